"""The laws that every game keeps."""

from __future__ import annotations

import copy
import pickle
import re
from random import Random
from typing import TypeVar

import attrs

from vorhand.errors import IllegalMove
from vorhand.kit.options import BaseOptions
from vorhand.kit.plays import BaseMove
from vorhand.testing.subjects import Dealt, Subject

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - options
S = TypeVar("S")
M = TypeVar("M", bound=BaseMove)


def refusal_and_legality_agree(subject: Subject[O, S, M], state: S, move: M) -> None:
    """Law: a move is listed, breaks no rule and can be made, or none of the three."""
    game = subject.game
    violation = game.violation(state, move)
    assert (move in game.legal_moves(state)) == (violation is None)
    assert violation is None or violation.move == move
    before = pickle.dumps(state)
    try:
        game.apply(state, move)
    except IllegalMove as error:
        assert error.violation == violation
        assert error.rule == game.RULES[error.rule.id]
        assert error.move == move
        assert error.state is state
        assert error.violation.text()
    else:
        assert violation is None
    assert pickle.dumps(state) == before


def seats_to_move_have_moves(subject: Subject[O, S, M], state: S) -> None:
    """Law: each seat that may act has a legal move of its own, and the others have none."""
    game = subject.game
    to_move = game.to_move(state)
    assert list(to_move) == sorted(set(to_move))
    together: list[M] = []
    for seat in range(subject.players(subject.options_of(state))):
        moves = list(game.legal_moves(state, seat))
        assert bool(moves) == (seat in to_move)
        assert len(moves) == len(set(moves))
        together += moves
    assert together == list(game.legal_moves(state))


def moves_read_back(subject: Subject[O, S, M], move: M) -> None:
    """Law: the text of a move is read as that move."""
    assert subject.game.parse_move(str(move)) == move


def cards_are_conserved(subject: Subject[O, S, M], state: S) -> None:
    """Law: all places together hold the pack, each card once."""
    pack = subject.game.pack(subject.options_of(state))
    assert sorted(subject.places(state)) == list(pack)


def deals_end(subject: Subject[O, S, M], history: list[S]) -> None:
    """Law: a deal has no more moves than it may have, and at its end all points are there."""
    game, state = subject.game, history[-1]
    assert len(history) - 1 <= subject.most_moves(subject.options_of(state))
    if not game.to_move(state):
        assert sum(game.points(state)) == subject.all_points(state)
        lines = game.scoresheet(state)
        for seat, score in enumerate(game.score(state)):
            assert sum(line.points for line in lines if line.seat == seat) == score


def views_suffice(subject: Subject[O, S, M], state: S, move: M) -> None:
    """Law: what is legal for a seat, and why not, is the same for its view as for the state."""
    game = subject.game
    for seat in range(subject.players(subject.options_of(state))):
        seen = game.view(state, seat)
        assert list(game.legal_moves(seen, seat)) == list(game.legal_moves(state, seat))
        assert list(game.legal_moves(seen)) == list(game.legal_moves(state, seat))
        assert game.to_move(seen) == game.to_move(state)
        own = attrs.evolve(move, seat=seat)
        for tried in (own, *list(game.legal_moves(state, seat))[:3]):
            assert game.violation(seen, tried) == game.violation(state, tried)


def views_show_no_hidden_card(subject: Subject[O, S, M], state: S) -> None:
    """Law: a view names no card that its seat has not seen."""
    options = subject.options_of(state)
    for seat in range(subject.players(options)):
        shown = set(re.findall(r"\b[2-9TJQKA][CDHS]\b", repr(subject.game.view(state, seat))))
        assert shown <= set(map(str, subject.visible(state, seat)))


def hidden_cards_make_no_difference(subject: Subject[O, S, M], state: S, rng: Random) -> None:
    """Law: two states that differ only in what a seat cannot see give it the same view."""
    game = subject.game
    for seat in range(subject.players(subject.options_of(state))):
        seen = game.view(state, seat)
        other = game.view(subject.disguised(state, seat, rng), seat)
        assert seen == other
        assert hash(seen) == hash(other)
        assert repr(seen) == repr(other)
        assert pickle.loads(pickle.dumps(seen)) == seen


def samples_fit_their_view(subject: Subject[O, S, M], state: S, rng: Random) -> None:
    """
    Law: a sample gives the same view again, everything that was played is legal in it, and the same
    state of the generator gives the same sample.
    """
    game, options = subject.game, subject.options_of(state)
    for seat in range(subject.players(options)):
        seen = game.view(state, seat)
        before = rng.getstate()
        sampled = game.sample(seen, rng)
        assert game.view(sampled, seat) == seen
        again = game.deal(
            game.deck_of(sampled),
            options,
            dealer=seen.public.dealer,
            number=seen.public.number,
        )
        for move in game.moves_of(sampled):
            again = game.apply(again, move)
        assert game.view(again, seat) == seen
        assert again == sampled
        rng.setstate(before)
        assert game.sample(game.view(state, seat), rng) == sampled


def states_are_values(subject: Subject[O, S, M], state: S) -> None:
    """
    Law: a copy of a state is the state itself, and so is a copy of what a seat may know of it; what
    a pickle restores is equal to it.
    """
    game = subject.game
    views = [game.view(state, seat) for seat in range(subject.players(subject.options_of(state)))]
    for value in (state, *views):
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value
    for value in (state, views[0], *game.moves_of(state)):
        twin = pickle.loads(pickle.dumps(value))
        assert twin == value
        assert type(twin) is type(value)
        assert hash(twin) == hash(value)
        assert repr(twin) == repr(value)
    twin = pickle.loads(pickle.dumps(state))
    assert game.legal_moves(twin) == game.legal_moves(state)


def simultaneous_moves_commute(subject: Subject[O, S, M], state: S, rng: Random) -> None:
    """Law: where several seats may act, the order in which they do so makes no difference."""
    game = subject.game
    chosen = [rng.choice(game.legal_moves(state, seat)) for seat in game.to_move(state)]
    there, back = state, state
    for move in chosen:
        there = game.apply(there, move)
    for move in reversed(chosen):
        back = game.apply(back, move)
    assert there == back


def seats_can_be_turned(
    subject: Subject[O, S, M], dealt: Dealt, options: O, number: int, rng: Random
) -> None:
    """Law: a deal turned round the table is equal to the original deal, seat by seat."""
    game, players = subject.game, subject.players(options)
    by = rng.randrange(players)
    dealer = rng.randrange(players)
    by_seat, rest = dealt
    state = subject.begin(by_seat, rest, options, dealer, number)
    around = subject.begin(
        [by_seat[(seat - by) % players] for seat in range(players)],
        rest,
        options,
        (dealer + by) % players,
        number,
    )
    while moves := game.legal_moves(state):
        move = rng.choice(moves)
        seat = game.to_move(state)[0]
        there = {subject.turned(legal, by, players) for legal in game.legal_moves(state, seat)}
        assert there == set(game.legal_moves(around, (seat + by) % players))
        state = game.apply(state, move)
        around = game.apply(around, subject.turned(move, by, players))
    turned = [game.score(around)[(seat + by) % players] for seat in range(players)]
    assert turned == list(game.score(state))
