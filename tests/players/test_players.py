"""Simple players answer with legal moves, see nothing hidden, and are better than chance."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hearts.positions import moon_to_choose
from vorhand import (
    GAMES,
    Cards,
    NotToMove,
    UnknownGame,
    WrongTypeError,
    hawk,
    hearts,
    hurrikan,
    players,
    shuffled,
    testing,
)
from vorhand.players.hawk import low
from vorhand.players.hearts import duck
from vorhand.players.hurrikan import greedy

EVERY_PLAYER = [(game, name) for game, found in players.PLAYERS.items() for name in found]


def test_each_game_has_a_simple_player_and_one_that_plays_at_random() -> None:
    for game in GAMES:
        simple, *others = players.PLAYERS[game].values()
        assert players.simple_player(game) is simple
        assert others == [players.random_player] == [players.PLAYERS[game]["random"]]
    assert len(players.PLAYERS) == 3
    assert repr(players.PLAYERS) == "<players of: hearts, hawk, hurrikan>"


def test_a_game_without_a_player_of_its_own_is_played_at_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(players, "find_spec", lambda _: None)
    assert players.simple_player("hearts") is players.random_player


def test_there_are_no_players_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'hearts'"):
        players.simple_player("heart")


@pytest.mark.parametrize(("game", "name"), EVERY_PLAYER)
@given(data=st.data())
def test_a_player_makes_a_legal_move(game: str, name: str, data: st.DataObject) -> None:
    subject: Any = testing.SUBJECTS[game]
    state = data.draw(testing.positions(subject))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for seat in subject.game.to_move(state):
        view = subject.game.view(state, seat)
        move = players.PLAYERS[game][name](view, rng)
        assert subject.game.violation(view, move) is None
        assert subject.game.violation(state, move) is None


@pytest.mark.parametrize("player", [duck, low, greedy])
def test_a_simple_player_answers_alike_whatever_the_chance(player: Any) -> None:
    game = GAMES[player.__module__.rpartition(".")[2]]
    for seed in range(20):
        state = game.deal(shuffled(game.pack(), seed), number=seed)
        seat = game.to_move(state)[0]
        view = game.view(state, seat)
        rng = Random(1)
        assert player(view, rng) == player(view, Random(2))
        assert rng.getstate() == Random(1).getstate()


@pytest.mark.parametrize(("game", "name"), EVERY_PLAYER)
def test_a_player_is_not_given_a_state(game: str, name: str) -> None:
    module, player = GAMES[game], players.PLAYERS[game][name]
    state = module.deal(shuffled(module.pack(), 1))
    seat = module.to_move(state)[0]
    for wrong in (state, None, "x", hawk.View):
        with pytest.raises(WrongTypeError, match="is expected, not"):
            player(wrong, Random(1))
    with pytest.raises(WrongTypeError, match=r"a random\.Random is expected, not None"):
        player(module.view(state, seat), None)  # type: ignore[arg-type] # on purpose


def test_a_player_of_another_game_is_refused() -> None:
    view: Any = hawk.view(hawk.deal(hawk.pack()), 0)
    with pytest.raises(WrongTypeError, match="a View of Hearts is expected"):
        duck(view, Random(1))


@pytest.mark.parametrize(("game", "name"), EVERY_PLAYER)
def test_a_player_is_asked_when_it_is_its_turn(game: str, name: str) -> None:
    module, player = GAMES[game], players.PLAYERS[game][name]
    state = module.deal(shuffled(module.pack(), 1), number=3)
    seat = 1 - module.to_move(state)[0] % 2
    with pytest.raises(NotToMove, match=f"it is not the turn of seat {seat}"):
        player(module.view(state, seat), Random(1))


DEALS = 400
"""So many that chance would do as well once in thirty thousand times."""


def gains(game: str, number: int) -> list[float]:
    """By how much a simple player, in each seat in turn, did better than those at random."""
    module, simple = GAMES[game], players.simple_player(game)
    options = module.Options(players=number)
    sign, found = (-1 if game == "hearts" else 1), []
    for deal in range(DEALS):
        rng = Random(deal)
        state = module.deal(shuffled(module.pack(options), 7919 * deal), options, number=deal)
        own = {deal % number}
        if game == "hurrikan":  # with four players partners score together
            own |= {(deal + 2) % number}
        while seats := module.to_move(state):
            player = simple if seats[0] in own else players.random_player
            state = module.apply(state, player(module.view(state, seats[0]), rng))
        score = module.score(state)
        others = [points for seat, points in enumerate(score) if seat not in own]
        found.append(sign * (fmean(score[seat] for seat in own) - fmean(others)))
    return found


@pytest.mark.parametrize(
    ("game", "number"),
    [
        *(("hearts", number) for number in (3, 5)),
        *(("hawk", number) for number in (2, 3, 4, 6)),
        *(("hurrikan", number) for number in (2, 4)),
    ],
)
def test_a_simple_player_is_better_than_chance(game: str, number: int) -> None:
    found = gains(game, number)
    error = stdev(found) / len(found) ** 0.5
    assert fmean(found) > 4 * error


# Hearts

NO_PASS = hearts.Options(passing=(hearts.Direction.HOLD,))


def hearts_view(hands: str, *moves: str, options: hearts.Options = NO_PASS) -> hearts.View:
    """The view of whoever is to move after these moves."""
    given = [Cards(hand) for hand in hands.split(";")]
    state: hearts.State = hearts.begin(given, options)
    for move in moves:
        state = hearts.apply(state, hearts.parse_move(move))
    return hearts.view(state, hearts.to_move(state)[0])


HANDS = (
    "2C 7C 3D 5D 9D 4H 8H JH 2S 6S 9S JS KS;AC KC 4D 8D 2H 5H 9H QH 3S 7S TS QS AS;"
    "3C 8C JC 2D 6D TD JD 3H 6H KH 4S 5S 8S;4C 5C 6C 9C TC QC 7D QD KD AD 7H TH AH"
)


def test_duck_passes_its_highest_cards() -> None:
    view = hearts_view(HANDS, options=hearts.TRAINER)
    assert str(duck(view, Random(1))) == "0 pass JH JS KS"


def test_duck_stays_below_the_card_that_takes_the_trick() -> None:
    view = hearts_view(HANDS, "0 2C", "1 KC", "2 3C")
    assert str(duck(view, Random(1))) == "3 QC"


def test_duck_takes_with_its_highest_card_if_it_must() -> None:
    view = hearts_view(HANDS, "0 2C")
    assert str(duck(view, Random(1))) == "1 AC"


def test_duck_throws_what_costs_most() -> None:
    start = ("0 2C", "1 AC", "2 3C", "3 4C", "1 KC", "2 8C", "3 5C", "0 7C", "1 4D", "2 JD")
    view = hearts_view(HANDS, *start, "3 7D", "0 3D", "2 JC", "3 6C", "0 JH")
    assert str(duck(view, Random(1))) == "1 QS"


def test_duck_leads_its_lowest_card() -> None:
    view = hearts_view(HANDS, "0 2C", "1 AC", "2 3C", "3 4C")
    assert str(duck(view, Random(1))) == "1 3S"


def test_duck_chooses_that_the_others_go_up() -> None:
    view = hearts.view(moon_to_choose(), 1)
    assert duck(view, Random(1)) == hearts.Choose(1, hearts.Moon.OTHERS_UP)


# Hawk

HAWKS = [
    Cards("2C 4C 3D 9D TD 3S 5S 8S 9S TS"),
    Cards("7C TC 5D 8D 3H 4H 7H 8H AH 7S"),
    Cards("5C AC 2H 5H 6H 9H TH 2S 6S AS"),
    Cards("3C 6C 8C 9C 2D 4D 6D 7D AD 4S"),
]


def hawk_view(*moves: str) -> hawk.View:
    state: hawk.State = hawk.begin(HAWKS, hawk.SOURCE)
    for move in moves:
        state = hawk.apply(state, hawk.parse_move(move))
    return hawk.view(state, hawk.to_move(state)[0])


@pytest.mark.parametrize(
    ("moves", "answer"),
    [
        ((), "0 TS"),  # the highest number: all would take a trick with nobody else in it
        (("0 9S",), "1 7S"),  # the only spade, which takes over
        (("0 5S", "1 7S"), "2 6S"),  # higher than the five, which still wins
        (("0 TS", "1 7S", "2 6S", "3 4S"), "3 AD"),  # in the second trick it leads low
        (("0 TS", "1 7S", "2 6S", "3 4S", "3 6C", "0 4C"), "1 TC"),  # cannot get below the four
        # As the last of the trick with the highest club that takes it, or with the only one.
        (("0 TS", "1 7S", "2 6S", "3 4S", "3 6C", "0 4C", "1 TC"), "2 AC"),
    ],
)
def test_low_leaves_the_first_trick_and_takes_the_others(
    moves: tuple[str, ...], answer: str
) -> None:
    assert str(low(hawk_view(*moves), Random(1))) == answer


# Hurrikan


@pytest.mark.parametrize(
    ("hand", "table", "answer"),
    [
        ("QS 6C KD 2H 3H JD", "4C 5D AH 7S", "0 KD x 4C 5D AH"),  # four cards, and no sweep
        ("QS 6C 7C 3H 5H JD", "4C 2D 2C AH", "0 QS x 2C 4C 2D AH"),  # a sweep
        ("6C 2C 5H QH KC JD", "JS JH 7C 7D", "0 JD x JH"),  # with a heart rather than without
        ("2C 4D 6C 3H AD 5D", "KS KC KH QC", "0 AD"),  # nothing to take: the lowest is laid
    ],
)
def test_greedy_takes_as_much_as_it_can(hand: str, table: str, answer: str) -> None:
    held, lying = Cards(hand), Cards(table)
    rest = [card for card in hurrikan.pack() if card not in held and card not in lying]
    hands = [held, Cards(rest[:6])]
    state = hurrikan.begin(hands, hurrikan.SOURCE, dealer=1, table=lying, stock=tuple(rest[6:]))
    assert str(greedy(hurrikan.view(state, 0), Random(1))) == answer
