"""Records as rows for data frames."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import GAMES, Card, Cards, RecordError, UnknownLanguage, game, hawk, hearts, records
from vorhand.records import Note
from vorhand.testing import SUBJECTS


def a_match(name: str, options: Any, deals: int) -> tuple[list[Any], Any]:
    module: Any = GAMES[name]
    match, states = module.Match(options), []
    for _ in range(deals):
        if not match.over:
            state = game.play_out(module, match.deal(match.deck_for(4)), Random(4))
            states.append(state)
            match = match.record(state)
    return states, match


@given(data=st.data())
def test_rows_say_what_the_match_says(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(list(SUBJECTS)))
    module: Any = GAMES[name]
    options = data.draw(SUBJECTS[name].options)
    states, match = a_match(name, options, 2)
    found = records.rows(records.record_of(states))
    seats = range(options.players)
    assert [[row[f"score_{seat}"] for seat in seats] for row in found.deals] == [
        list(line) for line in match.scores
    ]
    assert tuple(found.deals[-1][f"total_{seat}"] for seat in seats) == match.totals
    assert [row["moves"] for row in found.deals] == [len(module.moves_of(one)) for one in states]
    assert all(row["finished"] for row in found.deals)
    for at, state in enumerate(states):
        moves = [row for row in found.moves if row["deal"] == at]
        assert [module.parse_move(row["text"]) for row in moves] == list(module.moves_of(state))
        assert [row["seat"] for row in moves] == [move.seat for move in module.moves_of(state)]
        lines = [row for row in found.lines if row["deal"] == at]
        assert [line.text() for line in module.scoresheet(state)] == [row["text"] for row in lines]
        sums = [sum(row["points"] for row in lines if row["seat"] == seat) for seat in seats]
        assert tuple(sums) == module.score(state)
    for table in found:
        assert len({tuple(row) for row in table}) == 1
        kinds = (str, int, bool, type(None))
        assert all(isinstance(value, kinds) for row in table for value in row.values())


def test_the_columns_of_hearts() -> None:
    state: Any = hearts.deal(hearts.pack(), hearts.TRAINER)
    for seat in range(4):
        state = hearts.apply(state, hearts.legal_moves(state, seat)[0])
    state = hearts.apply(state, hearts.legal_moves(state)[0])
    time = datetime(2026, 12, 1, tzinfo=UTC)
    found = records.rows(records.record_of([state], notes=[[Note(4, "so", time)]]))
    passed, played = found.moves[0], found.moves[4]
    assert {name: passed[name] for name in ("kind", "legal", "cards", "card", "comment")} == {
        "kind": "Pass",
        "legal": 286,  # three of the thirteen clubs
        "cards": "2C 3C 4C",
        "card": None,
        "comment": "",
    }
    assert (played["kind"], played["card"], played["cards"]) == ("Play", "2C", None)
    assert (played["legal"], played["comment"], played["time"]) == (1, "so", time)
    (deal,) = found.deals
    assert (deal["finished"], deal["score_0"], deal["total_0"]) == (False, None, None)
    assert (deal["game"], deal["number"], deal["dealer"], deal["moves"]) == ("hearts", 0, 3, 5)
    assert deal["deck"].split() == [str(card) for card in hearts.deck_of(state)]
    assert found.lines == []


def test_a_choice_is_named() -> None:
    options = hearts.Options(moon=hearts.Moon.SHOOTER_CHOOSES)
    suits = ["C", "D", "H", "S"]
    hands = [[Card(f"{rank}{suit}") for rank in "23456789TJQKA"] for suit in suits]
    state: Any = hearts.begin([Cards(hand) for hand in hands], options, number=3)
    while hearts.to_move(state):
        state = hearts.apply(state, hearts.legal_moves(state)[-1])
    found = records.rows(records.record_of([state]))
    # Whoever holds all clubs takes every trick, since nobody else can follow.
    last = found.moves[-1]
    assert (last["kind"], last["moon"], last["card"]) == ("Choose", "SHOOTER_DOWN", None)


def test_totals_go_on_from_the_scores_before_and_are_unknown_of_a_deal_on_its_own() -> None:
    states, match = a_match("hawk", hawk.SOURCE, 3)
    later = records.rows(records.record_of(states[1:], scores=match.scores[:1]))
    assert [row["number"] for row in later.deals] == [1, 2]
    assert tuple(later.deals[-1][f"total_{seat}"] for seat in range(4)) == match.totals
    (alone,) = records.rows(records.record_of(states[1:2])).deals
    assert (alone["number"], alone["deal"], alone["total_0"]) == (1, 0, None)
    assert alone["score_0"] == match.scores[1][0]


def test_a_record_with_a_fault_has_rows_up_to_it() -> None:
    states, _ = a_match("hawk", hawk.SOURCE, 1)
    moves = list(hawk.moves_of(states[0]))
    moves[7] = moves[6]
    deal = records.RecordedDeal(hawk.deck_of(states[0]), tuple(moves))
    found = records.rows(records.Record("hawk", hawk.SOURCE, 3, (deal,)))
    assert (len(found.moves), found.deals[0]["moves"], found.lines) == (7, 7, [])


def test_the_lines_speak_a_language() -> None:
    states, _ = a_match("hearts", hearts.TRAINER, 1)
    record = records.record_of(states)
    german = [line.text("de") for line in hearts.scoresheet(states[0])]
    assert [row["text"] for row in records.rows(record, "de").lines] == german
    for any_record in (record, records.Record("hawk", hawk.SOURCE, 3)):
        with pytest.raises(UnknownLanguage):
            records.rows(any_record, "xx")
    with pytest.raises(RecordError):
        records.rows(None)  # type: ignore[arg-type] # on purpose
