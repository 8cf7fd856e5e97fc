"""
How values look: as text and as HTML, in every language.

    words      labels and moves in words
    text       tables for a terminal
    html       fragments for a notebook or a page, with cards drawn
    pictures   what is to be seen of a deal at a moment, before it is laid out
    tricks     what games of tricks have to show alike

A game says in its ``seen/picture.py`` what is to be seen of its states and views, and `drawn_by`
takes that up. Nothing that stands below imports any of this: a value has a text and a fragment of
HTML through `vorhand.values.Shown`.
"""

from vorhand.show import html as _html  # noqa: F401 - registers how values look as HTML
from vorhand.show import text as _text  # noqa: F401 - registers how values look as text
from vorhand.show.pictures import drawn_by

__all__ = ["drawn_by"]
