"""The games as environments of PettingZoo, where agents act one after another.

``imperios.pettingzoo.env("grecia", players=3)`` is such an environment. An observation is a dictionary with the cells of
what the agent may know (``observation``) and the legal actions (``action_mask``).
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import _imperios
from ._types import Lang, Option


def env(name: str, **options: Any) -> AECEnv:
    """The environment with PettingZoo's usual guards around it: see ``raw_env``."""
    raw = raw_env(name, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1.0))


class raw_env(AECEnv):
    """A game in which agents are asked one after another. Seats that choose at the same time see no answer of the others.

    ``max_cycles`` ends a game early after so many choices; ``options`` are those of the game.
    """

    metadata = {"name": "imperios_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        name: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        lang: Lang = "en",
        **options: Option,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._name, self._lang, self._max_cycles = name, lang, max_cycles
        self._options: dict[str, Any] = options
        self._rng = np.random.default_rng()
        self._game = self._begin()
        self.possible_agents = [f"seat_{seat}" for seat in range(self._game.players)]
        actions, cells = self._game.num_actions, self._game.num_cells
        observation = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (cells,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    def _begin(self) -> _imperios.State:
        seed = int(self._rng.integers(1 << 62))
        return _imperios.game(self._name, seed=seed, **self._options)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    @property
    def state_of_game(self) -> _imperios.State:
        """The game itself."""
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. With a seed, this and all later games follow from it."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
            for number, agent in enumerate(self.possible_agents):
                self.action_spaces[agent].seed(seed + number)
        self._game = self._begin()
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.current or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may choose: nothing unless it is asked."""
        seat = self.possible_agents.index(agent)
        asked = self._game.current == seat
        mask = self._game.mask(seat) if asked else np.zeros(self._game.num_actions, np.bool_)
        return {"observation": self._game.observation(seat), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        """Makes the choice of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a live agent chooses"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._game.apply(int(action), self.possible_agents.index(agent))
        self._cycles += 1
        if self._game.is_over:
            for seat, worth in enumerate(self._game.returns()):
                self.rewards[self.possible_agents[seat]] = worth
            self.terminations = {agent: True for agent in self.agents}
        elif self._max_cycles is not None and self._cycles >= self._max_cycles:
            self.truncations = {agent: True for agent in self.agents}
        if self._game.current is not None:
            self.agent_selection = self.possible_agents[self._game.current]
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def render(self) -> str | None:
        """What the agent that is asked is asked, and what it can choose, in words."""
        if self._game.is_over:
            return f"over: places {self._game.places()}"
        labels = [self._game.label(action, self._lang) for action in self._game.legal_actions()]
        return f"{self._game.prompt(lang=self._lang)} {'; '.join(labels)}"

    def close(self) -> None:
        """Nothing is open."""


class parallel_env(ParallelEnv[str, dict[str, Any], int]):
    """The same game in cycles: every agent acts in every cycle, and the actions of those that are asked count.

    An agent that is not asked has an empty mask, and what it does means nothing. ``illegal`` says what becomes of an action
    that is not legal: ``refuse`` raises ``IllegalAction``, ``replace`` takes a legal one at random.
    """

    metadata = {"name": "imperios_parallel_v1", "render_modes": [], "is_parallelizable": True}

    def __init__(
        self,
        name: str,
        *,
        max_cycles: int | None = None,
        illegal: Literal["refuse", "replace"] = "refuse",
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        self.render_mode = render_mode
        agreed: dict[str, Any] = options
        self._turns = raw_env(name, **agreed)
        self._max_cycles, self._illegal = max_cycles, illegal
        self._whim = np.random.default_rng()
        self.possible_agents = list(self._turns.possible_agents)
        self.agents: list[str] = []
        self.observation_spaces = self._turns.observation_spaces
        self.action_spaces = self._turns.action_spaces

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begins a new game. With a seed, this and all later games follow from it."""
        if seed is not None:
            self._whim = np.random.default_rng([seed, 1])
        self._turns.reset(seed, options)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, dict[str, Any]]:
        return {agent: self._turns.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Makes the choices of those who are asked: of all of them where they choose at the same time."""
        game = self._turns.state_of_game
        asked = game.awaiting
        for seat in asked:
            if game.is_over or seat not in game.awaiting:
                continue
            action = int(actions[self.possible_agents[seat]])
            legal = game.legal_actions(seat)
            if action not in legal and self._illegal == "replace":
                action = legal[int(self._whim.integers(len(legal)))]
            game.apply(action, seat)
            # Whoever is asked anew answers in the next cycle, with the eyes of that moment.
            if game.awaiting != tuple(other for other in asked if other > seat):
                break
        self._cycles += 1
        over = game.is_over
        late = not over and self._max_cycles is not None and self._cycles >= self._max_cycles
        worth = game.returns() if over else [0.0] * len(self.possible_agents)
        agents = self.agents
        seen = self._observed()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if over or late:
            self.agents = []
        rewards = dict(zip(agents, worth, strict=True))
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is open."""
