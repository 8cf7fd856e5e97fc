"""
A plain, slow oracle for Hearts, written from the statement of the rules alone.

Nothing is remembered but the hands as dealt and the list of moves made; every fact (who has passed,
who is to play, whether hearts are broken, who took what) is found by walking that list from the
start. Cards are texts, rank then suit ('2C', 'TD', 'QS', 'AH'); seats are 0..n-1 clockwise, left is
seat + 1.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

Options = dict[str, Any]

RANKS = "23456789TJQKA"  # ace high
SUITS = "CDHS"
REMOVED: dict[int, list[str]] = {3: ["2D"], 4: [], 5: ["2D", "2C"], 6: ["2D", "3D", "3C", "4C"]}
HEARTS = [rank + "H" for rank in RANKS]
CARDS = [
    rank + suit for suit in SUITS for rank in RANKS
]  # clubs, diamonds, hearts, spades; two to ace
PENALTY_CARDS = HEARTS + ["QS"]  # JD never is one, QS always is, whatever they count
PASSING: dict[int, tuple[str, ...]] = {
    3: ("left", "right", "hold"),
    4: ("left", "right", "across", "hold"),
    5: ("left", "right", "second_left", "second_right", "hold"),
    6: ("left", "right", "second_left", "second_right", "across", "hold"),
}
PACKETS = {3: (5, 4, 4, 4), 4: (5, 4, 4), 5: (5, 5), 6: (4, 4)}
CHOICES: dict[str, tuple[Any, ...]] = {
    "opening": ("TWO_OF_CLUBS", "ANY_CLUB", "DEALERS_LEFT"),
    "first_trick": ("NO_PENALTIES", "NO_QUEEN", "NO_HEARTS", "ANYTHING"),
    "all_penalties": ("ANY", "HEARTS", "QUEEN"),
    "breaking": ("HEART", "HEART_OR_QUEEN", "NOTHING_NEEDED"),
    "hearts_or_queen_lead": (False, True),
    "heart_points": ("ONE", "SPOT"),
    "tie": ("SHARED", "PLAY_ON"),
    "moon": ("OTHERS_UP", "SHOOTER_DOWN", "SHOOTER_CHOOSES", "OFF"),
}
NUMBERS: dict[str, int | None] = {
    "pass_count": None,
    "jack_of_diamonds": 0,
    "no_trick": 0,
    "queen_points": 13,
    "limit": 100,
}


def default_options(players: int = 4, **changes: Any) -> Options:
    """The options in force; an impossible combination is a ValueError that names the option.

    Section 'Options': defaults by number of players, then the changes, then the refusals."""
    if type(players) is not int or players not in REMOVED:
        raise ValueError(f"players: {players!r}")
    options: Options = {
        "players": players,
        "passing": PASSING[players],
        "packets": PACKETS[players],
    }
    options.update({name: values[0] for name, values in CHOICES.items()})
    options.update(NUMBERS)
    options["pass_count"] = 3 if players <= 4 else 2
    options.update(changes)
    hand_size = (52 - len(REMOVED[players])) // players
    directions = ["left", "right", "hold"] + ["across"] * (players % 2 == 0)
    directions += ["second_left", "second_right"] * (players >= 5)
    passing, packets = options["passing"], options["packets"]
    right = {
        name: type(options[name]) is type(values[0]) and options[name] in values
        for name, values in CHOICES.items()
    }
    right.update({name: type(options[name]) is int for name in NUMBERS})
    right["pass_count"] = right["pass_count"] and 1 <= options["pass_count"] <= hand_size
    right["queen_points"] = right["queen_points"] and options["queen_points"] >= 0
    right["limit"] = right["limit"] and options["limit"] >= 1
    right["passing"] = (
        type(passing) is tuple and passing != () and all(way in directions for way in passing)
    )
    right["packets"] = (
        type(packets) is tuple
        and all(type(size) is int and size >= 1 for size in packets)
        and sum(packets) == hand_size
    )
    for name in options:
        if name != "players" and not right.get(name, False):  # an unknown name is refused too
            raise ValueError(f"{name}: {options[name]!r}")
    return options


def pack(options: Options) -> list[str]:
    """hearts.deck: 52 cards, less those taken out so that all hands are equal; sorted."""
    return [card for card in CARDS if card not in REMOVED[options["players"]]]


def deal(deck: list[str], options: Options, dealer: int) -> list[list[str]]:
    """
    hearts.deal: everything, clockwise from the dealer's left, in packets. Cards stay as dealt.
    """
    if sorted(deck) != sorted(pack(options)):
        raise ValueError("the deck is not the pack")
    players = options["players"]
    hands: list[list[str]] = [[] for _ in range(players)]
    rest = list(deck)
    for size in options["packets"]:
        for step in range(1, players + 1):
            hands[(dealer + step) % players] += rest[:size]
            rest = rest[size:]
    return hands


def penalty(card: str, options: Options) -> int:
    """hearts.points: hearts 1 each or by SPOT, QS its points, everything else (JD too) nothing."""
    if card == "QS":
        return int(options["queen_points"])
    if card[1] == "H":
        return RANKS.index(card[0]) + 2 if options["heart_points"] == "SPOT" else 1
    return 0


def parse(move: str) -> tuple[int, str, list[str]]:
    """(seat, kind, words) of a move text; ValueError if the text is not a move."""
    words = move.split()
    if len(words) < 2 or not all(sign in "0123456789" for sign in words[0]):
        raise ValueError(f"not a move: {move!r}")
    seat, rest = int(words[0]), words[1:]
    if rest[0] == "pass" and all(word in CARDS for word in rest[1:]):
        return seat, "pass", rest[1:]
    if rest[0] == "choose" and len(rest) == 2 and rest[1] in ("others_up", "shooter_down"):
        return seat, "choose", rest[1:]
    if len(rest) == 1 and rest[0] in CARDS:
        return seat, "play", rest
    raise ValueError(f"not a move: {move!r}")


class Deal:
    """A deal: the hands as dealt and the moves made since."""

    def __init__(self, hands: list[list[str]], options: Options, dealer: int, number: int) -> None:
        """
        hearts.deck, hearts.pass.direction: hands as dealt; `number` deals went before this one.
        """
        players = options["players"]
        whole = sorted(card for hand in hands for card in hand) == sorted(pack(options))
        if not whole or len(hands) != players or len({len(hand) for hand in hands}) != 1:
            raise ValueError("the hands are not the pack in equal parts")
        if not 0 <= dealer < players or number < 0:
            raise ValueError("no such dealer or number")
        self.options, self.dealer, self.number = options, dealer, number
        self.players = int(players)
        self.dealt = [sorted(hand, key=CARDS.index) for hand in hands]
        self.direction = options["passing"][number % len(options["passing"])]
        self.history: list[tuple[int, str, list[str]]] = []

    def passed(self) -> dict[int, list[str]]:
        """What each seat has chosen to hand on so far."""
        return {seat: words for seat, kind, words in self.history if kind == "pass"}

    def plays(self) -> list[tuple[int, str]]:
        return [(seat, words[0]) for seat, kind, words in self.history if kind == "play"]

    def phase(self) -> str:
        """'passing', 'playing', 'choosing' or 'over' (hearts.pass.direction, hearts.moon)."""
        if self.direction != "hold" and len(self.passed()) < self.players:
            return "passing"
        if len(self.plays()) < len(pack(self.options)):
            return "playing"
        chosen = any(kind == "choose" for _, kind, _ in self.history)
        wanted = self.options["moon"] == "SHOOTER_CHOOSES" and self.shooter() is not None
        return "choosing" if wanted and not chosen else "over"

    def exchanged(self) -> list[list[str]]:
        """hearts.pass.simultaneous, hearts.pass.direction: the hands after the exchange; the dealt
        ones as long as somebody has not chosen, or in a hold deal."""
        hands, passed = [list(hand) for hand in self.dealt], self.passed()
        steps = {
            "left": 1,
            "right": -1,
            "across": self.players // 2,
            "second_left": 2,
            "second_right": -2,
        }
        if self.direction != "hold" and len(passed) == self.players:
            for seat, cards in passed.items():
                for card in cards:
                    hands[seat].remove(card)
            for seat, cards in passed.items():
                hands[(seat + steps[self.direction]) % self.players] += cards
        return hands

    @property
    def hands(self) -> list[list[str]]:
        played = [card for _, card in self.plays()]
        return [
            sorted((c for c in hand if c not in played), key=CARDS.index)
            for hand in self.exchanged()
        ]

    def tricks(self) -> list[list[tuple[int, str]]]:
        """The plays, trick by trick; the last one may be incomplete."""
        plays = self.plays()
        return [plays[start : start + self.players] for start in range(0, len(plays), self.players)]

    def taker(self, trick: list[tuple[int, str]]) -> int:
        """hearts.trick: the highest card of the led suit takes it; no trumps."""
        led = trick[0][1][1]
        return max((RANKS.index(card[0]), seat) for seat, card in trick if card[1] == led)[1]

    def taken(self) -> list[list[str]]:
        """The cards each seat has taken in complete tricks."""
        taken: list[list[str]] = [[] for _ in range(self.players)]
        for trick in self.tricks():
            if len(trick) == self.players:
                taken[self.taker(trick)] += [card for _, card in trick]
        return taken

    def opening_club(self) -> str:
        """hearts.lead.opening: 2C, or the lowest club in play if it was taken out."""
        return min(
            (card for hand in self.dealt for card in hand if card[1] == "C"), key=CARDS.index
        )

    def opener(self) -> int:
        """hearts.lead.opening: its holder after the exchange, or the seat left of the dealer."""
        if self.options["opening"] == "DEALERS_LEFT":
            return (self.dealer + 1) % self.players
        return [seat for seat, hand in enumerate(self.exchanged()) if self.opening_club() in hand][
            0
        ]

    def broken(self) -> bool:
        """hearts.breaking: at the moment a heart (by option: or QS) is played, in whatever way."""
        played, rule = [card for _, card in self.plays()], self.options["breaking"]
        if rule == "NOTHING_NEEDED" or (rule == "HEART_OR_QUEEN" and "QS" in played):
            return True
        return any(card[1] == "H" for card in played)

    def shooter(self) -> int | None:
        """hearts.moon: the seat that took every penalty card (never told by a number of points)."""
        shooters = [
            s for s, cards in enumerate(self.taken()) if all(c in cards for c in PENALTY_CARDS)
        ]
        return shooters[0] if shooters else None

    def chooser(self) -> int:
        """hearts.moon: the shooter, who has to choose."""
        shooter = self.shooter()
        if shooter is None:
            raise ValueError("nobody shot the moon")
        return shooter

    def to_move(self) -> list[int]:
        """hearts.turn, hearts.trick: the seats that may act, ascending."""
        phase, tricks = self.phase(), self.tricks()
        if phase == "passing":
            return [seat for seat in range(self.players) if seat not in self.passed()]
        if phase != "playing":
            return [self.chooser()] if phase == "choosing" else []
        if not tricks:
            return [self.opener()]
        if len(tricks[-1]) == self.players:
            return [self.taker(tricks[-1])]
        return [(tricks[-1][-1][0] + 1) % self.players]

    def violation(self, move: str) -> str | None:
        """The first rule the move breaks, in the order of 'Which rule a refusal names'."""
        (seat, kind, words), phase = parse(move), self.phase()
        if phase == "passing" and kind == "pass" and seat in self.passed():
            return "hearts.pass.simultaneous"
        wanted = {"passing": "pass", "playing": "play", "choosing": "choose", "over": "none"}[phase]
        if kind != wanted or seat not in self.to_move():
            return "hearts.turn"
        if kind == "choose":
            return None
        hand = self.hands[seat]
        if any(card not in hand for card in words):
            return "hearts.held"
        if kind == "pass":
            right_count = len(words) == len(set(words)) == self.options["pass_count"]
            return None if right_count else "hearts.pass.count"
        card, tricks = words[0], self.tricks()
        if not tricks or len(tricks[-1]) == self.players:
            return self.lead_violation(card, hand, opening=not tricks)
        return self.follow_violation(card, hand, led=tricks[-1][0][1][1], first=len(tricks) == 1)

    def lead_violation(self, card: str, hand: list[str], opening: bool) -> str | None:
        """hearts.lead.opening, hearts.breaking (first-trick never concerns the lead)."""
        rule = self.options["opening"] if opening else None
        if (rule == "TWO_OF_CLUBS" and card != self.opening_club()) or (
            rule == "ANY_CLUB" and card[1] != "C"
        ):
            return "hearts.lead.opening"
        if card[1] == "H" and not self.broken():
            only_hearts = all(c[1] == "H" for c in hand)
            hearts_and_queen = all(c in PENALTY_CARDS for c in hand)
            if not only_hearts and not (hearts_and_queen and self.options["hearts_or_queen_lead"]):
                return "hearts.breaking"
        return None

    def follow_violation(self, card: str, hand: list[str], led: str, first: bool) -> str | None:
        """
        hearts.follow-suit (outranks everything), then hearts.first-trick if the seat cannot follow.
        """
        if any(c[1] == led for c in hand):
            return None if card[1] == led else "hearts.follow-suit"
        if first:
            barred = {
                "NO_PENALTIES": PENALTY_CARDS,
                "NO_QUEEN": ["QS"],
                "NO_HEARTS": HEARTS,
                "ANYTHING": [],
            }[self.options["first_trick"]]
            if all(c in barred for c in hand):  # nothing but barred cards: the exception
                queen_only = HEARTS if "QS" in hand else []  # QS if held, else any
                barred = {"ANY": [], "HEARTS": ["QS"], "QUEEN": queen_only}[
                    self.options["all_penalties"]
                ]
            if card in barred:
                return "hearts.first-trick"
        return None

    def legal(self, seat: int) -> list[str]:
        """All legal moves of the seat: the conceivable ones that violate nothing."""
        if seat not in self.to_move():
            return []
        hand, phase = self.hands[seat], self.phase()
        if phase == "passing":
            moves = [
                f"{seat} pass {' '.join(c)}" for c in combinations(hand, self.options["pass_count"])
            ]
        elif phase == "playing":
            moves = [f"{seat} {card}" for card in hand]
        else:
            moves = [f"{seat} choose others_up", f"{seat} choose shooter_down"]
        return [move for move in moves if self.violation(move) is None]

    def play(self, move: str) -> None:
        broken_rule = self.violation(move)
        if broken_rule is not None:
            raise ValueError(f"{move}: {broken_rule}")
        self.history.append(parse(move))

    def over(self) -> bool:
        """hearts.turn: nothing moves any more."""
        return self.phase() == "over"

    def points(self) -> list[int]:
        """hearts.points: penalties in the complete tricks; never JD, the moon or a bonus."""
        return [sum(penalty(card, self.options) for card in cards) for cards in self.taken()]

    def score(self) -> list[int]:
        """hearts.moon, hearts.points: the result after moon and bonuses."""
        if not self.over():
            raise ValueError("the deal is not over")
        moon, result = self.options["moon"], self.points()
        shooter = None if moon == "OFF" else self.shooter()
        for _, kind, words in self.history:
            if kind == "choose":
                moon = words[0].upper()
        if shooter is not None:
            amount = sum(penalty(card, self.options) for card in PENALTY_CARDS)
            up = moon == "OTHERS_UP"
            result = [
                (0 if up else -amount) if seat == shooter else (amount if up else 0)
                for seat in range(self.players)
            ]
        for seat, cards in enumerate(self.taken()):
            if "JD" in cards:  # apart from the moon
                result[seat] += self.options["jack_of_diamonds"]
            if not cards and shooter is None:  # nobody gets it in a moon deal
                result[seat] += self.options["no_trick"]
        return result


def match(options: Options, dealer: int, scores: list[list[int]]) -> dict[str, Any]:
    """
    hearts.match.end, hearts.deal: totals and verdict after these deals; `dealer` dealt the first.
    """
    players, limit = options["players"], options["limit"]
    totals, over = [0] * players, False
    for result in scores:
        if over or len(result) != players:
            raise ValueError("a deal after the end of the match, or not one number for each seat")
        totals = [total + more for total, more in zip(totals, result)]
        decided = options["tie"] == "SHARED" or totals.count(min(totals)) == 1
        over = max(totals) >= limit and decided
    winners = [seat for seat in range(players) if over and totals[seat] == min(totals)]
    losers = [
        seat for seat in range(players) if over and totals[seat] >= limit and seat not in winners
    ]
    return {
        "totals": totals,
        "over": over,
        "winners": winners,
        "losers": losers,
        "dealer": (dealer + len(scores)) % players,
        "number": len(scores),
    }


def perft(deal: Deal, depth: int) -> int:
    """
    Number of move sequences of that length; of several seats that may act only the lowest counts.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return sum(len(deal.legal(seat)) for seat in deal.to_move()[:1])
    count = 0
    for seat in deal.to_move()[:1]:
        for move in deal.legal(seat):
            after = Deal(deal.dealt, deal.options, deal.dealer, deal.number)
            after.history = deal.history + [parse(move)]
            count += perft(after, depth - 1)
    return count
