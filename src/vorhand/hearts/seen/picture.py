"""What there is to see of a deal of Hearts."""

from __future__ import annotations

from collections.abc import Iterator

from vorhand.cards import Cards
from vorhand.hearts.scoring import points
from vorhand.hearts.seen.view import View
from vorhand.hearts.state import Choosing, Passing, Playing, Public, State
from vorhand.show.pictures import Line, Picture, lying
from vorhand.show.tricks import hands_seen, number_taken, trick_lines


def picture_of_state(state: State) -> Picture:
    """Everything open: all hands, and what seats have chosen to pass."""
    passes = [
        Line("passes", lying(cards), seat, {"seat": seat})
        for seat, cards in enumerate(state.pending if isinstance(state, Passing) else ())
        if cards is not None
    ]
    return _picture(state.public, state, state.hands, None, passes)


def picture_of_view(view: View) -> Picture:
    """The seat's own hand, how many cards the others hold, and which seats have passed."""
    public = view.public
    count = public.options.pass_count
    passes = [
        Line("passes", count, seat, {"seat": seat}) for seat in public.passed if seat != view.seat
    ]
    own = {"passed": view.passed, "received": view.received}
    passes += [Line(key, lying(cards), view.seat) for key, cards in own.items() if cards]
    return _picture(public, view.as_state(), hands_seen(view), view.seat, passes)


def _picture(
    public: Public,
    state: State,
    hands: tuple[Cards | int, ...],
    viewer: int | None,
    passes: list[Line],
) -> Picture:
    players = public.options.players
    return Picture(
        game="Hearts",
        number=public.number,
        dealer=public.dealer,
        viewer=viewer,
        to_move=public.to_move,
        hands=hands,
        columns=(("tricks", number_taken(players, public.tricks)), ("points", points(state))),
        lines=(*_notes(public, state), *trick_lines(public.trick, public.tricks), *passes),
    )


def _notes(public: Public, state: State) -> Iterator[Line]:
    if not public.tricks and not public.trick:
        yield Line(f"pass.{public.direction.name.lower()}")
    if isinstance(state, Playing) and public.broken:
        yield Line("broken")
    if isinstance(state, Choosing):
        yield Line("choosing", details={"seat": state.shooter})
    if public.choice is not None:
        yield Line(f"moon.{public.choice.name.lower()}")
