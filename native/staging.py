"""The folder in which everything stands that is compiled."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from native.bases import bases_module
from native.modules import rewritten
from native.plan import COMPILED
from native.reading import Library

PACKAGE = "vorhand"
STUB = """
from typing import Any
from mypy_extensions import mypyc_attr as mypyc_attr
def __getattr__(name: str) -> Any: ...
"""
"""What the compiler is told of what native classes borrow."""


class Staged(NamedTuple):
    """The files that have been written."""

    compiled: list[Path]
    """Those that are to be compiled."""
    beside: list[Path]
    """Those that a compiled wheel has beside the source as they are."""


def staged(root: Path, folder: Path) -> Staged:
    """
    Write the library into a folder, with the modules that are compiled as they are compiled.
    ``root`` is that of the project.
    """
    shutil.copytree(root / "src" / PACKAGE, folder / PACKAGE, dirs_exist_ok=True)
    lent = folder / PACKAGE / "_native.py"
    shutil.copy(root / "native" / "lent.py", lent)
    lent.with_suffix(".pyi").write_text(STUB, "utf-8")
    library, target = Library(root / "src"), Library(folder)
    written = Staged([], [lent])
    for module in COMPILED:
        made = rewritten(library, module)
        path = target.path(module)
        path.write_text(made.text, "utf-8")
        beside = target.path(bases_module(module))
        if made.stub:
            beside.write_text(made.bases, "utf-8")
            beside.with_suffix(".pyi").write_text(made.stub, "utf-8")
        written.compiled.append(path)
        if made.stub:
            written.beside.append(beside)
    return written
