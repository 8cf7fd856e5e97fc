"""What seats take while a deal runs, and what the deal pays at its end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import attrs

from vorhand.cards import Cards, cards_of
from vorhand.errors import DealNotOver
from vorhand.hawk.beating import PACK_MASK, pips
from vorhand.hawk.bonuses import Bonus, counted_bonuses
from vorhand.hawk.moves import Play
from vorhand.hawk.options import ALL_220_PIPS, PROPORTIONAL, Options
from vorhand.hawk.parties import Parties, parties_of
from vorhand.hawk.rulebook import PAYOUT, RULES, SOLO, STEP, WIN
from vorhand.hawk.seen.view import View
from vorhand.hawk.state import Over, State
from vorhand.kit.tricks import Trick, masks_of, taken
from vorhand.rules import ScoreLine, ScoreSheet
from vorhand.values import Value, quick

ALL_PIPS: Final = pips(PACK_MASK)
"""The pips of the pack: ten cards of each suit, 1 to 10, come to 220."""


@attrs.frozen
class Result(Value):
    """How a finished deal came out, step by step (`hawk.payout`)."""

    parties: Parties
    """Who played with whom."""
    lafh_pips: int
    """The pips of LAFH."""
    nob_pips: int
    """The pips of NOB."""
    step: int
    """The step that LAFH reached (`hawk.step`)."""
    bonuses: tuple[Bonus, ...]
    """The bonuses that count, in the order of tricks."""
    k: int
    """Step and bonuses added up."""
    factor: int
    """3 in a solo that counts threefold (`hawk.solo`), otherwise 1."""
    payout: tuple[int, ...]
    """What each seat wins or loses, by seat."""

    @property
    def won(self) -> bool:
        """Whether LAFH has won (`hawk.win`)."""
        return has_won(self.lafh_pips, self.nob_pips)


new_result: Final = quick(Result)


def points(state: State | View) -> tuple[int, ...]:
    """
    The pips that each seat has taken so far, by seat (`hawk.deck`). A trick counts once it is
    complete.

    At the end of a deal they add up to 220, with the pips of the cards that lie aside.

    Raises:
        WrongTypeError: neither a state nor a view of Hawk.
    """
    known = View.seen(state)
    return tuple([pips(cards) for cards in taken(known.options.players, known.tricks)])


@RULES.implements(WIN)
def has_won(lafh_pips: int, nob_pips: int) -> bool:
    """LAFH wins with more pips than NOB and loses otherwise (`hawk.win`). From the source."""
    return lafh_pips > nob_pips


@RULES.implements(STEP)
def step(
    options: Options,
    lafh_pips: int,
    nob_pips: int,
    tricks: Sequence[Trick[Play]],
    lafh: Collection[int],
) -> int:
    """
    How high LAFH won or lost gives one step, the best that applies, with all bounds strict
    (`hawk.step`). With `Slam.ALL_220_PIPS` a 7 takes all 220 pips, with `Thresholds.PROPORTIONAL`
    the bounds are shares of the pips dealt. From the source; for a 7 it writes all 220 pips and
    calls that taking every trick, and by default the tricks decide.

    >>> from vorhand.hawk import Slam
    >>> by_pips = Options(slam=Slam.ALL_220_PIPS)
    >>> [step(by_pips, pips, 220 - pips, (), ()) for pips in (220, 191, 151, 150, 110, 69, 29)]
    [7, 4, 2, 1, -2, -3, -6]
    """
    # From the best step down, so that the first that applies is the best. Together both parties
    # have the pips that were dealt: what lies aside is nobody's.
    if has_won(lafh_pips, nob_pips):
        if slam(options, lafh_pips, tricks, lafh):
            return 7
        if more_than(options, lafh_pips, 190, lafh_pips + nob_pips):
            return 4
        return 2 if more_than(options, lafh_pips, 150, lafh_pips + nob_pips) else 1
    if fewer_than(options, lafh_pips, 30, lafh_pips + nob_pips):
        return -6
    return -3 if fewer_than(options, lafh_pips, 70, lafh_pips + nob_pips) else -2


@RULES.serves(STEP)
def slam(
    options: Options, lafh_pips: int, tricks: Sequence[Trick[Play]], lafh: Collection[int]
) -> bool:
    """Whether LAFH took every trick or, with `Slam.ALL_220_PIPS`, all 220 pips."""
    if options.slam is ALL_220_PIPS:
        return lafh_pips == ALL_PIPS
    # Not by pips: with cards aside there are fewer than 220 to take.
    return all(trick.taker in lafh for trick in tricks)


@RULES.serves(STEP)
def more_than(options: Options, pips: int, bound: int, dealt: int) -> bool:
    """
    Whether pips are over a bound. With `Thresholds.PROPORTIONAL` the bound is so many 220ths of
    ``dealt``, the pips that were dealt.
    """
    if options.thresholds is PROPORTIONAL:
        # Multiplied out on both sides: a division would not be exact.
        return pips * ALL_PIPS > bound * dealt
    return pips > bound


@RULES.serves(STEP)
def fewer_than(options: Options, pips: int, bound: int, dealt: int) -> bool:
    """
    Whether pips are under a bound. With `Thresholds.PROPORTIONAL` the bound is so many 220ths of
    ``dealt``, the pips that were dealt.
    """
    if options.thresholds is PROPORTIONAL:
        return pips * ALL_PIPS < bound * dealt
    return pips < bound


@RULES.serves(SOLO)
def solo_factor(options: Options, ended: Parties) -> int:
    """A solo counts threefold with `Options.solo_from` players or more; all else counts once."""
    return 3 if ended.solo and options.players >= options.solo_from else 1


@RULES.implements(PAYOUT)
def paid(options: Options, k: int, ended: Parties, factor: int) -> tuple[int, ...]:
    """
    Each seat of LAFH gets step and bonuses, ``k``, times the number of players, in a solo
    threefold; NOB gets nothing (`hawk.payout`). From the source. It says that as much as 60 and 180
    can be lost too, but its own factors do not give that. What each seat gets is by seat.
    """
    each = k * options.players * factor
    lafh = ended.lafh
    return tuple([each if seat in lafh else 0 for seat in range(options.players)])


@RULES.serves(PAYOUT)
def result(state: State | View) -> Result:
    """
    How a finished deal came out: parties, pips, step, bonuses and what each seat gets
    (`hawk.payout`).

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hawk.
    """
    end = finished(state)
    options, tricks = end.deal.options, end.tricks
    ended = parties_of(options.players, tricks)
    lafh = ended.lafh
    masks = masks_of(tricks)
    ours = sum([cards for trick, cards in zip(tricks, masks, strict=True) if trick.taker in lafh])
    lafh_pips, nob_pips = pips(ours), pips(sum(masks) - ours)
    # Bonuses are no part of the step: LAFH can win and pay all the same.
    reached = step(options, lafh_pips, nob_pips, tricks, lafh)
    bonuses = counted_bonuses(options, tricks, masks, lafh)
    k = reached + sum([bonus.worth for bonus in bonuses])
    factor = solo_factor(options, ended)
    payout = paid(options, k, ended, factor)
    return new_result(ended, lafh_pips, nob_pips, reached, bonuses, k, factor, payout)


def score(state: State | View) -> tuple[int, ...]:
    """
    What each seat wins or loses in a finished deal, by seat (`hawk.payout`). High scores are good;
    NOB scores nothing.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hawk.
    """
    return result(state).payout


def scoresheet(state: State | View) -> ScoreSheet:
    """
    The score of a finished deal in lines that add up to it, seat by seat (`hawk.payout`).

    Each seat of LAFH has a line for the step, one for every bonus that counts, with the cards of
    its trick, and one without points that says how they make k. Each seat of NOB has one line.
    `result` has all this as numbers.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hawk.
    """
    outcome, end = result(state), finished(state)
    return ScoreSheet(
        line
        for seat in range(end.options.players)
        for line in (
            lafh_lines(seat, outcome, end)
            if seat in outcome.parties.lafh
            else [ScoreLine(PAYOUT, seat, 0, Cards(), "/nob")]
        )
    )


def finished(state: State | View) -> Over:
    """
    The end of a deal.

    Raises:
        DealNotOver: the deal is not over.
    """
    end = state if isinstance(state, Over) else View.seen(state)
    if not isinstance(end, Over):
        raise DealNotOver("a deal has a score when it is over")
    return end


def lafh_lines(seat: int, outcome: Result, end: Over) -> list[ScoreLine]:
    """The lines of a seat of LAFH."""
    players = end.options.players
    each = players * outcome.factor
    won = taken(players, end.tricks)
    # The step rests on everything that the party took, not on the seat's own tricks.
    ours = cards_of(sum(won[member] for member in outcome.parties.lafh))
    pips_of_both = {"lafh": outcome.lafh_pips, "nob": outcome.nob_pips, "step": outcome.step}
    case = "/won" if outcome.won else "/lost"
    # In points of the final score, so that the lines of a seat add up to it.
    lines = [ScoreLine(STEP, seat, outcome.step * each, ours, case, details=pips_of_both)]
    lines += [
        ScoreLine(
            bonus.rule,
            seat,
            bonus.worth * each,
            Cards(end.tricks[bonus.trick].cards),
            "/lafh" if bonus.worth > 0 else "/nob",
            details={"trick": bonus.trick + 1, "taker": bonus.taker, "bound": 9 * players},
        )
        for bonus in outcome.bonuses
    ]
    details = {
        "k": outcome.k,
        "step": outcome.step,
        "bonuses": outcome.k - outcome.step,
        "players": players,
        "result": outcome.k * each,
    }
    # A solo may also count once: see `Options.solo_from`.
    alone = "/solo-once" if outcome.parties.solo else ""
    case = "/solo" if outcome.factor > 1 else alone
    return [*lines, ScoreLine(PAYOUT, seat, 0, Cards(), case, details=details)]
