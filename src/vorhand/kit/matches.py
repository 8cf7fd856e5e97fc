"""What the matches of all games share: deals in a row, and their totals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, TypeVar, cast

import attrs

from vorhand.cards import Card
from vorhand.errors import MatchOver, WrongTypeError, quoted
from vorhand.kit.checks import MOST, as_int, is_int, whole
from vorhand.kit.dealing import Occasion, refuse
from vorhand.kit.options import BaseOptions, check_options
from vorhand.kit.phases import DealFacts
from vorhand.kit.shuffling import deck_for
from vorhand.kit.views import SeatView, check_state
from vorhand.values import Shown, Value

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - options
S = TypeVar("S", bound=DealFacts[Any])

Ended: TypeAlias = Callable[[Any, int, tuple[int, ...]], bool]
"""
A function that tells whether a match has ended, from its options, the number of its deals and the
totals by seat.
"""
Winners: TypeAlias = Callable[[tuple[int, ...]], tuple[int, ...]]
"""A function that names the seats that win with these totals, ascending."""
Problems: TypeAlias = Callable[[Any, tuple[tuple[int, ...], ...]], Iterable[str]]
"""
A function that yields whatever else is wrong with the scores of the deals, each by seat, in a match
with these options.
"""
Landed: TypeAlias = Callable[[Any, tuple[int, ...]], tuple[int, ...]]
"""A function that gives the totals in force from the options and the sums after a deal."""
_Past: TypeAlias = tuple[Any, tuple[int, ...]] | None
"""The finished deals, the last first: its scores by seat, behind all that was before it."""


def _default_options(match: BaseMatch[Any, Any]) -> Any:  # noqa: ANN401 - of any game
    return match.STANDARD


def _last_seat(match: BaseMatch[Any, Any]) -> int:
    check_options(match.options, match.VIEW.OPTIONS)
    return int(match.options.players) - 1


def as_scores(scores: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Scores with each whole number as an ``int``; the check that follows refuses anything else."""
    if type(scores) is not tuple:
        return scores
    return tuple(tuple(map(as_int, line)) if type(line) is tuple else line for line in scores)


def _no_problems(options: object, scores: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    del options, scores
    return ()


class _WithPast(Value):
    """
    A match links to its past, in no field: whoever goes through the fields of a value, as
    `attrs.asdict` does, would go down as deep as there are deals.
    """

    __slots__ = ("_past",)

    _past: _Past


@attrs.frozen
class BaseMatch(_WithPast, Shown, Generic[O, S]):
    """
    A match: the deals that are finished, and what the next one will be.

    A game gives its pack, deal and score, and says how a match ends. Totals are carried along, and
    the scores of a match that `record` has made are put together when they are asked for: so one
    more deal costs the same however many there were.
    """

    VIEW: ClassVar[type[SeatView[Any, Any]]]
    """The class of the game's views, which knows its options and its phases."""
    STANDARD: ClassVar[BaseOptions]
    """The variant that is played if no other is named."""
    PACK: ClassVar[Callable[..., tuple[Card, ...]]]
    """The function that gives the cards of the game."""
    DEAL: ClassVar[Callable[..., Any]]
    """The function that deals them."""
    SCORE: ClassVar[Callable[..., tuple[int, ...]]]
    """The function that gives the score of a finished deal, by seat."""
    ENDED: ClassVar[Ended]
    """Whether a match has ended."""
    WINNERS: ClassVar[Winners]
    """Who wins."""
    CALLED: ClassVar[str] = ""
    """What a deal is called, as the ending of keys of labels: ``/round`` in Hurrikan."""
    PROBLEMS: ClassVar[Problems] = _no_problems
    """What else is wrong with scores in the game."""
    LANDED: ClassVar[Landed | None] = None
    """What totals become after a deal, in a game where they can become others."""

    options: O = attrs.field(default=attrs.Factory(_default_options, takes_self=True))
    """The variant."""
    dealer: int = attrs.field(default=attrs.Factory(_last_seat, takes_self=True), converter=as_int)
    """
    The seat that deals next: at first the last seat unless another is named, then each time the
    seat to the left.
    """
    scores: tuple[tuple[int, ...], ...] = attrs.field(default=(), kw_only=True, converter=as_scores)
    """The scores of the finished deals, each by seat."""
    number: int = attrs.field(default=attrs.Factory(int), init=False, eq=False, repr=False)
    """How many deals are finished, which is the number of the next deal."""
    totals: tuple[int, ...] = attrs.field(
        default=attrs.Factory(tuple), init=False, eq=False, repr=False
    )
    """The sums of the scores, by seat, or what the rules make of them after each deal."""

    def __attrs_post_init__(self) -> None:
        check_options(self.options, self.VIEW.OPTIONS)
        players = self.options.players
        dealer = whole(self.dealer, "a dealer is a seat, an int")
        if type(self.scores) is not tuple:
            raise WrongTypeError(f"scores are a tuple of tuples by seat, not {quoted(self.scores)}")
        for line in self.scores:
            if type(line) is not tuple or not all(map(is_int, line)):
                raise WrongTypeError(f"the scores of a deal are a tuple of int, not {quoted(line)}")
        refuse(
            Occasion(players, dealer, len(self.scores)).wrong(),
            [
                f"deal {number} has {len(line)} scores, not {players}"
                for number, line in enumerate(self.scores)
                if len(line) != players
            ],
            [
                f"a score in deal {number} is beyond {MOST}"
                for number, line in enumerate(self.scores)
                if any(abs(score) > MOST for score in line)
            ],
            type(self).PROBLEMS(self.options, self.scores),
        )
        totals: tuple[int, ...] = (0,) * players
        past: _Past = None
        for number, line in enumerate(self.scores):
            if type(self).ENDED(self.options, number, totals):
                raise MatchOver(f"the match was over after {number} of {len(self.scores)} deals")
            totals, past = self._added(totals, line), (past, line)
        _set(self, number=len(self.scores), totals=totals, _past=past)

    # For type checkers, a match has the fields named above and no others.
    if not TYPE_CHECKING:  # pragma: no branch

        def __getattr__(self, name: str) -> object:
            """The scores, which `record` leaves out: they are put together once, and kept."""
            if name != "scores":
                return object.__getattribute__(self, name)  # says that there is no such attribute
            lines, past = [], self._past
            while past is not None:
                past, line = past
                lines.append(line)
            _set(self, scores=tuple(reversed(lines)))
            return self.scores

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return type(self).ENDED(self.options, self.number, self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, ascending; none before the end."""
        return type(self).WINNERS(self.totals) if self.over else ()

    def deck_for(self, seed: int, number: int | None = None) -> tuple[Card, ...]:
        """
        The shuffled deck of a deal, by default the next. One seed serves the whole match.

        Args:
            seed: any whole number.
            number: how many deals go before it.

        Raises:
            WrongTypeError: not whole numbers.
            InvalidDeal: ``number`` is below 0.
        """
        pack = type(self).PACK(self.options)
        return deck_for(pack, seed, self.number if number is None else number)

    def deal(self, deck: Sequence[Card]) -> S:
        """
        Begin the next deal with this deck.

        Raises:
            MatchOver: the match has ended.
            InvalidDeal: lists everything that is wrong with the deck.
            WrongTypeError: the deck is not a sequence of cards.
        """
        self._check_not_over()
        dealt = type(self).DEAL(deck, self.options, dealer=self.dealer, number=self.number)
        return cast("S", dealt)

    def record(self, state: S) -> Self:
        """
        The match after a finished deal; the deal passes to the left.

        Raises:
            MatchOver: the match has ended.
            DealNotOver: the deal has not ended.
            InvalidDeal: the deal is not the next one of this match: it has other options,
                another dealer or another number.
            WrongTypeError: not a state of the game.
        """
        self._check_not_over()
        check_state(state, self.VIEW.PHASES, self.VIEW.NAME)
        result = type(self).SCORE(state)
        refuse(
            f"the deal has {name} {quoted(is_so)}, the match {quoted(should_be)}"
            for name, is_so, should_be in (
                ("the options", state.options, self.options),
                ("dealer", state.dealer, self.dealer),
                ("number", state.number, self.number),
            )
            if is_so != should_be
        )
        return _set(
            object.__new__(type(self)),
            options=self.options,
            dealer=(self.dealer + 1) % self.options.players,
            number=self.number + 1,
            totals=self._added(self.totals, result),
            _past=(self._past, result),
        )

    def _added(self, totals: tuple[int, ...], line: tuple[int, ...]) -> tuple[int, ...]:
        """The totals after one more deal, by seat."""
        landed = type(self).LANDED
        sums = tuple([total + more for total, more in zip(totals, line, strict=True)])
        return sums if landed is None else landed(self.options, sums)

    def _check_not_over(self) -> None:
        if self.over:
            raise MatchOver("the match is over")


X = TypeVar("X", bound=BaseMatch[Any, Any])


def _set(match: X, **fields: object) -> X:
    """Set fields of a match that nobody has seen yet, or fields that follow from the others."""
    for name, value in fields.items():
        object.__setattr__(match, name, value)
    return match


def unequal_partners(scores: tuple[tuple[int, ...], ...], called: str) -> Iterator[str]:
    """Yield the deals, called so, in which partners do not have the same score."""
    for number, line in enumerate(scores):
        if line[:2] != line[-2:]:  # of two players both are the whole line
            yield f"in {called} {number} partners do not have the same score"


def with_standard(kind: type[Any], fields: list[attrs.Attribute[Any]]) -> list[Any]:
    """Let the constructor of a match show the variant that is played if no other is named."""
    options: BaseOptions = kind.STANDARD
    return [
        field.evolve(default=options, type=type(options)) if field.name == "options" else field
        for field in fields
    ]


def with_least(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the lowest total, ascending."""
    least = min(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == least)


def with_most(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest total, ascending."""
    most = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == most)
