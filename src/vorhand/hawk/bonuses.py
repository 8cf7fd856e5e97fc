"""The rare tricks that earn a bonus, and how often one counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import attrs

from vorhand.cards import Card, mask_of
from vorhand.errors import WrongTypeError, quoted
from vorhand.hawk.beating import PACK, pips
from vorhand.hawk.fast.rare import finder
from vorhand.hawk.moves import Play
from vorhand.hawk.options import PER_TRICK, PLAYERS, Options
from vorhand.hawk.rulebook import BIG_TRICK, BONUS, FOUR_OF_A_KIND, RULES, RUN
from vorhand.kit.tricks import Trick, mask_of_plays
from vorhand.rules import Rule
from vorhand.suits import RANKS_IN_SUIT, Rank, Suit
from vorhand.values import Value


@attrs.frozen
class Bonus(Value):
    """A bonus that counts (`hawk.bonus`)."""

    rule: Rule
    """The kind: `hawk.bonus.big-trick`, `hawk.bonus.four-of-a-kind` or `hawk.bonus.run`."""
    trick: int
    """The number of the trick that earned it, from 0."""
    taker: int
    """The seat that took that trick."""
    worth: int
    """1 if LAFH took it, -1 if NOB did."""


@RULES.implements(BONUS)
def counted_bonuses(
    options: Options, tricks: Sequence[Trick[Play]], masks: Sequence[int], lafh: Iterable[int]
) -> tuple[Bonus, ...]:
    """
    A rare trick adds 1 if LAFH took it and takes 1 off if NOB did, each kind once for each party
    (`hawk.bonus`). With `Counting.PER_TRICK` every such trick counts. From the source; that a kind
    counts once is how it is read here, since only then can a seat among six win 60 at most.
    ``masks`` are the cards of the tricks.
    """
    found = [
        Bonus(rule, number, tricks[number].taker, 1 if tricks[number].taker in lafh else -1)
        for number in rare(masks, options.players)
        for rule in kinds_in(masks[number], options.players)
    ]
    if not found or options.bonus is PER_TRICK:
        return tuple(found)
    # Of equal keys a dictionary keeps the last, so the tricks are gone through from the end.
    first = {(bonus.rule, bonus.worth): bonus for bonus in reversed(found)}
    return tuple(bonus for bonus in found if bonus is first[bonus.rule, bonus.worth])


# A mask has thirteen places for each suit, and the place of the ace is the last. Here it comes
# first, and behind the ten three places stay empty.

_ACE_PLACE: Final = RANKS_IN_SUIT - 1
_ACES: Final = mask_of(Card.of(Rank.ACE, suit) for suit in Suit)
_OTHERS: Final = mask_of(PACK) & ~_ACES


def _in_order_of_numbers(cards: int) -> int:
    """The mask with the ace before the two in each suit."""
    return (cards & _OTHERS) << 1 | (cards & _ACES) >> _ACE_PLACE


@RULES.implements(BIG_TRICK)
def big_trick(cards: int, players: int) -> bool:
    """
    A trick with more pips than nine times the number of players earns a bonus
    (`hawk.bonus.big-trick`). From the source. The trick is its cards, as a mask.

    >>> from vorhand import Cards
    >>> [big_trick(Cards(cards).mask, players=4) for cards in ("9C 9D 9H 9S", "9C 9D 9H TS")]
    [False, True]
    """
    return pips(cards) > 9 * players


@RULES.implements(FOUR_OF_A_KIND)
def four_of_a_kind(cards: int, players: int) -> bool:
    """
    A trick with the same number in all four suits earns a bonus (`hawk.bonus.four-of-a-kind`). From
    the source; that other cards may lie with the four is how it is read here. The trick is its
    cards, as a mask.
    """
    # A suit has thirteen places in a mask: this lays the four suits on top of each other.
    pairs = cards & cards >> 13
    return pairs & pairs >> 26 != 0


@RULES.implements(RUN)
def run(cards: int, players: int) -> bool:
    """
    A trick with four consecutive numbers of one suit, or more, earns a bonus, in whatever order
    they were played (`hawk.bonus.run`). From the source; that more than four are still one run, and
    that no number follows the ten, is how it is read here. The trick is its cards, as a mask.
    """
    row = _in_order_of_numbers(cards)
    pairs = row & row >> 1
    return pairs & pairs >> 2 != 0


# In the order in which bonuses of one trick are listed.
KINDS: Final[tuple[tuple[Rule, Callable[[int, int], bool]], ...]] = (
    (BIG_TRICK, big_trick),
    (FOUR_OF_A_KIND, four_of_a_kind),
    (RUN, run),
)


rare: Final = finder(run)
"""
The numbers of the tricks that may earn a bonus: of all others the three rules need not be asked.
"""


def bonuses_of(trick: Trick[Play]) -> tuple[Rule, ...]:
    """
    The kinds of bonus that a trick earns, each by its rule: `hawk.bonus.big-trick`,
    `hawk.bonus.four-of-a-kind`, `hawk.bonus.run`, in this order.

    >>> from vorhand import Card
    >>> cards = [Card("7C"), Card("AC"), Card("3C"), Card("2C"), Card("4C")]
    >>> trick = Trick(tuple(Play(seat, card) for seat, card in enumerate(cards)), taker=1)
    >>> [rule.id for rule in bonuses_of(trick)]
    ['hawk.bonus.run']

    Raises:
        WrongTypeError: not a trick of Hawk.
    """
    if not _is_trick(trick):
        raise WrongTypeError(f"a trick of Hawk is expected, not {quoted(trick)}")
    return kinds_in(mask_of_plays(trick.plays), len(trick.plays))


def _is_trick(trick: object) -> bool:
    """Whether this is a trick to which two seats or more have played different cards."""
    if type(trick) is not Trick or not isinstance(trick.plays, tuple):
        return False
    if not all(type(play) is Play and play.card in PACK for play in trick.plays):
        return False
    seats, cards = {play.seat for play in trick.plays}, set(trick.cards)
    return min(PLAYERS) <= len(trick.plays) == len(seats) == len(cards) and trick.taker in seats


def kinds_in(cards: int, players: int) -> tuple[Rule, ...]:
    """The kinds of bonus of a trick, each by its rule; the trick is its cards, as a mask."""
    return tuple([rule for rule, found in KINDS if found(cards, players)])
