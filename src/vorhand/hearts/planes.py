"""What a seat of Hearts may know, as planes of bits."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from vorhand.cards import Cards
from vorhand.hearts.choices import Breaking, Direction
from vorhand.hearts.counting import UNOPENED
from vorhand.hearts.moves import CHOICES, Play
from vorhand.hearts.possible import PLAYERS
from vorhand.hearts.seen.view import View, known_to
from vorhand.hearts.state import Over, Passing, Playing, State
from vorhand.kit.planes import (
    CARDS,
    Observer,
    Planes,
    cards_in_tricks,
    history_part,
    in_a_row,
    in_their_order,
    laid_out,
    plays_in_tricks,
    rotated,
    seats_as_bits,
)
from vorhand.kit.tricks import Trick

Own: TypeAlias = tuple[Cards | None, Cards | None, Cards | None]
"""What a seat has passed and received, and the kitty if it sees it."""

DIRECTIONS: Final = (
    Direction.LEFT,
    Direction.RIGHT,
    Direction.ACROSS,
    Direction.SECOND_LEFT,
    Direction.SECOND_RIGHT,
    Direction.HOLD,
)


@lru_cache(2 * len(PLAYERS))
def planes(players: int, history: bool) -> Planes:
    """The planes for a number of players, with or without the history of the deal."""
    each = players * CARDS
    parts = [
        ("seat", players, "the seat that looks, by its number at the table"),
        ("dealer", players, "the dealer"),
        ("direction", len(DIRECTIONS), "left, right, across, second left, second right or hold"),
        ("has_passed", players, "who has passed, as long as others have not"),
        ("hand", CARDS, "the own hand"),
        ("begun", CARDS, "the cards that are chosen so far for the own pass"),
        ("passed", CARDS, "what the seat has passed"),
        ("received", CARDS, "what the seat got in the exchange"),
        ("kitty", CARDS, "the cards left over, if the seat sees them"),
        ("played", each, "what each seat has played in this deal"),
        ("taken", each, "what each seat has taken in complete tricks"),
        ("trick", each, "what each seat has played to the running trick"),
        ("led", 4, "the suit that was led: clubs, diamonds, hearts, spades"),
        ("broken", 1, "whether a card that breaks hearts has been played"),
        ("opened", 1, "whether a hand of hearts alone has led one, where the queen breaks"),
        ("to_move", players, "who may act"),
        ("choice", len(CHOICES), "what the shooter has chosen: the others up, or itself down"),
    ]
    if not history:
        return laid_out("hearts-observation/1", parts)
    return laid_out("hearts-history/1", [*parts, history_part(CARDS, players)])


def values(asked: State | View, seat: int, begun: tuple[int, ...], history: bool) -> list[int]:
    """What stands in the planes."""
    state, own = known(asked, seat)
    players = state.options.players
    tricks, trick = so_far(state)
    played, taken, running = cards_in_tricks(players, tricks, trick)
    passing, to_move = isinstance(state, Passing), state.to_move
    has_passed = [other for other in range(players) if other not in to_move] if passing else []
    values = [
        1 << seat,
        1 << (state.deal.dealer - seat) % players,
        1 << DIRECTIONS.index(state.direction),
        seats_as_bits(has_passed, seat, players),
        state.deal.hand_masks[seat] & ~played[seat],
        sum([1 << action for action in begun]) if passing else 0,
        *[0 if cards is None else cards.mask for cards in own],
        in_a_row(rotated(played, seat)),
        in_a_row(rotated(taken, seat)),
        in_a_row(rotated(running, seat)),
        1 << trick[0].card.suit.index if trick else 0,
        *broken_and_opened(state),
        seats_as_bits(to_move, seat, players),
        1 << CHOICES.index(state.choice) if isinstance(state, Over) and state.choice else 0,
    ]
    if history:
        values.append(in_their_order(plays_in_tricks(tricks, trick), seat, players))
    return values


def known(asked: State | View, seat: int) -> tuple[State, Own]:
    """The state, or what a view shows of it, and what the seat knows besides."""
    if isinstance(asked, View):
        return asked.as_state(), (asked.passed, asked.received, asked.kitty)
    return asked, known_to(asked, seat)


def so_far(state: State) -> tuple[tuple[Trick[Play], ...], tuple[Play, ...]]:
    """The complete tricks, and the plays of the running one."""
    tricks = () if isinstance(state, Passing) else state.tricks
    return tricks, state.trick if isinstance(state, Playing) else ()


def broken_and_opened(state: State) -> tuple[int, int]:
    """Whether hearts are broken, and whether a lead has opened them before that."""
    if isinstance(state, Passing):
        return 0, 0
    if not isinstance(state, Playing):
        return state.public.broken, 0
    opened = state.options.breaking is Breaking.QUEEN and not state.unplayed_mask & UNOPENED
    return state.broken, opened


OBSERVER: Final[Observer] = Observer(planes, values)
"""The observations of the game, for `vorhand.observing`."""
