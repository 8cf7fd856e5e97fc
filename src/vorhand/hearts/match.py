"""A match of Hearts: deals in a row, the totals, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vorhand.cards import Card
from vorhand.checks import is_int
from vorhand.dealing import checked_seat, refuse, wrong_occasion
from vorhand.errors import MatchOver, WrongTypeError, shown
from vorhand.hearts.dealing import DEFAULTS, deal, pack
from vorhand.hearts.options import Options, Tie
from vorhand.hearts.rulebook import DEAL, MATCH_END, RULES
from vorhand.hearts.scoring import score
from vorhand.hearts.state import Passing, Playing, State
from vorhand.options import check_options
from vorhand.shuffling import deck_for


def _last_seat(match: Match) -> int:
    check_options(match.options, Options)
    return match.options.players - 1


@attrs.frozen
class Match:
    """
    A match: the deals that are finished, and what the next one will be.

    >>> match = Match()
    >>> match.dealer, match.number, match.totals, match.over
    (3, 0, (0, 0, 0, 0), False)

    A match is immutable: `record` gives the match after one more deal.

    Raises:
        WrongTypeError: a value of a wrong type.
        InvalidDeal: no such dealer, or scores that are not one number for each seat.
        MatchOver: scores that go on after the end.
    """

    options: Options = DEFAULTS
    """The variant."""
    dealer: int = attrs.field(default=attrs.Factory(_last_seat, takes_self=True))
    """The seat that deals next, by default the last seat."""
    scores: tuple[tuple[int, ...], ...] = attrs.field(default=(), kw_only=True)
    """The scores of the finished deals, each by seat."""

    def __attrs_post_init__(self) -> None:
        check_options(self.options, Options)
        players = self.options.players
        checked_seat(self.dealer)
        if not isinstance(self.scores, tuple):
            raise WrongTypeError(f"scores are a tuple of tuples by seat, not {shown(self.scores)}")
        for line in self.scores:
            if not isinstance(line, tuple) or not all(map(is_int, line)):
                raise WrongTypeError(f"the scores of a deal are a tuple of int, not {shown(line)}")
        refuse(
            wrong_occasion(self.dealer, self.number, players),
            [
                f"deal {number} has {len(line)} scores, not {players}"
                for number, line in enumerate(self.scores)
                if len(line) != players
            ],
        )
        totals = [0] * players
        for number, line in enumerate(self.scores):
            if _is_over(self.options, totals):
                raise MatchOver(f"the match was over after {number} of {self.number} deals")
            totals = [total + more for total, more in zip(totals, line, strict=True)]

    @property
    def number(self) -> int:
        """How many deals are finished; the `number` of the next one."""
        return len(self.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        """The sums of the scores, by seat."""
        return _totals(self.options.players, self.scores)

    @property
    def over(self) -> bool:
        """Whether the match has ended (`hearts.match.end`)."""
        return _is_over(self.options, self.totals)

    @property
    @RULES.states(MATCH_END)
    def winners(self) -> tuple[int, ...]:
        """The seats with the lowest total, ascending; none before the end (`hearts.match.end`)."""
        if not self.over:
            return ()
        return _lowest(self.totals)

    @property
    @RULES.states(MATCH_END)
    def losers(self) -> tuple[int, ...]:
        """
        The seats at the limit or over it that have not won, ascending; none before the end
        (`hearts.match.end`).
        """
        if not self.over:
            return ()
        return tuple(
            seat
            for seat, total in enumerate(self.totals)
            if total >= self.options.limit and seat not in self.winners
        )

    def deck_for(self, seed: int, number: int | None = None) -> tuple[Card, ...]:
        """
        The shuffled deck of a deal, by default the next. One seed serves the whole match.

        Args:
            seed: any whole number.
            number: how many deals go before.

        Raises:
            WrongTypeError: not whole numbers.
            InvalidDeal: ``number`` is below 0.
        """
        return deck_for(pack(self.options), seed, self.number if number is None else number)

    def deal(self, deck: Sequence[Card]) -> Passing | Playing:
        """
        Begin the next deal with this deck.

        Raises:
            MatchOver: the match has ended.
            InvalidDeal: lists everything that is wrong with the deck.
            WrongTypeError: the deck is no sequence of cards.
        """
        self._check_not_over()
        return deal(deck, self.options, dealer=self.dealer, number=self.number)

    @RULES.states(DEAL)
    def record(self, state: State) -> Match:
        """
        The match after a finished deal; the deal passes to the left (`hearts.deal`).

        Raises:
            MatchOver: the match has ended.
            DealNotOver: the deal has not.
            InvalidDeal: it is not the next deal of this match: other options, another dealer
                or another number.
            WrongTypeError: no state of Hearts.
        """
        self._check_not_over()
        result = score(state)
        problems = [
            f"the deal has {name} {shown(is_so)}, the match {shown(should_be)}"
            for name, is_so, should_be in (
                ("the options", state.options, self.options),
                ("dealer", state.dealer, self.dealer),
                ("number", state.number, self.number),
            )
            if is_so != should_be
        ]
        refuse(problems)
        dealer = (self.dealer + 1) % self.options.players
        return Match(self.options, dealer, scores=(*self.scores, result))

    def _check_not_over(self) -> None:
        if self.over:
            raise MatchOver("the match is over")


def _totals(players: int, scores: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sum(line[seat] for line in scores) for seat in range(players))


def _lowest(totals: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


@RULES.states(MATCH_END)
def _is_over(options: Options, totals: Sequence[int]) -> bool:
    """Over when a total is at the limit; when ties are played on, only with one lowest total."""
    if max(totals) < options.limit:
        return False
    return options.tie is Tie.SHARED or len(_lowest(totals)) == 1
