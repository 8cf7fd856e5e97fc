"""What scores can be, and that the bounds are reached."""

from __future__ import annotations

from random import Random

import pytest

from tests.hurrikan.positions import played_out
from vorhand import Card, Cards, DealNotOver, WrongTypeError, hurrikan

SOURCE, FOUR = hurrikan.SOURCE, hurrikan.FOUR_PLAYERS


def test_a_card_for_each_play_of_a_side_and_the_four_points() -> None:
    # 36 cards are played, half of them by each side; each could sweep.
    assert hurrikan.score_bounds() == hurrikan.score_bounds(FOUR) == (0, 18 + 4)
    assert hurrikan.longest_deal() == hurrikan.longest_deal(FOUR) == 36


def test_forehand_can_sweep_with_every_card() -> None:
    # Forehand sweeps the first table, A A 2 2, with a six. Then the other seat lays a card each
    # time, and forehand takes it with an equal one: the 35 other cards are 17 pairs and a six.
    values = {rank: [Card(f"{rank}{suit}") for suit in "CDHS"] for rank in "A234567JQK"}
    table = [values["A"].pop(), values["A"].pop(), values["2"].pop(), values["2"].pop()]
    first, last = values["6"].pop(), values["6"].pop()
    pairs = [cards[at : at + 2] for cards in values.values() for at in range(0, len(cards), 2)]
    assert len(pairs) == 17
    ours = [first, *[pair[0] for pair in pairs]]
    theirs = [*[pair[1] for pair in pairs], last]
    stock = [card for at in (6, 12) for hand in (ours, theirs) for card in hand[at : at + 6]]
    state: hurrikan.State = hurrikan.begin(
        [Cards(ours[:6]), Cards(theirs[:6])], table=Cards(table), stock=stock
    )
    for mine, other in zip(ours, theirs, strict=True):
        for card in (mine, other):
            (move,) = [move for move in hurrikan.legal_moves(state) if move.card is card]
            assert bool(move.takes) == (card is mine)
            state = hurrikan.apply(state, move)
            if not hurrikan.to_move(state):
                break
    assert hurrikan.score(state) == (22, 0)


def test_more_is_better_and_partners_have_what_the_pair_has() -> None:
    deck = hurrikan.Match(FOUR).deck_for(seed=Random(3).getrandbits(30))
    end = played_out(hurrikan.deal(deck, FOUR))
    worth = hurrikan.utility(end)
    assert worth == hurrikan.score(end)
    assert worth[:2] == worth[2:]
    with pytest.raises(DealNotOver):
        hurrikan.utility(hurrikan.deal(deck, FOUR))


def test_bounds_are_those_of_options() -> None:
    with pytest.raises(WrongTypeError, match="options"):
        hurrikan.score_bounds(4)  # type: ignore[arg-type]
    with pytest.raises(WrongTypeError, match="options"):
        hurrikan.longest_deal("4")  # type: ignore[arg-type]
