"""What a seat of Hurrikan may know, as planes of bits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from vorhand.hurrikan.actions import LAY
from vorhand.hurrikan.bounds import longest_deal
from vorhand.hurrikan.dealing import dealt_to
from vorhand.hurrikan.moves import Play
from vorhand.hurrikan.options import PLAYERS
from vorhand.hurrikan.seen.view import View
from vorhand.hurrikan.state import CARDS_DEALT_ON, Playing, State, piles_of
from vorhand.kit.planes import (
    CARDS,
    Observer,
    Planes,
    in_a_row,
    laid_out,
    rotated,
    seats_as_bits,
    thermometer,
)
from vorhand.kit.plays import played_by

PLAYS: Final = longest_deal()
"""The most plays of a round."""
MOST: Final = PLAYS // 2
"""The most cards of a hand, and the most sweeps of a seat: a side plays half of all."""
DEALS: Final = 3
"""How many deals a round for two has."""


@lru_cache(2 * len(PLAYERS))
def planes(players: int, history: bool) -> Planes:
    """The planes for a number of players, with or without the history of the round."""
    each, line = players * CARDS, players * MOST
    parts = [
        ("seat", players, "the seat that looks, by its number at the table"),
        ("dealer", players, "the dealer"),
        ("hand", CARDS, "the own hand"),
        ("table", CARDS, "the cards on the table"),
        ("begun_card", CARDS, "the card that is chosen for the own play, which still lacks cards"),
        ("begun_takes", CARDS, "the cards that it is to take so far"),
        ("played", each, "what each seat has played in this round"),
        ("won", each, "what each seat has captured"),
        ("sweeps", line, f"how many sweeps each seat has made, that many of {MOST} bits"),
        ("sizes", line, f"how many cards each seat holds, that many of {MOST} bits"),
        ("stock", DEALS - 1, "how many deals are still to come, that many bits"),
        ("last_capturer", players, "who captured last"),
        ("to_move", players, "who may act"),
        ("sweeper", players, "who plays after that one because of its sweep"),
    ]
    if not history:
        return laid_out("hurrikan-observation/1", parts)
    length = PLAYS * (2 * CARDS + players)
    meaning = f"the plays in their order: card, 52 bits, what it took, 52, and the seat, {players}"
    of_deals = [
        ("dealt", DEALS * CARDS, "what the seat was dealt, deal by deal"),
        ("deals", (DEALS - 1) * (PLAYS + 1), "after how many plays each further deal came"),
    ]
    return laid_out("hurrikan-history/1", [*parts, ("history", length, meaning), *of_deals])


def values(asked: State | View, seat: int, begun: tuple[int, ...], history: bool) -> list[int]:
    """What stands in the planes."""
    state = asked.as_state() if isinstance(asked, View) else asked
    deal, plays, players = state.deal, state.plays, state.options.players
    played = played_by(players, plays)
    won, swept = piles_of(state)
    capturers = [play.seat for play in plays if play.takes.mask]
    sweeper = state.sweeper if isinstance(state, Playing) else None
    takes = [action for action in begun[1:] if action != LAY]
    values = [
        1 << seat,
        1 << (deal.dealer - seat) % players,
        deal.owned_masks[seat] & state.held_mask,
        state.table_mask,
        1 << begun[0] if begun else 0,
        sum([1 << action for action in takes]),
        in_a_row(rotated(played, seat)),
        in_a_row(rotated(won, seat)),
        by_seat(sweeps_of(plays, swept, players), seat),
        by_seat(sizes(asked, state), seat),
        thermometer(stock_of(asked, state) // (CARDS_DEALT_ON * players)),
        seats_as_bits(capturers[-1:], seat, players),
        seats_as_bits(state.to_move, seat, players),
        0 if sweeper is None else seats_as_bits([sweeper], seat, players),
    ]
    if history:
        dealt = asked.dealt if isinstance(asked, View) else dealt_to(deal, seat)
        values += [
            in_a_row([one(play, seat, players) for play in plays], 2 * CARDS + players),
            in_a_row([cards.mask for cards in dealt]),
            in_a_row([1 << number for number in deal.deals], PLAYS + 1),
        ]
    return values


def by_seat(numbers: Sequence[int], seat: int) -> int:
    """Numbers by seat as so many bits each, from the seat that looks on."""
    return in_a_row([thermometer(number) for number in rotated(numbers, seat)], MOST)


def sweeps_of(plays: Sequence[Play], swept: Sequence[int], players: int) -> list[int]:
    """How many sweeps each seat has made, by seat."""
    sweepers = [plays[number].seat for number in swept]
    return [sweepers.count(seat) for seat in range(players)]


def sizes(asked: State | View, state: State) -> Sequence[int]:
    """How many cards each seat holds, by seat."""
    if isinstance(asked, View):
        return asked.public.sizes
    return [(owned & state.held_mask).bit_count() for owned in state.deal.owned_masks]


def stock_of(asked: State | View, state: State) -> int:
    """How many cards are still to be dealt."""
    if isinstance(asked, View):
        return asked.public.stock
    return len(state.deal.stock) - state.deal.stock_dealt


def one(play: Play, seat: int, players: int) -> int:
    """A play of the history."""
    who = (play.seat - seat) % players
    return play.card.bit | play.takes.mask << CARDS | 1 << 2 * CARDS + who


OBSERVER: Final[Observer] = Observer(planes, values)
"""The observations of the game, for `vorhand.observing`."""
