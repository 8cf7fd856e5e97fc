"""Drawing what a seat cannot see of a deal of Hawk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Final

from vorhand.cards import Card, cards_of
from vorhand.hawk.beating import PACK_MASK
from vorhand.hawk.dealing import begin
from vorhand.hawk.moves import Play
from vorhand.hawk.options import SOURCE, Options, Ruffing
from vorhand.hawk.playing import RESTRICTIONS
from vorhand.hawk.seen.view import View, rebuilt
from vorhand.hawk.seen.view import view as seen_by
from vorhand.hawk.state import State, new_deal
from vorhand.hawk.turns import apply, moves_of
from vorhand.kit.narrowing import ruled_out
from vorhand.kit.placements import Placements
from vorhand.kit.plays import played_by
from vorhand.kit.samples import Draw, Rebuilt, Sampler, from_hands
from vorhand.kit.tricks import all_plays


def sample(view: View, rng: Random) -> State:
    """
    Draw a full state that the view allows: the seat would see the same of it, and everything that
    has been seen is legal in it.

    All hands that fit are equally likely, together with the cards that lie aside. How likely a
    player was to play that way does not matter. A seat that did not follow suit is void. Where
    ruffing is a duty, a seat that did not ruff could not, and one that ruffed too high has no lower
    ruff.

    Further samples of the same view (the same object) are quicker than the first, since what was
    worked out is kept on the view.

    Args:
        view: what the seat knows.
        rng: the source of chance; the same state of it gives the same sample.

    Raises:
        ImpossibleView: no play of the game leads to the view.
        WrongTypeError: not a view of Hawk, or not a ``random.Random``.
    """
    return _SAMPLER.draw(view, rng)


def _prepared(view: View) -> Draw[View, State]:
    """Work out what is hidden from the seat and where it can be: in a hand, or aside."""
    tricks = all_plays(view.public)
    public, options, seat = view.public, view.public.options, view.seat
    played = played_by(options.players, chain(*tricks))
    sizes = [options.hand_size - cards.bit_count() for cards in played]
    sizes[seat] = 0
    hidden = PACK_MASK & ~sum(played) & ~view.hand.mask
    ways = Placements(hidden, [*sizes, options.aside], [*_not_held(options, tricks), 0])
    played[seat] |= view.hand.mask

    def draw(view: View, rng: Random) -> State:
        *held, aside = ways.draw(rng)
        masks = tuple([before | now for before, now in zip(played, held, strict=True)])
        dealt = tuple(map(cards_of, masks))
        deal = new_deal(options, public.dealer, public.number, dealt, cards_of(aside), masks)
        return rebuilt(view, deal, sum(held) | view.hand.mask)

    return draw


@lru_cache(1 << 14)
def _not_beside(duties: int, before: tuple[Card, ...], card: Card) -> int:
    """
    The cards that a hand did not hold when it played a card, as a mask. ``duties`` is how many are
    in force; they read no options. Each answer takes 260 bytes, so all that are kept take 4.3 MB at
    most.
    """
    trick = tuple(Play(0, earlier) for earlier in before)
    return ruled_out(RESTRICTIONS[duties], SOURCE, trick, 0, card)


def _not_held(options: Options, tricks: Sequence[Sequence[Play]]) -> list[int]:
    """
    The cards that each seat cannot hold, as its plays have shown, by seat, as masks; a lead shows
    nothing.
    """
    excluded = [0] * options.players
    for trick in tricks:
        cards = tuple(play.card for play in trick)
        for place, play in enumerate(trick[1:], start=1):
            # The cards in between matter only where ruffs have to be lower than they are.
            before = cards[:place] if options.ruffing is Ruffing.MUST_OVERRUFF else cards[:1]
            excluded[play.seat] |= _not_beside(options.ruffing.duties, before, play.card)
    return excluded


_SAMPLER: Final[Sampler[View, State]] = Sampler(
    View, _prepared, Rebuilt(from_hands(begin), moves_of, apply, seen_by)
)
