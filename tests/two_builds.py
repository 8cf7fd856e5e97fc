"""
What both builds have in common, to be written down by one and read by the other:

    python -m tests.two_builds write FILE
    python -m tests.two_builds read FILE

In the file are pickles of values of every game, each with what can be seen of it, and what there is
to be known of the classes. The file has to come from the other build.
"""

from __future__ import annotations

import copy
import inspect
import pickle
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import attrs

from vorhand import BUILD, DECK, GAMES, Card, Cards, Trick, records, shuffled

DEALS = 3
FUNCTION = re.compile(r"<(?:built-in )?function (\w+)(?: at 0x\w+)?>")
"""A function in the ``repr`` of a field, which is not the same in both builds."""


def values() -> Iterator[tuple[str, Any]]:
    """Values of all kinds, the same ones in both builds, each with a name."""
    yield "cards", (Card("QS"), DECK, Cards(), Cards("QS 2H"), Cards(DECK))
    for name, game in GAMES.items():
        rng = Random(name)
        yield f"{name} rules", (*game.RULES.values(), game.Options())
        for number in range(DEALS):
            state = game.deal(shuffled(game.pack(), number), number=number)
            while moves := game.legal_moves(state):
                where = f"{name} {number} {len(game.moves_of(state))}"
                yield f"{where} state", state
                yield f"{where} moves", tuple(moves[:5])
                if rng.random() < 0.2:
                    view = game.view(state, rng.choice(game.to_move(state)))
                    yield f"{where} view", view
                    yield f"{where} sample", game.sample(view, Random(1))
                    yield f"{where} key", game.transposition_key(state)
                state = game.apply(state, moves[int(rng.random() * len(moves))])
            yield f"{name} {number} end", (state, state.public, game.scoresheet(state))
            yield f"{name} {number} score", (game.score(state), game.points(state))
            if number == 0:
                yield f"{name} match", game.Match().record(state)
    yield "trick", Trick((GAMES["hawk"].parse_move("0 2C"),), 0)


def seen(value: Any) -> list[str]:
    """What can be seen of a value."""
    shown = [repr(value), str(value)]
    if isinstance(value, (tuple, Card, Cards)):
        return shown
    ways = [how for how in ("text", "html") if hasattr(value, how)]
    return shown + [getattr(value, how)(language) for how in ways for language in ("en", "de")]


def classes() -> list[type[Any]]:
    """The classes of the library that values are of, and their base classes."""
    found: dict[type[Any], None] = {}
    for _, value in values():
        for one in value if isinstance(value, tuple) else (value,):
            found |= dict.fromkeys(type(one).__mro__)
            for field in attrs.fields(type(one)) if attrs.has(type(one)) else ():
                inner = getattr(one, field.name)
                parts = inner if isinstance(inner, tuple) else (inner,)
                found |= {base: None for part in parts for base in type(part).__mro__}
    return [kind for kind in found if kind.__module__.startswith("vorhand.")]


def known_of(kind: type[Any]) -> list[str]:
    """What there is to be known of a class."""
    bases = [f"{one.__module__}.{one.__qualname__}" for one in kind.__mro__]
    names = [name for name in dir(kind) if not name.startswith("_")]
    fields = (
        [FUNCTION.sub(r"\1", repr(one)) for one in attrs.fields(kind)] if attrs.has(kind) else []
    )
    match_args = repr(getattr(kind, "__match_args__", ()))
    return [*bases, *sorted(names), *fields, match_args, str(inspect.getdoc(kind))]


def written() -> dict[str, Any]:
    """What a build writes down."""
    return {
        "build": BUILD,
        "values": {name: (pickle.dumps(value), seen(value)) for name, value in values()},
        "classes": {f"{one.__module__}.{one.__qualname__}": known_of(one) for one in classes()},
        "records": {
            name: records.to_json(records.Record(name, game.Options(), 0))
            for name, game in GAMES.items()
        },
    }


def problems(theirs: dict[str, Any]) -> Iterator[str]:
    """What differs between what the other build has written and this one."""
    if theirs["build"] == BUILD:
        yield f"both builds are {BUILD}"
    ours = written()
    if theirs["records"] != ours["records"]:
        yield "records differ"
    for part in ("values", "classes"):
        if theirs[part].keys() != ours[part].keys():
            yield f"other {part}: {sorted(theirs[part].keys() ^ ours[part].keys())}"
    for name, known in ours["classes"].items():
        for one in set(known) ^ set(theirs["classes"].get(name, known)):
            yield f"class {name}: {one}"
    for name, value in values():
        pickled, shown = theirs["values"][name]
        again = pickle.loads(pickled)
        equal = again == value == copy.deepcopy(again) and not (again != value)  # noqa: SIM202 - both are asked
        if not equal or hash(again) != hash(value):
            yield f"{name}: another value comes from the pickle"
        if type(again) is not type(value) or not seen(again) == seen(value) == shown:
            yield f"{name} looks otherwise"


def main() -> int:
    """Write or read a file, and answer how many problems there are."""
    _, how, file = sys.argv
    path = Path(file)
    if how == "write":
        path.write_bytes(pickle.dumps(written()))
        return 0
    found = list(problems(pickle.loads(path.read_bytes())))
    sys.stdout.write("\n".join(found[:40]) + "\n" if found else f"{BUILD}: as the other build\n")
    return min(len(found), 1)


if __name__ == "__main__":
    sys.exit(main())
