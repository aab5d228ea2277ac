"""Golden playthroughs: one readable game for every ruleset and number of players.

After a wanted change of the rules: `make golden`, then read the difference.
"""

import os
from pathlib import Path

import pytest

from storyhare.rules import RULESETS
from tests.golden.playthrough import playthrough

FOLDER = Path(__file__).parent
TABLES = [(name, players) for name, facts in RULESETS.items() for players in facts.players]


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_the_game_goes_as_it_always_went(ruleset: str, players: int) -> None:
    file = FOLDER / f"{ruleset}-{players:02}.txt"
    played = playthrough(ruleset, players)
    if os.environ.get("GOLDEN") == "write":
        file.write_text(played, encoding="utf-8")
    assert file.exists(), "no golden playthrough: make golden"
    assert played == file.read_text(encoding="utf-8")


def test_there_is_one_file_a_ruleset_and_player_count() -> None:
    expected = {f"{ruleset}-{players:02}.txt" for ruleset, players in TABLES}
    assert {file.name for file in FOLDER.glob("*.txt")} == expected
