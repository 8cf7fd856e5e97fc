"""
A plain, slow oracle for Hurrikan, written from the statement of the rules alone.

Sets that may be taken are found by trying all sets of cards on the table, dead positions by trying
all orders in which the cards in hand can be played.
Cards are texts, rank then suit ('2C', 'QS', 'AH'); seats are 0..n-1 clockwise, left is seat + 1.
Moves are texts: '1 QS' lays the card, '1 QS x 4C 5D' takes two cards with it.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

Options = dict[str, Any]

RANKS = "234567JQKA"  # the ace is last in lists, though it is worth 1
SUITS = "CDHS"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
WHOLE_PACK = [rank + suit for suit in SUITS for rank in "23456789TJQKA"]  # what a move can name
VALUES = dict(zip(RANKS, (2, 3, 4, 5, 6, 7, 8, 9, 10, 1), strict=True))
BEST = dict(zip(RANKS, (12, 13, 14, 15, 18, 21, 8, 9, 10, 16), strict=True))
CHOICES: dict[str, tuple[Any, ...]] = {
    "capture": ("FORCED", "FORCED_EQUAL", "OPTIONAL"),
    "dead": ("NEXT_DEAL", "PLAY_OUT"),
    "leftover": ("NOBODY", "LAST_CAPTURER"),
    "last_sweep": (True, False),
    "after_sweep": ("SWEEPER_AGAIN", "ROTATE"),
    "partners": ("ADDED", "POOLED"),
}
TARGETS = {2: 16, 4: 32}
HAND_SIZES = {2: 6, 4: 9}
TABLE_SIZE = 4
ALL_SETS_UP_TO = 13  # cards on the table; with more of them sums too large are not followed up


def default_options(players: int = 2, **changes: Any) -> Options:
    """The options in force; an impossible value is a ValueError that names the option.

    Section 'Options': the defaults, then the changes, then the refusals.
    """
    if type(players) is not int or players not in TARGETS:
        raise ValueError(f"players: {players!r}")
    options: Options = {"players": players, "largest_sum": None, "target": TARGETS[players]}
    options.update({name: values[0] for name, values in CHOICES.items()})
    options.update(changes)
    largest, target = options["largest_sum"], options["target"]
    right = {
        name: type(options[name]) is type(values[0]) and options[name] in values
        for name, values in CHOICES.items()
    }
    right["players"] = True
    right["largest_sum"] = largest is None or (type(largest) is int and largest >= 2)
    right["target"] = type(target) is int and target >= 1
    for name in options:
        if not right.get(name, False):  # an unknown name is refused too
            raise ValueError(f"{name}: {options[name]!r}")
    return options


def in_order(cards: list[str]) -> list[str]:
    """The cards, clubs to spades, two to ace."""
    return sorted(cards, key=WHOLE_PACK.index)


def pack() -> list[str]:
    """hurrikan.deck: 40 cards, no tens, nines and eights."""
    return list(CARDS)


def deal(
    deck: list[str], options: Options, dealer: int
) -> tuple[list[list[str]], list[str], list[str]]:
    """hurrikan.deal: hands by seat, table, stock in the order in which it will be dealt."""
    if sorted(deck) != sorted(CARDS):
        raise ValueError("the deck is not the pack")
    players, rest = options["players"], list(deck)
    if not 0 <= dealer < players:
        raise ValueError("no such dealer")
    hands: list[list[str]] = [[] for _ in range(players)]
    table: list[str] = []
    clockwise = [hands[(dealer + step) % players] for step in range(1, players + 1)]
    packet = 3 if players == 2 else 9
    again = clockwise if players == 2 else []  # two players get three more after the table
    for place in [*clockwise, table, *again]:
        size = TABLE_SIZE if place is table else packet
        place.extend(rest[:size])
        rest = rest[size:]
    return [in_order(hand) for hand in hands], in_order(table), rest


def value(card: str) -> int:
    """hurrikan.deck: K 10, Q 9, J 8, 7 to 2 their number, A 1."""
    return VALUES[card[0]]


def equals(card: str, table: list[str]) -> list[str]:
    """The cards on the table that are worth as much as the card."""
    return [other for other in table if value(other) == value(card)]


def sets_adding_up(wanted: int, cards: list[str]) -> list[list[str]]:
    """All sets of the cards that add up, found card by card: without it, then with it."""
    if not cards or wanted <= 0:
        return [[]] if wanted == 0 else []
    first, rest = cards[0], cards[1:]
    with_first = [[first, *more] for more in sets_adding_up(wanted - value(first), rest)]
    return sets_adding_up(wanted, rest) + with_first


def captures(card: str, table: list[str], largest_sum: int | None = None) -> list[list[str]]:
    """hurrikan.capture.equal, hurrikan.capture.sum: every set that the card may take."""
    lying = in_order(table)
    if equals(card, lying):
        return [[other] for other in equals(card, lying)]
    if len(lying) <= ALL_SETS_UP_TO:
        sets = [
            list(cards)
            for size in range(2, len(lying) + 1)
            for cards in combinations(lying, size)
            if sum(map(value, cards)) == value(card)
        ]
    else:
        sets = sets_adding_up(value(card), lying)  # never a single card: no equal one lies there
    return [cards for cards in sets if largest_sum is None or len(cards) <= largest_sum]


def clockwise_from(seat: int, hands: list[list[str]]) -> int:
    """hurrikan.turn: the next seat that holds cards, at last the seat itself."""
    players = len(hands)
    following = [(seat + step) % players for step in range(1, players + 1)]
    return next((other for other in following if hands[other]), following[0])


def turn_after(seat: int, hands: list[list[str]], sweeper: int | None) -> int:
    """hurrikan.turn, hurrikan.sweep.turn: who is to play after the seat.

    `sweeper` is who plays again after the card laid just now; None: the turn simply goes round.
    """
    return clockwise_from(seat, hands) if sweeper is None else sweeper


def dead(
    table: list[str],
    hands: list[list[str]],
    options: Options,
    turn: int,
    sweeper: int | None = None,
) -> bool:
    """hurrikan.dead: no sequence of legal plays of the cards in hand contains a capture.

    Until the first capture every play lays a card. `sweeper` is who plays again after the seat to
    move (hurrikan.sweep.turn with SWEEPER_AGAIN); None: the turn simply goes round.
    """
    tried: set[tuple[tuple[frozenset[str], ...], int, int | None]] = set()

    def capture_comes(
        lying: list[str], held: list[list[str]], seat: int, again: int | None
    ) -> bool:
        """Whether some order of play comes to a capture; the cards held tell what has been laid."""
        position = (tuple(frozenset(hand) for hand in held), seat, again)
        if position in tried:
            return False
        tried.add(position)
        if any(captures(card, lying, options["largest_sum"]) for card in held[seat]):
            return True
        for card in held[seat]:
            left = [[other for other in hand if other != card] for hand in held]
            if capture_comes([*lying, card], left, turn_after(seat, left, again), None):
                return True
        return False

    if not hands[turn]:
        turn = clockwise_from(turn, hands)
    return not capture_comes(list(table), [list(hand) for hand in hands], turn, sweeper)


def parse(move: str) -> tuple[int, str, list[str]]:
    """(seat, card, cards taken) of a move text; ValueError if the text is not a move."""
    words = move.split()
    if len(words) < 2 or not all(sign in "0123456789" for sign in words[0]):
        raise ValueError(f"not a move: {move!r}")
    seat, card, takes = int(words[0]), words[1], words[3:]
    right_form = words[2:3] == (["x"] if takes else [])
    right_cards = all(word in WHOLE_PACK for word in [card, *takes])
    right_cards = right_cards and len(set(takes)) == len(takes)
    if not right_form or not right_cards:
        raise ValueError(f"not a move: {move!r}")
    return seat, card, in_order(takes)


def most(figures: list[int]) -> int | None:
    """The one seat with the largest figure; None if it is a tie."""
    best = [seat for seat, figure in enumerate(figures) if figure == max(figures)]
    return best[0] if len(best) == 1 else None


def best_four(cards: list[str]) -> int:
    """hurrikan.score.best-four: what the four best of the cards count together."""
    return sum(sorted((BEST[card[0]] for card in cards), reverse=True)[:4])


class Deal:
    """A round: what everybody holds, what lies on the table and in the stock, what has been won."""

    def __init__(
        self,
        hands: list[list[str]],
        table: list[str],
        stock: list[str],
        options: Options,
        dealer: int,
    ) -> None:
        """hurrikan.deal: a whole deal; the stock in the order in which it will be dealt."""
        players = options["players"]
        together = [card for hand in hands for card in hand] + table + stock
        sizes = [HAND_SIZES[players]] * players
        if sorted(together) != sorted(CARDS) or [len(hand) for hand in hands] != sizes:
            raise ValueError("the cards are not the pack, or the hands not of the right size")
        if len(table) != TABLE_SIZE:
            raise ValueError("not four cards on the table")
        if not 0 <= dealer < players:
            raise ValueError("no such dealer")
        self.options, self.dealer, self.players = options, dealer, int(players)
        self.hands = [in_order(hand) for hand in hands]
        self.table, self.stock = in_order(table), list(stock)
        self.won: list[list[str]] = [[] for _ in range(players)]
        self.sweeps = [0] * players
        self.history: list[str] = []
        self.next_deals: list[tuple[int, int]] = []
        self.last_capturer: int | None = None
        self.turn = (dealer + 1) % self.players  # forehand begins
        self.sweeper: int | None = None  # who plays again after the seat to move
        self.ended = False
        self.before_turn()

    def before_turn(self) -> None:
        """hurrikan.deal, hurrikan.dead: deal on, or end the round, as often as it takes."""
        while not self.ended and self.nobody_plays():
            if self.stock:
                self.deal_on()
            else:
                self.end()

    def nobody_plays(self) -> bool:
        """Whether all hands are empty or, with NEXT_DEAL, the position is dead."""
        if not any(self.hands):
            return True
        if self.options["dead"] == "PLAY_OUT":
            return False
        return dead(self.table, self.hands, self.options, self.turn, self.sweeper)

    def deal_on(self) -> None:
        """hurrikan.deal: six more each, forehand's first, none to the table; the turn goes on."""
        before = len(self.stock)
        for step in range(1, self.players + 1):
            seat = (self.dealer + step) % self.players
            self.hands[seat] = in_order(self.hands[seat] + self.stock[:6])
            self.stock = self.stock[6:]
        self.next_deals.append((len(self.history), before - len(self.stock)))

    def end(self) -> None:
        """hurrikan.leftover: the cards on the table stay there or go to the last capturer."""
        self.ended = True
        if self.options["leftover"] == "LAST_CAPTURER" and self.last_capturer is not None:
            mine = self.won[self.last_capturer]
            self.won[self.last_capturer] = in_order(mine + self.table)
            self.table = []

    def to_move(self) -> list[int]:
        """hurrikan.turn: the one seat that may play; empty when the round is over."""
        return [] if self.ended else [self.turn]

    def over(self) -> bool:
        """Whether the round is over."""
        return self.ended

    def must_capture(self, card: str) -> bool:
        """hurrikan.capture.forced: whether laying the card is illegal."""
        rule = self.options["capture"]
        if rule == "FORCED":
            return captures(card, self.table, self.options["largest_sum"]) != []
        return rule == "FORCED_EQUAL" and equals(card, self.table) != []

    def violation(self, move: str) -> str | None:
        """The first rule the move breaks."""
        seat, card, takes = parse(move)
        if seat not in self.to_move():
            return "hurrikan.turn"
        if card not in self.hands[seat]:
            return "hurrikan.held"
        if any(taken not in self.table for taken in takes):
            return "hurrikan.capture.on-table"
        if not takes:
            return "hurrikan.capture.forced" if self.must_capture(card) else None
        return self.capture_violation(card, takes)

    def capture_violation(self, card: str, takes: list[str]) -> str | None:
        """hurrikan.capture.equal, then hurrikan.capture.sum."""
        if len(takes) == 1 and value(takes[0]) == value(card):
            return None
        if equals(card, self.table) or len(takes) == 1:
            return "hurrikan.capture.equal"
        largest = self.options["largest_sum"]
        too_many = largest is not None and len(takes) > largest
        if sum(value(taken) for taken in takes) != value(card) or too_many:
            return "hurrikan.capture.sum"
        return None

    def legal(self, seat: int) -> list[str]:
        """All legal moves of the seat: each card laid if it may be, and with all it may take."""
        if seat not in self.to_move():
            return []
        moves = []
        for card in self.hands[seat]:
            if not self.must_capture(card):
                moves.append(f"{seat} {card}")
            sets = captures(card, self.table, self.options["largest_sum"])
            moves += [f"{seat} {card} x {' '.join(takes)}" for takes in sets]
        return moves

    def play(self, move: str) -> None:
        """Make the move and all that follows by force; ValueError if it is illegal."""
        broken_rule = self.violation(move)
        if broken_rule is not None:
            raise ValueError(f"{move}: {broken_rule}")
        seat, card, takes = parse(move)
        self.history.append(move)
        self.hands[seat].remove(card)
        if takes:
            self.table = [lying for lying in self.table if lying not in takes]
            self.won[seat] = in_order([*self.won[seat], card, *takes])
            self.last_capturer = seat
        else:
            self.table = in_order([*self.table, card])  # hurrikan.lay
        swept = not self.table and self.counts_as_sweep()
        self.sweeps[seat] += swept
        self.pass_turn(seat, swept)
        self.before_turn()

    def counts_as_sweep(self) -> bool:
        """hurrikan.sweep: by option not with the very last card of the round."""
        return bool(self.options["last_sweep"] or any(self.hands) or self.stock)

    def pass_turn(self, seat: int, swept: bool) -> None:
        """hurrikan.turn, hurrikan.sweep.turn: who plays next, and who plays again after that."""
        again = self.options["after_sweep"] == "SWEEPER_AGAIN" and self.players == 4
        if not (swept and again and self.hands[seat]):
            self.turn = turn_after(seat, self.hands, self.sweeper)
            self.sweeper = None
            return
        opponents = [(seat + 1) % 4, (seat + 3) % 4]  # left, then right
        able = [other for other in opponents if self.hands[other]]
        self.turn, self.sweeper = (able[0], seat) if able else (seat, None)

    def points(self) -> list[int]:
        """The number of cards that each seat has captured so far."""
        return [len(cards) for cards in self.won]

    def pooled(self) -> bool:
        """hurrikan.partners: whether partners' cards are put together before scoring."""
        return self.players == 4 and self.options["partners"] == "POOLED"

    def sheet(self) -> dict[str, Any]:
        """hurrikan.score.*: what each seat has of everything, and who gets the points for it.

        With POOLED both partners show what the pair has, and the lower seat is given the point; the
        sweeps stay with who made them.
        """
        if not self.over():
            raise ValueError("the round is not over")
        piles = self.won
        if self.pooled():
            piles = [self.won[seat] + self.won[(seat + 2) % 4] for seat in range(4)]
        figures = {
            "cards": [len(pile) for pile in piles],
            "hearts": [sum(card[1] == "H" for card in pile) for pile in piles],
            "seven": [int("7H" in pile) for pile in piles],
            "best_four": [best_four(pile) for pile in piles],
        }
        sides = 2 if self.pooled() else self.players
        to = {name: most(by_seat[:sides]) for name, by_seat in figures.items()}
        own = [
            self.sweeps[seat] + sum(taker == seat for taker in to.values())
            for seat in range(self.players)
        ]
        return {"sweeps": list(self.sweeps), **figures, "to": to, "own": own}

    def score(self) -> list[int]:
        """hurrikan.partners: the points of the round by seat; both partners get the sum."""
        own: list[int] = self.sheet()["own"]
        if self.players == 2:
            return own
        return [own[seat] + own[(seat + 2) % 4] for seat in range(4)]


def match(options: Options, dealer: int, scores: list[list[int]]) -> dict[str, Any]:
    """hurrikan.match: totals and verdict after these rounds; `dealer` dealt the first of them."""
    players, target = options["players"], options["target"]
    totals = [0] * players
    winners: list[int] = []
    for result in scores:
        if winners or len(result) != players:
            raise ValueError("a round after the end of the match, or not one number for each seat")
        totals = [total + more for total, more in zip(totals, result, strict=True)]
        leaders = [seat for seat in range(players) if totals[seat] == max(totals)]
        if max(totals) >= target and len(leaders) == players // 2:  # not level
            winners = leaders
    return {
        "number": len(scores),
        "dealer": (dealer + len(scores)) % players,
        "totals": totals,
        "over": winners != [],
        "winners": winners,
    }
