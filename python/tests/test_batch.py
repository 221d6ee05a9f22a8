"""Many games at once."""

import random

import imperios
import numpy as np
import pytest

GAMES = [
    ("altes-reich", {"players": 3}),
    ("grecia", {"players": 2, "scenario": "persian_wars", "rounds": 10}),
    ("napoleon", {"players": 2, "scenario": "italy-1796", "rounds": 1}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_any_number_of_threads_plays_the_same_games(name, options):
    batches = [imperios.Batch(name, 7, seed=1, threads=threads, **options) for threads in (1, 2, 5, 9)]
    ended = 0
    for _ in range(500):
        actions = [batch.sample().copy() for batch in batches]
        for batch, chosen in zip(batches, actions, strict=True):
            assert (chosen == actions[0]).all()
            assert batch.masks[np.arange(7), chosen].all()
            batch.step(chosen)
        first = batches[0]
        for batch in batches[1:]:
            for what in ("masks", "seats", "done", "rewards", "observations"):
                assert (getattr(batch, what) == getattr(first, what)).all(), what
        ended += int(first.done.sum())
        assert first.rewards[~first.done].any() == False  # noqa: E712
        assert np.allclose(first.rewards.sum(axis=1), 0.0)
    assert first.ended == ended and first.steps == 500
    assert ended > 0 or name != "altes-reich"


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_batch_tells_what_its_games_tell(name, options):
    batch = imperios.Batch(name, 3, seed="x", threads=1, **options)
    masks, seats, observations = batch.masks, batch.seats, batch.observations
    for _ in range(60):
        batch.step(batch.sample())
    # The arrays stay where they are.
    assert masks is batch.masks or masks.ctypes.data == batch.masks.ctypes.data
    for index in range(3):
        game = batch.game(index)
        assert game.current == seats[index]
        assert (game.mask() == masks[index]).all()
        assert (game.observation() == observations[index]).all()
    with pytest.raises(IndexError):
        batch.game(3)


def test_a_wrong_action_steps_no_game():
    batch = imperios.Batch("grecia", 4, seed=1, threads=2, players=2)
    actions = batch.sample().copy()
    before = batch.observations.copy()
    actions[2] = np.flatnonzero(~batch.masks[2])[0]
    with pytest.raises(imperios.IllegalAction, match="game 2") as raised:
        batch.step(actions)
    assert raised.value.rule
    assert (batch.observations == before).all() and batch.steps == 0
    with pytest.raises(ValueError, match="4 games"):
        batch.step(actions[:3])
    with pytest.raises(ValueError):
        imperios.Batch("grecia", 0)
    batch.step(batch.sample().astype(np.int32))
    assert batch.steps == 1


def test_other_seeds_give_other_games_and_each_game_its_own():
    one, other = (imperios.Batch("altes-reich", 5, seed=seed, players=4) for seed in (1, 2))
    hands = {tuple(game.view(0)["hand"]) for batch in (one, other) for game in map(batch.game, range(5))}
    assert len(hands) == 10


def test_observations_can_be_left_out():
    batch = imperios.Batch("altes-reich", 2, seed=1, observations=False, players=2)
    assert batch.observations is None and len(batch) == 2
    for _ in range(100):
        batch.step(batch.sample())
    assert batch.ended > 0


def test_a_game_taken_out_of_a_batch_goes_on_by_itself():
    batch = imperios.Batch("altes-reich", 2, seed=1, players=2)
    game, before = batch.game(0), batch.observations.copy()
    while not game.is_over:
        game.apply(random.choice(game.legal_actions()))
    assert (batch.observations == before).all()
