"""Self-play with a linear value of what is seen: ``python linear_value.py [STEPS]``.

A batch of games is played with the values learnt so far and a little chance. The value of an action, in what was seen, is moved
towards what the seat has gained when it is asked again. Afterwards the values play against random players.
"""

from __future__ import annotations

import sys

import imperios
import numpy as np
import numpy.typing as npt

NAME, PLAYERS, GAMES = "altes-reich", 3, 256

Weights = npt.NDArray[np.float32]


def chosen(weights: Weights, batch: imperios.Batch, rng: np.random.Generator, whim: float) -> npt.NDArray[np.int64]:
    """The action of the highest value, give or take, among those that are legal."""
    assert batch.observations is not None
    values = batch.observations.astype(np.float32) @ weights
    values += whim * rng.gumbel(size=values.shape).astype(np.float32)
    values[~batch.masks] = -np.inf
    return np.asarray(values.argmax(axis=1), np.int64)


def learn(weights: Weights, steps: int, rng: np.random.Generator) -> None:
    """Plays with itself: an action comes to be worth what it gained until the seat was asked again."""
    own_score = next(plane.first for plane in imperios.planes(NAME) if plane.name == "scores")
    batch = imperios.Batch(NAME, GAMES, seed="learn", players=PLAYERS)
    seen = batch.observations
    assert seen is not None
    # What each seat of each game saw and did when it was asked last.
    before = np.zeros((GAMES, PLAYERS, seen.shape[1]), np.float32)
    done = np.full((GAMES, PLAYERS), -1)
    for _ in range(steps):
        asked = (np.arange(GAMES), batch.seats)
        again = done[asked] >= 0
        cells, action = before[asked][again], done[asked][again]
        gained = seen[again, own_score] - cells[:, own_score]
        wrong = gained - np.einsum("ij,ij->i", cells, weights.T[action])
        change = 0.1 * wrong / np.einsum("ij,ij->i", cells, cells)
        np.add.at(weights.T, action, change[:, None] * cells)
        actions = chosen(weights, batch, rng, 0.1)
        before[asked], done[asked] = seen, actions
        batch.step(actions)
        done[batch.done] = -1


def worth(weights: Weights, rng: np.random.Generator) -> float:
    """What the first seat gains on average against random players."""
    batch = imperios.Batch(NAME, GAMES, seed="trial", players=PLAYERS)
    gained, ended = 0.0, 0
    while ended < 4 * GAMES:
        batch.step(np.where(batch.seats == 0, chosen(weights, batch, rng, 0.001), batch.sample()))
        gained += float(batch.rewards[:, 0].sum())
        ended += int(batch.done.sum())
    return gained / ended


def main(steps: int) -> None:
    rng = np.random.default_rng(1806)
    game = imperios.game(NAME, players=PLAYERS)
    weights = np.zeros((game.num_cells, game.num_actions), np.float32)
    before = worth(weights, rng)
    learn(weights, steps, rng)
    print(f"gained by the first seat against random play: {before:+.3f} before, {worth(weights, rng):+.3f} after")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
