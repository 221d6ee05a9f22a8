"""The games in OpenSpiel, judged by its own test and played by its own search."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import imperios.openspiel  # noqa: E402, F401

GAMES = [
    ("python_imperios_altes_reich", "players=3"),
    ("python_imperios_grecia", "players=2 scenario=trojan_war rounds=10"),
    ("python_imperios_napoleon", "players=2 scenario=italy-1796 rounds=1"),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_openspiel_plays_at_random(name, options):
    game = pyspiel.load_game(name, {"options": options})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_search_of_openspiel_chooses_what_is_legal(name, options):
    game = pyspiel.load_game(name, {"options": options})
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        max_simulations=3,
        random_state=rng,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    searched = 0
    while searched < 2 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            searched += 1
    assert searched == 2
