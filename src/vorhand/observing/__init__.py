"""
Observations: what a seat may know, as named planes of bits, for programs that learn.

>>> from vorhand import hearts, observing
>>> match = hearts.Match()
>>> state = match.deal(match.deck_for(seed=1))
>>> bits = observing.observe(state, 2)
>>> bits.width == observing.planes(match.options).width
True
>>> bits.cards("hand") == state.hands[2]
True

The names, by what they are for::

    to observe      `observe`, which gives `Bits`
    what is there   `planes`, which gives `Planes`, each a `Plane` with name, place and meaning

An observation shows what the view of the seat shows and nothing more, so it is the same for every
sample of a view. With ``history=True`` it also has who played what when: two views of a deal that
differ have different observations then. Options are not in it, apart from what follows from them.
"""

from vorhand.kit.planes import Bits, Plane, Planes
from vorhand.observing.observation import observe, planes

__all__ = ["Bits", "Plane", "Planes", "observe", "planes"]
