"""What is written by one language is read by the other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import games
import network
import numpy as np
import pytest
import reference

HEAD = {"ground": "00000000000000ff", "facts": 9, "features": ["ships", "seas"], "two": ["0.5", "0"], "more": ["0.5", "0"]}


def block(seats: int, positions: int, seed: int) -> bytes:
    """A game as crates/bots/src/selfplay.rs describes it. The first seat wins, which always rules more seas."""
    random = np.random.default_rng(seed)
    counts = random.integers(0, 4, (positions, seats + 1))
    facts = [sorted(random.choice(9, count, replace=False)) for count in counts.flat]
    ships = random.random((positions, seats, 2))
    ships[:, 0, 1] += 1
    parts = [
        bytes([seats, 0]),
        np.array([positions], "<u2").tobytes(),
        bytes(range(1, seats + 1)),
        bytes(position % seats for position in range(positions)),
        np.full((positions, seats), round(65535 / seats), "<u2").tobytes(),
        counts.astype("<u2").tobytes(),
        np.concatenate([np.array(of, "<u2") for of in facts]).tobytes(),
        ships.astype("<f4").tobytes(),
    ]
    body = b"".join(parts)
    return np.array([len(body)], "<u4").tobytes() + body


def written(path: Path, blocks: list[bytes]) -> Path:
    path.write_bytes(games.MAGIC + json.dumps(HEAD).encode() + b"\n" + b"".join(blocks))
    return path


def test_games_are_read_column_by_column_up_to_the_last_whole_one(tmp_path: Path) -> None:
    path = written(tmp_path / "games", [block(2, 5, 1), block(3, 4, 2), block(2, 5, 3)[:-1]])
    first, second = games.read(path)
    assert games.head(path) == HEAD
    assert (first.seats, second.seats) == (2, 3)
    assert first.won.tolist() == [1, 0] and second.movers.tolist() == [0, 1, 2, 0]
    assert first.features.shape == (5, 2, 2) and second.counts.shape == (4, 4)
    assert len(second.facts) == second.counts.sum()
    np.testing.assert_allclose(first.expected, 0.5, atol=1e-4)


def test_other_files_are_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"something else")
    with pytest.raises(ValueError, match="imperios selfplay"):
        games.head(other)
    with pytest.raises(ValueError, match="no network"):
        network.read(other)


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    for written in (reference.blind(), reference.sample()):
        path.write_bytes(written.bytes())
        assert network.read(path).bytes() == written.bytes()
    path.write_bytes(reference.sample().bytes() + b"!")
    with pytest.raises(ValueError, match="bytes"):
        network.read(path)


def test_what_comes_out_is_what_the_bots_reckon_with() -> None:
    kept = json.loads(reference.FILE.read_text())
    for case, known in zip(reference.cases(), kept, strict=True):
        assert (case["facts"], case["features"]) == (known["facts"], known["features"])
        for of in ("adds", "blind"):
            np.testing.assert_allclose(case[of], known[of], atol=1e-4)


def test_what_the_program_writes_is_read(tmp_path: Path) -> None:
    program = os.environ.get("IMPERIOS") or shutil.which("imperios")
    if program is None:
        pytest.skip("the program is not there: IMPERIOS=target/release/imperios names it")
    path = tmp_path / "games"
    given = ["--players", "2", "-n", "2", "--simulations", "4", "--out", str(path)]
    subprocess.run([program, "selfplay", "grecia", *given], check=True)
    head = games.head(path)
    for game in games.read(path):
        assert game.seats == 2 and len(game.movers) > 10
        assert game.facts.max() < head["facts"]
        assert game.features.shape == (len(game.movers), 2, len(head["features"]))
        np.testing.assert_allclose(game.expected.sum(axis=1), 1, atol=1e-3)
