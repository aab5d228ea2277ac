"""The environment for researchers keeps PettingZoo's own contract."""

import random

import pytest
from pettingzoo.test import api_test, seed_test

from storyhare.env import Dreams
from storyhare.rules import Options
from storyhare.rules.rulesets import EndAt

SHORT = Options(end=EndAt(tellings=1))


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [("classic", 3), ("odyssey", 4), ("odyssey", 7), ("party", 6), ("team", 6)],
)
def test_pettingzoo_accepts_every_ruleset(ruleset: str, players: int) -> None:
    api_test(Dreams(ruleset, players, SHORT), num_cycles=60)


def test_the_same_seed_plays_the_same() -> None:
    seed_test(lambda: Dreams("odyssey", 4, SHORT), num_cycles=40)


def test_rewards_are_the_points_and_a_random_game_ends() -> None:
    env = Dreams("odyssey", 5, SHORT)
    env.reset(seed=4)
    luck = random.Random(1)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, cut, info = env.last()
        gained[agent] += reward
        if ended or cut:
            env.step(None)
        else:
            scores = env.view(agent).public.scores
            env.step(luck.choice([at for at, free in enumerate(info["action_mask"]) if free]))
    assert sum(gained.values()) > 0
    assert sum(gained.values()) >= sum(scores)


def test_an_illegal_move_is_an_error() -> None:
    env = Dreams("odyssey", 4, SHORT)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="illegal move"):
        env.step(env.moves.count - 1)


def test_a_set_up_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="too_few_players"):
        Dreams("party", 3)
