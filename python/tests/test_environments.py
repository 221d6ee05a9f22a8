"""The environments of the field, judged by their own tests."""

import warnings
from functools import partial
from types import SimpleNamespace

import imperios
import numpy as np
import pytest

pettingzoo_test = pytest.importorskip("pettingzoo.test")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import max_cycles_test  # noqa: E402
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

import imperios.gymnasium  # noqa: E402
import imperios.pettingzoo  # noqa: E402

GAMES = [
    ("altes-reich", {"players": 4}),
    ("grecia", {"players": 3, "scenario": "persian_wars", "rounds": 10}),
    ("napoleon", {"players": 2, "scenario": "italy-1796", "rounds": 2}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_pettingzoo_finds_nothing_wrong(name, options):
    env = imperios.pettingzoo.env(name, **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo_test.api_test(env, num_cycles=200)
    pettingzoo_test.seed_test(partial(imperios.pettingzoo.env, name, **options), num_cycles=40)


def test_pettingzoo_counts_cycles():
    parallel = partial(imperios.pettingzoo.parallel_env, "grecia", illegal="replace", players=3)
    module = SimpleNamespace(
        parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles))
    )
    max_cycles_test(module)
    pettingzoo_test.parallel_seed_test(parallel, num_cycles=20)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_agents_are_rewarded_at_the_end(name, options):
    env = imperios.pettingzoo.env(name, render_mode="ansi", **options)
    env.reset(seed=3)
    worth = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        worth[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(worth.values()) == pytest.approx(0.0)
    assert list(worth.values()) == pytest.approx(env.unwrapped.state_of_game.returns())
    assert "over" in env.render()


def test_an_illegal_action_ends_the_game_of_pettingzoo():
    env = imperios.pettingzoo.env("altes-reich", players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_gymnasium_finds_nothing_wrong(name, options):
    table = imperios.gymnasium.Table(name, bots="random", seat=1, **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(table, skip_render_check=True)
    _, info = table.reset(seed=5)
    rng = np.random.default_rng(5)
    over, reward = False, 0.0
    while not over:
        _, reward, over, truncated, info = table.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert not truncated
    assert reward == table.game.returns()[1]


def test_bots_are_chosen_by_seat():
    table = imperios.gymnasium.Table("altes-reich", bots=["greedy", "page"], players=3)
    first, _ = table.reset(seed=1)
    again, info = table.reset(seed=1)
    assert (first == again).all() and info["action_mask"].any()
    _, reward, over, _, info = table.step(int(np.flatnonzero(~info["action_mask"])[0]))
    assert over and reward == -1.0 and "[AR-" in info["refused"]
    with pytest.raises(ValueError):
        imperios.gymnasium.Table("altes-reich", bots=["greedy"], players=3)
    with pytest.raises(ValueError):
        imperios.gymnasium.Table("altes-reich", seat=3, players=3)
