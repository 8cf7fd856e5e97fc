"""The words of the page of a record in English."""

from __future__ import annotations

from typing import Final

LABELS: Final = {
    "page.script": "This page needs scripts to step through the match, and they are switched off.",
    "page.header.Event": "event",
    "page.header.Site": "place",
    "page.header.Date": "date",
    "page.header.Round": "round",
    "page.header.Result": "result",
    "page.options": "variant",
    "page.usual": "the usual rules",
    "page.place": "deal {deal} of {deals}",
    "page.place/round": "round {deal} of {deals}",
    "page.move": "move {move} of {moves}",
    "page.start": "the cards are dealt",
    "page.previous-deal": "to the start of the deal, or to the deal before",
    "page.back": "a move back",
    "page.on": "a move on",
    "page.next-deal": "to the next deal, or to the end",
    "page.seats": "who looks",
    "page.open": "all cards open",
    "page.to-move": "to move",
    "page.keys": (
        "The arrow keys go one move back or on, with Shift one deal. "
        "Tap a card to see whether it is legal."
    ),
    "page.legal": "legal",
    "page.takes": "takes {takes}",
    "page.sheet": "score sheet",
    "page.total": "total",
    "page.won": "{winners} wins with a total of {total}, {margin} ahead of {others}",
    "page.won/several": "{winners} win with a total of {total}, {margin} ahead of {others}",
    "page.won/all": "{winners} win together with a total of {total}",
    "page.and": "{one} and {other}",
    "page.stop": "the record breaks a rule here",
    "page.refused": "refused: {reason}",
    "page.contents": "deals and tricks",
    "page.contents/moves": "deals and moves",
    "page.contents/moves/round": "rounds and moves",
    "page.trick": "trick {number}",
    "page.trick/taken": "trick {number}, to {name}",
    "page.match-over": "another deal follows, but the match is over",
    "page.unfinished": "another deal follows, but this one is not finished",
    "page.empty": "the record has no deals",
    "page.more": "and further deals: {count}",
    "page.moves": "moves",
}
