"""The tricks that earn a bonus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vorhand.cards import mask_of
from vorhand.hawk.beating import pips
from vorhand.hawk.moves import Play
from vorhand.hawk.rulebook import BIG_TRICK, FOUR_OF_A_KIND, RULES, RUN
from vorhand.rulebook import Rule
from vorhand.suits import RANKS_IN_SUIT, Suit
from vorhand.tricks import Trick

# The four suits of a mask one by one, each with the ace in the first place, the two in the
# second and the ten in the tenth: the order of the numbers, in which the ace comes first.

_ACE: Final = RANKS_IN_SUIT - 1


def _numbers(cards: int) -> list[int]:
    """By suit the numbers of its cards, as masks."""
    suits = [(cards & suit.mask) >> RANKS_IN_SUIT * suit.index for suit in Suit]
    return [(ranks << 1 | ranks >> _ACE) & (1 << _ACE) - 1 for ranks in suits]


@RULES.states(BIG_TRICK)
def big_trick(cards: int, players: int) -> bool:
    """Whether a trick has more pips than nine times the number of players."""
    return pips(cards) > 9 * players


@RULES.states(FOUR_OF_A_KIND)
def four_of_a_kind(cards: int, players: int) -> bool:
    """Whether a trick has the same number in all four suits; other cards may lie with them."""
    clubs, diamonds, hearts, spades = _numbers(cards)
    return bool(clubs & diamonds & hearts & spades)


@RULES.states(RUN)
def run(cards: int, players: int) -> bool:
    """
    Whether a trick has at least four consecutive numbers of one suit, in whichever order they
    were played. After the ten nothing follows.
    """
    return any(suit & suit >> 1 & suit >> 2 & suit >> 3 for suit in _numbers(cards))


KINDS: Final[tuple[tuple[Rule, Callable[[int, int], bool]], ...]] = (
    (BIG_TRICK, big_trick),
    (FOUR_OF_A_KIND, four_of_a_kind),
    (RUN, run),
)


def bonuses_of(trick: Trick[Play]) -> tuple[Rule, ...]:
    """
    The kinds of bonus that a trick is worth, each by its rule: `hawk.bonus.big-trick`,
    `hawk.bonus.four-of-a-kind`, `hawk.bonus.run`, in this order.

    >>> from vorhand import Card
    >>> cards = [Card("7C"), Card("AC"), Card("3C"), Card("2C"), Card("4C")]
    >>> trick = Trick(tuple(Play(seat, card) for seat, card in enumerate(cards)), taker=1)
    >>> [rule.id for rule in bonuses_of(trick)]
    ['hawk.bonus.run']
    """
    cards = mask_of(trick.cards)
    return tuple(rule for rule, found in KINDS if found(cards, len(trick.plays)))
