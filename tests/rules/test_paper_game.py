"""A game on paper: its rounds are scored one after another, and wrong notes are named."""

import pytest

from storyhare.rules import EndAt, Options, Refusal
from storyhare.rules.scorekeeping.paper_game import (
    MOST_ROUNDS,
    PaperGame,
    PaperRound,
    Tally,
    tally,
)

NAMES = ("Ada", "Ben", "Chloé", "Dao")
CARDS = {1: "Ada", 2: "Ben", 3: "Chloé", 4: "Dao"}
ROUND = PaperRound("Ada", CARDS, {"Ben": (1,), "Chloé": (2,), "Dao": (1,)})


def told(game: PaperGame) -> Tally:
    counted = tally(game)
    assert isinstance(counted, Tally), counted
    return counted


def refused(game: PaperGame) -> Refusal:
    counted = tally(game)
    assert isinstance(counted, Refusal), counted
    return counted


def test_before_the_first_round_anybody_may_begin() -> None:
    counted = told(PaperGame("classic", NAMES))
    assert counted.next is None
    assert counted.winners == ()
    assert (counted.form.cards, counted.form.gives, counted.form.voters) == (4, 1, "others")
    assert not counted.over


def test_points_add_up_and_the_left_neighbour_tells_next() -> None:
    counted = told(PaperGame("classic", NAMES, rounds=(ROUND,)))
    assert counted.scores == {"Ada": 3, "Ben": 4, "Chloé": 0, "Dao": 3}
    assert counted.next == "Ben"
    assert counted.winners == ("Ben",)
    assert not counted.over  # the pile ends it, and nobody here sees the pile


def test_a_score_ends_the_game() -> None:
    goal = Options(end=EndAt(score=4))
    assert told(PaperGame("classic", NAMES, goal, (ROUND,))).over


def test_partners_sit_opposite_in_team() -> None:
    six = (*NAMES, "Elif", "Farid")
    form = told(PaperGame("team", six)).form
    assert form.partners["Ada"] == "Dao"
    assert form.voters == "teams"
    assert told(PaperGame("party", six)).form.voters == "everyone"


@pytest.mark.parametrize(
    ("game", "code"),
    [
        (PaperGame("none", NAMES), "unknown_ruleset"),
        (PaperGame("classic", NAMES, rounds=(ROUND,) * (MOST_ROUNDS + 1)), "too_many_rounds"),
        (PaperGame("classic", ("Ada", "Ada", "Ben", "Dao")), "same_name_twice"),
    ],
)
def test_what_does_not_fit_is_refused(game: PaperGame, code: str) -> None:
    assert refused(game).code == code


def test_a_wrong_round_is_named_by_its_number() -> None:
    wrong = PaperRound("Eve", CARDS, ROUND.votes)
    assert refused(PaperGame("classic", NAMES, rounds=(ROUND, wrong))).params["round"] == 2
