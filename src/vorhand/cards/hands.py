"""Hands as people write them, suit by suit: ``AQ3.K2..T987`` and ``♠AQ3 ♥K2 ♣T987``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vorhand.cards.card import Card
from vorhand.cards.sets import Cards
from vorhand.errors import NotationError, WrongTypeError, quoted
from vorhand.suits import RANKS_IN_SUIT, Rank, Suit

_VOIDS: Final = ("-", "\u2013", "\u2014")  # a hyphen or a dash
_LONGEST: Final = 4 * (2 * RANKS_IN_SUIT + 8)
"""No hand is longer: all 52 cards with ``10`` for the tens, and signs and blanks around them."""
_RANKS: Final = {sign: rank for rank in Rank for sign in (rank.letter, rank.letter.lower())}
_SUITS: Final = {
    sign: suit
    for suit, outlined in zip(Suit, "♧♢♡♤", strict=True)
    for sign in (suit.letter, suit.letter.lower(), suit.symbol, outlined)
}


def parse_dotted(text: str, suits: Sequence[Suit] | str) -> Cards:
    """
    Read a hand in the dotted form of bridge programs: the ranks of each suit with dots between.
    The order of the suits has to be named, since programs differ; most write spades first.

    >>> parse_dotted("AQ3.K2..T987", "SHDC")
    Cards('7C 8C 9C TC 2H KH 3S QS AS')

    Raises:
        NotationError: not such a text, or an order that does not name each suit once.
        WrongTypeError: not a text, or not suits.
    """
    order, parts = _order(suits), _text(text).split(".")
    if len(parts) != len(order):
        raise NotationError(f"{quoted(text)} has {len(parts)} suits, not {len(order)}")
    return _hand(text, list(zip(order, parts, strict=True)))


def dotted(cards: Cards, suits: Sequence[Suit] | str) -> str:
    """
    Write a hand in the dotted form of bridge programs, high cards first; `parse_dotted` reads it.

    >>> dotted(Cards("AS QS 3S KH 2H TC 9C 8C 7C"), "SHDC")
    'AQ3.K2..T987'

    Raises:
        NotationError: an order that does not name each suit once.
        WrongTypeError: not `Cards`, or not suits.
    """
    return ".".join(_ranks(cards, suit) for suit in _order(suits))


def parse_grouped(text: str) -> Cards:
    """
    Read a hand that is grouped by suit: each suit by its sign or letter, in any order, and behind
    it the ranks. A suit may have a colon behind its sign, and a void may be left out or written
    ``-``.

    >>> parse_grouped("♠AQ3 ♥K2 ♣10 9 8 7") == parse_grouped("S: AQ3  H: K2  D: -  C: T987")
    True

    Raises:
        NotationError: not such a text, or a suit is there twice.
        WrongTypeError: not a text.
    """
    groups: list[tuple[Suit, str]] = []
    for char in _text(text).replace("\ufe0e", "").replace("\ufe0f", ""):
        suit = _SUITS.get(char)
        if suit is not None:
            groups.append((suit, ""))
        elif not char.isspace():
            if not groups:
                raise NotationError(f"{quoted(text)} does not begin with a suit, but {char!r}")
            groups[-1] = (groups[-1][0], groups[-1][1] + char)
    found = [suit for suit, _ in groups]
    if len(set(found)) < len(found):
        raise NotationError(f"a suit is there twice in {quoted(text)}")
    bare = [(suit, ranks.removeprefix(":")) for suit, ranks in groups]
    return _hand(text, [(suit, "" if ranks in _VOIDS else ranks) for suit, ranks in bare])


def grouped(cards: Cards, suits: Sequence[Suit] | str = "SHDC") -> str:
    """
    Write a hand grouped by suit, high cards first, without the suits in which it is void;
    `parse_grouped` reads it. The order of the suits is that of bridge unless another is named.

    >>> grouped(Cards("AS QS 3S KH 2H TC 9C 8C 7C"))
    '♠AQ3 ♥K2 ♣T987'

    Raises:
        NotationError: an order that does not name each suit once.
        WrongTypeError: not `Cards`, or not suits.
    """
    groups = [(suit, _ranks(cards, suit)) for suit in _order(suits)]
    return " ".join(suit.symbol + ranks for suit, ranks in groups if ranks)


def _text(text: object) -> str:
    if not isinstance(text, str):
        raise WrongTypeError(f"a hand is a text, not {quoted(text)}")
    if len(text) > _LONGEST:
        raise NotationError(f"no hand is so long: {quoted(text)}")
    return text


def _order(suits: object) -> tuple[Suit, ...]:
    """The order of the suits, from suits or from their letters."""
    if not isinstance(suits, Sequence) or isinstance(suits, (bytes, bytearray)):
        raise WrongTypeError(f"an order of suits such as 'SHDC' is expected, not {quoted(suits)}")
    some = suits[: len(Suit) + 1]
    named = tuple(
        suit if isinstance(suit, Suit) else _SUITS[suit]
        for suit in some
        if isinstance(suit, Suit) or (isinstance(suit, str) and suit in _SUITS)
    )
    if not len(named) == len(some) == len(Suit) or len(set(named)) < len(Suit):
        raise NotationError(f"an order names each suit once, as 'SHDC' does, not {quoted(suits)}")
    return named


def _ranks(cards: object, suit: Suit) -> str:
    """The ranks of a suit in a hand, high cards first."""
    if type(cards) is not Cards:
        raise WrongTypeError(f"a hand is Cards, not {quoted(cards)}")
    return "".join(card.rank.letter for card in reversed(list(cards.of_suit(suit))))


def _hand(text: str, groups: Sequence[tuple[Suit, str]]) -> Cards:
    """The cards whose ranks stand behind these suits; ``text`` is what the message shows."""
    cards: list[Card] = []
    for suit, ranks in groups:
        for sign in ranks.replace("10", Rank.TEN.letter):
            if sign not in _RANKS:
                raise NotationError(f"{quoted(sign)} in {quoted(text)} is not a rank")
            cards.append(Card.of(_RANKS[sign], suit))
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise NotationError(f"{twice} is named twice in {quoted(text)}")
    return Cards(cards)
