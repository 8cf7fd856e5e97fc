"""Refusals, score lines and cards in every language, and German sentences written out by hand."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vorhand
from tests.hawk import positions as of_hawk
from tests.hearts import positions as of_hearts
from tests.hurrikan import positions as of_hurrikan
from vorhand import (
    DECK,
    GAMES,
    Card,
    Cards,
    Rule,
    ScoreLine,
    Suit,
    UnknownLanguage,
    Violation,
    WrongTypeError,
    hawk,
    hearts,
    hurrikan,
    languages,
    testing,
)
from vorhand.game import play_out
from vorhand.languages import LANGUAGES, language_of
from vorhand.languages.de import cards as german
from vorhand.languages.en import cards as english
from vorhand.testing import SUBJECTS, Subject

AnySubject = Subject[Any, Any, Any]
Told = Violation[Any] | ScoreLine

every_game = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def places(sentence: str) -> list[str]:
    """What a sentence is filled in with, each place with its format."""
    parsed = Formatter().parse(sentence)
    return sorted(f"{name}:{form}" for _, name, form, _ in parsed if name is not None)


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", text.casefold()))


# Names that belong to no language, and a word that is the same in both.
IN_BOTH = {"lafh", "nob", "solo", "in", "hurrikan"}
EN = language_of("en")

ENGLISH = {
    word
    for text in [
        *(re.sub(r"{.*?}", "", sentence) for sentence in EN.sentences.values()),
        *(card.name() for card in DECK),
        *(moon.name.replace("_", " ") for moon in hearts.Moon),
    ]
    for word in words(text) - IN_BOTH
}


def check_all_languages(told: Told) -> None:
    """It is told in every language with nothing left open, and in German without English."""
    texts = {language: told.text(language) for language in LANGUAGES}
    assert texts["en"] == told.text() == str(told)
    for text in texts.values():
        assert not re.search(r"[{}_]|None|  ", text)
        assert text == text.strip()
    assert not words(texts["de"]) & ENGLISH
    assert not re.search(r"\b[2-9TJQKA][CDHS]\b", texts["de"])


# --- The files


@every_language
def test_every_language_has_the_same_sentences_with_the_same_places(language: str) -> None:
    sentences = language_of(language).sentences
    assert list(sentences) == list(EN.sentences)
    for key, sentence in sentences.items():
        assert places(sentence) == places(EN.sentences[key]), key


@every_language
def test_every_language_has_the_same_labels_with_the_same_places(language: str) -> None:
    labels = language_of(language).labels
    assert list(labels) == list(EN.labels)
    for key, text in labels.items():
        assert places(text) == places(EN.labels[key]), key
        assert text == text.strip()


@every_language
def test_a_sentence_stands_behind_a_move_and_before_a_rule(language: str) -> None:
    for sentence in language_of(language).sentences.values():
        assert not sentence.endswith(".")
        assert sentence == sentence.strip()


@every_language
def test_every_language_names_all_cards_and_suits(language: str) -> None:
    wording = language_of(language)
    assert len({wording.suits[suit] for suit in Suit}) == 4
    assert len({card.name(language) for card in DECK}) == 52


def test_languages_are_found_by_their_files() -> None:
    assert LANGUAGES == ("de", "en")


@every_language
def test_every_rule_has_a_heading_and_a_summary_in_every_language(language: str) -> None:
    rules = [rule for game in GAMES.values() for rule in game.RULES.values()]
    ids = [rule.id for rule in rules]
    assert list(language_of(language).headings) == ids
    assert list(language_of(language).summaries) == ([] if language == "en" else ids)
    for rule in rules:
        assert rule.text(language).endswith(".")
        assert rule.text() == rule.summary
        assert not rule.heading(language).endswith(".")
        assert rule.heading(language)[0].isupper()
    for game in GAMES.values():
        headings = [rule.heading(language) for rule in game.RULES.values()]
        assert len(set(headings)) == len(headings)


def test_a_rule_has_its_id_for_a_heading_where_a_language_has_none() -> None:
    rule = Rule("hearts.other", "Another rule.")
    assert rule.heading("de") == "hearts.other"
    assert rule.text("de") == "Another rule."


def test_a_language_is_a_file_or_a_folder(tmp_path: Path) -> None:
    source = Path(vorhand.__file__).parent
    shutil.copytree(source, tmp_path / "vorhand", ignore=shutil.ignore_patterns("__pycache__"))
    folder = tmp_path / "vorhand" / "languages" / "de_ch"
    shutil.copytree(source / "languages" / "de", folder)
    for file in folder.glob("*.py"):
        swiss = file.read_text("utf-8").replace("vorhand.languages.de ", "vorhand.languages.de_ch ")
        swiss = swiss.replace('"Pik"', '"Schaufel"').replace("Platz", "Sitz").replace("ß", "ss")
        file.write_text(swiss, "utf-8")
    short = """
from vorhand.languages import Language, en
LANGUAGE = Language(sentences={}, labels={}, suits={}, card=lambda *_: "kaart", cards=str)
"""
    (folder.parent / "nl.py").write_text(short, "utf-8")
    program = """
from vorhand import Card, hearts
from vorhand.languages import LANGUAGES
no_passing = hearts.Options(passing=(hearts.Direction.HOLD,))
state = hearts.deal(hearts.pack(), no_passing)
refusal = hearts.violation(state, hearts.Play((state.turn + 1) % 4, Card("QS")))
print(LANGUAGES, Card("QS").name("de_ch"), refusal.text("de_ch"), Card("QS").name("nl"), sep="; ")
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    # Each packet of the unshuffled pack is in order: seat 0 is dealt the lowest club.
    told = "('de', 'de_ch', 'en', 'nl'); Schaufel-Dame; Sitz 0 ist an der Reihe; kaart"
    assert done.stdout.strip() == told


def test_a_further_language_is_imported_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", (*LANGUAGES, "xx"))
    from vorhand.languages import de  # noqa: PLC0415 - a module, and no name of this one

    monkeypatch.setitem(sys.modules, "vorhand.languages.xx", de)
    assert language_of("xx") is de.LANGUAGE


def test_the_languages_that_are_built_in_are_there_where_no_folder_can_be_listed() -> None:
    program = """
import pkgutil
pkgutil.iter_modules = lambda *_, **__: iter(())
from vorhand import Card, hearts
from vorhand.languages import LANGUAGES
state = hearts.deal(hearts.pack(), hearts.Options(passing=(hearts.Direction.HOLD,)))
refusal = hearts.violation(state, hearts.Play((state.turn + 1) % 4, Card("QS")))
print(LANGUAGES, refusal.text(), refusal.text("de"), Card("QS").name("de"), sep="; ")
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(Path(vorhand.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    told = "('de', 'en'); it is seat 0's turn; Platz 0 ist an der Reihe; Pik-Dame"
    assert done.stdout.strip() == told


# --- Cards


@pytest.mark.parametrize("card", DECK, ids=str)
def test_cards_have_names_in_english_and_german(card: Card) -> None:
    ranks = dict(
        zip(
            "23456789TJQKA",
            [
                ("two", "Zwei"),
                ("three", "Drei"),
                ("four", "Vier"),
                ("five", "Fünf"),
                ("six", "Sechs"),
                ("seven", "Sieben"),
                ("eight", "Acht"),
                ("nine", "Neun"),
                ("ten", "Zehn"),
                ("jack", "Bube"),
                ("queen", "Dame"),
                ("king", "König"),
                ("ace", "Ass"),
            ],
            strict=True,
        )
    )
    suits = {
        "C": ("clubs", "Kreuz"),
        "D": ("diamonds", "Karo"),
        "H": ("hearts", "Herz"),
        "S": ("spades", "Pik"),
    }
    (rank, rang), (suit, farbe) = ranks[card.text[0]], suits[card.text[1]]
    assert card.name() == card.name("en") == f"{rank} of {suit}"
    assert card.name("de") == f"{farbe}-{rang}"


def test_a_card_has_no_name_in_a_language_that_is_missing() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'tlh': the sentences exist in de, en"):
        Card("QS").name("tlh")
    wrong: Any
    for wrong in (None, 3, ["de"]):
        with pytest.raises(WrongTypeError, match="a language is a text such as 'en'"):
            Card("QS").name(wrong)


def test_what_stands_for_cards_in_sentences_can_be_read_back() -> None:
    pairs = [(card.rank, card.suit) for card in DECK]
    assert Cards(english.cards(pairs)) == Cards(german.cards(pairs)) == Cards(DECK)
    assert german.cards([pairs[-1]]) == "Pik-Ass"
    assert german.cards(pairs[20:23]) == "9♦ 10♦ J♦"


# --- Sentences over drawn deals


@every_game
@given(data=st.data())
def test_every_refusal_is_told_in_every_language(subject: AnySubject, data: st.DataObject) -> None:
    state = data.draw(testing.positions(subject))
    held = [card for hand in state.hands for card in hand] or DECK
    moves = data.draw(st.lists(subject.moves(DECK) | subject.moves(held), min_size=1, max_size=30))
    for refusal in filter(None, (subject.game.violation(state, move) for move in moves)):
        check_all_languages(refusal)


@every_game
@given(data=st.data())
def test_every_line_of_a_score_sheet_is_told_in_every_language(
    subject: AnySubject, data: st.DataObject
) -> None:
    state, choose = data.draw(testing.deals(subject)), data.draw(st.randoms(use_true_random=False))
    end = play_out(subject.game, state, choose)
    for line in subject.game.scoresheet(end):
        check_all_languages(line)


# --- Sentences written out


def no(game: Any, state: Any, move: str) -> Violation[Any]:
    """The refusal of a move."""
    violation: Violation[Any] | None = game.violation(state, game.parse_move(move))
    assert violation is not None
    return violation


def hearts_in_german() -> list[tuple[Told, str]]:
    dealt, after, over, held = of_hearts.dealt, of_hearts.after, of_hearts.over, of_hearts.held
    passing = dealt(options=hearts.Options())
    one_passed = dealt(options=hearts.Options(pass_count=1))
    first = dealt("2C KC 3H", "5C TC QS 2D 3D 4D 5D 6D 7D 8D 9D TD JD")
    any_club = dealt("2C 3C TC 2D", options=held(opening=hearts.Opening.ANY_CLUB))
    void = dealt("2C", "2D 6D TD 2S KS QS 2H 4H 5H 6H 7H 8H 9H")
    unbroken = after(
        dealt("2C", "AC 5C TD 2H 3H 4H 5H 6H 7H 8H 9H KS AS", "3C", "4C"),
        *("0 2C", "1 AC", "2 3C", "3 4C"),
    )
    choosing = of_hearts.moon_to_choose()
    no_trick = held(no_trick=-5)
    ended = hearts.scoresheet(over("2H 3H TH", "QS", "4H", options=no_trick, rest_to=2))
    moon = over("", str(of_hearts.PENALTIES))
    shot, not_shot = hearts.scoresheet(moon)[1], hearts.scoresheet(moon)[0]
    penalties = "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ Q♠"
    few, played, jack = of_hearts.few, of_hearts.played, Card("JD")
    waiting = after(
        few("2C 2D 3D", "AC 9D QS", "3C 4D 5D", "4C 6D 2H", queen=hearts.Queen.NOT_LED),
        *played("0: 2C AC 3C 4C"),
    )
    doubled = hearts.scoresheet(of_hearts.plain(doubler=jack))[-1]
    moon_doubled = hearts.scoresheet(of_hearts.moon(doubler=jack))[-1]
    by_one = hearts.scoresheet(over("", str(of_hearts.PENALTIES), options=held(sun=52), rest_to=1))
    hands = ("2C AD 6D", "3C 2D 7D", "AC 3D KD", "4C 5H 6H")
    tricks = played("0: 2C 3C AC 4C", "2: 3D 5H AD 2D", "0: 6D 7D KD 6H")
    together, sun_together = (
        hearts.scoresheet(after(few(*hands, partners=hearts.Partners.TOGETHER, sun=sun), *tricks))
        for sun in (None, 52)
    )
    partner = hearts.scoresheet(of_hearts.plain(partners=hearts.Partners.ADDED))[-1]
    return [
        (no(hearts, first, "1 5C"), "Platz 0 ist an der Reihe"),
        (no(hearts, passing, "0 2C"), "zuerst werden Karten weitergegeben"),
        (
            no(hearts, first, "0 pass 2C KC 3H"),
            "du bist an der Reihe und spielst eine Karte, nichts anderes",
        ),
        (
            no(hearts, choosing, "1 2C"),
            "dir ist ein Durchmarsch gelungen, und du musst wählen, was er bewirkt",
        ),
        (no(hearts, moon, "0 2C"), "die Runde ist zu Ende"),
        (
            no(hearts, hearts.view(first, 1), "0 2C"),
            "du siehst, was Platz 1 sieht, und kannst nur für Platz 1 spielen",
        ),
        (no(hearts, first, "5 2C"), "auf Platz 5 sitzt niemand"),
        (
            no(hearts, after(passing, "0 pass 2C TC QC"), "0 pass 2C 3C 4C"),
            "du hast schon weitergegeben: 2♣ 10♣ Q♣",
        ),
        (
            no(hearts, after(one_passed, "0 pass QC"), "0 pass 2C"),
            "du hast schon weitergegeben: Kreuz-Dame",
        ),
        (no(hearts, passing, "0 pass 2C"), "weitergegeben werden 3 Karten, nicht 1"),
        (no(hearts, one_passed, "0 pass 2C 3C"), "weitergegeben wird 1 Karte, nicht 2"),
        (no(hearts, first, "0 QS"), "nicht auf deiner Hand: Pik-Dame"),
        (no(hearts, passing, "0 pass 2C KS AS"), "nicht auf deiner Hand: K♠ A♠"),
        (no(hearts, first, "0 3H"), "der erste Stich beginnt mit der Kreuz-Zwei"),
        (
            no(hearts, any_club, "0 2D"),
            ("der erste Stich beginnt mit Kreuz: 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣"),
        ),
        (
            no(hearts, after(first, "0 2C"), "1 QS"),
            "Kreuz ist ausgespielt, bedienen kannst du mit: 5♣ 10♣",
        ),
        (
            no(hearts, after(void, "0 2C"), "1 QS"),
            (
                "im ersten Stich darf Pik-Dame nicht abgeworfen werden, solange du anderes hast: "
                "2♦ 6♦ 10♦ 2♠ K♠"
            ),
        ),
        (
            no(hearts, unbroken, "1 2H"),
            "Herz ist noch nicht geöffnet, ausspielen kannst du: 5♣ 10♦ K♠ A♠",
        ),
        (
            no(hearts, choosing, "1 choose off"),
            (
                "du hast die Wahl: den anderen werden Punkte dazugezählt, oder dir werden sie "
                "abgezogen"
            ),
        ),
        (ended[0], "genommen: 2♥ 3♥ 10♥"),
        (ended[1], "genommen: Pik-Dame"),
        (ended[-1], "keinen Stich gemacht"),
        (shot, f"Durchmarsch: {penalties}"),
        (not_shot, f"Durchmarsch von Platz 1: {penalties}"),
        (
            no(hearts, waiting, "1 QS"),
            "Herz ist noch nicht geöffnet, statt Pik-Dame kannst du spielen: Karo-Neun",
        ),
        (doubled, "Karo-Bube verdoppelt, was Karten zählen"),
        (moon_doubled, "Karo-Bube verdoppelt, was das wert ist"),
        (by_one[1], "alle Stiche gemacht"),
        (by_one[0], "alle Stiche für Platz 1"),
        (together[0], "Durchmarsch zu zweit: 5♥ 6♥"),
        (together[1], "Durchmarsch der anderen Seite: 5♥ 6♥"),
        (sun_together[0], "alle Stiche zu zweit gemacht"),
        (sun_together[1], "alle Stiche für die andere Seite"),
        (partner, "die Wertung des Partners (Platz 1)"),
    ]


def hawk_in_german() -> list[tuple[Told, str]]:
    dealt, after, over = of_hawk.dealt, of_hawk.after, of_hawk.over
    hearts_led = dealt("5H", "6H TH 7C 8C 9C TC AC 2C 3C 4C")
    first = "5S 7C 8C 9C TC AC 3D 5D 6D 7D"
    able = "4S 9S 2C 3C 4C 5C 6C 8D 9D TD"
    duty = after(
        dealt("TH", first, able, options=hawk.Options(ruffing=hawk.Ruffing.MUST_OVERRUFF)), "0 TH"
    )
    # Seat 0 takes the first trick and the last, 7S 8S 9S AS: 65 pips, and a solo is lost.
    solo = over([0, 1, *[1] * 7, 0], ["TC TD TH TS", "AC 2C 3C 4C"])
    step, big, four, run, k = hawk.scoresheet(solo)[:5]
    # Seats 1 and 3 are LAFH, with 5S 5C 6C 7C and 7S 8S 9S AS.
    for_nob = over([1, 0, 0, *[2] * 6, 3], ["5S", "TC TD TH TS", "AC 2C 3C 4C"])
    nothing, _, big_nob, four_nob, run_nob, k_of_two = hawk.scoresheet(for_nob)[:6]
    # All tricks: clubs, diamonds, and the hearts from two to seven.
    once = over([1] * 13, [], hawk.Options(players=2, solo_from=3))
    _, won, k_once = hawk.scoresheet(once)
    straight = hawk.scoresheet(over([0] * 10, ["7S 8S 9S TS"]))[1]
    return [
        (no(hawk, hearts_led, "1 6H"), "Platz 0 ist an der Reihe"),
        (no(hawk, once, "0 AC"), "die Runde ist zu Ende"),
        (
            no(hawk, hawk.view(hearts_led, 1), "0 5H"),
            "du siehst, was Platz 1 sieht, und kannst nur für Platz 1 spielen",
        ),
        (no(hawk, hearts_led, "4 6H"), "auf Platz 4 sitzt niemand"),
        (no(hawk, hearts_led, "0 6H"), "nicht auf deiner Hand: Herz-Sechs"),
        (
            no(hawk, after(hearts_led, "0 5H"), "1 7C"),
            "Herz ist ausgespielt, bedienen kannst du mit: 6♥ 10♥",
        ),
        (
            no(hawk, duty, "1 7C"),
            "Herz ist ausgespielt, du kannst nicht bedienen und musst stechen mit: Pik-Fünf",
        ),
        (
            no(hawk, after(duty, "1 5S"), "2 9S"),
            "Herz ist ausgespielt, und du musst überstechen mit: Pik-Vier",
        ),
        (step, "LAFH hat mit 65 zu 155 Augen verloren: Stufe -3"),
        (won, "LAFH hat mit 137 zu 0 Augen gewonnen: Stufe 7"),
        (big, "Platz 0 hat Stich 1 für LAFH gemacht, mit mehr als 36 Augen: 10♣ 10♦ 10♥ 10♠"),
        (big_nob, "Platz 0 hat Stich 2 für NOB gemacht, mit mehr als 36 Augen: 10♣ 10♦ 10♥ 10♠"),
        (
            four,
            (
                "Platz 0 hat Stich 1 für LAFH gemacht, darin die gleiche Zahl in allen vier "
                "Farben: 10♣ 10♦ 10♥ 10♠"
            ),
        ),
        (
            four_nob,
            (
                "Platz 0 hat Stich 2 für NOB gemacht, darin die gleiche Zahl in allen vier Farben: "
                "10♣ 10♦ 10♥ 10♠"
            ),
        ),
        (straight, "Platz 0 hat Stich 1 für LAFH gemacht, mit einer Straße darin: 7♠ 8♠ 9♠ 10♠"),
        (run, "Platz 1 hat Stich 2 für NOB gemacht, mit einer Straße darin: 2♣ 3♣ 4♣ A♣"),
        (run_nob, "Platz 0 hat Stich 3 für NOB gemacht, mit einer Straße darin: 2♣ 3♣ 4♣ A♣"),
        (k_of_two, "Stufe -3 + Summanden -3 = k -6; -6 x 4 Spieler = -24"),
        (k, "Stufe -3 + Summanden 1 = k -2; -2 x 4 Spieler x 3 im Solo = -24"),
        (k_once, "Stufe 7 + Summanden 0 = k 7; 7 x 2 Spieler = 14, und das Solo zählt einfach"),
        (nothing, "für NOB gibt es keine Punkte, weder plus noch minus"),
    ]


def hurrikan_in_german() -> list[tuple[Told, str]]:
    lying, after, over = of_hurrikan.lying, of_hurrikan.after, of_hurrikan.over
    sums = lying("QS KS 2H", "3D", table="AH 4C 5D 7S")
    equal = lying("QS", "3D", table="QH 4C 5D")
    several = lying("QS", "3D", table="QD QH 4C 5D")
    four = lying("KS", "3D", table="AH 2C 3C 4C", options=hurrikan.Options(largest_sum=2))
    ended = over("6C JC 2H 7H", "KC KD")
    most, most_hearts, seven, best = hurrikan.scoresheet(ended)
    pairs = hurrikan.FOUR_PLAYERS
    swept = after(
        lying("QD", "KD", "JD", "KH", table="QS", options=pairs),
        *("0 QD x QS", "1 KD", "2 JD", "3 KH x KD"),
    )
    sweep, partner = hurrikan.scoresheet(swept)[:2]
    pooled = pairs.replace(partners=hurrikan.Partners.POOLED)
    partners_sweeps, *_ = hurrikan.scoresheet(over("", "", "", "", options=pooled))
    return [
        (no(hurrikan, sums, "1 3D"), "Platz 0 ist an der Reihe"),
        (no(hurrikan, ended, "0 AC"), "die Runde ist zu Ende"),
        (
            no(hurrikan, hurrikan.view(sums, 1), "0 QS"),
            "du siehst, was Platz 1 sieht, und kannst nur für Platz 1 spielen",
        ),
        (no(hurrikan, sums, "3 3D"), "auf Platz 3 sitzt niemand"),
        (no(hurrikan, sums, "0 3D"), "nicht auf deiner Hand: Karo-Drei"),
        (no(hurrikan, sums, "0 QS x 4C 5H"), "nicht auf dem Tisch: Herz-Fünf"),
        (no(hurrikan, sums, "0 QS x 4D 5H"), "nicht auf dem Tisch: 4♦ 5♥"),
        (
            no(hurrikan, equal, "0 QS x 4C 5D"),
            "Pik-Dame kann nur die Karte vom gleichen Wert nehmen: Herz-Dame",
        ),
        (
            no(hurrikan, several, "0 QS x 4C 5D"),
            "Pik-Dame kann nur eine der Karten vom gleichen Wert nehmen: Q♦ Q♥",
        ),
        (
            no(hurrikan, sums, "0 QS x 7S"),
            (
                "Pik-Sieben hat einen anderen Wert als Pik-Dame: "
                "eine Karte allein muss den gleichen haben"
            ),
        ),
        (no(hurrikan, sums, "0 QS x AH 7S"), "A♥ 7♠ ergeben zusammen 8 und nicht 9"),
        (
            no(hurrikan, four, "0 KS x AH 2C 3C 4C"),
            "zusammen werden höchstens 2 Karten genommen",
        ),
        (
            no(hurrikan, sums, "0 QS"),
            "Pik-Dame darf nicht einfach gelegt werden, nehmen kannst du damit: 4♣ 5♦",
        ),
        (
            no(hurrikan, equal, "0 QS"),
            "Pik-Dame darf nicht einfach gelegt werden, nehmen kannst du damit: Herz-Dame",
        ),
        (sweep, "Hurrikan, Karo-Dame räumt ab: Pik-Dame"),
        (most, "die meisten Karten: 4"),
        (most_hearts, "die meisten Herz-Karten: 2"),
        (seven, "die Herz-Sieben"),
        (best, "die besten Karten (höchstens vier), zusammen 59 Augen: 6♣ J♣ 2♥ 7♥"),
        (partner, "die Punkte des Partners (Platz 2)"),
        (partners_sweeps, "die Hurrikane des Partners (Platz 2)"),
    ]


IN_GERMAN = [*hearts_in_german(), *hawk_in_german(), *hurrikan_in_german()]


@pytest.mark.parametrize(
    ("told", "german"), IN_GERMAN, ids=[told.rule.id + told.case for told, _ in IN_GERMAN]
)
def test_what_players_are_told_in_german(told: Told, german: str) -> None:
    assert told.text("de") == german
    check_all_languages(told)


def test_every_sentence_is_told() -> None:
    assert {told.rule.id + told.case for told, _ in IN_GERMAN} == set(EN.sentences)


def test_the_moon_is_chosen_in_plain_english() -> None:
    told = no(hearts, of_hearts.moon_to_choose(), "1 choose off").text()
    assert told == "you have a choice: the others go up or you go down"
