"""The actions of Single, and what a seat may know, as numbers for programs that learn."""

from __future__ import annotations

from vorhand.cards import mask_of
from vorhand.kit.actions import Actions, card_actions
from vorhand.kit.planes import CARDS, Observer, Planes, in_a_row, in_their_order, laid_out, rotated
from vorhand.kit.plays import played_by
from vorhand.single.moves import Play
from vorhand.single.options import Options
from vorhand.single.scoring import longest_deal
from vorhand.single.seen.view import View
from vorhand.single.state import Playing, State

ACTIONS: Actions[Options, Playing, Play] = card_actions(
    "single-actions/1", lambda state: state.legal_mask, Play, longest_deal
)


def planes(players: int, history: bool) -> Planes:
    """The planes for a number of players, with or without the order of the plays."""
    parts = [
        ("seat", players, "the seat that looks, by its number at the table"),
        ("hand", CARDS, "the own hand"),
        ("played", players * CARDS, "what each seat has played, from the seat that looks on"),
        ("dealer", players, "the dealer, counted from the seat that looks"),
    ]
    if not history:
        return laid_out("single-observation/1", parts)
    order = ("history", players * (CARDS + players), "the plays in their order: card and seat")
    return laid_out("single-history/1", [*parts, order])


def values(asked: State | View, seat: int, begun: tuple[int, ...], history: bool) -> list[int]:
    """What stands in the planes."""
    del begun  # a move is one action
    public, players = asked.public, asked.public.options.players
    plays = [*public.trick, *(play for trick in public.tricks for play in trick.plays)]
    hand = asked.hand if isinstance(asked, View) else asked.hands[seat]
    shown = [
        1 << seat,
        mask_of(hand),
        in_a_row(rotated(played_by(players, plays), seat)),
        1 << (public.dealer - seat) % players,
    ]
    return [*shown, in_their_order(plays, seat, players)] if history else shown


OBSERVER = Observer(planes, values)
