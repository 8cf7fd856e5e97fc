"""
Drawing hidden cards, so that each way in which they can lie is as likely as any other.

Cards are not drawn and thrown away until some fit: the ways are counted, and one of them is drawn.
Cards that may lie in the same places are alike for this, and there are few such kinds.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, product
from math import comb, factorial, prod
from random import Random
from typing import NamedTuple, TypeAlias

from vorhand.cards import listed
from vorhand.errors import ImpossibleView


class _Step(NamedTuple):
    """One place gets some cards of one kind."""

    kind: int
    place: int
    begins_kind: bool
    """Whether no place has got any cards of the kind before."""
    ends_kind: bool
    """Whether no later place may have what is left of the kind."""
    ends_place: bool
    """Whether the place gets no cards after that."""


_Stage: TypeAlias = tuple[int, int, tuple[int, ...]]
"""
How many steps are done, how many cards of the kind are left, and how much room each place has.
"""
_Branch: TypeAlias = tuple[int, int, _Stage]
"""
How many ways there are to go on, how many cards the next place gets, and the stage after that.
"""


def _by_places(cards: int, excluded: Sequence[int]) -> dict[tuple[int, ...], int]:
    """The cards by the places that they may lie in, as masks."""
    kinds: dict[tuple[int, ...], int] = {(): cards} if cards else {}
    for place, out in enumerate(excluded):
        may_lie = {(*places, place): some & ~out for places, some in kinds.items()}
        may_not = {places: some & out for places, some in kinds.items()}
        kinds = {places: some for places, some in (may_not | may_lie).items() if some}
    return kinds


class Placements:
    """
    The ways in which hidden cards can lie.

    ``cards`` are the hidden cards, as a mask. ``sizes`` says how many cards each place has, and
    ``excluded`` which cards cannot lie there, as masks.
    """

    def __init__(self, cards: int, sizes: Sequence[int], excluded: Sequence[int]) -> None:
        # Places that exclude the same cards get theirs together and then share them out: nothing
        # else depends on which of them has which card.
        together: dict[int, list[int]] = {}
        for place, size in enumerate(sizes):
            if size:
                together.setdefault(excluded[place] & cards, []).append(place)
        self._sizes = tuple(sizes)
        self._together = list(together.values())
        rooms = [sum([sizes[place] for place in places]) for places in self._together]
        self._of_groups = _OfGroups(cards, rooms, list(together))
        self.ways: int = 0
        """How many ways there are."""
        if all(size >= 0 for size in sizes):
            self.ways = self._of_groups.ways * prod(
                factorial(room) // prod(factorial(sizes[place]) for place in places)
                for room, places in zip(rooms, self._together, strict=True)
            )

    def draw(self, rng: Random) -> list[int]:
        """
        Draw one of the ways: the cards of each place as masks.

        Raises:
            ImpossibleView: there is no way.
        """
        if not self.ways:
            raise ImpossibleView("the hidden cards cannot lie anywhere")
        masks = [0] * len(self._sizes)
        for (first, *others), cards in zip(self._together, self._of_groups.draw(rng), strict=True):
            bag = [card.bit for card in listed(cards)] if others else []
            for place in others:
                masks[place] = taken_from(bag, self._sizes[place], rng)
            masks[first] = sum(bag) if others else cards
        return masks

    def all(self) -> Iterator[list[int]]:
        """All ways, one after the other."""
        for groups in self._of_groups.all() if self.ways else ():
            shares = [
                _shares([card.bit for card in listed(cards)], [self._sizes[p] for p in places])
                for places, cards in zip(self._together, groups, strict=True)
            ]
            for shared in product(*shares):
                masks = [0] * len(self._sizes)
                for places, share in zip(self._together, shared, strict=True):
                    for place, cards in zip(places, share, strict=True):
                        masks[place] = cards
                yield masks


def _shares(bag: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to share out cards so that the shares have these sizes."""
    if not sizes:
        yield ()
        return
    for some in combinations(bag, sizes[0]):
        rest = [bit for bit in bag if bit not in some]
        for others in _shares(rest, sizes[1:]):
            yield (sum(some), *others)


class _OfGroups:
    """The ways in which cards can lie among groups of places that exclude different cards."""

    def __init__(self, cards: int, sizes: Sequence[int], excluded: Sequence[int]) -> None:
        kinds = _by_places(cards, excluded)
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
            and all(size >= 0 for size in sizes)
            and () not in kinds  # no card without a place, and no place without cards
            and all(place in last for place, size in enumerate(sizes) if size)
        )
        self._begin = (0, 0, tuple(sizes))
        self.ways = self._from(self._begin)[0] if fits and kinds else int(fits)

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
        """Draw one of the ways; there has to be at least one."""
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
        return self._all(self._begin, [0] * len(self._begin[2]))

    def _all(self, stage: _Stage, masks: list[int]) -> Iterator[list[int]]:
        """All ways to go on from a stage at which the places have these cards, as masks."""
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
    """Draw an index, each in proportion to its weight."""
    up_to = list(accumulate(weights))
    drawn = min(int(rng.random() * up_to[-1]), up_to[-1] - 1)  # large numbers may be rounded up
    return bisect_right(up_to, drawn)


def taken_from(bag: list[int], number: int, rng: Random) -> int:
    """Take ``number`` cards at random out of a bag of bits; they are returned as a mask."""
    taken, draw = 0, rng.random
    for left in range(len(bag), len(bag) - number, -1):
        taken |= bag.pop(int(draw() * left))
    return taken


def some_of(cards: int, number: int, rng: Random) -> int:
    """Draw ``number`` of these cards at random, both as masks."""
    return taken_from([card.bit for card in listed(cards)], number, rng)
