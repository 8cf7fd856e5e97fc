"""Programs are frozen and zipped as a guide says; `nox -s guides` installs what that takes."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipapp
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOW_TO = ROOT / "docs" / "how-to"


def program_of_the_page() -> str:
    page = (HOW_TO / "freeze-a-program.md").read_text("utf-8")
    (program,) = re.findall(
        r"^```python\n# my_program\.py\n(.*?)^```$", page, re.DOTALL | re.MULTILINE
    )
    return str(program)


def check_output(printed: str) -> None:
    lines = printed.splitlines()
    assert [line.split(" ", 1)[0] for line in lines] == ["hearts", "hawk", "hurrikan"]
    assert all(line.endswith(" True") for line in lines)


def test_a_program_is_frozen_as_the_page_says(tmp_path: Path) -> None:
    page = (HOW_TO / "freeze-a-program.md").read_text("utf-8")
    (command,) = re.findall(r"^pyinstaller (.*)$", page, flags=re.MULTILINE)
    (tmp_path / "my_program.py").write_text(program_of_the_page(), "utf-8")
    build = [sys.executable, "-m", "PyInstaller", *command.split()]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    frozen = tmp_path / "dist" / "my_program"
    ran = subprocess.run([str(frozen)], capture_output=True, text=True, check=True, env={})
    check_output(ran.stdout)


def test_a_program_is_zipped_as_the_page_says(tmp_path: Path) -> None:
    app = tmp_path / "app"
    install = [sys.executable, "-m", "pip", "install", "-q", "--target", str(app), str(ROOT)]
    subprocess.run(install, check=True, capture_output=True)
    (app / "__main__.py").write_text(program_of_the_page(), "utf-8")
    zipapp.create_archive(app)
    shutil.rmtree(app)
    ran = subprocess.run(
        [sys.executable, "-I", str(tmp_path / "app.pyz")],
        capture_output=True,
        text=True,
        check=True,
    )
    check_output(ran.stdout)
