"""Historical board games for machines that learn and for people who study them.

``imperios.game`` begins a game, ``imperios.Batch`` thousands of them, ``imperios.Bot`` plays a seat. Seats are counted
from 0; words and texts count them from 1, as people do. Environments for PettingZoo, Gymnasium and OpenSpiel are in
``imperios.pettingzoo``, ``imperios.gymnasium`` and ``imperios.openspiel``.
"""

from ._errors import IllegalAction
from ._imperios import (
    Batch,
    Bot,
    Plane,
    State,
    Vocabulary,
    bot_names,
    game,
    games,
    load,
    planes,
    settings,
    vocabulary,
)

__all__ = [
    "Batch",
    "Bot",
    "IllegalAction",
    "Plane",
    "State",
    "Vocabulary",
    "bot_names",
    "game",
    "games",
    "load",
    "planes",
    "settings",
    "vocabulary",
]
