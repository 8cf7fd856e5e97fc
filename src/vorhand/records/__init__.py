"""
Matches that can be saved, resumed, replayed and checked.

A record is the options, the first dealer, and for each deal the deck and the moves, with comments
and times if there are any. It may also be of a match that is taken up at given scores, or of a deal
on its own. States and the scores of its deals are not in it: they follow by replaying, and nothing
else is trusted.

>>> from vorhand import hawk, records
>>> match = hawk.Match(hawk.Options(deals=2))
>>> state = match.deal(match.deck_for(seed=1))
>>> for _ in range(5):
...     state = hawk.apply(state, hawk.legal_moves(state)[0])
>>> record = records.record_of([state], {"Event": "a quiet evening"})
>>> records.from_json(records.to_json(record)) == record
True
>>> records.from_text(records.to_text(record)) == record
True
>>> records.replay(record).states[-1][-1] == state
True

The names, by what they are for::

    the value        `Record`, `RecordedDeal`, `Note`; `record_of` makes one from states
    written down     `to_json`, `from_json`, `to_text`, `from_text`
    many in a file   `dump_all`, `load_all`
    how long         a record has `MOST_DEALS` deals at most
    a page           `to_html`, which steps through the match
    data frames      `rows` with its `Rows`
    played again     `replay` with its `MatchReplay`, in short `Replay`, and the first `Fault` in a
                     record
    the schema       `json_schema`
    for a client     `view_to_plain`, `view_from_plain`
"""

from typing import TypeAlias

from vorhand.errors import RecordError
from vorhand.records.as_html import to_html
from vorhand.records.as_json import from_json, json_schema, to_json
from vorhand.records.as_text import from_text, to_text
from vorhand.records.model import MOST_DEALS, Note, Record, RecordedDeal
from vorhand.records.replaying import Fault, MatchReplay, record_of, replay
from vorhand.records.streams import dump_all, load_all
from vorhand.records.tables import Rows, rows
from vorhand.records.views import view_from_plain, view_to_plain

Replay: TypeAlias = MatchReplay
"""What `replay` gives."""

__all__ = [
    "MOST_DEALS",
    "Fault",
    "MatchReplay",
    "Note",
    "Record",
    "RecordError",
    "RecordedDeal",
    "Replay",
    "Rows",
    "dump_all",
    "from_json",
    "from_text",
    "json_schema",
    "load_all",
    "record_of",
    "replay",
    "rows",
    "to_html",
    "to_json",
    "to_text",
    "view_from_plain",
    "view_to_plain",
]
