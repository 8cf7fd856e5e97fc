"""Observations: what stands in each plane, held against the view, and the frozen layouts."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.golden import make_layouts
from tests.turns.test_turns import GOLDEN
from vorhand import (
    DECK,
    GAMES,
    Card,
    Cards,
    MissingExtra,
    NoSuchSeat,
    OutOfRange,
    UnknownGame,
    UnknownPlane,
    WrongTypeError,
    hawk,
    hearts,
    hurrikan,
    observing,
    testing,
)
from vorhand.turns import Turn


def test_planes_and_observations_are_frozen() -> None:
    assert make_layouts.everything() == GOLDEN


def bits_of(bits: observing.Bits, name: str) -> list[int]:
    """The bits of a plane one by one, from the text of the whole number."""
    plane = bits.planes[name]
    text = f"{bits.value:0{bits.width}b}"[::-1]
    return [int(text[at]) for at in range(plane.start, plane.start + plane.width)]


# --- What a plane should show, from the view, bit by bit


def cards(held: Iterable[Card]) -> list[int]:
    return [int(card in set(held)) for card in DECK]


def by_seat(seat: int, piles: Sequence[Iterable[Card]]) -> list[int]:
    return list(chain(*(cards(piles[(seat + at) % len(piles)]) for at in range(len(piles)))))


def seats(seat: int, players: int, which: Iterable[int]) -> list[int]:
    chosen = set(which)
    return [int((seat + at) % players in chosen) for at in range(players)]


def rods(seat: int, width: int, numbers: Sequence[int]) -> list[int]:
    turned = [numbers[(seat + at) % len(numbers)] for at in range(len(numbers))]
    return list(chain(*([1] * number + [0] * (width - number) for number in turned)))


def tricky(view: Any) -> dict[str, list[int]]:
    """What is alike in games of tricks."""
    public, seat = view.public, view.seat
    players = public.options.players
    played: list[list[Card]] = [[] for _ in range(players)]
    taken: list[list[Card]] = [[] for _ in range(players)]
    running: list[list[Card]] = [[] for _ in range(players)]
    order: list[int] = []
    for trick in public.tricks:
        taken[trick.taker] += trick.cards
    for play in public.trick:
        running[play.seat].append(play.card)
    for play in chain(*(trick.plays for trick in public.tricks), public.trick):
        played[play.seat].append(play.card)
        order += cards([play.card]) + seats(seat, players, [play.seat])
    led = [public.trick[0].card.suit.letter] if public.trick else []
    return {
        "seat": [int(at == seat) for at in range(players)],
        "dealer": seats(seat, players, [public.dealer]),
        "hand": cards(view.hand),
        "played": by_seat(seat, played),
        "taken": by_seat(seat, taken),
        "trick": by_seat(seat, running),
        "led": [int(letter in led) for letter in "CDHS"],
        "to_move": seats(seat, players, public.to_move),
        "history": order,
    }


def of_hearts(view: hearts.View) -> dict[str, list[int]]:
    public, players = view.public, view.public.options.players
    moons = (hearts.Moon.OTHERS_UP, hearts.Moon.SHOOTER_DOWN)
    directions = ("left", "right", "across", "second left", "second right", "hold")
    return tricky(view) | {
        "direction": [int(public.direction.value == name) for name in directions],
        "has_passed": seats(view.seat, players, public.passed),
        "begun": cards([]),
        "passed": cards(view.passed or ()),
        "received": cards(view.received or ()),
        "kitty": cards(view.kitty or ()),
        "broken": [int(public.broken)],
        "opened": [int(public.opened)],
        "choice": [int(public.choice is moon) for moon in moons],
    }


def of_hawk(view: hawk.View) -> dict[str, list[int]]:
    takers = [trick.taker for trick in view.public.tricks]
    players = view.public.options.players
    return tricky(view) | {
        "first_taker": seats(view.seat, players, takers[:1]),
        "last_taker": seats(view.seat, players, takers[-1:]),
    }


def of_hurrikan(view: hurrikan.View) -> dict[str, list[int]]:
    public, seat = view.public, view.seat
    players = public.options.players
    played = [[play.card for play in public.plays if play.seat == at] for at in range(players)]
    last = [play.seat for play in public.plays if play.takes][-1:]
    order: list[int] = []
    for play in public.plays:
        order += cards([play.card]) + cards(play.takes) + seats(seat, players, [play.seat])
    deals: list[int] = []
    for number in public.deals:
        deals += [int(at == number) for at in range(37)]
    return {
        "seat": [int(at == seat) for at in range(players)],
        "dealer": seats(seat, players, [public.dealer]),
        "hand": cards(view.hand),
        "table": cards(public.table),
        "begun_card": cards([]),
        "begun_takes": cards([]),
        "played": by_seat(seat, played),
        "won": by_seat(seat, public.won),
        "sweeps": rods(seat, 18, public.sweeps),
        "sizes": rods(seat, 18, public.sizes),
        "stock": rods(0, 2, [public.stock // 12]),
        "last_capturer": seats(seat, players, last),
        "to_move": seats(seat, players, public.to_move),
        "sweeper": seats(seat, players, [] if public.sweeper is None else [public.sweeper]),
        "history": order,
        "dealt": list(chain(*map(cards, view.dealt))),
        "deals": deals,
    }


EXPECTED = {"hearts": of_hearts, "hawk": of_hawk, "hurrikan": of_hurrikan}


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_planes_show_what_the_view_shows(name: str, data: st.DataObject) -> None:
    state: Any = data.draw(testing.positions(testing.SUBJECTS[name]))
    expect: Any = EXPECTED[name]
    for seat in range(state.options.players):
        expected = expect(GAMES[name].view(state, seat))
        for history in (False, True):
            bits = observing.observe(state, seat, history=history)
            assert bits.planes == observing.planes(state.options, history=history)
            for plane in bits.planes.planes:
                found = bits_of(bits, plane.name)
                wanted = expected[plane.name]
                assert found == wanted + [0] * (plane.width - len(wanted)), plane.name
        assert {plane.name for plane in bits.planes.planes} == expected.keys()


def test_what_is_begun_is_shown_to_the_seat_that_acts_and_to_nobody_else() -> None:
    turn = Turn(hearts.deal(hearts.pack()))
    begun = turn.apply(turn.legal()[0])
    assert begun.observation(0).cards("begun") == Cards("2C")
    for seat in (1, 2, 3):
        assert begun.observation(seat) == turn.observation(seat)
    options = hurrikan.Options(capture=hurrikan.Capture.OPTIONAL)
    deck = hurrikan.Match(options).deck_for(seed=3)
    play = Turn(hurrikan.deal(deck, options))
    open_ = next(action for action in play.legal() if play.move(action) is None)
    after = play.apply(open_)
    assert after.observation(0).cards("begun_card") == Cards([DECK[open_]])
    assert after.observation(1) == play.observation(1)


def test_cards_that_a_play_takes_so_far_are_shown() -> None:
    state = hurrikan.begin(
        [Cards("KS 2C 3C 6C 7C JC"), Cards("KD 2D 3D 6D 7D JD")],
        table=Cards("4C 4D 6H 6S"),
        stock=[card for card in hurrikan.pack() if str(card) not in USED.split()],
    )
    turn = Turn(state).apply(Card("KS").index).apply(Card("4C").index)
    bits = turn.observation(0)
    assert bits.cards("begun_card") == Cards("KS")
    assert bits.cards("begun_takes") == Cards("4C")


USED = "KS 2C 3C 6C 7C JC KD 2D 3D 6D 7D JD 4C 4D 6H 6S"


# --- Bits


def test_bits_are_bytes_from_the_lowest_on() -> None:
    bits = observing.observe(hawk.deal(hawk.pack()), 3)
    packed = bits.to_bytes()
    assert len(packed) == (bits.width + 7) // 8
    text = f"{bits.value:0{bits.width}b}"[::-1]
    assert [packed[at // 8] >> at % 8 & 1 for at in range(bits.width)] == [int(bit) for bit in text]


def test_cards_of_a_plane_by_seat() -> None:
    state: hawk.State = hawk.deal(hawk.pack())
    for _ in range(3):
        state = hawk.apply(state, hawk.legal_moves(state)[0])
    bits = observing.observe(state, 1)
    assert [bits.cards("trick", at) for at in range(4)] == [
        Cards([play.card for play in state.public.trick if play.seat == (1 + at) % 4])
        for at in range(4)
    ]


def test_a_plane_that_is_not_there_is_told() -> None:
    bits = observing.observe(hawk.deal(hawk.pack()), 3)
    for look in (bits.__getitem__, bits.cards, bits.planes.__getitem__):
        with pytest.raises(UnknownPlane, match=r"there is no plane 'hnad'; did you mean 'hand'\?"):
            look("hnad")


def test_planes_are_gone_through_in_their_order_and_bits_are_not() -> None:
    bits = observing.observe(hawk.deal(hawk.pack()), 3)
    assert list(bits.planes) == list(bits.planes.planes)
    assert "hand" in bits.planes
    assert "hnad" not in bits.planes
    with pytest.raises(TypeError, match="not iterable"):
        list(bits)  # type: ignore[call-overload]


def test_only_planes_of_cards_show_cards() -> None:
    bits = observing.observe(hawk.deal(hawk.pack()), 3)
    with pytest.raises(UnknownPlane, match="the plane 'to_move' does not show cards"):
        bits.cards("to_move")
    for place in (-1, 4):
        with pytest.raises(OutOfRange, match=f"a place in 'trick' is 0 to 3, not {place}"):
            bits.cards("trick", place)
    with pytest.raises(WrongTypeError, match="a place is an int"):
        bits.cards("trick", None)  # type: ignore[arg-type]


@pytest.mark.parametrize("history", [None, 1, "no"])
def test_whether_there_is_a_history_is_true_or_false(history: Any) -> None:
    with pytest.raises(WrongTypeError, match="history is True or False"):
        observing.planes(hawk.SOURCE, history=history)
    with pytest.raises(WrongTypeError, match="history is True or False"):
        observing.observe(hawk.deal(hawk.pack()), 3, history=history)


def test_observations_are_values() -> None:
    bits = observing.observe(hawk.deal(hawk.pack()), 3)
    assert pickle.loads(pickle.dumps(bits)) == bits
    assert repr(bits).startswith("Bits(value=0x")


def test_bits_are_an_array_of_numpy() -> None:
    bits = observing.observe(hawk.deal(hawk.pack()), 3)
    array = bits.array()
    assert (array.shape, str(array.dtype)) == ((bits.width,), "uint8")
    text = f"{bits.value:0{bits.width}b}"[::-1]
    assert array.tolist() == [int(bit) for bit in text]


def test_without_numpy_there_is_no_array(monkeypatch: pytest.MonkeyPatch) -> None:
    bits = observing.observe(hawk.deal(hawk.pack()), 3)
    monkeypatch.setitem(sys.modules, "numpy", None)  # so that importing it fails
    with pytest.raises(MissingExtra, match="an array needs numpy: pip install 'numpy'"):
        bits.array()


# --- Refusals


def test_only_a_seat_of_the_game_observes() -> None:
    state = hawk.deal(hawk.pack())
    with pytest.raises(NoSuchSeat, match="there is no seat 4"):
        observing.observe(state, 4)
    with pytest.raises(NoSuchSeat, match="the view is that of seat 1, not of seat 2"):
        observing.observe(hawk.view(state, 1), 2)
    with pytest.raises(WrongTypeError, match="a seat is an int"):
        Turn(state).observation("0")  # type: ignore[arg-type]


def test_only_states_and_views_are_observed() -> None:
    with pytest.raises(WrongTypeError, match="a state or a view is expected"):
        observing.observe(hawk.Options(), 0)
    with pytest.raises(UnknownGame):
        observing.observe(None, 0)
    with pytest.raises(WrongTypeError, match="options of a game are expected"):
        observing.planes(hawk.Match())  # type: ignore[arg-type]
    with pytest.raises(UnknownGame):
        observing.planes(4)  # type: ignore[arg-type]
