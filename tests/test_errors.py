"""What errors say of the values that they are about."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from tests.hearts.positions import dealt
from vorhand import (
    GAMES,
    Card,
    Cards,
    IllegalMove,
    InvalidDeal,
    UnknownGame,
    UnknownRule,
    Violation,
    VorhandError,
    WrongTypeError,
    game,
    hawk,
    hearts,
    hurrikan,
    records,
    shuffled,
)
from vorhand.errors import nearest, part_of, quoted
from vorhand.kit.shuffling import deck_for

HUGE = 10**5000


class Repeated(Sequence[Card]):
    """A sequence that is longer than the time of the world."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def __len__(self) -> int:  # pragma: no cover - it need not be asked
        return 10**12

    def __getitem__(self, index: Any) -> Any:
        return self.card


def test_numbers_too_long_to_print_are_refused_as_any_other() -> None:
    wrong: Any = HUGE
    for call in (
        lambda: hearts.Play(wrong, Card("2C")),
        lambda: hearts.legal_moves(dealt(), wrong),
        lambda: hearts.Options(pass_count=wrong),
        lambda: hearts.Match(dealer=wrong),
        lambda: hearts.deal(hearts.pack(), dealer=wrong),
        lambda: hearts.deal(hearts.pack(), number=-wrong),
        lambda: Card(wrong),
    ):
        with pytest.raises(VorhandError):
            call()
    assert sorted(hearts.Match().deck_for(HUGE)) == list(hearts.pack())


def test_a_value_in_a_message_is_said_to_be_of_its_game() -> None:
    card = Card("2C")
    with pytest.raises(WrongTypeError, match=r"not Play\(seat=0, card=Card\('2C'\)\) of Hearts$"):
        hawk.apply(hawk.deal(hawk.pack()), hearts.Play(0, card))  # type: ignore[arg-type] # on purpose
    with pytest.raises(WrongTypeError, match=r"vorhand\.hearts\.Options, not Options\(\) of Hawk$"):
        hearts.deal(hearts.pack(), hawk.Options())  # type: ignore[arg-type] # on purpose
    with pytest.raises(WrongTypeError, match=r"not Card\('2C'\)$"):
        hearts.deal(card)  # type: ignore[arg-type] # on purpose


@pytest.mark.parametrize("name", GAMES)
def test_the_text_of_an_error_never_raises(name: str) -> None:
    game = GAMES[name]
    state = game.deal(game.pack())
    move = game.legal_moves(state)[0]
    for rule in game.RULES.values():
        for case in ("/nonsense", "", "/view"):
            error = IllegalMove(Violation(rule, move, case), state)
            assert str(error).startswith(f"{move}: ")
            assert str(error).endswith(f" [{rule.id}]")
        nonsense = IllegalMove(Violation(rule, move, "/nonsense"), state)
        assert str(nonsense) == f"{move}: {rule.summary} [{rule.id}]"
        assert nonsense.violation.text("de") == rule.text("de")


def test_a_sentence_that_lacks_a_detail_is_the_summary_of_the_rule() -> None:
    move = hearts.Play(1, Card("3C"))
    refusal = hearts.violation(dealt(), move)
    assert refusal is not None
    assert refusal.text() == "it is seat 0's turn"
    assert Violation(refusal.rule, move).text() == refusal.rule.summary
    wrong = Violation(refusal.rule, move, details={"seat": 0})
    assert str(IllegalMove(wrong, None)) == f"1 3C: {refusal.rule.summary} [hearts.turn]"


class Shouting:
    """A value whose ``repr`` would do things to a terminal, and cannot be written to a file."""

    def __repr__(self) -> str:
        return "\x1b[2J\ud800\n" * 10**5


class Silent:
    """A value that cannot be shown."""

    def __repr__(self) -> str:
        raise OSError


class Loud(str):
    """A text with ways of its own."""

    __slots__ = ()

    def __str__(self) -> str:  # pragma: no cover - it is not asked
        raise OSError


class Texted:
    def __repr__(self) -> str:
        return Loud("loud")


class Vague(type):
    """A class of classes that do not say where they are from."""

    @property
    def __module__(cls) -> str:  # type: ignore[override] # on purpose
        raise OSError


class Unplaced(metaclass=Vague):
    def __repr__(self) -> str:
        return "unplaced"


def endless() -> list[Any]:
    found: list[Any] = []
    found.append(found)
    return found


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("QS", "'QS'"),
        ("\x1b[2J", r"'\x1b[2J'"),
        ("a\nb\u202e\u2028", r"'a\nb\u202e\u2028'"),
        ("♠\ufe0f ä", "'♠\ufe0f ä'"),
        ([], "[]"),
        ((), "()"),
        ((1,), "(1,)"),
        ([1, (2, "x")], "[1, (2, 'x')]"),
        ({1}, "{1}"),
        (set(), "set()"),
        (frozenset({"a"}), "frozenset({'a'})"),
        ({"a": [1], 2: {}}, "{'a': [1], 2: {}}"),
        (Texted(), "loud"),
        (Unplaced(), "unplaced"),
        (range(10**12), "range(0, 1000000000000)"),
    ],
)
def test_values_are_shown_as_python_shows_them(value: object, shown: str) -> None:
    assert quoted(value) == shown
    if type(value) not in {str, Texted, Unplaced}:
        assert quoted(value) == repr(value)


@pytest.mark.parametrize(
    "value",
    [
        "x" * 10**7,
        "\x1b" * 10**7,
        b"x" * 10**7,
        list(range(10**6)),
        dict.fromkeys(range(10**6)),
        [[["x" * 10**6] * 10**6]],
        endless(),
        Shouting(),
        [Silent()] * 10**6,
        HUGE,
    ],
    ids=lambda value: type(value).__name__,
)
def test_no_more_of_a_value_is_looked_at_than_is_shown(value: object) -> None:
    began = time.process_time()
    shown = quoted(value)
    assert time.process_time() - began < 0.5
    assert len(shown) <= 160
    assert shown.isprintable()
    shown.encode()


def test_long_values_of_ours_are_counted_and_not_listed() -> None:
    match = hawk.Match()
    state = game.play_out(hawk, match.deal(match.deck_for(1)), Random(1))
    record = records.record_of([state])
    assert "deals=<1 deals>" in repr(record)
    assert "states=<1 deals>" in repr(records.replay(record))
    replayed = game.replay(hawk, match.deal(match.deck_for(1)), hawk.moves_of(state))
    assert repr(replayed) == "Replay(states=<41 states>, error=None)"
    wrong: Any = None
    assert repr(records.MatchReplay(wrong, None, None)).startswith("MatchReplay(states=None,")


@pytest.mark.parametrize(
    ("place", "name", "whole"),
    [
        ("", "deals", "deals"),
        ("options", "players", "options.players"),
        ("headers", "Comment-1", "headers.Comment-1"),
        ("options", "a b", "options['a b']"),
        ("", "\x1b", r"'\x1b'"),
        ("options", "x" * 41, f"options['{'x' * 41}']"),
        ("options", 3, "options[3]"),
    ],
)
def test_names_in_places_are_quoted_unless_they_are_plain(
    place: str, name: object, whole: str
) -> None:
    assert part_of(place, name) == whole


def test_the_nearest_name_is_asked_for() -> None:
    assert nearest("player", ["players", "passing"]) == "; did you mean 'players'?"
    assert nearest("xyz", ["players", "passing"]) == ""
    assert nearest(3, ["players"]) == ""
    began = time.process_time()
    nearest("player" * 10**6, ["players"] * 50)
    assert time.process_time() - began < 0.5


def test_an_unknown_rule_is_a_key_error_with_the_nearest_id() -> None:
    with pytest.raises(KeyError) as caught:
        hearts.RULES["hearts.brek"]
    assert str(caught.value) == "there is no rule 'hearts.brek'; did you mean 'hearts.breaking'?"
    assert isinstance(caught.value, UnknownRule)
    assert (caught.value.id, caught.value.book) == ("hearts.brek", hearts.RULES)
    assert hearts.RULES.get("hearts.brek") is None
    assert "hearts.brek" not in hearts.RULES
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)


def test_an_unknown_game_is_a_key_error_with_the_nearest_name() -> None:
    with pytest.raises(KeyError) as caught:
        GAMES["heart"]
    assert isinstance(caught.value, UnknownGame)
    assert str(caught.value) == "there is no game 'heart'; did you mean 'hearts'?"
    assert GAMES.get("heart") is None


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    wrong: dict[str, Any] = {"player": 3}
    calls: list[Callable[[], object]] = [
        lambda: hearts.Options(**wrong),
        lambda: hearts.ATLANTIS.replace(**wrong),
    ]
    for call in calls:
        with pytest.raises(WrongTypeError, match=r"no option 'player'; did you mean 'players'\?"):
            call()
    unnamed: Any = hearts.Options
    with pytest.raises(WrongTypeError, match="options are given by name, not as 3"):
        unnamed(3)


@pytest.mark.parametrize("lazy", [range(10**12), range(10**30), Repeated(Card("2C"))])
def test_what_is_no_pack_is_refused_without_being_gone_through(lazy: Any) -> None:
    for call in (
        lambda: hearts.deal(lazy),
        lambda: hawk.begin(lazy),
        lambda: shuffled(lazy, 1),
        lambda: hurrikan.begin([], table=Cards(), stock=lazy),
        lambda: deck_for(lazy, 1, 1),
        lambda: records.record_of(lazy),
    ):
        began = time.process_time()
        with pytest.raises(VorhandError):
            call()
        assert time.process_time() - began < 0.5


def test_a_deck_that_is_too_long_has_a_short_message() -> None:
    with pytest.raises(InvalidDeal) as caught:
        hawk.begin([Cards()] * 900)
    assert len(str(caught.value)) < 500
    with pytest.raises(WrongTypeError, match="a deck has 1000 cards at most"):
        hearts.deal(hearts.pack() * 100)
