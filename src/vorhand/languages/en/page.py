"""The words of the page of a record in English."""

from __future__ import annotations

from typing import Final

LABELS: Final = {
    "page.script": "This page needs scripts to step through the match, and they are switched off.",
    "page.options": "options",
    "page.place": "deal {deal} of {deals}",
    "page.place/round": "round {deal} of {deals}",
    "page.move": "move {move} of {moves}",
    "page.start": "the cards are dealt",
    "page.previous-deal": "to the start of the deal, or to the deal before",
    "page.back": "a move back",
    "page.on": "a move on",
    "page.next-deal": "to the next deal, or to the end",
    "page.seats": "who looks",
    "page.open": "open",
    "page.to-move": "to move",
    "page.keys": (
        "The arrow keys go one move back or on, with Shift one deal. "
        "Tap a card to see whether it is legal."
    ),
    "page.legal": "legal",
    "page.takes": "takes {takes}",
    "page.sheet": "score sheet",
    "page.stop": "the record breaks a rule here",
    "page.match-over": "another deal follows, but the match is over",
    "page.unfinished": "another deal follows, but this one is not finished",
    "page.empty": "the record has no deals",
    "page.more": "and further deals: {count}",
    "page.moves": "moves",
}
