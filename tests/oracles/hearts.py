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
HEARTS_AND_QUEEN = HEARTS + ["QS"]  # of these the rules of leading speak, whatever they count
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
    "breaking": ("HEART", "HEART_OR_QUEEN", "NOTHING_NEEDED", "QUEEN"),
    "hearts_or_queen_lead": (False, True),
    "heart_points": ("ONE", "SPOT"),
    "tie": ("SHARED", "PLAY_ON"),
    "moon": ("OTHERS_UP", "SHOOTER_DOWN", "SHOOTER_CHOOSES", "OFF", "BOTH"),
    "kitty": ("NONE", "ASIDE", "FIRST_TRICK", "LAST_TRICK", "FIRST_PENALTY"),
    "queen": ("FREE", "NOT_LED", "NOT_PLAYED"),
    "partners": ("NONE", "ADDED", "TOGETHER"),
}
NUMBERS: dict[str, int | None] = {
    "pass_count": None,
    "jack_of_diamonds": 0,
    "no_trick": 0,
    "queen_points": 13,
    "limit": 100,
}
NUMBERS_OR_NONE = ("moon_points", "sun", "deals")  # None, or 1 or more


def default_options(players: int = 4, **changes: Any) -> Options:
    """The options in force; an impossible combination is a ValueError that names the option.

    Both sections on options: defaults by number of players and by what is removed, then the
    changes, then the refusals of values, then those of values that do not go together."""
    if type(players) is not int or players not in REMOVED:
        raise ValueError(f"players: {players!r}")
    removed = changes.get("removed", REMOVED[players])
    if type(removed) not in (tuple, list) or not all(card in CARDS for card in removed):
        raise ValueError(f"removed: {removed!r}")
    if len(set(removed)) != len(removed) or 52 - len(removed) < players:
        raise ValueError(f"removed: {removed!r}")
    options: Options = {"players": players, "removed": tuple(sorted(removed, key=CARDS.index))}
    size = hand_size(options)
    options["passing"] = PASSING[players]
    options["packets"] = PACKETS[players] if sum(PACKETS[players]) == size else (size,)
    options.update({name: values[0] for name, values in CHOICES.items()})
    options.update(NUMBERS)
    options["pass_count"] = min(3 if players <= 4 else 2, size)
    options.update(dict.fromkeys(NUMBERS_OR_NONE))
    options.update({"card_points": (), "doubler": None, "landing": ()})
    options.update({name: value for name, value in changes.items() if name != "removed"})
    refuse(options, right_values(options))
    refuse(options, right_combinations(options))
    options["card_points"] = tuple(
        sorted(options["card_points"], key=lambda pair: CARDS.index(pair[0]))
    )
    options["landing"] = tuple(sorted(options["landing"]))
    return options


def refuse(options: Options, right: dict[str, bool]) -> None:
    """A ValueError that names the first option that is not right."""
    for name in options:
        if not right.get(name, False):  # an unknown name is refused too
            raise ValueError(f"{name}: {options[name]!r}")


def right_values(options: Options) -> dict[str, bool]:
    """Of each option, whether its value is one that the option has."""
    players, size = options["players"], hand_size(options)
    directions = ["left", "right", "hold"] + ["across"] * (players % 2 == 0)
    directions += ["second_left", "second_right"] * (players >= 5)
    passing, packets = options["passing"], options["packets"]
    right = {
        name: type(options[name]) is type(values[0]) and options[name] in values
        for name, values in CHOICES.items()
    }
    right["players"] = right["removed"] = True  # looked at before
    right.update({name: type(options[name]) is int for name in NUMBERS})
    right["pass_count"] = right["pass_count"] and 1 <= options["pass_count"] <= size
    right["queen_points"] = right["queen_points"] and options["queen_points"] >= 0
    right["limit"] = right["limit"] and options["limit"] >= 1
    for name in NUMBERS_OR_NONE:
        number = options[name]
        right[name] = number is None or (type(number) is int and number >= 1)
    right["passing"] = (
        type(passing) is tuple and passing != () and all(way in directions for way in passing)
    )
    right["packets"] = (
        type(packets) is tuple
        and all(type(packet) is int and packet >= 1 for packet in packets)
        and sum(packets) == size
    )
    right["doubler"] = options["doubler"] is None or options["doubler"] in CARDS
    right["card_points"] = pairs_right(options["card_points"]) and all(
        card in CARDS for card, _ in options["card_points"]
    )
    right["landing"] = pairs_right(options["landing"]) and all(
        type(total) is int for total, _ in options["landing"]
    )
    return right


def pairs_right(pairs: Any) -> bool:
    """Whether this is a mapping to whole numbers: a tuple of pairs, no first one twice."""
    if type(pairs) is not tuple:
        return False
    if not all(type(pair) is tuple and len(pair) == 2 for pair in pairs):
        return False
    firsts = [first for first, _ in pairs]
    return all(firsts.count(first) == 1 for first in firsts) and all(
        type(number) is int for _, number in pairs
    )


def right_combinations(options: Options) -> dict[str, bool]:
    """Of each option, whether it goes together with the others; the one named is the one wrong."""
    right = dict.fromkeys(options, True)
    left_over = len(pack(options)) - hand_size(options) * options["players"]
    named = [card for card, _ in options["card_points"]]
    # hearts.kitty: with NONE nothing may be left over
    if options["kitty"] == "NONE" and left_over > 0:
        right["kitty"] = False
    # hearts.lead.opening: no club in the pack, or all could lie in the kitty
    clubs = [card for card in pack(options) if card[1] == "C"]
    if options["opening"] != "DEALERS_LEFT" and len(clubs) <= left_over:
        right["opening"] = False
    # hearts.points: a card is counted by one option only
    if "QS" in named and options["queen_points"] != NUMBERS["queen_points"]:
        right["card_points"] = False
    if "JD" in named and options["jack_of_diamonds"] != NUMBERS["jack_of_diamonds"]:
        right["card_points"] = False
    # hearts.moon: there has to be a penalty card in the pack
    if options["moon"] != "OFF" and not penalty_cards(options):
        right["moon"] = False
    # hearts.moon: no sun without a moon
    if options["sun"] is not None and options["moon"] == "OFF":
        right["sun"] = False
    # hearts.queen: QS alone breaks hearts, and may not be played before they are broken
    if options["breaking"] == "QUEEN" and options["queen"] == "NOT_PLAYED":
        right["queen"] = False
    # hearts.partners: of four players
    if options["partners"] != "NONE" and options["players"] != 4:
        right["partners"] = False
    return right


def pack(options: Options) -> list[str]:
    """hearts.deck: 52 cards, less those taken out; sorted."""
    return [card for card in CARDS if card not in options["removed"]]


def hand_size(options: Options) -> int:
    """hearts.deck: what is left of the 52 divided by the players, rounded down."""
    return len(pack(options)) // int(options["players"])


def deal(deck: list[str], options: Options, dealer: int) -> list[list[str]]:
    """
    hearts.deal: clockwise from the dealer's left, in packets; what is left over at the end of the
    deck is the kitty. Cards stay as dealt.
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


def counts(card: str, options: Options) -> int:
    """hearts.points: by card_points; else hearts 1 each or by SPOT, QS its points, other cards (JD
    too) nothing."""
    for named, number in options["card_points"]:
        if card == named:
            return int(number)
    if card == "QS":
        return int(options["queen_points"])
    if card[1] == "H":
        return RANKS.index(card[0]) + 2 if options["heart_points"] == "SPOT" else 1
    return 0


def penalty(card: str, options: Options) -> int:
    """hearts.points: what a penalty card counts; every other card nothing."""
    return max(counts(card, options), 0)


def bonus(card: str, options: Options) -> int:
    """hearts.points: what a bonus card counts, below 0; every other card nothing."""
    return min(counts(card, options), 0)


def penalty_cards(options: Options) -> list[str]:
    """hearts.points: every card of the pack that counts above 0 (JD never by its own option)."""
    return [card for card in pack(options) if penalty(card, options) > 0]


def parse(move: str) -> tuple[int, str, list[str]]:
    """(seat, kind, words) of a move text; ValueError if the text is not a move."""
    words = move.split()
    if len(words) < 2 or not all(sign in "0123456789" for sign in words[0]):
        raise ValueError(f"not a move: {move!r}")
    seat, rest = int(words[0]), words[1:]
    if rest[0] == "pass" and all(word in CARDS for word in rest[1:]):
        return seat, "pass", rest[1:]
    moons = [moon.lower() for moon in CHOICES["moon"]]  # most of them no choice: hearts.moon
    if rest[0] == "choose" and len(rest) == 2 and rest[1] in moons:
        return seat, "choose", rest[1:]
    if len(rest) == 1 and rest[0] in CARDS:
        return seat, "play", rest
    raise ValueError(f"not a move: {move!r}")


class Deal:
    """A deal: the hands as dealt and the moves made since."""

    def __init__(self, hands: list[list[str]], options: Options, dealer: int, number: int) -> None:
        """
        hearts.deck, hearts.pass.direction: hands as dealt; `number` deals went before this one.
        hearts.kitty: what is in no hand lies face down.
        """
        players = options["players"]
        cards = [card for hand in hands for card in hand]
        once = len(set(cards)) == len(cards) and all(card in pack(options) for card in cards)
        if not once or [len(hand) for hand in hands] != [hand_size(options)] * players:
            raise ValueError("the hands are not the pack in equal parts")
        if not 0 <= dealer < players or number < 0:
            raise ValueError("no such dealer or number")
        self.options, self.dealer, self.number = options, dealer, number
        self.players = int(players)
        self.dealt = [sorted(hand, key=CARDS.index) for hand in hands]
        self.kitty = [card for card in pack(options) if card not in cards]
        self.direction = options["passing"][number % len(options["passing"])]
        self.history: list[tuple[int, str, list[str]]] = []

    def passed(self) -> dict[int, list[str]]:
        """What each seat has chosen to hand on so far."""
        return {seat: words for seat, kind, words in self.history if kind == "pass"}

    def plays(self) -> list[tuple[int, str]]:
        return [(seat, words[0]) for seat, kind, words in self.history if kind == "play"]

    def played_out(self) -> bool:
        """Whether the last trick is complete; a shooter may still have to choose."""
        return len(self.plays()) == hand_size(self.options) * self.players

    def phase(self) -> str:
        """'passing', 'playing', 'choosing' or 'over' (hearts.pass.direction, hearts.moon)."""
        if self.direction != "hold" and len(self.passed()) < self.players:
            return "passing"
        if not self.played_out():
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

    def complete_tricks(self) -> list[list[tuple[int, str]]]:
        return [trick for trick in self.tricks() if len(trick) == self.players]

    def taken(self) -> list[list[str]]:
        """The cards each seat has taken in complete tricks, without the kitty."""
        taken: list[list[str]] = [[] for _ in range(self.players)]
        for trick in self.complete_tricks():
            taken[self.taker(trick)] += [card for _, card in trick]
        return taken

    def kitty_trick(self) -> list[tuple[int, str]] | None:
        """hearts.kitty: the complete trick that the kitty goes with; None as long as there is none
        (ASIDE: never)."""
        rule, complete = self.options["kitty"], self.complete_tricks()
        if rule == "FIRST_TRICK" and complete:
            return complete[0]
        if rule == "LAST_TRICK" and self.played_out():
            return complete[-1]
        if rule == "FIRST_PENALTY":
            for trick in complete:
                if any(penalty(card, self.options) > 0 for _, card in trick):
                    return trick
        return None

    def kitty_taker(self) -> int | None:
        """hearts.kitty: the seat that took that trick."""
        trick = self.kitty_trick()
        return None if trick is None else self.taker(trick)

    def taken_with_kitty(self) -> list[list[str]]:
        """hearts.kitty: the same cards, and the kitty with the trick it came with."""
        taken, taker = self.taken(), self.kitty_taker()
        if taker is not None:
            taken[taker] += self.kitty
        return taken

    def kitty_seen(self, seat: int) -> list[str] | None:
        """hearts.kitty: the kitty if this seat may know it, else None: its taker from then on,
        everybody when the deal is over. None too if nothing was left over."""
        if self.kitty and (self.over() or self.kitty_taker() == seat):
            return list(self.kitty)
        return None

    def in_play(self) -> list[str]:
        """hearts.moon, hearts.kitty: the penalty cards that somebody can take or has taken: those
        in the hands, and those in a kitty that does not lie aside."""
        aside = self.options["kitty"] == "ASIDE"
        if self.played_out() and self.kitty_trick() is None:  # no trick had a penalty card in it
            aside = True
        out = self.kitty if aside else []
        return [card for card in penalty_cards(self.options) if card not in out]

    def opening_club(self) -> str:
        """hearts.lead.opening: 2C, or the lowest club in a hand if it was taken out or lies in the
        kitty."""
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
        """hearts.breaking: at the moment a heart (by option: or QS) is played, in whatever way. By
        QUEEN: QS is played, or a heart led by a seat that held hearts only. NOTHING_NEEDED tells
        what was played all the same."""
        played, rule = [card for _, card in self.plays()], self.options["breaking"]
        if rule == "QUEEN":
            return "QS" in played or self.hearts_led_from_hearts_only()
        if rule == "HEART_OR_QUEEN" and "QS" in played:
            return True
        return any(card[1] == "H" for card in played)

    def hearts_led_from_hearts_only(self) -> bool:
        """hearts.breaking: whether some lead was a heart of a seat that held hearts only."""
        plays, exchanged = self.plays(), self.exchanged()
        for start in range(0, len(plays), self.players):
            seat = plays[start][0]
            before = [card for _, card in plays[:start]]
            if all(card[1] == "H" for card in exchanged[seat] if card not in before):
                return True
        return False

    def hearts_free(self) -> bool:
        """hearts.breaking, hearts.queen: broken, or broken from the start by NOTHING_NEEDED."""
        return self.options["breaking"] == "NOTHING_NEEDED" or self.broken()

    def side(self, seat: int) -> list[int]:
        """hearts.partners: the seats whose scores are added, ascending; one alone without."""
        if self.options["partners"] == "NONE":
            return [seat]
        return sorted([seat, (seat + 2) % self.players])

    def shooting(self, seat: int) -> list[int]:
        """hearts.partners: the seats that shoot the moon together; a side only by TOGETHER."""
        return self.side(seat) if self.options["partners"] == "TOGETHER" else [seat]

    def shooter(self) -> int | None:
        """hearts.moon: the seat that took every penalty card in play (never told by a number of
        points), nobody if none is in play; of two who did it together who took the last one."""
        needed, taken = self.in_play(), self.taken_with_kitty()
        for seat in range(self.players):
            cards = [card for one in self.shooting(seat) for card in taken[one]]
            if needed and all(card in cards for card in needed):
                return self.last_penalty_taker()
        return None

    def last_penalty_taker(self) -> int | None:
        """hearts.partners: who took the last trick with a penalty card in it, or in the kitty that
        came with it."""
        last = None
        for trick in self.complete_tricks():
            cards = [card for _, card in trick]
            if trick == self.kitty_trick():
                cards += self.kitty
            if any(penalty(card, self.options) > 0 for card in cards):
                last = self.taker(trick)
        return last

    def sun(self) -> bool:
        """hearts.moon: one seat (by TOGETHER: side) shot the moon and took every trick."""
        shooter = self.shooter()
        return shooter is not None and all(
            self.taker(trick) in self.shooting(shooter) for trick in self.complete_tricks()
        )

    def chooser(self) -> int:
        """hearts.moon, hearts.partners: the shooter, who has to choose."""
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
            return None if words[0] in ("others_up", "shooter_down") else "hearts.moon"
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
        """hearts.lead.opening, hearts.queen, hearts.breaking (first-trick never concerns the
        lead)."""
        rule = self.options["opening"] if opening else None
        if (rule == "TWO_OF_CLUBS" and card != self.opening_club()) or (
            rule == "ANY_CLUB" and card[1] != "C"
        ):
            return "hearts.lead.opening"
        left = list(hand)  # by hearts.queen
        if self.options["queen"] != "FREE" and not self.hearts_free() and hand != ["QS"]:
            left = [c for c in hand if c != "QS"]
        if card not in left:
            return "hearts.queen"
        if card[1] == "H" and not self.hearts_free():
            only_hearts = all(c[1] == "H" for c in left)
            hearts_and_queen = all(c in HEARTS_AND_QUEEN for c in hand)
            if not only_hearts and not (hearts_and_queen and self.options["hearts_or_queen_lead"]):
                return "hearts.breaking"
        return None

    def follow_violation(self, card: str, hand: list[str], led: str, first: bool) -> str | None:
        """
        hearts.follow-suit (outranks everything), hearts.first-trick, hearts.queen.
        """
        rule = self.follow_or_first_violation(card, hand, led, first)
        if rule is not None:
            return rule
        if self.options["queen"] == "NOT_PLAYED" and card == "QS" and not self.hearts_free():
            left = [c for c in hand if self.follow_or_first_violation(c, hand, led, first) is None]
            if left != ["QS"]:
                return "hearts.queen"
        return None

    def follow_or_first_violation(
        self, card: str, hand: list[str], led: str, first: bool
    ) -> str | None:
        """hearts.follow-suit, then hearts.first-trick if the seat cannot follow."""
        if any(c[1] == led for c in hand):
            return None if card[1] == led else "hearts.follow-suit"
        if first and card not in self.first_trick_cards(hand):
            return "hearts.first-trick"
        return None

    def first_trick_cards(self, hand: list[str]) -> list[str]:
        """hearts.first-trick: what a hand that cannot follow may play on the first trick."""
        penalties, rule = penalty_cards(self.options), self.options["first_trick"]
        barred = {
            "NO_PENALTIES": penalties,
            "NO_QUEEN": [c for c in penalties if c == "QS"],
            "NO_HEARTS": [c for c in penalties if c[1] == "H"],
            "ANYTHING": [],
        }[rule]
        if not all(c in barred for c in hand):
            return [c for c in hand if c not in barred]
        exception = self.options["all_penalties"]  # nothing but barred cards
        hearts = [c for c in hand if c[1] == "H"]
        if exception == "HEARTS" and hearts:
            return hearts
        if exception == "QUEEN" and "QS" in hand:
            return ["QS"]
        return list(hand)

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
            moves = [f"{seat} choose {moon.lower()}" for moon in CHOICES["moon"]]
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
        """hearts.points: penalties in the complete tricks, and in the kitty when the deal is over;
        never a bonus card, JD by its own option, the moon or a bonus."""
        taken = self.taken_with_kitty() if self.over() else self.taken()
        return [sum(penalty(card, self.options) for card in cards) for cards in taken]

    def moon(self) -> str:
        """hearts.moon: the moon that counts: the option, or what the shooter chose."""
        for _, kind, words in self.history:
            if kind == "choose":
                return words[0].upper()
        return str(self.options["moon"])

    def amount(self, shooter: int) -> int:
        """hearts.moon: what the moon is worth: all penalties in play or moon_points, the sun
        instead if it is one; twice if its shooter (by TOGETHER: either of the two) has the
        doubler."""
        amount = sum(penalty(card, self.options) for card in self.in_play())
        if self.options["moon_points"] is not None:
            amount = self.options["moon_points"]
        if self.options["sun"] is not None and self.sun():
            amount = self.options["sun"]
        taken = self.taken_with_kitty()
        if any(self.options["doubler"] in taken[seat] for seat in self.shooting(shooter)):
            amount *= 2
        return int(amount)

    def own_contributions(self) -> list[list[tuple[str, int]]]:
        """hearts.points: of each seat, what it has by itself, without the moon."""
        shooter, result = self.moon_shooter(), []
        for cards in self.taken_with_kitty():
            parts = [("bonus", bonus(card, self.options)) for card in cards]  # apart from the moon
            if "JD" in cards:  # apart from the moon
                parts += [("jack_of_diamonds", self.options["jack_of_diamonds"])]
            if shooter is None:  # else the moon is instead of the penalties
                parts += [("penalty", penalty(card, self.options)) for card in cards]
            if self.options["doubler"] in cards:  # all of that once more
                parts += [("doubler", sum(number for _, number in parts))]
            if not cards and shooter is None:  # nobody gets it in a moon deal
                parts += [("no_trick", self.options["no_trick"])]
            result.append(parts)
        return result

    def moon_shooter(self) -> int | None:
        """hearts.moon: the shooter, if a moon counts at all."""
        return None if self.options["moon"] == "OFF" else self.shooter()

    def moon_contribution(self, seat: int) -> int:
        """hearts.moon, hearts.partners: what the moon is for this seat; once for a side."""
        shooter, moon = self.moon_shooter(), self.moon()
        if shooter is None:
            return 0
        if seat in self.side(shooter):
            return -self.amount(shooter) if moon in ("SHOOTER_DOWN", "BOTH") else 0
        return self.amount(shooter) if moon in ("OTHERS_UP", "BOTH") else 0

    def contributions(self) -> list[list[tuple[str, int]]]:
        """hearts.points, hearts.moon, hearts.partners: of each seat, what its score is made of;
        nothing that is 0."""
        if not self.over():
            raise ValueError("the deal is not over")
        own, result = self.own_contributions(), []
        for seat in range(self.players):
            parts = own[seat] + [("moon", self.moon_contribution(seat))]
            for partner in self.side(seat):  # both get the sum
                if partner != seat:
                    parts += [("partner", sum(number for _, number in own[partner]))]
            result.append([(what, number) for what, number in parts if number != 0])
        return result

    def score(self) -> list[int]:
        """hearts.moon, hearts.points: the result after moon and bonuses."""
        return [sum(number for _, number in parts) for parts in self.contributions()]


def match(options: Options, dealer: int, lines: list[list[int]]) -> dict[str, Any]:
    """
    hearts.match.end, hearts.match.landing, hearts.deal: totals and verdict after deals with these
    scores; `dealer` dealt the first.
    """
    players, over = options["players"], False
    totals = [0] * players
    for number, line in enumerate(lines, start=1):
        if over or len(line) != players:
            raise ValueError("a deal after the end of the match, or not one number for each seat")
        totals = [landed(options, total + more) for total, more in zip(totals, line)]
        over = match_over(options, totals, number)
    winners = [seat for seat in range(players) if over and totals[seat] == min(totals)]
    if options["deals"] is None:
        lost = [seat for seat in range(players) if totals[seat] >= options["limit"]]
    else:
        lost = [seat for seat in range(players) if totals[seat] == max(totals)]
    return {
        "totals": totals,
        "over": over,
        "winners": winners,
        "losers": [seat for seat in lost if over and seat not in winners],
        "dealer": (dealer + len(lines)) % players,
        "number": len(lines),
    }


def landed(options: Options, total: int) -> int:
    """hearts.match.landing: a total that is exactly one of those named is another; once a deal."""
    for named, other in options["landing"]:
        if total == named:
            return int(other)
    return total


def match_over(options: Options, totals: list[int], number: int) -> bool:
    """hearts.match.end: at the limit, or after so many deals; by PLAY_ON only if the lowest total
    is one seat's (hearts.partners: one side's) alone."""
    alone = 1 if options["partners"] == "NONE" else 2
    if options["tie"] == "PLAY_ON" and totals.count(min(totals)) != alone:
        return False
    if options["deals"] is not None:
        return number >= int(options["deals"])
    return max(totals) >= int(options["limit"])


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


BLACK_MARIA = default_options(
    3,
    removed=("2C",),
    passing=("right",),
    opening="DEALERS_LEFT",
    first_trick="ANYTHING",
    breaking="NOTHING_NEEDED",
    moon="OFF",
    card_points=(("AS", 7), ("KS", 10)),
)
SPOT_HEARTS = default_options(heart_points="SPOT", limit=500)
PARTNERSHIP = default_options(partners="ADDED")
