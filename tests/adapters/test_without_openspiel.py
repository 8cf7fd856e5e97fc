"""What somebody is told who has not installed OpenSpiel."""

from __future__ import annotations

import re
import sys
from importlib import import_module

import pytest

from vorhand.errors import MissingExtra


def test_an_import_without_openspiel_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "vorhand.adapters.openspiel", raising=False)
    told = "vorhand.adapters.openspiel needs pyspiel: pip install 'vorhand[openspiel]'"
    with pytest.raises(MissingExtra, match=f"^{re.escape(told)}$") as caught:
        import_module("vorhand.adapters.openspiel")
    assert isinstance(caught.value, ImportError)
    assert "vorhand.adapters.openspiel" not in sys.modules
