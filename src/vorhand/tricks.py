"""
What trick-taking games share: plays, tricks, and how rules narrow down what may be played.

Which card takes a trick is for each game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

import attrs
from typing_extensions import override

from vorhand.cards import DECK, Card, Cards, cards_of
from vorhand.checks import check_seat
from vorhand.dealing import wrong_cards
from vorhand.drawing import Told
from vorhand.errors import WrongTypeError, shown
from vorhand.phases import DealOfHands
from vorhand.pictures import Line
from vorhand.suits import Suit
from vorhand.tables import Tables, subsets_by_suit
from vorhand.values import quick
from vorhand.views import SeatView, is_from_play, refuse_view


@attrs.frozen
class CardPlay(Told):
    """A move that plays a card, whatever the game. Each game has a class of its own."""

    SEATS: ClassVar[int] = 6
    """The most players that the game is for."""

    seat: int
    """Who plays."""
    card: Card
    """What is played."""

    def __attrs_post_init__(self) -> None:
        check_seat(self.seat, self.SEATS)
        if type(self.card) is not Card:
            raise WrongTypeError(f"a play needs a Card, not {shown(self.card)}")

    def __str__(self) -> str:
        return f"{self.seat} {self.card}"

    @override
    def _told(self) -> tuple[str, dict[str, object]]:
        return "move.play", {"seat": self.seat, "card": self.card}


P = TypeVar("P", bound=CardPlay)
P_co = TypeVar("P_co", bound=CardPlay, covariant=True)


@attrs.frozen
class Trick(Generic[P_co]):
    """A complete trick."""

    plays: tuple[P_co, ...]
    """The plays in order, the lead first."""
    taker: int
    """The seat that took it."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order in which they were played."""
        return tuple(play.card for play in self.plays)

    @property
    def leader(self) -> int:
        """The seat that led."""
        return self.plays[0].seat

    @property
    def led(self) -> Suit:
        """The suit that was led."""
        return self.plays[0].card.suit


completed: Final = quick(Trick)
"""Make a complete trick quickly: ``completed(plays, taker)``."""


def taken(players: int, tricks: Iterable[Trick[CardPlay]]) -> tuple[int, ...]:
    """The cards that each seat has taken in these tricks, as masks by seat."""
    masks = [0] * players
    for trick in tricks:
        mask = 0
        for play in trick.plays:
            mask |= play.card.bit
        masks[trick.taker] |= mask
    return tuple(masks)


def check_plays(plays: object, kind: type[CardPlay], players: int) -> None:
    """
    Refuse what are no plays of the seats of a game.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: no tuple of plays.
    """
    if type(plays) is not tuple or set(map(type, plays)) - {kind}:
        raise WrongTypeError(f"plays are a tuple of {kind.__name__}, not {shown(plays)}")
    for play in plays:
        check_seat(play.seat, players)


def check_tricks(public: Any, kind: type[CardPlay]) -> None:  # noqa: ANN401 - of any game
    """
    Refuse what are no tricks of the seats of a game, the running one among them.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: not tricks.
    """
    players = public.options.players
    if type(public.tricks) is not tuple or set(map(type, public.tricks)) - {Trick}:
        raise WrongTypeError(f"tricks are a tuple of Trick, not {shown(public.tricks)}")
    for trick in public.tricks:
        check_seat(trick.taker, players)
    for plays in all_plays(public):
        check_plays(plays, kind, players)


def all_plays(public: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401 - of any game
    """The plays of all tricks, the running one last."""
    return [*(trick.plays for trick in public.tricks), public.trick]


def check_progress(view: SeatView[Any]) -> None:
    """
    Refuse a view put together by hand in which not as many cards are played as it says.

    Raises:
        ImpossibleView: says what is wrong.
    """
    if is_from_play(view):
        return
    public, options = view.public, view.public.options
    *tricks, running = all_plays(public)
    if any(len(plays) != options.players for plays in tricks) or len(running) >= options.players:
        refuse_view("in a complete trick each seat has played, in the running one not all have")
    every = list(chain(*tricks, running))
    for problem in wrong_cards(DECK, [*view.hand, *(play.card for play in every)], some=True):
        refuse_view(problem)
    played = sum(play.seat == view.seat for play in every)
    if len(view.hand) + played != options.hand_size:
        refuse_view(f"seat {view.seat} has played {played} cards and holds {len(view.hand)}")
    if not public.to_move and len(tricks) < options.hand_size:
        refuse_view("somebody is to move until the last trick is complete")


def number_taken(players: int, tricks: Sequence[Trick[Any]]) -> tuple[int, ...]:
    """How many of these tricks each seat has taken."""
    takers = [trick.taker for trick in tricks]
    return tuple(map(takers.count, range(players)))


def hands_seen(view: SeatView[Any]) -> tuple[Cards | int, ...]:
    """The hands as a seat sees them, by seat: its own, and the number of cards of the others."""
    public, played = view.public, [play.seat for play in view.public.trick]
    left = public.options.hand_size - len(public.tricks)
    return tuple(
        view.hand if seat == view.seat else left - played.count(seat)
        for seat in range(public.options.players)
    )


def trick_lines(trick: Sequence[CardPlay], tricks: Sequence[Trick[Any]]) -> list[Line]:
    """The running trick and the last one, to be shown."""
    lines = [Line("trick", _with_seats(trick))] if trick else []
    if tricks:
        last = tricks[-1]
        details: dict[str, object] = {"taker": last.taker}
        lines.append(Line("previous-trick", _with_seats(last.plays), details=details))
    return lines


def _with_seats(plays: Iterable[CardPlay]) -> tuple[tuple[int, Card], ...]:
    return tuple((play.seat, play.card) for play in plays)


def make_plays(tables: list[Tables[P] | None], kind: type[P], seat: int) -> Tables[P]:
    """
    Make the tables that list the plays of a seat when it plays for the first time, and keep
    them in ``tables`` by seat: 20 ms, 3 MB. See `vorhand.tables.from_tables`.
    """
    made = subsets_by_suit([kind(seat, card) for card in DECK])
    tables[seat] = made
    return made


# A restriction takes the options, the table and the cards of the hand that are left by those
# before it, and answers with those that its rule allows. One that would leave nothing is passed
# over: that is the "if able" of every rule. Hands are masks: `hand & clubs` are the clubs of a
# hand and `hand & ~clubs` its other cards.

O = TypeVar("O")  # noqa: E741 - options
T = TypeVar("T")
S = TypeVar("S")

Restriction: TypeAlias = Callable[[O, T, int], int]


def refusing(
    restrictions: Sequence[Restriction[O, T]], options: O, table: T, hand: int, card: Card
) -> tuple[Restriction[O, T], Cards] | None:
    """The first restriction that bars a card of the hand, and the cards that it leaves."""
    for restriction in restrictions:
        hand = restriction(options, table, hand) or hand
        if not card.bit & hand:
            return restriction, cards_of(hand)
    return None


def ruled_out(restrictions: Sequence[Restriction[O, T]], options: O, table: T, card: Card) -> int:
    """
    The cards, as a mask, that a hand did not hold when it could play a card: beside any of
    them the card would have been barred. A restriction bars a card because of single other
    cards of the hand, so it is enough to try hands of two (tests/sampling/test_sampling.py).
    """
    barring = 0
    for other in DECK:
        hand = card.bit | other.bit
        for restriction in restrictions:
            hand = restriction(options, table, hand) or hand
        if not hand & card.bit:
            barring |= other.bit
    return barring


_new: Final = object.__new__


def settled(  # noqa: PLR0913, PLR0917 - all that a state of play depends on
    playing: type[S],
    draft: type[S],
    deal: DealOfHands[Any],
    tricks: tuple[Trick[Any], ...],
    trick: tuple[Any, ...],
    turn: int,
    unplayed: int,
    restrictions: Sequence[Restriction[Any, Any]],
) -> S:
    """
    A state of play with its legal cards worked out, once for all who will ask.

    The legal cards are what the restrictions leave of the hand, one after the other. They
    read the draft of the state: ``playing`` is the class of the state and ``draft`` that of
    its drafts, see `vorhand.values`.
    """
    state: Any = _new(draft)
    state.deal = deal
    state.tricks = tricks
    state.trick = trick
    state.turn = turn
    state.unplayed = unplayed
    legal = deal.hand_masks[turn] & unplayed
    for restriction in restrictions:
        legal = restriction(deal.options, state, legal) or legal
    state.legal = legal
    state.__class__ = playing
    return state  # type: ignore[no-any-return] # what it is now
