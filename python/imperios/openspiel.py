"""The games for OpenSpiel.

Importing this module registers them as ``python_imperios_altes_reich``, ``python_imperios_grecia`` and
``python_imperios_napoleon``. What is agreed is one parameter::

    pyspiel.load_game("python_imperios_grecia", {"options": "players=3 scenario=persian_wars"})

Chance is explicit; seats that choose at the same time are asked one after another and see no answer of the others.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import _imperios

#: No game was seen to be nearly as long.
LONGEST = 100_000


def _options(text: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in text.split())


class Game(pyspiel.Game):
    """A game with what was agreed."""

    def __init__(self, name: str, kind: pyspiel.GameType, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.imperios_name = name
        self.agreed = _options(str(params.get("options", "")))
        begun = self.begin()
        self.words = begun.num_words
        info = pyspiel.GameInfo(
            num_distinct_actions=begun.num_actions,
            max_chance_outcomes=self.words,
            num_players=begun.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)
        self.cells = begun.num_cells

    def begin(self) -> _imperios.State:
        """The game before anything has happened."""
        return _imperios.game(
            self.imperios_name, seed="openspiel", chance_by_hand=True, ask_forced=True, **self.agreed
        )

    def new_initial_state(self) -> State:
        """A new game."""
        return State(self, self.begin())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat may know."""
        return Observer(self.cells)


class State(pyspiel.State):
    """A game under way. ``game_state`` is the game itself."""

    def __init__(self, game: Game, state: _imperios.State) -> None:
        super().__init__(game)
        self.game_state = state

    def current_player(self) -> int:
        """Who is asked."""
        if self.game_state.is_over:
            return pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]
        if self.game_state.is_chance:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        return self.game_state.current or 0

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game_state.legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, with its probability."""
        return sorted(self.game_state.chance_outcomes())

    def _apply_action(self, action: int) -> None:
        self.game_state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game_state.word(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game_state.is_over

    def returns(self) -> list[float]:
        """What the game was worth to each seat; 0 before the end."""
        return self.game_state.returns()

    def __str__(self) -> str:
        return str(self.game_state.notation())

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat may know, as text."""
        return self.observation_string(player)

    def observation_string(self, player: int | None = None) -> str:
        """What a seat may know, as text."""
        seat = player if player is not None else self.current_player()
        return str(self.game_state.observation(seat).tobytes().hex())

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a seat may know, as numbers."""
        seat = player if player is not None else self.current_player()
        return [float(cell) for cell in self.game_state.observation(seat)]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> State:
        """A world that the seat can't tell from this one."""
        bits = int((sampler() if callable(sampler) else np.random.random()) * (1 << 53))
        return State(self.get_game(), self.game_state.redeal(player, bits))


class Observer:
    """What a seat may know, as a tensor and as text."""

    def __init__(self, cells: int) -> None:
        self.tensor = np.zeros(cells, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Writes what the seat may know into the tensor."""
        self.tensor[:] = state.game_state.observation(player)

    def string_from(self, state: State, player: int) -> str:
        """The same as text."""
        return state.observation_string(player)


def _kind(name: str, title: str, least: int, most: int) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_imperios_{name.replace('-', '_')}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": ""},
    )


class AltesReich(Game):
    """El Viejo Imperio 800-1806."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("altes-reich", ALTES_REICH, params)


class Grecia(Game):
    """Grecia - Imperios del Pasado."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("grecia", GRECIA, params)


class Napoleon(Game):
    """Napoleón - Imperios del Pasado."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("napoleon", NAPOLEON, params)


ALTES_REICH = _kind("altes-reich", "El Viejo Imperio 800-1806", 2, 5)
GRECIA = _kind("grecia", "Grecia - Imperios del Pasado", 2, 4)
NAPOLEON = _kind("napoleon", "Napoleón - Imperios del Pasado", 2, 8)

pyspiel.register_game(ALTES_REICH, AltesReich)
pyspiel.register_game(GRECIA, Grecia)
pyspiel.register_game(NAPOLEON, Napoleon)
