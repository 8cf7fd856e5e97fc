"""Drawing what a seat cannot see of a deal of Hearts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from itertools import chain, repeat
from operator import or_
from random import Random
from typing import Final, NamedTuple, cast

from vorhand.cards import Card, Cards, cards_of, listed
from vorhand.hearts.choices import AllPenalties, Breaking, Direction, Opening, Queen
from vorhand.hearts.counting import QUEEN, UNOPENED
from vorhand.hearts.dealing import begin
from vorhand.hearts.moves import Play
from vorhand.hearts.options import Options
from vorhand.hearts.passing import steps
from vorhand.hearts.playing import RESTRICTIONS
from vorhand.hearts.seen.view import View, rebuilt
from vorhand.hearts.seen.view import view as seen_by
from vorhand.hearts.state import State, hearts_broken, new_deal
from vorhand.hearts.turns import apply, moves_of
from vorhand.kit.narrowing import ruled_out
from vorhand.kit.placements import Placements, drawn_index, some_of
from vorhand.kit.plays import played_by
from vorhand.kit.samples import Draw, Rebuilt, Sampler, from_hands
from vorhand.kit.tricks import all_plays
from vorhand.kit.views import refuse_view
from vorhand.suits import CLUBS, Suit


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
    """Draw the other hands and the kitty, and the passes of the seats that have passed."""
    public, options = view.public, view.public.options
    sizes = [options.hand_size] * options.players
    sizes[view.seat] = 0
    places = [*sizes, options.kitty_size]
    hidden = Placements(options.pack_mask & ~view.hand.mask, places, [0] * len(places))

    def draw(view: View, rng: Random) -> State:
        *masks, kitty = hidden.draw(rng)
        masks[view.seat] = view.hand.mask
        passes = [
            some_of(hand, options.pass_count, rng) if seat in public.passed else 0
            for seat, hand in enumerate(masks)
        ]
        dealt = tuple(map(cards_of, masks))
        occasion = (options, public.dealer, public.number)
        deal = new_deal(*occasion, dealt, (), tuple(masks), cards_of(kitty))
        return rebuilt(view, deal, tuple(map(cards_of, passes)))

    return draw


def _of_play(view: View, tricks: Sequence[Sequence[Play]]) -> Draw[View, State]:
    """Draw the cards that the other seats still hold, the kitty, and what was passed before."""
    public, options, seat = view.public, view.public.options, view.seat
    played = played_by(options.players, chain(*tricks))
    own = [cards | hand.mask for cards, hand in zip(played, view.own, strict=True)]
    sizes = [options.hand_size - cards.bit_count() for cards in played]
    sizes[seat] = 0
    kitty = (view.kitty or Cards()).mask
    places = [*sizes, 0 if kitty else options.kitty_size]
    hidden = options.pack_mask & ~sum(played) & ~view.hand.mask & ~kitty
    ways = [
        Placements(hidden, places, excluded)
        for excluded in _excluded_by_case(view, tricks, [*own, kitty])
    ]
    weights = [way.ways for way in ways]
    if not any(weights):
        refuse_view("the hidden cards cannot lie anywhere")

    def draw(view: View, rng: Random) -> State:
        way = ways[drawn_index(weights, rng) if ways[1:] else 0]
        *held, drawn_kitty = way.draw(rng)
        masks = [cards | hand for cards, hand in zip(own, held, strict=True)]
        passes = _passes(view, masks, rng)
        dealt = _dealt(view, masks, passes)
        occasion = (options, public.dealer, public.number)
        lying = cards_of(kitty | drawn_kitty)
        return rebuilt(view, new_deal(*occasion, dealt, passes, tuple(masks), lying), ())

    return draw


# --- What plays tell about hands and the kitty


def _excluded_by_case(
    view: View, tricks: Sequence[Sequence[Play]], seen: list[int]
) -> Iterator[list[int]]:
    """
    The cards that cannot lie in each place, by seat and then in the kitty, as masks: in each of the
    cases that there are. The cases shut each other out, and usually there is one. ``seen`` are the
    cards that the seat sees in each place.
    """
    options = view.public.options
    for holder in _holders_of_queen(view, tricks, seen):
        not_held = _not_held(view, tricks, holder)
        if not_held is None:
            continue
        for known in _known(view, tricks[0], seen):
            if holder is not None:
                known[holder] |= QUEEN.bit & options.pack_mask
            somewhere = reduce(or_, known)
            if somewhere != sum(known):
                continue  # a card cannot be in two places: a club or QS that was passed elsewhere
            if all(not somewhere & ~own & cards for own, cards in zip(known, seen, strict=True)):
                yield [
                    out | somewhere & ~own for out, own in zip([*not_held, 0], known, strict=True)
                ]


def _holders_of_queen(
    view: View, tricks: Sequence[Sequence[Play]], seen: list[int]
) -> list[int | None]:
    """
    The places in which QS may have been at the first lead, if it matters: with `Breaking.QUEEN`, a
    heart that is led from a hand of hearts and the queen breaks nothing.
    """
    options, leads = view.public.options, [trick[0].card.suit for trick in tricks if trick]
    matters = options.breaking is Breaking.QUEEN and QUEEN.bit & options.pack_mask
    if not matters or Suit.HEARTS not in leads:
        return [None]
    sure = [place for place, cards in enumerate(seen) if cards & QUEEN.bit]
    return [*sure] or [*range(len(seen))]


def _known(view: View, first_trick: Sequence[Play], seen: list[int]) -> Iterator[list[int]]:
    """
    The cards that each seat must have had at the first lead and those in the kitty, by place, as
    masks: those passed to a seat, the lowest club in a hand, which the opener has, and the clubs
    below it. There is one case for each club that may be the lowest.
    """
    public, options = view.public, view.public.options
    known = [0] * len(seen)
    if view.passed is not None:
        known[_passed_to(view, view.seat)] |= view.passed.mask
    if options.opening is Opening.DEALERS_LEFT:
        yield known
        return
    opener = next(chain((play.seat for play in first_trick), public.to_move), view.seat)
    led = first_trick[0].card if first_trick else None
    below = 0
    for club in listed(options.pack_mask & CLUBS)[: options.kitty_size + 1]:
        if options.opening is Opening.ANY_CLUB or led is None or led is club:
            case = list(known)
            case[opener] |= club.bit
            case[-1] |= below
            yield case
        below |= club.bit


def _passed_to(view: View, seat: int) -> int:
    """The seat that gets what a seat passes."""
    players = view.public.options.players
    return (seat + steps(view.public.direction, players)) % players


class Barring(NamedTuple):
    """What restrictions read of the options, and nothing else, so that it can be remembered."""

    opening: Opening
    all_penalties: AllPenalties
    hearts_or_queen_lead: bool
    queen: Queen
    barred_mask: int
    breakers_mask: int
    unbroken_mask: int
    waiting_mask: int


@lru_cache(1 << 14)
def _not_beside(barring: Barring, first: bool, unbroken: int, lead: Card | None, card: Card) -> int:
    """
    The cards that a hand did not hold when it played a card, as a mask. Each answer takes 400
    bytes, so all that are kept take 6.6 MB at most.
    """
    trick = (Play(0, lead),) if lead else ()
    restrictions = RESTRICTIONS[barring.waiting_mask > 0][first][lead is None]
    # All that a restriction reads is there.
    return ruled_out(restrictions, cast("Options", barring), trick, unbroken, card)


def _not_held(view: View, tricks: Sequence[Sequence[Play]], holder: int | None) -> list[int] | None:
    """
    The cards that each seat cannot hold, as its plays have shown, by seat, as masks. ``holder`` had
    QS at the first lead, if it matters; None if the plays do not fit to that.
    """
    options = view.public.options
    barring = Barring(*[getattr(options, name) for name in Barring._fields])
    excluded, unplayed = [0] * options.players, options.pack_mask | UNOPENED
    for first, trick in zip(chain([True], repeat(False)), tricks, strict=False):
        lead: Card | None = None
        for play in trick:
            broken = hearts_broken(options, unplayed)
            unbroken = 0 if broken else options.breakers_mask
            excluded[play.seat] |= _not_beside(barring, first, unbroken, lead, play.card)
            unplayed &= ~play.card.bit
            if lead is None and play.card.suit is Suit.HEARTS and play.seat != holder:
                unplayed &= ~(0 if broken else UNOPENED)
            lead = lead or play.card
    playing = len(view.public.tricks) < options.hand_size
    opened = options.breaking is Breaking.QUEEN and not unplayed & UNOPENED
    return None if playing and opened != view.public.opened else excluded


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
