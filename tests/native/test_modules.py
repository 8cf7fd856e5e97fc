"""The compiled build: the modules of the library as they are compiled, and what goes with them."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace

import pytest

import hatch_build
from native import plan
from native.bases import bases_module
from native.describing import described, docstrings, in_c, named_in
from native.modules import rewritten
from native.reading import Library
from native.staging import staged
from vorhand import BUILD

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the library as it is compiled."""
    made = tmp_path_factory.mktemp("staged")
    staged(ROOT, made)
    return made


@pytest.mark.parametrize("module", plan.COMPILED)
def test_every_module_that_is_compiled_has_forms_that_are_known(module: str) -> None:
    made = rewritten(Library(ROOT / "src"), module)
    compile(made.text, module, "exec")
    compile(made.bases, bases_module(module), "exec")


def test_what_the_plan_names_is_there() -> None:
    library = Library(ROOT / "src")
    assert len(set(plan.COMPILED)) == len(plan.COMPILED)
    for place in plan.OPEN | plan.SEEN | plan.UNTYPED | plan.UNROLLED:
        module, _, name = place.rpartition(".")
        source = library.source(module)
        assert source is not None
        assert name in source.defined
        assert module in plan.COMPILED
    names = {name for module in plan.COMPILED for name in classes(library, module)}
    assert names >= plan.LOOSE


def classes(library: Library, module: str) -> list[str]:
    source = library.source(module)
    return [] if source is None else list(source.classes)


def test_the_source_is_as_it_was(folder: Path) -> None:
    """What is compiled stands beside the source, and everything else is the source."""
    library, made = Library(ROOT / "src"), Library(folder)
    for path in sorted((ROOT / "src").rglob("*.py")):
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        name = name.removesuffix(".__init__")
        same = library.path(name).read_bytes() == made.path(name).read_bytes()
        assert same == (name not in plan.COMPILED), name


# --- Docstrings in C


def test_docstrings_are_put_where_the_compiler_has_left_them_out() -> None:
    code = (
        '{"f", (PyCFunction)CPyPy_kit___f, METH_FASTCALL | METH_KEYWORDS, '
        'PyDoc_STR("f(x)\\n--\\n\\n") /* docstring */},\n'
        '{"g", (PyCFunction)CPyPy_kit___g, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) },\n'
        '{"h", (PyCFunction)CPyPy_kit___h, METH_NOARGS, PyDoc_STR("h()\\n--\\n\\n")},\n'
    )
    tree = ast.parse(
        "def f(x: int) -> int:\n    'Say \"hm\".'\n"
        "def g(x, y=KEPT, *, z: int = 0):\n    'Ask\\n♥.'\n"
        "@cache\ndef k():\n    'Kept.'\n"
    )
    texts = {
        name.removeprefix("vorhand___"): text for name, text in docstrings("vorhand.kit", tree)
    }
    assert texts.keys() == {"kit___f", "kit___g"}
    f, g, h, _ = described(code, texts).split("\n")
    assert 'PyDoc_STR("f(x)\\n--\\n\\nSay \\042hm\\042.")' in f
    assert 'PyDoc_STR("g(x, y=..., *, z=0)\\012--\\012\\012Ask\\012\\342\\231\\245.")' in g
    assert h == code.splitlines()[2]
    with pytest.raises(ValueError, match="kit___missing"):
        described(code, {"kit___missing": "x"})


def test_a_function_is_found_in_c_by_the_shortest_name_that_tells_it_apart() -> None:
    code = "CPyPy_turns___apply, CPyPy_hawk___turns___legal_moves, "
    assert named_in(code, "vorhand___hearts___turns___apply") == "turns___apply"
    assert named_in(code, "vorhand___hawk___turns___legal_moves") == "hawk___turns___legal_moves"
    assert named_in(code, "vorhand___hawk___turns___nothing") is None


def test_a_text_in_c_is_ascii_and_no_trigraph() -> None:
    assert in_c('a"?\\\n') == "a\\042\\077\\134\\012"


# --- Building


@pytest.mark.parametrize(
    ("value", "asked"), [(None, False), ("", False), ("0", False), ("1", True)]
)
def test_a_wheel_is_compiled_if_that_is_asked_for(
    value: str | None, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if value is None:
        monkeypatch.delenv("VORHAND_NATIVE", raising=False)
    else:
        monkeypatch.setenv("VORHAND_NATIVE", value)
    assert hatch_build.is_native() is asked
    hook = SimpleNamespace(metadata=SimpleNamespace(core=SimpleNamespace(dependencies=["attrs"])))
    needed = ["mypy[mypyc]==2.4.1", "attrs"] if asked else []
    assert hatch_build.dependencies(hook) == needed
    data: dict[str, object] = {"pure_python": True}
    hatch_build.initialize(None, "editable", data)
    assert data == {"pure_python": True}


def test_a_wrong_value_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VORHAND_NATIVE", "yes")
    with pytest.raises(ValueError, match="VORHAND_NATIVE is 1 for a compiled wheel"):
        hatch_build.is_native()


def test_the_build_is_named() -> None:
    assert BUILD in {"pure", "native"}
