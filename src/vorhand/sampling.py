"""Drawing full states for views, and the checks of views that were put together by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Generic, NoReturn, TypeVar

import attrs

from vorhand.checks import check_seat
from vorhand.dealing import checked_number
from vorhand.errors import ImpossibleView, VorhandError, WrongTypeError, shown
from vorhand.options import Variant, check_options
from vorhand.tricks import CardPlay, Trick
from vorhand.views import SeatView, is_from_play

P = TypeVar("P", bound=CardPlay)
V = TypeVar("V", bound=SeatView[Any])
S = TypeVar("S")


@attrs.frozen
class Replayed(Generic[S, V]):
    """How a deal is played again from its beginning."""

    begin: Callable[[S], S]
    """The first state of the deal that a state belongs to."""
    moves_of: Callable[[S], Iterable[Any]]
    apply: Callable[[S, Any], S]
    view: Callable[[S, int], V]

    def seen_again(self, view: V, state: S) -> V:
        """What the seat of a view sees when the deal of a state has been played again."""
        again = self.begin(state)
        for move in self.moves_of(state):
            again = self.apply(again, move)
        return self.view(again, view.seat)

_Stage: TypeAlias = tuple[int, int, tuple[int, ...]]
"""How many steps are done, how many cards are left of the kind, and how much room by place."""
_Branch: TypeAlias = tuple[int, int, _Stage]
"""In how many ways one can go on so, how many cards the next place gets, and the stage then."""


def _by_places(
    cards: int, sizes: Sequence[int], excluded: Sequence[int]
) -> dict[tuple[int, ...], int]:
    """The cards by the places that they may lie in, as masks."""
    kinds: dict[tuple[int, ...], int] = {(): cards} if cards else {}
    for place, (size, out) in enumerate(zip(sizes, excluded, strict=True)):
        if size:
            may_lie = {(*places, place): some & ~out for places, some in kinds.items()}
            may_not = {places: some & out for places, some in kinds.items()}
            kinds = {places: some for places, some in (may_not | may_lie).items() if some}
    return kinds


class Lots:
    """
    The ways in which hidden cards can lie.

    ``cards`` is a mask, ``sizes`` says how many cards each place has, and ``excluded`` has for
    each place a mask of the cards that cannot lie there.
    """

    def __init__(self, cards: int, sizes: Sequence[int], excluded: Sequence[int]) -> None:
        kinds = _by_places(cards, sizes, excluded)
        in_order = sorted(kinds, key=len)  # the freest last: what it gets follows from the others
        last = {place: kind for kind, places in enumerate(in_order) for place in places}
        self._kinds = [[card.bit for card in listed(kinds[places])] for places in in_order]
        self._steps: list[_Step] = []
        for kind, places in enumerate(in_order):
            # A place that gets no more cards takes what it lacks: that leaves less to count.
            early = [place for place in places if last[place] == kind]
            ordered = early + [place for place in places if last[place] != kind]
            for place in ordered:
                begins, ends = place == ordered[0], place == ordered[-1]
                self._steps.append(_Step(kind, place, begins, ends, last[place] == kind))
        self._counted: dict[_Stage, tuple[int, list[_Branch]]] = {}
        fits = (
            sum(sizes) == cards.bit_count()
            and min(sizes) >= 0
            and () not in kinds  # no card without a place, and no place without cards
            and all(place in last for place, size in enumerate(sizes) if size)
        )
        self._begin = (0, 0, tuple(sizes))
        self.ways: int = self._from(self._begin)[0] if fits and kinds else int(fits)
        """How many ways there are."""

    def _from(self, stage: _Stage) -> tuple[int, list[_Branch]]:
        """How many ways there are from a stage on, and how they begin."""
        found = self._counted.get(stage)
        if found is None:
            at, left, room = stage
            kind, place, begins, ends_kind, ends_place = self._steps[at]
            if begins:
                left = len(self._kinds[kind])
            has, is_last = room[place], at + 1 == len(self._steps)
            least = max(left if ends_kind else 0, has if ends_place else 0)
            branches = []
            for number in range(least, min(left, has) + 1):
                after = (at + 1, left - number, (*room[:place], has - number, *room[place + 1 :]))
                ways = comb(left, number) * (1 if is_last else self._from(after)[0])
                if ways:
                    branches.append((ways, number, after))
            found = self._counted[stage] = sum([branch[0] for branch in branches]), branches
        return found

    def draw(self, rng: Random) -> list[int]:
        """
        Draw one of the ways: the cards of each place as masks.

        Raises:
            ImpossibleView: there is none.
        """
        if not self.ways:
            refuse_view("the hidden cards cannot lie anywhere")
        stage = self._begin
        masks, bag = [0] * len(stage[2]), list[int]()
        for step in self._steps:
            if step.begins_kind:
                bag = list(self._kinds[step.kind])
            _, branches = self._counted[stage]
            which = drawn_index([branch[0] for branch in branches], rng) if branches[1:] else 0
            _, number, stage = branches[which]
            masks[step.place] |= taken_from(bag, number, rng)
        return masks

    def all(self) -> Iterator[list[int]]:
        """All ways, one after the other."""
        none = [0] * len(self._begin[2])
        return self._all(self._begin, none) if self.ways else iter(())

    def _all(self, stage: _Stage, masks: list[int]) -> Iterator[list[int]]:
        """All ways to go on when the places have got these cards."""
        if stage[0] == len(self._steps):
            yield masks
            return
        step = self._steps[stage[0]]
        given = sum(masks)
        bag = [bit for bit in self._kinds[step.kind] if not bit & given]
        for _, number, after in self._from(stage)[1]:
            for some in combinations(bag, number):
                more = list(masks)
                more[step.place] |= sum(some)
                yield from self._all(after, more)


def drawn_index(weights: Sequence[int], rng: Random) -> int:
    """Draw an index, each as likely as its weight says."""
    up_to = list(accumulate(weights))
    drawn = min(int(rng.random() * up_to[-1]), up_to[-1] - 1)  # large numbers may be rounded up
    return bisect_right(up_to, drawn)


def taken_from(bag: list[int], number: int, rng: Random) -> int:
    """Take so many cards out of a bag of masks, at random."""
    taken, draw = 0, rng.random
    for left in range(len(bag), len(bag) - number, -1):
        taken |= bag.pop(int(draw() * left))
    return taken


def some_of(cards: int, number: int, rng: Random) -> int:
    """Draw so many cards of a mask, as a mask."""
    return taken_from([card.bit for card in listed(cards)], number, rng)


def in_any_order(cards: int, rng: Random) -> list[Card]:
    """The cards of a mask, shuffled."""
    bag, draw = list(listed(cards)), rng.random
    return [bag.pop(int(draw() * left)) for left in range(len(bag), 0, -1)]


class Sampler(Generic[V, S]):
    """
    Draws states for views, and keeps what it has worked out for the last view: whoever asks
    for one sample asks for more.
    """

    def __init__(
        self,
        kind: type[V],
        prepare: Callable[[V], Callable[[Random], S]],
        game: Replayed[S, V],
    ) -> None:
        """Draw for views of a class. ``prepare`` works out what is to be drawn."""
        self._kind = kind
        self._prepare = prepare
        self._game = game
        self._last: tuple[V, Callable[[Random], S]] | None = None

    def draw(self, view: V, rng: Random) -> S:
        """
        Draw a state.

        Raises:
            ImpossibleView: no play of the game leads to the view.
            WrongTypeError: no view, or no generator of random numbers.
        """
        if not isinstance(view, self._kind):
            raise WrongTypeError(f"a View of {self._kind.GAME} is expected, not {shown(view)}")
        if not isinstance(rng, Random):
            raise WrongTypeError(f"a random.Random is expected, not {shown(rng)}")
        last = self._last
        if last is None or last[0] is not view:
            last = view, self._checked(view)
            self._last = last
        return last[1](rng)

    def _checked(self, view: V) -> Callable[[Random], S]:
        """Prepare for a view, and refuse one made by hand that play cannot lead to."""
        if is_from_play(view):
            return self._prepare(view)
        try:
            draw = self._prepare(view)
            seen = self._game.seen_again(view, draw(Random(0)))  # noqa: S311 - any will do
        except ImpossibleView:
            raise
        except VorhandError as error:
            raise ImpossibleView(str(error)) from error
        if seen != view:
            refuse_view("what it shows does not follow from the moves that it shows")
        return draw


def refuse_view(problem: str) -> NoReturn:
    """
    Refuse a view that play cannot lead to.

    Raises:
        ImpossibleView: says what is wrong.
    """
    raise ImpossibleView(problem)


def check_view(view: SeatView[Any], options: type[Variant], *seats: object) -> None:
    """
    Refuse a view with something in it that it cannot have, so that it can be worked with.
    ``seats`` are groups of seats beside those that may move.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: a value of a wrong type.
    """
    public = view.public
    check_options(public.options, options)
    checked_number(public.number)
    for group in ((public.dealer,), public.to_move, *seats):
        if type(group) is not tuple:
            raise WrongTypeError(f"seats are a tuple, not {shown(group)}")
        for seat in group:
            check_seat(seat, public.options.players)


def checked_plays(plays: Iterable[Any], kind: type[P], players: int) -> tuple[P, ...]:
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
    return plays


def checked_tricks(public: Any, kind: type[P]) -> list[tuple[P, ...]]:  # noqa: ANN401 - of any game
    """
    The plays of all tricks, the running one last, when they are such.

    Raises:
        NoSuchSeat: a seat does not exist.
        WrongTypeError: not tricks.
    """
    players = public.options.players
    if type(public.tricks) is not tuple or set(map(type, public.tricks)) - {Trick}:
        raise WrongTypeError(f"tricks are a tuple of Trick, not {shown(public.tricks)}")
    for trick in public.tricks:
        check_seat(trick.taker, players)
    every = (*(trick.plays for trick in public.tricks), public.trick)
    return [checked_plays(plays, kind, players) for plays in every]


def played_by(players: int, plays: Iterable[CardPlay]) -> list[int]:
    """By seat the cards that it has played, as masks."""
    played = [0] * players
    for play in plays:
        played[play.seat] |= play.card.bit
    return played
