"""
Write the conformance files that ship with the library, with the oracles alone.

Run ``python -m tests.golden.make_conformance`` when cases are added. The library chooses
nothing and answers nothing here but how a deck is shuffled, the names of options in order and
the summaries of rules, so what it says can be compared with the files.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Any

import vorhand.conformance
from tests.conformance.engines import ORACLES, Written, perft, text
from tests.golden import conformance_hawk, conformance_hearts, conformance_hurrikan
from tests.golden.conformance_cases import Case, MatchCase, Perft
from tests.oracles import hawk as hawk_oracle
from tests.oracles import hurrikan as hurrikan_oracle
from vorhand import GAMES, Card, shuffled
from vorhand.kit.options import option_names
from vorhand.records.model import VERSION as OF_RECORDS

FORMAT = "vorhand conformance"
VERSION = 1
FOLDER = Path(vorhand.conformance.__file__).parent
TABLES: dict[str, Any] = {
    "hearts": conformance_hearts,
    "hawk": conformance_hawk,
    "hurrikan": conformance_hurrikan,
}
LISTED = 64
"""Up to so many legal moves of a position are all written."""
REFUSED = 5
"""So many refused moves of a position are written."""
RARE = {"right sum", "equal cards", "own trump"}
"""Kinds of refused moves that are written before others of the same rule."""
RESULTS = 2
"""After so many of the legal moves the state is written."""
ALL_CARDS = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


def options_of(game: str, changes: Mapping[str, Any]) -> Written:
    """All options by name, as JSON has them."""
    module = ORACLES[game]
    options = module.oracle.default_options(**changes)
    plain = {name: options[name] for name in option_names(GAMES[game].Options, OF_RECORDS)}
    if game == "hearts":
        plain["passing"] = [way.upper() for way in options["passing"]]
        plain["packets"] = list(options["packets"])
        plain["removed"] = text(options["removed"])
        for name in ("card_points", "landing"):
            plain[name] = [list(pair) for pair in options[name]]
    return plain


def pack_of(game: str, options: Written) -> list[str]:
    """The cards of the game in order."""
    oracle = ORACLES[game].oracle
    pack: list[str] = oracle.pack(options) if game == "hearts" else oracle.pack()
    return pack


def places(game: str, deal: Written) -> list[tuple[str, int]]:
    """For each card of a deck, from the top, where it is dealt to."""
    pack = pack_of(game, deal["options"])
    found: dict[str, tuple[str, int]] = {}
    for name, piles in ORACLES[game].dealt({**deal, "deck": text(pack)}).items():
        for number, pile in enumerate(piles if name == "hands" else [piles]):
            found |= dict.fromkeys(pile.split(), (name, number))
    return [found[card] for card in pack]


def deck_of(game: str, deal: Written, case: Case, seed: int) -> list[str]:
    """A shuffled deck, or one that deals the given beginnings of hands; the rest in order."""
    pack = pack_of(game, deal["options"])
    if case.hands is None:
        return [str(card) for card in shuffled([Card(card) for card in pack], seed)]
    where = places(game, deal)
    piles = {("hands", seat): hand.split() for seat, hand in enumerate(case.hands)}
    piles |= {("table", 0): case.table.split(), ("stock", 0): case.stock.split()}
    given = list(chain.from_iterable(piles.values()))
    rest = [card for card in pack if card not in given]
    for place in sorted(set(where)):
        pile = piles.setdefault(place, [])
        while len(pile) < where.count(place):
            pile.append(rest.pop(0))
    taken = {place: iter(pile) for place, pile in piles.items()}
    return [next(taken[place]) for place in where]


def choose(case: Case, engine: Any, state: Any, rng: Random) -> str:
    """The next move of a case: of several seats the lowest moves, now and then another."""
    seats = engine.to_move(state)
    seat = seats[0] if rng.random() < 0.7 else rng.choice(seats)
    play = case.play[seat] if isinstance(case.play, Mapping) else case.play
    return play(engine.legal(state, seat), rng)


def played(game: str, case: Case) -> tuple[Written, list[Any]]:
    """The deal of a case and its states; seeds are tried until it shows what it should."""
    engine: Any = ORACLES[game]
    options = options_of(game, case.options)
    dealer = options["players"] - 1 if case.dealer is None else case.dealer
    for seed in count(case.seed):
        rng = Random(f"{case.name} {seed}")
        deal = {"name": case.name, "options": options, "dealer": dealer, "number": case.number}
        deal["deck"] = text(deck_of(game, deal, case, seed))
        deal |= engine.dealt(deal)
        states, moves = [engine.begin(deal)], list(case.moves)
        for move in moves:
            states.append(engine.apply(states[-1], move))
        while engine.to_move(states[-1]):
            moves.append(choose(case, engine, states[-1], rng))
            states.append(engine.apply(states[-1], moves[-1]))
        if case.shows(states[-1]):
            if seed > case.seed:
                print(f"{game}: {case.name}: seed {seed}", flush=True)
            return {**deal, "moves": moves}, states
    raise AssertionError  # there is always another seed


def held_by(state: Any, seat: int) -> list[str]:
    hands: list[list[str]] = state.hands
    return hands[seat]


Attempts = Iterator[tuple[str, str]]
"""What kind of a move it is, and the move."""


def hearts_attempts(state: Any, rng: Random) -> Attempts:
    """Moves most of which are illegal: of each kind some."""
    phase, players, size = state.phase(), state.players, state.options["pass_count"]
    seats = state.to_move() or [rng.randrange(players)]
    seat = rng.choice(seats)
    hand = held_by(state, seat)
    others = [other for other in range(players) if other not in seats] or [seat]
    other = rng.choice(others)
    foreign = [card for card in ALL_CARDS if card not in hand]
    if phase == "passing":
        for wrong in {0, size - 1, size + 1} & set(range(len(hand) + 1)):
            cards = sorted(rng.sample(hand, wrong), key=ALL_CARDS.index)
            yield f"{wrong} cards", f"{seat} pass {text(cards)}".strip()
        cards = sorted([*rng.sample(hand, size - 1), rng.choice(foreign)], key=ALL_CARDS.index)
        yield "a foreign card", f"{seat} pass {text(cards)}"
        yield "another pass", f"{other} pass {text(held_by(state, other)[:size])}"
        yield "another pass", f"{other} pass {text(held_by(state, other)[-size:])}"
        yield "a play", f"{seat} {rng.choice(hand)}"
        yield "a choice", f"{seat} choose others_up"
    elif phase == "playing":
        yield from [("own card", f"{seat} {card}") for card in hand]
        yield "foreign card", f"{seat} {rng.choice(foreign)}"
        yield "another seat", f"{other} {rng.choice(held_by(state, other) or ALL_CARDS)}"
        yield "a pass", f"{seat} pass {text(hand[:size])}"
        yield "a choice", f"{seat} choose shooter_down"
    else:
        yield "no choice", f"{seat} choose both"
        yield "no choice", f"{seat} choose off"
        yield "no choice", f"{seat} choose shooter_chooses"
        yield "a choice", f"{seat} choose others_up"
        yield "another seat", f"{other} choose shooter_down"
        cards = sorted(rng.sample(ALL_CARDS, size), key=ALL_CARDS.index)
        yield "a pass", f"{seat} pass {text(cards)}"
        yield "a play", f"{seat} {rng.choice(ALL_CARDS)}"
    if players < 6:
        yield "no such seat", f"{rng.randrange(players, 6)} {rng.choice(hand or ALL_CARDS)}"


def hawk_attempts(state: Any, rng: Random) -> Attempts:
    """Moves most of which are illegal: of each kind some."""
    seat = (state.to_move() or [rng.randrange(state.players)])[0]
    hand = held_by(state, seat)
    other = (seat + rng.randrange(1, state.players)) % state.players
    lying = [card for _, card in state.running()]
    trumps = hawk_oracle.ruffs(hand, lying[0][1]) if lying else []
    for card in hand:
        yield "own trump" if card in trumps else f"own card {card[1]}", f"{seat} {card}"
    foreign = [card for card in ALL_CARDS if card not in hand]
    yield "foreign card", f"{seat} {rng.choice(foreign)}"
    yield "another seat", f"{other} {rng.choice(held_by(state, other) or ALL_CARDS)}"
    if state.players < 6:
        yield "no such seat", f"{rng.randrange(state.players, 6)} {rng.choice(hand or ALL_CARDS)}"


def hurrikan_attempts(state: Any, rng: Random) -> Attempts:
    """Moves most of which are illegal: of each kind some."""
    seat = (state.to_move() or [rng.randrange(state.players)])[0]
    hand, table = held_by(state, seat), state.table
    other = (seat + rng.randrange(1, state.players)) % state.players
    for card in hand:
        yield "lay", f"{seat} {card}"
        yield "any card", f"{seat} {card} x {rng.choice(ALL_CARDS)}"
        sets = hurrikan_oracle.sets_adding_up(hurrikan_oracle.value(card), table[:13])
        yield from [("right sum", f"{seat} {card} x {text(cards)}") for cards in sets[:9]]
        equal = hurrikan_oracle.equals(card, table)
        if len(equal) > 1:
            yield "equal cards", f"{seat} {card} x {text(equal[:2])}"
        for size in range(1, min(4, len(table)) + 1):
            cards = hurrikan_oracle.in_order(rng.sample(table, size))
            yield f"{min(size, 2)} cards", f"{seat} {card} x {text(cards)}"
    foreign = [card for card in ALL_CARDS if card not in hand]
    yield "foreign card", f"{seat} {rng.choice(foreign)}"
    yield "another seat", f"{other} {rng.choice(held_by(state, other) or ALL_CARDS)}"
    if state.players < 4:
        yield "no such seat", f"{rng.randrange(state.players, 4)} {rng.choice(hand or ALL_CARDS)}"


ATTEMPTS: dict[str, Any] = {
    "hearts": hearts_attempts,
    "hawk": hawk_attempts,
    "hurrikan": hurrikan_attempts,
}


def refused(game: str, state: Any, rng: Random) -> list[Written]:
    """Moves that are refused: one of each rule, and of other kinds as many as there is room."""
    found: dict[tuple[str, str], list[str]] = {}
    for kind, move in ATTEMPTS[game](state, rng):
        rule = ORACLES[game].refusal(state, move)
        if rule is not None:
            found.setdefault((rule, kind), []).append(move)
    kinds = rng.sample(list(found), len(found))
    kinds.sort(key=lambda kind: kind[1] not in RARE)
    first = {rule: (rule, kind) for rule, kind in reversed(kinds)}
    ordered = [*first.values(), *(kind for kind in kinds if kind not in first.values())]
    return [
        {"move": rng.choice(found[kind]), "rule": kind[0]}
        for kind in ordered[: max(REFUSED, len(first))]
    ]


def position(game: str, states: list[Any], after: int, rng: Random) -> Written:
    """One position of a deal, with all that the oracle says of it."""
    engine: Any = ORACLES[game]
    state = states[after]
    written = {"after": after, **engine.facts(state)}
    by_seat = [engine.legal(state, seat) for seat in range(state.players)]
    moves = list(chain.from_iterable(by_seat))
    if len(moves) <= LISTED:
        written["legal"] = moves
    else:
        written["counts"] = [len(of_seat) for of_seat in by_seat]
        drawn = [rng.sample(of_seat, min(3, len(of_seat))) for of_seat in by_seat]
        written["sample"] = list(chain.from_iterable(drawn))
    written["refused"] = refused(game, state, rng)
    line = [str(move) for move in states[-1].history[after : after + 1]]
    others = [move for move in moves if move not in line] or moves
    chosen = rng.sample(others, min(RESULTS, len(others)))
    written["results"] = [
        {"move": move, **engine.facts(engine.apply(state, move))} for move in chosen
    ]
    return written


def picked(case: Case, game: str, states: list[Any], rng: Random) -> list[int]:
    """
    Which positions of a deal are written: those named, the first and the last, then half of
    the others where a rule that the case is about forbids a card, or any rule does.
    """
    end = len(states) - 1
    chosen = {*case.at, 0, end}
    forbidden = [forbidding(game, state) for state in states]
    about = [after for after in range(end) if case.about in forbidden[after]]
    bound = [after for after in range(end) if forbidden[after]]
    for pool, part in ((about, 2 / 3), (bound, 1 / 2), (list(range(end)), 1)):
        free = sorted(set(pool) - chosen)
        room = max(0, case.positions - len(chosen))
        chosen |= set(rng.sample(free, min(int(room * part), len(free))))
    return sorted(chosen)


def forbidding(game: str, state: Any) -> set[str]:
    """The rules by which the lowest seat to move may not play one or another of its cards."""
    if not state.to_move() or (game == "hearts" and state.phase() != "playing"):
        return set()
    seat = state.to_move()[0]
    moves = [f"{seat} {card}" for card in held_by(state, seat)]
    return {rule for move in moves if (rule := ORACLES[game].refusal(state, move))}


def deal_of(game: str, case: Case) -> Written:
    """A whole deal as it is written."""
    deal, states = played(game, case)
    rng = Random(f"positions of {case.name}")
    chosen = picked(case, game, states, rng)
    deal["positions"] = [position(game, states, after, rng) for after in chosen]
    return {**deal, "result": ORACLES[game].result(states[-1])}


def match_of(game: str, case: MatchCase) -> Written:
    """A match as it is written."""
    options = options_of(game, case.options)
    dealer = options["players"] - 1 if case.dealer is None else case.dealer
    match: Written = {"name": case.name, "options": options, "dealer": dealer}
    standings = [
        {"score": score, **ORACLES[game].standing(match, case.scores[: number + 1])}
        for number, score in enumerate(case.scores)
    ]
    return {**match, "standings": standings}


def perft_of(game: str, case: Perft) -> Written:
    """A count as it is written."""
    known = Case(case.name, case.options, seed=case.seed, number=case.number)
    deal, states = played(game, known)
    deal["moves"] = deal["moves"][: case.before]
    start, depths = states[case.before], range(case.depth + 1)
    return {**deal, "counts": [perft(ORACLES[game], start, depth) for depth in depths]}


def published(game: str) -> Iterator[Written]:
    """The counts of the rule books, which take the oracles minutes."""
    cases = json.loads(Path(__file__).with_name("perft.json").read_text("utf-8"))
    for case in cases:
        if case["game"] == game:
            options = options_of(game, case["options"])
            name = f"rule book, seed {case['seed']}"
            deal = {"name": name, "options": options, "dealer": options["players"] - 1}
            deal |= {"number": case["number"], "deck": case["deck"]}
            deal |= ORACLES[game].dealt(deal)
            yield {**deal, "moves": case["after"], "counts": case["counts"]}


def file_of(game: str) -> Written:
    """A whole file."""
    table = TABLES[game]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "rules": {rule.id: rule.summary for rule in GAMES[game].RULES.values()},
        "deals": [deal_of(game, case) for case in table.DEALS],
        "matches": [match_of(game, case) for case in table.MATCHES],
        "perft": [*(perft_of(game, case) for case in table.PERFT), *published(game)],
    }


def is_flat(value: Any) -> bool:
    """Whether a value holds nothing but plain values, lists of them and of such lists."""
    parts = value.values() if isinstance(value, dict) else value
    return not any(
        isinstance(part, dict) or (isinstance(part, list) and not is_list_of_plain(part))
        for part in parts
    )


def is_list_of_plain(value: Any) -> bool:
    return isinstance(value, list) and all(
        is_list_of_plain(part) if isinstance(part, list) else not isinstance(part, dict)
        for part in value
    )


def laid_out(value: Any, depth: int = 0) -> str:
    """JSON with a line for each value, list of values, and object of nothing but such."""
    if not isinstance(value, (dict, list)) or is_list_of_plain(value):
        return json.dumps(value)
    if depth > 1 and isinstance(value, dict) and is_flat(value):
        return json.dumps(value)
    inner, outer = "\n" + " " * (depth + 1), "\n" + " " * depth
    if isinstance(value, dict):
        parts = [f"{json.dumps(k)}: {laid_out(v, depth + 1)}" for k, v in value.items()]
        return "{" + inner + ("," + inner).join(parts) + outer + "}"
    return "[" + inner + ("," + inner).join(laid_out(v, depth + 1) for v in value) + outer + "]"


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        path = FOLDER / f"{game}.json"
        path.write_text(laid_out(file_of(game)) + "\n", encoding="utf-8")
        print(path.name, path.stat().st_size, flush=True)


if __name__ == "__main__":
    main()
