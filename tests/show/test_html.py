"""What is filled in is escaped, and cards have names."""

from __future__ import annotations

from vorhand import Card, Cards, ScoreLine, hearts
from vorhand.show.html import card_html, filled_html, label_html


def test_what_is_filled_in_is_escaped() -> None:
    line = ScoreLine(
        hearts.RULES["hearts.moon"], 0, 0, Cards("2H"), "/others", details={"other": "<b>\"'&"}
    )
    shown = line._repr_html_()
    assert "&lt;b&gt;&quot;&#x27;&amp; shot the moon:" in shown
    assert "<b>" not in shown
    assert filled_html("en", "<{x}>", {"x": hearts.Direction.LEFT.value}) == "&lt;left&gt;"
    assert filled_html("de", "{x}", {"x": Card("QS").suit}) == "Pik"
    assert label_html("en", "pips") == "pips"


def test_a_card_has_a_name_in_the_language() -> None:
    assert 'aria-label="Herz-Zehn" title="Herz-Zehn"' in card_html(Card("TH"), "de")
    assert ">10♥</span>" in card_html(Card("TH"))
