"""The picture of the README shows what the library says of its position."""

from __future__ import annotations

import re

from tests.golden.make_picture import ASKED, PLACE, drawn, position
from tests.links import ROOT
from vorhand import hearts


def test_the_picture_is_drawn_as_it_is_drawn_now() -> None:
    assert PLACE.read_text("utf-8") == drawn(), "python -m tests.golden.make_picture draws it anew"


def test_what_is_grey_is_what_may_not_be_led() -> None:
    state = position()
    held, grey = len(state.hands[2]), drawn().count('opacity=".72"')
    assert (held, held - grey) == (12, len(hearts.legal_moves(state)))
    assert hearts.violation(state, hearts.parse_move(ASKED)) is not None


def test_the_example_of_the_readme_reaches_the_position_of_the_picture() -> None:
    example = (ROOT / "README.md").read_text("utf-8").partition("\n```python\n")[2]
    seed = re.search(r"seed=(\d+)", example)
    assert seed is not None
    match = hearts.Match()
    state = match.deal(match.deck_for(seed=int(seed[1])))
    assert state.hands == match.deal(match.deck_for(seed=41)).hands
    assert f'parse_move("{ASKED}")' in example
