"""A deal and a match between players, who see their views and nothing else."""

from __future__ import annotations

import pickle
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.arena.seated import Trips, last
from vorhand import (
    GAMES,
    IllegalMove,
    InvalidDeal,
    NotToMove,
    OutOfRange,
    PlayerError,
    RecordError,
    VorhandError,
    WrongTypeError,
    game,
    hawk,
    hearts,
    hurrikan,
    records,
    shuffled,
    testing,
)
from vorhand.arena import compare, play, play_match, playing
from vorhand.players import random_player, simple_player

NO_PASS = hearts.Options(passing=(hearts.Direction.HOLD,))


def first_state(name: str, seed: int = 1) -> Any:
    module = GAMES[name]
    return module.deal(shuffled(module.pack(), seed))


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_a_deal_is_played_to_its_end_from_any_position(name: str, data: st.DataObject) -> None:
    subject: Any = testing.SUBJECTS[name]
    state = data.draw(testing.positions(subject))
    seed = data.draw(st.integers(0, 2**32))
    seats = state.options.players
    end = play(subject.game, state, [random_player] * seats, Random(seed))
    assert subject.game.to_move(end) == ()
    made = subject.game.moves_of(end)
    assert set(subject.game.moves_of(state)) <= set(made)
    at = {"dealer": state.dealer, "number": state.number}
    begun = subject.game.deal(subject.game.deck_of(state), state.options, **at)
    again = game.replay(subject.game, begun, made)
    assert again.error is None
    assert again.states[-1] == end
    assert play(subject.game, state, [random_player] * seats, Random(seed)) == end


@pytest.mark.parametrize("options", [hawk.Options(), hurrikan.Options(), NO_PASS])
def test_players_at_random_play_as_play_out_does(options: Any) -> None:
    module = game.game_of(options)
    for seed in range(20):
        state = module.deal(shuffled(module.pack(options), seed), options)
        seated = [random_player] * options.players
        end = play(module, state, seated, Random(seed))
        assert end == game.play_out(module, state, Random(seed))


@pytest.mark.parametrize("name", GAMES)
def test_a_player_gets_the_view_of_its_seat_and_nothing_else(name: str) -> None:
    module, asked = GAMES[name], []
    state = first_state(name)
    rng = Random(1)

    def at(seat: int) -> Any:
        def player(*given: Any) -> Any:
            view, chance = given
            asked.append(seat)
            assert type(view) is module.View
            assert view.seat == seat
            assert chance is rng
            return random_player(view, chance)

        return player

    end = play(module, state, [at(seat) for seat in range(state.options.players)], rng)
    assert asked == [move.seat for move in module.moves_of(end)]


def raised_by(player: Any, seat: int = 2, name: str = "hearts") -> PlayerError:
    """What is raised if this player has a seat among players of the last move."""
    state = first_state(name)
    seated: list[Any] = [last] * state.options.players
    seated[seat] = player
    with pytest.raises(PlayerError) as caught:
        play(GAMES[name], state, seated, Random(1))
    return caught.value


def clumsy(view: Any, rng: Random) -> Any:
    del rng
    return hearts.Play(view.seat, next(iter(view.hand)))


def test_a_move_that_is_not_legal_is_an_error_of_the_player() -> None:
    error = raised_by(clumsy)  # it plays a card where it has to pass three
    assert (error.player, error.deal, error.seat, error.move) == ("clumsy", 0, 2, 2)
    assert isinstance(error.__cause__, IllegalMove)
    assert error.kind == "IllegalMove"
    assert error.error == str(error.__cause__)
    assert str(error).startswith("clumsy at seat 2 in deal 0, move 2: IllegalMove: 2 ")
    assert isinstance(error, VorhandError)
    assert isinstance(error, RuntimeError)


def test_an_error_of_a_player_can_be_sent_to_another_process() -> None:
    error = raised_by(clumsy)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is PlayerError
    assert vars(again) == vars(error)
    assert str(again) == str(error)


def test_a_move_for_another_seat_is_an_error_though_it_would_be_legal() -> None:
    def meddles(view: Any, rng: Random) -> Any:
        return hearts.Pass(3, last(view, rng).cards)

    state = first_state("hearts")
    hers = hearts.legal_moves(state, 3)[0]

    def knows(view: Any, rng: Random) -> Any:
        del view, rng
        return hers

    assert hearts.violation(state, hers) is None
    error = raised_by(knows)
    assert isinstance(error.__cause__, NotToMove)
    assert error.error == f"seat 2 is asked, and this is a move of seat 3: {hers}"
    assert isinstance(raised_by(meddles).__cause__, IllegalMove)  # these cards are not seat 3's


@pytest.mark.parametrize("answer", [None, "2C", 5, hawk.parse_move("2 7C")])
def test_an_answer_that_is_no_move_is_an_error_of_the_player(answer: Any) -> None:
    error = raised_by(lambda *_: answer)
    assert isinstance(error.__cause__, WrongTypeError)
    assert (error.player, error.seat) == ("<lambda>", 2)


class Unspeakable(Exception):  # noqa: N818 - a name for a test
    def __str__(self) -> str:
        raise RuntimeError


def test_an_error_is_told_whatever_it_says() -> None:
    def raises(error: Exception) -> Any:
        def player(*_: Any) -> Any:
            raise error

        return player

    told = raised_by(raises(ValueError("one\ntwo\x1b")))
    assert (told.kind, told.error) == ("ValueError", "one\\ntwo\\x1b")
    told = raised_by(raises(Unspeakable()))
    assert told.kind == "Unspeakable"
    assert "Unspeakable object at" in told.error
    told = raised_by(raises(ValueError("x" * 10_000)))
    assert told.error == "x" * 397 + "..."


def leaves(kind: type[BaseException]) -> Any:
    def player(*_: Any) -> Any:
        raise kind

    return [player] * 4


def test_who_interrupts_the_program_is_not_a_player() -> None:
    with pytest.raises(KeyboardInterrupt):
        play(hawk, first_state("hawk"), leaves(KeyboardInterrupt), Random(1))


def test_a_player_that_exits_ends_its_deal_and_not_the_program() -> None:
    with pytest.raises(PlayerError) as failure:
        play(hawk, first_state("hawk"), leaves(SystemExit), Random(1))
    assert failure.value.kind == "SystemExit"


def test_a_seed_that_is_too_long_is_refused_before_anybody_plays() -> None:
    player: Any = partial(pytest.fail, "somebody was asked for a move")
    assert play_match(hawk.Options(deals=1), [last] * 4, seed=10**999)[0].over
    for seed in (10**1000, -(10**5000)):
        with pytest.raises(OutOfRange, match="a seed has at most 1000 digits"):
            play_match(hawk.SOURCE, [player] * 4, seed=seed)
        with pytest.raises(OutOfRange, match="a seed has at most 1000 digits"):
            compare(hawk.SOURCE, [player], deals=1, seed=seed)


@pytest.mark.parametrize(
    ("players", "problem"),
    [
        ([last] * 3, "4 players are expected, one for each seat, not 3"),
        ([last] * 5, "4 players are expected, one for each seat, not 5"),
        ([last, last, None, last], "the player at seat 2 is a function .*, not None"),
        ("last", "players are a sequence by seat, not 'last'"),
        (last, "players are a sequence by seat, not <function"),
        ({last}, "players are a sequence by seat"),
        (None, "players are a sequence by seat, not None"),
    ],
)
def test_a_player_is_needed_at_each_seat(players: Any, problem: str) -> None:
    with pytest.raises(WrongTypeError, match=problem):
        play(hawk, first_state("hawk"), players, Random(1))
    with pytest.raises(WrongTypeError, match=problem):
        play_match(hawk.Options(), players, seed=1)


def test_a_game_a_state_and_chance_are_needed() -> None:
    wrong: Any = None
    state = first_state("hawk")
    with pytest.raises(WrongTypeError, match="a game such as"):
        play(wrong, state, [last] * 4, Random(1))
    others: list[Any] = [None, hawk.view(state, 0), first_state("hearts")]
    for no_state in others:
        with pytest.raises(WrongTypeError, match="expected, not"):
            play(hawk, no_state, [last] * 4, Random(1))
    with pytest.raises(WrongTypeError, match=r"a random\.Random is expected, not 1"):
        play(hawk, state, [last] * 4, 1)  # type: ignore[arg-type] # on purpose


# Matches


@pytest.mark.parametrize(
    "options", [hearts.Options(limit=30), hawk.Options(deals=3), hurrikan.Options()]
)
def test_a_match_is_played_to_its_end_and_recorded(options: Any) -> None:
    module = game.game_of(options)
    simple = simple_player(module.NAME)
    seated = [simple, *[random_player] * (options.players - 1)]
    match, record = play_match(options, seated, seed=7, dealer=1)
    assert match.over
    assert record.dealer == 1
    played = records.replay(record)
    assert played.error is None
    assert played.match == match
    for number, deal in enumerate(played.states):
        fresh = module.Match(options)
        assert module.deck_of(deal[0]) == module.deck_of(
            module.deal(fresh.deck_for(7, number), options, dealer=deal[0].dealer, number=number)
        )
    headers = dict(record.headers)
    assert headers["Seat0"] == simple.__name__  # type: ignore[attr-defined] # a function
    assert headers[f"Seat{options.players - 1}"] == "random_player"
    assert headers["Seed"] == "7"
    assert records.from_json(records.to_json(record)) == record


def test_the_last_seat_deals_first_unless_another_is_named() -> None:
    options = hawk.Options(players=3, deals=1)
    assert play_match(options, [last] * 3, seed=1)[1].dealer == 2
    assert play_match(options, [last] * 3, seed=1, dealer=0)[1].dealer == 0
    with pytest.raises(InvalidDeal, match="there is no seat 3 to deal"):
        play_match(options, [last] * 3, seed=1, dealer=3)


def test_chance_at_a_seat_is_fixed_by_seed_deal_and_seat() -> None:
    drawn = []

    def listens(view: Any, rng: Random) -> Any:
        drawn.append((view.public.number, view.seat, rng.random()))
        return last(view, rng)

    play_match(hawk.Options(players=2, deals=2), [listens] * 2, seed=-31)
    for deal in range(2):
        for seat in range(2):
            numbers = [one for number, at, one in drawn if (number, at) == (deal, seat)]
            digest = sha256(f"-1f {deal} {seat}".encode()).digest()
            rng = Random(int.from_bytes(digest, "big"))
            assert numbers == [rng.random() for _ in range(13)]


def test_a_match_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DEALS", 3)
    endless = hurrikan.Options(target=10**15)
    with pytest.raises(RecordError, match="the match is not over after 3 deals"):
        play_match(endless, [last] * 2, seed=1)
    assert play_match(hawk.Options(players=2, deals=3), [last] * 2, seed=1)[0].over


def test_an_error_in_a_match_says_in_which_deal() -> None:
    options = hawk.Options(players=3, deals=4)  # in deal 2 seat 1 deals, so it is the last to play
    with pytest.raises(PlayerError, match=r"Trips\(deal=2, seat=1\) at seat 1 in deal 2, move 2: "):
        play_match(options, [Trips()] * 3, seed=1)


def test_a_match_needs_options_and_a_seed() -> None:
    for wrong in (None, hawk, hawk.Options, hawk.Match(), "hawk"):
        with pytest.raises(WrongTypeError, match=r"options .*, not"):
            play_match(wrong, [last] * 4, seed=1)  # type: ignore[arg-type] # on purpose
    with pytest.raises(WrongTypeError, match="a seed is an int, not None"):
        play_match(hawk.Options(), [last] * 4, seed=None)  # type: ignore[arg-type] # on purpose
