"""`POST /api/score`: a game on paper is counted by the same rules, and wrong notes are named."""

import json
import random
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from storyhare.rules.scorekeeping.paper_game import MOST_ROUNDS
from storyhare.server.config import Config
from storyhare.testing.client import Answer, call
from storyhare.testing.server import ServerProcess
from tests.cli.test_score import PARTY, ROUND, TEAM
from tests.oracle import points
from tests.rounds import random_round

ROUNDS_OF_THE_ORACLE = 400


def evening(*rounds: dict[str, Any]) -> dict[str, Any]:
    """Rounds of one game, from the lines that `storyhare score` reads."""
    first = rounds[0]
    shared = {key: first[key] for key in ("rules", "players", "options") if key in first}
    own = ("storyteller", "cards", "votes", "red")
    return shared | {"rounds": [{k: one[k] for k in own if k in one} for one in rounds]}


async def ask(server: ServerProcess, body: Any) -> Answer:
    headers = {"content-type": "application/json"}
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    return await call("POST", f"{server.url}/api/score", data, headers)


async def counted(server: ServerProcess, body: Any) -> dict[str, Any]:
    answer = await ask(server, body)
    assert answer.status == 200, answer.body
    told: dict[str, Any] = json.loads(answer.body)
    return told


async def refusal(server: ServerProcess, body: Any, status: int = 409) -> dict[str, Any]:
    answer = await ask(server, body)
    assert answer.status == status, answer.body
    told = json.loads(answer.body)
    assert len(told["message"]) > 15
    wrong: dict[str, Any] = told["refusal"]
    return wrong


async def test_rounds_are_answered_with_points_reasons_scores_and_who_tells_next(
    server: ServerProcess,
) -> None:
    second = ROUND | {"storyteller": "blue", "votes": {"red": [1], "green": [1], "white": [1]}}
    told = await counted(server, evening(ROUND, second))
    first, other = told["rounds"]
    assert first["points"] == {"red": 3, "blue": 5, "green": 0, "white": 0}
    assert first["why"]["blue"] == [
        {"reason": "found", "points": 3},
        {"reason": "votes_on_card", "points": 2, "count": 2},
    ]
    assert other["points"] == {"red": 2, "blue": 0, "green": 2, "white": 2}
    assert told["scores"] == {"red": 5, "blue": 5, "green": 2, "white": 2}
    assert told["next"] == "green"
    assert told["winners"] == ["red", "blue"]
    assert not told["over"]


async def test_before_the_first_round_the_form_says_what_a_round_asks_for(
    server: ServerProcess,
) -> None:
    told = await counted(server, {"rules": "classic", "players": ["a", "b", "c"]})
    assert told["rounds"] == []
    assert told["next"] is None
    assert told["winners"] == []
    assert told["form"] == {
        "cards": 5, "gives": 2, "voters": "others", "votes": 1, "own_card": False,
        "red_vote": False, "partners": {}, "end": "pile", "bonus_cap": None, "lone_finder": False,
    }  # fmt: skip


async def test_the_form_knows_double_votes_red_votes_and_partners(server: ServerProcess) -> None:
    seven = list("abcdefg")
    big = (await counted(server, {"rules": "odyssey", "players": seven}))["form"]
    assert (big["votes"], big["cards"], big["bonus_cap"]) == (2, 7, 3)
    off = {"rules": "odyssey", "players": seven, "options": {"double_vote": False}}
    assert (await counted(server, off))["form"]["votes"] == 1
    party = (await counted(server, evening(PARTY)))["form"]
    assert (party["red_vote"], party["own_card"], party["voters"]) == (True, True, "everyone")
    team = (await counted(server, evening(TEAM)))["form"]
    assert (team["cards"], team["voters"]) == (4, "teams")
    assert team["partners"] == {"a": "A", "b": "B", "c": "C", "A": "a", "B": "b", "C": "c"}


async def test_a_game_is_over_at_its_goal_and_not_before(server: ServerProcess) -> None:
    goal = ROUND | {"options": {"end": {"score": 10}}}
    assert not (await counted(server, evening(goal)))["over"]
    told = await counted(server, evening(goal, goal))
    assert told["over"]
    assert told["winners"] == ["blue"]
    party = [PARTY | {"storyteller": name} for name in "abcdef"]
    assert not (await counted(server, evening(*party[:5])))["over"]
    assert (await counted(server, evening(*party)))["over"]
    pile = ROUND | {"rules": "classic"}
    assert not (await counted(server, evening(*[pile] * 30)))["over"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"votes": {"blue": [1], "green": [1], "white": [1]}}, "own_card"),
        ({"votes": {"blue": [2], "green": [1]}}, "vote_missing"),
        ({"votes": {"blue": [2, 3], "green": [1], "white": [1]}}, "wrong_number_of_votes"),
        ({"cards": ROUND["cards"] | {"4": "green"}}, "player_gave_wrong_number"),
        ({"storyteller": "ghost"}, "unknown_player"),
        ({"red": 1}, "no_red_vote"),
    ],
)
async def test_a_round_that_does_not_fit_is_named_with_the_reason(
    server: ServerProcess, change: dict[str, Any], code: str
) -> None:
    wrong = await refusal(server, evening(ROUND, ROUND | change, ROUND))
    assert wrong["code"] == code
    assert wrong["params"]["round"] == 2


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rules": "chess", "players": ["a", "b", "c"]}, "unknown_ruleset"),
        ({"rules": "party", "players": ["a", "b", "c"]}, "too_few_players"),
        ({"rules": "team", "players": list("abcdefg")}, "players_without_partner"),
        ({"rules": "classic", "players": ["a", "b", "a"]}, "same_name_twice"),
        (
            {"rules": "party", "players": list("abcdef"), "options": {"lone_finder": True}},
            "option_not_in_ruleset",
        ),
        (evening(*[ROUND] * (MOST_ROUNDS + 1)), "too_many_rounds"),
    ],
)
async def test_a_game_that_cannot_be_played_is_refused_before_its_rounds(
    server: ServerProcess, body: dict[str, Any], code: str
) -> None:
    assert (await refusal(server, body))["code"] == code


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"[" * 50_000,
        b'{"rules": "\xbf"}',
        b'{"rules": "classic", "players": ["a"], "surprise": 1}',
        json.dumps(evening(ROUND) | {"rounds": [{"storyteller": "red"}]}).encode(),
        json.dumps(evening(ROUND | {"cards": {"one": "red"}})).encode(),
        json.dumps(evening(ROUND | {"votes": {"blue": 2}})).encode(),
    ],
)
async def test_what_is_no_game_on_paper_is_a_bad_request(
    server: ServerProcess, body: bytes
) -> None:
    assert (await refusal(server, body, 400))["code"] == "bad_request"


async def test_too_much_at_once_is_not_read(server: ServerProcess) -> None:
    huge = evening(ROUND) | {"players": ["x" * 70_000, "b", "c", "d"]}
    assert (await ask(server, huge)).status == 413


async def test_who_asks_without_end_has_to_wait(tmp_path: Path) -> None:
    allowed = Config(commands_per_minute=30).commands.burst
    process = ServerProcess(tmp_path, limits={"commands_per_minute": 30})
    await process.start()
    try:
        answers = [await ask(process, evening(ROUND)) for _ in range(allowed + 3)]
    finally:
        process.stop()
    assert answers[0].status == 200
    assert answers[-1].status == 429
    assert json.loads(answers[-1].body)["refusal"]["code"] == "too_fast"


async def test_rounds_of_all_rulesets_agree_with_the_oracle(server: ServerProcess) -> None:
    luck = random.Random(30)

    def table(one: dict[str, Any]) -> str:
        return json.dumps([one["rules"], one["players"], one["options"]])

    rounds = sorted([random_round(luck) for _ in range(ROUNDS_OF_THE_ORACLE)], key=table)
    for _, same_table in groupby(rounds, key=table):
        played = list(same_table)
        told = await counted(server, evening(*played))
        right = [points(one) for one in played]
        assert [scored["points"] for scored in told["rounds"]] == right
        names = played[0]["players"]
        assert told["scores"] == {name: sum(one[name] for one in right) for name in names}
        for scored in told["rounds"]:
            sums = {who: sum(r["points"] for r in why) for who, why in scored["why"].items()}
            assert sums == scored["points"]
