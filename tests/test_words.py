"""The catalogue: every message that is asked for exists, every one that exists is asked for."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import storyhare
from storyhare.rules import RULESETS, Notice, Refusal
from storyhare.rules.events import ReasonCode
from storyhare.rules.phases import PHASES
from storyhare.words import NAMED, say, sentence

SOURCE = Path(storyhare.__file__).parent
LANGUAGES = ["en"]


def messages(language: str) -> dict[str, Message]:
    folder = files("storyhare.words").joinpath(language)
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in folder.iterdir()]
    body = [entry for resource in parsed for entry in resource.body]
    assert not [entry for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids))
    return dict(zip(ids, found, strict=True))


def literals(node: ast.expr) -> Iterator[str]:
    """The strings an expression may be: itself, or the arms of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def asked_for() -> set[str]:
    """Every message id that the code can ask for."""
    ids = {f"reason-{code}" for code in ReasonCode.__args__}  # type: ignore[attr-defined]
    ids |= {f"ruleset-{name}" for name in RULESETS} | {f"phase-{phase}" for phase in PHASES}
    ids |= {f"kind-{kind}" for kind in ("text", "sound", "mime")}
    options = ("lone_finder", "bonus_cap", "double_vote", "score", "tellings")
    ids |= {f"option-{option}" for option in options}
    ids |= {f"stage-{stage}" for stage in ("lobby", "playing", "over")}
    ids |= {f"field-{field}" for field in ("name", "chat")}
    prefixes = {"Refusal": "refusal-", "Notice": "notice-", "say": ""}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                prefix = prefixes.get(node.func.id)
                if prefix is not None:
                    ids |= {prefix + text for text in literals(node.args[0])}
            # A message chosen a line earlier: question = "keeper-votes" if … else "keeper-vote".
            if isinstance(node, ast.Assign):
                ids |= {t for t in literals(node.value) if re.fullmatch(r"(keeper|tale)-\S+", t)}
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_left_over(language: str) -> None:
    assert asked_for() == set(messages(language))


def test_sentences_are_made_from_codes_and_facts() -> None:
    small = Refusal("deck_too_small", {"needed": 72, "cards": 50})
    assert sentence(small) == "This game needs at least 72 cards, and the deck has 50."
    few = Refusal("too_few_players", {"ruleset": "party", "players": 4, "least": 6, "missing": 2})
    assert sentence(few) == "Dixit Party starts at 6 players: 2 more are needed."
    assert sentence(Notice("one_round_only")) == "With this deck the game is over after one round."


def test_a_word_nobody_translated_stays_as_it_is() -> None:
    assert "chess" in sentence(Refusal("unknown_ruleset", {"ruleset": "chess"}))
    assert "ruleset" in NAMED


def test_a_missing_fact_or_message_is_an_error_and_not_a_hole_in_a_sentence() -> None:
    with pytest.raises(KeyError):
        say("refusal-deck_too_small", needed=3)
    with pytest.raises(KeyError):
        say("no-such-message")
