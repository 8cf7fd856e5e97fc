"""What there is to see of a deal of Single."""

from __future__ import annotations

from vorhand.cards import Cards
from vorhand.show.pictures import NOBODY, Line, Picture, lying
from vorhand.show.tricks import hands_seen, number_taken, trick_lines
from vorhand.single.seen.view import View
from vorhand.single.state import Public, State


def picture_of_state(state: State) -> Picture:
    """All hands open, and the cards that lie aside."""
    aside = Line("aside", lying(state.deal.aside), NOBODY)
    return _picture(state.public, state.hands, None, aside)


def picture_of_view(view: View) -> Picture:
    """The own hand, and the number of all other cards."""
    aside = Line("aside", view.public.options.aside, NOBODY)
    return _picture(view.public, hands_seen(view), view.seat, aside)


def _picture(
    public: Public, hands: tuple[Cards | int, ...], viewer: int | None, aside: Line
) -> Picture:
    return Picture(
        game="Single",
        number=public.number,
        dealer=public.dealer,
        viewer=viewer,
        to_move=public.to_move,
        hands=hands,
        columns=(("tricks", number_taken(public.options.players, public.tricks)),),
        lines=(*trick_lines(public.trick, public.tricks), aside),
    )
