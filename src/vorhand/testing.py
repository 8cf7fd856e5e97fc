"""
Hypothesis strategies for games, and the laws that every game keeps.

For tests of engines, players and servers. It needs the extra ``testing``:
``pip install vorhand[testing]``.

>>> from hypothesis import given
>>> from vorhand import testing
>>> @given(testing.positions(testing.HEARTS))
... def every_seat_to_move_has_a_move(state):
...     testing.seats_to_move_have_moves(testing.HEARTS, state)
>>> every_seat_to_move_has_a_move()

A `Subject` is a game with what the laws have to know about it. A game joins the suite by a
subject of its own in `SUBJECTS`.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

import attrs
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vorhand import hearts
from vorhand.cards import DECK, Card, Cards
from vorhand.errors import IllegalMove
from vorhand.game import Game
from vorhand.shuffling import shuffled

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")
M = TypeVar("M")


@attrs.frozen(kw_only=True)
class Subject(Generic[O, S, M]):
    """A game, and what its laws have to know about it."""

    game: Game[O, S, M]
    """The game."""
    options: SearchStrategy[O]
    """Any options of the game."""
    presets: tuple[O, ...]
    """The named variants."""
    moves: Callable[[Sequence[Card]], SearchStrategy[M]]
    """Any well-formed move of some of these cards, legal or not."""
    begin: Callable[[list[Cards], O, int, int], S]
    """The first state for hands by seat, options, dealer and number."""
    favoured: tuple[Cards, ...]
    """Cards that make rare positions when one hand holds them all."""
    players: Callable[[O], int]
    """How many play with these options."""
    options_of: Callable[[S], O]
    """The options of a state."""
    places: Callable[[S], Iterable[Card]]
    """Every card wherever it is: in hands, on the table, taken."""
    most_moves: Callable[[O], int]
    """No deal has more moves than these."""
    all_points: Callable[[O], int]
    """What the points of all seats sum to at the end of a deal."""
    turned: Callable[[M, int, int], M]
    """The same move by the seat so many further on, among so many players."""


@st.composite
def hands(draw: st.DrawFn, subject: Subject[O, S, M], options: O) -> list[Cards]:
    """
    Hands by seat, at random or with one seat that is dealt many of the same kind.

    Random hands hardly ever come to the rare corners of a game, a hand of nothing but hearts
    for instance.
    """
    players = subject.players(options)
    pack = subject.game.pack(options)
    deck = list(shuffled(pack, draw(st.integers(0, 2**32))))
    favoured = draw(st.sampled_from([Cards(), *subject.favoured]))
    deck.sort(key=lambda card: card not in favoured)
    size = len(pack) // players
    dealt = [Cards(deck[seat * size : (seat + 1) * size]) for seat in range(players)]
    first = draw(st.integers(0, players - 1))
    return dealt[first:] + dealt[:first]


@st.composite
def deals(draw: st.DrawFn, subject: Subject[O, S, M]) -> S:
    """The first state of a deal, under a preset or any options, whoever deals."""
    options = draw(st.sampled_from(subject.presets) | subject.options)
    dealer = draw(st.integers(0, subject.players(options) - 1))
    number = draw(st.integers(0, 20))
    return subject.begin(draw(hands(subject, options)), options, dealer, number)


@st.composite
def positions(draw: st.DrawFn, subject: Subject[O, S, M]) -> S:
    """A state that is reached by some legal moves from the start of a deal."""
    return draw(histories(subject))[-1]


@st.composite
def histories(draw: st.DrawFn, subject: Subject[O, S, M]) -> list[S]:
    """A first state and the states after it, a whole deal or its beginning."""
    states = [draw(deals(subject))]
    most = subject.most_moves(subject.options_of(states[0]))
    count = draw(st.integers(0, most) | st.just(most))
    rng = Random(draw(st.integers(0, 2**32)))
    while len(states) <= count and (moves := subject.game.legal_moves(states[-1])):
        states.append(subject.game.apply(states[-1], moves[int(rng.random() * len(moves))]))
    return states


def refusal_and_legality_agree(subject: Subject[O, S, M], state: S, move: M) -> None:
    """Law: a move is listed, breaks no rule and can be made, or none of these."""
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
    """Law: who may act has a legal move of its own, all others have none."""
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
    """Law: all places together are the pack, each card once."""
    pack = subject.game.pack(subject.options_of(state))
    assert sorted(subject.places(state)) == list(pack)


def deals_end(subject: Subject[O, S, M], history: list[S]) -> None:
    """Law: a deal has no more moves than it can have, and then its points are all there."""
    game, state = subject.game, history[-1]
    options = subject.options_of(state)
    assert len(history) - 1 <= subject.most_moves(options)
    if not game.to_move(state):
        assert sum(game.points(state)) == subject.all_points(options)
        lines = game.scoresheet(state)
        for seat, score in enumerate(game.score(state)):
            assert sum(line.points for line in lines if line.seat == seat) == score


def states_are_values(subject: Subject[O, S, M], state: S) -> None:
    """Law: a state can be copied and pickled, and what comes back is equal to it."""
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert hash(twin) == hash(state)
        assert repr(twin) == repr(state)
        assert subject.game.legal_moves(twin) == subject.game.legal_moves(state)


def simultaneous_moves_commute(subject: Subject[O, S, M], state: S, rng: Random) -> None:
    """Law: where several seats may act, the order in which they do makes no difference."""
    game = subject.game
    chosen = [rng.choice(game.legal_moves(state, seat)) for seat in game.to_move(state)]
    there, back = state, state
    for move in chosen:
        there = game.apply(there, move)
    for move in reversed(chosen):
        back = game.apply(back, move)
    assert there == back


def seats_can_be_turned(
    subject: Subject[O, S, M], dealt: list[Cards], options: O, number: int, rng: Random
) -> None:
    """Law: a deal turned round the table is the same deal, seat by seat."""
    game, players = subject.game, subject.players(options)
    by = rng.randrange(players)
    dealer = rng.randrange(players)
    state = subject.begin(dealt, options, dealer, number)
    around = subject.begin(
        [dealt[(seat - by) % players] for seat in range(players)],
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


def _compositions(draw: st.DrawFn, total: int) -> tuple[int, ...]:
    parts = []
    while total:
        parts.append(draw(st.integers(1, total)))
        total -= parts[-1]
    return tuple(parts)


@st.composite
def hearts_options(draw: st.DrawFn) -> hearts.Options:
    """Any options of Hearts."""
    players = draw(st.integers(3, 6))
    directions = [hearts.Direction.LEFT, hearts.Direction.RIGHT, hearts.Direction.HOLD]
    if players % 2 == 0:
        directions.append(hearts.Direction.ACROSS)
    if players >= 5:  # noqa: PLR2004 - from five players on there is a second neighbour
        directions += [hearts.Direction.SECOND_LEFT, hearts.Direction.SECOND_RIGHT]
    hand_size = hearts.Options(players=players).hand_size
    return hearts.Options(
        players=players,
        passing=tuple(draw(st.lists(st.sampled_from(directions), min_size=1, max_size=4))),
        pass_count=draw(st.integers(1, 4) | st.just(hand_size)),
        opening=draw(st.sampled_from(hearts.Opening)),
        first_trick=draw(st.sampled_from(hearts.FirstTrick)),
        all_penalties=draw(st.sampled_from(hearts.AllPenalties)),
        breaking=draw(st.sampled_from(hearts.Breaking)),
        hearts_or_queen_lead=draw(st.booleans()),
        moon=draw(st.sampled_from(hearts.Moon)),
        jack_of_diamonds=draw(st.sampled_from([0, -10, 7])),
        no_trick=draw(st.sampled_from([0, -5, 3])),
        heart_points=draw(st.sampled_from(hearts.HeartPoints)),
        queen_points=draw(st.sampled_from([13, 0, 25])),
        limit=draw(st.integers(1, 200)),
        tie=draw(st.sampled_from(hearts.Tie)),
        packets=_compositions(draw, hand_size),
    )


def hearts_moves(among: Sequence[Card] = DECK) -> SearchStrategy[hearts.Move]:
    """Any well-formed move of Hearts with some of these cards."""
    seats, cards = st.integers(0, 5), st.sampled_from(among)
    return st.one_of(
        st.builds(hearts.Play, seats, cards),
        st.builds(hearts.Pass, seats, st.sets(cards, max_size=5).map(Cards)),
        st.builds(hearts.Choose, seats, st.sampled_from(hearts.Moon)),
    )


def _hearts_places(state: hearts.State) -> list[Card]:
    places = [card for hand in state.hands for card in hand]
    public = state.public
    places += [card for trick in public.tricks for card in trick.cards]
    return places + [play.card for play in public.trick]


def _hearts_turned(move: hearts.Move, by: int, players: int) -> hearts.Move:
    return attrs.evolve(move, seat=(move.seat + by) % players)


def _hearts_all_points(options: hearts.Options) -> int:
    # Two to ten, jack 11, queen 12, king 13 and ace 14 make 104.
    hearts_of_all = 13 if options.heart_points is hearts.HeartPoints.ONE else 104
    return hearts_of_all + options.queen_points


HEARTS: Final[Subject[hearts.Options, hearts.State, hearts.Move]] = Subject(
    game=hearts,
    options=hearts_options(),
    presets=(
        hearts.TRAINER,
        hearts.ATLANTIS,
        hearts.MICROSOFT,
        hearts.OMNIBUS,
        hearts.OPEN_SPIEL,
    ),
    moves=hearts_moves,
    begin=lambda dealt, options, dealer, number: hearts.begin(
        dealt, options, dealer=dealer, number=number
    ),
    favoured=(
        Cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"),
        Cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS"),
        Cards("7S 8S 9S TS JS QS KS AS TH JH QH KH AH"),
    ),
    players=lambda options: options.players,
    options_of=lambda state: state.options,
    places=_hearts_places,
    most_moves=lambda options: options.players * (options.hand_size + 1) + 1,
    all_points=_hearts_all_points,
    turned=_hearts_turned,
)
"""Hearts."""

SUBJECTS: Final[Mapping[str, Subject[Any, Any, Any]]] = MappingProxyType({"hearts": HEARTS})
"""Every game by its name."""
