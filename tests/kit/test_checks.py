"""Whole numbers: any kind of them is taken, kept as ``int``, and True and False are none."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import attrs
import pytest

from tests.hawk import positions as of_hawk
from tests.hearts import positions as of_hearts
from tests.hurrikan import positions as of_hurrikan
from vorhand import (
    DECK,
    GAMES,
    Card,
    Cards,
    VorhandError,
    WrongTypeError,
    game,
    hawk,
    hearts,
    hurrikan,
    records,
    shuffled,
)
from vorhand.kit.checks import as_int, check_seat, whole
from vorhand.kit.shuffling import deck_for


class Whole:
    """A whole number that is no ``int``, as those of numpy are not."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Level(IntEnum):
    ONE = 1


QUEEN = Card("QS")
STARTS: dict[str, Any] = {
    "hearts": of_hearts.dealt(options=hearts.Options()),
    "hawk": of_hawk.dealt(),
    "hurrikan": of_hurrikan.dealt(),
}

Kept = Callable[[Any], object]
"""What is kept of a number, or what comes of it."""


def begun(name: str, **given: Any) -> Any:
    """A deal of a game from the hands of one that is there."""
    start, module = STARTS[name], GAMES[name]
    if name == "hurrikan":
        given |= {"table": start.table, "stock": start.stock}
    return module.begin(start.hands, start.options, **given)


def dealt(name: str, **given: Any) -> Any:
    module = GAMES[name]
    return module.deal(module.pack(), module.Options(), **given)


def of_any_game(name: str) -> dict[str, tuple[Kept, int]]:
    """Where a game takes whole numbers: what is kept of one, and one that is right."""
    module, start = GAMES[name], STARTS[name]
    players = start.options.players
    match = module.Match()
    seen = module.view(start, 1)
    rest = (0,) * (players - 1)
    return {
        "legal_moves": (lambda n: module.legal_moves(start, n), 0),
        "legal_moves of a view": (lambda n: module.legal_moves(seen, n), 1),
        "view": (lambda n: module.view(start, n).seat, 1),
        "View": (lambda n: attrs.evolve(seen, seat=n).seat, 1),
        "deal: dealer": (lambda n: dealt(name, dealer=n).dealer, 1),
        "deal: number": (lambda n: dealt(name, number=n).number, 1),
        "begin: dealer": (lambda n: begun(name, dealer=n).dealer, 1),
        "begin: number": (lambda n: begun(name, number=n).number, 1),
        "Match: dealer": (lambda n: module.Match(module.Options(), n).dealer, 1),
        "Match: scores": (lambda n: module.Match(scores=((n, *rest),)).scores[0][0], 1),
        "Match: seed": (match.deck_for, 1),
        "Match: number of a deck": (lambda n: match.deck_for(3, n), 1),
        "perft": (lambda n: game.perft(module, start, n), 1),
        "Record: dealer": (lambda n: records.Record(name, start.options, n).dealer, 1),
        "players": (lambda n: module.Options(players=n).players, 4),
    }


PLACES: dict[str, tuple[Kept, int]] = {
    **{f"{name}: {place}": kept for name in GAMES for place, kept in of_any_game(name).items()},
    "hearts: Play": (lambda n: hearts.Play(n, QUEEN).seat, 1),
    "hearts: Pass": (lambda n: hearts.Pass(n, Cards(QUEEN.text)).seat, 1),
    "hearts: Choose": (lambda n: hearts.Choose(n, hearts.Moon.OTHERS_UP).seat, 1),
    "hearts: pass_count": (lambda n: hearts.Options(pass_count=n).pass_count, 1),
    "hearts: limit": (lambda n: hearts.Options(limit=n).limit, 1),
    "hearts: queen_points": (lambda n: hearts.Options(queen_points=n).queen_points, 1),
    "hearts: jack_of_diamonds": (lambda n: hearts.Options(jack_of_diamonds=n).jack_of_diamonds, 1),
    "hearts: no_trick": (lambda n: hearts.Options(no_trick=n).no_trick, 1),
    "hearts: packets": (lambda n: hearts.Options(packets=(12, n)).packets[1], 1),
    "hearts: direction": (hearts.Options().direction, 1),
    "hawk: Play": (lambda n: hawk.Play(n, QUEEN).seat, 1),
    "hawk: deals": (lambda n: hawk.Options(deals=n).deals, 1),
    "hawk: solo_from": (lambda n: hawk.Options(solo_from=n).solo_from, 3),
    "hurrikan: Play": (lambda n: hurrikan.Play(n, QUEEN).seat, 1),
    "hurrikan: target": (lambda n: hurrikan.Options(target=n).target, 1),
    "hurrikan: largest_sum": (lambda n: hurrikan.Options(largest_sum=n).largest_sum, 2),
    "shuffled": (lambda n: shuffled(DECK, n), 1),
    "deck_for: seed": (lambda n: deck_for(DECK, n, 0), 1),
    "deck_for: number": (lambda n: deck_for(DECK, 0, n), 1),
    "whole": (lambda n: whole(n, "a number is an int"), 1),
    "check_seat": (lambda n: check_seat(n, 4), 1),
}


@pytest.mark.parametrize("place", PLACES)
def test_any_whole_number_is_taken_and_kept_as_an_int(place: str) -> None:
    kept, number = PLACES[place]
    expected, found = kept(number), kept(Whole(number))
    assert found == expected
    assert type(found) is type(expected)
    assert repr(found) == repr(expected)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("wrong", [True, False])
def test_true_and_false_are_no_numbers_anywhere(place: str, wrong: bool) -> None:
    kept, _ = PLACES[place]
    with pytest.raises(VorhandError):
        kept(wrong)


@pytest.mark.parametrize("place", PLACES)
def test_what_is_no_whole_number_is_refused(place: str) -> None:
    kept, number = PLACES[place]
    for wrong in (float(number), str(number), [number], Level.ONE, object()):
        with pytest.raises(VorhandError):
            kept(wrong)


def test_all_options_that_are_numbers_are_here() -> None:
    for name, module in GAMES.items():
        usual = module.Options()
        for field in attrs.fields(module.Options):
            if field.init and type(getattr(usual, field.name)) is int:
                assert f"{name}: {field.name}" in PLACES


def test_what_is_no_number_stays_what_it_is() -> None:
    value: Any
    for value in (True, None, 1.0, "1", Level.ONE):
        assert as_int(value) is value
    assert type(as_int(Whole(3))) is int  # type: ignore[arg-type] # what the test is about


def test_a_whole_number_is_said_to_be_expected() -> None:
    with pytest.raises(WrongTypeError, match=r"^a number is an int, not True$"):
        whole(True, "a number is an int")
