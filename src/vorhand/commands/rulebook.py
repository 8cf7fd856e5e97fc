"""``vorhand rules``: the rules of a game, all of them or those about something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vorhand.commands.screen import Refused, Screen
from vorhand.errors import nearest, quoted
from vorhand.game import AnyGame
from vorhand.languages import language_of
from vorhand.rules import Rule
from vorhand.show.words import capital


def found_rules(game: AnyGame, language: str, text: str) -> list[Rule]:
    """The rules with a text in their id, heading or sentence, in the language or in English."""
    wanted = text.casefold().split()
    return [rule for rule in game.RULES.values() if _has(rule, language, wanted)]


def _has(rule: Rule, language: str, wanted: Sequence[str]) -> bool:
    parts = [rule.id, *(part for code in (language, "en") for part in _told(rule, code))]
    whole = " ".join(parts).casefold()
    return all(word in whole for word in wanted)


def _told(rule: Rule, language: str) -> tuple[str, str]:
    return rule.heading(language), rule.text(language)


def rule_lines(
    screen: Screen, game: AnyGame, rules: Sequence[Rule], *, whole: bool
) -> Iterator[str]:
    """The rules, each with heading and sentence; before all of them the game in a minute."""
    if whole:
        yield from minute_lines(screen, game)
    for rule in rules:
        heading, sentence = _told(rule, screen.language)
        yield f"{heading}  [{rule.id}]"
        yield f"    {capital(sentence)}"


def minute_lines(screen: Screen, game: AnyGame) -> Iterator[str]:
    """The game in a minute, if the language tells it so."""
    for part in language_of(screen.language).minutes.get(game.NAME, ()):
        sentences = " ".join(sentence for sentence, _ in part.sentences)
        yield f"{part.heading}: {sentences}"
        yield ""


def rules(screen: Screen, game: AnyGame, text: str) -> int:
    """
    Print the rules of a game, or those in which a text is found; 1 if there is none.

    Raises:
        Refused: there is no such rule.
    """
    found = found_rules(game, screen.language, text)
    if not found:
        names = {rule.id for rule in game.RULES.values()}
        raise Refused("no-rule", 1, text=f"{quoted(text)}{nearest(text, names)}")
    if not text:
        screen.say(game.NAME.capitalize(), "")
    screen.say(*rule_lines(screen, game, found, whole=not text))
    return 0
