"""Teaches a network from games of self-play: `python train.py GAMES… --out FILE.net`.

It begins as the weighted sum by which the bots already judge, and learns what to add to it. Of the games one in ten is put
aside to see what was really learnt; the network that surprises least there is written.
"""

from __future__ import annotations

import argparse
import copy
import time
from dataclasses import dataclass
from pathlib import Path

import games
import network
import numpy as np
import torch
from network import BRIGHT, DEPTH, WIDTH
from torch import nn

ASIDE = 10
"""One of so many games is put aside."""
NARROWEST = 0.2
"""The least spread that a feature is given."""
WIDEST = 32767 / BRIGHT / 8
"""No weight of a row may be larger, so that whole numbers are never too large."""


@dataclass
class Positions:
    """Positions as tensors. Those of whom facts are told (seats, then the table) stand one behind the other."""

    facts: torch.Tensor
    first: torch.Tensor
    """By owner: where its facts begin; one more behind the last."""
    owners: torch.Tensor
    """By position: its first owner; one more behind the last."""
    seats: torch.Tensor
    rows: torch.Tensor
    """By position: the first row of its seats in what follows; one more behind the last."""
    features: torch.Tensor
    won: torch.Tensor
    expected: torch.Tensor

    def __len__(self) -> int:
        return len(self.seats)


def gather(paths: list[Path], seats: range, most: int | None) -> tuple[Positions, Positions, dict]:
    """The positions of all games at tables of so many: those to learn from, and those put aside."""
    told = games.head(paths[0])
    taken: tuple[list[games.Game], list[games.Game]] = ([], [])
    for path in paths:
        head = games.head(path)
        if (head["ground"], head["features"]) != (told["ground"], told["features"]):
            raise SystemExit(f"{path} is about another board than {paths[0]}")
        fitting = (game for game in games.read(path) if game.seats in seats and len(game.movers) > 0)
        for number, game in enumerate(fitting):
            if most is not None and number >= most:
                break
            taken[number % ASIDE == 0].append(game)
    if not all(taken):
        raise SystemExit("there are too few games")
    return together(taken[0]), together(taken[1]), told


def together(all_games: list[games.Game]) -> Positions:
    """Games as one."""

    def starts(counts: list[np.ndarray]) -> torch.Tensor:
        return torch.from_numpy(np.concatenate([[0], np.cumsum(np.concatenate(counts), dtype=np.int64)]))

    def repeated(value: int, game: games.Game) -> np.ndarray:
        return np.full(len(game.movers), value, dtype=np.int64)

    won = [np.tile(game.won, len(game.movers)) for game in all_games]
    return Positions(
        facts=torch.from_numpy(np.concatenate([game.facts for game in all_games]).astype(np.int32)),
        first=starts([game.counts.reshape(-1) for game in all_games]),
        owners=starts([repeated(game.seats + 1, game) for game in all_games]),
        seats=torch.from_numpy(np.concatenate([repeated(game.seats, game) for game in all_games])),
        rows=starts([repeated(game.seats, game) for game in all_games]),
        features=torch.from_numpy(
            np.concatenate([game.features.reshape(-1, game.features.shape[2]) for game in all_games])
        ),
        won=torch.from_numpy(np.concatenate(won).astype(np.float32)),
        expected=torch.from_numpy(np.concatenate([game.expected.reshape(-1) for game in all_games])),
    )


def stretches(first: torch.Tensor, chosen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """All places of some stretches, one stretch behind the other, and how long each is."""
    begin, lengths = first[chosen], first[chosen + 1] - first[chosen]
    ends = lengths.cumsum(0)
    shift = torch.repeat_interleave(begin - (ends - lengths), lengths)
    return torch.arange(int(ends[-1]) if len(ends) else 0) + shift, lengths


@dataclass
class Batch:
    """Some positions: their seats one behind the other."""

    facts: torch.Tensor
    offsets: torch.Tensor
    """By owner: where its facts begin."""
    is_table: torch.Tensor
    """By owner: whether it is the table."""
    position: torch.Tensor
    """By seat: the place of its position in the batch."""
    features: torch.Tensor
    won: torch.Tensor
    expected: torch.Tensor

    def to(self, device: str) -> Batch:
        return Batch(*(getattr(self, name).to(device) for name in self.__dataclass_fields__))


def batch(all_positions: Positions, chosen: torch.Tensor) -> Batch:
    """The positions with these numbers."""
    owners, counts = stretches(all_positions.owners, chosen)
    places, lengths = stretches(all_positions.first, owners)
    rows, seats = stretches(all_positions.rows, chosen)
    is_table = torch.zeros(len(owners), dtype=torch.bool)
    is_table[counts.cumsum(0) - 1] = True
    return Batch(
        facts=all_positions.facts[places].long(),
        offsets=lengths.cumsum(0) - lengths,
        is_table=is_table,
        position=torch.repeat_interleave(torch.arange(len(chosen)), seats),
        features=all_positions.features[rows],
        won=all_positions.won[rows],
        expected=all_positions.expected[rows],
    )


class Pupil(nn.Module):
    """The network while it learns, with the weighted sum that it corrects."""

    def __init__(self, facts: int, weights: torch.Tensor, mean: torch.Tensor, spread: torch.Tensor, forgets: float = 0.0, sees: bool = True) -> None:
        super().__init__()
        features = len(weights)
        self.forgets, self.sees = forgets, sees
        self.seats = nn.EmbeddingBag(facts, 2 * WIDTH, mode="sum")
        self.table = nn.EmbeddingBag(facts, WIDTH, mode="sum")
        for bag in (self.seats, self.table):
            nn.init.normal_(bag.weight, std=0.03)
        self.start = nn.Parameter(torch.full((WIDTH,), 0.3))
        self.inner = nn.Linear(WIDTH + features, DEPTH)
        self.direct = nn.Parameter(torch.zeros(WIDTH + features))
        self.outer = nn.Parameter(torch.zeros(DEPTH))
        self.register_buffer("weights", weights)
        self.register_buffer("mean", mean)
        self.register_buffer("spread", spread)

    def forward(self, given: Batch) -> torch.Tensor:
        """By seat: the logarithm of its chance to win."""
        return chances(given.features @ self.weights + self.adds(given), given.position)

    def adds(self, given: Batch) -> torch.Tensor:
        """By seat: what is added to the weighted sum."""
        features = (given.features - self.mean) / self.spread
        if not self.sees:
            entered = torch.cat([features.new_zeros(len(features), WIDTH), features], dim=1)
            return entered @ self.direct + self.inner(entered).relu() @ self.outer
        ends = torch.cat([given.offsets[1:], torch.tensor([len(given.facts)], device=given.facts.device)])
        table_facts = torch.repeat_interleave(given.is_table, ends - given.offsets)
        lengths = ends - given.offsets

        def bag(of: nn.EmbeddingBag, owners: torch.Tensor, chosen: torch.Tensor) -> torch.Tensor:
            counts, facts = lengths[owners], given.facts[chosen]
            kept = None
            if self.training and self.forgets > 0:
                # Otherwise it would learn games by heart: the facts of a whole board are never twice the same.
                kept = (torch.rand(len(facts), device=facts.device) >= self.forgets) / (1 - self.forgets)
            return of(facts, counts.cumsum(0) - counts, per_sample_weights=kept)

        own, rival = bag(self.seats, ~given.is_table, ~table_facts).split(WIDTH, dim=1)
        everybody = bag(self.table, given.is_table, table_facts).index_add(0, given.position, rival)
        first = self.start + own - rival + everybody[given.position]
        # A little of what is too dark or too bright gets through, so that no cell is lost for ever.
        bright = first.clamp(0, 1) + 0.01 * (first - first.detach().clamp(0, 1)) * self.training
        entered = torch.cat([bright, features], dim=1)
        return entered @ self.direct + self.inner(entered).relu() @ self.outer

    @torch.no_grad()
    def bound(self) -> None:
        """Keeps the rows within what whole numbers can say."""
        for bag in (self.seats, self.table):
            bag.weight.clamp_(-WIDEST, WIDEST)

    @torch.no_grad()
    def finished(self, ground: int) -> network.Network:
        """The network as the bots read it."""

        def whole(rows: torch.Tensor) -> np.ndarray:
            return torch.round(rows * BRIGHT).short().cpu().numpy()

        own, rival = self.seats.weight.split(WIDTH, dim=1)
        inner, direct = self.inner.weight.T.clone(), self.direct.clone()
        inner[WIDTH:] /= self.spread[:, None]
        direct[WIDTH:] /= self.spread
        # What is the same for all seats at a table makes no difference, so nothing stands for `direct` at the mean.
        inner_start = self.inner.bias - self.mean @ inner[WIDTH:]
        layers = [layer.cpu().numpy() for layer in (inner, inner_start, direct, self.outer)]
        rows = [whole(of) for of in (own, rival, self.table.weight, self.start)]
        return network.Network(ground, *(of if self.sees else of[:0] for of in rows[:3]), rows[3], *layers)


def chances(standing: torch.Tensor, position: torch.Tensor) -> torch.Tensor:
    """By seat: the logarithm of its chance to win, from how all seats of its position stand."""
    tables = int(position[-1]) + 1
    best = torch.full((tables,), -torch.inf, device=standing.device)
    best = best.scatter_reduce(0, position, standing.detach(), "amax")
    above = standing - best[position]
    return above - torch.zeros(tables, device=standing.device).index_add(0, position, above.exp()).log()[position]


def surprise(pupil: Pupil, positions: Positions, faith: float, device: str, size: int = 8192) -> tuple[float, float, float]:
    """Bits for each position by which what happened surprises: with the weighted sum alone, with the network, and of the
    network those by which the victories alone do."""
    pupil.eval()
    sums = np.zeros(3)
    with torch.no_grad():
        for some in torch.arange(len(positions)).split(size):
            given = batch(positions, some).to(device)
            aim = given.expected + faith * (given.won - given.expected)
            plain = chances(given.features @ pupil.weights, given.position)
            learnt = pupil(given)
            sums += [float(-(aim * plain).sum()), float(-(aim * learnt).sum()), float(-(given.won * learnt).sum())]
    return tuple(sums / len(positions) / np.log(2))


def teach(args: argparse.Namespace) -> network.Network:
    """Learns from the files."""
    torch.manual_seed(args.seed)
    if args.threads:
        torch.set_num_threads(args.threads)
    seats = range(2, 3) if args.seats == "two" else range(3, 9)
    school, aside, told = gather(args.games, seats, args.most)
    weights = torch.tensor([float(weight) for weight in told[args.seats]])
    mean = school.features.mean(0)
    spread = school.features.std(0).clamp(min=NARROWEST)
    pupil = Pupil(told["facts"], weights, mean, spread, args.forget, args.board).to(args.device)
    rows = [pupil.seats.weight, pupil.table.weight]
    others = [weight for weight in pupil.parameters() if all(weight is not row for row in rows)]
    groups = [{"params": rows, "weight_decay": args.decay}, {"params": others, "weight_decay": args.decay / 10}]
    steps = torch.optim.AdamW(groups, lr=args.stride)
    all_steps = args.epochs * -(-len(school) // args.batch)
    falling = torch.optim.lr_scheduler.OneCycleLR(steps, args.stride, total_steps=all_steps, pct_start=0.1)
    before, bits, won = surprise(pupil, aside, args.faith, args.device)
    print(f"{len(school)} positions, {len(aside)} aside: {before:.4f} bits before, {won:.4f} of victories", flush=True)
    best = (bits, copy.deepcopy(pupil))
    for epoch in range(args.epochs):
        begun, sum_of_bits = time.monotonic(), 0.0
        pupil.train()
        for some in torch.randperm(len(school)).split(args.batch):
            given = batch(school, some).to(args.device)
            aim = given.expected + args.faith * (given.won - given.expected)
            loss = -(aim * pupil(given)).sum() / len(some)
            steps.zero_grad()
            loss.backward()
            steps.step()
            falling.step()
            pupil.bound()
            sum_of_bits += float(loss.detach()) * len(some) / np.log(2)
        before, bits, won = surprise(pupil, aside, args.faith, args.device)
        print(
            f"epoch {epoch + 1}: {sum_of_bits / len(school):.4f} bits learnt from, {bits:.4f} aside"
            f" ({won:.4f} of victories), {time.monotonic() - begun:.0f} s",
            flush=True,
        )
        if bits < best[0]:
            best = (bits, copy.deepcopy(pupil))
    return best[1].finished(int(told["ground"], 16))


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", type=Path, help="what `imperios selfplay` has written")
    parser.add_argument("--out", type=Path, required=True, help="the network")
    parser.add_argument("--seats", choices=["two", "more"], required=True, help="for which tables")
    parser.add_argument("--epochs", type=int, default=3, help="how often all positions are gone through")
    parser.add_argument("--batch", type=int, default=2048, help="positions that are looked at before a step is made")
    parser.add_argument("--stride", type=float, default=2e-3, help="how far a step goes at most")
    parser.add_argument("--decay", type=float, default=0.1, help="what holds the weights near zero")
    parser.add_argument("--faith", type=float, default=0.6, help="how much who won counts, beside what the search expected")
    parser.add_argument("--board", action="store_true", help="see the whole board, and not features alone")
    parser.add_argument("--forget", type=float, default=0.5, help="the share of facts that are left out while it learns")
    parser.add_argument("--most", type=int, help="games of each file at the most")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=int, help="threads of the processor")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> None:
    args = arguments(given)
    args.out.write_bytes(teach(args).bytes())


if __name__ == "__main__":
    main()
