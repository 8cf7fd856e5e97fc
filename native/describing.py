"""
Docstrings for compiled functions. The compiler leaves them out, and ``help`` would have nothing to
say: so they are put into the tables of functions that it writes in C.
"""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

ENTRY = re.compile(
    r"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s+METH_[A-Z_| ]+, PyDoc_STR\()"
    r'(?:NULL|"(?P<signature>(?:[^"\\]|\\.)*)")\)'
)


def docstrings(module: str, tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The docstrings of a module's functions and methods, under their full names in C."""
    room = module.replace(".", "___")
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from _docstring(room, node)
        elif isinstance(node, ast.ClassDef) and "NamedTuple" not in map(ast.unparse, node.bases):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield from _docstring(f"{room}___{node.name}", inner)


def _docstring(room: str, node: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    text = ast.get_docstring(node, clean=False)
    if text and not node.decorator_list:  # what is decorated is a thing of its own
        yield f"{room}___{node.name}", signature(node) + END + text


END = "\n--\n\n"
"""What Python looks for between a signature and the docstring."""


def signature(node: ast.FunctionDef) -> str:
    """
    The signature of a function as Python reads it from a docstring: without types, and with ``...``
    for any default that is more than a plain value.
    """
    bare = deepcopy(node.args)
    for one in [*bare.posonlyargs, *bare.args, *bare.kwonlyargs]:
        one.annotation = None
    plain = [one if isinstance(one, ast.Constant) else ast.Constant(...) for one in bare.defaults]
    bare.defaults = list(plain)
    bare.kw_defaults = [
        one if one is None or isinstance(one, ast.Constant) else ast.Constant(...)
        for one in bare.kw_defaults
    ]
    return f"{node.name}({ast.unparse(bare)})".replace("(self", "($self", 1)


def in_c(text: str) -> str:
    """A text as it is written in a literal of C."""
    plain = frozenset(string.ascii_letters + string.digits + string.punctuation + " ") - {*'"\\?'}
    letters = map(chr, text.encode("utf-8"))
    return "".join(one if one in plain else f"\\{ord(one):03o}" for one in letters)


def described(code: str, texts: dict[str, str]) -> str:
    """
    The code with these docstrings.

    Raises:
        ValueError: there is no place for one of them.
    """
    missing = set(texts)

    def with_text(entry: re.Match[str]) -> str:
        missing.discard(entry["name"])
        if entry["name"] not in texts:
            return entry[0]
        said = entry["signature"]
        text = texts[entry["name"]]
        # Without a signature the compiler could not write down a default; see `signature`.
        first, _, rest = text.partition(END)
        kept = in_c(rest) if said else in_c(first + END + rest)
        return f'{entry["before"]}"{said or ""}{kept}")'

    made = ENTRY.sub(with_text, code)
    if missing:
        raise ValueError(f"no compiled function for the docstrings of {sorted(missing)}")
    return made


def named_in(code: str, name: str) -> str | None:
    """
    The name of a function as C has it: without as many of the rooms before it as can be left out,
    so that no two are named alike. None if it is not there.
    """
    while f"CPyPy_{name}," not in code:
        _, short, name = name.partition("___")
        if not short:
            return None
    return name


def describe(files: list[Path], modules: dict[str, Path]) -> None:
    """
    Put the docstrings of modules into the C files that have been made of them.

    Raises:
        ValueError: there is no place for one of them.
    """
    texts: dict[str, str] = {}
    for module, path in modules.items():
        texts |= docstrings(module, ast.parse(path.read_text("utf-8")))
    for file in files:
        code = file.read_text("utf-8")
        there = {name: short for name in texts if (short := named_in(code, name))}
        file.write_text(described(code, {there[name]: texts[name] for name in there}), "utf-8")
        texts = {name: text for name, text in texts.items() if name not in there}
    if texts:
        raise ValueError(f"no compiled function for the docstrings of {sorted(texts)}")
