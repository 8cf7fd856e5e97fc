"""mypyc and the C compiler."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from native.describing import describe
from native.staging import staged


def compiled(folder: Path, files: list[Path]) -> list[Path]:
    """Compile files of a folder, and answer the shared libraries, which stand there too."""
    # They are there where a wheel is compiled, and nowhere else.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    before = Path.cwd()
    os.chdir(folder)
    try:
        extensions = mypycify(
            [
                "--config-file=",
                "--follow-imports=silent",
                *(str(path.relative_to(folder)) for path in files),
            ],
            opt_level="3",
            debug_level="0",
            group_name="vorhand.native",
            target_dir=str(folder / "build"),
        )
        sources = sorted({Path(source) for one in extensions for source in one.sources})
        written = [path for path in sources if path.name.startswith("__native")]
        names = {_module_of(path.relative_to(folder)): path for path in files}
        describe(written, names)
        distribution = Distribution({"name": "vorhand", "ext_modules": extensions})
        command = build_ext(distribution)
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "build")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted(path for path in (folder / "lib").rglob("*") if path.is_file())


def _module_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def built_into(root: Path, folder: Path) -> dict[Path, str]:
    """
    Compile the project at ``root`` in a folder, and answer all files that a compiled wheel has
    beside the source, each with its place in the wheel.
    """
    written = staged(root, folder)
    libraries = compiled(folder, written.compiled)
    places = {path: path.relative_to(folder / "lib").as_posix() for path in libraries}
    return places | {path: path.relative_to(folder).as_posix() for path in written.beside}


if __name__ == "__main__":
    here = Path(sys.argv[1]).resolve()
    here.mkdir(parents=True, exist_ok=True)
    print(*built_into(Path.cwd(), here).values(), sep="\n")  # noqa: T201
