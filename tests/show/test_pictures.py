"""What has no picture."""

from __future__ import annotations

from typing import Any

import pytest

from vorhand import Cards, WrongTypeError
from vorhand.show.pictures import picture


def test_what_is_neither_a_state_nor_a_view_has_no_picture() -> None:
    wrong: Any
    for wrong in (None, "2C", Cards()):
        with pytest.raises(WrongTypeError, match="a state or a view is expected"):
            picture(wrong)
