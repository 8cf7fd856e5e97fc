"""Drawing what a seat cannot see of a deal of Single."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Final

from vorhand.cards import Cards, cards_of
from vorhand.kit.narrowing import ruled_out
from vorhand.kit.placements import Placements
from vorhand.kit.plays import played_by
from vorhand.kit.samples import Draw, Rebuilt, Sampler, from_hands
from vorhand.kit.tricks import all_plays
from vorhand.single.dealing import begin, pack
from vorhand.single.playing import RESTRICTIONS
from vorhand.single.seen.view import View, rebuilt
from vorhand.single.seen.view import view as seen_by
from vorhand.single.state import Deal, State
from vorhand.single.turns import apply, moves_of


def sample(view: View, rng: Random) -> State:
    """Draw a full state that the view allows; all that fit are equally likely."""
    return _SAMPLER.draw(view, rng)


def _prepared(view: View) -> Draw[View, State]:
    """Work out what is hidden from the seat and where it can be: in a hand, or aside."""
    public, options, seat = view.public, view.public.options, view.seat
    plays = list(chain(*all_plays(public)))
    played = played_by(options.players, plays)
    sizes = [options.hand_size - cards.bit_count() for cards in played]
    sizes[seat] = 0
    hidden = Cards(pack(options)).mask & ~sum(played) & ~view.hand.mask
    not_held = [0] * options.players
    for play in plays[1:]:  # a lead shows nothing
        not_held[play.seat] = ruled_out(RESTRICTIONS[True], options, (plays[0],), 0, play.card)
    ways = Placements(hidden, [*sizes, options.aside], [*not_held, 0])
    played[seat] |= view.hand.mask

    def draw(view: View, rng: Random) -> State:
        *held, aside = ways.draw(rng)
        dealt = tuple(cards_of(before | now) for before, now in zip(played, held, strict=True))
        deal = Deal(options, public.dealer, public.number, dealt, cards_of(aside))
        return rebuilt(view, deal)

    return draw


_SAMPLER: Final[Sampler[View, State]] = Sampler(
    View, _prepared, Rebuilt(from_hands(begin), moves_of, apply, seen_by)
)
