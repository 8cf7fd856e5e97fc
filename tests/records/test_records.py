"""Records: there and back, through the rules, and what is refused."""

from __future__ import annotations

import json
from enum import Enum
from random import Random
from typing import Any

import attrs
import jsonschema
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from vorhand import (
    GAMES,
    Card,
    Cards,
    RecordError,
    UnknownLanguage,
    WrongTypeError,
    game,
    hawk,
    hearts,
    hurrikan,
    records,
    testing,
)
from vorhand.kit.plays import CardPlay
from vorhand.testing import SUBJECTS

SCHEMA = jsonschema.Draft202012Validator(records.json_schema())


def played(name: str, options: Any, dealer: int, seed: int, moves: int) -> tuple[list[Any], Any]:
    """The last states of some deals of a match, the last one after so many moves, and the match."""
    module: Any = GAMES[name]
    match = module.Match(options, dealer)
    rng = Random(seed)
    states: list[Any] = []
    for _ in range(2):
        if match.over:
            break
        states.append(game.play_out(module, match.deal(match.deck_for(seed)), rng))
        match = match.record(states[-1])
    if not match.over:
        state = match.deal(match.deck_for(seed))
        for _ in range(moves):
            if legal := module.legal_moves(state):
                state = module.apply(state, legal[int(rng.random() * len(legal))])
        states.append(state)
        if not module.to_move(state):
            match = match.record(state)
    return states, match


@st.composite
def matches(draw: st.DrawFn) -> tuple[str, list[Any], Any]:
    name = draw(st.sampled_from(list(SUBJECTS)))
    options = draw(st.sampled_from(SUBJECTS[name].presets) | SUBJECTS[name].options)
    dealer = draw(st.integers(0, options.players - 1))
    states, match = played(
        name, options, dealer, draw(st.integers(0, 999)), draw(st.integers(0, 60))
    )
    return name, states, match


HEADERS = st.dictionaries(
    st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{0,8}", fullmatch=True).filter(
        lambda name: name not in {"Format", "Game", "Options", "Dealer", "Deck"}
    ),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
    max_size=3,
)


@given(match=matches(), headers=HEADERS)
def test_a_match_is_written_read_and_replayed(
    match: tuple[str, list[Any], Any], headers: dict[str, str]
) -> None:
    _, states, expected = match
    record = records.record_of(states, headers)
    as_json, as_text = records.to_json(record), records.to_text(record)
    SCHEMA.validate(json.loads(as_json))
    assert records.from_json(as_json) == record
    assert records.from_text(as_text) == record
    assert records.to_json(records.from_text(as_text)) == as_json
    assert records.to_text(records.from_json(as_json)) == as_text
    replayed = records.replay(record)
    assert replayed.error is None
    assert [deal[-1] for deal in replayed.states] == states
    assert replayed.match == expected


@given(match=matches(), data=st.data())
def test_the_first_wrong_move_is_found_and_the_beginning_kept(
    match: tuple[str, list[Any], Any], data: st.DataObject
) -> None:
    name, states, _ = match
    record = records.record_of(states)
    at = data.draw(st.integers(0, len(record.deals) - 1))
    deal = record.deals[at]
    assume(deal.moves)
    number = data.draw(st.integers(0, len(deal.moves) - 1))
    other = data.draw(SUBJECTS[name].moves(deal.deck))
    moves = (*deal.moves[:number], other, *deal.moves[number + 1 :])
    deals = (*record.deals[:at], attrs.evolve(deal, moves=moves), *record.deals[at + 1 :])
    changed = attrs.evolve(record, deals=deals)
    assert records.from_json(records.to_json(changed)) == changed
    assert records.from_text(records.to_text(changed)) == changed
    replayed = records.replay(changed)
    good = records.replay(record)
    module: Any = GAMES[name]
    broken = module.violation(good.states[at][number], other)
    assert replayed.states[at][: number + 1] == good.states[at][: number + 1]
    assume(broken is not None)
    assert replayed.error is not None
    assert (replayed.error.deal, replayed.error.move) == (at, number)
    assert replayed.error.seat == other.seat
    assert replayed.error.violation == broken
    assert broken.rule.id in str(replayed.error)
    assert replayed.states[:at] == good.states[:at]
    assert len(replayed.states[at]) == number + 1


@pytest.mark.parametrize("form", ["json", "text"])
@given(match=matches(), data=st.data())
def test_damage_is_refused_or_replays_up_to_it(
    form: str, match: tuple[str, list[Any], Any], data: st.DataObject
) -> None:
    record = records.record_of(match[1], {"Event": "a game"})
    text = records.to_json(record) if form == "json" else records.to_text(record)
    read = records.from_json if form == "json" else records.from_text
    at = data.draw(st.integers(0, len(text) - 1))
    kind = data.draw(st.sampled_from(["cut", "change", "double", "end"]))
    damaged = {
        "cut": text[:at] + text[at + 1 :],
        "change": text[:at] + data.draw(st.characters(exclude_categories=["Cs"])) + text[at + 1 :],
        "double": text[:at] + text[at] + text[at:],
        "end": text[:at],
    }[kind]
    try:
        found = read(damaged)
    except RecordError:
        found = record  # refused, and with nothing else than this error
    check_beginning(found, record)


def check_beginning(found: records.Record, record: records.Record) -> None:
    """What comes before the first difference of two records replays to the same states."""
    same = (found.game, found.options, found.dealer) == (record.game, record.options, record.dealer)
    ours, theirs = records.replay(found), records.replay(record)
    for at, (deal, other) in enumerate(zip(found.deals, record.deals, strict=False)):
        equal = [one == two for one, two in zip(deal.moves, other.moves, strict=False)]
        until = equal.index(False) if False in equal else len(equal)
        same = same and deal.deck == other.deck
        good = theirs.states[at][: until + 1]
        assert not same or ours.states[at][: len(good)] == good
        same = same and deal == other


def test_every_changed_move_is_replayed_up_to_it() -> None:
    states, _ = played("hawk", hawk.SOURCE, 3, 5, 9)
    record = records.record_of(states)
    text = records.to_text(record)
    for old, new in [("1. ", "1. "), ("0 ", "1 "), ("AC;", "AD;"), ("3 7", "3 8"), ("2C;", "3C;")]:
        lines = text.split("\n")
        at = next(number for number, line in enumerate(lines) if old in line and line[0].isdigit())
        lines[at] = lines[at].replace(old, new, 1)
        found = records.from_text("\n".join(lines))
        check_beginning(found, record)


def a_record() -> dict[str, Any]:
    states, _ = played("hearts", hearts.TRAINER, 3, 5, 20)
    written: dict[str, Any] = json.loads(records.to_json(records.record_of(states)))
    return written


def changed(path: str, value: Any) -> str:
    """The JSON of a record with one thing changed; `path` is its place."""
    whole = a_record()
    *way, last = path.replace("]", "").replace("[", ".").split(".")
    inside: Any = whole
    for part in way:
        inside = inside[int(part) if part.isdigit() else part]
    if value is None:
        del inside[last]
    else:
        inside[int(last) if last.isdigit() else last] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "pgn"), ("format", None), ("version", 4), ("version", 0),
        ("version", None), ("version", True), ("version", "1"),
        ("game", "whist"), ("game", ["hearts"]), ("game", None), ("dealer", 4), ("dealer", -1),
        ("dealer", "3"), ("dealer", True), ("dealer", 1.0), ("headers", []), ("headers.Event", 3),
        ("headers.9", "x"), ("headers.Deck", "x"), ("options", []), ("options.moon", "FULL"),
        ("options.moon", None), ("options.moon", 3), ("options.stars", 3), ("options.limit", "100"),
        ("options.limit", 0), ("options.passing", "LEFT"), ("options.passing[0]", "UP"),
        ("options.packets", [13, 1]), ("options.players", 7), ("deals", {}), ("deals[0]", []),
        ("deals[0].deck", None), ("deals[0].deck", []), ("deals[0].deck", "2C 3C"),
        ("deals[0].deck", "1Z"), ("deals[0].moves", None), ("deals[0].moves", "0 2C"),
        ("deals[0].moves[3]", "0 1Z"), ("deals[0].moves[3]", 5), ("deals[0].moves[3]", "0  2C"),
        ("deals[0].moves[3]", "7 2C"), ("deals[0].score", [0, 0, 0, 0]), ("notes", "x"),
        ("number", 1), ("number", -1), ("number", 10**16), ("number", "0"), ("number", None),
        ("scores", {}), ("scores", None), ("scores", [3]), ("scores", [[1, 2, 3]]),
        ("scores", [[1, 2, 3, "4"]]), ("scores", [[100, 0, 0, 0], [1, 1, 1, 23]]),
    ],
)  # fmt: skip
def test_what_json_is_refused_and_where(path: str, value: Any) -> None:
    with pytest.raises(RecordError) as caught:
        records.from_json(changed(path, value))
    place = caught.value.place
    assert (
        place.split(".", maxsplit=1)[0].split("[")[0]
        == path.split(".", maxsplit=1)[0].split("[", maxsplit=1)[0]
    )


def test_a_doubled_card_is_named_with_its_deal() -> None:
    deck = a_record()["deals"][1]["deck"].split()
    with pytest.raises(RecordError) as caught:
        records.from_json(changed("deals[1].deck", " ".join([deck[1], *deck[1:]])))
    assert caught.value.place == "deals[1].deck"
    assert f"more than once: {deck[1]}" in caught.value.problem
    assert f"missing: {deck[0]}" in caught.value.problem


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "3", "{}", '{"format": 1, "format": 2}', "{" * 99_999, "[" * 99_999,
        "9" * 9_999, "NaN", '{"a": Infinity}', "\ufeff{}", "{'a': 1}", '"' + "x" * 1_000_000,
    ],
)  # fmt: skip
def test_texts_that_are_no_json_of_a_record(text: str) -> None:
    with pytest.raises(RecordError):
        records.from_json(text)
    with pytest.raises(RecordError):
        records.from_text(text)


@pytest.mark.parametrize("value", [None, 3, b"{}", ["{}"]])
def test_what_is_no_text_or_no_record(value: Any) -> None:
    for function in (
        records.from_json, records.from_text, records.to_json, records.to_text, records.replay,
    ):  # fmt: skip
        with pytest.raises(RecordError):
            function(value)


def test_hostile_sizes_are_refused_quickly() -> None:
    whole = a_record()
    whole["deals"][0]["moves"] = ["0 2C"] * 1_000_000
    with pytest.raises(RecordError, match="at most 100 moves"):
        records.from_json(json.dumps(whole))
    whole = a_record()
    whole["deals"] = [whole["deals"][0]] * 10_001
    with pytest.raises(RecordError, match="at most 10000 deals"):
        records.from_json(json.dumps(whole))
    states, _ = played("hawk", hawk.SOURCE, 3, 5, 20)
    text = records.to_text(records.record_of(states))
    with pytest.raises(RecordError):
        records.from_text(text + "\n".join(["1. 0 2C"] * 100_000))
    with pytest.raises(RecordError):
        records.from_text(text + '[Deck "2C"]\n' * 10_001)


def text_of(name: str) -> str:
    module: Any = GAMES[name]
    states, _ = played(name, module.Options(), 1, 5, 9)
    return records.to_text(records.record_of(states, {"Event": "x"}))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[Format "vorhand 3"]', '[Format "vorhand 4"]'),
        ('[Format "vorhand 3"]', '[Format "vorhand 03"]'),
        ('[Format "vorhand 3"]', '[Format "vorhand"]'),
        ('[Format "vorhand 3"]\n', ""),
        ('[Number "0"]', '[Number "1"]'),
        ('[Number "0"]', '[Number "-0"]'),
        ('[Number "0"]\n', ""),
        ('[Scores ""]', '[Scores " "]'),
        ('[Scores ""]', '[Scores "1 1"]'),
        ('[Scores ""]\n', ""),
        ("End of 3 deals\n", ""),
        ("End of 3 deals", "End of 2 deals"),
        ("End of 3 deals", "End of 3 deal"),
        ("End of 3 deals", "End of 3 deals."),
        ("End of 3 deals", "End of 3 deals\nEnd of 3 deals"),
        ('[Game "hurrikan"]', '[Game "whist"]'),
        ('[Game "hurrikan"]', '[Game "hawk"]'),
        ('[Dealer "1"]', '[Dealer "2"]'),
        ('[Dealer "1"]', '[Dealer "x"]'),
        ("capture=FORCED", "capture=NEVER"),
        ("capture=FORCED", "capture"),
        ("capture=FORCED ", ""),
        ("capture=FORCED", "capture=FORCED capture=FORCED"),
        ("largest_sum=None", "largest_sum=1"),
        ('[Event "x"]', '[Event "x"] y'),
        ('[Event "x"]', '[Event "x"]\n[Event "y"]'),
        ("1. ", "1 "),
        ("2. ", "3. "),
        (" !", ""),
        ("*", ""),
        ("*", "*\n*"),
        ("*", '*\n[Event2 "y"]'),
        ('[Event "x"]', '[Event "\\q"]'),
        ("target=16", "target=016"),
        ("target=16", "target=+16"),
        ("target=16", "target=-0"),
        ("\n\n", "\nbla\n"),
    ],
)
def test_what_text_is_refused(old: str, new: str) -> None:
    text = text_of("hurrikan")
    assert old in text, text
    with pytest.raises(RecordError):
        records.from_text(text.replace(old, new, 1))


def test_text_is_forgiving_about_blank_lines_and_comments() -> None:
    text = text_of("hurrikan")
    spaced = "; a comment\n" + text.replace("\n", "\n\n")
    assert records.from_text(spaced) == records.from_text(text)


def test_a_sweep_and_an_unfinished_deal_are_marked() -> None:
    states, _ = played("hurrikan", hurrikan.SOURCE, 1, 5, 9)
    text = records.to_text(records.record_of(states))
    swept = sum(len(hurrikan.sweeps(state)) for state in states)
    assert text.count(" !\n") == swept > 0
    assert text.endswith("\n*\n\nEnd of 3 deals\n")
    assert text.count("*") == 1


def test_an_unfinished_deal_before_another_is_a_fault() -> None:
    states, _ = played("hawk", hawk.SOURCE, 3, 5, 9)
    record = records.record_of(states)
    first, *others = record.deals
    short = attrs.evolve(record, deals=(attrs.evolve(first, moves=first.moves[:-1]), *others))
    replayed = records.replay(short)
    assert replayed.error is not None
    assert str(replayed.error) == "deal 1: it is not finished, and another deal follows"
    assert replayed.match == hawk.Match(dealer=record.dealer)
    assert records.from_text(records.to_text(short)) == short


def test_a_fault_is_told_in_every_language() -> None:
    states, _ = played("hawk", hawk.SOURCE, 3, 5, 9)
    record = records.record_of(states)
    first, *others = record.deals
    wrong = attrs.evolve(first, moves=(first.moves[1], *first.moves[1:]))
    for deal, english, german in (
        (wrong, "it is seat 0's turn", "Platz 0 ist an der Reihe"),
        (
            attrs.evolve(first, moves=first.moves[:-1]),
            "another deal follows, but this one is not finished",
            "eine weitere Runde folgt, aber diese ist nicht zu Ende",
        ),
    ):
        error = records.replay(attrs.evolve(record, deals=(deal, *others))).error
        assert error is not None
        assert (error.text(), error.text("de")) == (english, german)
        with pytest.raises(UnknownLanguage):
            error.text("xx")


def test_a_deal_after_the_end_of_the_match_is_a_fault() -> None:
    one = hawk.Options(deals=1)
    states, _ = played("hawk", one, 3, 5, 0)
    record = records.record_of(states)
    longer = attrs.evolve(record, deals=record.deals * 2)
    replayed = records.replay(longer)
    assert str(replayed.error) == "deal 2: the match was over before it"
    assert replayed.match.over
    assert records.from_text(records.to_text(longer)) == longer


def test_states_that_are_no_match_in_a_row() -> None:
    states, _ = played("hawk", hawk.SOURCE, 3, 5, 0)
    with pytest.raises(RecordError, match=r"deals\[0\]: number 1 and not 0: not a match in a row"):
        records.record_of([states[1], states[0]])
    with pytest.raises(RecordError, match=r"deals\[1\]: dealer 3 and not 0: not a match"):
        records.record_of([states[0], states[0]])
    begun = hawk.Match().deal(hawk.Match().deck_for(1))
    with pytest.raises(RecordError, match=r"deals\[0\]: it is not finished, and another"):
        records.record_of([begun, states[1]])
    one = hawk.Options(deals=1)
    ended = game.play_out(hawk, hawk.deal(hawk.pack(one), one), Random(1))
    with pytest.raises(RecordError, match=r"deals\[1\]: the match was over before it"):
        records.record_of([ended, hawk.deal(hawk.pack(one), one, dealer=0, number=1)])
    with pytest.raises(WrongTypeError, match="one state or more of one game"):
        records.record_of(set(states))  # type: ignore[arg-type, unused-ignore] # a set is iterable
    with pytest.raises(RecordError):
        records.record_of(states, {"Event": 3})  # type: ignore[arg-type]
    with pytest.raises(RecordError):
        records.record_of(states, 3)  # type: ignore[arg-type]
    wrong: list[Any] = [[], None, 3, [None], [states[0], hearts.deal(hearts.pack())]]
    for one in wrong:
        with pytest.raises(WrongTypeError):
            records.record_of(one)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "whist"}, {"game": None}, {"options": hearts.TRAINER}, {"options": None},
        {"dealer": 4}, {"dealer": None}, {"deals": None}, {"deals": [1]}, {"deals": (1,)},
        {"headers": (("a", "b"), ("a", "c"))}, {"headers": {"Deck": "x"}}, {"headers": {3: "x"}},
        {"headers": {"a": "\ud800"}}, {"headers": [("a",)]},
        {"deals": (records.RecordedDeal(()),)},
        {"deals": (records.RecordedDeal(None),)},  # type: ignore[arg-type]
        {"deals": (records.RecordedDeal(list(hawk.pack())),)},  # type: ignore[arg-type]
        {"deals": (records.RecordedDeal(hawk.pack(), None),)},  # type: ignore[arg-type]
        {"deals": (records.RecordedDeal(hawk.pack(), (hearts.Play(0, Card("2C")),)),)},
    ],
)  # fmt: skip
def test_values_that_are_no_record(change: dict[str, Any]) -> None:
    right: dict[str, Any] = {"game": "hawk", "options": hawk.SOURCE, "dealer": 3} | change
    with pytest.raises(RecordError) as caught:
        records.Record(**right)
    assert caught.value.place.split("[")[0].split(".")[0] == next(iter(change))


def test_the_schema_knows_every_option_and_every_member() -> None:
    jsonschema.Draft202012Validator.check_schema(records.json_schema())
    for name, module in GAMES.items():
        found: Any = module
        usual = found.Options()
        properties = records.json_schema()["$defs"][f"{name}_options"]["properties"]
        fields = [field.name for field in attrs.fields(found.Options) if field.init]
        assert list(properties) == fields
        for field in fields:
            value = getattr(usual, field)
            value, kind = (
                (value[0], properties[field]["items"])
                if isinstance(value, tuple) and value
                else (value, properties[field])
            )
            if isinstance(value, Enum):
                assert kind["enum"] == [member.name for member in type(value)]


@given(data=st.data())
def test_decks_and_moves_lead_back_to_any_state(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(list(SUBJECTS)))
    module: Any = GAMES[name]
    state: Any = data.draw(testing.positions(SUBJECTS[name]))
    again = module.deal(
        module.deck_of(state), state.options, dealer=state.dealer, number=state.number
    )
    for move in module.moves_of(state):
        again = module.apply(again, move)
    assert again == state
    for function in (module.deck_of, module.moves_of):
        with pytest.raises(WrongTypeError):
            function(None)


def test_a_move_of_no_game_is_refused_by_name() -> None:
    class Play(CardPlay):
        """A play of no game."""

    for move in (Play(0, Card("2C")), "0 2C"):
        deal = records.RecordedDeal(hearts.pack(), (move,))
        with pytest.raises(RecordError, match=r"deals\[0\].moves\[0\]: no move of the game"):
            records.Record("hearts", hearts.TRAINER, 3, (deal,))


PAIRS: dict[str, Any] = {
    "players": 3,
    "removed": Cards("2D 2S"),
    "opening": hearts.Opening.ANY_CLUB,
    "breaking": hearts.Breaking.QUEEN,
    "moon": hearts.Moon.BOTH,
    "kitty": hearts.Kitty.LAST_TRICK,
    "card_points": {Card("AS"): 7, Card("TD"): -10, Card("KS"): 10},
    "doubler": Card("TC"),
    "queen": hearts.Queen.NOT_LED,
    "moon_points": 30,
    "sun": 52,
    "landing": {100: 50, -3: 0, 50: -25},
    "deals": 3,
}
"""Options of Hearts of all kinds that there are."""


def test_options_of_all_kinds_are_written_and_read() -> None:
    variants = [
        hearts.Options(**PAIRS),
        hearts.Options(partners=hearts.Partners.TOGETHER, removed=Cards("2C 2D 2H 2S")),
        hearts.BLACK_MARIA,
    ]
    for options in variants:
        record = records.Record("hearts", options, 0)
        assert records.from_json(records.to_json(record)) == record
        assert records.from_text(records.to_text(record)) == record
        SCHEMA.validate(json.loads(records.to_json(record)))
    written = json.loads(records.to_json(records.Record("hearts", variants[0], 0)))["options"]
    told = {name: written[name] for name in PAIRS}
    assert told == {
        "players": 3,
        "removed": "2D 2S",
        "opening": "ANY_CLUB",
        "breaking": "QUEEN",
        "moon": "BOTH",
        "kitty": "LAST_TRICK",
        "card_points": [["TD", -10], ["KS", 10], ["AS", 7]],
        "doubler": "TC",
        "queen": "NOT_LED",
        "moon_points": 30,
        "sun": 52,
        "landing": [[-3, 0], [50, -25], [100, 50]],
        "deals": 3,
    }
    line = records.to_text(records.Record("hearts", variants[0], 0)).split("\n")[2]
    assert line.startswith('[Options "players=3 removed=2D,2S passing=')
    for part in (
        "kitty=LAST_TRICK card_points=TD:-10,KS:10,AS:7 doubler=TC queen=NOT_LED moon_points=30 ",
        "sun=52 partners=NONE landing=-3:0,50:-25,100:50 deals=3",
    ):
        assert part in line
    usual = records.to_text(records.Record("hearts", hearts.TRAINER, 0)).split("\n")[2]
    assert " removed= passing=" in usual
    assert "card_points= doubler=None" in usual


@pytest.mark.parametrize(
    ("option", "value", "place", "problem"),
    [
        ("removed", None, "", "a text is expected, not None"),
        ("removed", ["2D", "2S"], "", "a text is expected, not"),
        ("removed", "2D 2s", "", ""),
        ("removed", "2S 2D", "", "is to be written '2D 2S'"),
        ("removed", "2D  2S", "", "is to be written '2D 2S'"),
        ("removed", "2D 2D", "", ""),
        ("removed", "2D 2S 2H", "", "is to be written '2D 2H 2S'"),
        ("card_points", None, "", "a list is expected, not None"),
        ("card_points", {"KS": 10}, "", "a list is expected, not"),
        ("card_points", "KS:10", "", "a list is expected, not"),
        ("card_points", ["KS"], "[0]", "a list is expected, not 'KS'"),
        ("card_points", [["KS"]], "[0]", "2 values are expected, not"),
        ("card_points", [["KS", 10], ["AS", 7, 1]], "[1]", "2 values are expected, not"),
        ("card_points", [["1Z", 10]], "[0][0]", ""),
        ("card_points", [["ks", 10]], "[0][0]", ""),
        ("card_points", [[5, 10]], "[0][0]", "a text is expected, not 5"),
        ("card_points", [["KS", "10"]], "", "a whole number is expected, not '10'"),
        ("card_points", [["KS", True]], "", "a whole number is expected, not True"),
        ("card_points", [["KS", 10.0]], "", "a whole number is expected, not 10.0"),
        ("card_points", [["KS", None]], "", "a whole number is expected, not None"),
        ("card_points", [["KS", 10], ["KS", 10]], "", "a card is named twice"),
        ("card_points", [["AS", 7], ["KS", 10]], "", "is to be written"),
        ("doubler", "1C", "", ""),
        ("doubler", "TC TD", "", ""),
        ("doubler", "", "", ""),
        ("doubler", ["TC"], "", "a text is expected, not"),
        ("doubler", 7, "", "a text is expected, not 7"),
        ("moon_points", "30", "", "a whole number"),
        ("sun", False, "", "a whole number"),
        ("deals", [3], "", "a whole number"),
        ("landing", None, "", "a list is expected"),
        ("landing", [100, 50], "[0]", "a list is expected, not 100"),
        ("landing", [[100]], "[0]", "2 values are expected"),
        ("landing", [[100, 50, 0]], "[0]", "2 values are expected"),
        ("landing", [[100, None]], "", "a whole number"),
        ("landing", [["100", 50]], "", "a whole number"),
        ("landing", [[100, 50], ["x", 50]], "", "a whole number"),
        ("landing", [[100, 50], [100, 0]], "", "a total is named twice"),
        ("landing", [[100, 50], [50, 0]], "", "is to be written"),
        ("landing", [[number, 0] for number in range(1001)], "", "at most 1000 totals"),
        ("kitty", "none", "", "one of NONE, ASIDE"),
        ("kitty", "NONE", "", "2 cards are left over"),
        ("queen", "NOT_PLAYED", "", "she can never break hearts"),
        ("partners", "ADDED", "", "only 4 players can be partners"),
        ("breaking", "KING", "", "one of HEART, "),
    ],
)
def test_damaged_options_are_refused_with_their_place(
    option: str, value: Any, place: str, problem: str
) -> None:
    record = records.Record("hearts", hearts.Options(**PAIRS), 0)
    whole = json.loads(records.to_json(record))
    whole["options"][option] = value
    with pytest.raises(RecordError) as caught:
        records.from_json(json.dumps(whole))
    assert caught.value.place == f"options.{option}{place}"
    assert problem in caught.value.problem


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("removed=2D,2S", "removed=2S,2D", "options.removed"),
        ("removed=2D,2S", "removed=2D,,2S", "options.removed"),
        ("removed=2D,2S", "removed=2D 2S", "Options"),
        ("removed=2D,2S ", "", "options.removed"),
        ("TD:-10,KS:10,AS:7", "KS:10,TD:-10,AS:7", "options.card_points"),
        ("TD:-10,KS:10,AS:7", "TD:-10,KS:10,", "options.card_points[2]"),
        ("TD:-10,KS:10,AS:7", "TD", "options.card_points[0]"),
        ("TD:-10,KS:10,AS:7", "TD:1:2", "options.card_points[0]"),
        ("TD:-10,KS:10,AS:7", "TD:x", "options.card_points"),
        ("TD:-10,KS:10,AS:7", "TD:010", "options.card_points"),
        ("TD:-10,KS:10,AS:7", "10:TD", "options.card_points[0][0]"),
        ("TD:-10,KS:10,AS:7", "KS:10,KS:10", "options.card_points"),
        ("doubler=TC", "doubler=", "options.doubler"),
        ("doubler=TC", "doubler=tc", "options.doubler"),
        ("moon_points=30", "moon_points=+30", "options.moon_points"),
        ("sun=52", "sun=True", "options.sun"),
        ("-3:0,50:-25,100:50", "50:-25,-3:0,100:50", "options.landing"),
        ("-3:0,50:-25,100:50", "50", "options.landing[0]"),
        ("-3:0,50:-25,100:50", "-0:5", "options.landing"),
        ("-3:0,50:-25,100:50", "100:50,100:50", "options.landing"),
    ],
)
def test_damaged_options_in_a_text_are_refused_with_their_place(
    old: str, new: str, place: str
) -> None:
    text = records.to_text(records.Record("hearts", hearts.Options(**PAIRS), 0))
    assert old in text
    with pytest.raises(RecordError) as caught:
        records.from_text(text.replace(old, new, 1))
    assert caught.value.place == place
