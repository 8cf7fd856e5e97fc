"""Names of people at a table, and what a server says to them in their language."""

from __future__ import annotations

import re
from unicodedata import normalize

MOST_NAME = 20  # characters

SENTENCES = {
    "en": {
        "name": "a name has 1 to {most} characters, and all of them can be seen",
        "name.taken": "somebody else goes by the name of {name}",
        "seat": "the seats are 0 to {last}",
        "seat.taken": "seat {seat} is taken, and this is not its token",
        "seat.none": "no seat is free",
        "late": "{move} is not made: it answers an earlier position, and it is your turn anew",
        "ended": "the match ends without winners: {most} deals are all that can be kept",
    },
    "de": {
        "name": "ein Name hat 1 bis {most} Zeichen, und alle sind zu sehen",
        "name.taken": "{name} heißt hier schon jemand anders",
        "seat": "die Plätze sind 0 bis {last}",
        "seat.taken": "Platz {seat} ist besetzt, und das ist nicht sein Token",
        "seat.none": "kein Platz ist frei",
        "late": "{move} gilt nicht: das antwortet auf eine frühere Stellung, und du bist neu dran",
        "ended": (
            "die Partie endet ohne Gewinner: mehr als {most} Runden werden nicht aufgeschrieben"
        ),
    },
}


def said(language: str, key: str, **details: object) -> str:
    """A sentence in the language, or in English if there are none in it."""
    return SENTENCES.get(language, SENTENCES["en"])[key].format_map(details)


def name_in(given: object) -> str | None:
    """
    The name that is given, with single blanks; None if it is none. A name is one short line of what
    can be seen: what turns the direction of writing, for instance, would reach into the words of
    others.
    """
    if not isinstance(given, str):
        return None
    name = normalize("NFC", re.sub(" +", " ", given.strip(" ")))
    return name if name and len(name) <= MOST_NAME and name.isprintable() else None
