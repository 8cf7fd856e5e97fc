"""
How values look: as text and as HTML, in every language.

    words      labels and moves in words
    text       tables for a terminal
    html       fragments for a notebook or a page, with cards drawn
    pictures   what there is to see of a deal at one moment, before it is laid out
    tricks     what all games of tricks show
    matches    tricks that lie complete, and the scores of a match

A game says in its ``seen/picture.py`` what there is to see of its states and views, and registers
that with `drawn_by`. No module below this one imports any of it: a value has its text and its
fragment of HTML through `vorhand.values.Shown`.
"""

from vorhand.show import html as _html  # noqa: F401 - registers how values look as HTML
from vorhand.show import matches as _matches  # noqa: F401 - registers how tricks and matches look
from vorhand.show import text as _text  # noqa: F401 - registers how values look as text
from vorhand.show.pictures import drawn_by

__all__ = ["drawn_by"]
