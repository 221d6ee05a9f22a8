"""Reads what `imperios selfplay` has written; how it is written stands in crates/bots/src/selfplay.rs."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

MAGIC = b"IMPSELF1\n"


@dataclass
class Game:
    """A game: its positions, column by column."""

    seats: int
    places: np.ndarray
    """By seat: the place in the end, from 1."""
    movers: np.ndarray
    """By position: who was to choose."""
    expected: np.ndarray
    """By position and seat: the victories that the search expected."""
    counts: np.ndarray
    """By position and owner (the seats, then the table): how many facts are true."""
    facts: np.ndarray
    """The numbers of these facts, in the same order."""
    features: np.ndarray
    """By position, seat and feature."""

    @property
    def won(self) -> np.ndarray:
        """By seat: its share of the victory."""
        first = self.places == 1
        return first / first.sum()


def head(path: Path) -> dict:
    """What was played, and what the numbers mean."""
    with path.open("rb") as file:
        return _head(file, path)


def _head(file, path: Path) -> dict:
    if file.read(len(MAGIC)) != MAGIC:
        raise ValueError(f"{path} was not written by `imperios selfplay`")
    return json.loads(file.readline())


def read(path: Path) -> Iterator[Game]:
    """All whole games of a file, in order. One that is still being written may end in the middle of a game."""
    with path.open("rb") as file:
        features = len(_head(file, path)["features"])
        while len(length := file.read(4)) == 4:
            (length,) = struct.unpack("<I", length)
            block = file.read(length)
            if len(block) < length:
                return
            yield _game(block, features)


def _game(block: bytes, features: int) -> Game:
    seats, _, positions = struct.unpack_from("<BBH", block)
    at = 4

    def column(kind: str, *shape: int) -> np.ndarray:
        nonlocal at
        array = np.frombuffer(block, kind, int(np.prod(shape)), at).reshape(shape)
        at += array.nbytes
        return array

    places = column("<u1", seats)
    movers = column("<u1", positions)
    expected = column("<u2", positions, seats) / np.float32(65535)
    counts = column("<u2", positions, seats + 1)
    facts = column("<u2", int(counts.sum()))
    game = Game(seats, places, movers, expected, counts, facts, column("<f4", positions, seats, features))
    if at != len(block):
        raise ValueError(f"a game of {len(block)} bytes has {at - len(block)} too many or too few")
    return game
