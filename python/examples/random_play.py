"""Plays random games and says who won how often: ``python random_play.py [GAMES]``."""

from __future__ import annotations

import random
import sys
import time
from collections import Counter

import imperios


def main(games: int) -> None:
    rng = random.Random(1806)
    for name in imperios.games():
        wins: Counter[int] = Counter()
        decisions, begun = 0, time.perf_counter()
        for number in range(games):
            game = imperios.game(name, seed=f"random/{number}", players=3)
            while not game.is_over:
                game.apply(rng.choice(game.legal_actions()))
                decisions += 1
            wins.update(seat for seat, place in enumerate(game.places()) if place == 1)
        seconds = time.perf_counter() - begun
        told = ", ".join(f"seat {seat} won {wins[seat]}" for seat in range(3))
        print(f"{name}: {told}; {games / seconds:.0f} games/s, {decisions / seconds:,.0f} decisions/s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
