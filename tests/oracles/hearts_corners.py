"""
The corners of the second part of the options of Hearts, computed by hand from the statement of the
rules; data only.

DEALS: options, hands, dealer, number, moves, and what is expected after so many of the moves.
MATCHES: options, dealer, the scores of the deals, and what is expected after the last of them.
REFUSED: options that are impossible, and the option that the refusal names.
ACCEPTED: options that come near to that, and are possible.
DEALT: options, dealer, the deck, and the hands and kitty it is dealt into.

What is expected of a deal: 'phase', 'to_move', 'legal' (cards or choices of the seat to move),
'refused' (move: rule), 'broken', 'points', 'score', 'seen' (of each seat, what it knows of the
kitty).
"""

from __future__ import annotations

from typing import Any

RANKS = "23456789TJQKA"
PACK = [rank + suit for suit in "CDHS" for rank in RANKS]


def run(ranks: str, suit: str) -> list[str]:
    """Cards of one suit from one rank to another: '2-K' of it."""
    low, high = ranks.split("-")
    return [rank + suit for rank in RANKS[RANKS.index(low) : RANKS.index(high) + 1]]


def all_but(hands: list[list[str]], kitty: str = "") -> tuple[str, ...]:
    """What was taken out if these hands and this kitty are all there is."""
    kept = [card for hand in hands for card in hand] + kitty.split()
    return tuple(card for card in PACK if card not in kept)


def tricks(players: int, *texts: str) -> list[str]:
    """Moves from '1: AS JS 3C': seat 1 leads AS, the next ones clockwise."""
    moves = []
    for text in texts:
        leader, cards = text.split(": ")
        for step, card in enumerate(cards.split()):
            moves.append(f"{(int(leader) + step) % players} {card}")
    return moves


def won_by(players: int, leader: int, *columns: list[str]) -> list[str]:
    """Moves of tricks that one seat leads and takes again and again; a column for each seat
    clockwise from it."""
    return tricks(
        players, *[f"{leader}: {' '.join(cards)}" for cards in zip(*columns, strict=True)]
    )


DEALS: list[dict[str, Any]] = []


def deal(
    name: str,
    options: dict[str, Any],
    hands: list[list[str]],
    moves: list[str],
    expected: dict[int, dict[str, Any]],
    dealer: int = 0,
) -> None:
    """One more of DEALS; without passing unless the options say something else."""
    options = {"players": len(hands), "passing": ("hold",)} | options
    DEALS.append(
        {
            "name": name,
            "options": options,
            "hands": hands,
            "dealer": dealer,
            "number": 0,
            "moves": moves,
            "expected": expected,
        }
    )


# --- Black Maria with a hand of penalty cards ---

# 51 cards without 2C. Passed to the right: seat 1 gets QS KS AD, seat 0 gets 3C 4C 5C.
MARIA_HANDS = [
    run("6-A", "C") + run("2-9", "D"),
    [*run("2-A", "H"), "AS", "3C", "4C", "5C"],
    run("T-A", "D") + run("2-K", "S"),
]
MARIA_PASSES = ["0 pass 2D 3D 4D", "1 pass 3C 4C 5C", "2 pass AD QS KS"]
MARIA: dict[str, Any] = {
    "players": 3,
    "removed": ("2C",),
    "passing": ("right",),
    "opening": "DEALERS_LEFT",
    "first_trick": "ANYTHING",
    "breaking": "NOTHING_NEEDED",
    "moon": "OFF",
    "card_points": (("AS", 7), ("KS", 10)),
}
deal(
    "Black Maria: 13 hearts, QS KS AS and AD on a club lead",
    MARIA,
    MARIA_HANDS,
    MARIA_PASSES
    + tricks(3, "0: AC QS 2S", "0: KC KS 3S", "0: 9D AD 4D", "1: AS JS 3C")
    + won_by(
        3,
        1,
        run("2-A", "H"),
        [*run("4-T", "S"), "KD", "QD", "JD", "TD", "3D", "2D"],
        run("4-Q", "C") + run("5-8", "D"),
    ),
    {
        0: {"phase": "passing", "to_move": [0, 1, 2], "points": [0, 0, 0]},
        # seat 0 is the left of dealer 2, and leads what it likes
        3: {"to_move": [0], "legal": run("3-A", "C") + run("5-9", "D")},
        # no clubs: on the first trick ANYTHING goes, penalty cards too
        4: {"to_move": [1], "legal": ["AD", *run("2-A", "H"), "QS", "KS", "AS"]},
        # QS 13 for seat 0, which took with AC
        6: {"points": [13, 0, 0], "to_move": [0], "broken": False},
        # KS 10 more
        9: {"points": [23, 0, 0], "to_move": [0]},
        # AD takes 9D 4D; a hand of penalty cards may lead any of them, hearts need nothing
        12: {"to_move": [1], "legal": [*run("2-A", "H"), "AS"], "points": [23, 0, 0]},
        15: {"points": [23, 7, 0], "broken": False},  # AS 7; no heart was played yet
        16: {"broken": True},  # 2H is led: `broken` tells what was played
        # 13 hearts and AS 7 are 20, QS and KS are 23: 43 together; no moon
        54: {"phase": "over", "points": [23, 20, 0], "score": [23, 20, 0]},
    },
    dealer=2,
)

# All 52 cards; KS and AS count as in Black Maria, but the first trick is NO_PENALTIES.
SPADES_HANDS = [
    run("2-A", "C"),
    [*run("2-J", "H"), "QS", "KS", "AS"],
    run("2-A", "D"),
    run("Q-A", "H") + run("2-J", "S"),
]
SPADES_POINTS = (("KS", 10), ("AS", 7))
deal(
    "a hand of hearts and QS KS AS, all of them penalty cards, ANY",
    {"card_points": SPADES_POINTS},
    SPADES_HANDS,
    tricks(4, "0: 2C 2H 2D"),
    {
        1: {"legal": [*run("2-J", "H"), "QS", "KS", "AS"]},  # nothing else is held: any
        # seat 3 can help it: its ten low spades count nothing
        3: {"legal": run("2-J", "S"), "refused": {"3 QH": "hearts.first-trick"}},
    },
)
deal(
    "a hand of hearts and QS KS AS, all of them penalty cards, HEARTS",
    {"card_points": SPADES_POINTS, "all_penalties": "HEARTS"},
    SPADES_HANDS,
    tricks(4, "0: 2C"),
    {
        # hearts only, as some are held: KS and AS stay barred like QS
        1: {"legal": run("2-J", "H"), "refused": {"1 KS": "hearts.first-trick"}}
    },
)
deal(
    "a hand of hearts and QS KS AS, all of them penalty cards, QUEEN",
    {"card_points": SPADES_POINTS, "all_penalties": "QUEEN"},
    SPADES_HANDS,
    tricks(4, "0: 2C"),
    {1: {"legal": ["QS"], "refused": {"1 KS": "hearts.first-trick"}}},  # QS is held
)
deal(
    "NO_QUEEN bars QS, and neither KS nor AS",
    {"card_points": SPADES_POINTS, "first_trick": "NO_QUEEN"},
    SPADES_HANDS,
    tricks(4, "0: 2C"),
    {1: {"legal": [*run("2-J", "H"), "KS", "AS"], "refused": {"1 QS": "hearts.first-trick"}}},
)
deal(
    "NO_HEARTS bars the hearts, and no spade",
    {"card_points": SPADES_POINTS, "first_trick": "NO_HEARTS"},
    SPADES_HANDS,
    tricks(4, "0: 2C"),
    {1: {"legal": ["QS", "KS", "AS"], "refused": {"1 2H": "hearts.first-trick"}}},
)
deal(
    "a QS that counts nothing is an ordinary spade",
    {"queen_points": 0},
    SPADES_HANDS,
    tricks(4, "0: 2C"),
    {1: {"legal": ["QS", "KS", "AS"], "refused": {"1 2H": "hearts.first-trick"}}},
)

# --- a kitty with QS in it, ASIDE: 13 hearts are the moon ---

# 52 cards for three: 17 each, one left over. Seat 0 leads four clubs that nobody can beat, then
# hearts that nobody else has.
ASIDE_HANDS = [
    run("J-A", "C") + run("2-A", "H"),
    run("2-T", "C") + run("2-9", "D"),
    run("T-A", "D") + run("2-J", "S") + ["KS", "AS"],
]
ASIDE_MOVES = won_by(
    3,
    0,
    ["AC", "KC", "QC", "JC", *run("2-A", "H")],
    run("2-T", "C") + run("2-9", "D"),
    run("T-A", "D") + run("2-J", "S") + ["KS", "AS"],
)
ASIDE: dict[str, Any] = {"removed": (), "kitty": "ASIDE", "opening": "DEALERS_LEFT"}
deal(
    "QS aside, 13 hearts are the moon",
    ASIDE,
    ASIDE_HANDS,
    ASIDE_MOVES,
    {
        0: {"to_move": [0], "seen": [None, None, None], "refused": {"0 QS": "hearts.held"}},
        3: {"seen": [None, None, None]},
        12: {"legal": run("2-A", "H")},  # hearts only, so one may be led
        # every penalty card in the hands is a heart, 13 points; QS is nobody's
        51: {
            "phase": "over",
            "points": [13, 0, 0],
            "score": [0, 13, 13],
            "seen": [["QS"], ["QS"], ["QS"]],
        },
    },
    dealer=2,
)
deal(
    "QS aside, moon_points 26",
    ASIDE | {"moon_points": 26},
    ASIDE_HANDS,
    ASIDE_MOVES,
    {51: {"points": [13, 0, 0], "score": [0, 26, 26]}},  # the number, whatever is in play
    dealer=2,
)
deal(
    "QS in the kitty of the first trick",
    ASIDE | {"kitty": "FIRST_TRICK"},
    ASIDE_HANDS,
    ASIDE_MOVES,
    {
        # the taker sees it, but `points` does not count it before the end
        3: {"seen": [["QS"], None, None], "points": [0, 0, 0]},
        # 13 hearts and QS: 26
        51: {"points": [26, 0, 0], "score": [0, 26, 26], "seen": [["QS"], ["QS"], ["QS"]]},
    },
    dealer=2,
)

# --- a kitty with a heart, and the moon needs it ---

# Ten cards for three, 5H left over: penalty cards 2H AH 5H. Seat 2 takes the first trick with 4C,
# seat 0 the second with AD and the last with AH.
HEART_HANDS = [["2C", "AD", "AH"], ["3C", "2D", "2H"], ["4C", "3D", "4D"]]
HEART_MOVES = tricks(3, "0: 2C 3C 4C", "2: 3D AD 2D", "0: AH 2H 4D")
HEART: dict[str, Any] = {"removed": all_but(HEART_HANDS, "5H")}
deal(
    "a heart in the kitty, FIRST_PENALTY",
    HEART | {"kitty": "FIRST_PENALTY"},
    HEART_HANDS,
    HEART_MOVES,
    {
        0: {"to_move": [0], "legal": ["2C"]},
        6: {"seen": [None, None, None], "legal": ["AH"]},  # no penalty card in two tricks
        # AH and 2H, and 5H came with them: all three, each of the others gets 3
        9: {
            "phase": "over",
            "points": [3, 0, 0],
            "score": [0, 3, 3],
            "seen": [["5H"], ["5H"], ["5H"]],
        },
    },
)
deal(
    "a heart in the kitty, FIRST_TRICK: it is missing to the moon",
    HEART | {"kitty": "FIRST_TRICK"},
    HEART_HANDS,
    HEART_MOVES,
    {
        3: {"seen": [None, None, ["5H"]], "points": [0, 0, 0]},
        9: {"points": [2, 0, 1], "score": [2, 0, 1]},  # AH 2H against 5H
    },
)
deal(
    "a heart in the kitty, ASIDE: the moon does not need it",
    HEART | {"kitty": "ASIDE"},
    HEART_HANDS,
    HEART_MOVES,
    {9: {"points": [2, 0, 0], "score": [0, 2, 2]}},  # AH and 2H are all that is in the hands
)
deal(
    "a heart in the kitty, LAST_TRICK, while the shooter chooses",
    HEART | {"kitty": "LAST_TRICK", "moon": "SHOOTER_CHOOSES"},
    HEART_HANDS,
    [*HEART_MOVES, "0 choose shooter_down"],
    {
        # seat 0 took the kitty with the last trick and sees it; `points` waits for the end
        9: {
            "phase": "choosing",
            "to_move": [0],
            "points": [2, 0, 0],
            "seen": [["5H"], None, None],
            "refused": {"0 choose both": "hearts.moon", "1 choose others_up": "hearts.turn"},
        },
        10: {
            "phase": "over",
            "points": [3, 0, 0],
            "score": [-3, 0, 0],
            "seen": [["5H"], ["5H"], ["5H"]],
        },
    },
)
# Seat 1 has nothing but hearts, so the first trick already has a penalty card in it.
EARLY_HANDS = [["2C", "9D", "9S"], ["2H", "3H", "4H"], ["AC", "AD", "AS"]]
deal(
    "a heart in the kitty, FIRST_PENALTY in the first trick",
    {"removed": all_but(EARLY_HANDS, "5H"), "kitty": "FIRST_PENALTY"},
    EARLY_HANDS,
    tricks(3, "0: 2C 2H AC", "2: AD 9D 3H", "2: AS 9S 4H"),
    {
        1: {"legal": ["2H", "3H", "4H"]},
        3: {"seen": [None, None, ["5H"]], "points": [0, 0, 1], "broken": True},
        6: {"seen": [None, None, ["5H"]], "points": [0, 0, 2]},
        9: {"points": [0, 0, 4], "score": [4, 4, 0]},  # 2H 3H 4H and 5H
    },
)
# One card each, and the only penalty card left over.
ALL_ASIDE_HANDS = [["2C"], ["3C"], ["4C"]]
ALL_ASIDE: dict[str, Any] = {"removed": all_but(ALL_ASIDE_HANDS, "5H"), "no_trick": -5, "sun": 52}
deal(
    "the only penalty card in the kitty, FIRST_PENALTY: no trick has one, nobody's",
    ALL_ASIDE | {"kitty": "FIRST_PENALTY", "moon": "SHOOTER_CHOOSES"},
    ALL_ASIDE_HANDS,
    tricks(3, "0: 2C 3C 4C"),
    # neither moon nor sun, nobody chooses; the bonus for a seat without a trick counts
    {3: {"phase": "over", "points": [0, 0, 0], "score": [-5, -5, 0]}},
)
deal(
    "the only penalty card in the kitty, FIRST_TRICK: its taker has all of them",
    ALL_ASIDE | {"kitty": "FIRST_TRICK"},
    ALL_ASIDE_HANDS,
    tricks(3, "0: 2C 3C 4C"),
    # it counts like a taken card, so it is in play; and seat 2 took every trick: the sun
    {3: {"phase": "over", "points": [0, 0, 1], "score": [52, 52, 0]}},
)

# --- a kitty with 2C: the holder of 3C opens ---

CLUB_HANDS = [
    run("4-7", "C") + run("2-A", "H"),
    ["3C", "8C", "9C", "TC", *run("2-A", "D")],
    run("J-A", "C") + run("2-A", "S"),
]
deal(
    "2C in the kitty, the holder of 3C leads it",
    {"removed": (), "kitty": "ASIDE"},
    CLUB_HANDS,
    [],
    {
        0: {
            "to_move": [1],
            "legal": ["3C"],
            "refused": {"1 8C": "hearts.lead.opening", "1 2C": "hearts.held"},
        }
    },
)
deal(
    "2C in the kitty, the holder of 3C leads any club",
    {"removed": (), "kitty": "LAST_TRICK", "opening": "ANY_CLUB"},
    CLUB_HANDS,
    [],
    {0: {"to_move": [1], "legal": ["3C", "8C", "9C", "TC"]}},
)
deal(
    "2C in the kitty, 3C is passed on to the left",
    {"removed": (), "kitty": "ASIDE", "passing": ("left",)},
    CLUB_HANDS,
    ["2 pass JC QC KC", "1 pass 3C 8C 9C", "0 pass 4C 5C 6C"],
    {
        0: {"to_move": [0, 1, 2], "refused": {"0 pass 2C 4C 5C": "hearts.held"}},
        3: {"to_move": [2], "legal": ["3C"]},
    },
)

# --- sun of 52 beside a moon of 26 ---

# Seat 0 has all clubs and takes every trick. On the first, seat 2 has hearts only.
SUN_HANDS = [run("2-A", "C"), run("2-A", "D"), run("2-A", "H"), run("2-A", "S")]
SUN_MOVES = won_by(4, 0, *SUN_HANDS)
deal(
    "sun: every trick is worth 52",
    {"sun": 52},
    SUN_HANDS,
    SUN_MOVES,
    {52: {"phase": "over", "points": [26, 0, 0, 0], "score": [0, 52, 52, 52]}},
)
deal("no sun: a moon of 26", {}, SUN_HANDS, SUN_MOVES, {52: {"score": [0, 26, 26, 26]}})
deal(
    "sun, BOTH",
    {"sun": 52, "moon": "BOTH"},
    SUN_HANDS,
    SUN_MOVES,
    {52: {"phase": "over", "score": [-52, 52, 52, 52]}},
)
deal(
    "a sun smaller than the moon",
    {"sun": 10, "moon": "SHOOTER_DOWN"},
    SUN_HANDS,
    SUN_MOVES,
    {52: {"score": [-10, 0, 0, 0]}},
)
deal(
    "moon_points beside a sun",
    {"sun": 52, "moon_points": 30},
    SUN_HANDS,
    SUN_MOVES,
    {52: {"score": [0, 52, 52, 52]}},  # the sun instead
)
# Seat 1 takes the first trick with AC, and nothing that counts; seat 0 takes the twelve others.
MOON_HANDS = [
    [*run("2-K", "C"), "AD"],
    ["AC", *run("2-K", "D")],
    [*run("2-K", "H"), "2S"],
    ["AH", *run("3-A", "S")],
]
MOON_MOVES = tricks(4, "0: 2C AC 2S 3S", "1: 2D 2H 4S AD") + won_by(
    4, 0, run("3-K", "C"), run("3-K", "D"), run("3-K", "H"), ["AH", *run("5-A", "S")]
)
deal(
    "all penalty cards in twelve tricks are a moon and no sun",
    {"sun": 52},
    MOON_HANDS,
    MOON_MOVES,
    {
        2: {"legal": ["2S"]},  # the twelve hearts are barred, 2S is not
        4: {"to_move": [1], "points": [0, 0, 0, 0]},
        52: {"points": [26, 0, 0, 0], "score": [0, 26, 26, 26]},
    },
)
deal(
    "twelve tricks, moon_points beside a sun",
    {"sun": 52, "moon_points": 30, "moon": "BOTH", "no_trick": -5},
    MOON_HANDS,
    MOON_MOVES,
    {52: {"score": [-30, 30, 30, 30]}},  # seats 2 and 3 have no trick, but this is a moon deal
)

# --- SHOOTER_CHOOSES with sun ---

for choice, scores in {"others_up": [0, 52, 52, 52], "shooter_down": [-52, 0, 0, 0]}.items():
    deal(
        f"the shooter of a sun chooses {choice}",
        {"sun": 52, "moon": "SHOOTER_CHOOSES"},
        SUN_HANDS,
        [*SUN_MOVES, f"0 choose {choice}"],
        {
            52: {
                "phase": "choosing",
                "to_move": [0],
                "legal": ["others_up", "shooter_down"],
                "points": [26, 0, 0, 0],
                "refused": {
                    "0 choose both": "hearts.moon",
                    "0 choose off": "hearts.moon",
                    "0 choose shooter_chooses": "hearts.moon",
                    "1 choose both": "hearts.turn",
                    "0 2C": "hearts.turn",
                },
            },
            53: {"phase": "over", "to_move": [], "score": scores},
        },
    )

# --- partners with 26 between them ---

# Seat 2 takes the first trick with AC, and QS in it; seat 0 takes the second with AH, and the
# eleven others with clubs, and with them 13 hearts. Seats 1 and 3 have no trick.
PARTNERS_HANDS = [
    [*run("2-K", "C"), "AH"],
    run("2-A", "D"),
    ["AC", *run("2-K", "H")],
    run("2-A", "S"),
]
PARTNERS_REST = won_by(
    4, 0, run("3-K", "C"), run("4-A", "D"), run("3-K", "H"), [*run("3-J", "S"), "KS", "AS"]
)
PARTNERS_MOVES = tricks(4, "0: 2C 2D AC QS", "2: 2H 2S AH 3D") + PARTNERS_REST
PARTNERS: dict[str, Any] = {"first_trick": "ANYTHING"}
TOGETHER_CASES: list[tuple[dict[str, Any], list[int]]] = [
    ({}, [13, 0, 13, 0]),  # each for itself: 13 hearts, QS
    ({"partners": "ADDED"}, [26, 0, 26, 0]),  # no seat has them all
    ({"partners": "TOGETHER"}, [0, 26, 0, 26]),  # the side has: once for the other side
    ({"partners": "TOGETHER", "moon": "SHOOTER_DOWN"}, [-26, 0, -26, 0]),
    ({"partners": "TOGETHER", "moon": "BOTH"}, [-26, 26, -26, 26]),
    ({"partners": "TOGETHER", "moon": "OFF"}, [26, 0, 26, 0]),
    # without a moon -5 for each of seats 1 and 3, added; in a moon deal nobody gets it
    ({"partners": "ADDED", "no_trick": -5}, [26, -10, 26, -10]),
    ({"partners": "TOGETHER", "no_trick": -5}, [0, 26, 0, 26]),
    # the side took every trick, no seat did
    ({"partners": "TOGETHER", "sun": 52}, [0, 52, 0, 52]),
    ({"partners": "ADDED", "sun": 52}, [26, 0, 26, 0]),
    # AC is taken by seat 2: its QS counts twice, 26, and the 13 of seat 0 once
    ({"doubler": "AC"}, [13, 0, 26, 0]),
    ({"partners": "ADDED", "doubler": "AC"}, [39, 0, 39, 0]),
    # the side has shot, and one of the side has AC
    ({"partners": "TOGETHER", "doubler": "AC"}, [0, 52, 0, 52]),
    # JD is taken by seat 0, which does not have AC: -10 once; the moon twice
    (
        {"partners": "TOGETHER", "doubler": "AC", "jack_of_diamonds": -10},
        [-10, 52, -10, 52],
    ),
    # JD and TC by seat 0: -10 twice; the moon twice
    (
        {"partners": "TOGETHER", "doubler": "TC", "jack_of_diamonds": -10},
        [-20, 52, -20, 52],
    ),
]
for changes, scores in TOGETHER_CASES:
    deal(
        f"26 between seats 0 and 2: {changes}",
        PARTNERS | changes,
        PARTNERS_HANDS,
        PARTNERS_MOVES,
        {52: {"phase": "over", "points": [13, 0, 13, 0], "score": scores}},
    )
deal(
    "26 between seats 0 and 2: who took the last penalty card chooses",
    PARTNERS | {"partners": "TOGETHER", "moon": "SHOOTER_CHOOSES"},
    PARTNERS_HANDS,
    [*PARTNERS_MOVES, "0 choose others_up"],
    {
        # KH was the last one, in the last trick, which seat 0 took
        52: {"phase": "choosing", "to_move": [0], "refused": {"2 choose others_up": "hearts.turn"}},
        53: {"phase": "over", "score": [0, 26, 0, 26]},
    },
)
deal(
    "26 between seats 0 and 2, ADDED: nobody chooses",
    PARTNERS | {"partners": "ADDED", "moon": "SHOOTER_CHOOSES"},
    PARTNERS_HANDS,
    PARTNERS_MOVES,
    {52: {"phase": "over", "to_move": [], "score": [26, 0, 26, 0]}},
)
# The same, but QS is thrown on the second trick: seat 0 has all 26, seat 2 has AC and no points.
ALONE_MOVES = tricks(4, "0: 2C 2D AC 2S", "2: 2H QS AH 3D") + PARTNERS_REST
ALONE_CASES: list[tuple[dict[str, Any], list[int]]] = [
    ({"partners": "ADDED"}, [0, 26, 0, 26]),
    ({"partners": "ADDED", "moon": "BOTH"}, [-26, 26, -26, 26]),
    ({"partners": "ADDED", "doubler": "AC"}, [0, 26, 0, 26]),  # the seat that shot has no AC
    ({"partners": "TOGETHER", "doubler": "AC"}, [0, 52, 0, 52]),  # either may have it
    ({"partners": "ADDED", "doubler": "KC"}, [0, 52, 0, 52]),  # seat 0 has KC
    # twelve tricks of seat 0, one of seat 2: a sun of the side only
    ({"partners": "ADDED", "sun": 52}, [0, 26, 0, 26]),
    ({"partners": "TOGETHER", "sun": 52}, [0, 52, 0, 52]),
]
for changes, scores in ALONE_CASES:
    deal(
        f"26 by seat 0 alone: {changes}",
        PARTNERS | changes,
        PARTNERS_HANDS,
        ALONE_MOVES,
        {52: {"phase": "over", "points": [26, 0, 0, 0], "score": scores}},
    )
# A side whose last trick has no penalty card in it: seat 0 takes 5H with AD, then leads the last
# trick, which its partner takes.
LAST_HANDS = [["2C", "AD", "6D"], ["3C", "2D", "7D"], ["AC", "3D", "KD"], ["4C", "5H", "6H"]]
LAST_MOVES = tricks(4, "0: 2C 3C AC 4C", "2: 3D 5H AD 2D", "0: 6D 7D KD 6H")
deal(
    "the last penalty card was taken by the partner",
    {
        "removed": all_but(LAST_HANDS),
        "partners": "TOGETHER",
        "moon": "SHOOTER_CHOOSES",
    },
    LAST_HANDS,
    [*LAST_MOVES, "2 choose shooter_down"],
    {
        # 5H for seat 0, 6H for seat 2, which took it last
        12: {"phase": "choosing", "to_move": [2], "points": [1, 0, 1, 0]},
        13: {"score": [-2, 0, -2, 0]},
    },
)
# Thirteen cards, 7H left over. The last trick has no penalty card in it but for the kitty.
LATE_HANDS = [["2C", "AD", "6D"], ["3C", "2D", "7D"], ["AC", "3D", "KD"], ["4C", "5H", "8S"]]
LATE_MOVES = tricks(4, "0: 2C 3C AC 4C", "2: 3D 5H AD 2D", "0: 6D 7D KD 8S")
for kitty, chooser in {"FIRST_TRICK": 0, "FIRST_PENALTY": 0, "LAST_TRICK": 2, "ASIDE": 0}.items():
    amount = 1 if kitty == "ASIDE" else 2
    deal(
        f"the last penalty card, and a kitty with 7H, {kitty}",
        {
            "removed": all_but(LATE_HANDS, "7H"),
            "kitty": kitty,
            "partners": "TOGETHER",
            "moon": "SHOOTER_CHOOSES",
        },
        LATE_HANDS,
        [*LATE_MOVES, f"{chooser} choose others_up"],
        {
            # 5H is taken by seat 0 in the second trick, 7H with the trick it came with: of the
            # first by seat 2, of the second by seat 0, of the last by seat 2
            12: {"phase": "choosing", "to_move": [chooser], "points": [1, 0, 0, 0]},
            13: {"score": [0, amount, 0, amount]},
        },
    )

# --- NOT_PLAYED with hearts and QS only on a club lead ---

QUEEN_HANDS = [
    run("2-A", "C"),
    [*run("2-K", "H"), "QS"],
    run("2-A", "D"),
    ["AH", *run("2-J", "S"), "KS", "AS"],
]
NOT_PLAYED_CASES: list[tuple[dict[str, Any], list[str], dict[str, str]]] = [
    # twelve hearts are left by the rules before it: QS has to wait
    ({}, run("2-K", "H"), {"1 QS": "hearts.queen"}),
    # the first trick already bars QS
    ({"all_penalties": "HEARTS"}, run("2-K", "H"), {"1 QS": "hearts.first-trick"}),
    ({"first_trick": "NO_QUEEN"}, run("2-K", "H"), {"1 QS": "hearts.first-trick"}),
    # the first trick leaves nothing but QS
    ({"all_penalties": "QUEEN"}, ["QS"], {"1 2H": "hearts.first-trick"}),
    ({"first_trick": "NO_HEARTS"}, ["QS"], {"1 2H": "hearts.first-trick"}),
    ({"first_trick": "ANYTHING"}, run("2-K", "H"), {"1 QS": "hearts.queen"}),
    # an ordinary spade is not barred by the first trick, but `queen` speaks of it all the same:
    # the first trick leaves QS alone
    ({"queen_points": 0}, ["QS"], {"1 2H": "hearts.first-trick"}),
    # hearts count as broken from the start
    ({"breaking": "NOTHING_NEEDED"}, [*run("2-K", "H"), "QS"], {}),
]
for changes, legal, refused in NOT_PLAYED_CASES:
    deal(
        f"NOT_PLAYED, hearts and QS on the first trick: {changes}",
        {"queen": "NOT_PLAYED"} | changes,
        QUEEN_HANDS,
        tricks(4, "0: 2C"),
        {1: {"to_move": [1], "legal": legal, "refused": refused, "broken": False}},
    )
# Seat 1 has one other card for the first trick.
SECOND_HANDS = [
    run("2-A", "C"),
    ["2D", *run("2-Q", "H"), "QS"],
    [*run("3-A", "D"), "2S"],
    ["KH", "AH", *run("3-J", "S"), "KS", "AS"],
]
SECOND_MOVES = tricks(4, "0: 2C 2D 3D 3S", "0: 3C 2H 4D 4S", "0: 4C")
deal(
    "NOT_PLAYED, hearts and QS on the second trick",
    {"queen": "NOT_PLAYED"},
    SECOND_HANDS,
    SECOND_MOVES,
    {
        1: {"legal": ["2D"]},
        5: {"legal": run("2-Q", "H"), "refused": {"1 QS": "hearts.queen"}, "broken": False},
        9: {"legal": [*run("3-Q", "H"), "QS"], "broken": True},  # 2H broke hearts
    },
)
deal(
    "NOT_LED, hearts and QS on the second trick",
    {"queen": "NOT_LED"},
    SECOND_HANDS,
    SECOND_MOVES,
    {5: {"legal": [*run("2-Q", "H"), "QS"], "broken": False}},  # it may be thrown
)
# A heart thrown in the same trick breaks hearts at once.
SAME_HANDS = [["2C", "3C", "4C"], ["2D", "3D", "2H"], ["4D", "5D", "QS"], ["6D", "7D", "8D"]]
deal(
    "NOT_PLAYED, a heart was thrown before in the same trick",
    {"queen": "NOT_PLAYED", "removed": all_but(SAME_HANDS)},
    SAME_HANDS,
    tricks(4, "0: 2C 2D 4D 6D", "0: 3C 2H"),
    {
        5: {"legal": ["3D", "2H"], "broken": False},
        6: {"legal": ["5D", "QS"], "broken": True},
    },
)
deal(
    "NOT_PLAYED, no heart was thrown before",
    {"queen": "NOT_PLAYED", "removed": all_but(SAME_HANDS)},
    SAME_HANDS,
    tricks(4, "0: 2C 2D 4D 6D", "0: 3C 3D"),
    {6: {"legal": ["5D"], "refused": {"2 QS": "hearts.queen"}, "broken": False}},
)
# Spades led: QS alone must follow, with another spade it must not.
FOLLOW_HANDS = [["2C", "AS", "KS"], ["3C", "JS", "QS"], ["4C", "5D", "6D"], ["5C", "7D", "8D"]]
deal(
    "NOT_PLAYED, QS and JS on a spade lead, then QS alone",
    {"queen": "NOT_PLAYED", "removed": all_but(FOLLOW_HANDS), "opening": "DEALERS_LEFT"},
    FOLLOW_HANDS,
    tricks(4, "0: AS JS 4C 5C", "0: KS"),
    {
        1: {"legal": ["JS"], "refused": {"1 QS": "hearts.queen", "1 3C": "hearts.follow-suit"}},
        5: {"legal": ["QS"], "refused": {"1 3C": "hearts.follow-suit"}},
    },
    dealer=3,
)

# --- who leads with QS and hearts only, and what breaks hearts ---

LEAD_HANDS = [["2C", "2D", "3D"], ["AC", "5H", "QS"], ["3C", "4D", "5D"], ["4C", "6D", "7D"]]
LEAD_MOVES = tricks(4, "0: 2C AC 3C 4C", "1: 5H")
LEAD_CASES: list[tuple[dict[str, Any], list[str], dict[str, str], bool]] = [
    ({"queen": "NOT_LED"}, ["5H"], {"1 QS": "hearts.queen"}, True),
    ({"queen": "NOT_PLAYED"}, ["5H"], {"1 QS": "hearts.queen"}, True),
    # QS bars itself and leaves the heart; but the seat did not hold hearts only
    ({"queen": "NOT_LED", "breaking": "QUEEN"}, ["5H"], {"1 QS": "hearts.queen"}, False),
    ({"hearts_or_queen_lead": True, "breaking": "QUEEN"}, ["5H", "QS"], {}, False),
    ({"hearts_or_queen_lead": True}, ["5H", "QS"], {}, True),
    ({"hearts_or_queen_lead": True, "queen": "NOT_LED"}, ["5H"], {"1 QS": "hearts.queen"}, True),
    ({"breaking": "NOTHING_NEEDED", "queen": "NOT_PLAYED"}, ["5H", "QS"], {}, True),
]
for changes, legal, refused, broken in LEAD_CASES:
    deal(
        f"QS and a heart to lead from: {changes}",
        {"removed": all_but(LEAD_HANDS)} | changes,
        LEAD_HANDS,
        LEAD_MOVES,
        {
            4: {"to_move": [1], "legal": legal, "refused": refused, "broken": False},
            5: {"broken": broken},
        },
    )
deal(
    "QS and a heart to lead from, QUEEN: QS has to be led, and breaks hearts",
    {"removed": all_but(LEAD_HANDS), "breaking": "QUEEN"},
    LEAD_HANDS,
    tricks(4, "0: 2C AC 3C 4C", "1: QS"),
    {
        4: {"legal": ["QS"], "refused": {"1 5H": "hearts.breaking"}, "broken": False},
        5: {"broken": True},
    },
)
ONLY_HANDS = [["2C", "2D", "3D"], ["AC", "5H", "6H"], ["3C", "4D", "QS"], ["4C", "6D", "7D"]]
deal(
    "hearts only to lead from, QUEEN: the heart breaks hearts",
    {"removed": all_but(ONLY_HANDS), "breaking": "QUEEN"},
    ONLY_HANDS,
    tricks(4, "0: 2C AC 3C 4C", "1: 5H"),
    {4: {"legal": ["5H", "6H"], "broken": False}, 5: {"broken": True}},
)
THROWN_HANDS = [["2C", "3C", "7H"], ["2D", "3D", "2H"], ["4D", "5D", "QS"], ["6D", "7D", "8D"]]
deal(
    "a heart thrown, QUEEN: it breaks nothing",
    {"removed": all_but(THROWN_HANDS), "breaking": "QUEEN", "opening": "DEALERS_LEFT"},
    THROWN_HANDS,
    tricks(4, "0: 2C 2D 4D 6D", "0: 3C 2H QS"),
    {
        4: {"legal": ["3C"], "refused": {"0 7H": "hearts.breaking"}},
        6: {"broken": False},
        7: {"broken": True},
    },
    dealer=3,
)
# One card each: QS is all that the left of the dealer holds.
SINGLE_HANDS = [["QS"], ["2C"], ["3C"], ["2H"]]
deal(
    "NOT_PLAYED, QS is the whole hand of the dealer's left",
    {"removed": all_but(SINGLE_HANDS), "queen": "NOT_PLAYED", "opening": "DEALERS_LEFT"},
    SINGLE_HANDS,
    tricks(4, "0: QS 2C 3C 2H"),
    # nothing else is held; no spade but QS, which takes 13 and 1: a moon of 14
    {0: {"legal": ["QS"]}, 3: {"legal": ["2H"]}, 4: {"score": [0, 14, 14, 14]}},
    dealer=3,
)

# --- card_points that makes 2C a penalty card ---

TWO_HANDS = [["2C", "2D", "3D"], ["3C", "4D", "5D"], ["AC", "6D", "7D"], ["5H", "8D", "9D"]]
TWO_MOVES = tricks(4, "0: 2C 3C AC 8D", "2: 6D 9D 2D 4D", "3: 5H 3D 5D 7D")
deal(
    "2C counts 5: it opens all the same",
    {"removed": all_but(TWO_HANDS), "card_points": (("2C", 5),)},
    TWO_HANDS,
    TWO_MOVES,
    {
        0: {"to_move": [0], "legal": ["2C"]},
        3: {"legal": ["8D", "9D"], "refused": {"3 5H": "hearts.first-trick"}},
        4: {"points": [0, 0, 5, 0], "broken": False},
        # 2C for seat 2, 5H for seat 3: nobody has both
        12: {"points": [0, 0, 5, 1], "score": [0, 0, 5, 1]},
    },
)
deal(
    "2C counts nothing: 5H alone is the moon",
    {"removed": all_but(TWO_HANDS)},
    TWO_HANDS,
    TWO_MOVES,
    {12: {"points": [0, 0, 0, 1], "score": [1, 1, 1, 0]}},
)
deal(
    "2C counts -5: a bonus card, apart from the moon and not in points",
    {"removed": all_but(TWO_HANDS), "card_points": (("2C", -5),)},
    TWO_HANDS,
    TWO_MOVES,
    {4: {"points": [0, 0, 0, 0]}, 12: {"points": [0, 0, 0, 1], "score": [1, 1, -4, 0]}},
)
BOTH_HANDS = [["2C", "2D", "3D"], ["3C", "4D", "5D"], ["AC", "KD", "AD"], ["5H", "8D", "9D"]]
deal(
    "2C counts 5: the moon is 2C and 5H",
    {"removed": all_but(BOTH_HANDS), "card_points": (("2C", 5),)},
    BOTH_HANDS,
    tricks(4, "0: 2C 3C AC 8D", "2: AD 9D 2D 4D", "2: KD 5H 3D 5D"),
    {12: {"points": [0, 0, 6, 0], "score": [6, 6, 0, 6]}},
)
VOID_HANDS = [["KD", "2D", "3D"], ["2C", "3C", "4C"], ["AD", "6D", "7D"], ["5H", "8D", "9D"]]
deal(
    "2C counts 5: not thrown on a diamond in the first trick",
    {"removed": all_but(VOID_HANDS), "card_points": (("2C", 5),), "opening": "DEALERS_LEFT"},
    VOID_HANDS,
    tricks(4, "0: 2D"),
    {1: {"legal": ["3C", "4C"], "refused": {"1 2C": "hearts.first-trick"}}},
    dealer=3,
)
CLUBS_HANDS = [["KC", "2D", "3D"], ["2C", "3C", "4C"], ["AD", "6D", "7D"], ["5H", "8D", "9D"]]
deal(
    "2C counts 5: it follows suit in the first trick as it likes",
    {"removed": all_but(CLUBS_HANDS), "card_points": (("2C", 5),), "opening": "DEALERS_LEFT"},
    CLUBS_HANDS,
    tricks(4, "0: KC"),
    {1: {"legal": ["2C", "3C", "4C"]}},
    dealer=3,
)

# --- doubler in a moon deal ---

DOUBLER_CASES: list[tuple[dict[str, Any], list[int]]] = [
    # seat 0 takes everything, TC too
    ({"doubler": "TC"}, [0, 52, 52, 52]),
    ({"doubler": "TC", "moon": "BOTH"}, [-52, 52, 52, 52]),
    ({"doubler": "TC", "sun": 39}, [0, 78, 78, 78]),
    # JD -10 twice, apart from the moon
    ({"doubler": "TC", "jack_of_diamonds": -10}, [-20, 52, 52, 52]),
    # no moon: 26 twice; the bonus for a seat without a trick once
    ({"doubler": "TC", "moon": "OFF", "no_trick": -5}, [52, -5, -5, -5]),
]
for changes, scores in DOUBLER_CASES:
    deal(
        f"every trick, and {changes}",
        changes,
        SUN_HANDS,
        SUN_MOVES,
        {52: {"points": [26, 0, 0, 0], "score": scores}},
    )
# As MOON_HANDS, but JD falls on the first trick, which seat 1 takes with AC.
JACK_HANDS = [
    [*run("2-K", "C"), "AD"],
    ["AC", *run("2-T", "D"), "QD", "KD", "2S"],
    ["JD", *run("2-K", "H")],
    ["AH", *run("3-A", "S")],
]
JACK_MOVES = tricks(4, "0: 2C AC JD 3S", "1: 2D 2H 4S AD") + won_by(
    4,
    0,
    run("3-K", "C"),
    [*run("3-T", "D"), "QD", "KD", "2S"],
    run("3-K", "H"),
    ["AH", *run("5-A", "S")],
)
JACK_CASES: list[tuple[dict[str, Any], list[int]]] = [
    ({"jack_of_diamonds": -10}, [0, 16, 26, 26]),
    # seat 1 has AC, the shooter has not: the moon once, JD twice: 26 - 20
    ({"jack_of_diamonds": -10, "doubler": "AC"}, [0, 6, 26, 26]),
    # the shooter has TC, seat 1 has not: the moon twice, JD once: 52 - 10
    ({"jack_of_diamonds": -10, "doubler": "TC"}, [0, 42, 52, 52]),
    # the same by card_points
    ({"card_points": (("JD", -10),), "doubler": "AC"}, [0, 6, 26, 26]),
    # JD counts 10: a penalty card, which seat 0 lacks for the moon; twice for seat 1, by AC; seat 2
    # holds nothing but penalty cards, and may throw it on the first trick
    ({"card_points": (("JD", 10),), "doubler": "AC"}, [26, 20, 0, 0]),
]
for changes, scores in JACK_CASES:
    deal(f"JD for seat 1 and {changes}", changes, JACK_HANDS, JACK_MOVES, {52: {"score": scores}})

# --- six players, ten cards removed, no kitty ---

# 42 cards, seven each: the defaults for six are passing two, and packets of 4 and 4 do not add up.
SIX_REMOVED = ("2C", "3C", "4C", "2D", "3D", "4D", "2H", "3H", "2S", "3S")
SIX_HANDS = [
    run("5-J", "C"),
    [*run("Q-A", "C"), *run("5-8", "D")],
    [*run("9-A", "D"), "4H"],
    run("5-J", "H"),
    [*run("Q-A", "H"), *run("4-7", "S")],
    run("8-A", "S"),
]
deal(
    "six players with seven cards each",
    {"removed": SIX_REMOVED},
    SIX_HANDS,
    tricks(6, "0: 5C AC 9D 5H 4S 8S"),
    {
        0: {"to_move": [0], "legal": ["5C"], "seen": [None] * 6},  # the lowest club
        1: {"legal": ["QC", "KC", "AC"]},
        2: {"legal": run("9-A", "D"), "refused": {"2 4H": "hearts.first-trick"}},
        3: {"legal": run("5-J", "H")},  # nothing but penalty cards
        4: {"legal": run("4-7", "S"), "refused": {"4 QH": "hearts.first-trick"}},
        5: {"legal": [*run("8-J", "S"), "KS", "AS"], "refused": {"5 QS": "hearts.first-trick"}},
        6: {"to_move": [1], "points": [0, 1, 0, 0, 0, 0], "broken": True},
    },
    dealer=5,
)
deal(
    "six players with seven cards each pass two",
    {"removed": SIX_REMOVED, "passing": ("left",)},
    SIX_HANDS,
    [],
    {
        0: {
            "to_move": [0, 1, 2, 3, 4, 5],
            "refused": {"0 pass 5C 6C 7C": "hearts.pass.count", "0 pass 5C": "hearts.pass.count"},
        }
    },
    dealer=5,
)

# --- the deck, and what it is dealt into ---

DEALT: list[dict[str, Any]] = [
    {
        # one packet of seven; the dealer's left is seat 0
        "options": {"players": 6, "removed": SIX_REMOVED},
        "dealer": 5,
        "deck": [card for card in PACK if card not in SIX_REMOVED],
        "hands": SIX_HANDS,
        "kitty": [],
        "packets": (7,),
        "pass_count": 2,
    },
    {
        # 5, 4, 4, 4 from seat 1 on; the last of the deck is left over
        "options": {"players": 3, "removed": (), "kitty": "ASIDE"},
        "dealer": 0,
        "deck": PACK,
        "hands": [
            [
                "QC",
                "KC",
                "AC",
                "2D",
                "3D",
                "QD",
                "KD",
                "AD",
                "2H",
                *run("J-A", "H"),
                *run("T-K", "S"),
            ],
            [*run("2-6", "C"), *run("4-7", "D"), *run("3-6", "H"), *run("2-5", "S")],
            [*run("7-J", "C"), *run("8-J", "D"), *run("7-T", "H"), *run("6-9", "S")],
        ],
        "kitty": ["AS"],
        "packets": (5, 4, 4, 4),
        "pass_count": 3,
    },
    {
        # KH AH and the spades, fifteen cards for four: three each from seat 2 on, three left over;
        # one packet, and all of it is passed
        "options": {"removed": tuple(PACK[:37]), "kitty": "ASIDE", "opening": "DEALERS_LEFT"},
        "dealer": 1,
        "deck": PACK[37:],
        "hands": [["6S", "7S", "8S"], ["9S", "TS", "JS"], ["KH", "AH", "2S"], ["3S", "4S", "5S"]],
        "kitty": ["QS", "KS", "AS"],
        "packets": (3,),
        "pass_count": 3,
    },
]

# --- matches ---

MATCHES: list[dict[str, Any]] = []


def match(
    name: str,
    options: dict[str, Any],
    lines: list[list[int]],
    totals: list[int],
    won: tuple[list[int], list[int]] | None,
    dealer: int = 0,
) -> None:
    """One more of MATCHES: winners and losers, or None if it is not over."""
    winners, losers = won or ([], [])
    expected = {
        "totals": totals,
        "over": won is not None,
        "winners": winners,
        "losers": losers,
        "dealer": (dealer + len(lines)) % 4,
        "number": len(lines),
    }
    MATCHES.append(
        {"name": name, "options": options, "dealer": dealer, "lines": lines, "expected": expected}
    )


UP = [[26, 26, 26, 0]] * 3 + [[13, 13, 0, 0]]  # 91, 91, 78, 0
ON_100, TWO_ON_100 = [*UP, [9, 10, 7, 0]], [*UP, [9, 9, 8, 0]]
# 100 and 101: seat 0 lands before the end is looked at; seat 1 ends the match and has lost
match("landing as another passes", {"landing": ((100, 50),)}, ON_100, [50, 101, 85, 0], ([3], [1]))
match("no landing", {}, ON_100, [100, 101, 85, 0], ([3], [0, 1]))
match("landing below all", {"landing": ((100, -5),)}, ON_100, [-5, 101, 85, 0], ([0], [1]))
# 100 and 100: both have 50, and nobody is at the limit
match("two land at once", {"landing": ((100, 50),)}, TWO_ON_100, [50, 50, 86, 0], None)
CHAIN = ((100, 50), (50, 0))
match("looked up once a deal", {"landing": CHAIN}, TWO_ON_100, [50, 50, 86, 0], None)
match(
    "looked up though the total did not change",  # of seat 0: 50 + 0 is 0; seat 1: 50 + 13
    {"landing": CHAIN},
    [*TWO_ON_100, [0, 13, 0, 13]],
    [0, 63, 86, 13],
    None,
)
# 99, 98, 88, 1: 88 becomes 120, which is over the limit
match("landing over", {"landing": ((88, 120),)}, [*UP, [8, 7, 10, 1]], [99, 98, 120, 1], ([3], [2]))
match("a total of 0 lands", {"landing": ((0, 5),)}, [[13, 13, 0, 0]], [13, 13, 5, 5], None)
match("no deal, no landing", {"landing": ((0, 5),)}, [], [0, 0, 0, 0], None)

match("deals=1", {"deals": 1}, [[0, 13, 13, 0]], [0, 13, 13, 0], ([0, 3], [1, 2]), dealer=2)
match("deals=2, limit is not looked at", {"deals": 2, "limit": 20}, UP[:1], UP[0], None)
# the highest has lost, not who is at the limit
TWO_DEALS = [[26, 0, 0, 0], [0, 13, 13, 0]]
match("deals=2", {"deals": 2, "limit": 10}, TWO_DEALS, [26, 13, 13, 0], ([3], [0]), dealer=3)
LEVEL = [[0, 13, 13, 0]]
ONE_MORE: dict[str, Any] = {"deals": 1, "tie": "PLAY_ON"}
match("deals=1, seats 0 and 3 are level", ONE_MORE, LEVEL, [0, 13, 13, 0], None)
match("deals=1, one more", ONE_MORE, [*LEVEL, [5, 8, 13, 0]], [5, 21, 26, 0], ([3], [2]))
ALL_LEVEL = [[13, 13, 13, 13]]
SIDES: dict[str, Any] = {"partners": "ADDED", "deals": 1}
match("deals=1, all are level", SIDES, ALL_LEVEL, ALL_LEVEL[0], ([0, 1, 2, 3], []))
match("deals=1, all are level", SIDES | {"tie": "PLAY_ON"}, ALL_LEVEL, ALL_LEVEL[0], None)
# the highest is looked at after landing: 26 is 0
match(
    "deals=1, landing",
    {"deals": 1, "landing": ((26, 0),)},
    [[26, 0, 0, 0]],
    [0, 0, 0, 0],
    ([0, 1, 2, 3], []),
)

SIDES_ON: dict[str, Any] = {"partners": "TOGETHER", "limit": 50, "tie": "PLAY_ON"}
# both seats of a side have its total: the lowest is one side's alone
match(
    "sides, one is lowest",
    SIDES_ON,
    [[26, 0, 26, 0], [0, 26, 0, 26], [26, 0, 26, 0]],
    [52, 26, 52, 26],
    ([1, 3], [0, 2]),
)
FOUR_LEVEL = [[26, 0, 26, 0], [0, 26, 0, 26], [13, 13, 13, 13], [13, 13, 13, 13]]
match("sides, level at the limit", SIDES_ON, FOUR_LEVEL, [52, 52, 52, 52], None)
match(
    "sides, level at the limit, SHARED",
    SIDES_ON | {"tie": "SHARED"},
    FOUR_LEVEL,
    [52, 52, 52, 52],
    ([0, 1, 2, 3], []),
)
match(
    "sides, one more",
    SIDES_ON,
    [*FOUR_LEVEL, [20, 6, 20, 6]],
    [72, 58, 72, 58],
    ([1, 3], [0, 2]),
)

# --- options that are impossible, and others that are not ---

CLUBS, HEARTS = tuple(run("2-A", "C")), tuple(run("2-A", "H"))
# 39 cards are nine each and three left over, 36 are nine each
THREE_CLUBS = (*run("2-J", "C"), "2D", "3D", "4D")  # QC KC AC could all lie in the kitty
FOUR_CLUBS = (*run("2-T", "C"), "2D", "3D", "4D", "5D")  # one of the four is in a hand
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"removed": ("2D",)}, "kitty"),  # 51 for four
    ({"players": 3, "removed": ()}, "kitty"),  # 52 for three
    ({"removed": CLUBS, "kitty": "ASIDE"}, "opening"),
    ({"removed": (*CLUBS, "2D", "3D", "4D")}, "opening"),
    ({"removed": THREE_CLUBS, "kitty": "FIRST_TRICK"}, "opening"),
    ({"removed": THREE_CLUBS, "kitty": "ASIDE", "opening": "ANY_CLUB"}, "opening"),
    ({"removed": (*HEARTS, "QS", "2D", "3D")}, "moon"),
    ({"removed": (*HEARTS, "2D", "3D", "4D"), "queen_points": 0}, "moon"),
    # a bonus card is no penalty card; a card that is out counts nothing
    ({"removed": (*HEARTS, "QS", "2D", "3D"), "card_points": (("KS", -3),)}, "moon"),
    ({"removed": (*HEARTS, "QS", "2D", "3D"), "card_points": (("2D", 3),)}, "moon"),
    # JD by its own option never is a penalty card
    ({"removed": (*HEARTS, "QS", "2D", "3D"), "jack_of_diamonds": 10}, "moon"),
    ({"sun": 52, "moon": "OFF"}, "sun"),
    ({"breaking": "QUEEN", "queen": "NOT_PLAYED"}, "queen"),
    ({"card_points": (("QS", 5),), "queen_points": 0}, "card_points"),
    ({"card_points": (("JD", 5),), "jack_of_diamonds": -10}, "card_points"),
    ({"players": 3, "partners": "ADDED"}, "partners"),
    ({"players": 6, "partners": "TOGETHER"}, "partners"),
    ({"removed": tuple(PACK[:49]), "kitty": "ASIDE", "opening": "DEALERS_LEFT"}, "removed"),
    ({"moon_points": 0}, "moon_points"),
    ({"sun": 0}, "sun"),
    ({"deals": 0}, "deals"),
    ({"removed": ("2C", "2D", "2H", "2S"), "packets": (5, 4, 4)}, "packets"),  # twelve each
    ({"removed": ("2C", "2D", "2H", "2S"), "pass_count": 13}, "pass_count"),
]
ACCEPTED: list[dict[str, Any]] = [
    {"removed": ("2D",), "kitty": "ASIDE"},
    {"kitty": "FIRST_PENALTY"},  # nothing left over: without effect
    {"removed": CLUBS, "kitty": "ASIDE", "opening": "DEALERS_LEFT"},
    {"removed": FOUR_CLUBS, "kitty": "ASIDE"},
    {"removed": FOUR_CLUBS, "kitty": "LAST_TRICK", "opening": "ANY_CLUB"},
    {"removed": (*HEARTS, "QS", "2D", "3D"), "moon": "OFF"},
    {"removed": (*HEARTS, "QS", "2D", "3D"), "card_points": (("KS", 10),)},
    {"removed": (*HEARTS, "QS", "2D", "3D"), "card_points": (("JD", 10),)},
    {"removed": HEARTS, "kitty": "ASIDE"},  # QS is in the pack, though it may lie aside
    {"breaking": "QUEEN", "queen": "NOT_LED"},
    {"breaking": "NOTHING_NEEDED", "queen": "NOT_PLAYED"},
    {"card_points": (("QS", 5),), "queen_points": 13},
    {"card_points": (("JD", 5),), "jack_of_diamonds": 0},
    {"removed": tuple(PACK[:48]), "opening": "DEALERS_LEFT"},  # JS QS KS AS, one each
    {"moon": "OFF", "moon_points": 30},
    {"removed": ("2C", "2D", "2H", "2S"), "pass_count": 12},
]
