"""The oracles and the library as engines that answer what the conformance files ask."""

from __future__ import annotations

import copy
from typing import Any, Protocol

from tests.oracles import hawk as hawk_oracle
from tests.oracles import hearts as hearts_oracle
from tests.oracles import hurrikan as hurrikan_oracle
from vorhand import GAMES, Card, Cards
from vorhand.records.plain import options_of

Written = dict[str, Any]
"""A part of a file."""


class Engine(Protocol):
    """What can be asked. A state is whatever the engine works with, and is never changed."""

    def dealt(self, deal: Written) -> Written:
        """What lies where when the deck is dealt."""
        ...

    def begin(self, deal: Written) -> Any:
        """The first state of a deal, from its hands."""
        ...

    def apply(self, state: Any, move: str) -> Any:
        """The state after a move."""
        ...

    def to_move(self, state: Any) -> list[int]:
        """The seats that may move."""
        ...

    def facts(self, state: Any) -> Written:
        """What a file writes about a state."""
        ...

    def legal(self, state: Any, seat: int) -> list[str]:
        """The legal moves of a seat."""
        ...

    def refusal(self, state: Any, move: str) -> str | None:
        """The rule that a move breaks."""
        ...

    def result(self, state: Any) -> Written:
        """The score of a finished deal and its lines."""
        ...

    def standing(self, match: Written, scores: list[list[int]]) -> Written:
        """Where a match stands after these scores."""
        ...


def text(cards: Any) -> str:
    return " ".join(map(str, cards))


def line(rule: str, seat: int, points: int, cards: Any) -> Written:
    return {"rule": rule, "seat": seat, "points": points, "cards": text(cards)}


def result_of(score: list[int], lines: list[Written]) -> Written:
    """Lines without points are left out."""
    return {"score": score, "lines": [one for one in lines if one["points"]]}


class Oracle(Engine, Protocol):
    """What is the same for the oracles of all games."""

    oracle: Any

    def options(self, written: Written) -> Written:
        """Options in the oracle's words."""
        options: Written = self.oracle.default_options(**written)
        return options

    def apply(self, state: Any, move: str) -> Any:
        after = copy.copy(state)
        for name, value in vars(state).items():
            if isinstance(value, list):  # an oracle changes lists in place
                parts = [list(part) if isinstance(part, list) else part for part in value]
                setattr(after, name, parts)
        after.play(move)
        return after

    def to_move(self, state: Any) -> list[int]:
        return list(state.to_move())

    def legal(self, state: Any, seat: int) -> list[str]:
        return list(state.legal(seat))

    def refusal(self, state: Any, move: str) -> str | None:
        found: str | None = state.violation(move)
        return found

    def standing(self, match: Written, scores: list[list[int]]) -> Written:
        options = self.options(match["options"])
        standing: Written = self.oracle.match(options, match["dealer"], scores)
        return standing


class HeartsOracle(Oracle):
    oracle = hearts_oracle

    def options(self, written: Written) -> Written:
        changes = {
            **written,
            "removed": tuple(written["removed"].split()),
            "passing": tuple(way.lower() for way in written["passing"]),
            "packets": tuple(written["packets"]),
            "card_points": tuple(map(tuple, written["card_points"])),
            "landing": tuple(map(tuple, written["landing"])),
        }
        return hearts_oracle.default_options(**changes)

    def dealt(self, deal: Written) -> Written:
        options, deck = self.options(deal["options"]), deal["deck"].split()
        hands = hearts_oracle.deal(deck, options, deal["dealer"])
        state = hearts_oracle.Deal(hands, options, deal["dealer"], deal["number"])
        return {"hands": [text(in_order(hand)) for hand in hands], "kitty": text(state.kitty)}

    def begin(self, deal: Written) -> Any:
        hands = [hand.split() for hand in deal["hands"]]
        options = self.options(deal["options"])
        return hearts_oracle.Deal(hands, options, deal["dealer"], deal["number"])

    def facts(self, state: Any) -> Written:
        tricks = state.tricks()
        running = tricks[-1] if tricks and len(tricks[-1]) < state.players else []
        return {
            "hands": [text(hand) for hand in state.hands],
            "trick": [f"{seat} {card}" for seat, card in running],
            "to_move": state.to_move(),
            "points": state.points(),
        }

    def result(self, state: Any) -> Written:
        """
        hearts.points, hearts.moon, hearts.partners: hearts, QS and other penalty cards apart, bonus
        cards that count alike, JD, the doubler and the bonus without a trick; the moon and what
        doubles it; and of partners what the other has.
        """
        own = [self.own_lines(state, seat) for seat in range(state.players)]
        lines = [one for of_seat in own for one in of_seat]
        for seat in range(state.players):
            lines += self.moon_lines(state, seat)
            for partner in set(state.side(seat)) - {seat}:
                added = sum(one["points"] for one in own[partner])
                lines.append(line("hearts.partners", seat, added, []))
        return result_of(state.score(), lines)

    def own_lines(self, state: Any, seat: int) -> list[Written]:
        """hearts.points: what a seat has by itself."""
        options, pile = state.options, in_order(state.taken_with_kitty()[seat])
        shot = state.moon_shooter() is not None
        kinds = [
            [card for card in pile if card[1] == "H"],
            [card for card in pile if card == "QS"],
            [card for card in pile if card[1] != "H" and card != "QS"],
        ]
        lines = []
        for kind in [] if shot else kinds:
            cards = [card for card in kind if hearts_oracle.penalty(card, options)]
            points = sum(hearts_oracle.penalty(card, options) for card in cards)
            lines.append(line("hearts.points", seat, points, cards))
        for number in {hearts_oracle.bonus(card, options) for card in pile} - {0}:
            cards = [card for card in pile if hearts_oracle.bonus(card, options) == number]
            lines.append(line("hearts.points", seat, number * len(cards), cards))
        if "JD" in pile:
            lines.append(line("hearts.points", seat, options["jack_of_diamonds"], ["JD"]))
        if options["doubler"] in pile:
            again = sum(one["points"] for one in lines)
            lines.append(line("hearts.points", seat, again, [options["doubler"]]))
        if not pile and not shot:
            lines.append(line("hearts.points", seat, options["no_trick"], []))
        return lines

    def moon_lines(self, state: Any, seat: int) -> list[Written]:
        """hearts.moon: what a moon is for a seat, in two lines if it counts twice."""
        shooter, points = state.moon_shooter(), state.moon_contribution(seat)
        if shooter is None:
            return []
        cards, taken = in_order(state.in_play()), state.taken_with_kitty()
        doubler = state.options["doubler"]
        if not any(doubler in taken[one] for one in state.shooting(shooter)):
            return [line("hearts.moon", seat, points, cards)]
        each = points // 2
        return [line("hearts.moon", seat, each, of) for of in (cards, [doubler])]


def in_order(cards: Any) -> list[str]:
    return sorted(cards, key=hearts_oracle.CARDS.index)


class HawkOracle(Oracle):
    oracle = hawk_oracle

    def dealt(self, deal: Written) -> Written:
        options, deck = self.options(deal["options"]), deal["deck"].split()
        hands, aside = hawk_oracle.deal(deck, options, deal["dealer"])
        return {"hands": [text(hand) for hand in hands], "aside": text(aside)}

    def begin(self, deal: Written) -> Any:
        hands = [hand.split() for hand in deal["hands"]]
        return hawk_oracle.Deal(hands, self.options(deal["options"]), deal["dealer"])

    def facts(self, state: Any) -> Written:
        return {
            "hands": [text(hand) for hand in state.hands],
            "trick": [f"{seat} {card}" for seat, card in state.running()],
            "to_move": state.to_move(),
            "points": state.points(),
        }

    def result(self, state: Any) -> Written:
        """hawk.payout: for each seat of LAFH the step, and every bonus that counts."""
        result, tricks, options = state.result(), state.tricks(), state.options
        each = options["players"] * result["factor"]
        won = [
            card for trick in tricks if trick["taker"] in result["lafh"] for card in trick["cards"]
        ]
        lines = []
        for seat in result["lafh"]:
            lines.append(line("hawk.step", seat, result["step"] * each, hawk_oracle.in_order(won)))
            for kind, number, party in result["bonuses"]:
                worth, cards = each if party == "LAFH" else -each, tricks[number]["cards"]
                lines.append(line(f"hawk.bonus.{kind}", seat, worth, hawk_oracle.in_order(cards)))
        return result_of(result["score"], lines)


class HurrikanOracle(Oracle):
    oracle = hurrikan_oracle

    def dealt(self, deal: Written) -> Written:
        options, deck = self.options(deal["options"]), deal["deck"].split()
        hands, table, stock = hurrikan_oracle.deal(deck, options, deal["dealer"])
        return {"hands": [text(hand) for hand in hands], "table": text(table), "stock": text(stock)}

    def begin(self, deal: Written) -> Any:
        hands = [hand.split() for hand in deal["hands"]]
        table, stock = deal["table"].split(), deal["stock"].split()
        options = self.options(deal["options"])
        state: Any = hurrikan_oracle.Deal(hands, table, stock, options, deal["dealer"])
        state.first_table = table
        return state

    def facts(self, state: Any) -> Written:
        return {
            "hands": [text(hand) for hand in state.hands],
            "table": text(state.table),
            "stock": len(state.stock),
            "won": [text(pile) for pile in state.won],
            "sweeps": list(state.sweeps),
            "to_move": state.to_move(),
            "points": state.points(),
        }

    def result(self, state: Any) -> Written:
        """hurrikan.sweep, hurrikan.score.*, hurrikan.partners: lines of each seat."""
        sheet, players, pooled = state.sheet(), state.players, state.pooled()
        lines = []
        for seat, taken in swept(state):
            lines.append(line("hurrikan.sweep", seat, 1, taken))
        for name, winner in sheet["to"].items():
            if winner is None:
                continue
            seats = [winner, winner + 2] if pooled else [winner]
            pile = hurrikan_oracle.in_order([card for seat in seats for card in state.won[seat]])
            rule = f"hurrikan.score.{name.replace('_', '-')}"
            lines += [line(rule, seat, 1, counted(name, pile)) for seat in seats]
        if players == 4:
            added = sheet["sweeps"] if pooled else sheet["own"]
            for seat in range(4):
                lines.append(line("hurrikan.partners", seat, added[(seat + 2) % 4], []))
        lines.sort(key=lambda one: int(one["seat"]))
        return result_of(state.score(), lines)


def swept(state: Any) -> list[tuple[int, list[str]]]:
    """hurrikan.sweep: who swept, and what each sweep took; found by walking the plays."""
    found = []
    lying = state.first_table
    for number, move in enumerate(state.history):
        seat, card, takes = hurrikan_oracle.parse(move)
        lying = [other for other in lying if other not in takes] if takes else [*lying, card]
        last = number == len(state.history) - 1 and not any(state.hands)
        if not lying and (state.options["last_sweep"] or not last):
            found.append((seat, takes))
    return found


def counted(name: str, pile: list[str]) -> list[str]:
    """hurrikan.score.*: the cards of a pile that a point rests on."""
    if name == "hearts":
        return [card for card in pile if card[1] == "H"]
    if name == "seven":
        return ["7H"]
    if name == "best_four":  # of equal ranks the first in order
        best = sorted(pile, key=lambda card: -hurrikan_oracle.BEST[card[0]])[:4]
        return hurrikan_oracle.in_order(best)
    return pile


class Library:
    """The library itself, for one of the games."""

    def __init__(self, game: str) -> None:
        self.game: Any = GAMES[game]
        self.name = game

    def dealt(self, deal: Written) -> Written:
        deck = [Card(card) for card in deal["deck"].split()]
        options = options_of(self.name, deal["options"])
        settled = self.game.deal(deck, options, dealer=deal["dealer"], number=deal["number"]).deal
        found: Written = {"hands": [text(hand) for hand in settled.dealt]}
        for name in ("kitty", "aside", "table", "stock"):
            if hasattr(settled, name):
                found[name] = text(getattr(settled, name))
        return found

    def begin(self, deal: Written) -> Any:
        more: dict[str, Any] = {}
        if self.name == "hurrikan":
            more = {"table": Cards(deal["table"]), "stock": tuple(map(Card, deal["stock"].split()))}
        return self.game.begin(
            [Cards(hand) for hand in deal["hands"]],
            options_of(self.name, deal["options"]),
            dealer=deal["dealer"],
            number=deal["number"],
            **more,
        )

    def apply(self, state: Any, move: str) -> Any:
        return self.game.apply(state, self.game.parse_move(move))

    def to_move(self, state: Any) -> list[int]:
        return list(self.game.to_move(state))

    def facts(self, state: Any) -> Written:
        public = state.public
        found: Written = {"hands": [text(hand) for hand in state.hands]}
        if self.name == "hurrikan":
            found |= {"table": text(state.table), "stock": len(state.stock)}
            found |= {"won": [text(pile) for pile in public.won], "sweeps": list(public.sweeps)}
        else:
            found["trick"] = [str(play) for play in public.trick]
        found["to_move"] = list(self.game.to_move(state))
        found["points"] = list(self.game.points(state))
        return found

    def legal(self, state: Any, seat: int) -> list[str]:
        return [str(move) for move in self.game.legal_moves(state, seat)]

    def refusal(self, state: Any, move: str) -> str | None:
        violation = self.game.violation(state, self.game.parse_move(move))
        return str(violation.rule) if violation else None

    def result(self, state: Any) -> Written:
        lines = [
            line(one.rule.id, one.seat, one.points, one.because)
            for one in self.game.scoresheet(state)
        ]
        return result_of(list(self.game.score(state)), lines)

    def standing(self, match: Written, scores: list[list[int]]) -> Written:
        options, players = options_of(self.name, match["options"]), match["options"]["players"]
        dealer = (match["dealer"] + len(scores)) % players
        ours = self.game.Match(options, dealer, scores=tuple(map(tuple, scores)))
        names = ["number", "dealer", "totals", "over", "winners"]
        names += ["losers"] if self.name == "hearts" else []
        found = {name: getattr(ours, name) for name in names}
        return {k: list(v) if isinstance(v, tuple) else v for k, v in found.items()}


ORACLES: dict[str, Oracle] = {
    "hearts": HeartsOracle(),
    "hawk": HawkOracle(),
    "hurrikan": HurrikanOracle(),
}


def perft(engine: Engine, state: Any, depth: int) -> int:
    """The sequences of so many legal moves; of several seats the lowest moves."""
    if depth == 0:
        return 1
    seats = engine.to_move(state)
    if not seats:
        return 0
    moves = engine.legal(state, seats[0])
    if depth == 1:
        return len(moves)
    return sum(perft(engine, engine.apply(state, move), depth - 1) for move in moves)
