"""How fast winners score: the figures behind LEADER_PACE (`python -m bench.pace`)."""

import json
import random
import statistics

from storyhare.rules import RULESETS, EndAt, Options, Setup
from storyhare.testing.simulator import made_up_deck, play

GAMES = 400


def pace(ruleset: str, players: int) -> float:
    """Points a round of the winner, in games to 30 points among blind players."""
    setup = Setup(ruleset, players, made_up_deck(), Options(end=EndAt(score=30)))
    luck = random.Random(players)
    games = [play(setup, luck).game for _ in range(GAMES)]
    return statistics.fmean(30 / game.round for game in games)


for name in RULESETS:
    measured = {n: round(pace(name, n), 1) for n in RULESETS[name].players}
    print(json.dumps({"bench": "pace", "rules": name, "points_a_round": measured}))
