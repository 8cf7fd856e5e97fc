"""
Drawing what a seat cannot see of a round of Hurrikan.

A play shows nothing but itself: whether it is legal depends on the card and the table only. Two
things do tell of the hidden hands: a deal that went on, for then somebody could still capture, and
a deal that ended with cards in hand, for then nobody could.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from vorhand.cards import Card, cards_of, listed, mask_of
from vorhand.hurrikan.capturing import single_cards
from vorhand.hurrikan.dealing import begin
from vorhand.hurrikan.seen.retrace import Course, course_of
from vorhand.hurrikan.seen.view import View, rebuilt
from vorhand.hurrikan.seen.view import view as seen_by
from vorhand.hurrikan.state import State, new_deal
from vorhand.hurrikan.turns import apply, moves_of
from vorhand.hurrikan.values import PACK_MASK
from vorhand.kit.placements import Placements, drawn_index
from vorhand.kit.samples import Draw, Rebuilt, Sampler
from vorhand.kit.shuffling import in_any_order
from vorhand.kit.views import refuse_view

_TRIES: Final = 50

Past: TypeAlias = tuple[tuple[int, int], ...]
"""The hands of two seats at the end of each earlier deal, as masks."""


def sample(view: View, rng: Random) -> State:
    """
    Draw a full state that the view allows: the seat would see the same of it, and everything that
    has been seen is legal in it.

    All states that fit are equally likely: the other hands, now and in earlier deals, and the order
    of the stock. How likely a player was to play that way does not matter. As long as a deal goes
    on somebody can still capture with the cards that are drawn, and where one has ended with cards
    in hand nobody could (`hurrikan.dead`).

    Further samples of the same view (the same object) are quicker than the first, since what was
    worked out is kept on the view.

    Args:
        view: what the seat knows.
        rng: the source of chance; the same state of it gives the same sample.

    Raises:
        ImpossibleView: no play of the game leads to the view.
        WrongTypeError: not a view of Hurrikan, or not a ``random.Random``.
    """
    return _SAMPLER.draw(view, rng)


def _prepared(view: View) -> Draw[View, State]:
    """Work out what is hidden from the seat and where it can be."""
    course = course_of(view)
    hidden = PACK_MASK & ~view.public.first_table.mask & ~view.hand.mask
    hidden &= ~mask_of(play.card for play in course.plays)
    sizes = [size * (seat != view.seat) for seat, size in enumerate(course.sizes)]
    in_stock = hidden.bit_count() - sum(sizes)
    if in_stock and not view.public.to_move:
        refuse_view("a round is not over before the stock is dealt")

    @cache
    def ways_with(kept: int) -> Placements:
        """The ways in which the hidden cards can lie, if these are not in the stock."""
        return Placements(hidden, [*sizes, in_stock], [*(0 for _ in sizes), kept])

    pasts = list(_pasts(view, course, hidden))
    placements = [ways_with(sum(past[-1]) & hidden if past else 0) for past in pasts]
    weights = [ways.ways for ways in placements]
    if not any(weights):
        refuse_view("the hidden cards cannot lie anywhere")

    seat, own, is_over = view.seat, view.hand.mask, not view.public.to_move

    def fits(masks: list[int]) -> bool:
        masks[seat] = own
        return course.ends(masks[:-1]) if is_over else course.goes_on(masks[:-1])

    @cache
    def all_that_fit() -> list[tuple[Past, list[int]]]:
        pairs = zip(pasts, placements, strict=True)
        return [(past, masks) for past, ways in pairs for masks in ways.all() if fits(masks)]

    def draw(view: View, rng: Random) -> State:
        for _ in range(_TRIES):
            way = drawn_index(weights, rng)
            masks = placements[way].draw(rng)
            if fits(masks):
                return _dealt(view, course, pasts[way], masks, rng)
        # So few fit that all of them are listed: that ends, and the odds are the same.
        every = all_that_fit()
        if not every:
            refuse_view("no hidden cards let the deals go on and end as they did")
        past, masks = every[int(rng.random() * len(every))]
        return _dealt(view, course, past, masks, rng)

    return draw


def _pasts(view: View, course: Course, hidden: int) -> Iterator[Past]:
    """
    All hands that both seats may have had at the ends of earlier deals. A seat that kept cards has
    played them later, or still has them.
    """
    mine, held = [], 0
    for dealt, played in zip(view.dealt, course.played, strict=True):
        held = (held | dealt.mask) & ~played[view.seat]
        mine.append(held)
    last = len(course.played) - 1
    later = course.played[last][1 - view.seat] | hidden
    return _back_from(last - 1, later, mine, view.seat, course) if last else iter([()])


def _back_from(deal: int, later: int, mine: list[int], me: int, course: Course) -> Iterator[Past]:
    """
    The hands up to a deal. ``later`` are the cards that the other seat may have kept, and ``mine``
    those that this one kept, by deal, as masks.
    """
    if deal < 0:
        yield ()
        return
    other, end = 1 - me, course.moment(deal)
    unable = single_cards(later & ~end.able)
    for some in combinations(unable, end.sizes[other]):
        hands = (mine[deal], sum(some)) if me == 0 else (sum(some), mine[deal])
        if course.ended(deal, hands):
            kept = course.played[deal][other] | sum(some)
            for past in _back_from(deal - 1, kept, mine, me, course):
                yield (*past, hands)


def _dealt(view: View, course: Course, past: Past, masks: Sequence[int], rng: Random) -> State:
    """
    The state with these hands at the ends of earlier deals, and with ``masks`` as the hands now and
    the stock. The order of the stock is left to chance.
    """
    public = view.public
    *now, rest = masks
    forehand = (public.dealer + 1) % len(now)
    by_deal: list[list[int]] = []
    kept: Sequence[int] = [0] * len(now)
    for played, end in zip(course.played, (*past, now), strict=True):
        by_deal.append(
            [(out | left) & ~old for out, left, old in zip(played, end, kept, strict=True)]
        )
        kept = end
    stock: list[Card] = []
    for hands in by_deal[1:]:
        for hand in hands[forehand:] + hands[:forehand]:
            stock += in_any_order(listed(hand), rng)
    stock += in_any_order(listed(rest), rng)
    deal = new_deal(
        public.options,
        public.dealer,
        public.number,
        tuple(map(cards_of, by_deal[0])),
        public.first_table,
        tuple(stock),
        public.deals,
        tuple(map(sum, zip(*by_deal, strict=True))),
    )
    return rebuilt(view, deal, sum(now))


def _begin_again(state: State) -> State:
    deal = state.deal
    return begin(
        deal.dealt,
        deal.options,
        dealer=deal.dealer,
        number=deal.number,
        table=deal.table,
        stock=deal.stock,
    )


_SAMPLER: Final[Sampler[View, State]] = Sampler(
    View, _prepared, Rebuilt(_begin_again, moves_of, apply, seen_by)
)
