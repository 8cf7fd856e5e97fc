"""Views that are sent to clients: nothing more in them, and nothing else comes back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hearts.positions import moon_to_choose
from vorhand import (
    GAMES,
    Cards,
    RecordError,
    VorhandError,
    WrongTypeError,
    hawk,
    hearts,
    records,
    testing,
)
from vorhand.testing import SUBJECTS, Subject

every_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
by_name = pytest.mark.parametrize("name", GAMES)


def sent(view: Any) -> Any:
    """What arrives at the client."""
    return json.loads(json.dumps(records.view_to_plain(view)))


def late(name: str, seat: int = 0, moves: int = 14) -> Any:
    """A view in the middle of a deal."""
    game: Any = GAMES[name]
    state, rng = game.deal(game.Match().deck_for(seed=3)), Random(3)
    for _ in range(moves):
        state = game.apply(state, rng.choice(game.legal_moves(state)))
    return game.view(state, seat)


@every_game
@given(data=st.data())
def test_what_follows_from_a_view_is_sent_with_it(
    subject: Subject[Any, Any, Any], data: st.DataObject
) -> None:
    game = subject.game
    state = data.draw(testing.positions(subject))
    for seat in range(state.options.players):
        seen = game.view(state, seat)
        told = json.loads(json.dumps(records.view_to_plain(seen, derived=True)))
        assert records.view_from_plain(told) == seen
        derived = told.pop("derived")
        assert told == sent(seen)
        assert derived["phase"] == type(state).__name__
        assert tuple(derived["points"]) == game.points(state)
        moves = game.legal_moves(state, seat)
        cards = {str(card) for move in moves for card in cards_of_move(move)}
        assert derived["legal"] == [str(card) for card in state.hands[seat] if str(card) in cards]
        if hasattr(state, "led"):
            assert derived["led"] == (state.led.name if state.led else None)


def cards_of_move(move: Any) -> Iterator[Any]:
    """The cards that leave the hand by a move."""
    yield from [move.card] if hasattr(move, "card") else getattr(move, "cards", ())


def test_what_follows_from_a_view_of_hearts() -> None:
    told = records.view_to_plain(hearts.view(hearts.deal(hearts.pack()), 1), derived=True)
    assert told["derived"] == {
        "phase": "Passing",
        "points": [0, 0, 0, 0],
        "legal": told["hand"].split(),
        "direction": "LEFT",
        "led": None,
        "broken": False,
    }


@by_name
def test_what_does_not_follow_from_a_view_is_refused(name: str) -> None:
    told = records.view_to_plain(late(name), derived=True)
    right = told["derived"]
    zeros = [float(point) for point in right["points"]]
    wrongs: list[Any] = [
        None,
        {},
        right | {"points": []},
        right | {"x": 1},
        right | {"points": zeros},
    ]
    for wrong in wrongs:
        with pytest.raises(RecordError, match="derived: it does not follow from the view"):
            records.view_from_plain(told | {"derived": wrong})


@every_game
@given(data=st.data())
def test_a_view_arrives_as_it_was(subject: Subject[Any, Any, Any], data: st.DataObject) -> None:
    game = subject.game
    state = data.draw(testing.positions(subject))
    for seat in range(state.options.players):
        seen = game.view(state, seat)
        arrived: Any = records.view_from_plain(sent(seen))
        assert arrived == seen
        assert type(arrived) is type(seen)
        assert game.legal_moves(arrived) == game.legal_moves(seen)
        assert game.points(arrived) == game.points(seen)


@every_game
@given(data=st.data())
def test_what_is_sent_names_no_card_that_its_seat_has_not_seen(
    subject: Subject[Any, Any, Any], data: st.DataObject
) -> None:
    state = data.draw(testing.positions(subject))
    for seat in range(state.options.players):
        told = sent(subject.game.view(state, seat))
        del told["public"]["options"]  # they may name any card
        text = json.dumps(told)
        named = set(re.findall(r"\b[2-9TJQKA][CDHS]\b", text))
        assert named <= set(map(str, subject.visible(state, seat)))


def test_a_view_in_plain_values() -> None:
    state = hawk.begin(
        [
            Cards("2C 3C 4C 5C 6C 7C 8C 9C TC AC 2D 5D AD"),
            Cards("2H 3H 4H 5H 6H 7H 8H 9H TH AH 2S 3S AS"),
        ],
        hawk.Options(players=2),
    )
    for move in ("0 TC", "1 AH", "0 9C"):
        state = hawk.apply(state, hawk.parse_move(move))  # type: ignore[assignment] # it goes on
    told = records.view_to_plain(hawk.view(state, 1))
    assert {key: told[key] for key in ("game", "seat", "hand")} == {
        "game": "hawk",
        "seat": 1,
        "hand": "2H 3H 4H 5H 6H 7H 8H 9H TH 2S 3S AS",
    }
    public = told["public"]
    assert public["options"]["ruffing"] == "FREE"
    assert public["tricks"] == [{"plays": ["0 TC", "1 AH"], "taker": 0}]
    assert (public["trick"], public["to_move"]) == (["0 9C"], [1])
    assert list(told) == ["game", "seat", "hand", "public"]


def test_the_choice_of_a_shooter_is_sent_by_name() -> None:
    chosen = hearts.apply(moon_to_choose(), hearts.parse_move("1 choose shooter_down"))
    seen = hearts.view(chosen, 0)
    assert sent(seen)["public"]["choice"] == "SHOOTER_DOWN"
    arrived: Any = records.view_from_plain(sent(seen))
    assert arrived == seen
    assert hearts.score(arrived) == hearts.score(chosen)


def places(value: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Each value in what is sent, with where it stands: the container and the key."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in list(pairs):
        at = f"{place}[{key}]" if isinstance(value, list) else f"{place}.{key}".lstrip(".")
        yield at, value, key
        if isinstance(one, (dict, list)):
            yield from places(one, at)


@by_name
def test_a_missing_or_unknown_field_is_refused_with_its_place(name: str) -> None:
    whole = sent(late(name))
    for at, _, key in list(places(whole)):
        copy = deepcopy(whole)
        (holder,) = [holder for place, holder, _ in places(copy) if place == at]
        if not isinstance(holder, dict):
            continue
        value = holder.pop(key)
        with pytest.raises(RecordError) as missing:
            records.view_from_plain(copy)
        assert missing.value.place == at
        holder[key] = value
        holder["more"] = 1
        with pytest.raises(RecordError, match=r"no such (field|option)") as unknown:
            records.view_from_plain(copy)
        assert unknown.value.place.endswith("more")


@by_name
def test_a_value_of_a_wrong_kind_is_refused(name: str) -> None:
    whole = sent(late(name, moves=17))
    wrong: Any
    for at, _, key in list(places(whole)):
        for wrong in (1.5, True, {}, "2C 2C", [None], ["9 9X"], -1):
            copy = deepcopy(whole)
            (holder,) = [holder for place, holder, _ in places(copy) if place == at]
            if type(holder[key]) is type(wrong):
                continue
            holder[key] = wrong
            with pytest.raises(RecordError):
                records.view_from_plain(copy)


@every_game
@given(data=st.data())
def test_anything_that_arrives_is_refused_or_a_view(
    subject: Subject[Any, Any, Any], data: st.DataObject
) -> None:
    whole = sent(late(subject.game.RULES.game))
    junk = st.recursive(
        st.none() | st.booleans() | st.integers(-9, 99) | st.floats() | st.text(max_size=3),
        lambda inner: (
            st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
        ),
        max_leaves=4,
    )
    for _ in range(data.draw(st.integers(1, 3))):
        _, holder, key = data.draw(st.sampled_from(list(places(whole))))
        holder[key] = data.draw(junk | st.just(holder[key]))  # or it stays as it is
    try:
        arrived: Any = records.view_from_plain(whole)
        subject.game.legal_moves(arrived)
    except VorhandError:
        return
    assert sent(arrived) == whole


@pytest.mark.parametrize("wrong", [None, 3, "view", [], hearts, hearts.Options(), Cards("2C")])
def test_what_is_no_view(wrong: Any) -> None:
    with pytest.raises(WrongTypeError, match="a view is expected"):
        records.view_to_plain(wrong)
    with pytest.raises(RecordError):
        records.view_from_plain(wrong)


def test_messages_of_a_view_that_is_damaged() -> None:
    def told(change: dict[str, Any], part: str = "") -> str:
        whole = sent(late("hurrikan"))
        (whole[part] if part else whole).update(change)
        with pytest.raises(RecordError) as refusal:
            records.view_from_plain(whole)
        return str(refusal.value)

    assert told({"game": "whist"}).startswith("game: one of hearts, hawk, hurrikan is expected")
    assert told({"hand": "XX"}).startswith("hand: ")
    assert told({"hand": "3C 2C"}) == "hand: '3C 2C' is to be written '2C 3C'"
    assert told({"plays": ["0 2C", 5]}, "public").startswith("public.plays[1]: ")
    assert told({"seat": 7}) == "there is no seat 7: the seats are 0 to 1"
    assert told({"sizes": ["6", 6]}, "public") == "numbers are a tuple of int, not ('6', 6)"
    hearts_view = sent(late("hearts"))
    hearts_view["public"]["choice"] = "NOTHING"
    with pytest.raises(RecordError, match=r"public\.choice: one of OTHERS_UP, .* is expected"):
        records.view_from_plain(hearts_view)
