"""
Play a whole match between simple players and print it so that one can follow.

    python examples/play_match.py hearts --seed 7 --seats random duck duck duck
    python examples/play_match.py hearts --variant atlantis
    python examples/play_match.py hearts --players 5 --limit 50

Two players are to be had: ``random`` makes any legal move, ``duck`` tries to take no trick.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import cycle, islice
from random import Random

from vorhand import Card, Cards, InvalidOptions, Trick, hearts

Player = Callable[[hearts.State, int], hearts.Move]

VARIANTS: Mapping[str, hearts.Options] = {
    "trainer": hearts.TRAINER,
    "atlantis": hearts.ATLANTIS,
    "microsoft": hearts.MICROSOFT,
    "omnibus": hearts.OMNIBUS,
    "open-spiel": hearts.OPEN_SPIEL,
}


def random_player(rng: Random) -> Player:
    """Make any legal move."""

    def choose(state: hearts.State, seat: int) -> hearts.Move:
        return rng.choice(hearts.legal_moves(state, seat))

    return choose


def ducking_player(rng: Random) -> Player:
    """Pass high cards, get rid of dangerous ones, and stay below the card that takes the trick."""

    def danger(card: Card) -> tuple[bool, bool, int]:
        return card is Card("QS"), card.suit.name == "HEARTS", card.rank.index

    def choose(state: hearts.State, seat: int) -> hearts.Move:
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

    del rng  # it never leaves anything to chance
    return choose


PLAYERS: Mapping[str, Callable[[Random], Player]] = {
    "random": random_player,
    "duck": ducking_player,
}


def show_trick(number: int, trick: Trick[hearts.Play], points: int) -> str:
    """One line for a trick: who played what, who took it, and what it costs."""
    cards = "  ".join(
        f"{play.seat}:{play.card.pretty}{'*' if play.seat == trick.taker else ' '}"
        for play in trick.plays
    )
    costs = f", {points} point{'s' if points > 1 else ''}" if points else ""
    return f"  {number:2}.  {cards}  seat {trick.taker} takes it{costs}"


def show_pass(move: hearts.Pass) -> str:
    """One line for a pass."""
    return f"  seat {move.seat} passes {move.cards.pretty}"


def show_hands(hands: Sequence[Cards]) -> None:
    """One line for each hand."""
    for seat, hand in enumerate(hands):
        print(f"  seat {seat}: {hand.pretty}")


def play_deal(match: hearts.Match, deck: Sequence[Card], players: Sequence[Player]) -> hearts.State:
    """Play one deal and print it move by move."""
    state: hearts.State = match.deal(deck)
    print(f"Deal {match.number + 1}: seat {match.dealer} deals, pass {state.direction.value}")
    show_hands(state.hands)
    while to_move := hearts.to_move(state):
        seat = to_move[0]
        before = state
        move = players[seat](state, seat)
        state = hearts.apply(state, move)
        if isinstance(move, hearts.Pass):
            print(show_pass(move))
            if isinstance(state, hearts.Playing):
                print("after the exchange")
                show_hands(state.hands)
        elif isinstance(move, hearts.Choose):
            print(f"  seat {seat} shot the moon and chooses: {move.moon.value}")
        elif len(state.public.tricks) > len(before.public.tricks):
            cost = sum(hearts.points(state)) - sum(hearts.points(before))
            print(show_trick(len(state.public.tricks), state.public.tricks[-1], cost))
    return state


def play_match(options: hearts.Options, seed: int, players: Sequence[Player]) -> hearts.Match:
    """Play deals until the match is over and print score sheets and totals."""
    match = hearts.Match(options)
    while not match.over:
        state = play_deal(match, match.deck_for(seed), players)
        print("Score sheet")
        for line in hearts.scoresheet(state):
            print(f"  seat {line.seat}: {line.points:+4}  {line.text()}  [{line.rule}]")
        match = match.record(state)
        print("Totals   ", "  ".join(f"{seat}: {it:4}" for seat, it in enumerate(match.totals)))
        print()
    for what, seats in (("Won", match.winners), ("Lost", match.losers)):
        print(f"{what} by seat {' and '.join(map(str, seats)) or 'none'}")
    return match


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Play a whole match and print it.")
    parser.add_argument("game", nargs="?", default="hearts", choices=["hearts"])
    parser.add_argument("--variant", default="trainer", choices=VARIANTS)
    parser.add_argument("--players", type=int, default=4, help="how many play, 3 to 6")
    parser.add_argument("--limit", type=int, default=100, help="the total that ends the match")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same match")
    parser.add_argument(
        "--seats",
        nargs="+",
        default=["random", "duck"],
        choices=PLAYERS,
        help="who sits at the table from seat 0 on, again and again until it is full",
    )
    chosen = parser.parse_args(arguments)
    try:
        options = VARIANTS[chosen.variant].replace(players=chosen.players, limit=chosen.limit)
    except InvalidOptions as error:
        parser.error(str(error))
    rng = Random(chosen.seed)
    names = list(islice(cycle(chosen.seats), options.players))
    print(f"Hearts, {chosen.variant}, seed {chosen.seed}")
    print("Players", ", ".join(f"{seat}: {name}" for seat, name in enumerate(names)))
    print()
    play_match(options, chosen.seed, [PLAYERS[name](rng) for name in names])


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # whoever reads along may stop before the end
        main()
