"""Points: the rulebooks' examples, and every ballot against an independent scorer."""

import random
from collections.abc import Mapping
from itertools import islice
from typing import Any

import msgspec
import pytest

from storyhare.rules import Ballot, Options, Refusal, Sheet, SheetPoints, score, score_sheet, settle
from tests.effort import runs
from tests.oracle import points
from tests.rounds import all_rounds, random_round

FIVE = ("Julien", "Tom", "Léa", "Nicolas", "Mathilde")
EXAMPLE: dict[str, Any] = {
    "rules": "classic",
    "players": FIVE,
    "storyteller": "Julien",
    "cards": {"1": "Léa", "2": "Nicolas", "3": "Tom", "4": "Julien", "5": "Mathilde"},
    # Two vote for Léa's card and one for Tom's, which is not Tom himself.
    "votes": {"Léa": [4], "Nicolas": [1], "Tom": [1], "Mathilde": [3]},
}


def scored(round_: dict[str, Any]) -> SheetPoints:
    result = score_sheet(msgspec.convert(round_, Sheet, str_keys=True))
    assert isinstance(result, SheetPoints), result
    return result


def test_the_classic_example() -> None:
    result = scored(EXAMPLE)
    assert result.points == {"Julien": 3, "Tom": 1, "Léa": 5, "Nicolas": 0, "Mathilde": 0}


def test_the_classic_example_with_a_lone_finder() -> None:
    result = scored(EXAMPLE | {"options": {"lone_finder": True}})
    assert result.points == {"Julien": 4, "Tom": 1, "Léa": 6, "Nicolas": 0, "Mathilde": 0}


def test_the_party_example() -> None:
    names = tuple("abcdefghi")
    votes = {name: [3] for name in names[:6]} | {"g": [2], "h": [2], "i": [4]}
    cards = {str(at): name for at, name in enumerate(names, 1)}
    result = scored(
        {
            "rules": "party",
            "players": names,
            "storyteller": "a",
            "cards": cards,
            "votes": votes,
            "red": 2,
        }
    )
    assert result.points == dict.fromkeys(names[:6], 5) | {"g": 0, "h": 0, "i": 0}
    assert [why.reason for why in result.why["a"]] == ["crowd", "capped"]
    assert [why.reason for why in result.why["g"]] == ["vetoed"]
    assert [why.reason for why in result.why["i"]] == ["alone"]


def odyssey(
    players: int, votes: Mapping[int, tuple[int, ...]], **options: Any
) -> dict[int, list[Any]]:
    """Points and reasons where seat 0 tells, and seat s has put in card s + 1."""
    rules = settle("odyssey", Options(**options), players)
    assert not isinstance(rules, Refusal)
    ballots = {seat: Ballot(green) for seat, green in votes.items()}
    result = score(rules, 0, tuple(range(players)), ballots)
    return {
        seat: [result.points[seat], [why.reason for why in result.why[seat]]]
        for seat in range(players)
    }


def test_a_sure_vote_counts_when_everyone_found_it_too() -> None:
    votes = {1: (1,), 2: (1, 2), 3: (1,), 4: (1, 2), 5: (1,), 6: (1,)}
    told = odyssey(7, votes)
    assert told[0] == [0, ["everyone_or_no_one"]]
    assert told[1] == [5, ["everyone_or_no_one", "sure_vote", "votes_on_card"]]
    assert told[2] == [2, ["everyone_or_no_one"]]
    assert told[3] == [3, ["everyone_or_no_one", "sure_vote"]]


def test_the_cap_covers_only_the_votes_on_the_card() -> None:
    votes = {1: (1,), 2: (2,), 3: (2,), 4: (2,), 5: (2,), 6: (2, 3)}
    told = odyssey(7, votes)
    assert told[1] == [7, ["found", "sure_vote", "votes_on_card", "capped"]]
    assert odyssey(7, votes, bonus_cap=None)[1][0] == 9
    assert odyssey(7, votes, lone_finder=True)[0] == [4, ["told_well", "lone_finder"]]


def test_no_sure_vote_point_with_six_or_with_the_switch_off() -> None:
    six = {1: (1,), 2: (2,), 3: (2,), 4: (2,), 5: (2,)}
    assert odyssey(6, six)[1][0] == 3 + 3
    seven = six | {6: (2,)}
    assert odyssey(7, seven, double_vote=False)[1][0] == 3 + 3
    assert odyssey(7, seven)[1][0] == 3 + 3 + 1


def test_a_team_scores_through_the_mates_card_but_never_through_its_own_voter() -> None:
    # Seats 0 and 3, 1 and 4, 2 and 5 are partners; seat 0 tells.
    base: dict[str, Any] = {
        "rules": "team",
        "players": ["a", "b", "c", "A", "B", "C"],
        "storyteller": "a",
        "cards": {"1": "a", "2": "A", "3": "b", "4": "C"},
    }
    found_by_one = scored(base | {"votes": {"B": [1], "c": [2]}})
    assert found_by_one.points == {"a": 4, "A": 4, "b": 3, "B": 3, "c": 0, "C": 0}
    on_the_partners_card = scored(base | {"votes": {"B": [3], "c": [3]}})
    assert on_the_partners_card.points == {"a": 0, "A": 0, "b": 3, "B": 3, "c": 2, "C": 2}
    assert on_the_partners_card.why["b"] == on_the_partners_card.why["B"]


OPTIONS: dict[str, list[dict[str, Any]]] = {
    "classic": [{}, {"lone_finder": True, "bonus_cap": 2}],
    "odyssey": [{}, {"lone_finder": True, "bonus_cap": None}],
    "team": [{}, {"lone_finder": True, "bonus_cap": 0}],
    "party": [{}],
}
SMALL = [
    (rules, players, options)
    for rules, players_of in {
        "classic": (3, 4, 5, 6),
        "odyssey": (3, 4, 5, 6),
        "team": (6,),
        "party": (6,),
    }.items()
    for players in players_of
    for options in OPTIONS[rules]
]


@pytest.mark.no_cover  # a million rounds: other tests cover the lines, this one the results
@pytest.mark.parametrize(("rules", "players", "options"), SMALL)
def test_every_ballot_scores_as_the_oracle_says(
    rules: str, players: int, options: dict[str, Any]
) -> None:
    compared = 0
    # No divisor of 6, so that every vote has its turn; the other tables are small.
    every = runs(1, quick=11) if rules == "party" else 1
    for round_ in islice(
        all_rounds(rules, players, options, random.Random(players)), 0, None, every
    ):
        result = scored(round_)
        assert result.points == points(round_), round_
        compared += 1
    expected = {
        ("classic", 3): 9, ("classic", 4): 27, ("classic", 5): 256, ("classic", 6): 3125,
        ("odyssey", 3): 9, ("odyssey", 4): 27, ("odyssey", 5): 256, ("odyssey", 6): 3125,
        ("team", 6): 6 * 4 * 16, ("party", 6): 6**6 * 6,
    }  # fmt: skip
    assert compared == len(range(0, expected[rules, players], every))


@pytest.mark.long
@pytest.mark.parametrize("players", [7, 8])
def test_every_single_vote_ballot_of_larger_tables(players: int) -> None:
    options = {"double_vote": False}
    for round_ in all_rounds("odyssey", players, options, random.Random(players)):
        assert scored(round_).points == points(round_), round_


@pytest.mark.parametrize("seed", range(4))
def test_random_rounds_of_every_ruleset_score_as_the_oracle_says(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(runs(3_000, quick=1_000)):
        round_ = random_round(luck)
        result = scored(round_)
        assert result.points == points(round_), round_
        for name, why in result.why.items():
            assert sum(line.points for line in why) == result.points[name]
