"""
A key for the tables of a search.

It has what decides what can still come, and nothing that only tells how it came about. No rule is
stated here: what may be played, who takes a trick and what a deal pays is asked of the rule sheet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from vorhand.cards import DECK as ALL_CARDS
from vorhand.cards import lowest_of, mask_of
from vorhand.hawk.beating import PACK, number_of, pips
from vorhand.hawk.bonuses import KINDS, big_trick
from vorhand.hawk.moves import Play
from vorhand.hawk.options import Counting, Options, Ruffing
from vorhand.hawk.parties import FEWEST_PLAYERS_FOR_PARTNERS, lafh_of
from vorhand.hawk.playing import RESTRICTIONS, must_overruff, taker, taking_over
from vorhand.hawk.scoring import score, step
from vorhand.hawk.state import PHASES, Deal, Playing, State
from vorhand.kit.narrowing import narrowed
from vorhand.kit.transposition import NOBODY, Key, check_has_key, variant_of
from vorhand.kit.tricks import Trick, completed, mask_of_plays, note
from vorhand.suits import Suit

KEPT: Final = 1 << 12
"""How many answers of `counted`, `laid` and `standing` are kept each, about 4 MB together."""

LARGEST_PARTY: Final = 2
"""How many seats LAFH has at most."""

Rare: TypeAlias = tuple[int, tuple[bool, ...]]
"""The taker of a rare trick, and whether it is of each of `KINDS`."""


def transposition_key(state: State) -> Hashable:
    """
    A key for the tables of a search. States with equal keys have the same future: the same moves
    are legal, and the same moves from there on lead to the same scores.

    >>> from vorhand import hawk, shuffled
    >>> deck = shuffled(hawk.pack(), 1)
    >>> one, other = (hawk.deal(deck, number=number) for number in (0, 1))
    >>> one == other, transposition_key(one) == transposition_key(other)
    (False, True)

    In the key are the variant, the hands, whose turn it is, what can still become of the running
    trick, the pips of each seat, who took the first trick, and the bonuses as far as they count.
    Not in it are who played what to which trick, the cards aside, and which deal of the match it
    is.

    Keys of different variants differ, so one table can serve several; only `Options.deals` makes no
    difference. States with the same future have different keys where only a search would show that
    it is the same: if an option can no longer change anything, if other pips come to the same step,
    or in the last trick, where no seat has a choice.

    A key is a tuple of numbers, texts and such tuples, to be compared and hashed. What stands where
    in it is not promised.

    Raises:
        WrongTypeError: not a state of Hawk. A view has no key, since hands that it does not show
            decide what follows.
    """
    if isinstance(state, Playing):
        return playing_key(state)
    check_has_key(state, PHASES, "Hawk")
    return "over", variant_in_play(state.options), *score(state)


def variant_in_play(options: Options) -> Key:
    """What tells a variant from others while tricks are being played."""
    return variant_of(options, "hawk", "deals")


def playing_key(state: Playing) -> Key:
    """The key while tricks are being played."""
    deal, tricks, unplayed = state.deal, state.tricks, state.unplayed_mask
    hands = [hand & unplayed for hand in deal.hand_masks]
    taken = [0] * len(hands)
    rare: list[Rare] = []
    for trick in tricks:
        number, kinds = trick.noted or note(trick, counted(mask_of_plays(trick.plays), len(hands)))
        taken[trick.taker] += number
        if kinds:
            rare.append((trick.taker, kinds))
    running = running_trick(state, hands, taken) if state.trick else ()
    first = tricks[0].taker if tricks else NOBODY
    stands = standing(deal.options, first, tuple(rare))
    coming = prospects(deal, first, taken)
    return "playing", stands, state.turn, *hands, *coming, *running


# --- The running trick


def running_trick(state: Playing, hands: Sequence[int], taken: list[int]) -> Key:
    """
    What can still become of the running trick: who is winning, what the seats to come may play,
    which of these cards take over, the pips, and which cards may come to a bonus with others.

    If it is certain who takes the trick, and that it is no big one, its pips are added to those
    that the seat has ``taken``.
    """
    options, players, turn = state.deal.options, len(hands), state.turn
    cards, led, winner, beating, number, fours = laid(options, state.trick)
    to_come = [hands[seat % players] for seat in range(turn, turn + players - len(state.trick))]
    if options.ruffing is Ruffing.FREE:  # what `bound_to_ruff` does, only sooner
        may, overruffs = [hand & led or hand for hand in to_come], 0
    else:
        may, overruffs = bound_to_ruff(state, to_come)
    playable = sum(may)  # no card is in two hands
    taking = playable & beating
    of_bonus = 0
    for four in fours:
        if not four & ~cards & ~playable:
            of_bonus |= four & cards
    # Added once, they stay added: with each play there is less that can still come to the trick.
    if not (taking or big_trick(cards | sum(map(largest, may)), players)):
        taken[winner] += number
        number = 0
    return winner, playable, taking, overruffs, number, of_bonus


@lru_cache(KEPT)
def laid(options: Options, trick: tuple[Play, ...]) -> tuple[int, int, int, int, int, list[int]]:
    """
    What lies in the running trick: the cards, the led suit, the seat that is winning, all cards
    that take over from it, the pips, and the sets of four for a bonus that lie there but for as
    many cards as are still to come. All but the seat and the pips are masks.
    """
    cards, lead = mask_of_plays(trick), trick[0].card
    winner = taker(options, trick)
    winning = trick[(winner - trick[0].seat) % options.players].card
    to_come = options.players - len(trick)
    fours = [
        four
        for play in trick
        for four in FOURS[play.card.index]
        if (four & ~cards).bit_count() <= to_come
    ]
    return cards, lead.suited, winner, taking_over(options, lead, winning), pips(cards), fours


def bound_to_ruff(state: Playing, to_come: Sequence[int]) -> tuple[list[int], int]:
    """
    What each seat to come may play as the trick lies, where there is a duty to ruff; and the cards
    that overruff now, but no longer if another seat ruffs lower before. All are masks.
    """
    options, trick, unplayed = state.options, state.trick, state.unplayed_mask
    in_force = RESTRICTIONS[options.ruffing.duties]
    may = [narrowed(in_force, options, trick, unplayed, hand) for hand in to_come]
    if must_overruff not in in_force:
        return may, 0
    void = [hand for hand in to_come[1:] if not hand & trick[0].card.suited]
    return may, sum([must_overruff(options, trick, unplayed, hand) for hand in void])


# The ten cards of a suit, from the ace to the ten, for each suit.
_SUITS: Final = [
    sorted((card for card in PACK if card.suit is suit), key=number_of) for suit in Suit
]

NUMBERS: Final = tuple(mask_of(same) for same in zip(*_SUITS, strict=True))
"""The cards of each number, from the aces to the tens, as masks."""

_RUNS: Final = [mask_of(row[at : at + 4]) for row in _SUITS for at in range(7)]

FOURS: Final = tuple(
    tuple(four for four in (*NUMBERS, *_RUNS) if four & card.bit) for card in ALL_CARDS
)
"""
By `Card.index` each four of a kind and each run of four that the card is in, as masks: a trick that
earns such a bonus has one of them in it.
"""


def largest(cards: int) -> int:
    """A card with the largest number among some cards, both as masks; a seat has one at least."""
    number = next(same for same in reversed(NUMBERS) if same & cards)
    return lowest_of(number & cards)


# --- What has been taken


def prospects(deal: Deal, first: int, taken: Sequence[int]) -> Sequence[Hashable]:
    """
    What the pips that seats have ``taken`` can still lead to: those pips, by seat.

    Towards the end the step can be certain, whoever gets the pips that are left. Then there is for
    each seat, instead of its pips, what comes if it takes the last trick: the step of LAFH, or the
    pips of LAFH and NOB.
    """
    by_pips, widest = steps_of(deal.options, pips(sum(deal.hand_masks)))
    won = sum(taken)
    left = len(by_pips) - 1 - won
    if left >= widest:
        return taken
    found: list[Hashable] = []
    padded = (*taken, 0)  # the last place is that of `NOBODY`
    for seat, partner in enumerate(partners(len(taken), first)):
        lafh = padded[seat] + padded[partner]
        lowest, highest = by_pips[lafh], by_pips[lafh + left]
        # As long as NOB has no trick there is the step for all tricks, which is not in the table.
        found.append(lowest if lowest == highest and lafh < won else (lafh, won - lafh))
    return found


@lru_cache(256)
def steps_of(options: Options, dealt: int) -> tuple[tuple[int, ...], int]:
    """
    The step of LAFH by its pips, if NOB has a trick too, which never goes down; and how many
    numbers of pips have the same step at most. ``dealt`` are the pips of all hands.
    """
    of_nob: list[Trick[Play]] = [completed((), NOBODY)]
    by_pips = [step(options, lafh, dealt - lafh, of_nob, ()) for lafh in range(dealt + 1)]
    return tuple(by_pips), max(Counter(by_pips).values())


@cache
def partners(players: int, first: int) -> tuple[int, ...]:
    """
    By seat, who is LAFH beside the seat if it takes the last trick, or `NOBODY`; ``first`` is the
    taker of the first trick.
    """
    parties = [{NOBODY, *lafh_of(players, first, last)} - {last} for last in range(players)]
    return tuple(map(max, parties))


@lru_cache(KEPT)
def counted(cards: int, players: int) -> tuple[int, tuple[bool, ...]]:
    """The pips of a complete trick, a mask, and whether it is of each kind; nothing if of none."""
    kinds = tuple([found(cards, players) for _, found in KINDS])
    return pips(cards), kinds if any(kinds) else ()


@lru_cache(KEPT)
def standing(options: Options, first: int, rare: tuple[Rare, ...]) -> Key:
    """
    What counts of the complete tricks beside their pips: the seat that took the first, and the
    bonuses. ``rare`` are the takers of rare tricks with their kinds.
    """
    # Of two or three players the first trick makes a solo only, which may count like any deal.
    counts = first if options.players >= options.solo_from else NOBODY
    return variant_in_play(options), counts, bonuses(options, first, rare)


def bonuses(options: Options, first: int, rare: Sequence[Rare]) -> Key:
    """
    The bonuses so far: with `Counting.PER_TRICK` how many each seat has, otherwise for each kind
    the seats that have it.
    """
    if options.bonus is Counting.PER_TRICK:
        seats = range(options.players)
        return tuple(sum(sum(kinds) for taker, kinds in rare if taker == seat) for seat in seats)
    return tuple(
        having(options, first, {taker for taker, kinds in rare if kinds[place]})
        for place in range(len(KINDS))
    )


def having(options: Options, first: int, seats: set[int]) -> Key:
    """The seats that have a kind of bonus; all seats if both parties have it, whatever comes."""
    both = first in seats and len(seats) > LARGEST_PARTY
    if both and options.players >= FEWEST_PLAYERS_FOR_PARTNERS:
        return tuple(range(options.players))
    return tuple(sorted(seats))
