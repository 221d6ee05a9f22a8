"""A small network learns on the processor."""

from __future__ import annotations

from pathlib import Path

import network
import numpy as np
import pytest
from test_format import HEAD, block, written

pytest.importorskip("torch", reason="PyTorch is not installed: training/requirements.txt")

import games  # noqa: E402
import torch  # noqa: E402
import train  # noqa: E402


def test_it_begins_as_the_weighted_sum(tmp_path: Path) -> None:
    path = written(tmp_path / "games", [block(3, 4, seed) for seed in range(12)])
    school, aside, told = train.gather([path], range(3, 9), None)
    assert (len(school), len(aside)) == (40, 8)
    pupil = train.Pupil(told["facts"], torch.tensor([0.5, 0.0]), torch.zeros(2), torch.ones(2)).eval()
    given = train.batch(school, torch.tensor([3, 0, 17]))
    assert given.won.tolist() == [1, 0, 0] * 3
    standing = 0.5 * given.features[:, 0].reshape(3, 3)
    np.testing.assert_allclose(
        pupil(given).detach().reshape(3, 3), torch.log_softmax(standing, dim=1), atol=1e-6
    )


def test_it_learns_who_wins(tmp_path: Path) -> None:
    path = written(tmp_path / "games", [block(2, 30, seed) for seed in range(40)])
    out = tmp_path / "some.net"
    given = ["--seats", "two", "--epochs", "8", "--batch", "64", "--faith", "1", "--device", "cpu"]
    train.main(["--out", str(out), *given, str(path)])
    learnt, game = network.read(out), next(games.read(path))
    ends = np.cumsum(game.counts).reshape(game.counts.shape)
    for features, end, count in zip(game.features, ends, game.counts, strict=True):
        facts = [game.facts[last - length : last].tolist() for last, length in zip(end, count, strict=True)]
        first, second = learnt.adds(facts, features)
        assert first > second + 1


def test_the_written_network_reckons_as_the_one_that_learnt(tmp_path: Path) -> None:
    path = written(tmp_path / "games", [block(3, 6, seed) for seed in range(12)])
    school, _, told = train.gather([path], range(3, 9), None)
    torch.manual_seed(3)
    pupil = train.Pupil(told["facts"], torch.tensor([0.5, 0.0]), torch.tensor([0.3, 0.1]), torch.tensor([0.4, 2.0]))
    with torch.no_grad():
        for layer in (pupil.direct, pupil.outer):
            layer.copy_(torch.randn(layer.shape) * 0.3)
        for bag in (pupil.seats, pupil.table):
            bag.weight.mul_(5)
    pupil.eval()
    finished = pupil.finished(255)
    for number in range(len(school)):
        owners = range(int(school.owners[number]), int(school.owners[number + 1]))
        facts = [school.facts[school.first[owner] : school.first[owner + 1]].tolist() for owner in owners]
        rows = slice(int(school.rows[number]), int(school.rows[number + 1]))
        adds = finished.adds(facts, school.features[rows].numpy())
        wanted = pupil.adds(train.batch(school, torch.tensor([number]))).detach().numpy()
        # What is the same for all seats is left out.
        np.testing.assert_allclose(adds - adds.mean(), wanted - wanted.mean(), atol=0.02)
