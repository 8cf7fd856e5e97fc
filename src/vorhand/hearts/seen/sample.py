"""Drawing what a seat cannot see of a deal of Hearts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain, repeat
from random import Random
from typing import Final

from vorhand.cards import Card, Cards, cards_of, lowest_of, mask_of
from vorhand.hearts.dealing import begin, pack
from vorhand.hearts.moves import Play
from vorhand.hearts.options import (
    AllPenalties,
    Breaking,
    Direction,
    FirstTrick,
    Opening,
    Options,
)
from vorhand.hearts.passing import steps
from vorhand.hearts.playing import RESTRICTIONS
from vorhand.hearts.seen.view import View, rebuilt
from vorhand.hearts.seen.view import view as seen_by
from vorhand.hearts.state import State, new_deal
from vorhand.hearts.turns import apply, moves_of
from vorhand.kit.narrowing import ruled_out
from vorhand.kit.placements import Placements, some_of
from vorhand.kit.plays import played_by
from vorhand.kit.samples import Draw, Rebuilt, Sampler, from_hands
from vorhand.kit.tricks import all_plays
from vorhand.kit.views import refuse_view
from vorhand.suits import CLUBS


def sample(view: View, rng: Random) -> State:
    """
    Draw a full state that the view allows: the seat would see the same of it, and everything that
    has been seen is legal in it.

    All hands and passes that fit are equally likely: what other seats hold, what they passed, and
    so what they were dealt. How likely a player was to pass or play that way does not matter. Cards
    passed to a seat are in its hand until they are played, a seat that did not follow suit is void,
    and likewise for everything else that a play shows about the hand it came from.

    Further samples of the same view (the same object) are quicker than the first, since what was
    worked out is kept on the view.

    Args:
        view: what the seat knows.
        rng: the source of chance; the same state of it gives the same sample.

    Raises:
        ImpossibleView: no play of the game leads to the view.
        WrongTypeError: not a view of Hearts, or not a ``random.Random``.
    """
    return _SAMPLER.draw(view, rng)


def _prepared(view: View) -> Draw[View, State]:
    """Work out what is hidden from the seat and where it can be."""
    tricks = all_plays(view.public)
    passed = (view.passed, view.received)
    if view.public.direction is Direction.HOLD and passed != (None, None):
        refuse_view("in a hold deal nothing is passed")
    return _of_passing(view) if view.is_passing else _of_play(view, tricks)


def _of_passing(view: View) -> Draw[View, State]:
    """Draw the other hands, and the passes of the seats that have passed."""
    public, options = view.public, view.public.options
    sizes = [options.hand_size] * options.players
    sizes[view.seat] = 0
    hidden = Placements(mask_of(pack(options)) & ~view.hand.mask, sizes, [0] * options.players)

    def draw(view: View, rng: Random) -> State:
        masks = hidden.draw(rng)
        masks[view.seat] = view.hand.mask
        passes = [
            some_of(hand, options.pass_count, rng) if seat in public.passed else 0
            for seat, hand in enumerate(masks)
        ]
        dealt = tuple(map(cards_of, masks))
        deal = new_deal(options, public.dealer, public.number, dealt, (), tuple(masks))
        return rebuilt(view, deal, tuple(map(cards_of, passes)))

    return draw


def _of_play(view: View, tricks: Sequence[Sequence[Play]]) -> Draw[View, State]:
    """Draw the cards that the other seats still hold, and what was passed before."""
    public, options, seat = view.public, view.public.options, view.seat
    played = played_by(options.players, chain(*tricks))
    sizes = [options.hand_size - cards.bit_count() for cards in played]
    sizes[seat] = 0
    known = _known(view, tricks[0])
    excluded = [
        not_held | sum(known) & ~own
        for not_held, own in zip(_not_held(options, tricks), known, strict=True)
    ]
    hidden = mask_of(pack(options)) & ~sum(played) & ~view.hand.mask
    ways = Placements(hidden, sizes, excluded)
    played[seat] |= view.hand.mask

    def draw(view: View, rng: Random) -> State:
        masks = [cards | held for cards, held in zip(played, ways.draw(rng), strict=True)]
        passes = _passes(view, masks, rng)
        dealt = _dealt(view, masks, passes)
        deal = new_deal(options, public.dealer, public.number, dealt, passes, tuple(masks))
        return rebuilt(view, deal, ())

    return draw


def _known(view: View, first_trick: Sequence[Play]) -> list[int]:
    """
    The cards that each seat must have had at the first lead, by seat, as masks: those passed to it,
    and the club that it had to lead.
    """
    public, options = view.public, view.public.options
    known = [0] * options.players
    if view.passed is not None:
        known[_passed_to(view, view.seat)] |= view.passed.mask
    if options.opening is not Opening.DEALERS_LEFT:
        opener = next(chain((play.seat for play in first_trick), public.to_move), view.seat)
        known[opener] |= lowest_of(mask_of(pack(options)) & CLUBS)
    return known


def _passed_to(view: View, seat: int) -> int:
    """The seat that gets what a seat passes."""
    players = view.public.options.players
    return (seat + steps(view.public.direction, players)) % players


@cache
def _restricting(
    opening: Opening,
    first_trick: FirstTrick,
    all_penalties: AllPenalties,
    breaking: Breaking,
    hearts_or_queen_lead: bool,
) -> Options:
    """
    Options of which nothing but this counts: it is all that restrictions read. There are 216, which
    take 100 KB, however many variants callers make.
    """
    return Options(
        opening=opening,
        first_trick=first_trick,
        all_penalties=all_penalties,
        breaking=breaking,
        hearts_or_queen_lead=hearts_or_queen_lead,
    )


@lru_cache(1 << 14)
def _not_beside(options: Options, first: bool, unbroken: int, lead: Card | None, card: Card) -> int:
    """
    The cards that a hand did not hold when it played a card, as a mask. The options are those of
    `_restricting`. Each answer takes 200 bytes, so all that are kept take 3.3 MB at most.
    """
    trick = (Play(0, lead),) if lead else ()
    return ruled_out(RESTRICTIONS[first][lead is None], options, trick, unbroken, card)


def _not_held(options: Options, tricks: Sequence[Sequence[Play]]) -> list[int]:
    """The cards that each seat cannot hold, as its plays have shown, by seat, as masks."""
    excluded, breakers = [0] * options.players, options.breakers_mask
    restricting = _restricting(
        options.opening,
        options.first_trick,
        options.all_penalties,
        options.breaking,
        options.hearts_or_queen_lead,
    )
    for first, trick in zip(chain([True], repeat(False)), tricks, strict=False):
        lead: Card | None = None
        for play in trick:
            unbroken = options.breakers_mask if breakers == options.breakers_mask else 0
            excluded[play.seat] |= _not_beside(restricting, first, unbroken, lead, play.card)
            breakers &= ~play.card.bit
            lead = lead or play.card
    return excluded


def _passes(view: View, masks: Sequence[int], rng: Random) -> tuple[Cards, ...]:
    """What every seat passed, by seat; ``masks`` are the hands after the exchange."""
    if view.passed is None or view.received is None:
        return ()
    seats = range(len(masks))
    received = [cards_of(some_of(hand, view.public.options.pass_count, rng)) for hand in masks]
    received[_passed_to(view, view.seat)] = view.passed
    received[view.seat] = view.received
    return tuple(received[_passed_to(view, seat)] for seat in seats)


def _dealt(view: View, masks: Sequence[int], passes: Sequence[Cards]) -> tuple[Cards, ...]:
    """The hands before the exchange, by seat; ``masks`` are the hands after it."""
    dealt = list(masks)
    for seat, passed in enumerate(passes):
        dealt[_passed_to(view, seat)] &= ~passed.mask
    for seat, passed in enumerate(passes):
        dealt[seat] |= passed.mask
    return tuple(map(cards_of, dealt))


_SAMPLER: Final[Sampler[View, State]] = Sampler(
    View, _prepared, Rebuilt(from_hands(begin), moves_of, apply, seen_by)
)
