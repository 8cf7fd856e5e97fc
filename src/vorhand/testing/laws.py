"""
The laws that every game keeps. One that is broken raises an `AssertionError` that says what does
not hold.
"""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Hashable, Iterable
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


# An assert would not do: Python leaves it out under -O, and a broken law would pass.
def holds(holds: bool, what: str) -> None:
    """Raise unless this holds."""
    if not holds:
        raise AssertionError(what)


def same(found: object, expected: object, what: str) -> None:
    """Raise unless the two are equal."""
    if found != expected:
        raise AssertionError(f"{what}: found {found!r}, expected {expected!r}")


def refusal_and_legality_agree(subject: Subject[O, S, M], state: S, move: M) -> None:
    """Law: a move is listed, breaks no rule and can be made, or none of the three."""
    game = subject.game
    violation = game.violation(state, move)
    listed = move in game.legal_moves(state)
    same(listed, violation is None, "a move is listed exactly if it breaks no rule")
    if violation is not None:
        same(violation.move, move, "a violation names the move that was asked about")
    before = pickle.dumps(state)
    try:
        game.apply(state, move)
    except IllegalMove as error:
        same(error.violation, violation, "a move is refused for the rule that it breaks")
        same(error.rule, game.RULES[error.rule.id], "the rule of a refusal is in the book")
        same(error.move, move, "a refusal names the move that was tried")
        holds(error.state is state, "a refusal names the state in which it was tried")
        holds(bool(error.violation.text()), "a refusal has a sentence")
    else:
        same(violation, None, "a move that can be made breaks no rule")
    holds(pickle.dumps(state) == before, "a state stays as it is when a move is tried")


def seats_to_move_have_moves(subject: Subject[O, S, M], state: S) -> None:
    """Law: each seat that may act has a legal move of its own, and the others have none."""
    game = subject.game
    to_move = game.to_move(state)
    same(list(to_move), sorted(set(to_move)), "seats to move ascend, each once")
    together: list[M] = []
    for seat in range(subject.players(subject.options_of(state))):
        moves = list(game.legal_moves(state, seat))
        same(bool(moves), seat in to_move, "a seat has moves exactly if it is to move")
        same(len(moves), len(set(moves)), "a move is listed once")
        together += moves
    same(list(game.legal_moves(state)), together, "all moves are those of each seat in turn")


def moves_read_back(subject: Subject[O, S, M], move: M) -> None:
    """Law: the text of a move is read as that move."""
    same(subject.game.parse_move(str(move)), move, "a move is read back from its text")


def cards_are_conserved(subject: Subject[O, S, M], state: S) -> None:
    """Law: all places together hold the pack, each card once."""
    pack = subject.game.pack(subject.options_of(state))
    same(sorted(subject.places(state)), list(pack), "all places together hold the pack")


def deals_end(subject: Subject[O, S, M], history: list[S]) -> None:
    """Law: a deal has no more moves than it may have, and at its end all points are there."""
    game, state = subject.game, history[-1]
    most = subject.most_moves(subject.options_of(state))
    holds(len(history) - 1 <= most, "a deal has no more moves than it may have")
    if not game.to_move(state):
        points = sum(game.points(state))
        same(points, subject.all_points(state), "at the end of a deal all points are there")
        lines = game.scoresheet(state)
        for seat, score in enumerate(game.score(state)):
            added = sum(line.points for line in lines if line.seat == seat)
            same(added, score, "the lines of a score sheet add up to the score")


def results_keep_their_bounds(subject: Subject[O, S, M], history: list[S]) -> None:
    """
    Law: scores and what they are worth lie within their bounds, no deal has more plays than the
    longest one, and whoever is worth more has the better score.
    """
    game, state, options = subject.game, history[-1], subject.options_of(history[-1])
    plays = sum(hasattr(move, "card") for move in game.moves_of(state))
    holds(plays <= game.longest_deal(options), "a deal has no more plays than the longest one")
    if game.to_move(state):
        return
    score, worth = game.score(state), game.utility(state)
    lowest, highest = game.score_bounds(options)
    holds(lowest <= min(score), "no score is below the lowest")
    holds(max(score) <= highest, "no score is above the highest")
    directions = {one * other > 0 for one, other in zip(score, worth, strict=True) if one or other}
    holds(len(directions) <= 1, "what a score is worth has one direction")
    same(list(map(abs, worth)), list(map(abs, score)), "what a score is worth is its points")
    least, most = game.utility_bounds(options)
    holds(least <= min(worth), "no deal is worth less than the least")
    holds(max(worth) <= most, "no deal is worth more than the most")
    same(game.utility(game.view(state, 0)), worth, "a view tells what a deal is worth")


def views_suffice(subject: Subject[O, S, M], state: S, move: M) -> None:
    """Law: what is legal for a seat, and why not, is the same for its view as for the state."""
    game = subject.game
    for seat in range(subject.players(subject.options_of(state))):
        seen = game.view(state, seat)
        legal = list(game.legal_moves(state, seat))
        same(list(game.legal_moves(seen, seat)), legal, "a view lists the moves of its seat")
        same(list(game.legal_moves(seen)), legal, "a view lists no moves but those of its seat")
        same(game.to_move(seen), game.to_move(state), "a view tells who is to move")
        own = attrs.evolve(move, seat=seat)
        for tried in (own, *legal[:3]):
            refused = game.violation(seen, tried)
            same(refused, game.violation(state, tried), "a view refuses what the state refuses")


def views_show_no_hidden_card(subject: Subject[O, S, M], state: S) -> None:
    """Law: a view names no card that its seat has not seen, but for those that options name."""
    options = subject.options_of(state)
    for seat in range(subject.players(options)):
        text = repr(subject.game.view(state, seat)).replace(repr(options), "")
        shown = set(re.findall(r"\b[2-9TJQKA][CDHS]\b", text))
        hidden = shown - set(map(str, subject.visible(state, seat)))
        same(hidden, set(), "a view names no card that its seat has not seen")


def hidden_cards_make_no_difference(subject: Subject[O, S, M], state: S, rng: Random) -> None:
    """Law: two states that differ only in what a seat cannot see give it the same view."""
    game = subject.game
    for seat in range(subject.players(subject.options_of(state))):
        seen = game.view(state, seat)
        other = game.view(subject.disguised(state, seat, rng), seat)
        same(seen, other, "hidden cards make no difference to a view")
        same(hash(seen), hash(other), "hidden cards make no difference to the hash of a view")
        same(repr(seen), repr(other), "hidden cards make no difference to the text of a view")
        same(pickle.loads(pickle.dumps(seen)), seen, "a view is restored from its pickle")


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
        same(game.view(sampled, seat), seen, "a sample gives the view that it was drawn from")
        again = game.deal(
            game.deck_of(sampled),
            options,
            dealer=seen.public.dealer,
            number=seen.public.number,
        )
        for move in game.moves_of(sampled):
            again = game.apply(again, move)
        same(game.view(again, seat), seen, "what was played in a sample gives the view again")
        same(again, sampled, "what was played leads to the sample")
        rng.setstate(before)
        twice = game.sample(game.view(state, seat), rng)
        same(twice, sampled, "a generator in the same state gives the same sample")


def states_are_values(subject: Subject[O, S, M], state: S) -> None:
    """
    Law: a copy of a state is the state itself, and so is a copy of what a seat may know of it; what
    a pickle restores is equal to it.
    """
    game = subject.game
    views = [game.view(state, seat) for seat in range(subject.players(subject.options_of(state)))]
    for value in (state, *views):
        holds(copy.copy(value) is value, "a copy of a value is the value itself")
        holds(copy.deepcopy(value) is value, "a deep copy of a value is the value itself")
    for value in (state, views[0], *game.moves_of(state)):
        twin = pickle.loads(pickle.dumps(value))
        same(twin, value, "a value is restored from its pickle")
        same(type(twin), type(value), "the type of a value is restored from its pickle")
        same(hash(twin), hash(value), "equal values have the same hash")
        same(repr(twin), repr(value), "equal values have the same text")
    twin = pickle.loads(pickle.dumps(state))
    same(game.legal_moves(twin), game.legal_moves(state), "equal states have the same moves")


def simultaneous_moves_commute(subject: Subject[O, S, M], state: S, rng: Random) -> None:
    """Law: where several seats may act, the order in which they do so makes no difference."""
    game = subject.game
    chosen = [rng.choice(game.legal_moves(state, seat)) for seat in game.to_move(state)]
    there, back = state, state
    for move in chosen:
        there = game.apply(there, move)
    for move in reversed(chosen):
        back = game.apply(back, move)
    same(there, back, "the order of simultaneous moves makes no difference")


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
        turned = set(game.legal_moves(around, (seat + by) % players))
        same(turned, there, "moves turn round with the seats")
        state = game.apply(state, move)
        around = game.apply(around, subject.turned(move, by, players))
    scores = [game.score(around)[(seat + by) % players] for seat in range(players)]
    same(scores, list(game.score(state)), "scores turn round with the seats")


def equal_keys_have_one_future(subject: Subject[O, S, M], states: Iterable[S], rng: Random) -> int:
    """
    Law: from states with equal keys the same moves are legal, whichever is made the keys stay
    equal, and in the end so are the scores.

    Returns how often a state had the key of another, different one: if never, nothing was tried.
    """
    first: dict[Hashable, S] = {}
    met = 0
    for state in states:
        other = first.setdefault(subject.game.transposition_key(state), state)
        if other != state:
            met += 1
            _played_alike(subject, other, state, rng)
    return met


def _played_alike(subject: Subject[O, S, M], one: S, other: S, rng: Random) -> None:
    """Play both to the end with the same moves."""
    game = subject.game
    while moves := game.legal_moves(one):
        also = list(game.legal_moves(other))
        same(also, list(moves), "with equal keys the same moves are legal")
        move = rng.choice(moves)
        one, other = game.apply(one, move), game.apply(other, move)
        keys = game.transposition_key(one), game.transposition_key(other)
        same(*keys, "keys stay equal when the same move is made")
    holds(not game.legal_moves(other), "with equal keys both deals end")
    same(game.score(other), game.score(one), "with equal keys the scores are the same")
