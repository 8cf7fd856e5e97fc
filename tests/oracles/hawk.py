"""
A plain, slow oracle for Hawk, written from the statement of the rules alone.

Nothing is remembered but the hands as dealt and the list of cards played; every fact (who is to
play, who took what, who belongs to which party) is found by walking that list from the start.
Cards are texts, rank then suit ('AC', '2D', 'TS'); seats are 0..n-1 clockwise, left is seat + 1.
"""

from __future__ import annotations

from typing import Any

Options = dict[str, Any]

RANKS = "23456789TA"  # how lists are sorted; in play the ace is a one
SUITS = "CDHS"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
ALL_RANKS = "23456789TJQKA"  # a move may name a card that is not in the pack: nobody holds it
NUMBER = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}
WHOLE = 220  # pips in the pack
BEATEN_BY = {"S": "C", "H": "S", "D": "H", "C": "D"}  # clubs > spades > hearts > diamonds > clubs
PACKETS = {2: (3, 4, 3, 3), 3: (3, 3, 3, 3), 4: (3, 4, 3), 5: (3, 2, 3), 6: (2, 2, 2)}
CHOICES: dict[str, tuple[Any, ...]] = {
    "trick": ("LED_SUIT", "CURRENT_WINNER"),
    "ruffing": ("FREE", "MUST_RUFF", "MUST_OVERRUFF"),
    "solo_from": (2, 3, 4),
    "slam": ("ALL_TRICKS", "ALL_220_PIPS"),
    "thresholds": ("ABSOLUTE", "PROPORTIONAL"),
    "bonus": ("ONCE_PER_PARTY", "PER_TRICK"),
}


def default_options(players: int = 4, **changes: Any) -> Options:
    """The options in force; an impossible value is a ValueError that names the option."""
    if type(players) is not int or players not in PACKETS:
        raise ValueError(f"players: {players!r}")
    options: Options = {"players": players}
    options.update({name: values[0] for name, values in CHOICES.items()})
    options["deals"] = 2 * players
    options.update(changes)
    for name, value in options.items():
        if name in CHOICES:
            values = CHOICES[name]
            right = type(value) is type(values[0]) and value in values
        elif name == "deals":
            right = type(value) is int and value >= 1
        else:
            right = name == "players"  # an unknown name is refused too
        if not right:
            raise ValueError(f"{name}: {value!r}")
    return options


def in_order(cards: list[str]) -> list[str]:
    """Clubs, diamonds, hearts, spades; two to ten, then the ace."""
    return sorted(cards, key=CARDS.index)


def pack() -> list[str]:
    """hawk.deck: ace to ten in four suits."""
    return list(CARDS)


def deal(deck: list[str], options: Options, dealer: int) -> tuple[list[list[str]], list[str]]:
    """hawk.deal, hawk.aside: packets clockwise from forehand; the cards left over lie aside."""
    if sorted(deck) != sorted(CARDS):
        raise ValueError("the deck is not the pack")
    players = options["players"]
    if not 0 <= dealer < players:
        raise ValueError("no such dealer")
    hands: list[list[str]] = [[] for _ in range(players)]
    rest = list(deck)
    for size in PACKETS[players]:
        for step in range(1, players + 1):
            hands[(dealer + step) % players] += rest[:size]
            rest = rest[size:]
    return [in_order(hand) for hand in hands], in_order(rest)


def number(card: str) -> int:
    """hawk.deck, hawk.rank: the face number, ace 1: pips, and the lower one beats the higher."""
    return NUMBER[card[0]]


def pips(cards: list[str]) -> int:
    """hawk.deck: the sum of the face numbers."""
    return sum(number(card) for card in cards)


def ruffs(cards: list[str], led: str) -> list[str]:
    """hawk.ruff: those of the suit that beats the led suit."""
    return [card for card in cards if card[1] == BEATEN_BY[led]]


def lowest(cards: list[str]) -> str:
    """hawk.rank: the best of cards of one suit."""
    return min(cards, key=number)


def winner(cards: list[str], options: Options) -> int:
    """hawk.trick: the place, from the leader on, of the card that takes a complete trick."""
    if options["trick"] == "CURRENT_WINNER":
        best = cards[0]
        for card in cards[1:]:
            higher_suit = BEATEN_BY[best[1]] == card[1]
            if higher_suit or (card[1] == best[1] and number(card) < number(best)):
                best = card
        return cards.index(best)
    led = cards[0][1]
    trumps = ruffs(cards, led)
    return cards.index(lowest(trumps or [card for card in cards if card[1] == led]))


def big_trick(cards: list[str]) -> bool:
    """hawk.bonus.big-trick: more than nine pips for each card in it (one from each seat)."""
    return pips(cards) > 9 * len(cards)


def four_of_a_kind(cards: list[str]) -> bool:
    """hawk.bonus.four-of-a-kind: a number that lies in all four suits."""
    return any(all(rank + suit in cards for suit in SUITS) for rank in NUMBER)


def run(cards: list[str]) -> bool:
    """hawk.bonus.run: four numbers in a row of one suit, ace 1 to ten 10, no way round."""
    for suit in SUITS:
        held = [number(card) for card in cards if card[1] == suit]
        for start in range(1, 8):
            if all(start + more in held for more in range(4)):
                return True
    return False


KINDS = {"big-trick": big_trick, "four-of-a-kind": four_of_a_kind, "run": run}


def counted(won: list[tuple[str, int, str]], options: Options) -> list[tuple[str, int, str]]:
    """hawk.bonus: of (kind, trick, party) in order of play those that count."""
    if options["bonus"] == "PER_TRICK":
        return won
    first: list[tuple[str, int, str]] = []
    for kind, trick, party in won:
        if not any(kind == k and party == p for k, _, p in first):
            first.append((kind, trick, party))
    return first


def parse(move: str) -> tuple[int, str]:
    """(seat, card) of a move text; ValueError if the text is not a move."""
    words = move.split()
    if len(words) != 2 or not all(sign in "0123456789" for sign in words[0]):
        raise ValueError(f"not a move: {move!r}")
    card = words[1]
    if len(card) != 2 or card[0] not in ALL_RANKS or card[1] not in SUITS:
        raise ValueError(f"not a move: {move!r}")
    return int(words[0]), card


class Deal:
    """A deal: the hands as dealt and the cards played since."""

    def __init__(self, hands: list[list[str]], options: Options, dealer: int) -> None:
        """hawk.deal, hawk.aside: whole hands; what is in none of them lies aside."""
        players = int(options["players"])
        size = sum(PACKETS[players])
        cards = [card for hand in hands for card in hand]
        if len(hands) != players or any(len(hand) != size for hand in hands):
            raise ValueError("not the right number of cards")
        if len(set(cards)) != len(cards) or any(card not in CARDS for card in cards):
            raise ValueError("not cards of one pack")
        if not 0 <= dealer < players:
            raise ValueError("no such dealer")
        self.options, self.dealer, self.players = options, dealer, players
        self.dealt = [in_order(hand) for hand in hands]
        self.history: list[tuple[int, str]] = []

    @property
    def hands(self) -> list[list[str]]:
        """What each seat still holds."""
        played = [card for _, card in self.history]
        return [[card for card in hand if card not in played] for hand in self.dealt]

    def trick_plays(self) -> list[list[tuple[int, str]]]:
        """The plays, trick by trick; the last one may be incomplete."""
        size = self.players
        return [self.history[i : i + size] for i in range(0, len(self.history), size)]

    def taker(self, plays: list[tuple[int, str]]) -> int:
        """hawk.trick: the seat that takes a complete trick."""
        return plays[winner([card for _, card in plays], self.options)][0]

    def tricks(self) -> list[dict[str, Any]]:
        """hawk.trick, hawk.bonus: the complete tricks, who took them and what is in them."""
        result = []
        for plays in self.trick_plays():
            if len(plays) == self.players:
                cards = [card for _, card in plays]
                result.append(
                    {
                        "cards": cards,
                        "leader": plays[0][0],
                        "taker": self.taker(plays),
                        "pips": pips(cards),
                        "bonuses": [kind for kind, in_it in KINDS.items() if in_it(cards)],
                    },
                )
        return result

    def running(self) -> list[tuple[int, str]]:
        """The plays of the trick that lies incomplete; none if the next card is a lead."""
        plays = self.trick_plays()
        return plays[-1] if plays and len(plays[-1]) < self.players else []

    def over(self) -> bool:
        """hawk.lead: all cards are played."""
        return not any(self.hands)

    def to_move(self) -> list[int]:
        """hawk.turn, hawk.lead: forehand, then the taker; within a trick clockwise."""
        if self.over():
            return []
        plays = self.trick_plays()
        if not plays:
            return [(self.dealer + 1) % self.players]
        if len(plays[-1]) == self.players:
            return [self.taker(plays[-1])]
        return [(plays[-1][-1][0] + 1) % self.players]

    def violation(self, move: str) -> str | None:
        """The first rule the move breaks: hawk.turn, hawk.held, hawk.follow-suit, hawk.ruff."""
        seat, card = parse(move)
        if seat not in self.to_move():
            return "hawk.turn"
        hand, lying = self.hands[seat], [lying_card for _, lying_card in self.running()]
        if card not in hand:
            return "hawk.held"
        if not lying:
            return None
        led = lying[0][1]
        if any(held[1] == led for held in hand):
            return None if card[1] == led else "hawk.follow-suit"
        return None if card in self.allowed_of_a_void(hand, lying) else "hawk.ruff"

    def allowed_of_a_void(self, hand: list[str], lying: list[str]) -> list[str]:
        """hawk.ruff: the cards that may be played by a seat that cannot follow."""
        led = lying[0][1]
        able, before = ruffs(hand, led), ruffs(lying, led)
        if self.options["ruffing"] == "FREE" or not able:
            return hand
        if self.options["ruffing"] == "MUST_OVERRUFF" and before:
            lower = [card for card in able if number(card) < number(lowest(before))]
            return lower or able
        return able

    def legal(self, seat: int) -> list[str]:
        """All legal moves of the seat: its cards that violate nothing."""
        if seat not in self.to_move():
            return []
        moves = [f"{seat} {card}" for card in self.hands[seat]]
        return [move for move in moves if self.violation(move) is None]

    def play(self, move: str) -> None:
        """Makes a move; ValueError if it breaks a rule."""
        broken_rule = self.violation(move)
        if broken_rule is not None:
            raise ValueError(f"{move}: {broken_rule}")
        self.history.append(parse(move))

    def points(self) -> list[int]:
        """hawk.deck: pips in the complete tricks of each seat."""
        tricks = self.tricks()
        return [
            sum(trick["pips"] for trick in tricks if trick["taker"] == seat)
            for seat in range(self.players)
        ]

    def parties(self) -> tuple[list[int], bool]:
        """hawk.parties, hawk.solo: the seats of LAFH, and whether it is a solo."""
        tricks = self.tricks()
        first, last = tricks[0]["taker"], tricks[-1]["taker"]
        lafh = {first, last} if self.players >= 4 else {last}
        return sorted(lafh), first == last

    def step(self, lafh: list[int]) -> int:
        """hawk.win, hawk.step: the best that applies."""
        points = self.points()
        own = sum(points[seat] for seat in lafh)
        if self.options["slam"] == "ALL_TRICKS":
            slam = all(trick["taker"] in lafh for trick in self.tricks())
        else:
            slam = own == WHOLE
        dealt = sum(pips(hand) for hand in self.dealt)
        whole = dealt if self.options["thresholds"] == "PROPORTIONAL" else WHOLE
        share = own * WHOLE  # against so many of 220 parts of `whole`
        if own > sum(points) - own:
            steps = [(7, slam), (4, share > 190 * whole), (2, share > 150 * whole), (1, True)]
        else:
            steps = [(-6, share < 30 * whole), (-3, share < 70 * whole), (-2, True)]
        return next(value for value, applies in steps if applies)

    def result(self) -> dict[str, Any]:
        """hawk.step, hawk.bonus, hawk.payout: all that makes up the result of a finished deal."""
        if not self.over():
            raise ValueError("the deal is not over")
        points, options = self.points(), self.options
        lafh, solo = self.parties()
        own = sum(points[seat] for seat in lafh)
        step = self.step(lafh)
        won = [
            (kind, index, "LAFH" if trick["taker"] in lafh else "NOB")
            for index, trick in enumerate(self.tricks())
            for kind in trick["bonuses"]
        ]
        bonuses = counted(won, options)
        k = step + sum(1 if party == "LAFH" else -1 for _, _, party in bonuses)
        factor = 3 if solo and self.players >= options["solo_from"] else 1
        return {
            "lafh": lafh,
            "solo": solo,
            "pips": (own, sum(points) - own),
            "step": step,
            "bonuses": bonuses,
            "k": k,
            "factor": factor,
            "score": [
                k * self.players * factor if seat in lafh else 0 for seat in range(self.players)
            ],
        }


def match(options: Options, dealer: int, scores: list[list[int]]) -> dict[str, Any]:
    """hawk.match: where a match stands after these deals; `dealer` dealt the first."""
    players = options["players"]
    if not 0 <= dealer < players:
        raise ValueError("no such dealer")
    if len(scores) > options["deals"] or any(len(score) != players for score in scores):
        raise ValueError("a deal after the end of the match, or not one number for each seat")
    totals = [sum(score[seat] for score in scores) for seat in range(players)]
    over = len(scores) == options["deals"]
    return {
        "number": len(scores),
        "dealer": (dealer + len(scores)) % players,
        "totals": totals,
        "over": over,
        "winners": [seat for seat in range(players) if over and totals[seat] == max(totals)],
    }
