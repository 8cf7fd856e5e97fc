"""Options that are written down in part: the others have their defaults."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import hearts, testing
from vorhand.errors import RecordError
from vorhand.game import game_of
from vorhand.kit.options import option_names
from vorhand.records.model import VERSION
from vorhand.records.plain import plain, plain_options, some_options_from

any_options = st.one_of([subject.options for subject in testing.SUBJECTS.values()])


@given(any_options)
def test_all_options_written_down_are_the_options(options: Any) -> None:
    written = plain_options(game_of(options).NAME, options)
    assert some_options_from(type(options), written) == options


@given(any_options)
def test_what_is_not_written_down_is_as_by_default(options: Any) -> None:
    kind = type(options)
    usual = kind(players=options.players)
    names = option_names(kind, VERSION)
    differing = [name for name in names if getattr(options, name) != getattr(usual, name)]
    written = {name: plain(getattr(options, name)) for name in {"players", *differing}}
    assert some_options_from(kind, written) == options


def test_nothing_written_down_is_the_default() -> None:
    assert some_options_from(hearts.Options, {}) == hearts.Options()
    assert some_options_from(hearts.Options, {"players": 5}) == hearts.Options(players=5)


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ({"player": 4}, "options.player: the game has no such option; did you mean 'players'?"),
        ({"players": 9}, "options.players: "),
        ({"moon": "FULL"}, "options.moon: one of "),
        ({"card_points": [["AS", 7], ["2C", 1]]}, "options.card_points: .* is to be written "),
    ],
)
def test_what_cannot_be_read_is_named(written: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=f"^{message.replace('?', '[?]')}"):
        some_options_from(hearts.Options, written)
