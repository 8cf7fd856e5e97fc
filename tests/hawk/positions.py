"""Short ways to the positions that tests of Hawk speak of."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand import Card, Cards, Trick, hawk


def trick(cards: str, leader: int = 0, *, players: int | None = None) -> tuple[hawk.Play, ...]:
    """The plays of some cards in order, from the leader on."""
    listed = [Card(card) for card in cards.split()]
    seats = players or len(listed)
    return tuple(hawk.Play((leader + place) % seats, card) for place, card in enumerate(listed))


def dealt(
    *hands: str, options: hawk.Options = hawk.SOURCE, dealer: int | None = None
) -> hawk.State:
    """
    A deal from the beginnings of hands by seat.

    What is not given of the pack fills the hands up, from the lowest club to the highest
    spade, the last seat last, and then lies aside.
    """
    full = [Cards(hand) for hand in hands]
    full += [Cards()] * (options.players - len(hands))
    given = Cards(card for hand in full for card in hand)
    rest = [card for card in hawk.pack(options) if card not in given]
    for seat, hand in enumerate(full):
        missing = options.hand_size - len(hand)
        full[seat] = hand | Cards(rest[:missing])
        rest = rest[missing:]
    return hawk.begin(full, options, dealer=dealer)


def after(state: hawk.State, *moves: str) -> hawk.State:
    """The state after moves, all of which have to be legal."""
    for move in moves:
        state = hawk.apply(state, hawk.parse_move(move))
    return state


def legal(state: hawk.State) -> str:
    """The cards that may be played, as text."""
    return " ".join(str(move.card) for move in hawk.legal_moves(state))


def refused(state: hawk.State, move: str) -> str:
    """The id of the rule that a move breaks, and the sentence about it."""
    violation = hawk.violation(state, hawk.parse_move(move))
    assert violation is not None
    assert violation.move == hawk.parse_move(move)
    return f"{violation.rule}: {violation.text()}"


def over(
    takers: Sequence[int], piles: Sequence[str], options: hawk.Options = hawk.SOURCE
) -> hawk.Over:
    """
    The end of a deal with these takers, trick by trick, and these cards in the tricks.

    Piles that are not given are filled up with what is left of the pack, so that no trick has
    more pips than need be. Nobody would have played so, but it counts all the same.
    """
    state = dealt(options=options)
    size = options.players
    named = Cards(card for pile in piles for card in Cards(pile))
    rest = [card for card in hawk.pack(options) if card not in named]
    full = [[Card(card) for card in pile.split()] for pile in piles]
    full += [[] for _ in range(options.hand_size - len(full))]
    for pile in full:
        while len(pile) < size:
            pile.append(rest.pop(0))
    tricks = tuple(
        Trick(tuple(hawk.Play(seat, card) for seat, card in enumerate(pile)), taker)
        for taker, pile in zip(takers, full, strict=True)
    )
    return hawk.Over(state.deal, tricks)


def played_out(state: hawk.State) -> hawk.State:
    """The end of a deal in which the first legal move is always made."""
    while moves := hawk.legal_moves(state):
        state = hawk.apply(state, moves[0])
    return state
