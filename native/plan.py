"""Which modules are compiled. All others stay as they are, new ones too until they stand here."""

from __future__ import annotations

from typing import Final

COMPILED: Final = (
    "vorhand.cards.card",
    "vorhand.cards.sets",
    "vorhand.cards.tables",
    "vorhand.kit.checks",
    "vorhand.kit.dealing",
    "vorhand.kit.narrowing",
    "vorhand.kit.placements",
    "vorhand.kit.plays",
    "vorhand.kit.shuffling",
    "vorhand.kit.tricks",
    "vorhand.kit.turns",
    "vorhand.hearts.counting",
    "vorhand.hearts.dealing",
    "vorhand.hearts.kitty",
    "vorhand.hearts.moon",
    "vorhand.hearts.moves",
    "vorhand.hearts.partners",
    "vorhand.hearts.passing",
    "vorhand.hearts.penalties",
    "vorhand.hearts.playing",
    "vorhand.hearts.scoring",
    "vorhand.hearts.state",
    "vorhand.hearts.transposition",
    "vorhand.hearts.turns",
    "vorhand.hearts.seen.sample",
    "vorhand.hawk.beating",
    "vorhand.hawk.bonuses",
    "vorhand.hawk.dealing",
    "vorhand.hawk.moves",
    "vorhand.hawk.parties",
    "vorhand.hawk.playing",
    "vorhand.hawk.scoring",
    "vorhand.hawk.state",
    "vorhand.hawk.transposition",
    "vorhand.hawk.turns",
    "vorhand.hawk.seen.sample",
    "vorhand.hurrikan.capturing",
    "vorhand.hurrikan.dead",
    "vorhand.hurrikan.dealing",
    "vorhand.hurrikan.fast.listing",
    "vorhand.hurrikan.fast.sums",
    "vorhand.hurrikan.fast.tables",
    "vorhand.hurrikan.moves",
    "vorhand.hurrikan.order",
    "vorhand.hurrikan.piles",
    "vorhand.hurrikan.playing",
    "vorhand.hurrikan.scoring",
    "vorhand.hurrikan.state",
    "vorhand.hurrikan.transposition",
    "vorhand.hurrikan.turns",
    "vorhand.hurrikan.values",
)
"""The modules that are compiled together."""

OPEN: Final = frozenset({"vorhand.kit.plays.BaseMove", "vorhand.kit.plays.CardPlay"})
"""Classes that games have classes of their own of, games that are not compiled among them."""

LOOSE: Final = frozenset({"Public"})
"""
Classes whose fields hold anything in the compiled build too: nobody checks them before a view is
made of them, and then it says what is wrong.
"""

UNROLLED: Final = frozenset({"vorhand.kit.plays.lister"})
"""Functions that make a function, and are written out where that is done: `native.unrolling`."""

UNTYPED: Final = frozenset({"vorhand.kit.checks.as_int"})
"""Functions that take, and give back, other things than they promise: what they are for."""

SEEN: Final = frozenset({"vorhand.hearts.moves.Passes"})
"""
Classes whose base classes the compiler sees, since they are taken for what these are, a sequence
for instance. Their instances are larger.
"""

ROOTS: Final = "vorhand.values"
"""The module of base classes that are inherited as they are, and never copied in."""
