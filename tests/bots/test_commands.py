"""`storyhare simulate --bots …` plays, `storyhare bots evaluate` and `bots crossplay` measure."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from storyhare.bots.evaluation import crossplay as evaluate
from storyhare.bots.evaluation import figures
from storyhare.bots.evaluation.crossplay import Family, company
from storyhare.bots.evaluation.families import clauses_of
from storyhare.bots.evaluation.families import families as all_families
from storyhare.cli import app
from storyhare.cli.bots.printing import progress
from storyhare.rules import RULESETS
from tests.bots.minds import known
from tests.bots.test_blind import CLUES

# Whole games by the thousand: other tests cover the lines of the rules, these are about results.
pytestmark = pytest.mark.no_cover


def run(*arguments: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == status, result.output
    return result.stdout if status == 0 else result.stderr


@pytest.mark.parametrize("ruleset", RULESETS)
def test_named_bots_play_whole_games_in_every_ruleset(ruleset: str) -> None:
    told = json.loads(
        run(
            *("simulate", "--bots", "medium:lexicon,sharp:lexicon,blind", "--rules", ruleset),
            *("--players", "6", "--games", "1", "--seed", "3", "--json"),
            *("--options", '{"end": {"tellings": 1}}'),
        )
    )
    assert told["bots"] == ["medium:lexicon", "sharp:lexicon", "blind"] * 2
    assert told["rounds"]["mean"] == 6


def test_a_bot_nobody_knows_is_refused_with_the_names() -> None:
    said = run("simulate", "--bots", "gambler", status=2)
    assert "no bot called gambler" in said
    assert "sharp" in said


def test_foxes_beat_the_blind() -> None:
    told = json.loads(
        run(
            *("simulate", "--bots", "sharp:lexicon,blind", "--players", "4", "--games", "6"),
            *("--seed", "5", "--json"),
        )
    )
    wins = told["wins"]
    assert wins[0] + wins[2] > wins[1] + wins[3]


def test_crossplay_prints_the_matrix_and_repeats_with_its_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(figures, "RESAMPLES", 40)
    monkeypatch.setattr("storyhare.bots.scorers.installed.find_spec", lambda _: None)
    arguments = ("bots", "crossplay", "--rounds", "3", "--players", "4", "--seed", "2")
    first = json.loads(run(*arguments, "--json"))
    (cell,) = first["cells"]
    assert (cell["teller"], cell["crowd"], cell["company"]) == ("lexicon", "lexicon", "self")
    assert cell["rounds"] == 3
    assert 0 <= cell["some_not_all"]["low"] <= cell["some_not_all"]["high"] <= 1
    again = json.loads(run(*arguments, "--json"))
    for measured in (cell, again["cells"][0]):
        del measured["p95_ms"]
    assert again == first
    printed = run(*arguments)
    assert "itself*" in printed
    assert "4 players, 3 rounds of each pair, seed 2" in printed


@pytest.mark.long
def test_crossplay_lets_every_family_be_the_guest_of_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def three(*_: object) -> tuple[Family, ...]:
        # Three families for the price of one: all judge by the lexicon.
        (words,) = all_families(known(), None, 1, 6)
        return tuple([Family(name, frozenset({name}), words.minds) for name in ("a", "b", "c")])

    monkeypatch.setattr(figures, "RESAMPLES", 40)
    monkeypatch.setattr("storyhare.bots.evaluation.families.families", three)
    arguments = ("bots", "crossplay", "--rounds", "2", "--players", "4", "--seed", "2")
    told = json.loads(run(*arguments, "--json"))
    assert [guest["family"] for guest in told["guests"]] == ["a", "b", "c"]
    assert {guest["company"] for guest in told["guests"]} == {"strangers"}
    assert all(0 <= guest["accuracy"]["mean"] <= 1 for guest in told["guests"])
    assert "One guest at a table of the other families" in run(*arguments)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "2"], "from 3 to 12"),
        (["--players", "many"], "from 3 to 12"),
        (["--strength", "hero"], "easy, medium, sharp"),
    ],
)
def test_crossplay_refuses_in_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in run("bots", "crossplay", *arguments, status=2)


def test_evaluate_measures_tables_as_people_meet_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "RESAMPLES", 40)
    parts = ("--rules", "odyssey,party", "--players", "4,6", "--languages", "en,pl")
    arguments = ("bots", "evaluate", "--rounds", "2", "--company", "mix", *parts)
    told = json.loads(run(*arguments, "--clues", str(CLUES), "--json"))
    kinds = [(one["kind"]["ruleset"], one["kind"]["players"]) for one in told["tables"]]
    # Party is for six and more.
    assert kinds == [("odyssey", 4)] * 2 + [("odyssey", 6)] * 2 + [("party", 6)] * 2
    for one in told["tables"]:
        assert (one["some"] is None) == (one["kind"]["ruleset"] == "party")
        assert 0 <= one["agreement"]["mean"] <= 1
        assert sum(one["kinds"].values()) == pytest.approx(1, abs=0.01)
    assert [(guest["company"], guest["players"]) for guest in told["guests"]] == [
        ("mix", 4),
        ("mix", 6),
    ]
    assert set(told["reading"]) == {"easy", "medium", "sharp"}
    printed = run(*arguments, "--clues", str(CLUES))
    assert "2 rounds each, seed 1" in printed
    assert "sharp: the right card of six" in printed
    # Nothing is cut off, however narrow the terminal.
    assert "…" not in printed
    for row in ("mix 4 en", "mix 6 pl", "party", "odyssey"):
        assert row in printed
    assert all(len(line) <= 80 for line in printed.splitlines())


def test_a_log_says_how_far_a_measurement_has_come(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(20) as advance:
        for _ in range(23):  # the last game may go on beyond
            advance()
    said = capsys.readouterr().err.splitlines()
    assert [line.split()[1] for line in said] == [str(share) for share in range(10, 101, 10)]


@pytest.mark.parametrize(
    "arguments",
    [("--rules", "chess"), ("--players", "40"), ("--languages", "eo"), ("--company", "hero")],
)
def test_evaluate_refuses_in_one_sentence(arguments: tuple[str, str]) -> None:
    assert f"{arguments[1]} isn’t one of" in run("bots", "evaluate", *arguments, status=2)


def test_a_file_without_clues_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "clues.toml"
    for text in ("[[clue", "clue = 3", '[[clue]]\ncard = "apple-door"'):
        file.write_text(text)
        said = run("bots", "evaluate", "--clues", str(file), status=2)
        assert "I can’t read the file" in said
    assert "I can’t read the file" in run("bots", "evaluate", "--clues", "none.toml", status=2)


def test_half_of_the_phrases_are_hidden_from_each_mind_and_another_half_from_each() -> None:
    (lexicon,) = all_families(known(), None, 1)
    assert len(lexicon.minds) == evaluate.MINDS
    half, other = known().halved(1), known().halved(2)
    everything = sum(map(len, known().phrases("en").values()))
    left = sum(map(len, half.phrases("en").values()))
    assert 0.45 < left / everything < 0.55
    assert half.hidden != other.hidden


def test_families_that_share_a_source_are_no_strangers() -> None:
    words = Family("words", frozenset({"words"}), ())
    both = Family("both", frozenset({"words", "meanings"}), ())
    seen = Family("seen", frozenset({"seen"}), ())
    assert company(words, words) == "self"
    assert company(words, both) == "kin"
    assert company(words, seen) == "strangers"


def test_a_description_falls_into_clauses() -> None:
    assert clauses_of("A fox sleeps, the moon is out. Rain") == ["A fox sleeps", "the moon is out"]
    assert clauses_of("Rain") == ["Rain"]
