"""The network in numpy, and its file: what crates/bots/src/network.rs reads and reckons, letter by letter.

Numbers of the first layer are whole, so both come to the same; those of the others differ in the last digits only.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

MAGIC = b"IMPNET2\n"
WIDTH = 64
DEPTH = 16
BRIGHT = 512


@dataclass
class Network:
    """The weights."""

    ground: int
    """What tells the board from others."""
    own: np.ndarray
    """For each fact: the row for the seat it is told of; no rows at all if the network sees features alone,"""
    rival: np.ndarray
    """for the rivals of that seat,"""
    table: np.ndarray
    """and for all, if it is told of the table."""
    start: np.ndarray
    inner: np.ndarray
    """What each cell of the first layer, and then each feature, adds to the cells of the second."""
    inner_start: np.ndarray
    direct: np.ndarray
    """What each cell of the first layer, and then each feature, adds to what comes out."""
    outer: np.ndarray
    """And each cell of the second layer."""

    @property
    def features(self) -> int:
        return len(self.inner) - WIDTH

    def adds(self, facts: Sequence[Sequence[int]], features: np.ndarray) -> np.ndarray:
        """By seat: what is to be added to its standing, from the facts of the seats and of the table, and the features by
        seat."""
        if len(self.own) == 0:
            features = features.astype(np.float32)
            second = np.maximum(features @ self.inner[WIDTH:] + self.inner_start, 0)
            return features @ self.direct[WIDTH:] + second @ self.outer
        *by_seat, of_table = [np.asarray(of, dtype=np.int64) for of in facts]
        own = [self.own[of].sum(axis=0, dtype=np.int64) for of in by_seat]
        rival = [self.rival[of].sum(axis=0, dtype=np.int64) for of in by_seat]
        everybody = self.start.astype(np.int64) + self.table[of_table].sum(axis=0, dtype=np.int64) + sum(rival)
        first = np.stack([everybody - theirs + its for its, theirs in zip(own, rival, strict=True)])
        bright = np.clip(first, 0, BRIGHT).astype(np.float32) / np.float32(BRIGHT)
        entered = np.concatenate([bright, features.astype(np.float32)], axis=1)
        second = np.maximum(entered @ self.inner + self.inner_start, 0)
        return entered @ self.direct + second @ self.outer

    def bytes(self) -> bytes:
        """As a file."""
        facts = len(self.own)
        parts = [MAGIC, struct.pack("<Q5I", self.ground, facts, self.features, WIDTH, DEPTH, BRIGHT)]
        parts += [rows.astype("<i2").tobytes() for rows in (self.own, self.rival, self.table, self.start)]
        layers = (self.inner, self.inner_start, self.direct, self.outer)
        parts += [layer.astype("<f4").tobytes() for layer in layers]
        return b"".join(parts)


def read(path: Path) -> Network:
    """The network of a file."""
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(f"{path} is no network")
    ground, facts, features, *shape = struct.unpack_from("<Q5I", data, len(MAGIC))
    if shape != [WIDTH, DEPTH, BRIGHT]:
        raise ValueError(f"{path} has other layers: {shape}")
    at = len(MAGIC) + 28

    def layer(kind: str, *of: int) -> np.ndarray:
        nonlocal at
        array = np.frombuffer(data, kind, int(np.prod(of)), at).reshape(of)
        at += array.nbytes
        return array

    rows = [layer("<i2", facts, WIDTH) for _ in range(3)]
    start = layer("<i2", WIDTH)
    inner = layer("<f4", WIDTH + features, DEPTH)
    network = Network(
        ground, *rows, start, inner, layer("<f4", DEPTH), layer("<f4", WIDTH + features), layer("<f4", DEPTH)
    )
    if at != len(data):
        raise ValueError(f"{path} has {len(data)} bytes, and {at} were expected")
    return network
