"""The deals of Hearts that are written to the conformance file."""

from __future__ import annotations

from typing import Any

from tests.golden.conformance_cases import Case, MatchCase, Perft, anything, first, last, top
from tests.oracles.hearts import CARDS

HOLD = {"passing": ("hold",)}
ALL_BUT_AS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
STRONG = "AC KC QC AD KD QD JD AH KH QH AS KS QS"
"""A hand that takes every trick, led from the top."""
TOPS = {
    3: "AC KC QC JC TC AD KD QD JD AH KH QH JH AS KS QS JS",
    5: "AC KC AD KD QD AH KH AS KS QS",
    6: "AC KC AD KD AH KH AS KS",
}
# Seat 2 throws JD on the first trick, which seat 3 takes; seat 1 takes the rest.
NEAR = (
    "2C 4C 5C 6C 7C 8C 3S 4S 5S 6S 7S 8S 9S",
    "3C AD KD QD AH KH QH JH TH AS KS QS JS",
    "JD TD 9D 8D 7D 6D 5D 9H 8H 7H 6H 5H 4H",
)
JACK_GONE = ("0 2C", "1 3C", "2 JD", "3 AC", "3 2D", "0 9S", "1 AD", "2 TD")


def shoots(deal: Any) -> bool:
    return deal.shooter() is not None


def without_trick(deal: Any) -> bool:
    return not shoots(deal) and not all(deal.taken())


def jack_apart(deal: Any) -> bool:
    """Somebody shot the moon and somebody else took JD."""
    return shoots(deal) and "JD" not in deal.taken()[deal.shooter()]


def sixteen_and_jack(deal: Any) -> bool:
    """A seat with JD has 16 points, but not all penalty cards."""
    return any(
        points == 16 and "JD" in pile and not shoots(deal)
        for points, pile in zip(deal.points(), deal.taken(), strict=True)
    )


def late_break(deal: Any) -> bool:
    """No heart is played in the first five tricks."""
    return not any(card[1] == "H" for _, card in deal.plays()[: 5 * deal.players])


def queen_led_or_thrown_early(deal: Any) -> bool:
    """QS is played before any heart, and hearts wait three tricks more."""
    cards = [card for _, card in deal.plays()]
    heart = next(place for place, card in enumerate(cards) if card[1] == "H")
    return bool(cards.index("QS") + 3 * deal.players < heart)


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
SPADES = (("KS", 10), ("AS", 7))
A_HEART = ("2C AD AH", "3C 2D 2H", "4C 3D 4D")
"""Seat 2 takes the first trick, seat 0 the others."""
BETWEEN = (
    "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AH",
    "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD",
    "AC 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
)
"""Seat 2 takes the first trick, and QS with it; seat 0 takes the others."""
SEVEN_EACH = ("2C", "3C", "4C", "2D", "3D", "4D", "2H", "3H", "2S", "3S")


def out(*kept: str) -> tuple[str, ...]:
    """What is removed if these cards are all there are."""
    left = " ".join(kept).split()
    return tuple(card for card in CARDS if card not in left)


def doubled(deal: Any) -> bool:
    """The seat that has TC has points too, and another has none."""
    return any(
        "TC" in pile and points for points, pile in zip(deal.points(), deal.taken(), strict=True)
    ) and not all(deal.taken())


def moon(name: str, setting: str, players: int = 4, *, positions: int = 6, **options: Any) -> Case:
    hands = ("", STRONG if players == 4 else TOPS[players])
    return Case(
        f"the moon, {name}",
        {"players": players, **HOLD, "moon": setting, **options},
        hands,
        play={seat: top if seat == 1 else anything for seat in range(players)},
        shows=shoots,
        positions=positions,
    )


def all_penalties(first_trick: str, value: str, hand: str, **options: Any) -> Case:
    """Seat 1 has no club and little but penalty cards on the first trick."""
    return Case(
        f"first trick {first_trick}, all penalties {value}: {hand}",
        {**HOLD, "first_trick": first_trick, "all_penalties": value, **options},
        ("2C 3C", hand),
        at=(1, 5),
        play={0: first, 1: last, 2: anything, 3: anything},
        positions=5,
    )


ONLY_PENALTIES = f"{ALL_BUT_AS} QS"
ONE_OTHER = f"{ALL_BUT_AS.removesuffix(' KH')} QS JD"

DEALS: list[Case] = [
    Case("four players, passing left", {}, number=0, at=(1, 2, 3, 4, 8)),
    Case("four players, passing right", {}, seed=2, number=1, at=(3, 4)),
    Case("four players, passing across", {}, seed=3, number=2, at=(3, 4)),
    Case(
        "four players, a hold deal",
        {},
        about="hearts.breaking",
        seed=4,
        number=3,
        dealer=1,
        positions=9,
    ),
    Case("the cycle begins anew", {}, seed=5, number=4, dealer=0, at=(4,)),
    Case("three players, passing left", {"players": 3}, seed=6, dealer=1, at=(2, 3)),
    Case("three players, passing right", {"players": 3}, seed=7, number=1, at=(3,)),
    Case(
        "three players, a hold deal",
        {"players": 3},
        about="hearts.breaking",
        seed=8,
        number=2,
        at=(1, 2),
    ),
    Case("five players, passing left", {"players": 5}, seed=9, dealer=2, at=(4, 5)),
    Case("five players, passing second left", {"players": 5}, seed=10, number=2, at=(5,)),
    Case("five players, passing second right", {"players": 5}, seed=11, number=3, at=(5,)),
    Case("six players, passing right", {"players": 6}, seed=12, number=1, at=(6, 7)),
    Case("six players, passing across", {"players": 6}, seed=13, number=4, dealer=3, at=(6,)),
    Case(
        "six players, a hold deal",
        {"players": 6},
        about="hearts.breaking",
        seed=14,
        number=5,
        at=(1, 2, 3),
    ),
    Case(
        "the cycle of the novella: across comes second",
        {"passing": ("left", "across", "right", "hold")},
        seed=15,
        number=1,
        at=(4,),
    ),
    Case("one card is passed", {"pass_count": 1}, seed=16, at=(1, 3, 4)),
    Case("two cards are passed", {"pass_count": 2, "passing": ("right",)}, seed=17, at=(4,)),
    Case("whole hands are passed", {"pass_count": 13}, seed=18, number=2, at=(1, 4)),
    Case(
        "one card is passed among six",
        {"players": 6, "pass_count": 1, "passing": ("second_right", "across")},
        seed=19,
        at=(5, 6),
    ),
    Case(
        "other packets",
        {"packets": (3, 3, 3, 3, 1), **HOLD},
        seed=20,
        dealer=2,
        positions=4,
    ),
    Case("other packets among five", {"players": 5, "packets": (1,) * 10, **HOLD}, seed=21),
    Case("any club is led", {"opening": "ANY_CLUB", **HOLD}, seed=22, at=(0, 1, 2)),
    Case("any club is led after the exchange", {"opening": "ANY_CLUB"}, seed=23, at=(4, 5)),
    Case("dealer's left leads", {"opening": "DEALERS_LEFT", **HOLD}, seed=24, dealer=1, at=(1,)),
    Case(
        "dealer's left leads QS",
        {"opening": "DEALERS_LEFT", **HOLD},
        ("QS 2H 3H 4H 5C",),
        moves=("0 QS",),
        at=(0, 1, 2),
    ),
    Case(
        "dealer's left has nothing but hearts",
        {"opening": "DEALERS_LEFT", **HOLD},
        (f"{ALL_BUT_AS} AH",),
        at=(0, 1, 2, 3),
        play={0: first, 1: anything, 2: anything, 3: anything},
    ),
    *[
        all_penalties("NO_PENALTIES", value, hand)
        for hand in (ONLY_PENALTIES, ONE_OTHER)
        for value in ("ANY", "HEARTS", "QUEEN")
    ],
    all_penalties("NO_HEARTS", "QUEEN", ONLY_PENALTIES),
    all_penalties("NO_HEARTS", "HEARTS", f"{ALL_BUT_AS} AH"),
    all_penalties("NO_QUEEN", "ANY", ONLY_PENALTIES),
    all_penalties("ANYTHING", "ANY", ONE_OTHER),
    Case(
        "the whole first trick is bound",
        HOLD,
        ("2C AH KH QH", "QS JH AD", "TH 9H AS", "8H KD"),
        at=(0, 1, 2, 3, 4),
        moves=("0 2C",),
    ),
    Case(
        "the holder of 2C has all hearts but one",
        HOLD,
        (f"2C {ALL_BUT_AS}", "AC"),
        at=(0, 3, 4),
    ),
    Case(
        "a leader with nothing but hearts breaks them",
        HOLD,
        ("2C", f"AC {ALL_BUT_AS}"),
        moves=("0 2C", "1 AC"),
        play={0: first, 1: last, 2: first, 3: first},
        at=(2, 4, 5, 6),
    ),
    *[
        Case(
            f"hearts and QS to lead: {breaking}, {'free' if lead else 'QS first'}",
            {**HOLD, "breaking": breaking, "hearts_or_queen_lead": lead},
            ("2C", "AC QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH", "3C", "4C AS"),
            moves=("0 2C", "1 AC", "2 3C", "3 4C", "1 QS"),
            at=(4, 5, 8),
            positions=6,
        )
        for breaking, lead in (
            ("HEART", False),
            ("HEART", True),
            ("HEART_OR_QUEEN", False),
            ("HEART_OR_QUEEN", True),
        )
    ],
    Case(
        "hearts break late",
        HOLD,
        about="hearts.breaking",
        shows=late_break,
        seed=31,
        positions=11,
    ),
    Case(
        "QS does not break hearts",
        HOLD,
        about="hearts.breaking",
        shows=queen_led_or_thrown_early,
        seed=31,
        positions=11,
    ),
    Case(
        "QS breaks hearts",
        {**HOLD, "breaking": "HEART_OR_QUEEN"},
        about="hearts.breaking",
        shows=queen_led_or_thrown_early,
        seed=37,
        positions=11,
    ),
    Case(
        "hearts may be led at any time",
        {**HOLD, "breaking": "NOTHING_NEEDED"},
        seed=32,
        at=(4, 8, 12),
    ),
    moon("the others up", "OTHERS_UP"),
    moon("the shooter down", "SHOOTER_DOWN", jack_of_diamonds=-10),
    moon("off", "OFF", no_trick=-5),
    moon("with spots and JD", "OTHERS_UP", heart_points="SPOT", jack_of_diamonds=-10, no_trick=-5),
    moon("three players, QS counts nothing", "SHOOTER_DOWN", 3, queen_points=0),
    moon("five players", "OTHERS_UP", 5, queen_points=5),
    moon("six players", "SHOOTER_DOWN", 6, heart_points="SPOT"),
    Case(
        "the moon, the shooter chooses the others up",
        {**HOLD, "moon": "SHOOTER_CHOOSES", "jack_of_diamonds": -10},
        ("", STRONG),
        play={
            0: anything,
            1: lambda moves, rng: moves[0] if "choose" in moves[0] else top(moves, rng),
            2: anything,
            3: anything,
        },
        shows=shoots,
        at=(51, 52),
        positions=5,
    ),
    Case(
        "the moon, the shooter chooses to go down",
        {**HOLD, "moon": "SHOOTER_CHOOSES", "heart_points": "SPOT"},
        ("", STRONG),
        play={
            0: anything,
            1: lambda moves, rng: moves[-1] if "choose" in moves[0] else top(moves, rng),
            2: anything,
            3: anything,
        },
        shows=shoots,
        at=(51, 52),
        positions=5,
    ),
    Case(
        "no moon, so nothing to choose", {**HOLD, "moon": "SHOOTER_CHOOSES"}, seed=33, positions=4
    ),
    Case(
        "the moon, and an opponent has JD",
        {**HOLD, "jack_of_diamonds": -10, "no_trick": -5},
        NEAR,
        moves=JACK_GONE,
        play={0: anything, 1: top, 2: anything, 3: anything},
        shows=jack_apart,
    ),
    Case(
        "JD and 16 points are no moon",
        {**HOLD, "jack_of_diamonds": -10},
        shows=sixteen_and_jack,
        seed=44,
    ),
    Case(
        "a seat takes no trick",
        {**HOLD, "no_trick": -5, "jack_of_diamonds": 10},
        shows=without_trick,
        seed=38,
    ),
    Case(
        "a seat takes no trick among six, spots",
        {"players": 6, "no_trick": 7, "heart_points": "SPOT", "queen_points": 40},
        shows=without_trick,
        seed=36,
    ),
    Case(
        "many options at once",
        {
            "players": 5,
            "passing": ("second_left", "hold"),
            "opening": "ANY_CLUB",
            "first_trick": "NO_QUEEN",
            "breaking": "HEART_OR_QUEEN",
            "hearts_or_queen_lead": True,
            "queen_points": 0,
            "limit": 50,
            "tie": "PLAY_ON",
        },
        seed=37,
        dealer=0,
    ),
    Case(
        "many others at once",
        {
            "players": 3,
            "passing": ("right", "hold"),
            "opening": "DEALERS_LEFT",
            "first_trick": "NO_HEARTS",
            "breaking": "NOTHING_NEEDED",
            "heart_points": "SPOT",
            "jack_of_diamonds": -10,
        },
        seed=38,
        number=1,
        dealer=1,
    ),
    # Hearts as it is played elsewhere.
    Case("Black Maria", MARIA, seed=51, at=(3,), positions=3),
    Case(
        "Black Maria, a hand of penalty cards",
        MARIA | HOLD,
        ("6C 7C 8C AC", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS KS AS AD", "3C"),
        moves=("0 AC", "1 QS"),
        at=(1,),
        positions=3,
    ),
    *[
        Case(
            f"hearts, QS, KS and AS are penalty cards, {value}",
            {**HOLD, "card_points": SPADES, "all_penalties": value},
            ("2C 3C", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QS KS AS", "", "QH KH AH 2S"),
            moves=("0 2C",),
            at=(1,),
            positions=3,
        )
        for value in ("ANY", "HEARTS", "QUEEN")
    ],
    Case(
        "QS counts nothing and is not barred",
        {**HOLD, "queen_points": 0},
        ("2C 3C", ONLY_PENALTIES),
        moves=("0 2C",),
        at=(1,),
        positions=3,
    ),
    Case(
        "2C counts, and bonus cards count less",
        {**HOLD, "card_points": (("2C", 5), ("TD", -10), ("9D", -10)), "opening": "DEALERS_LEFT"},
        seed=52,
        at=(1,),
        positions=4,
    ),
    Case(
        "a kitty with QS in it lies aside, and 13 hearts are the moon",
        {"players": 3, **HOLD, "removed": (), "kitty": "ASIDE", "opening": "DEALERS_LEFT"},
        (
            "JC QC KC AC 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
            "2C 3C 4C 5C 6C 7C 8C 9C TC 2D 3D 4D 5D 6D 7D 8D 9D",
            "TD JD QD KD AD 2S 3S 4S 5S 6S 7S 8S 9S TS JS KS AS",
        ),
        play={0: top, 1: anything, 2: anything},
        shows=shoots,
        at=(12,),
        positions=3,
    ),
    *[
        Case(
            f"a kitty with a heart: {kitty}",
            {"players": 3, **HOLD, "removed": out(*A_HEART, "5H"), "kitty": kitty, **more},
            A_HEART,
            moves=("0 2C", "1 3C", "2 4C", "2 3D", "0 AD", "1 2D", "0 AH", "1 2H", "2 4D"),
            at=(8,),
            positions=3,
        )
        for kitty, more in (
            ("ASIDE", {}),
            ("FIRST_TRICK", {}),
            ("FIRST_PENALTY", {"moon": "BOTH"}),
            ("LAST_TRICK", {"moon": "SHOOTER_CHOOSES"}),
        )
    ],
    Case(
        "a kitty with 2C, after passing to the left",
        {"players": 3, "removed": (), "kitty": "LAST_TRICK", "passing": ("left",)},
        (
            "4C 5C 6C 7C 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
            "3C 8C 9C TC 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD",
            "JC QC KC AC 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
        ),
        moves=("2 pass JC QC KC", "1 pass 3C 8C 9C", "0 pass 4C 5C 6C"),
        at=(3,),
        positions=3,
    ),
    Case(
        "a kitty with 2C, and any club is led",
        {"players": 5, **HOLD, "removed": (), "kitty": "FIRST_TRICK", "opening": "ANY_CLUB"},
        seed=53,
        shows=lambda deal: "2C" in deal.kitty,
        at=(1,),
        positions=3,
    ),
    moon("every trick is the sun", "OTHERS_UP", sun=52, no_trick=-5, positions=3),
    moon("both, worth 30 and doubled", "BOTH", moon_points=30, doubler="TC", positions=3),
    Case(
        "TC and JD",
        {"doubler": "TC", "jack_of_diamonds": -10, "no_trick": -5},
        seed=54,
        shows=doubled,
        positions=3,
    ),
    Case(
        "QS is not led before hearts are broken",
        {**HOLD, "queen": "NOT_LED"},
        ("2C", "AC QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH", "3C", "4C AS"),
        moves=("0 2C", "1 AC", "2 3C", "3 4C", "1 5H"),
        at=(4,),
        positions=3,
    ),
    Case(
        "QS is not played before hearts are broken",
        {**HOLD, "queen": "NOT_PLAYED"},
        about="hearts.queen",
        shows=late_break,
        seed=55,
        positions=5,
    ),
    *[
        Case(
            f"QS is not played, on the first trick: {value}",
            {**HOLD, "queen": "NOT_PLAYED", "all_penalties": value},
            ("2C 3C", ONLY_PENALTIES),
            moves=("0 2C",),
            at=(1,),
            positions=3,
        )
        for value in ("ANY", "QUEEN")
    ],
    *[
        Case(
            f"QS alone breaks hearts: {name}",
            {**HOLD, "removed": out(*hands), "breaking": "QUEEN", **more},
            hands,
            moves=("0 2C", "1 AC", "2 3C", "3 4C", f"1 {led}"),
            at=(4, 5),
            positions=3,
        )
        for name, hands, led, more in (
            (
                "a hand of hearts leads one",
                ("2C 2D 3D", "AC 5H 6H", "3C 4D QS", "4C 6D 7H"),
                "5H",
                {},
            ),
            ("QS is led", ("2C 2D 3H", "AC 5H QS", "3C 4D 5D", "4C 6D 7H"), "QS", {}),
            (
                "a heart is led beside QS",
                ("2C 2D 3H", "AC 5H QS", "3C 4D 5D", "4C 6D 7H"),
                "5H",
                {"queen": "NOT_LED"},
            ),
        )
    ],
    Case(
        "partners add their scores",
        {"partners": "ADDED", "no_trick": -5},
        seed=56,
        number=1,
        positions=3,
    ),
    *[
        Case(
            f"26 between partners: {partners}, {', '.join(more)}",
            {**HOLD, "first_trick": "ANYTHING", "partners": partners, **more},
            BETWEEN,
            moves=("0 2C", "1 2D", "2 AC", "3 QS", "2 2H", "3 2S", "0 AH", "1 3D"),
            play={0: top, 1: anything, 2: anything, 3: anything},
            positions=3,
        )
        for partners, more in (
            ("ADDED", {"sun": 52}),
            ("TOGETHER", {"sun": 52}),
            ("TOGETHER", {"moon": "SHOOTER_CHOOSES", "doubler": "AC", "jack_of_diamonds": -10}),
        )
    ],
    Case(
        "six players with seven cards each",
        {"players": 6, "removed": SEVEN_EACH},
        seed=57,
        positions=3,
    ),
]

UP = [[26, 26, 26, 0]] * 3 + [[13, 13, 0, 0]]

MATCHES: list[MatchCase] = [
    MatchCase("two share the win", [[10, 10, 3, 3]] * 9 + [[9, 9, 4, 4], [13, 13, 0, 0]]),
    MatchCase(
        "all are past the limit and one wins",
        [[6, 7, 7, 6]] * 14 + [[13, 0, 0, 13], [14, 3, 4, 5]],
        dealer=1,
    ),
    MatchCase(
        "a shared lowest total is played on",
        [[0, 26, 26, 26], [13, 0, 0, 13], [26, 0, 0, 0], [1, 13, 6, 6]],
        {"limit": 40, "tie": "PLAY_ON"},
    ),
    MatchCase("a limit of 1 and three players", [[0, 20, 6]], {"players": 3, "limit": 1}),
    MatchCase(
        "totals go down as well",
        [[-26, 0, 0, 0, 0], [0, 26, 26, 26, 26], [2, 4, 8, 12, 0]],
        {"players": 5, "limit": 30, "moon": "SHOOTER_DOWN"},
        dealer=2,
    ),
    MatchCase("not over", [[1, 2, 3, 4, 5, 11]], {"players": 6}),
    MatchCase(
        "100 becomes 50, and 50 becomes 0 a deal later, as another passes 100",
        [*UP, [9, 9, 8, 0], [0, 26, 0, 0], [13, 0, 0, 13], [0, 0, 26, 0]],
        {"landing": ((100, 50), (50, 0))},
    ),
    MatchCase(
        "one lands on 100 as another passes it", [*UP, [9, 10, 7, 0]], {"landing": ((100, 50),)}
    ),
    MatchCase("one deal", [[0, 13, 13, 0]], {"deals": 1}, dealer=2),
    MatchCase(
        "two deals, and no limit", [[26, 0, 0, 0], [0, 13, 13, 0]], {"deals": 2, "limit": 10}
    ),
    MatchCase(
        "one deal, and more until the lowest is alone",
        [[0, 13, 13, 0], [5, 8, 13, 0]],
        {"deals": 1, "tie": "PLAY_ON"},
    ),
    MatchCase("all are level and nobody has lost", [[13, 13, 13, 13]], {"deals": 1}),
    MatchCase(
        "partners play on until one side is lowest",
        [[26, 0, 26, 0], [0, 26, 0, 26], [13, 13, 13, 13], [13, 13, 13, 13], [20, 6, 20, 6]],
        {"partners": "TOGETHER", "limit": 50, "tie": "PLAY_ON"},
    ),
]

PERFT: list[Perft] = [
    Perft("four players from the first lead", HOLD, 41, 0, 0, 5),
    Perft("one card passed by each of three", {"players": 3, "pass_count": 1}, 42, 0, 0, 2),
    Perft("six players late in a hold deal", {"players": 6, **HOLD}, 43, 0, 36, 9),
    Perft(
        "four players at the end, QS breaks", {**HOLD, "breaking": "HEART_OR_QUEEN"}, 44, 0, 38, 5
    ),
    Perft(
        "QS waits and alone breaks hearts, a kitty",
        {
            **HOLD,
            "removed": ("2C", "2D", "3D"),
            "kitty": "FIRST_TRICK",
            "queen": "NOT_LED",
            "breaking": "QUEEN",
        },
        46,
        0,
        24,
        5,
    ),
    Perft(
        "five players, any club is led", {"players": 5, **HOLD, "opening": "ANY_CLUB"}, 45, 0, 0, 4
    ),
]
