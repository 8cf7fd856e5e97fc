"""One decision of a seat, in any game."""

from __future__ import annotations

from operator import index
from typing import Any, Final, NamedTuple, final

import attrs

from vorhand.errors import IllegalAction, IllegalMove, NotToMove, OutOfRange, WrongTypeError, quoted
from vorhand.game import GAMES, AnyGame, game_of
from vorhand.kit.actions import Actions, Begun, Layout, numbers_in
from vorhand.kit.checks import whole
from vorhand.kit.games import Game
from vorhand.kit.options import BaseOptions
from vorhand.kit.planes import Bits
from vorhand.kit.plays import BaseMove
from vorhand.kit.views import SeatView
from vorhand.observing.observation import observed
from vorhand.rules import Rulebook
from vorhand.show.words import label
from vorhand.values import Value, quick


class Parts(NamedTuple):
    """What is known of a class of states or views."""

    game: AnyGame
    actions: Actions[Any, Any, Any]
    is_view: bool


_PARTS: Final[dict[type[Any], Parts]] = {}
"""What is known of the classes of states and views that have come up: four or five in each game."""


def parts_of(state: object) -> Parts:
    """
    What is known of the class of a state or a view.

    Raises:
        WrongTypeError: it is neither.
    """
    kind = type(state)
    if kind not in _PARTS:
        game = next((one for one in GAMES.values() if kind in (one.View, *one.View.PHASES)), None)
        if game is None:
            raise WrongTypeError(f"a state or a view is expected, not {quoted(state)}")
        _PARTS[kind] = Parts(game, game.ACTIONS, kind is game.View)
    return _PARTS[kind]


class Asked(NamedTuple):
    """A turn as it is looked at."""

    parts: Parts
    known: Any
    """The state, or the one that a view shows."""
    seat: Any
    """The seat that acts; None at the end, when there is no legal action."""
    mask: int
    """The legal actions, with a bit for each."""


@final
@attrs.frozen
class Turn(Value):
    """
    One decision: a state, and what the seat to move has chosen of its move so far.

    A move of several cards is several turns, so that the actions are few: a pass is made card by
    card in ascending order, and a play of Hurrikan is the card and then the cards that it takes,
    until one legal play is left. Where several seats may act at once, the lowest comes first.

    A turn of a view tells the seat of the view what it may do. It has no next turn.

    >>> from vorhand import Card, hurrikan
    >>> turn = Turn(hurrikan.deal(hurrikan.pack()))
    >>> [turn.name(action) for action in turn.legal()]
    ['2C', '3C', '4C', '2D', '3D', '4D']
    >>> turn = turn.apply(Card("4D").index)
    >>> len(hurrikan.moves_of(turn.state)), turn.seat
    (1, 1)

    Raises:
        IllegalAction: an action that is begun with is not legal, or makes a whole move.
        WrongTypeError: neither a state nor a view, or the actions are not a tuple of int.
    """

    state: Any
    """The state, or the view of a seat."""
    begun: Begun = ()
    """The actions of a move that is not complete."""

    def __attrs_post_init__(self) -> None:
        parts_of(self.state)
        if type(self.begun) is not tuple:
            raise WrongTypeError(f"actions are a tuple of int, not {quoted(self.begun)}")
        turn = new_turn(self.state, ())
        for action in self.begun:
            if turn.move(action) is not None:
                raise IllegalAction(action, [one for one in turn.legal() if not turn.move(one)])
            turn = new_turn(self.state, (*turn.begun, index(action)))
        object.__setattr__(self, "begun", turn.begun)

    def _asked(self) -> Asked:
        """Look at the turn, once for everything that is asked of it."""
        state = self.state
        parts = _PARTS.get(type(state)) or parts_of(state)
        seats: tuple[int, ...] = state.to_move
        if not seats:
            return Asked(parts, state, None, 0)
        seat, known = seats[0], state
        if parts.is_view:
            known = state.as_state()
            if state.seat not in seats:
                return Asked(parts, known, seat, 0)
            seat = state.seat
        return Asked(parts, known, seat, parts.actions.mask(known, seat, self.begun))

    @property
    def game(self) -> AnyGame:
        """The game."""
        return parts_of(self.state).game

    @property
    def seat(self) -> int | None:
        """
        The seat that acts: the lowest of those that may, or that of a view if it may; None at the
        end.
        """
        state = self.state
        seats: tuple[int, ...] = state.to_move
        if isinstance(state, SeatView) and state.seat in seats:
            return state.seat
        return seats[0] if seats else None

    def mask(self) -> int:
        """The legal actions, with a bit for each; 0 at the end, and for a view of another seat."""
        return self._asked().mask

    def legal(self) -> tuple[int, ...]:
        """The legal actions, ascending."""
        return numbers_in(self.mask())

    def apply(self, action: int) -> Turn:
        """
        The turn after a legal action: of the same seat, until its move is complete.

        Raises:
            IllegalAction: the action is not legal; the error has those that are.
            WrongTypeError: not a whole number, or this is the turn of a view.
        """
        asked = self._asked()
        if asked.parts.is_view:
            raise WrongTypeError("a view has no next state: apply the action to a turn of a state")
        done = (*self.begun, checked(action, asked.mask))
        move = asked.parts.actions.move(asked.known, asked.seat, done)
        if move is None:
            return new_turn(self.state, done)
        return new_turn(asked.parts.game.apply(self.state, move), ())

    def move(self, action: int) -> Any:  # noqa: ANN401 - of any game
        """
        The move that a legal action completes; None if more actions are needed.

        Raises:
            IllegalAction: the action is not legal; the error has those that are.
            WrongTypeError: not a whole number.
        """
        asked = self._asked()
        done = (*self.begun, checked(action, asked.mask))
        return asked.parts.actions.move(asked.known, asked.seat, done)

    def encode(self, move: BaseMove) -> Begun:
        """
        The actions that make a legal move from here, exactly those that are asked for.

        Raises:
            IllegalMove: the move breaks a rule.
            NotToMove: the move is that of another seat, which may act too, but later.
            IllegalAction: the move is another one than that which has been begun.
            WrongTypeError: not a move of the game.
        """
        parts, known, seat, _ = self._asked()
        refusal = parts.game.violation(self.state, move)
        if refusal is not None:
            raise IllegalMove(refusal, self.state)
        if move.seat != seat:
            raise NotToMove(f"this is the turn of seat {seat}, not of seat {move.seat}")
        actions = parts.actions.encode(known, move)
        for begun, action in zip(self.begun, actions, strict=False):
            if begun != action:
                raise IllegalAction(action, [begun])
        return actions[len(self.begun) :]

    def name(self, action: int, language: str = "en") -> str:
        """
        What an action does here, such as ``QS``, ``passes QS`` or ``takes 4C``. Cards are written
        as `Card` reads them, in every language.

        Raises:
            OutOfRange: the game has no such action.
            UnknownLanguage: the library has no words in the language.
            WrongTypeError: not a whole number, or the language is not a text.
        """
        parts, known, seat, _ = self._asked()
        number = whole(action, "an action is an int")
        size = parts.actions.layout.size
        if not 0 <= number < size:
            told = f"an action of {parts.game.NAME} is 0 to {size - 1}"
            raise OutOfRange(f"{told}, not {quoted(number)}")
        key, details = parts.actions.told(known, seat or 0, self.begun, number)
        return label(language, key, **details)

    def observation(self, seat: int, *, history: bool = False) -> Bits:
        """
        What a seat may know, as planes of bits: see `vorhand.observing`. What has been begun is
        shown to the seat that acts and to nobody else.

        Raises:
            NoSuchSeat: the game has no such seat, or the view is that of another seat.
            WrongTypeError: the seat is not a whole number.
        """
        begun = self.begun if self.begun and self.seat == seat else ()
        return observed(self.state, seat, begun, history)


new_turn: Final = quick(Turn)


def checked(action: int, mask: int) -> int:
    """
    A legal action as an ``int``.

    Raises:
        IllegalAction: the action is not among those of the mask.
        WrongTypeError: not a whole number.
    """
    number = action if type(action) is int else whole(action, "an action is an int")
    if not 0 <= number < mask.bit_length() or not mask >> number & 1:
        raise IllegalAction(number, numbers_in(mask))
    return number


def layout(game: Game[Any, Any, Any, Any, Any] | str) -> Layout:
    """
    What the actions of a game mean.

    Args:
        game: the game, or its name.

    Raises:
        UnknownGame: there is no game of this name.
        WrongTypeError: neither a game nor a name.
    """
    known = GAMES[game] if isinstance(game, str) else game
    if not isinstance(getattr(known, "RULES", None), Rulebook):
        raise WrongTypeError(f"a game such as vorhand.hearts is expected, not {quoted(game)}")
    return known.ACTIONS.layout


def most_actions(options: BaseOptions) -> int:
    """
    The most actions that a deal can have with these options.

    >>> from vorhand import hearts
    >>> most_actions(hearts.Options())  # four passes of three cards, and 52 plays
    64

    Raises:
        UnknownGame: not options of a game.
        WrongTypeError: another value of a game.
    """
    game = game_of(options)
    if not isinstance(options, BaseOptions):
        raise WrongTypeError(f"options of a game are expected, not {quoted(options)}")
    return game.ACTIONS.most(options)
