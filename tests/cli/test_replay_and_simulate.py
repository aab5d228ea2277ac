"""`storyhare simulate` plays, `storyhare replay` retells."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from typer.testing import CliRunner

from storyhare.cli import app
from storyhare.rules import Clue, Options, Record, Setup, read_record, write_record
from storyhare.rules.events import ClueTold
from storyhare.testing.simulator import made_up_deck, play


def run(*arguments: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == status, result.output
    return result.stdout if status == 0 else result.stderr


def test_simulate_says_how_the_games_went() -> None:
    text = run("simulate", "--rules", "classic", "--players", "4", "--games", "20", "--seed", "7")
    assert "20 games of Dixit with 4 players, seed 7" in text
    assert "Rounds per game: 15 on average, from 15 to 15" in text
    assert "Points at the end" in text


def test_the_same_seed_plays_the_same_games_and_another_does_not() -> None:
    def result(seed: str) -> str:
        return run("simulate", "--games", "5", "--seed", seed, "--json")

    assert result("5") == result("5") != result("6")


def test_simulate_counts_wins_rounds_and_scores() -> None:
    told = json.loads(
        run("simulate", "--rules", "team", "--players", "6", "--games", "9", "--json")
    )
    assert told["rounds"] == {"least": 6, "mean": 6.0, "most": 6}
    assert len(told["wins"]) == 6
    assert told["wins"][:3] == told["wins"][3:]
    assert sum(told["wins"][:3]) >= 9
    assert told["scores"]["least"] <= told["scores"]["quartiles"][1] <= told["scores"]["most"]
    assert isinstance(told["seed"], int)


def test_simulate_takes_options_and_other_decks() -> None:
    end = '{"end": {"tellings": 2}, "lone_finder": true}'
    told = json.loads(run("simulate", "--options", end, "--cards", "60", "--games", "3", "--json"))
    assert told["rounds"]["mean"] == 12


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rules", "party", "--players", "5"], "needs at least 6 players: one more is needed."),
        (["--rules", "team", "--players", "7"], "someone has no partner"),
        (["--cards", "20"], "needs at least 36 cards, and the deck has 20"),
        (["--options", '{"lone": 1}'], "don’t understand these options"),
        (["--options", "{"], "don’t understand these options"),
        (["--rules", "party", "--options", '{"lone_finder": true}'], "can’t be played with"),
    ],
)
def test_simulate_refuses_in_one_sentence(arguments: list[str], sentence: str) -> None:
    said = run("simulate", *arguments, status=2)
    assert sentence in said
    assert said.count("\n") == 1


def test_every_recorded_game_replays(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    run("simulate", "--rules", "party", "--players", "7", "--games", "12", "--record", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{n:02}.jsonl" for n in range(1, 13)]
    for file in files:
        record = read_record(file.read_bytes())
        result = json.loads(run("replay", str(file), "--json"))
        assert result["rules"] == "party"
        assert result["rounds"] == 7
        assert result["finished"] is True
        assert set(result["points"]) == set(record.names)
        best = max(result["points"].values())
        assert result["winners"] == [n for n in record.names if result["points"][n] == best]


def test_replay_tells_the_game_round_by_round(tmp_path: Path) -> None:
    run("simulate", "--players", "4", "--games", "1", "--seed", "3", "--record", str(tmp_path))
    text = run("replay", str(tmp_path / "game-1.jsonl"))
    assert text.startswith("Dixit Odyssey with Ada, Bram, Chiara, Dilan\n\nRound 1. ")
    assert "the storyteller; votes:" in text
    assert "The game is over after" in text
    assert "win" in text.splitlines()[-1]


def test_a_shared_win_and_a_recorded_clue_are_told(tmp_path: Path) -> None:
    options = Options(clue_kinds=("text", "sound"))
    setup = Setup("team", 6, made_up_deck(), options)
    played = play(setup, random.Random(1))
    first = played.events[2]
    assert isinstance(first, ClueTold)
    hummed = ClueTold(first.seat, Clue("la la", "sound", "r1"), first.card)
    events = (*played.events[:2], hummed, *played.events[3:])
    file = tmp_path / "game.jsonl"
    file.write_bytes(write_record(Record(setup, ("A", "B", "C", "D", "E", "F"), events)))
    text = run("replay", str(file))
    assert "gives a clue in sounds. la la" in text
    assert "share the win" in text


def test_a_game_that_was_left_is_told_as_far_as_it_went(tmp_path: Path) -> None:
    setup = Setup("classic", 4, made_up_deck())
    played = play(setup, random.Random(1))
    file = tmp_path / "game.jsonl"
    file.write_bytes(write_record(Record(setup, ("A", "B", "C", "D"), played.events[:4])))
    assert "ends before the game does" in run("replay", str(file))


def test_a_damaged_record_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    run("simulate", "--games", "1", "--record", str(tmp_path))
    file = tmp_path / "game-1.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]))
    said = run("replay", str(file), status=1)
    assert said == f"storyhare: Line {len(lines)}: the record ends too early.\n"


def test_files_and_folders_that_do_not_work(tmp_path: Path) -> None:
    assert "can’t find" in run("replay", str(tmp_path / "none.jsonl"), status=2)
    assert "can’t read" in run("replay", str(tmp_path), status=2)
    (tmp_path / "file").write_text("x", encoding="utf-8")
    blocked = str(tmp_path / "file" / "games")
    assert "can’t write" in run("simulate", "--games", "1", "--record", blocked, status=2)


def test_the_command_explains_itself() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "storyhare.cli", "--help"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for command in ("score", "replay", "simulate"):
        assert command in shown


def test_a_terminal_sees_the_games_go_by() -> None:
    child = pexpect.spawn(
        sys.executable, ["-m", "storyhare.cli", "simulate", "--games", "200"], encoding="utf-8",
        timeout=60, dimensions=(24, 100),
    )  # fmt: skip
    child.expect("Playing")
    child.expect("Games won")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
