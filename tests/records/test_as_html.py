"""Records as a page and as a fragment: well formed, closed in itself, and true to the replay."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from examples.referee import read
from tests.looking import Page, named_in, signs_in
from vorhand import (
    GAMES,
    Cards,
    RecordError,
    UnknownLanguage,
    WrongTypeError,
    hawk,
    hearts,
    records,
)
from vorhand.game import play_out
from vorhand.languages import LANGUAGES, language_of
from vorhand.records.headers import players_of, seats_of
from vorhand.records.page import result_text
from vorhand.show.pictures import picture
from vorhand.values import html_of

RECORDS = sorted((Path(__file__).parents[2] / "examples" / "records").iterdir())
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)

EVIL = "</script><script>alert('1')</script><!-- & \" \u2028"


def named(name: str) -> records.Record:
    return read(next(path for path in RECORDS if path.name == name))


def data_of(page: str) -> Any:
    """What the script of a page reads."""
    found = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert len(found) == 1
    return json.loads(found[0])


@every_language
@every_record
def test_a_page_is_well_formed_and_loads_nothing(path: Path, language: str) -> None:
    page = read(path).to_html(language)
    assert page == records.to_html(read(path), language)
    parsed = Page(page)
    assert parsed.values("lang") == [language]
    assert parsed.values("href") == ["data:,"]
    assert not parsed.values("src")
    assert "http:" not in page
    assert "https:" not in page
    assert parsed.tags.count("script") == 2


def test_the_policy_of_a_page_allows_its_own_script_and_style_alone() -> None:
    page = named("hawk.json").to_html()
    policy = next(text for text in Page(page).values("content") if "default-src" in text)
    assert policy.startswith("default-src 'none'; img-src data:;")
    for tag in ("style", "script"):
        text = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)[-1]
        sha = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{sha}'" in policy


@every_record
def test_the_positions_of_a_page_are_those_of_the_replay(path: Path) -> None:
    record = read(path)
    game: Any = GAMES[record.game]
    data, played, names = data_of(record.to_html()), records.replay(record), named_seats(record)
    assert [len(deal["positions"]) for deal in data["deals"]] == list(map(len, played.states))
    for deal, states in zip(data["deals"], played.states, strict=True):
        for place, (position, state) in enumerate(zip(deal["positions"], states, strict=True)):
            hands = [Cards(data["texts"][hand]) for hand in position["hands"]]
            assert tuple(hands) == state.hands
            assert tuple(position["turn"]) == game.to_move(state)
            assert ("move" in position) == (place > 0)
            for seat, told in enumerate(position["asked"]):
                check_answers(
                    game, state, seat, told_of(told, state.hands[seat]), (data["texts"], names)
                )
        over = not game.to_move(states[-1])
        assert (deal["sheet"] is not None) == over
        if over:
            assert deal["scores"] == list(game.score(states[-1]))
            told = [line.text(names=names) for line in game.scoresheet(states[-1])]
            assert [line[2] for line in deal["sheet"]] == list(map(capital, told))
    totals = [deal["totals"] for deal in data["deals"] if deal["sheet"] is not None]
    assert totals[-1] == list(played.match.totals)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def named_seats(record: records.Record) -> tuple[str, ...]:
    """What the seats of an example are called."""
    return tuple(
        dict(record.headers).get(f"Seat{seat}", f"seat {seat}")
        for seat in range(record.options.players)
    )


def told_of(asked: Any, hand: Cards) -> list[list[int]]:
    """What is said of each card of a hand; it is there once if it is the same of all."""
    return [asked] * len(hand) if asked and isinstance(asked[0], int) else asked


def check_answers(game: Any, state: Any, seat: int, asked: Any, told: Any) -> None:
    texts, names = told
    moves = game.legal_moves(state, seat)
    passes = isinstance(state, hearts.Passing)
    for card, (legal, text) in zip(state.hands[seat], asked, strict=True):
        able = [move for move in moves if (card in move.cards if passes else move.card is card)]
        assert bool(legal) == bool(able)
        if not legal and not passes:
            assert texts[text] == game.violation(state, game.Play(seat, card)).text(names=names)


def test_what_a_card_can_take_is_told_with_the_reason_why_it_is_not_laid() -> None:
    texts = data_of(named("hurrikan.txt").to_html())["texts"]
    told = [text for text in texts if text.startswith("takes ")]
    assert any(re.fullmatch(r"takes (\S+ )*\S+; \S+ can capture .* may not be laid", text)
               for text in told)  # fmt: skip


def test_a_seat_that_has_passed_is_told_so_in_its_language() -> None:
    record = named("hearts.txt")
    data = data_of(record.to_html("de"))
    first = record.deals[0].moves[0]
    position = data["deals"][0]["positions"][1]
    legal, text = position["asked"][first.seat]  # the same of all its cards
    assert not legal
    assert data["texts"][text].startswith("du hast schon weitergegeben: ")
    name = named_seats(record)[first.seat]
    assert data["texts"][position["hidden"]] == f"{name} gibt weiter"


def test_a_seat_is_shown_what_it_has_passed_and_received() -> None:
    record = named("hearts.txt")
    data, played = data_of(record.to_html()), records.replay(record)
    (passing, *_), (first, *_) = played.states[0], played.states[0][4:]
    assert hearts.to_move(passing) == (0, 1, 2, 3)
    assert not any(any(place["own"]) for place in data["deals"][0]["positions"][:4])
    for seat in range(4):
        own = [data["lines"][number] for number in data["deals"][0]["positions"][4]["own"][seat]]
        assert [data["texts"][line[0]] for line in own] == ["Passed", "Received"]
        assert {line[2] for line in own} == {seat}
        seen = hearts.view(first, seat)
        cards = [Cards(line[1].replace(":", "")) for line in own]
        assert cards == [seen.passed, seen.received]


def lines_of(data: Any, deal: int, place: int) -> list[Any]:
    """The lines around the hands that everybody is told of."""
    return [data["lines"][line] for line in data["deals"][deal]["positions"][place]["lines"]]


def test_what_only_one_seat_sees_has_its_owner() -> None:
    passing = lines_of(data_of(named("hearts.txt").to_html()), 0, 1)
    seat = named("hearts.txt").deals[0].moves[0].seat
    assert [line[2] for line in passing if line[1]] == [seat]
    aside = lines_of(data_of(named("hawk-faulty.txt").to_html()), 0, 0)[-1]
    assert aside[2] == -1


@every_language
def test_an_error_is_told_after_the_good_beginning(language: str) -> None:
    record = named("hawk-faulty.txt")
    error = records.replay(record).error
    assert error is not None
    assert error.violation is not None
    assert error.kind == "illegal"
    stop = data_of(record.to_html(language))["stop"]
    reason = error.violation.text(language, names=named_seats(record))
    assert stop["text"].startswith("Cleo ")
    assert stop["text"].endswith(f"7♣: {reason} [hawk.ruff]")
    assert reason in stop["reason"]
    assert (stop["seat"], stop["cards"]) == (2, ["7C"])
    assert stop["text"] in Page(html_of(record, language)).text


def test_a_pass_that_is_refused_is_told_with_each_of_its_cards() -> None:
    record = named("hearts.txt")
    deal = record.deals[0]
    short = hearts.Pass(0, Cards("JD 2H"))  # three are passed
    wrong = attrs.evolve(record, deals=(attrs.evolve(deal, moves=(short, *deal.moves[1:])),))
    stop = data_of(wrong.to_html())["stop"]
    assert stop["text"].endswith("[hearts.pass.count]")
    assert (stop["seat"], stop["cards"]) == (0, ["JD", "2H"])


def test_errors_of_a_deal_as_a_whole_are_told_too() -> None:
    record = named("hawk.json")
    first, *others = record.deals
    short = attrs.evolve(first, moves=first.moves[:-1])
    unfinished = attrs.evolve(record, deals=(short, *others))
    longer = attrs.evolve(record, deals=(*record.deals, first))
    for wrong, kind in ((unfinished, "unfinished"), (longer, "match-over")):
        for language in LANGUAGES:
            stop = data_of(wrong.to_html(language))["stop"]
            assert stop == {"text": capital(language_of(language).labels[f"page.{kind}"])}


def test_headers_stay_what_they_are() -> None:
    record = attrs.evolve(named("hawk.json"), headers={"Event": EVIL})
    page = record.to_html()
    assert data_of(page)["about"][0] == ["Event", EVIL]
    assert Page(page).tags.count("script") == 2
    fragment = record._repr_html_()
    assert "script" not in Page(fragment).tags
    assert EVIL in Page(fragment).text


def test_a_record_without_deals_is_shown() -> None:
    record = records.Record("hawk", hawk.SOURCE, 0)
    data = data_of(record.to_html())
    assert (data["deals"], data["columns"], data["title"]) == ([], [], "Hawk")
    assert "Variant: the usual rules" in Page(record._repr_html_()).text


@every_record
def test_a_notebook_shows_the_deals_with_cards(path: Path) -> None:
    record = read(path)
    page = Page(record._repr_html_())
    assert named_in(page) == signs_in(page.text)
    assert Cards(record.deals[0].deck) >= named_in(page)
    assert page.tags.count("details") == len(records.replay(record).states)
    assert not {"script", "style", "link", "img"} & set(page.tags)


def test_a_notebook_shows_the_first_deals_of_many() -> None:
    match = hawk.Match(hawk.Options(deals=30))
    states = []
    for _ in range(22):
        state = match.deal(match.deck_for(1))
        while moves := hawk.legal_moves(state):
            state = hawk.apply(state, moves[0])
        states.append(state)
        match = match.record(state)
    page = Page(records.record_of(states)._repr_html_())
    assert page.tags.count("details") == 20
    assert "and further deals: 2" in page.text


def test_what_is_no_record_or_no_language_is_refused() -> None:
    wrong: Any
    for wrong in (None, "record", []):
        with pytest.raises(RecordError, match="a Record is expected"):
            records.to_html(wrong)
    with pytest.raises(UnknownLanguage):
        named("hawk.json").to_html("tlh")
    for wrong in (None, 3):
        with pytest.raises(WrongTypeError):
            named("hawk.json").to_html(wrong)


# --- Names, variants and headers in words


@every_language
def test_players_are_called_by_their_names(language: str) -> None:
    data = data_of(named("hawk.json").to_html(language))
    assert data["names"] == ["Ann", "Ben", "Cleo"]
    seat = language_of(language).labels["seat"]
    told = [*data["texts"], *(line[2] for deal in data["deals"] for line in deal["sheet"])]
    assert not [text for text in told if re.search(rf"{seat} \d", text, re.IGNORECASE)]
    assert any(text.startswith("Cleo ") for text in told)
    assert [deal["dealer"].split()[0] for deal in data["deals"]] == ["Cleo", "Ann", "Ben"]


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    headers = {"Seat0": "Ann", "Seat1": " ", "Seat2": "Ann"}
    record = attrs.evolve(named("hawk.json"), headers=headers)
    assert players_of(record) == ["Ann (0)", "", "Ann (2)"]
    assert seats_of(record, "de") == ["Ann (0)", "Platz 1", "Ann (2)"]
    assert players_of(attrs.evolve(record, headers=())) is None
    assert seats_of(attrs.evolve(record, headers=()), "en")[0] == "Seat 0"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("A\nB\t C", "A B C"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("A\u202eB\u2066C\x07", "ABC"),  # they would turn around what follows
        ("\u05d0\u05d1", "\u2068\u05d0\u05d1\u2069"),
        ("\u202e", "Seat 0"),
        ("{seat} {0}", "{seat} {0}"),
    ],
)
def test_names_fit_into_sentences(given: str, told: str) -> None:
    record = attrs.evolve(named("hawk.json"), headers={"Seat0": given})
    assert seats_of(record, "en")[0] == told
    moves = [text for text in data_of(record.to_html())["texts"] if text.endswith(" 5♦")]
    assert f"{told} plays 5♦".casefold() in [text.casefold() for text in moves]
    assert given in data_of(record.to_html())["about"][0][1]


@every_language
def test_headers_and_variants_are_told_in_words(language: str) -> None:
    about = data_of(named("hearts.txt").to_html(language))["about"]
    words = {
        "en": ["Event", "Date", "Seat 0", "Seat 1", "Seat 2", "Seat 3", "Variant"],
        "de": ["Anlass", "Datum", "Platz 0", "Platz 1", "Platz 2", "Platz 3", "Variante"],
    }
    assert [name for name, _ in about] == words[language]
    assert about[0][1] == "Club evening"
    assert about[-1][1] == {"en": "limit: 50", "de": "Grenze: 50"}[language]


def test_headers_that_nobody_knows_keep_their_names() -> None:
    headers = {"Site": "Graz", "Round": "2", "Annotator": "Eve", "Seat7": "x", "Seat": "y"}
    record = records.Record("hearts", hearts.OMNIBUS, 0, headers=headers)
    assert data_of(record.to_html("de"))["about"] == [
        ["Ort", "Graz"],
        ["Durchgang", "2"],
        ["Annotator", "Eve"],
        ["Seat7", "x"],
        ["Seat", "y"],
        ["Variante", "Omnibus; Karo-Bube: -10"],
    ]
    assert "Variante: Omnibus; Karo-Bube: -10" in Page(html_of(record, "de")).text


# --- Who has won, and the totals


def lone_deal(number: int = 3) -> records.Record:
    state = play_out(hearts, hearts.deal(hearts.pack(), number=number), Random(1))
    return records.record_of([state])


def test_the_page_tells_who_has_won_and_how_far_ahead() -> None:
    # Totals of the example: Ann -45, Ben 0, Cleo -6.
    record = named("hawk.json")
    assert records.replay(record).match.totals == (-45, 0, -6)
    told = {language: data_of(record.to_html(language))["result"] for language in LANGUAGES}
    assert told["en"] == "Ben wins with a total of 0, 6 ahead of Cleo"
    assert told["de"] == "Ben gewinnt mit einem Gesamtstand von 0, 6 besser als Cleo"
    assert told["en"] in Page(record._repr_html_()).text


def won_with(*totals: int) -> str:
    """What is told of a match of Hawk that ended with these totals."""
    match = hawk.Match(hawk.Options(players=len(totals), deals=1), scores=(totals,))
    record = records.Record("hawk", match.options, 0, scores=match.scores)
    return result_text(record, records.replay(record), "en")


def test_several_can_win_or_be_next() -> None:
    assert won_with(8, 0, 0) == "seat 0 wins with a total of 8, 8 ahead of seat 1 and seat 2"
    assert won_with(0, 0, -9) == "seat 0 and seat 1 win with a total of 0, 9 ahead of seat 2"
    told = "seat 0, seat 1, seat 2 and seat 3 win together with a total of 0"
    assert won_with(0, 0, 0, 0) == told


def test_nobody_has_won_before_the_end() -> None:
    assert not data_of(named("hurrikan.txt").to_html())["result"]
    assert not data_of(lone_deal().to_html())["result"]


def test_totals_are_those_of_finished_deals() -> None:
    data, played = data_of(named("hawk.json").to_html()), records.replay(named("hawk.json"))
    assert data["start"] == [0, 0, 0]
    for number, deal in enumerate(data["deals"], 1):
        lines = played.scores[:number]
        assert deal["totals"] == [sum(line[seat] for line in lines) for seat in range(3)]


def test_a_match_that_was_taken_up_begins_with_its_totals() -> None:
    scores = ((10, 16, 0, 0), (0, 0, 20, 6))
    match = hearts.Match(scores=scores)
    record = records.record_of([match.deal(hearts.pack())], scores=scores)
    assert data_of(record.to_html())["start"] == [10, 16, 20, 6]
    assert data_of(lone_deal().to_html())["start"] is None


# --- The places that can be gone to, and the room for lines


@every_record
def test_tricks_begin_where_their_first_card_is_played(path: Path) -> None:
    record = read(path)
    game: Any = GAMES[record.game]
    data, played = data_of(record.to_html()), records.replay(record)
    for deal, states in zip(data["deals"], played.states, strict=True):
        found: list[list[int]] = []
        for place, state in enumerate(states):
            public = state.public
            if record.game != "hurrikan" and place:
                count, before = len(public.tricks), len(states[place - 1].public.tricks)
                if len(public.trick) == 1:
                    found.append([place, -1])
                if count > before:
                    found[-1][1] = public.tricks[-1].taker
        assert deal["tricks"] == found
        assert bool(found) == (record.game != "hurrikan" and len(states) > 4)
        if record.game != "hurrikan" and not game.to_move(list(states)[-1]):
            assert [taker for _, taker in found][-1] >= 0


def test_cards_that_everybody_sees_have_a_slot_of_their_own() -> None:
    lines = data_of(named("hearts.txt").to_html())["lines"]
    slots = {line[3] for line in lines}
    assert slots == {None, 0, 1}  # the trick, and the previous one
    assert all((line[3] is None) == (line[2] is not None or line[1] is None) for line in lines)
    data = data_of(named("hurrikan.txt").to_html())
    told = {data["texts"][line[0]].split()[0]: line[3] for line in data["lines"]}
    assert (told["Table"], told["Last"], told["Stock"]) == (0, 1, None)


@every_record
def test_each_seat_is_shown_in_every_position_what_only_it_sees(path: Path) -> None:
    record = read(path)
    game: Any = GAMES[record.game]
    data, played = data_of(record.to_html()), records.replay(record)
    for deal, states in zip(data["deals"], played.states, strict=True):
        for position, state in zip(deal["positions"], states, strict=True):
            for seat in range(record.options.players):
                there: list[Any] = [line.cards for line in picture(state).lines]
                own: list[Any] = [
                    line.cards
                    for line in picture(game.view(state, seat)).lines
                    if line.owner == seat and line.cards not in there
                ]
                wanted = [Cards([card for _, card in cards]) for cards in own]
                found = [data["lines"][number][1] for number in position["own"][seat]]
                assert [Cards(cards.replace(":", "")) for cards in found] == wanted


def test_every_sentence_begins_with_a_capital() -> None:
    for path in RECORDS:
        for language in LANGUAGES:
            data = data_of(read(path).to_html(language))
            used = [
                data["texts"][position[key]]
                for deal in data["deals"]
                for position in deal["positions"]
                for key in ("move", "hidden")
                if key in position
            ]
            used += [data["texts"][line[0]] for line in data["lines"]]
            used += [name for name, _ in data["about"]]
            used += [line[2] for deal in data["deals"] for line in deal["sheet"] or ()]
            assert not [text for text in used if text[0].islower()]


def test_the_page_of_a_long_match_stays_small() -> None:
    state = play_out(hawk, hawk.deal(hawk.pack()), Random(5))
    one = len(records.record_of([state]).to_html())
    match = hawk.Match(hawk.Options(deals=40))
    states = []
    for number in range(20):
        states.append(play_out(hawk, match.deal(match.deck_for(3)), Random(number)))
        match = match.record(states[-1])
    many = len(records.record_of(states).to_html())
    assert many - one < 19 * 30_000  # characters for each further deal
