"""What there is to see of a round of Hurrikan."""

from __future__ import annotations

from collections.abc import Iterator

from vorhand.cards import Cards
from vorhand.hurrikan.seen.view import View
from vorhand.hurrikan.state import Public, State
from vorhand.show.pictures import NOBODY, Line, Picture, lying


def picture_of_state(state: State) -> Picture:
    """Everything open: all hands."""
    return _picture(state.public, state.hands, None)


def picture_of_view(view: View) -> Picture:
    """The seat's own hand, and how many cards there are elsewhere."""
    sizes = enumerate(view.public.sizes)
    hands = tuple(view.hand if seat == view.seat else size for seat, size in sizes)
    return _picture(view.public, hands, view.seat)


def _picture(public: Public, hands: tuple[Cards | int, ...], viewer: int | None) -> Picture:
    return Picture(
        game="Hurrikan",
        number=public.number,
        dealer=public.dealer,
        viewer=viewer,
        to_move=public.to_move,
        hands=hands,
        columns=(("captured", tuple(map(len, public.won))), ("sweeps", public.sweeps)),
        lines=tuple(_lines(public)),
        called="/round",
    )


def _lines(public: Public) -> Iterator[Line]:
    if public.sweeper is not None:
        yield Line("sweeper", details={"seat": public.sweeper})
    yield Line("table", lying(public.table))
    if public.plays:
        last = public.plays[-1]
        if last.takes:
            details: dict[str, object] = {"seat": last.seat, "card": last.card}
            yield Line("last-capture", lying(last.takes), details=details)
        else:
            yield Line("last-lay", ((None, last.card),), details={"seat": last.seat})
    yield Line("stock", public.stock, NOBODY)
