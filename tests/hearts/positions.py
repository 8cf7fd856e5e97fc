"""Short ways to the positions that tests speak of."""

from __future__ import annotations

from typing import Any

from vorhand import Cards, Trick, hearts

PENALTIES = Cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS")
HOLD = (hearts.Direction.HOLD,)


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
    full = [Cards(hand) for hand in hands]
    full += [Cards()] * (options.players - len(hands))
    given = Cards(card for hand in full for card in hand)
    rest = [card for card in hearts.pack(options) if card not in given]
    for seat, hand in enumerate(full):
        missing = options.hand_size - len(hand)
        full[seat] = hand | Cards(rest[:missing])
        rest = rest[missing:]
    return hearts.begin(full, options, dealer=dealer, number=number)


def after(state: hearts.State, *moves: str) -> hearts.State:
    """The state after moves, all of which have to be legal."""
    for move in moves:
        state = hearts.apply(state, hearts.parse_move(move))
    return state


def legal(state: hearts.State) -> str:
    """The cards that may be played, as text."""
    cards = []
    for move in hearts.legal_moves(state):
        assert isinstance(move, hearts.Play)
        cards.append(move.card)
    return " ".join(map(str, cards))


def refused(state: hearts.State, move: str) -> str:
    """The id of the rule that a move breaks."""
    violation = hearts.violation(state, hearts.parse_move(move))
    assert violation is not None
    assert violation.move == hearts.parse_move(move)
    return violation.rule.id


def why(state: hearts.State, move: str) -> str:
    """The sentence about the rule that a move breaks."""
    violation = hearts.violation(state, hearts.parse_move(move))
    assert violation is not None
    assert violation.move == hearts.parse_move(move)
    return violation.text()


def over(*won: str, rest_to: int = 0, options: hearts.Options | None = None) -> hearts.Over:
    """
    The end of a deal in which seats won these cards, by seat.

    Tricks are filled up with low clubs, diamonds and spades; the seat ``rest_to`` won all
    tricks that are left. Nobody would have played so, but it counts all the same.
    """
    state = dealt(options=options or hearts.Options(passing=HOLD))
    players = state.options.players
    named = Cards(card for cards in won for card in Cards(cards))
    fillers = [card for card in hearts.pack(state.options) if card not in named]
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


def played_out(state: hearts.State) -> hearts.State:
    """The end of a deal in which the first legal move is always made."""
    while moves := hearts.legal_moves(state):
        state = hearts.apply(state, moves[0])
    return state


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
