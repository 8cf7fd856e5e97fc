"""The JSON Schema of records, as it ships with the package."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def json_schema() -> dict[str, Any]:
    """
    The JSON Schema of a record (draft 2020-12), a new dictionary at each call.

    It describes the form alone. That the cards of a deck are the pack and the moves are legal
    is for `vorhand.records.from_json` and `vorhand.records.replay` to find.
    """
    text = files("vorhand.records").joinpath("record.schema.json").read_text("utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema
