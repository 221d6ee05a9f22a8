"""The games as environments of Gymnasium: one agent at a table with chosen bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt

from . import _imperios
from ._types import Lang, Option


class Table(gymnasium.Env[npt.NDArray[np.uint8], int]):
    """One agent at a table with bots.

    ``seat`` is the agent's, ``bots`` names the others' in the order of seats, or one name for all. What may be chosen is
    told as ``info["action_mask"]`` and by ``action_masks()``. An action that is not legal ends the game with a reward of
    -1, and ``info["refused"]`` says why.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        name: str,
        *,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
        lang: Lang = "en",
        **options: Option,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._name, self._seat, self._lang = name, seat, lang
        self._options = cast(dict[str, Any], options)
        self._game = _imperios.game(name, seed=0, **self._options)
        players = self._game.players
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {players - 1}")
        rivals = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(rivals) != players - 1:
            raise ValueError(f"there are {players - 1} other seats, but {len(rivals)} bots")
        self._names = rivals[:seat] + [""] + rivals[seat:]
        self._bots: dict[int, _imperios.Bot] = {}
        self.action_space = gymnasium.spaces.Discrete(self._game.num_actions)
        self.observation_space = gymnasium.spaces.Box(0, 255, (self._game.num_cells,), np.uint8)

    @property
    def game(self) -> _imperios.State:
        """The game itself."""
        return self._game

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal."""
        if self._game.current != self._seat:
            return np.zeros(self._game.num_actions, np.bool_)
        return self._game.mask(self._seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Begins a new game, which the bots play on to the agent's first question."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(1 << 62))
            self._game = _imperios.game(self._name, seed=number, **self._options)
            self._bots = {
                other: _imperios.Bot(self._name, bot, seed=f"{number}/{other}")
                for other, bot in enumerate(self._names)
                if other != self._seat
            }
            self._play_on()
            if not self._game.is_over:
                return self._seen()

    def _play_on(self) -> None:
        while self._game.current is not None and self._game.current != self._seat:
            seat = self._game.current
            self._game.apply(self._bots[seat].choose(self._game, seat), seat)

    def _seen(self) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        return self._game.observation(self._seat), {"action_mask": self.action_masks()}

    def step(self, action: int) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Makes the agent's choice; the bots play on to its next question."""
        try:
            self._game.apply(int(action), self._seat)
        except ValueError as refused:
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "refused": str(refused)}
        self._play_on()
        seen, info = self._seen()
        over = self._game.is_over
        return seen, self._game.returns()[self._seat] if over else 0.0, over, False, info

    def render(self) -> str:
        """What the agent is asked, and what it can choose, in words."""
        if self._game.is_over:
            return f"over: places {self._game.places()}"
        labels = [self._game.label(action, self._lang) for action in self._game.legal_actions()]
        return f"{self._game.prompt(lang=self._lang)} {'; '.join(labels)}"
