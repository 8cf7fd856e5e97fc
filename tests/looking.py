"""What is seen in text and HTML: the cards, and whether the HTML is well formed."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from vorhand import DECK, Card, Cards, Rank, Suit

VOID = {"meta", "link", "br", "input"}
_SIGNS = {suit.symbol: suit for suit in Suit}


class Page(HTMLParser):
    """Reads HTML and refuses tags that do not fit each other."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.attributes: list[tuple[str, str | None]] = []
        self.tags: list[str] = []
        self.feed(source)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in {"script", "style"}:
            self.text += data

    def values(self, name: str) -> list[str]:
        return [value or "" for key, value in self.attributes if key == name]


def signs_in(text: str) -> Cards:
    """All cards that are named in a text by their signs: Q♠, T♠ or 10♠."""
    return Cards(Card(name) for name in re.findall(r"(?:10|[2-9TJQKA])[♣♦♥♠]", text))


def cards_in(text: str) -> Cards:
    """All cards that are named in a text in any way: by signs, as QS, or in a hand as ♠ 2 Q."""
    found = [Card(name) for name in re.findall(r"\b[2-9TJQKA][CDHS]\b", text)]
    for sign, ranks in re.findall(r"([♣♦♥♠])((?: (?:10|[2-9TJQKA])(?![0-9♣♦♥♠]))+)", text):
        found += [Card.of(Rank(rank.replace("10", "T")), _SIGNS[sign]) for rank in ranks.split()]
    return signs_in(text) | Cards(found)


def named_in(page: Page) -> Cards:
    """The cards whose English names are on a page for those who do not see it."""
    by_name = {card.name(): card for card in DECK}
    return Cards(by_name[name] for name in page.values("aria-label"))


def lines(text: str) -> list[str]:
    """A table as it is written in a test: without the margin, and with ends of lines marked."""
    return [line.strip().removeprefix("|").removesuffix("|") for line in text.strip().split("\n")]
