"""What is taken while a deal runs, and what it pays at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from vorhand.cards import Cards, cards_of
from vorhand.errors import DealNotOver
from vorhand.hawk.beating import PACK, pips
from vorhand.hawk.bonuses import kinds_in
from vorhand.hawk.moves import Play
from vorhand.hawk.options import Counting, Options, Slam, Thresholds
from vorhand.hawk.parties import Parties, parties
from vorhand.hawk.rulebook import BONUS, PAYOUT, RULES, SOLO, STEP, WIN
from vorhand.hawk.state import Over, State
from vorhand.hawk.viewing import View, seen
from vorhand.rulebook import Rule, ScoreLine, ScoreSheet
from vorhand.tricks import Trick, taken

ALL_PIPS = pips(Cards(PACK).mask)
"""The pips of the pack: 220."""


@attrs.frozen
class Bonus:
    """A bonus that counts (`hawk.bonus`)."""

    rule: Rule
    """The kind: `hawk.bonus.big-trick`, `hawk.bonus.four-of-a-kind` or `hawk.bonus.run`."""
    trick: int
    """The number of the trick that earned it, from 0."""
    taker: int
    """The seat that took that trick."""
    worth: int
    """1 if LAFH took it, -1 if NOB did."""


@attrs.frozen
class Result:
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


def points(state: State | View) -> tuple[int, ...]:
    """
    The pips that each seat has taken so far, by seat (`hawk.deck`).

    A trick counts once it is complete. At the end they and those of the cards aside are 220.

    Raises:
        WrongTypeError: neither a state nor a view of Hawk.
    """
    known = seen(state)
    return tuple([pips(cards) for cards in taken(known.options.players, known.tricks)])


@RULES.states(WIN)
def has_won(lafh_pips: int, nob_pips: int) -> bool:
    """LAFH wins with more pips than NOB; on equality it loses."""
    return lafh_pips > nob_pips


@RULES.states(STEP)
def step(
    options: Options,
    lafh_pips: int,
    nob_pips: int,
    tricks: Sequence[Trick[Play]],
    lafh: Iterable[int],
) -> int:
    """The one step that LAFH reaches: the best of those that it has, all bounds strict."""
    if has_won(lafh_pips, nob_pips):
        if _slam(options, lafh_pips, tricks, lafh):
            return 7
        if _more_than(options, lafh_pips, 190, lafh_pips + nob_pips):
            return 4
        return 2 if _more_than(options, lafh_pips, 150, lafh_pips + nob_pips) else 1
    if _fewer_than(options, lafh_pips, 30, lafh_pips + nob_pips):
        return -6
    return -3 if _fewer_than(options, lafh_pips, 70, lafh_pips + nob_pips) else -2


@RULES.states(STEP)
def _slam(
    options: Options, lafh_pips: int, tricks: Sequence[Trick[Play]], lafh: Iterable[int]
) -> bool:
    """Whether LAFH took everything: all tricks, or by option all 220 pips."""
    if options.slam is Slam.ALL_220_PIPS:
        return lafh_pips == ALL_PIPS
    return {trick.taker for trick in tricks} <= set(lafh)


@RULES.states(STEP)
def _more_than(options: Options, pips: int, bound: int, dealt: int) -> bool:
    """Whether pips are over a bound, which by option is a share of those dealt out of 220."""
    if options.thresholds is Thresholds.PROPORTIONAL:
        return pips * ALL_PIPS > bound * dealt
    return pips > bound


@RULES.states(STEP)
def _fewer_than(options: Options, pips: int, bound: int, dealt: int) -> bool:
    """Whether pips are under a bound, which by option is a share of those dealt out of 220."""
    if options.thresholds is Thresholds.PROPORTIONAL:
        return pips * ALL_PIPS < bound * dealt
    return pips < bound


@RULES.states(BONUS)
def counted_bonuses(
    options: Options, tricks: Sequence[Trick[Play]], lafh: Iterable[int]
) -> tuple[Bonus, ...]:
    """
    The bonuses that count: each kind once for each party, for its first such trick, or by
    option in every trick. They are good for LAFH if it took the trick, and bad if NOB did.
    """
    found = [
        Bonus(rule, number, trick.taker, 1 if trick.taker in lafh else -1)
        for number, trick in enumerate(tricks)
        for rule in kinds_in(trick)
    ]
    if options.bonus is Counting.PER_TRICK:
        return tuple(found)
    first = {(bonus.rule, bonus.worth): bonus for bonus in reversed(found)}
    return tuple(bonus for bonus in found if bonus is first[bonus.rule, bonus.worth])


@RULES.states(SOLO)
def solo_factor(options: Options, ended: Parties) -> int:
    """A solo counts threefold, by option only from three or four players on."""
    return 3 if ended.solo and options.players >= options.solo_from else 1


@RULES.states(PAYOUT)
def result(state: State | View) -> Result:
    """
    How a finished deal came out: parties, pips, step, bonuses and what each seat gets
    (`hawk.payout`).

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hawk.
    """
    end = _finished(state)
    options, ended = end.options, parties(end)
    taken_pips = points(end)
    lafh_pips = sum(taken_pips[seat] for seat in ended.lafh)
    nob_pips = sum(taken_pips[seat] for seat in ended.nob)
    reached = step(options, lafh_pips, nob_pips, end.tricks, ended.lafh)
    bonuses = counted_bonuses(options, end.tricks, ended.lafh)
    k = reached + sum(bonus.worth for bonus in bonuses)
    factor = solo_factor(options, ended)
    payout = tuple(
        k * options.players * factor if seat in ended.lafh else 0 for seat in range(options.players)
    )
    return Result(ended, lafh_pips, nob_pips, reached, bonuses, k, factor, payout)


def score(state: State | View) -> tuple[int, ...]:
    """
    What each seat wins or loses in a finished deal, by seat (`hawk.payout`). Many are good;
    NOB scores nothing.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hawk.
    """
    return result(state).payout


def scoresheet(state: State | View) -> ScoreSheet:
    """
    The score of a finished deal in lines that add up to it seat by seat (`hawk.payout`).

    For each seat of LAFH there are the step, every bonus that counts with the cards of its
    trick, and a line without points that says how they make k; for each of NOB there is one
    line. `result` has the same as numbers.

    Raises:
        DealNotOver: the deal is not over.
        WrongTypeError: neither a state nor a view of Hawk.
    """
    outcome, end = result(state), _finished(state)
    return ScoreSheet(
        line
        for seat in range(end.options.players)
        for line in (
            _lines(seat, outcome, end)
            if seat in outcome.parties.lafh
            else [ScoreLine(PAYOUT, seat, 0, Cards(), "/nob")]
        )
    )


def _finished(state: State | View) -> Over:
    end = seen(state)
    if not isinstance(end, Over):
        raise DealNotOver("a deal has a score when it is over")
    return end


def _lines(seat: int, outcome: Result, end: Over) -> list[ScoreLine]:
    """The lines of a seat of LAFH."""
    players = end.options.players
    each = players * outcome.factor
    won = taken(players, end.tricks)
    ours = cards_of(sum(won[member] for member in outcome.parties.lafh))
    pips_of_both = {"lafh": outcome.lafh_pips, "nob": outcome.nob_pips, "step": outcome.step}
    case = "/won" if outcome.won else "/lost"
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
    }
    alone = "/solo-once" if outcome.parties.solo else ""
    case = "/solo" if outcome.factor > 1 else alone
    return [*lines, ScoreLine(PAYOUT, seat, 0, Cards(), case, details=details)]
