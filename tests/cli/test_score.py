"""`storyhare score`: rounds from people's notes, by file, by pipe and by conversation."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest
from typer.testing import CliRunner

from storyhare.cli import app
from tests.oracle import points
from tests.rounds import random_round

ROUND: dict[str, Any] = {
    "rules": "odyssey",
    "players": ["red", "blue", "green", "white"],
    "storyteller": "red",
    "cards": {"1": "blue", "2": "red", "3": "green", "4": "white"},
    "votes": {"blue": [2], "green": [1], "white": [1]},
}
TEAM: dict[str, Any] = {
    "rules": "team",
    "players": ["a", "b", "c", "A", "B", "C"],
    "storyteller": "a",
    "cards": {"1": "a", "2": "A", "3": "b", "4": "C"},
    "votes": {"B": [1], "c": [2]},
}
PARTY: dict[str, Any] = {
    "rules": "party",
    "players": list("abcdef"),
    "storyteller": "a",
    "cards": {str(n): name for n, name in enumerate("abcdef", 1)},
    "votes": {name: [1] for name in "abcdef"},
    "red": 2,
}


def answers(*lines: str | dict[str, Any], status: int) -> list[dict[str, Any]]:
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    run = CliRunner().invoke(app, ["score", "-"], input=text)
    assert run.exit_code == status, run.output
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_a_round_is_answered_with_points_and_reasons() -> None:
    (answer,) = answers(ROUND, status=0)
    assert answer["points"] == {"red": 3, "blue": 5, "green": 0, "white": 0}
    assert answer["why"]["blue"] == [
        {"reason": "found", "points": 3},
        {"reason": "votes_on_card", "points": 2, "count": 2},
    ]
    assert answer["why"]["white"] == []


def test_answers_come_in_order_and_a_wrong_round_does_not_stop_the_others() -> None:
    wrong = ROUND | {"votes": {"blue": [1], "green": [1], "white": [1]}}
    first, second, third = answers(ROUND, wrong, TEAM, status=1)
    assert first["points"]["red"] == 3
    assert second["error"]["code"] == "own_card"
    assert third["points"] == {"a": 4, "A": 4, "b": 3, "B": 3, "c": 0, "C": 0}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"votes": {"blue": [1], "green": [1], "white": [1]}}, "own_card"),
        ({"votes": {"blue": [2], "green": [1]}}, "vote_missing"),
        ({"votes": ROUND["votes"] | {"red": [1]}}, "storyteller_does_not_vote"),
        ({"votes": {"blue": [2, 3], "green": [1], "white": [1]}}, "wrong_number_of_votes"),
        ({"votes": {"blue": [], "green": [1], "white": [1]}}, "wrong_number_of_votes"),
        ({"votes": {"blue": [9], "green": [1], "white": [1]}}, "no_such_number"),
        ({"votes": {"ghost": [2], "green": [1], "white": [1]}}, "unknown_player"),
        ({"cards": ROUND["cards"] | {"4": "green"}}, "player_gave_wrong_number"),
        ({"cards": {"1": "blue", "2": "red", "3": "green"}}, "player_gave_wrong_number"),
        ({"cards": {"1": "blue", "2": "red", "3": "green", "5": "white"}}, "cards_not_numbered"),
        ({"cards": {"0": "blue", "1": "red", "2": "green", "3": "white"}}, "cards_not_numbered"),
        ({"cards": {"1": "blue", "2": "red", "3": "green", "4": "ghost"}}, "unknown_player"),
        ({"storyteller": "ghost"}, "unknown_player"),
        ({"players": ["red", "blue", "green", "red"]}, "same_name_twice"),
        ({"players": ["red", "blue"]}, "too_few_players"),
        ({"rules": "chess"}, "unknown_ruleset"),
        ({"red": 1}, "no_red_vote"),
        ({"options": {"lone_finder": 1}}, "not_a_round"),
        ({"options": {"lonely": True}}, "not_a_round"),
        ({"options": {"bonus_cap": -2}}, "option_out_of_range"),
        ({"surprise": 1}, "not_a_round"),
        ({"cards": {"one": "red"}}, "not_a_round"),
        ({"votes": {"blue": 2, "green": [1], "white": [1]}}, "not_a_round"),
    ],
)
def test_a_round_that_breaks_the_rules_gets_a_code_and_a_sentence(
    change: dict[str, Any], code: str
) -> None:
    (answer,) = answers(ROUND | change, status=1)
    assert answer["error"]["code"] == code
    assert len(answer["error"]["message"]) > 15
    assert "points" not in answer


@pytest.mark.parametrize(
    ("base", "change", "code"),
    [
        (TEAM, {"votes": {"B": [1], "C": [2]}}, "vote_missing"),
        (TEAM, {"votes": {"B": [1], "c": [2], "b": [1]}}, "giver_does_not_vote"),
        (TEAM, {"votes": {"B": [1], "c": [2], "A": [1]}}, "giver_does_not_vote"),
        (TEAM, {"cards": {"1": "a", "2": "A", "3": "b", "4": "B"}}, "one_card_a_team"),
        (TEAM, {"cards": {"1": "a", "2": "b", "3": "c"}}, "player_gave_wrong_number"),
        (TEAM, {"options": {"double_vote": True}}, "option_not_in_ruleset"),
        (PARTY, {"red": None}, "red_vote_missing"),
        (PARTY, {"red": 7}, "no_such_number"),
        (PARTY, {"options": {"lone_finder": True}}, "option_not_in_ruleset"),
        (PARTY, {"players": list("abcde")}, "too_few_players"),
    ],
)
def test_party_and_team_rounds_that_break_the_rules(
    base: dict[str, Any], change: dict[str, Any], code: str
) -> None:
    (answer,) = answers(base | change, status=1)
    assert answer["error"]["code"] == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("not json", "not_json"),
        ("[1, 2]", "not_a_round"),
        ("null", "not_a_round"),
        ('{"rules": "classic", "rules": "team"}', "same_key_twice"),
        ("[" * 100_000, "not_json"),
    ],
)
def test_lines_that_are_no_rounds(line: str, code: str) -> None:
    answer, right = answers(line, ROUND, status=1)
    assert answer["error"]["code"] == code
    assert right["points"]["red"] == 3


def test_empty_lines_are_passed_over_and_files_are_read(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_text(f"\n{json.dumps(ROUND)}\n\n{json.dumps(PARTY)}\n", encoding="utf-8")
    run = CliRunner().invoke(app, ["score", str(file)])
    assert run.exit_code == 0
    assert len(run.stdout.splitlines()) == 2


def test_a_missing_file_is_one_sentence_on_standard_error() -> None:
    run = CliRunner().invoke(app, ["score", "nowhere.jsonl"])
    assert run.exit_code == 2
    assert (
        run.stderr == "storyhare: I can’t find the file nowhere.jsonl. Check its name and folder.\n"
    )
    assert run.stdout == ""


def test_five_thousand_rounds_of_all_rulesets_agree_with_the_oracle() -> None:
    luck = random.Random(84)
    rounds = [random_round(luck) for _ in range(5_000)]
    run = subprocess.run(
        [sys.executable, "-m", "storyhare.cli", "score", "-"],
        input="".join(json.dumps(round_) + "\n" for round_ in rounds),
        capture_output=True, text=True, check=False, encoding="utf-8",
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert len(lines) == 5_000
    for round_, line in zip(rounds, lines, strict=True):
        assert json.loads(line)["points"] == points(round_), round_


# Enter leaves the options as the rules have them.
USUAL = {
    "party": [("When does the game end", "")],
    "team": [("When does the game end", ""), ("lone finder", ""), ("votes on one’s card", "")],
}
USUAL["classic"] = USUAL["team"]
USUAL["odyssey"] = [*USUAL["team"], ("two votes", "")]


def conversation(*dialogue: tuple[str, str], ends_with: str) -> str:
    """Play the part of the people at a real terminal."""
    child = pexpect.spawn(
        sys.executable, ["-m", "storyhare.cli", "score"], encoding="utf-8", timeout=30,
        dimensions=(50, 200),
    )  # fmt: skip
    said = ""
    for question, answer in dialogue:
        child.expect(question)
        said += (child.before or "") + (child.after or "")
        child.sendline(answer)
    child.expect(ends_with)
    said += (child.before or "") + (child.after or "")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    return said


def test_the_scorekeeper_asks_keeps_the_score_and_names_the_next_storyteller() -> None:
    said = conversation(
        ("Which rules", "chess"),
        ("no rules called.*Which rules", "classic"),
        ("Who is playing", "Ada, Bram, Chiara, Dilan"),
        *USUAL["classic"],
        ("Who is the storyteller", "x"),
        ("Which of them.*Who is the storyteller", "ad"),
        ("card 1", "bram"),
        ("card 2", "Ada"),
        ("card 3", "c"),
        ("card 4", "c"),
        ("note this round again.*card 1", "bram"),
        ("card 2", "Ada"),
        ("card 3", "c"),
        ("card 4", "d"),
        ("Bram vote for", "two"),
        ("number from 1 to 4.*Bram vote for", "5"),
        ("number from 1 to 4.*Bram vote for", "1"),
        ("Bram voted for card 1, which is their own.*Bram vote for", "2"),
        ("Chiara vote for", "1"),
        ("Dilan vote for", "1"),
        ("Score: Ada 3, Bram 5, Chiara 0, Dilan 0.*Bram is the next storyteller.*card 1", ""),
        ends_with="Thanks for playing",
    )
    assert "Bram: 5 points (found the card; 2 votes on the card)" in said


def test_the_scorekeeper_sees_the_end_of_a_party() -> None:
    one_round = [
        *[(f"does {name} vote for", "1") for name in "abcdef"],
        ("red vote", "2"),
    ]
    conversation(
        ("Which rules", "party"),
        ("Who is playing", "a,b,c,d,e,a"),
        ("Two players are called.*Who is playing", "a,b,c,d,e,f"),
        *USUAL["party"],
        ("Who is the storyteller", "f"),
        *(one_round * 6),
        ends_with="The game is over.*a, b, c, d, e, f share the win with 30 points",
    )


def test_a_longer_party_ends_when_everybody_has_told_twice() -> None:
    one_round = [
        *[(f"does {name} vote for", "1" if name != "f" else "2") for name in "abcdef"],
        ("red vote", "3"),
    ]
    said = conversation(
        ("Which rules", "party"),
        ("Who is playing", "a,b,c,d,e,f"),
        ("When does the game end", "twice"),
        ("didn’t understand.*When does the game end", "99x"),
        ("from 1 to 20.*When does the game end", "2x"),
        ("Who is the storyteller", "f"),
        *(one_round * 12),
        ends_with="The game is over.*a, b, c, d, e share the win with 60 points",
    )
    assert said.count("next storyteller") == 11
    assert "Who gave" not in said  # nobody gets points for a card


def test_every_option_of_the_rules_can_be_set_and_the_winning_team_is_named() -> None:
    said = conversation(
        ("Which rules", "team"),
        ("Who is playing", "a,b,c,d,e,f"),
        ("When does the game end", "4"),
        ("lone finder", "+"),
        ("votes on one’s card", "-"),
        ("Who is the storyteller", "a"),
        ("card 1", "a"),
        ("card 2", "d"),
        ("card 3", "b"),
        ("card 4", "f"),
        ("c vote for", "1"),
        ("e vote for", "2"),
        ends_with="The game is over.*a & d win with 5 points",
    )
    assert "Score: a & d 5, b & e 0, c & f 4" in said


def test_who_stops_hears_who_is_ahead_and_nobody_needs_to_place_two_votes() -> None:
    names = "abcdefg"
    said = conversation(
        ("Which rules", "odyssey"),
        ("Who is playing", ",".join(names)),
        ("When does the game end", "pile"),
        ("lone finder", ""),
        ("votes on one’s card", "x"),
        ("didn’t understand.*votes on one’s card", "1"),
        ("two votes", "-"),
        ("Who is the storyteller", "a"),
        *[(f"card {n}", name) for n, name in enumerate(names, 1)],
        ("Which card does b vote for", "1"),
        *[(f"Which card does {name} vote for", "2") for name in "cdefg"],
        ("Score: a 3, b 4.*card 1", ""),
        ends_with="b wins with 4 points.*Thanks",
    )
    assert "or which two" not in said


def test_the_scorekeeper_asks_big_tables_for_two_votes_and_can_be_interrupted() -> None:
    names = "abcdefg"
    votes = {"b": "1", "c": "2 4", "d": "1 2", "e": "1 2", "f": "1, 2", "g": "1 2"}
    child = pexpect.spawn(
        sys.executable, ["-m", "storyhare.cli", "score"], encoding="utf-8", timeout=30,
        dimensions=(50, 200),
    )  # fmt: skip
    for question, answer in [
        ("Which rules", "odyssey"),
        ("Who is playing", ",".join(names)),
        *USUAL["odyssey"],
        ("Who is the storyteller", "a"),
        *[(f"card {n}", name) for n, name in enumerate(names, 1)],
        *[(f"or which two, does {name} vote for", vote) for name, vote in votes.items()],
    ]:
        child.expect(question)
        child.sendline(answer)
    child.expect("Score: a 3, b 7")
    child.sendintr()
    child.expect("Thanks for playing")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_in_team_only_those_who_gave_nothing_are_asked_for_a_vote() -> None:
    said = conversation(
        ("Which rules", "team"),
        ("Who is playing", "a,b,c,d,e,f"),
        *USUAL["team"],
        ("Who is the storyteller", "a"),
        ("card 1", "a"),
        ("card 2", "d"),
        ("card 3", "b"),
        ("card 4", "f"),
        ("c vote for", "1"),
        ("e vote for", "2"),
        ("Score: a & d 4, b & e 0, c & f 3.*card 1", ""),
        ends_with="Thanks",
    )
    assert "b vote for" not in said
