"""The examples on the rules pages are right: the rules themselves count them."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from storyhare.rules import RULESETS, Sheet, SheetPoints, score_sheet
from tests.oracle import points

FILE = Path(__file__).parent.parent.parent / "web" / "src" / "routes" / "rules" / "examples.json"
EXAMPLES: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_points_and_reasons_shown_are_those_of_the_rules(name: str) -> None:
    example = EXAMPLES[name]
    round_ = {key: value for key, value in example.items() if key not in ("points", "why")}
    scored = score_sheet(msgspec.convert(round_, Sheet, str_keys=True))
    assert isinstance(scored, SheetPoints)
    assert scored.points == example["points"] == points(round_)
    assert json.loads(msgspec.json.encode(scored.why)) == example["why"]


def test_every_ruleset_has_an_example_and_three_players_too() -> None:
    assert set(EXAMPLES) == {*RULESETS, "three"}
    assert len(EXAMPLES["three"]["players"]) == 3
    assert len(EXAMPLES["odyssey"]["players"]) >= 7
