"""A warning for each public name of the library that the reference lacks."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from sphinx.util import logging

import vorhand

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment
    from sphinx.util.typing import ExtensionMetadata

logger = logging.getLogger(__name__)

INNER = {"vorhand.cards", "vorhand.rules", "vorhand.show"}
"""Modules whose public names are in `vorhand` too; the rest of theirs is for the library."""


def public_modules() -> Iterator[ModuleType]:
    """The modules that say what is public in them."""
    found = pkgutil.walk_packages(vorhand.__path__, "vorhand.")
    for name in ["vorhand", *(module.name for module in found)]:
        module = import_module(name)
        if hasattr(module, "__all__") and name not in INNER:
            yield module


def names_of(module: ModuleType, name: str) -> set[str]:
    """The names under which something can stand in the reference."""
    value = getattr(module, name)
    own = f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', '')}"
    return {f"{module.__name__}.{name}", own}


def attributes_of(kind: type) -> set[str]:
    """The public attributes of a class that the library gives it."""
    ours = [base for base in kind.__mro__ if base.__module__.startswith("vorhand.")]
    found = {name for base in ours for name in (*vars(base), *inspect.get_annotations(base))}
    return {name for name in found if not name.startswith("_")}


def missing(documented: set[str]) -> Iterator[str]:
    """The public names that are not documented, those of attributes after their classes."""
    for module in public_modules():
        for name in module.__all__:
            value: Any = getattr(module, name)
            there = names_of(module, name) & documented
            if not there:
                yield f"{module.__name__}.{name}"
            # A name for a class that stands under another name is no class of its own.
            elif inspect.isclass(value) and value.__name__ == name:
                for attribute in sorted(attributes_of(value)):
                    if not any(f"{place}.{attribute}" in documented for place in there):
                        yield f"{module.__name__}.{name}.{attribute}"


def check(app: Sphinx, env: BuildEnvironment) -> None:
    """Warn of what is missing."""
    del app
    for name in missing(set(env.domains.python_domain.objects)):
        logger.warning("%s is public and not in the reference", name)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect what is defined here."""
    app.connect("env-check-consistency", check)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
