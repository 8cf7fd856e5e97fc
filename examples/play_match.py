"""
Play a whole match between simple players and print it so that one can follow.

    python examples/play_match.py hearts --seed 7 --seats random duck duck duck
    python examples/play_match.py hearts --variant black-maria
    python examples/play_match.py hearts --players 5 --limit 50
    python examples/play_match.py hawk --players 3 --limit 4
    python examples/play_match.py hurrikan --players 4

``random`` makes any legal move. Every game has one player more, that follows a simple idea.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper
from itertools import cycle, islice
from random import Random
from typing import Any

import attrs

from vorhand import Card, Cards, InvalidOptions, Trick, hawk, hearts, hurrikan
from vorhand.game import AnyGame

Player = Callable[[Any, int], Any]
"""Answers with a move for a state and a seat."""


def show_anywhere() -> None:
    """Let signs that a terminal does not have be written as escapes instead of ending the show."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def show_hands(hands: Sequence[Cards]) -> Iterator[str]:
    """One line for each hand."""
    for seat, hand in enumerate(hands):
        yield f"  seat {seat}: {hand.pretty}"


def show_trick(number: int, trick: Trick[Any], what: str) -> str:
    """One line for a trick: who played what, who took it, and what is in it."""
    cards = "  ".join(
        f"{play.seat}:{play.card.pretty}{'*' if play.seat == trick.taker else ' '}"
        for play in trick.plays
    )
    return f"  {number:2}.  {cards}  seat {trick.taker} takes it{what}"


def joined(seats: Iterable[int]) -> str:
    """Seats for a sentence."""
    return " and ".join(map(str, seats)) or "none"


def end_with_winners(match: Any) -> Iterator[str]:
    """Who has won."""
    yield f"Won by seat {joined(match.winners)}"


# Hearts


def ducking_player(state: hearts.State, seat: int) -> hearts.Move:
    """Pass high cards, get rid of dangerous ones, and stay below the card that takes the trick."""
    moves = hearts.legal_moves(state, seat)
    plays = [move for move in moves if isinstance(move, hearts.Play)]
    if isinstance(state, hearts.Passing):
        highest = sorted(state.hands[seat], key=lambda card: (card.rank, card.suit))
        return hearts.Pass(seat, Cards(highest[-state.options.pass_count :]))
    if not isinstance(state, hearts.Playing):
        return moves[0]
    if not state.trick:
        return min(plays, key=lambda move: move.card.rank)
    led = state.trick[0].card.suit
    if plays[0].card.suit is not led:
        return max(plays, key=lambda move: danger(move.card))
    best = max(play.card for play in state.trick if play.card.suit is led)
    below = [move for move in plays if move.card < best]
    return max(below or plays, key=lambda move: move.card)


def danger(card: Card) -> tuple[bool, bool, int]:
    """What is thrown first: the queen, then hearts, then high cards."""
    return card is Card("QS"), card.suit.name == "HEARTS", card.rank.index


def begin_hearts(state: Any) -> Iterator[str]:
    """Who deals, where cards are passed, the hands, and the cards that are left over."""
    yield f"seat {state.dealer} deals, pass {state.direction.value}"
    yield from show_hands(state.hands)
    if state.deal.kitty:
        yield f"  kitty:  {state.deal.kitty.pretty}"


def tell_hearts(before: hearts.State, move: hearts.Move, state: hearts.State) -> Iterator[str]:
    """What a move of Hearts comes to."""
    if isinstance(move, hearts.Pass):
        yield f"  seat {move.seat} passes {move.cards.pretty}"
        if isinstance(state, hearts.Playing):
            yield "after the exchange"
            yield from show_hands(state.hands)
    elif isinstance(move, hearts.Choose):
        yield f"  seat {move.seat} shot the moon and chooses: {move.moon.value}"
    elif len(state.public.tricks) > len(before.public.tricks):
        points = sum(hearts.points(state)) - sum(hearts.points(before))
        costs = f", {points} point{'s' if points > 1 else ''}" if points else ""
        yield show_trick(len(state.public.tricks), state.public.tricks[-1], costs)


def end_hearts(match: hearts.Match) -> Iterator[str]:
    """Who has won and who has lost."""
    yield from end_with_winners(match)
    yield f"Lost by seat {joined(match.losers)}"


# Hawk


def low_player(state: hawk.State, seat: int) -> hawk.Move:
    """Play the lowest number of the suit that is needed, and keep it if the trick is lost."""
    moves = hawk.legal_moves(state, seat)
    after = [hawk.apply(state, move) for move in moves]
    taking = [
        move for move, then in zip(moves, after, strict=True) if hawk.to_move(then) == (seat,)
    ]
    return max(taking or moves, key=lambda move: (move.card.rank.letter != "A", move.card.rank))


def begin_hawk(state: Any) -> Iterator[str]:
    """Who deals, the hands, and how many cards lie aside."""
    yield f"seat {state.dealer} deals"
    yield from show_hands(state.hands)
    if state.public.aside:
        yield f"  aside: {state.public.aside} cards"


def tell_hawk(before: hawk.State, move: hawk.Move, state: hawk.State) -> Iterator[str]:
    """What a move of Hawk comes to, and what it says about the parties."""
    del move  # a trick is told when it is complete
    if len(state.public.tricks) == len(before.public.tricks):
        return
    trick = state.public.tricks[-1]
    pips = sum(hawk.points(state)) - sum(hawk.points(before))
    kinds = "".join(f", {rule.id.rpartition('.')[2]}" for rule in hawk.bonuses_of(trick))
    yield show_trick(len(state.public.tricks), trick, f", {pips} pips{kinds}")
    known = hawk.outlook(state)
    if len(state.public.tricks) == 1 and known.joins:
        yield f"       the taker of the last trick will join seat {joined(known.joins)}"
    if isinstance(state, hawk.Over):
        parties = hawk.parties(state)
        alone = ", a solo" if parties.solo else ""
        yield f"LAFH seat {joined(parties.lafh)}{alone}, NOB seat {joined(parties.nob)}"


# Hurrikan


def greedy_player(state: hurrikan.State, seat: int) -> hurrikan.Move:
    """Sweep, or else take as many cards as possible, hearts before others; lay a high card."""

    def gain(move: hurrikan.Move) -> tuple[bool, int, int, Card]:
        taken = [card for card in (move.card, *move.takes) if move.takes]
        hearts_taken = sum(card.suit.name == "HEARTS" for card in taken)
        return move.takes == state.table, len(taken), hearts_taken, move.card

    return max(hurrikan.legal_moves(state, seat), key=gain)


def begin_hurrikan(state: Any) -> Iterator[str]:
    """Who deals, the hands and the table."""
    yield f"seat {state.dealer} deals"
    yield from show_hands(state.hands)
    yield f"  table:  {state.table.pretty}"


def tell_hurrikan(
    before: hurrikan.State, move: hurrikan.Move, state: hurrikan.State
) -> Iterator[str]:
    """What a move of Hurrikan comes to, and what is dealt after it."""
    number = len(before.public.plays)
    swept = " !" if number in hurrikan.sweeps(state) else ""
    takes = f" x {move.takes.pretty}" if move.takes else ""
    left = state.table.pretty or "nothing"
    yield f"  {number + 1:2}.  {move.seat}: {move.card.pretty}{takes}{swept}  ({left} on the table)"
    if len(state.public.deals) > len(before.public.deals):
        yield "the next deal"
        yield from show_hands(state.hands)
    if isinstance(state, hurrikan.Over) and any(state.hands):
        held = " ".join(hand.pretty for hand in state.hands if hand)
        yield f"nobody can capture any more with {held}"


# All games


@attrs.frozen(kw_only=True)
class Show:
    """How a game is shown."""

    game: AnyGame
    variants: Mapping[str, Any]
    limit: str
    """The option that says when a match ends."""
    idea: str
    player: Player
    begin: Callable[[Any], Iterator[str]]
    tell: Callable[[Any, Any, Any], Iterator[str]]
    end: Callable[[Any], Iterator[str]]


SHOWS: Mapping[str, Show] = {
    "hearts": Show(
        game=hearts,
        variants={
            "trainer": hearts.TRAINER,
            "atlantis": hearts.ATLANTIS,
            "microsoft": hearts.MICROSOFT,
            "omnibus": hearts.OMNIBUS,
            "open-spiel": hearts.OPEN_SPIEL,
            "black-maria": hearts.BLACK_MARIA,
            "spot-hearts": hearts.SPOT_HEARTS,
            "partnership": hearts.PARTNERSHIP,
        },
        limit="limit",
        idea="duck",
        player=ducking_player,
        begin=begin_hearts,
        tell=tell_hearts,
        end=end_hearts,
    ),
    "hawk": Show(
        game=hawk,
        variants={"source": hawk.SOURCE},
        limit="deals",
        idea="low",
        player=low_player,
        begin=begin_hawk,
        tell=tell_hawk,
        end=end_with_winners,
    ),
    "hurrikan": Show(
        game=hurrikan,
        variants={"two": hurrikan.SOURCE, "pairs": hurrikan.FOUR_PLAYERS},
        limit="target",
        idea="greedy",
        player=greedy_player,
        begin=begin_hurrikan,
        tell=tell_hurrikan,
        end=end_with_winners,
    ),
}


def sides_of(options: Any) -> Sequence[Sequence[int]]:
    """The seats that have a total together: the partners of Hearts, otherwise each by itself."""
    if isinstance(options, hearts.Options) and options.partners is not hearts.Partners.NONE:
        return ((0, 2), (1, 3))
    return [(seat,) for seat in range(options.players)]


def play_deal(show: Show, match: Any, deck: Sequence[Card], players: Sequence[Player]) -> Any:
    """Play one deal and print it move by move."""
    state = match.deal(deck)
    first, *others = show.begin(state)
    print(f"Deal {match.number + 1}: {first}")
    for line in others:
        print(line)
    while to_move := show.game.to_move(state):
        before = state
        move = players[to_move[0]](state, to_move[0])
        state = show.game.apply(state, move)
        for line in show.tell(before, move, state):
            print(line)
    return state


def play_match(show: Show, options: Any, seed: int, players: Sequence[Player]) -> Any:
    """Play deals until the match is over and print score sheets and totals."""
    match = show.game.Match(options)
    while not match.over:
        state = play_deal(show, match, match.deck_for(seed), players)
        print("Score sheet")
        for line in show.game.scoresheet(state):
            print(f"  seat {line.seat}: {line.points:+4}  {line.text()}  [{line.rule}]")
        match = match.record(state)
        totals = [f"{joined(side)}: {match.totals[side[0]]:4}" for side in sides_of(match.options)]
        print("Totals   ", "  ".join(totals))
        print()
    for told in show.end(match):
        print(told)
    return match


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and play."""
    variants = [name for show in SHOWS.values() for name in show.variants]
    ideas = [show.idea for show in SHOWS.values()]
    parser = argparse.ArgumentParser(description="Play a whole match and print it.")
    parser.add_argument("game", nargs="?", default="hearts", choices=SHOWS)
    parser.add_argument("--variant", choices=variants, help="by default the first of the game")
    parser.add_argument("--players", type=int, help="how many play")
    parser.add_argument("--limit", type=int, help="the total or the number of deals that ends it")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same match")
    parser.add_argument(
        "--seats",
        nargs="+",
        choices=["random", *ideas],
        help="who sits at the table from seat 0 on, again and again until it is full",
    )
    chosen = parser.parse_args(arguments)
    show = SHOWS[chosen.game]
    variant = chosen.variant or next(iter(show.variants))
    if variant not in show.variants:
        parser.error(f"{chosen.game} has no variant {variant}")
    changes = {"players": chosen.players, show.limit: chosen.limit}
    try:
        options = show.variants[variant].replace(
            **{name: value for name, value in changes.items() if value is not None}
        )
    except InvalidOptions as error:
        parser.error(str(error))
    rng = Random(chosen.seed)
    names = list(islice(cycle(chosen.seats or ["random", show.idea]), options.players))
    if {"random", show.idea}.issuperset(names):
        print(f"{chosen.game.capitalize()}, {variant}, seed {chosen.seed}")
        print("Players", ", ".join(f"{seat}: {name}" for seat, name in enumerate(names)))
        print()
    else:
        parser.error(f"{chosen.game} is played by random and {show.idea}")

    def any_move(state: Any, seat: int) -> Any:
        return rng.choice(show.game.legal_moves(state, seat))

    players = [any_move if name == "random" else show.player for name in names]
    play_match(show, options, chosen.seed, players)


if __name__ == "__main__":
    show_anywhere()
    with suppress(BrokenPipeError):  # whoever reads along may stop before the end
        main()
