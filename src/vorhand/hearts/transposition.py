"""
A key for the tables of a search.

It has what decides what can still come, and nothing that only tells how it came about. No rule is
stated here: what may be played, who takes a trick and what cards count is asked of the rule sheet.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from vorhand.hearts.choices import Moon, Opening, Partners
from vorhand.hearts.counting import UNOPENED
from vorhand.hearts.kitty import kitty_taker, trick_with_kitty
from vorhand.hearts.moon import choose, sides, taken_by
from vorhand.hearts.moves import CHOICES, Choose, Play
from vorhand.hearts.options import Options
from vorhand.hearts.passing import steps
from vorhand.hearts.penalties import counted, penalty_points
from vorhand.hearts.playing import FIRST_FOLLOWING, taker
from vorhand.hearts.scoring import score
from vorhand.hearts.state import PHASES, Choosing, Passing, Playing, State
from vorhand.kit.narrowing import narrowed
from vorhand.kit.transposition import NOBODY, Key, check_has_key, variant_of
from vorhand.kit.tricks import mask_of_plays, note

KEPT: Final = 1 << 12
"""How many answers of `laid` and of `standing` are kept, about 5 MB."""


def transposition_key(state: State) -> Hashable:
    """
    A key for the tables of a search. States with equal keys have the same future: the same moves
    are legal, and the same moves from there on lead to the same scores.

    >>> from vorhand import hearts, shuffled
    >>> deck = shuffled(hearts.pack(), 1)
    >>> one, other = (hearts.deal(deck, number=number) for number in (3, 7))
    >>> one == other, transposition_key(one) == transposition_key(other)
    (False, True)

    In the key are the variant, the hands, whose turn it is, what can still become of the running
    trick, and what each seat has taken as far as it counts. Not in it are who played what to which
    trick, who dealt what, and which deal of the match it is.

    Keys of different variants differ, so one table can serve several. The options for the match and
    for the cards before the first trick make no difference as soon as they have no effect. States
    with the same future have different keys where only a search would show that it is the same: if
    an option can no longer change anything, if a moon is out of reach for other reasons than cards
    taken, or in the last trick, where no seat has a choice.

    A key is a tuple of numbers, texts and such tuples, to be compared and hashed. What stands where
    in it is not promised.

    Raises:
        WrongTypeError: not a state of Hearts. A view has no key, since hands that it does not show
            decide what follows.
    """
    if isinstance(state, Playing):
        return playing_key(state)
    check_has_key(state, PHASES, "Hearts")
    if isinstance(state, Passing):
        return passing_key(state)
    variant = variant_in_play(state.options)
    if isinstance(state, Choosing):
        ends = [choose(state, Choose(state.shooter, moon)) for moon in CHOICES]
        return "choosing", variant, state.shooter, *map(score, ends)
    return "over", variant, *score(state)


def variant_in_play(options: Options) -> Key:
    """What tells a variant from others once all have passed."""
    for_the_match = ("limit", "tie", "landing", "deals")
    return variant_of(options, "hearts", "passing", "pass_count", "packets", *for_the_match)


def passing_key(state: Passing) -> Key:
    """
    The key while cards are being passed: what each seat still chooses from, and which cards it is
    sure to have, its own and those that have been passed to it.
    """
    deal, options = state.deal, state.options
    players, further = options.players, steps(state.direction, options.players)
    choosing, sure = [0] * players, [0] * players
    for seat, (hand, given) in enumerate(zip(deal.hand_masks, state.pending, strict=True)):
        if given is None:
            choosing[seat] = hand
        else:
            sure[seat] |= hand & ~given.mask
            sure[(seat + further) % players] |= given.mask
    # The dealer matters if its neighbour will lead, the number of the deal for the direction alone.
    dealer = deal.dealer if options.opening is Opening.DEALERS_LEFT else NOBODY
    how = (further, options.pass_count, dealer, deal.kitty.mask)
    return "passing", variant_in_play(options), *how, *choosing, *sure


def playing_key(state: Playing) -> Key:
    """The key while tricks are being played."""
    deal, trick, turn, unplayed = state.deal, state.trick, state.turn, state.unplayed_mask
    options, hands = deal.options, [hand & unplayed for hand in deal.hand_masks]
    of_interest = counting_mask(options)
    won = [0] * len(hands)
    for done in state.tricks:
        won[done.taker] |= (done.noted or note(done, mask_of_plays(done.plays))) & of_interest
    # Whether hearts are broken, and whether it is the first trick, follows from hands and these.
    aside = (deal.kitty.mask, unplayed & UNOPENED)
    if not trick:
        stands = standing(options, (*won, 0), takers(state, NOBODY), past_of(state))
        return "playing", stands, aside, turn, *hands
    lying, led, highest, winner = laid(trick)
    players, playable, enough = len(hands), 0, highest
    for seat in range(turn, turn + players - len(trick)):
        hand = hands[seat % players]
        follows = hand & led
        if follows:
            playable |= follows
            # Whatever this seat plays is as high as its lowest: nothing lower takes the trick.
            enough = max(enough, follows & -follows)
        elif state.tricks:
            playable |= hand
        else:
            playable |= narrowed(FIRST_FOLLOWING, options, trick, unplayed, hand)
    taking = playable & led & -enough
    if taking:
        piles = (*won, lying & of_interest)
        stands = standing(options, piles, takers(state, NOBODY), past_of(state))
        winner = winner if enough == highest else NOBODY
    else:  # the trick is the winner's already, whatever is thrown on it
        won[winner] |= lying & of_interest
        past = past_of(state, winner if lying & options.penalties_mask else NOBODY)
        stands = standing(options, (*won, 0), takers(state, winner), past)
    return "playing", stands, aside, turn, *hands, winner, playable, taking


def counting_mask(options: Options) -> int:
    """The cards that can count for their taker, or double what others count, as a mask."""
    mask = options.doubler.bit if options.doubler else 0
    for cards, _ in (*options.penalty_groups, *options.bonus_groups):
        mask |= cards
    return mask


def past_of(state: Playing, last: int = NOBODY) -> Key:
    """
    What else of the tricks can matter at the end: who has a kitty, and who the last penalty card:
    ``last`` if a seat is sure to take one with the running trick.
    """
    options = state.options
    chosen_by_the_last = (
        options.partners is Partners.TOGETHER and options.moon is Moon.SHOOTER_CHOOSES
    )
    if not options.kitty_size and not chosen_by_the_last:
        return ()
    penalties = options.penalties_mask
    if not chosen_by_the_last:
        last = NOBODY
    elif last == NOBODY:
        taken = (t.taker for t in reversed(state.tricks) if mask_of_plays(t.plays) & penalties)
        last = next(taken, NOBODY)
    # Of a kitty that comes with a later trick the options say so.
    kitty = kitty_taker(options, state.tricks)
    place = trick_with_kitty(options, state.tricks) if kitty is not None else None
    return last, NOBODY if kitty is None else kitty, NOBODY if place is None else place


@lru_cache(KEPT)
def laid(trick: tuple[Play, ...]) -> tuple[int, int, int, int]:
    """
    The running trick, as masks: its cards, the led suit and the highest card of it; and the seat
    that is winning.
    """
    cards, led = mask_of_plays(trick), trick[0].card.suited
    highest = 1 << (cards & led).bit_length() - 1
    return cards, led, highest, taker(trick)


def takers(state: Playing, winner: int) -> tuple[int, ...]:
    """The seats that have a trick, ``winner`` among them, if it counts to have none, or all."""
    if not state.options.no_trick and state.options.sun is None:
        return ()
    return tuple(sorted({trick.taker for trick in state.tricks} | {winner} - {NOBODY}))


@lru_cache(KEPT)
def standing(
    options: Options, piles: tuple[int, ...], with_tricks: tuple[int, ...], past: Key
) -> Key:
    """
    What has been taken, as far as it counts: who can still shoot the moon, who has a trick, and
    what each seat's cards and those in the running trick amount to. The piles are those of each
    seat and that of the trick, as masks; ``past`` is what `past_of` says.
    """
    *won, lying = piles
    penalties = options.penalties_mask
    gone = sum(won) & penalties
    may_shoot: list[tuple[int, ...]] = []
    if options.moon is not Moon.OFF:
        may_shoot = [side for side in sides(options) if taken_by(won, side) & penalties == gone]
    if may_shoot and gone == penalties and options.sun is None:
        with_tricks = ()  # in a moon deal nobody gets anything for having none
    at_stake = bool(may_shoot and lying & penalties)
    amounts = [amount(options, cards) if cards else 0 for cards in piles]
    return variant_in_play(options), tuple(may_shoot), at_stake, with_tricks, past, *amounts


def amount(options: Options, cards: int) -> Hashable:
    """
    What some cards, a mask, count for their taker in a deal without a moon; in parts, where a moon
    would not make one number of them.
    """
    penalties, bonuses = penalty_points(options, cards), counted(options.bonus_groups, cards)
    if options.doubler is None and options.partners is not Partners.TOGETHER:
        return penalties + bonuses
    return penalties, bonuses, bool(options.doubler and options.doubler.bit & cards)
