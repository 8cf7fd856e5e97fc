"""
Write what is made in the rule books: run ``python docs/make.py`` after a change of words or
positions. A test says when a page is not what this would write.

- On the page of each game, between marks: the game in a minute, from `Language.minutes`, and the
  list of the rules.
- The sheet of each game in German, from the words of the language alone.
- The pictures of positions: of each rule the first one on the page of positions, as a file for
  readers of the repository. The built pages draw it themselves.
- The picture of the floors of the library, from the test that holds them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

if __name__ == "__main__":  # elsewhere the root is there to import from
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.drawing import drawing_of, svg_of
from tests.reading import sections_of
from tests.test_structure import FLOORS
from tests.worked import BLOCK, Position
from vorhand import GAMES
from vorhand.languages import Part, language_of

HERE = Path(__file__).parent
RULES = HERE / "rules"
NAMES = {game: game.capitalize() for game in GAMES}

IMAGE = re.compile(r"^!\[([^\]]*)\]\(pictures/([a-z.-]+)\.svg\)$", flags=re.MULTILINE)
"""A picture that stands alone on a page: what is said of it, and its name."""


# --- The game in a minute, and the list of rules


def minute(title: str, parts: Iterable[Part], page: str = "") -> Iterator[str]:
    """A game in a minute: each part a paragraph, each sentence a link to its rule."""
    yield f"## {title}"
    for part in parts:
        sentences = " ".join(f"[{text}]({page}#{rule})" for text, rule in part.sentences)
        yield f"**{part.heading}.** {sentences}"


def list_of_rules(game: str) -> Iterator[str]:
    """The rules of a game, in order."""
    yield "## All rules"
    rules = GAMES[game].RULES.values()
    yield " · ".join(f"[{rule.heading()}](#{rule.id})" for rule in rules)


def between(page: str, mark: str, blocks: Iterable[str]) -> str:
    """The page with these blocks between the marks of this name."""
    opening, closing = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    inside = "\n\n".join(blocks)
    before, found, rest = page.partition(opening)
    _, closed, after = rest.partition(closing)
    if not found or not closed:
        raise ValueError(f"no place for what is made: {opening} {closing}")
    return f"{before}{opening}\n\n{inside}\n\n{closing}{after}"


def rule_book(game: str) -> str:
    """The page of a game with what is made on it."""
    page = (RULES / f"{game}.md").read_text("utf-8")
    title = f"{NAMES[game]} in a minute"
    page = between(page, "minute", minute(title, language_of("en").minutes.get(game, ())))
    return between(page, "list", list_of_rules(game))


# --- The sheet in German


def german_sheet(game: str) -> str:
    """The rules of a game in German, on one page."""
    page, german = f"{game}.md", language_of("de")
    blocks = [
        f"# {NAMES[game]} auf Deutsch",
        f"Mehr zu jeder Regel, mit Varianten und Beispiel, im [Regelbuch]({page}) auf Englisch.",
        *minute(f"{NAMES[game]} in einer Minute", german.minutes.get(game, ()), page),
        "## Alle Regeln",
    ]
    for rule in GAMES[game].RULES.values():
        link = f"[{rule.heading()}]({page}#{rule.id})"
        blocks.append(f"**{rule.heading('de')}** ({link}): {rule.text('de')}")
    return "\n\n".join(blocks) + "\n"


# --- The pictures


def told_of_pictures(game: str) -> dict[str, str]:
    """What is said of each picture on the page of a game, by the name of the picture."""
    page = (RULES / f"{game}.md").read_text("utf-8")
    return {name: " ".join(told.split()) for told, name in IMAGE.findall(page)}


def first_positions(game: str) -> dict[str, Position]:
    """The position of each rule that its picture shows."""
    found = {
        rule: BLOCK.search(section.text) for rule, section in sections_of(game, "positions").items()
    }
    return {rule: Position.read(block[1], block[2]) for rule, block in found.items() if block}


def pictures(game: str) -> Iterator[tuple[Path, str]]:
    """The files of the positions that are drawn on the page of a game."""
    told = told_of_pictures(game)
    for rule, position in first_positions(game).items():
        if rule in told:
            yield RULES / "pictures" / f"{rule}.svg", svg_of(drawing_of(position), told[rule])


# --- The floors

CALLED = {
    "": "the front doors",
    "commands": "at the terminal",
    "arena": "players, other programs",
    "records": "on top",
    "turns": "moves as numbers",
    "observing": "views as bits",
    "game": "any game",
    "hearts": "games",
    "show": "how it looks",
    "kit": "what games share",
    "rules": "rules and what cites them",
    "cards": "cards",
    "languages": "words",
    "suits": "ground",
}
"""What a floor is called, by one of its rooms."""
SHOWN = {"": "vorhand"}
HEIGHT, LEFT, WIDTH = 54, 190, 560
STYLE = """
    rect { fill: #fff; stroke: #555; }
    .game { fill: #e6f0e6; }
    text { fill: #111; }
    .floor { fill: #666; font-size: 13px; }
    @media (prefers-color-scheme: dark) {
      rect { fill: #222; stroke: #999; }
      .game { fill: #20351f; }
      text { fill: #eee; }
      .floor { fill: #aaa; }
    }
  """


def floors() -> str:
    """The rooms of the library on their floors, as a picture."""
    size = f'viewBox="0 0 760 {HEIGHT * len(FLOORS) + 10}"'
    told = f'role="img" aria-label="The rooms of the library on {len(FLOORS)} floors"'
    font = 'font-family="system-ui, sans-serif" font-size="16"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} {told} {font}>']
    lines.append(f"  <style>{STYLE}</style>")
    for number, rooms in enumerate(reversed(FLOORS)):
        top = 10 + HEIGHT * number
        name = next((CALLED[room] for room in sorted(rooms) if room in CALLED), "")
        lines.append(
            f'  <text class="floor" x="176" y="{top + 28}" text-anchor="end">{name}</text>'
        )
        width = (WIDTH - 8 * (len(rooms) - 1)) / len(rooms)
        for place, room in enumerate(sorted(rooms, key=lambda room: (room != "", room))):
            left = LEFT + place * (width + 8)
            kind = ' class="game"' if room in GAMES else ""
            box = f'x="{left:.0f}" y="{top}" width="{width:.0f}" height="46" rx="4"'
            lines.append(f"  <rect{kind} {box}/>")
            middle = f'x="{left + width / 2:.0f}" y="{top + 29}" text-anchor="middle"'
            lines.append(f"  <text {middle}>{SHOWN.get(room, room)}</text>")
    return "\n".join([*lines, "</svg>", ""])


# --- All of it


def made(game: str) -> Mapping[Path, str]:
    """Everything that is made for a game, by its path."""
    return {
        RULES / f"{game}.md": rule_book(game),
        RULES / f"{game}-de.md": german_sheet(game),
        **dict(pictures(game)),
    }


PICTURE_OF_FLOORS = HERE / "_static" / "floors.svg"


def main(games: Iterable[str]) -> None:
    """Write what has changed, for these games or for all."""
    texts = {PICTURE_OF_FLOORS: floors()}
    for game in games or GAMES:
        texts |= made(game)
    for path, text in texts.items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(path.relative_to(HERE))  # noqa: T201 - a script


if __name__ == "__main__":
    main(sys.argv[1:])
