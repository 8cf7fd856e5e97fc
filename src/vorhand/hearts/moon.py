"""Shooting the moon: which seat has done it, what the shooter may choose, and what it gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.hearts.choices import MOON_OFF, SHOOTER_CHOOSES, TOGETHER, Moon, Partners
from vorhand.hearts.kitty import taken_with_kitty, trick_with_kitty
from vorhand.hearts.moves import CHOICES, Choose, Move, Play
from vorhand.hearts.options import Options
from vorhand.hearts.partners import SIDES, partner_of
from vorhand.hearts.penalties import Line, penalty_points
from vorhand.hearts.rulebook import MOON, RULES, TURN
from vorhand.hearts.state import Choosing, Deal, Over, new_choosing, new_over
from vorhand.kit.tricks import Trick, mask_of_plays
from vorhand.kit.turns import PhaseAnswers
from vorhand.rules import Violation


def sides(options: Options) -> tuple[tuple[int, ...], ...]:
    """The seats that shoot the moon together: each by itself, unless partners do."""
    if options.partners is TOGETHER:
        return SIDES
    return tuple((seat,) for seat in range(options.players))


@RULES.serves(MOON)
def shooters(options: Options, won: tuple[int, ...]) -> tuple[int, ...]:
    """
    The seat that took every penalty card in play, or the partners who did; none if nobody shot the
    moon. ``won`` are the cards that each seat has at the end, by seat, as masks.

    >>> from vorhand import Cards
    >>> penalties, queen = Options().penalties_mask, Cards("QS").mask
    >>> shooters(Options(), (0, penalties, 0, 0))
    (1,)
    >>> shooters(Options(), (0, penalties - queen, 0, queen))
    ()
    """
    # Cards are compared, never points: with options 26 can be reached in other ways. Cards that lie
    # aside are not in play.
    in_play = 0 if options.moon is MOON_OFF else sum(won) & options.penalties_mask
    if not in_play:
        return ()
    if options.partners is TOGETHER:
        return next((side for side in SIDES if not in_play & ~taken_by(won, side)), ())
    for seat, cards in enumerate(won):  # as for sides, and quicker: every deal is asked this
        if cards & in_play == in_play:
            return (seat,)
    return ()


def taken_by(won: Sequence[int], side: tuple[int, ...]) -> int:
    """The cards that some seats have together, as a mask."""
    return sum(won[seat] for seat in side)


@RULES.serves(MOON)
def shooter(deal: Deal, tricks: Sequence[Trick[Play]]) -> int | None:
    """
    The seat that shot the moon, when all tricks are played; of partners the one who took the last
    penalty card. None if there is no moon.
    """
    options = deal.options
    side = shooters(options, taken_with_kitty(deal, tricks))
    if len(side) <= 1:
        return side[0] if side else None
    cards = [mask_of_plays(trick.plays) for trick in tricks]
    place = trick_with_kitty(options, tricks)
    if place is not None:
        cards[place] |= deal.kitty.mask
    last = [
        trick.taker
        for trick, mask in zip(tricks, cards, strict=True)
        if mask & options.penalties_mask
    ]
    return last[-1]


@RULES.serves(MOON)
def is_sun(options: Options, side: Sequence[int], tricks: Sequence[Trick[Play]]) -> bool:
    """Whether a side that shot the moon took every trick, where that is worth something else."""
    return options.sun is not None and all(trick.taker in side for trick in tricks)


@RULES.serves(MOON)
def worth(options: Options, won: tuple[int, ...], *, sun: bool) -> int:
    """
    What a moon is worth: all penalty cards in play, or `Options.moon_points`, or `Options.sun` for
    every trick.
    """
    if sun and options.sun is not None:
        return options.sun
    # Counted from the cards: 26 is the sum with the default options only.
    return options.moon_points or sum(penalty_points(options, cards) for cards in won)


@RULES.implements(MOON)
def moon_lines(
    options: Options, moon: Moon, won: tuple[int, ...], side: tuple[int, ...], *, sun: bool
) -> list[Line]:
    """
    A seat that takes every penalty card scores 0, and each other seat scores every penalty point in
    force (`hearts.moon`). With `Moon.SHOOTER_DOWN` the shooter gets that much taken off, and the
    others score 0; with `Moon.BOTH` both happens. What partners do counts for their side. From both
    sources; the options are custom.
    """
    amount = worth(options, won, sun=sun)
    up = 0 if moon is Moon.SHOOTER_DOWN else amount
    down = 0 if moon is Moon.OTHERS_UP else -amount
    cards = sum(won) & options.penalties_mask
    shot, other, of = told_of(side, sun=sun)
    partnered = options.partners is not Partners.NONE
    lines: list[Line] = []
    for seat in range(options.players):
        if seat in side:
            lines.append((MOON, seat, down, cards, shot, None))
        elif partnered and partner_of(seat) in side:
            lines.append((MOON, seat, down, cards, other, of))
        elif up:
            lines.append((MOON, seat, up, cards, other, of))
    return lines + doubled_moon_lines(options, won, side, lines)


def told_of(side: Sequence[int], *, sun: bool) -> tuple[str, str, int | None]:
    """The sentences for those who shot the moon and for the others, and who it was."""
    if len(side) > 1:
        return (
            ("/sun-together", "/sun-other-side", None)
            if sun
            else ("/together", "/other-side", None)
        )
    return ("/sun", "/sun-others", side[0]) if sun else ("/shot", "/others", side[0])


@RULES.serves(MOON)
def doubled_moon_lines(
    options: Options, won: tuple[int, ...], side: tuple[int, ...], lines: list[Line]
) -> list[Line]:
    """If those who shot the moon have `Options.doubler`, it counts twice."""
    if options.doubler is None or not any(won[seat] & options.doubler.bit for seat in side):
        return []
    return [
        (MOON, seat, amount, options.doubler.bit, "/doubled", None)
        for _, seat, amount, *_ in lines
        if amount
    ]


@RULES.serves(MOON)
def finished(deal: Deal, tricks: tuple[Trick[Play], ...]) -> Choosing | Over:
    """The state after the last trick: over, unless the shooter has to choose."""
    if deal.options.moon is SHOOTER_CHOOSES:
        # The shooter need not have taken the last trick.
        shot_by = shooter(deal, tricks)
        if shot_by is not None:
            return new_choosing(deal, tricks, shot_by)
    return new_over(deal, tricks, None)


def legal_choices(state: Choosing, seats: tuple[int, ...]) -> tuple[Choose, ...]:
    """What the shooter, the only seat that may act, may choose."""
    return tuple(Choose(seat, moon) for seat in seats for moon in CHOICES)


@RULES.serves(MOON, TURN)
def choice_violation(state: Choosing, move: Move) -> Violation[Move] | None:
    """The rule that a move breaks while the shooter has to choose."""
    if move.seat != state.shooter:
        return Violation(TURN, move, details={"turn": state.shooter})
    if not isinstance(move, Choose):
        return Violation(TURN, move, "/choosing")
    # Every `Moon` can be written in a move, but only two of them are for the shooter to choose.
    if move.moon not in CHOICES:
        return Violation(MOON, move)
    return None


@RULES.serves(MOON)
def choose(state: Choosing, move: Choose) -> Over:
    """The state after a legal choice."""
    return new_over(state.deal, state.tricks, move.moon)


CHOOSING: Final = PhaseAnswers(legal_choices, choice_violation, choose)
"""The answers while the shooter has to choose."""
