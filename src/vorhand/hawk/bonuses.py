"""The tricks that earn a bonus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vorhand.cards import Card, mask_of
from vorhand.errors import WrongTypeError, shown
from vorhand.hawk.beating import PACK, pips
from vorhand.hawk.moves import Play
from vorhand.hawk.options import PLAYERS
from vorhand.hawk.rulebook import BIG_TRICK, FOUR_OF_A_KIND, RULES, RUN
from vorhand.rulebook import Rule
from vorhand.suits import RANKS_IN_SUIT, Rank, Suit
from vorhand.tricks import Trick

# A mask has thirteen places for each suit, and the place of the ace is the last. Here it comes
# first, and behind the ten three places stay empty.

_ACE_PLACE: Final = RANKS_IN_SUIT - 1
_ACES: Final = mask_of(Card.of(Rank.ACE, suit) for suit in Suit)


def _in_order_of_numbers(cards: int) -> int:
    """The mask with the ace before the two in each suit."""
    return (cards & ~_ACES) << 1 | (cards & _ACES) >> _ACE_PLACE


@RULES.states(BIG_TRICK)
def big_trick(cards: int, players: int) -> bool:
    """Whether a trick has more pips than nine times the number of players."""
    return pips(cards) > 9 * players


@RULES.states(FOUR_OF_A_KIND)
def four_of_a_kind(cards: int, players: int) -> bool:
    """Whether a trick has the same number in all four suits; other cards may lie with them."""
    return bool(cards & cards >> 13 & cards >> 26 & cards >> 39)


@RULES.states(RUN)
def run(cards: int, players: int) -> bool:
    """
    Whether a trick has at least four consecutive numbers of one suit, in whichever order they
    were played. After the ten nothing follows.
    """
    row = _in_order_of_numbers(cards)
    return bool(row & row >> 1 & row >> 2 & row >> 3)


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

    Raises:
        WrongTypeError: no trick of Hawk.
    """
    if not _is_trick(trick):
        raise WrongTypeError(f"a trick of Hawk is expected, not {shown(trick)}")
    return kinds_in(trick)


def _is_trick(trick: object) -> bool:
    """Whether this is a trick in which two seats or more have played different cards."""
    if type(trick) is not Trick or not isinstance(trick.plays, tuple):
        return False
    if not all(type(play) is Play and play.card in PACK for play in trick.plays):
        return False
    seats, cards = {play.seat for play in trick.plays}, set(trick.cards)
    return min(PLAYERS) <= len(trick.plays) == len(seats) == len(cards) and trick.taker in seats


def kinds_in(trick: Trick[Play]) -> tuple[Rule, ...]:
    """The same for a trick that is known to be one."""
    cards, players = mask_of(trick.cards), len(trick.plays)
    return tuple([rule for rule, found in KINDS if found(cards, players)])
