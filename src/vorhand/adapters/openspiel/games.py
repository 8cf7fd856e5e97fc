"""The games and their states, as OpenSpiel asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Final

import pyspiel
from typing_extensions import override

from vorhand.adapters.openspiel.dealing import CHANCE, TERMINAL, Dealing, undealt
from vorhand.adapters.openspiel.observer import Observer, with_begun
from vorhand.adapters.openspiel.resampling import chance_from, resampled
from vorhand.adapters.openspiel.setting import PARAMETERS, PREFIX, Setting, setting, setting_from
from vorhand.adapters.openspiel.spiel import Game, State
from vorhand.cards import DECK
from vorhand.errors import InvalidDeal, InvalidOptions
from vorhand.game import GAMES
from vorhand.kit.checks import check_seat
from vorhand.kit.options import BaseOptions
from vorhand.turns import Turn, layout, most_actions

MOST_PLAYERS: Final = 10
"""No game is for more; which numbers of players it is for, its options know."""


class VorhandState(State):
    """
    A state of OpenSpiel. It holds a `Turn` and who is to act, and before that the cards dealt so
    far: values that never change, so that a copy costs next to nothing.

    An action is what it is for a `Turn`, and for chance it is the card that is dealt next.
    """

    # What answers for the state: see `turn`.
    at: Dealing | Turn
    player: int
    """Who is to act: a seat, or the number that OpenSpiel has for chance or for the end."""

    def __init__(self, game: VorhandGame) -> None:
        super().__init__(game)
        self.at = game.undealt
        self.player = CHANCE

    @property
    def turn(self) -> Turn:
        """
        The turn.

        Raises:
            InvalidDeal: cards are still to be dealt.
        """
        if isinstance(self.at, Turn):
            return self.at
        raise InvalidDeal(["not all cards have been dealt"])

    # --- What OpenSpiel asks for

    def current_player(self) -> int:
        """Who is to act."""
        return self.player

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.player == TERMINAL

    def _legal_actions(self, player: int) -> tuple[int, ...]:
        del player  # it is asked of the one who is to act alone
        return self.at.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can be dealt next, each as likely as the others."""
        cards = self.at.legal()
        return [(card, 1 / len(cards)) for card in cards]

    def _apply_action(self, action: int) -> None:
        self.at = at = self.at.apply(action)
        seat = at.seat
        self.player = TERMINAL if seat is None else seat

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deals {DECK[action]}"
        if isinstance(self.at, Turn):
            return f"{player} {self.at.name(action)}"
        return f"{player} {layout(self.get_game().setting.game).meanings[action]}"

    def returns(self) -> list[float]:
        """What the deal is worth to each seat, by seat; nothing before its end."""
        game = self.get_game()
        if self.player != TERMINAL:
            return [0.0] * game.num_players()
        return [float(worth) for worth in game.setting.game.utility(self.turn.state)]

    def __str__(self) -> str:
        at = self.at
        if isinstance(at, Turn):
            return with_begun(str(at.state), at)
        return f"dealt: {' '.join(str(DECK[card]) for card in self.history())}"

    def resample_from_infostate(
        self, player: int, rng: Callable[[], float] | Random
    ) -> VorhandState:
        """
        A state drawn from all that a seat cannot tell from this one, each as likely as the others.
        Its history is one that leads there. What another seat has begun of its move is hidden, so
        that seat begins anew.

        Args:
            player: the seat.
            rng: draws numbers from 0 up to 1; also a ``random.Random``.

        Raises:
            NoSuchSeat: the game has no such seat.
            WrongTypeError: the seat is not a whole number, or what is to draw numbers from 0 up to
                1 does not.
        """
        seat = check_seat(player, self.get_game().num_players())
        return resampled(self, seat, chance_from(rng))


class VorhandGame(Game):
    """A game of OpenSpiel: a variant with the deal of the match and the dealer."""

    NAME: ClassVar[str]
    """The name of the game in this library; there is a class for each."""

    setting: Setting
    """What is known before the cards are dealt."""
    # What a first state holds.
    undealt: Dealing

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        self.setting = asked = setting_from(self.NAME, parameters or {})
        self.undealt = undealt(asked)
        least, most = asked.game.utility_bounds(asked.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=layout(asked.game).size,
            max_chance_outcomes=len(DECK),  # by number, whatever the pack
            num_players=asked.options.players,
            min_utility=float(least),
            max_utility=float(most),
            max_game_length=most_actions(asked.options),
        )
        super().__init__(TYPES[self.NAME], info, asked.parameters())

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> VorhandState:
        """The state before the first card is dealt."""
        return VorhandState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards are dealt."""
        return self.undealt.left.bit_count()

    def make_py_observer(
        self,
        kind: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        parameters: Mapping[str, Any] | None = None,
    ) -> Observer | None:
        """
        What shows a seat what it may know; None if nothing shows that kind: either a seat sees all
        that it may, or the same with the history, which OpenSpiel calls perfect recall.

        Raises:
            InvalidOptions: there is a parameter.
        """
        for unknown in parameters or ():
            raise InvalidOptions(str(unknown), "an observation has no parameters")
        if kind is None:
            return Observer(self.setting.options, history=False)
        one_seat = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or kind.private_info != one_seat:
            return None
        return Observer(self.setting.options, history=kind.perfect_recall)


def game_type(name: str) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """What OpenSpiel has to know of a game before a variant is chosen."""
    players = [number for number in range(1, MOST_PLAYERS + 1) if is_for(name, number)]
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{name.capitalize()} by vorhand",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(PARAMETERS),
    )


def is_for(name: str, players: int) -> bool:
    """Whether a game can be played by so many."""
    try:
        GAMES[name].Options(players=players)
    except InvalidOptions:
        return False
    return True


TYPES: Final = MappingProxyType({name: game_type(name) for name in GAMES})


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name, known in TYPES.items():
        # OpenSpiel lets go of what makes a game when Python has ended, which a class survives and a
        # function does not.
        kind = type(f"VorhandGame_{name}", (VorhandGame,), {"NAME": name})
        pyspiel.register_game(known, kind)


def load_game(options: BaseOptions, *, number: int = 0, dealer: int | None = None) -> VorhandGame:
    """
    The game of OpenSpiel with these options.

    Args:
        options: the variant.
        number: how many deals went before; in Hearts it decides where cards are passed.
        dealer: the seat that deals, by default the last.

    Raises:
        InvalidDeal: there is no such dealer, or no deal of this number in OpenSpiel.
        UnknownGame: not options of a game.
        WrongTypeError: another value of a game, or the number or the dealer is not a whole number.
    """
    asked = setting(options, number, dealer)
    game: VorhandGame = pyspiel.load_game(PREFIX + asked.game.NAME, asked.parameters())
    return game
