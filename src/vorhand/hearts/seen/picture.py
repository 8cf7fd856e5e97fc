"""What there is to see of a deal of Hearts."""

from __future__ import annotations

from collections.abc import Iterator

from vorhand.cards import Cards
from vorhand.hearts.choices import Partners
from vorhand.hearts.kitty import kitty_taker
from vorhand.hearts.moves import CHOICES
from vorhand.hearts.partners import SIDES
from vorhand.hearts.scoring import points
from vorhand.hearts.seen.view import View
from vorhand.hearts.state import Choosing, Over, Passing, Playing, Public, State
from vorhand.show.pictures import NOBODY, Line, Picture, SeatCards, lying
from vorhand.show.tricks import hands_seen, number_taken, trick_lines


def picture_of_state(state: State) -> Picture:
    """Everything open: all hands, and what seats have chosen to pass."""
    passes = [
        Line("passes", lying(cards), seat, {"seat": seat})
        for seat, cards in enumerate(state.pending if isinstance(state, Passing) else ())
        if cards is not None
    ]
    kitty = _kitty(state.public, lying(state.deal.kitty), over=isinstance(state, Over))
    return _picture(state.public, state, state.hands, None, [*passes, *kitty])


def picture_of_view(view: View) -> Picture:
    """The seat's own hand, how many cards the others hold, and which seats have passed."""
    public = view.public
    count = public.options.pass_count
    passes = [
        Line("passes", count, seat, {"seat": seat}) for seat in public.passed if seat != view.seat
    ]
    own = {"passed": view.passed, "received": view.received}
    passes += [Line(key, lying(cards), view.seat) for key, cards in own.items() if cards]
    shown = view.as_state()
    cards = public.options.kitty_size if view.kitty is None else lying(view.kitty)
    passes += _kitty(public, cards, over=isinstance(shown, Over))
    return _picture(public, shown, hands_seen(view), view.seat, passes)


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


def _kitty(public: Public, cards: SeatCards | int, *, over: bool) -> Iterator[Line]:
    """The kitty, if there is one, and whose it is."""
    if not public.options.kitty_size:
        return
    taker = kitty_taker(public.options, public.tricks)
    owner = None if over else NOBODY if taker is None else taker
    if taker is None:
        yield Line("kitty", cards, owner)
    else:
        yield Line("kitty/taken", cards, owner, {"taker": taker})


def _notes(public: Public, state: State) -> Iterator[Line]:
    if public.options.partners is not Partners.NONE:
        yield Line("partners", details=dict(zip(("seats", "others"), SIDES, strict=True)))
    if not public.tricks and not public.trick:
        yield Line(f"pass.{public.direction.name.lower()}")
    if isinstance(state, Playing) and public.broken:
        yield Line("broken")
    if isinstance(state, Choosing):
        yield Line("choosing", details={"seat": state.shooter})
    if public.choice in CHOICES:  # a state put together by hand may have another
        yield Line(f"moon.{public.choice.name.lower()}")
