"""A small network whose weights are known to both languages, and what comes out of it: reference.json, by which the tests
of both see that they reckon alike. `python reference.py` writes it anew."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
from network import DEPTH, WIDTH, Network

FACTS = 40
FEATURES = 3
SEATS = 3
FILE = Path(__file__).parent / "reference.json"


class Numbers:
    """The same numbers in any language: the upper half of a linear congruence."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, count: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 32) % count

    def rows(self, count: int) -> np.ndarray:
        """Whole numbers from -200 to 200."""
        values = [self.below(401) - 200 for _ in range(count * WIDTH)]
        return np.array(values, dtype=np.int16).reshape(count, WIDTH)

    def weights(self, *shape: int) -> np.ndarray:
        """Parts of 128, from -1 to 1, which are exact in both languages."""
        values = [(self.below(257) - 128) / 128 for _ in range(int(np.prod(shape)))]
        return np.array(values, dtype=np.float32).reshape(shape)


def sample() -> Network:
    """The network."""
    numbers = Numbers(1806)
    rows = [numbers.rows(FACTS) for _ in range(3)]
    start = numbers.rows(1)[0]
    inner = numbers.weights(WIDTH + FEATURES, DEPTH)
    inner_start = numbers.weights(DEPTH)
    direct = numbers.weights(WIDTH + FEATURES)
    return Network(0x1234_5678_9ABC_DEF0, *rows, start, inner, inner_start, direct, numbers.weights(DEPTH))


def blind() -> Network:
    """The same, which sees features alone."""
    whole = sample()
    return replace(whole, own=whole.own[:0], rival=whole.rival[:0], table=whole.table[:0])


def cases() -> list[dict]:
    """Positions and what the network adds in them; they follow one on another, as those of a search do."""
    numbers, network = Numbers(1815), sample()
    facts: list[set[int]] = [set() for _ in range(SEATS + 1)]
    told = []
    for _ in range(12):
        for owner in facts:
            for _ in range(3):
                owner ^= {numbers.below(FACTS)}
        features = numbers.weights(SEATS, FEATURES)
        listed = [sorted(owner) for owner in facts]
        adds = [round(float(one), 5) for one in network.adds(listed, features)]
        alone = [round(float(one), 5) for one in blind().adds(listed, features)]
        told.append({"facts": listed, "features": features.tolist(), "adds": adds, "blind": alone})
    return told


if __name__ == "__main__":
    FILE.write_text("[\n" + ",\n".join(json.dumps(case) for case in cases()) + "\n]\n")
