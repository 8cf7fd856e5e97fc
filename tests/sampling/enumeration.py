"""
All states that a seat cannot tell from each other, by trying every way to lay the hidden cards.

Nothing here reasons about what plays show: each way is played from the beginning by the rules,
and it counts if no move is refused and the seat sees the same in the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from vorhand import Card, Cards, IllegalMove, hawk, hearts, hurrikan


def partitions(cards: Sequence[Card], sizes: Sequence[int]) -> Iterator[tuple[Cards, ...]]:
    """All ways to part cards into groups of these sizes."""
    if not sizes:
        yield ()
        return
    for some in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in some]
        for others in partitions(rest, sizes[1:]):
            yield (Cards(some), *others)


def played(plays: Sequence[Any], seat: int) -> Cards:
    return Cards(play.card for play in plays if play.seat == seat)


def seen_after(game: Any, state: Any, moves: Sequence[Any], seat: int) -> tuple[Any, Any]:
    """The state after these moves and its view; None if a move is refused."""
    try:
        for move in moves:
            state = game.apply(state, move)
    except IllegalMove:
        return None, None
    return state, game.view(state, seat)


def hearts_states(view: hearts.View) -> set[hearts.State]:
    public, options, me = view.public, view.public.options, view.seat
    plays = [play for trick in public.tricks for play in trick.plays] + list(public.trick)
    seats = range(options.players)
    sizes = [options.hand_size - len(played(plays, seat)) for seat in seats if seat != me]
    known = Cards(play.card for play in plays) | view.hand | (view.kitty or Cards())
    left_over = 0 if view.kitty else options.kitty_size
    found = set()
    hidden = sorted(Cards(hearts.pack(options)) - known)
    for *others, _ in partitions(hidden, [*sizes, left_over]):  # what is in no hand is the kitty
        held = [*others[:me], view.hand, *others[me:]]
        after = [hand | played(plays, seat) for seat, hand in enumerate(held)]
        for dealt, passes in _before_passing(view, after):
            start = hearts.begin(dealt, options, dealer=public.dealer, number=public.number)
            state, seen = seen_after(hearts, start, [*passes, *plays], me)
            if seen == view:
                found.add(state)
    return found


def _before_passing(
    view: hearts.View, after: list[Cards]
) -> Iterator[tuple[list[Cards], list[hearts.Pass]]]:
    """All hands and passes that lead to these hands: now, if cards are being passed, or later."""
    if view.is_passing:
        yield from ((after, passes) for passes in _passes_so_far(view, after))
        return
    if view.passed is None:
        yield after, []
        return
    players, count = len(after), view.public.options.pass_count
    further = {hearts.Direction.LEFT: 1, hearts.Direction.RIGHT: -1}[view.public.direction]
    each = [[Cards(some) for some in combinations(hand, count)] for hand in after]
    for received in product(*each):
        passes = [received[(seat + further) % players] for seat in range(players)]
        if passes[view.seat] != view.passed or received[view.seat] != view.received:
            continue
        dealt = [hand - got | gave for hand, got, gave in zip(after, received, passes, strict=True)]
        yield dealt, [hearts.Pass(seat, gave) for seat, gave in enumerate(passes)]


def _passes_so_far(view: hearts.View, dealt: list[Cards]) -> Iterator[list[hearts.Pass]]:
    """All passes that the seats that have passed can have chosen."""
    count, seats = view.public.options.pass_count, view.public.passed
    each: list[list[Cards]] = [
        [Cards(some) for some in combinations(dealt[seat], count)]
        if seat != view.seat or view.passed is None
        else [view.passed]
        for seat in seats
    ]
    for chosen in product(*each):
        yield [hearts.Pass(*one) for one in zip(seats, chosen, strict=True)]


def hawk_states(view: hawk.View) -> set[hawk.State]:
    public, options, me = view.public, view.public.options, view.seat
    plays = [play for trick in public.tricks for play in trick.plays] + list(public.trick)
    seats = range(options.players)
    sizes = [options.hand_size - len(played(plays, seat)) for seat in seats if seat != me]
    known = Cards(play.card for play in plays) | view.hand
    found = set()
    hidden = sorted(Cards(hawk.pack(options)) - known)
    for *others, _ in partitions(hidden, [*sizes, options.aside]):
        held = [*others[:me], view.hand, *others[me:]]
        dealt = [hand | played(plays, seat) for seat, hand in enumerate(held)]
        start = hawk.begin(dealt, options, dealer=public.dealer, number=public.number)
        state, seen = seen_after(hawk, start, plays, me)
        if seen == view:
            found.add(state)
    return found


def hurrikan_states(view: hurrikan.View) -> set[Any]:
    """As `without_order` of the states: the order of the stock is tried in one way only."""
    public, me = view.public, view.seat
    known = public.first_table | view.hand | Cards(play.card for play in public.plays)
    hidden = sorted(Cards(hurrikan.pack(public.options)) - known)
    others = [seat for seat in range(public.options.players) if seat != me]
    found = set()
    for *hands, stock in partitions(
        hidden, [*(public.sizes[seat] for seat in others), public.stock]
    ):
        for dealt in product(*map(lambda s, h: _by_deal(view, s, h), others, hands)):
            by_seat = [*dealt[:me], list(view.dealt), *dealt[me:]]
            forehand = (public.dealer + 1) % len(by_seat)
            in_order = by_seat[forehand:] + by_seat[:forehand]
            deals = range(1, len(view.dealt))
            lies = [card for deal in deals for cards in in_order for card in cards[deal]]
            start = hurrikan.begin(
                [cards[0] for cards in by_seat],
                public.options,
                dealer=public.dealer,
                number=public.number,
                table=public.first_table,
                stock=[*lies, *stock],
            )
            state, seen = seen_after(hurrikan, start, public.plays, me)
            if seen == view:
                found.add(without_order(state))
    return found


def _by_deal(view: hurrikan.View, seat: int, hand: Cards) -> list[list[Cards]]:
    """All ways in which a seat can have got its cards deal by deal, each before it played it."""
    ends = [*view.public.deals, len(view.public.plays)]
    latest = [(card, len(ends) - 1) for card in hand]
    for number, play in enumerate(view.public.plays):
        if play.seat == seat:
            latest.append((play.card, next(deal for deal, end in enumerate(ends) if number < end)))
    size = view.public.options.hand_size
    ways: list[list[list[Card]]] = [[[] for _ in ends]]
    for card, last in latest:
        ways = [
            [*way[:deal], [*way[deal], card], *way[deal + 1 :]]
            for way in ways
            for deal in range(last + 1)
            if len(way[deal]) < size
        ]
    return [list(map(Cards, way)) for way in ways]


def without_order(state: hurrikan.State) -> Any:
    """What a state says but for how the cards of a deal lay in the stock."""
    deal, each = state.deal, 6
    parts = [Cards(deal.stock[top : top + each]) for top in range(0, deal.stock_dealt, each)]
    return deal.dealt, tuple(parts), state.hands, Cards(state.stock)
