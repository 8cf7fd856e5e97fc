"""What there is to see of a deal of Hawk."""

from __future__ import annotations

from vorhand.cards import Cards
from vorhand.hawk.parties import FEWEST_PLAYERS_FOR_PARTNERS, is_solo, outlook
from vorhand.hawk.scoring import points
from vorhand.hawk.seen.view import View
from vorhand.hawk.state import Public, State
from vorhand.show.pictures import NOBODY, Line, Picture, lying
from vorhand.show.tricks import hands_seen, number_taken, trick_lines


def picture_of_state(state: State) -> Picture:
    """Everything open: all hands, and the cards that lie aside."""
    aside = state.deal.aside
    lines = [Line("aside", lying(aside), NOBODY)] if aside else []
    return _picture(state.public, state, state.hands, None, lines)


def picture_of_view(view: View) -> Picture:
    """The seat's own hand, and how many cards there are elsewhere."""
    public = view.public
    lines = [Line("aside", public.aside, NOBODY)] if public.aside else []
    return _picture(public, view.as_state(), hands_seen(view), view.seat, lines)


def _picture(
    public: Public,
    state: State,
    hands: tuple[Cards | int, ...],
    viewer: int | None,
    aside: list[Line],
) -> Picture:
    players = public.options.players
    return Picture(
        game="Hawk",
        number=public.number,
        dealer=public.dealer,
        viewer=viewer,
        to_move=public.to_move,
        hands=hands,
        columns=(("tricks", number_taken(players, public.tricks)), ("pips", points(state))),
        lines=(_parties(state), *trick_lines(public.trick, public.tricks), *aside),
    )


def _parties(state: State) -> Line:
    """What is known of the parties."""
    known = outlook(state)
    if known.first_taker is not None and known.last_taker is not None:
        case = ".solo" if is_solo(known.first_taker, known.last_taker) else ""
        sides = {"lafh": known.lafh, "nob": known.nob}
        return Line(
            f"parties{case}",
            details=dict(sides),
        )
    if known.joins:
        return Line("parties.joins", details={"seat": known.joins[0]})
    partners = state.options.players >= FEWEST_PLAYERS_FOR_PARTNERS
    return Line("parties.both" if partners else "parties.last")
