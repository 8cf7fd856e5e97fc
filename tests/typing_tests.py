"""What type checkers have to accept and to infer. This file is checked and never run."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import TYPE_CHECKING, assert_type

from vorhand import (
    GAMES,
    Card,
    Cards,
    ScoreSheet,
    Trick,
    Violation,
    game_of,
    hawk,
    hearts,
    hurrikan,
    shuffled,
)
from vorhand.game import AnyGame, Game, Replay, perft, play_out, replay

if TYPE_CHECKING:
    # A game module can be handed to generic code.
    game: Game[hearts.Options, hearts.State, hearts.View, hearts.Move, hearts.Match] = hearts
    another: Game[hawk.Options, hawk.State, hawk.View, hawk.Move, hawk.Match] = hawk
    third: Game[hurrikan.Options, hurrikan.State, hurrikan.View, hurrikan.Move, hurrikan.Match] = (
        hurrikan
    )
    assert_type(GAMES["hearts"], AnyGame)
    assert_type(game_of(hawk.SOURCE), AnyGame)
    assert_type(third.Match().options, hurrikan.Options)
    assert_type(another.view(another.deal(another.pack()), 0), hawk.View)

    state = hearts.deal(shuffled(hearts.pack(), 1), hearts.ATLANTIS, dealer=2, number=3)
    assert_type(state, hearts.Passing | hearts.Playing)
    begun = hearts.begin([Cards(), Cards()], dealer=0)
    assert_type(begun, hearts.Passing | hearts.Playing)

    assert_type(hearts.to_move(state), tuple[int, ...])
    assert_type(hearts.legal_moves(state), Sequence[hearts.Move])
    assert_type(hearts.legal_moves(state, 2), Sequence[hearts.Move])
    move = hearts.parse_move("0 2C")
    assert_type(move, hearts.Play | hearts.Pass | hearts.Choose)
    assert_type(hearts.violation(state, move), Violation[hearts.Move] | None)
    after = hearts.apply(state, move)
    assert_type(after, hearts.Passing | hearts.Playing | hearts.Choosing | hearts.Over)
    assert_type(hearts.transposition_key(after), Hashable)
    assert_type(hearts.points(after), tuple[int, ...])
    assert_type(hearts.score(after), tuple[int, ...])
    assert_type(hearts.scoresheet(after), ScoreSheet)
    assert_type(after.hands, tuple[Cards, ...])
    assert_type(after.public.tricks, tuple[Trick[hearts.Play], ...])

    match after:
        case hearts.Passing():
            assert_type(after.pending, tuple[Cards | None, ...])
        case hearts.Playing():
            assert_type(after.trick, tuple[hearts.Play, ...])
        case hearts.Choosing():
            assert_type(after.shooter, int)
        case hearts.Over():
            assert_type(after.choice, hearts.Moon | None)

    assert_type(play_out(game, after, Random(1)), hearts.State)
    assert_type(replay(game, after, [move]), Replay[hearts.State])
    assert_type(perft(game, after, 2), int)
    assert_type(hearts.Match().record(after), hearts.Match)
    assert_type(Cards("QS") | Cards("2H"), Cards)
    assert_type(list(Cards("QS")), list[Card])
    assert_type(Card("QS").name("de"), str)
