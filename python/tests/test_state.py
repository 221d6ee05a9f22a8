"""One game: legal actions, words, chance, simultaneous choices, records, hints, odds and bots."""

import copy
import pickle
import random
import subprocess
import sys

import imperios
import numpy as np
import pytest

GAMES = [
    ("altes-reich", {"players": 4}),
    ("grecia", {"players": 3, "scenario": "persian_wars"}),
    ("napoleon", {"players": 2, "scenario": "italy-1796", "rounds": 3}),
]


def played(game, number, rng):
    """The game after so many random choices."""
    for _ in range(number):
        if game.is_over:
            break
        game.apply(rng.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_whole_game_is_played_recorded_and_loaded(name, options):
    game = imperios.game(name, seed=1806, **options)
    rng = random.Random(1)
    assert game.returns() == [0.0] * game.players
    while not game.is_over:
        words, actions = game.legal_words(), game.legal_actions()
        assert [game.action(word) for word in words] == actions
        mask = game.mask()
        assert mask.dtype == np.bool_ and np.flatnonzero(mask).tolist() == sorted(actions)
        game.apply(rng.choice(actions))
    assert sum(game.returns()) == pytest.approx(0.0)
    assert min(game.places()) == 1 and len(game.scores()) == game.players
    record = game.record()
    assert "seed: 1806" in record and "commitment:" in game.record(seed=False)
    again = imperios.load(record)
    assert again.record() == record and again.is_over and again.legal_actions() == []


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_game_goes_on_from_its_record_with_the_same_chance(name, options):
    game = played(imperios.game(name, seed="a/b", **options), 60, random.Random(2))
    for other in (imperios.load(game.record()), game.clone(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        rng, same = random.Random(3), random.Random(3)
        one = game.clone()
        assert played(one, 40, rng).record() == played(other, 40, same).record()


def test_the_same_seed_gives_the_same_game():
    first, second, third = (imperios.game("altes-reich", seed=seed) for seed in (7, 7, 8))
    assert first.record() == second.record() != third.record()
    assert imperios.game("altes-reich").record() != imperios.game("altes-reich").record()


def test_a_wrong_action_names_the_rule():
    game = imperios.game("grecia", seed=1, scenario="trojan_war", players=2)
    with pytest.raises(imperios.IllegalAction) as raised:
        game.apply("attack")
    assert raised.value.rule is not None and raised.value.rule.startswith("GR-")
    assert f"[{raised.value.rule}]" in str(raised.value)
    with pytest.raises(imperios.IllegalAction, match="fly"):
        game.apply("fly")
    with pytest.raises(ValueError, match="number"):
        game.apply(10**9)
    with pytest.raises(ValueError, match="number"):
        game.apply(-1)
    with pytest.raises(TypeError):
        game.apply(None)
    with pytest.raises(IndexError):
        game.view(2)
    with pytest.raises(ValueError, match="GR-SET-03"):
        imperios.game("grecia", scenario="atlantis")
    with pytest.raises(ValueError, match="chess"):
        imperios.game("chess")


def test_chance_by_hand_has_the_odds_of_the_contract():
    game = imperios.game("altes-reich", players=3, chance_by_hand=True)
    assert game.is_chance and game.current is None and game.legal_actions() == []
    outcomes = game.chance_outcomes()
    assert [game.word(outcome) for outcome, _ in outcomes] == ["start 1", "start 2", "start 3"]
    assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
    game.apply("start 2")
    with pytest.raises(imperios.IllegalAction):
        game.apply("start 1")
    game.draw()
    while game.is_chance:
        game.apply(game.chance_outcomes()[0][0])
    assert game.current is not None
    # What was chosen by hand is no proof of a seed: the record says so and can be loaded all the same.
    assert "commitment:" in game.record()
    assert imperios.load(game.record()).record() == game.record()


def test_seats_that_choose_at_the_same_time_see_nothing_of_each_other():
    game = imperios.game("altes-reich", players=3, seed=4)
    assert game.awaiting == (0, 1, 2)
    before = [(game.view(seat)["table"], game.observation(seat).tobytes()) for seat in (0, 1)]
    for action in game.legal_actions(2):
        other = game.clone()
        other.apply(action, seat=2)
        assert other.awaiting == (0, 1)
        laid = other.view(0)["table"]
        assert all(card["card"] is None for card in laid)
        assert other.observation(0).tobytes() != before[0][1]
        one = other.observation(0).tobytes()
        assert one == game_after(game, game.legal_actions(2)[0], 2).observation(0).tobytes()


def game_after(game, action, seat):
    other = game.clone()
    other.apply(action, seat=seat)
    return other


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_world_that_looks_the_same_has_the_same_observation(name, options):
    rng = random.Random(5)
    game = played(imperios.game(name, seed=5, **options), 20, rng)
    seat = game.current
    for source in (6, random.Random(6), np.random.default_rng(6), np.random.RandomState(6)):
        world = game.redeal(seat, source)
        assert world.view(seat) == game.view(seat)
        assert (world.observation(seat) == game.observation(seat)).all()
        assert world.legal_actions(seat) == game.legal_actions(seat)
        played(world, 10_000, rng)
        assert world.is_over
    assert game.redeal(seat, 6).view(None) == game.view(None)


def test_words_and_labels_in_four_languages():
    game = imperios.game("grecia", seed=1, players=2, scenario="persian_wars")
    action = game.legal_actions()[0]
    labels = {game.label(action, lang) for lang in ("es", "en", "nl", "de")}
    prompts = {game.prompt(lang=lang) for lang in ("es", "en", "nl", "de")}
    assert len(labels) >= 1 and len(prompts) >= 3
    assert game.label(game.word(action)) == game.label(action)
    played(game, 30, random.Random(1))
    assert len(game.log(0, "de")) > 0 and game.log(0, "de") != game.log(0, "es")
    assert game.log(since=game.plies) == []
    with pytest.raises(ValueError, match="fr"):
        game.prompt(lang="fr")


def test_hints_and_odds():
    game = imperios.game("grecia", seed=3, players=2, scenario="persian_wars")
    rng = random.Random(3)
    seen = False
    while not game.is_over and not seen:
        played(game, 1, rng)
        if game.current is not None:
            odds = game.odds()
            seen = bool(odds)
    assert seen and 0.0 <= odds[0]["win"] <= 1.0
    hint = game.hint(simulations=60, lang="nl")
    assert hint["seat"] == game.current
    assert hint["advice"][0]["action"] in game.legal_actions()
    assert hint == game.hint(simulations=60, lang="nl")
    with pytest.raises(ValueError):
        game.odds(rival="clever")


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_bot_plays(name, options):
    names = imperios.bot_names(name)
    assert {"random", "greedy", "page", "emperor"} <= set(names)
    for bot_name in names:
        game = played(imperios.game(name, seed=9, **options), 20, random.Random(9))
        bot = imperios.Bot(name, bot_name, seed=1, seconds=0.02)
        assert bot.name == bot_name
        for _ in range(3):
            action = bot.choose(game)
            assert action in game.legal_actions()
            game.apply(action)
    with pytest.raises(ValueError, match="wizard"):
        imperios.Bot(name, "wizard")
    other = "grecia" if name != "grecia" else "napoleon"
    with pytest.raises(ValueError, match=other):
        imperios.Bot(other, "random").choose(game)


def test_vocabulary_and_planes_tell_what_the_numbers_mean():
    for name, options in GAMES:
        vocabulary, game = imperios.vocabulary(name), imperios.game(name, seed=1, **options)
        assert (game.num_actions, game.num_words) == (vocabulary.actions, vocabulary.words)
        verb, _, first, _ = vocabulary.stretches[0]
        assert game.word(first).startswith(verb)
        planes = imperios.planes(name)
        assert planes[-1].first + np.prod(planes[-1].shape) == game.num_cells
        assert all(plane.about for plane in planes)
    out = np.full(game.num_cells, 9, np.uint8)
    assert game.observation(0, out) is out and (out == game.observation(0)).all()
    with pytest.raises(ValueError, match="cells"):
        game.observation(0, np.zeros(3, np.uint8))


def test_forced_choices_are_asked_only_if_wanted():
    plain = imperios.game("altes-reich", players=3, seed=2)
    asked = imperios.game("altes-reich", players=3, seed=2, ask_forced=True)
    counts = []
    for game in (plain, asked):
        rng, count = random.Random(1), 0
        while not game.is_over:
            game.apply(rng.choice(game.legal_actions()))
            count += 1
        counts.append(count)
    assert counts[0] < counts[1]


def test_what_can_be_agreed_is_told():
    assert imperios.games() == ["altes-reich", "grecia", "napoleon"]
    settings = imperios.settings("grecia")
    assert settings["players"] == ["4", "3", "2"]
    game = imperios.game("grecia", players=2, dice=False)
    assert game.options["dice"] == "no" and game.name == "grecia"


def test_importing_takes_little_and_brings_no_numpy():
    script = "import sys, imperios; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
