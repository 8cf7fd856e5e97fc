"""Short ways to the positions that tests of Hearts speak of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tests import positions
from tests.positions import begun, filled_up, not_in, refusal
from vorhand import DECK, Card, Cards, Trick, hearts
from vorhand.hearts.playing import playing_state

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
EVERYTHING = f"{HEARTS} QS"
PENALTIES = Cards(EVERYTHING)
HOLD = (hearts.Direction.HOLD,)

after = partial(positions.after, hearts)
legal = partial(positions.playable, hearts)
played_out = partial(positions.played_out, hearts)


def held(**options: Any) -> hearts.Options:
    """Options without passing, so that the dealt hands are those of the first trick."""
    return hearts.Options(passing=HOLD, **options)


def dealt(
    *hands: str, options: hearts.Options | None = None, dealer: int | None = None, number: int = 0
) -> hearts.State:
    """
    A deal from the beginnings of hands by seat.

    What is not given of the pack fills the hands up, from the lowest club to the highest
    spade, the last seat last. Without options nothing is passed.
    """
    options = options or hearts.Options(passing=HOLD)
    given = begun(hands, options.players)
    rest = not_in(hearts.pack(options), *given)
    full, _ = filled_up(given, [options.hand_size] * options.players, rest)
    return hearts.begin(full, options, dealer=dealer, number=number)


def few(
    *hands: str, left_over: str = "", dealer: int | None = None, number: int = 0, **options: Any
) -> hearts.State:
    """A deal of these hands and what is left over; other cards are out, and nothing is passed."""
    removed = Cards(DECK) - Cards(" ".join([*hands, left_over]))
    usual: dict[str, Any] = {"players": len(hands), "removed": removed, "passing": HOLD}
    variant = hearts.Options(**usual | options)
    return hearts.begin([Cards(hand) for hand in hands], variant, dealer=dealer, number=number)


def played(*tricks: str, players: int = 4) -> list[str]:
    """Moves from ``"1: AS JS 3C"``: seat 1 leads AS, and the next ones clockwise."""
    moves = []
    for trick in tricks:
        leader, _, cards = trick.partition(": ")
        moves += [f"{(int(leader) + at) % players} {card}" for at, card in enumerate(cards.split())]
    return moves


def refused(state: hearts.State, move: str) -> str:
    """The id of the rule that a move breaks."""
    return refusal(hearts, state, move).rule.id


def why(state: hearts.State, move: str) -> str:
    """The sentence about the rule that a move breaks."""
    return refusal(hearts, state, move).text()


def over(*won: str, rest_to: int = 0, options: hearts.Options | None = None) -> hearts.Over:
    """
    The end of a deal in which seats won these cards, by seat.

    Tricks are filled up with low clubs, diamonds and spades; the seat ``rest_to`` won all
    tricks that are left. Nobody would have played so, but it counts all the same.
    """
    state = dealt(options=options or hearts.Options(passing=HOLD))
    players = state.options.players
    fillers = not_in(hearts.pack(state.options), *map(Cards, won))
    fillers.sort(key=lambda card: card in PENALTIES)
    piles = [list(Cards(cards)) for cards in won] + [[] for _ in range(players - len(won))]
    for pile in piles:
        while len(pile) % players:
            pile.append(fillers.pop(0))
    piles[rest_to] += fillers
    tricks = [
        (seat, pile[at : at + players])
        for seat, pile in enumerate(piles)
        for at in range(0, len(pile), players)
    ]
    return hearts.Over(
        state.deal,
        tuple(
            Trick(tuple(hearts.Play(seat, card) for seat, card in enumerate(cards)), taker)
            for taker, cards in tricks
        ),
    )


def midway(
    *hands: str,
    tricks: Sequence[tuple[int, str]] = ((0, "2C"),),
    trick: Sequence[str] = (),
    turn: int = 0,
    options: hearts.Options | None = None,
) -> hearts.Playing:
    """
    A position with these hands, complete tricks, each by its taker and cards, and running trick.

    It is put together by hand: a trick may have any number of cards, and the deal has no others.
    """
    chosen, masks = options or held(), tuple(Cards(hand).mask for hand in hands)
    deal = hearts.Deal(chosen, chosen.players - 1, 0, tuple(map(Cards, hands)), (), masks)
    done = tuple(
        Trick(tuple(hearts.Play(0, card) for card in Cards(cards)), taker)
        for taker, cards in tricks
    )
    running = tuple(hearts.Play(int(play[0]), Card(play[2:])) for play in trick)
    return playing_state(deal, done, running, turn, sum(masks))


def plain(**options: Any) -> hearts.Over:
    """Seat 0 won four hearts, seat 1 the queen and JD, seat 2 the other hearts, seat 3 nothing."""
    return over("2H 3H KH AH", "QS JD", HEARTS[6:-6], options=held(**options))


def moon(jack_to: int = 1, **options: Any) -> hearts.Over:
    """Seat 1 won every penalty card, seat 0 tricks without any."""
    won = ["", EVERYTHING, ""]
    won[jack_to] += " JD"
    return over(*won, options=held(**options))


def moon_to_choose() -> hearts.State:
    """Seat 1 has shot the moon and has to choose: it led its winners from the top, hearts last."""
    state = dealt(
        "2C 3C 4C 5C 2D 3D 4D 2S 3S 4S 5S 6S 7S",
        "AC KC QC AD KD QD JD AH KH QH AS KS QS",
        options=held(moon=hearts.Moon.SHOOTER_CHOOSES),
    )
    while not isinstance(state, hearts.Choosing):
        moves = hearts.legal_moves(state)
        ours = [move for move in moves if isinstance(move, hearts.Play) and move.seat == 1]
        best = [move for move in ours if move.card not in PENALTIES] or ours
        state = hearts.apply(state, best[-1] if best else moves[0])
    return state


STATES = [dealt(), dealt(options=hearts.Options()), over()]
"""One of each phase, but for a shooter that has to choose."""
