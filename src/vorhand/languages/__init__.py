"""
The languages that the library speaks, one module for each, named by the code of the language.

A module has a `vorhand.wording.Language` by the name of ``LANGUAGE``. Nothing has to be entered
anywhere else: the modules are found here, and read when their language is first asked for.

>>> from vorhand import Card
>>> [Card("QS").name(language) for language in LANGUAGES]
['Pik-Dame', 'queen of spades']
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from vorhand.errors import UnknownLanguage, WrongTypeError, shown
from vorhand.wording import Language

LANGUAGES: Final = tuple(sorted(module.name for module in iter_modules(__path__)))
"""The codes of the languages that cards, refusals and score lines can be told in."""


def language_of(code: str) -> Language:
    """
    The language of a code.

    Raises:
        UnknownLanguage: not one of `LANGUAGES`.
        WrongTypeError: the code is no text.
    """
    if not isinstance(code, str):
        raise WrongTypeError(f"a language is a text such as 'en', not {shown(code)}")
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"no language {shown(code)}: the sentences exist in {known}")
    return _read(code)


@cache
def _read(code: str) -> Language:
    language: Language = import_module(f"{__name__}.{code}").LANGUAGE
    return language
