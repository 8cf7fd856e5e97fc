"""Drawing a state that a seat cannot tell from another one, with a history that leads to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from numbers import Real
from random import Random
from typing import TYPE_CHECKING, Any, cast

from vorhand.adapters.openspiel.dealing import CHANCE, TERMINAL
from vorhand.adapters.openspiel.setting import Setting
from vorhand.cards import Card
from vorhand.errors import WrongTypeError, quoted
from vorhand.kit.actions import numbers_in
from vorhand.turns import Turn

if TYPE_CHECKING:
    from vorhand.adapters.openspiel.games import VorhandGame, VorhandState


class Script:
    """
    Stands for the turns of a deal whose actions and players are known: OpenSpiel notes each action
    in the history of a state, and nothing has to be worked out for that.
    """

    def __init__(self, players: Iterable[int]) -> None:
        self.players: Iterator[int] = iter(players)

    @property
    def seat(self) -> int:
        """Who is to act next."""
        return next(self.players)

    def apply(self, action: int) -> Script:
        """The same."""
        del action
        return self


def chance_from(rng: object) -> Random:
    """
    The source of chance that is given, or one that begins with a number drawn from it.

    Raises:
        WrongTypeError: it does not draw numbers from 0 up to 1.
    """
    if isinstance(rng, Random):
        return rng
    if not callable(rng):
        expected = "a random.Random, or a function that draws numbers,"
        raise WrongTypeError(f"{expected} is expected, not {quoted(rng)}")
    number = rng()
    if not isinstance(number, Real) or not 0 <= float(number) <= 1:  # 1 by rounding
        raise WrongTypeError(f"a number from 0 up to 1 is to be drawn, not {quoted(number)}")
    return Random(int(float(number) * (1 << 53)))  # noqa: S311 - nothing is kept secret


def resampled(state: VorhandState, seat: int, rng: Random) -> VorhandState:
    """A state that a seat cannot tell from this one."""
    at, game = state.at, state.get_game()
    if not isinstance(at, Turn):
        return dealt_anew(game, len(state.history()), rng)
    rules = at.game
    sample = rules.sample(rules.view(at.state, seat), rng)
    deck = rules.deck_of(sample)
    made = state.full_history()[len(deck) :]
    players = [one.player for one in made]
    actions = [one.action for one in made]
    hidden = hidden_actions(game.setting, deck, at.state, sample)
    actions[: len(hidden)] = hidden
    turn = Turn(sample, at.begun if at.seat == seat else ())
    if at.begun != turn.begun:
        del players[-len(at.begun) :], actions[-len(at.begun) :]
    return written_down(game, [card.index for card in deck], players, actions, turn)


def dealt_anew(game: VorhandGame, number: int, rng: Random) -> VorhandState:
    """A state with so many cards dealt. Nobody has seen one, so they can be any cards."""
    state = game.new_initial_state()
    for card in rng.sample(numbers_in(game.undealt.left), number):
        state.apply_action(card)
    return state


def hidden_actions(
    setting: Setting,
    deck: tuple[Card, ...],
    state: Any,  # noqa: ANN401 - of any game
    sample: Any,  # noqa: ANN401 - of the same
) -> list[int]:
    """
    The actions of a sample up to the last move that differs from that of a state. Such moves have
    been hidden, as passes are; the moves after them are open, and the same actions make them.
    """
    rules = setting.game
    moves = rules.moves_of(sample)
    pairs = enumerate(zip(moves, rules.moves_of(state), strict=True), 1)
    hidden = max([number for number, (one, other) in pairs if one != other], default=0)
    if not hidden:
        return []
    turn = Turn(rules.deal(deck, setting.options, dealer=setting.dealer, number=setting.number))
    actions: list[int] = []
    for move in moves[:hidden]:
        actions += turn.encode(move)
        turn = Turn(rules.apply(turn.state, move))
    return actions


def written_down(
    game: VorhandGame,
    deck: list[int],
    players: list[int],
    actions: list[int],
    turn: Turn,
) -> VorhandState:
    """A state whose history is this deck and what these players did, which has led to a turn."""
    state = game.new_initial_state()
    last = TERMINAL if turn.seat is None else turn.seat
    script = Script([*[CHANCE] * (len(deck) - 1), *players, last])
    state.at = cast("Turn", script)  # all that is asked of it until the turn is put back
    for action in (*deck, *actions):
        state.apply_action(action)
    state.at = turn
    return state
