"""A bot of twenty lines against random play: ``python small_bot.py [GAMES]``.

For each action it redeals the world a few times, plays on at random, and takes the action that came out best.
"""

from __future__ import annotations

import random
import sys

import imperios


def choose(game: imperios.State, seat: int, rng: random.Random, worlds: int = 4) -> int:
    worth: dict[int, float] = dict.fromkeys(game.legal_actions(seat), 0.0)
    if len(worth) == 1:
        return next(iter(worth))
    for _ in range(worlds):
        world = game.redeal(seat, rng)
        for action in worth:
            ahead = world.clone()
            ahead.apply(action, seat)
            while not ahead.is_over:
                ahead.apply(rng.choice(ahead.legal_actions()))
            worth[action] += ahead.returns()[seat]
    return max(worth, key=lambda action: worth[action])


def main(games: int) -> None:
    rng, won = random.Random(1806), 0.0
    for number in range(games):
        game = imperios.game("altes-reich", players=3, seed=f"small/{number}")
        mine = number % 3
        while not game.is_over:
            seat = game.awaiting[0]
            game.apply(choose(game, seat, rng) if seat == mine else rng.choice(game.legal_actions()), seat)
        won += game.places()[mine] == 1
    print(f"the small bot won or shared {won:.0f} of {games} games for three against random players")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
