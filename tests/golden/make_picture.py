"""
The picture of the README: a table from above, and a hand in which the rules grey out what may not
be led. ``python -m tests.golden.make_picture`` writes it.

What is grey, and the reason beside it, are asked of the library, so the picture shows the position
that the example in the README reaches. A test draws it again and compares.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from textwrap import wrap
from typing import Final

from vorhand import Card, Suit, hearts

PLACE: Final = Path(__file__).parents[2] / "docs" / "_static" / "table.svg"
SEED: Final = 41
ASKED: Final = "2 7H"
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
ME: Final = 2

SIGNS: Final = {
    Suit.CLUBS: (
        "M50 4a21 21 0 0 1 17 34a21 21 0 1 1-11 36c1 9 4 16 11 22H33c7-6 10-13 11-22"
        "a21 21 0 1 1-11-36A21 21 0 0 1 50 4z"
    ),
    Suit.DIAMONDS: "M50 3 88 50 50 97 12 50z",
    Suit.HEARTS: (
        "M50 94C14 62 4 46 4 29 4 14 15 5 27 5c10 0 18 6 23 16C55 11 63 5 73 5c12 0 23 9 23 24"
        " 0 17-10 33-46 65z"
    ),
    Suit.SPADES: (
        "M50 4C24 32 6 44 6 61c0 12 9 20 19 20 8 0 15-4 19-11-1 10-4 19-11 26h34c-7-7-10-16-11-26"
        " 4 7 11 11 19 11 10 0 19-8 19-20C94 44 76 32 50 4z"
    ),
}
"""The signs of the suits, in a square of 100: fonts do not all have them."""
RED: Final = (Suit.DIAMONDS, Suit.HEARTS)

HEAD: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 650" role="img" aria-labelledby="t d">
<title id="t">A hand of Hearts in which the rules grey out three cards</title>
<desc id="d">{told}</desc>
<style>
text {{ font-family: system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; fill: #f6f4ec }}
.rank {{ font-weight: 700 }}
.name {{ font-size: 32px; text-anchor: middle }}
.card {{ fill: #fffdf7; stroke: #20302a; stroke-width: 1.5 }}
.back {{ fill: #8a2f3b; stroke: #f6f4ec; stroke-width: 2 }}
.said text {{ fill: #1d2b26 }}
</style>
<rect width="1200" height="650" rx="18" fill="#17352b"/>
<ellipse cx="600" cy="152" rx="330" ry="132" fill="#225040" stroke="#3f7560" stroke-width="4"/>
"""


def card(one: Card, x: float, y: float, *, wide: float, grey: bool = False) -> str:
    """A card with its left upper corner there."""
    ink = "#c0192f" if one.suit in RED else "#16211d"
    rank = one.pretty.removesuffix(one.suit.symbol).replace("T", "10")
    size = wide * 0.42
    parts = [
        f'<g transform="translate({x:g} {y:g})">',
        f'<rect class="card" width="{wide:g}" height="{wide * 1.42:g}" rx="{wide * 0.09:g}"/>',
        f'<text class="rank" x="{wide / 2:g}" y="{wide * 0.55:g}" text-anchor="middle"',
        f'font-size="{wide * 0.5:g}" style="fill:{ink}">{rank}</text>',
        f'<path fill="{ink}" transform="translate({(wide - size) / 2:g} {wide * 0.78:g})',
        f'scale({size / 100:g})" d="{SIGNS[one.suit]}"/>',
    ]
    if grey:
        parts.append(
            f'<rect width="{wide:g}" height="{wide * 1.42:g}" rx="{wide * 0.09:g}" '
            'fill="#7d8a84" opacity=".72"/>'
        )
    return "\n".join([*parts, "</g>"])


def fan(cx: float, cy: float, count: int) -> str:
    """The backs of hidden cards in a row."""
    left = cx - (count - 1) * 6 - 17
    return "\n".join(
        f'<rect class="back" x="{left + 12 * place:g}" y="{cy:g}" width="34" height="48" rx="5"/>'
        for place in range(count)
    )


def position() -> hearts.State:
    """The position of the example: three cards are passed, and a trick is played."""
    match = hearts.Match()
    state: hearts.State = match.deal(match.deck_for(seed=SEED))
    for _ in range(8):
        state = hearts.apply(state, hearts.legal_moves(state)[0])
    return state


def drawn() -> str:
    """The picture."""
    state = position()
    seen, move = hearts.view(state, ME), hearts.parse_move(ASKED)
    legal = {play.card for play in hearts.legal_moves(seen) if isinstance(play, hearts.Play)}
    refusal = hearts.violation(seen, move)
    assert refusal is not None
    asked = refusal.move
    assert isinstance(asked, hearts.Play)
    said = refusal.text()
    parts = [HEAD.format(told=escape(f"{asked.card.pretty}: {said}"))]

    # Seats from the bottom clockwise: the seat to the left of a player sits to the left.
    around = [(ME + step) % 4 for step in range(4)]
    places = {around[1]: (150, 110), around[2]: (600, 26), around[3]: (1050, 110)}
    for seat, (x, y) in places.items():
        beside = f'<text class="name" x="{x + 150}" y="{y + 36}">{NAMES[seat]}</text>'
        below = f'<text class="name" x="{x}" y="{y + 92}">{NAMES[seat]}</text>'
        parts += [fan(x, y, len(state.hands[seat])), beside if seat == around[2] else below]
    trick = state.public.tricks[-1]
    spots = {around[0]: (569, 186), around[1]: (430, 122), around[2]: (569, 80)}
    spots[around[3]] = (708, 122)
    for play in trick.plays:
        x, y = spots[play.seat]
        parts.append(card(play.card, x, y, wide=62))
    taken = f"{NAMES[trick.taker]} takes the first trick and leads"
    parts.append(f'<text class="name" x="600" y="326">{taken}</text>')

    hand = list(state.hands[ME])
    step = 88
    left = (1200 - step * len(hand) + 8) / 2
    for place, one in enumerate(hand):
        x, y = round(left) + step * place, 344 if one is asked.card else 368
        parts.append(card(one, x, y, wide=80, grey=one not in legal))
    x = round(left) + step * hand.index(asked.card) + 40
    lines = wrap(f"{said[0].upper()}{said[1:]}.", 52)
    top = 490
    high = 54 + 42 * len(lines)
    parts.append(
        f'<g class="said"><path fill="#f3d98b" d="M{x - 16:g} {top + 1} {x:g} {top - 30} '
        f'{x + 16:g} {top + 1}z"/>'
        f'<rect fill="#f3d98b" x="70" y="{top}" width="1060" height="{high}" rx="12"/>'
    )
    parts += [
        f'<text x="96" y="{top + 42 + 42 * number}" font-size="34">{escape(line)}</text>'
        for number, line in enumerate(lines)
    ]
    parts.append(
        f'<text x="96" y="{top + 34 + 42 * len(lines)}" font-size="25" opacity=".75">'
        f"{refusal.rule.id}</text></g>"
    )
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    PLACE.write_text(drawn(), "utf-8")
    print(f"{PLACE} is written")
