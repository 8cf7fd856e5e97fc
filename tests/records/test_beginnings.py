"""Records that do not begin with a match: a deal on its own, and a match taken up at scores."""

from __future__ import annotations

import gc
import json
from random import Random
from typing import Any

import attrs
import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand import GAMES, RecordError, WrongTypeError, game, hawk, hearts, hurrikan, records
from vorhand.kit.checks import MOST
from vorhand.records import Note, Record
from vorhand.testing import SUBJECTS

SCHEMA = jsonschema.Draft202012Validator(records.json_schema())


def check_there_and_back(record: Record) -> None:
    as_json, as_text = records.to_json(record), records.to_text(record)
    SCHEMA.validate(json.loads(as_json))
    assert records.from_json(as_json) == record
    assert records.from_text(as_text) == record
    assert next(records.load_all([records.to_json(record, indent=None)])) == record


@given(data=st.data())
def test_a_deal_on_its_own_with_any_number_and_dealer(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(list(SUBJECTS)))
    module: Any = GAMES[name]
    options = data.draw(SUBJECTS[name].options)
    number = data.draw(st.integers(0, 9) | st.integers(0, MOST))
    dealer = data.draw(st.integers(0, options.players - 1))
    deck = SUBJECTS[name].game.pack(options)
    state = module.deal(deck, options, dealer=dealer, number=number)
    rng = Random(data.draw(st.integers(0, 99)))
    for _ in range(data.draw(st.integers(0, 80))):
        if legal := module.legal_moves(state):
            state = module.apply(state, legal[int(rng.random() * len(legal))])
    record = records.record_of([state])
    assert (record.number, record.dealer, record.single) == (number, dealer, number > 0)
    check_there_and_back(record)
    replayed = records.replay(record)
    assert replayed.error is None
    assert replayed.states[0][-1] == state
    assert replayed.scores == (() if module.to_move(state) else (module.score(state),))
    assert (replayed.match is None) == record.single


@given(data=st.data())
def test_a_match_that_is_taken_up_at_given_scores(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(list(SUBJECTS)))
    module: Any = GAMES[name]
    options = data.draw(SUBJECTS[name].options)
    seed = data.draw(st.integers(0, 999))
    match, rng = module.Match(options), Random(seed)
    before = data.draw(st.integers(0, 3))
    states: list[Any] = []
    for _ in range(before + 2):
        if not match.over:
            dealt = match.deal(match.deck_for(seed))
            states.append(game.play_out(module, dealt, rng))
            match = match.record(states[-1])
    later = states[before:]
    if not later:
        return
    record = records.record_of(later, scores=match.scores[:before])
    assert (record.number, record.dealer) == (before, later[0].dealer)
    assert record.scores == match.scores[:before]
    check_there_and_back(record)
    replayed = records.replay(record)
    assert replayed.error is None
    assert [deal[-1] for deal in replayed.states] == later
    assert replayed.match == match
    assert replayed.scores == match.scores[before:]


@pytest.mark.parametrize("on", [True, False])
def test_a_replay_leaves_the_garbage_collector_as_it_was(on: bool) -> None:
    (gc.enable if on else gc.disable)()
    try:
        records.replay(Record("hawk", hawk.SOURCE, 2, (records.RecordedDeal(hawk.pack()),)))
        assert gc.isenabled() == on
    finally:
        gc.enable()


def test_the_number_decides_where_cards_are_passed() -> None:
    for number, direction in ((0, "LEFT"), (1, "RIGHT"), (2, "ACROSS"), (3, "HOLD"), (7, "HOLD")):
        state = hearts.deal(hearts.pack(), dealer=2, number=number)
        replayed = records.replay(records.from_text(records.to_text(records.record_of([state]))))
        assert replayed.states[0][0].direction.name == direction


def test_a_fault_in_a_deal_on_its_own() -> None:
    state = hawk.deal(hawk.pack(), dealer=2, number=5)
    deal = records.RecordedDeal(hawk.pack(), (hawk.legal_moves(state)[0],) * 2)
    record = Record("hawk", hawk.SOURCE, 2, (deal,), number=5)
    replayed = records.replay(record)
    assert (replayed.match, replayed.scores) == (None, ())
    assert str(replayed.error).startswith("deal 1, move 2 (")
    assert len(replayed.states[0]) == 2
    check_there_and_back(record)


def test_a_deal_on_its_own_that_is_not_dealt_yet() -> None:
    record = Record("hawk", hawk.SOURCE, 2, number=5)
    assert records.replay(record) == records.MatchReplay((), None, None)
    check_there_and_back(record)


def test_a_match_that_is_taken_up_after_its_end() -> None:
    scores = ((100, 1, 2, 3),)
    record = Record("hearts", hearts.TRAINER, 0, scores=scores)
    assert records.replay(record).match == hearts.Match(dealer=0, scores=scores)
    assert records.replay(record).match.over
    check_there_and_back(record)
    deal = records.RecordedDeal(hearts.pack())
    error = records.replay(attrs.evolve(record, deals=(deal,))).error
    assert str(error) == "deal 1: the match was over before it"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"number": -1}, "number"),
        ({"number": MOST + 1}, "number"),
        ({"number": None}, "number"),
        ({"number": True}, "number"),
        ({"scores": ((1, 2, 3, 4),), "number": 2}, "number"),
        ({"scores": ((1, 2, 3, 4),), "number": 0}, "number"),
        ({"scores": [(1, 2, 3, 4)]}, "scores"),
        ({"scores": ((1, 2, 3),)}, "scores"),
        ({"scores": ((1, 2, 3, None),)}, "scores"),
        ({"scores": ((1, 2, 3, 4),) * 10_001}, "scores"),
        ({"scores": ((1, 2, 3, 4),) * 9}, "scores"),  # eight deals are a match
        ({"scores": None}, "scores"),
        ({"number": 1, "deals": (records.RecordedDeal(hawk.pack()),) * 2}, "number"),
    ],
)
def test_beginnings_that_cannot_be(change: dict[str, Any], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record("hawk", hawk.SOURCE, 3, **change)
    assert caught.value.place == place


def test_partners_have_equal_scores_in_what_went_before() -> None:
    with pytest.raises(RecordError, match="scores: in round 0 partners"):
        Record("hurrikan", hurrikan.FOUR_PLAYERS, 3, scores=((1, 2, 2, 2),))


def test_several_deals_need_the_scores_before_them() -> None:
    match = hawk.Match()
    states = []
    for _ in range(3):
        state = game.play_out(hawk, match.deal(match.deck_for(1)), Random(1))
        states.append(state)
        match = match.record(state)
    with pytest.raises(RecordError, match=r"deals\[0\]: number 1 and not 0: not a match in a row"):
        records.record_of(states[1:])
    with pytest.raises(RecordError, match=r"deals\[0\]: number 1 and not 2: not a match in a row"):
        records.record_of(states[1:], scores=match.scores[:2])
    with pytest.raises(RecordError, match="scores: a tuple"):
        records.record_of(states[1:], scores=[match.scores[0]])  # type: ignore[arg-type] # on purpose
    assert records.record_of(states[1:], scores=match.scores[:1]).number == 1


def test_notes_come_deal_by_deal() -> None:
    match = hawk.Match()
    ended = game.play_out(hawk, match.deal(match.deck_for(1)), Random(1))
    match = match.record(ended)
    begun = match.deal(match.deck_for(1))
    begun = hawk.apply(begun, hawk.legal_moves(begun)[0])
    note = Note(0, "!")
    assert [deal.notes for deal in records.record_of([ended, begun], notes=[[note]]).deals] == [
        (note,),
        (),
    ]
    with pytest.raises(WrongTypeError, match="for each of 1 deals"):
        records.record_of([ended], notes=[[note], [note]])
    for wrong in (3, [3], {note}):
        with pytest.raises(WrongTypeError, match="notes are an iterable"):
            records.record_of([ended], notes=wrong)  # type: ignore[arg-type] # on purpose
    with pytest.raises(RecordError, match=r"deals\[0\]\.notes\[0\]\.move: there is no move 40"):
        records.record_of([ended], notes=[[Note(40, "x")]])
