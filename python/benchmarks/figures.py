"""How fast the package is, beside OpenSpiel's hearts in the same run: ``python figures.py``.

Processor time is counted, not wall time, and the best of three runs is told; batches run on one thread.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable

import imperios

TABLES: list[tuple[str, dict[str, int], int]] = [
    ("altes-reich", {"players": 4}, 256),
    ("grecia", {"players": 4}, 128),
    ("napoleon", {"players": 4}, 32),
]


def best(count: Callable[[], int]) -> float:
    """Decisions a second of processor time."""
    found = 0.0
    for _ in range(3):
        begun = time.process_time()
        decisions = count()
        found = max(found, decisions / (time.process_time() - begun))
    return found


def hearts() -> float:
    """Random play of OpenSpiel's hearts in a loop of Python."""
    import pyspiel

    game, rng = pyspiel.load_game("hearts"), random.Random(1)

    def count() -> int:
        decisions = 0
        for _ in range(300):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return best(count)


def steps(name: str, options: dict[str, int]) -> float:
    """Random play of single games in a loop of Python."""
    pick = random.Random(1).random

    def count() -> int:
        decisions = 0
        for number in range(20):
            game = imperios.game(name, seed=number, **options)
            legal_actions, apply = game.legal_actions, game.apply
            while actions := legal_actions():
                apply(actions[int(pick() * len(actions))])
                decisions += 1
        return decisions

    return best(count)


def batches(name: str, options: dict[str, int], games: int, observations: bool) -> float:
    """Random play of a batch, with masks and perhaps observations."""
    batch = imperios.Batch(name, games, seed=1, threads=1, observations=observations, **options)
    sample, step = batch.sample, batch.step

    def count() -> int:
        rounds = 200_000 // games
        for _ in range(rounds):
            step(sample())
        return rounds * games

    return best(count)


def importing() -> float:
    """Milliseconds of processor time that importing takes beyond starting Python."""

    def run(script: str) -> float:
        command = [sys.executable, "-I", "-c", f"{script}; import time; print(time.process_time())"]
        return min(float(subprocess.check_output(command)) for _ in range(5))

    return 1000 * (run("import imperios") - run("pass"))


def main() -> None:
    print(f"import: {importing():.0f} ms")
    print(f"OpenSpiel's hearts in a loop of Python: {hearts():,.0f} decisions/s")
    for name, options, games in TABLES:
        print(
            f"{name}: {steps(name, options):,.0f} single steps/s; in a batch of {games} "
            f"{batches(name, options, games, False):,.0f} with masks, {batches(name, options, games, True):,.0f} with observations"
        )


if __name__ == "__main__":
    main()
