"""A game on paper: its rounds are scored one after another, and wrong notes are named."""

import pytest

from storyhare.rules import EndAt, Options, Refusal
from storyhare.rules.evening import MOST_ROUNDS, Evening, PaperRound, Tally, tally

NAMES = ("Ada", "Ben", "Chloé", "Dao")
CARDS = {1: "Ada", 2: "Ben", 3: "Chloé", 4: "Dao"}
ROUND = PaperRound("Ada", CARDS, {"Ben": (1,), "Chloé": (2,), "Dao": (1,)})


def told(evening: Evening) -> Tally:
    counted = tally(evening)
    assert isinstance(counted, Tally), counted
    return counted


def refused(evening: Evening) -> Refusal:
    counted = tally(evening)
    assert isinstance(counted, Refusal), counted
    return counted


def test_before_the_first_round_anybody_may_begin() -> None:
    counted = told(Evening("classic", NAMES))
    assert counted.next is None
    assert counted.winners == ()
    assert (counted.form.cards, counted.form.gives, counted.form.voters) == (4, 1, "others")
    assert not counted.over


def test_points_add_up_and_the_left_neighbour_tells_next() -> None:
    counted = told(Evening("classic", NAMES, rounds=(ROUND,)))
    assert counted.scores == {"Ada": 3, "Ben": 4, "Chloé": 0, "Dao": 3}
    assert counted.next == "Ben"
    assert counted.winners == ("Ben",)
    assert not counted.over  # the pile ends it, and nobody here sees the pile


def test_a_score_ends_the_game() -> None:
    goal = Options(end=EndAt(score=4))
    assert told(Evening("classic", NAMES, goal, (ROUND,))).over


def test_partners_sit_opposite_in_team() -> None:
    six = (*NAMES, "Elif", "Farid")
    form = told(Evening("team", six)).form
    assert form.partners["Ada"] == "Dao"
    assert form.voters == "teams"
    assert told(Evening("party", six)).form.voters == "everyone"


@pytest.mark.parametrize(
    ("evening", "code"),
    [
        (Evening("none", NAMES), "unknown_ruleset"),
        (Evening("classic", NAMES, rounds=(ROUND,) * (MOST_ROUNDS + 1)), "too_many_rounds"),
        (Evening("classic", ("Ada", "Ada", "Ben", "Dao")), "same_name_twice"),
    ],
)
def test_what_does_not_fit_is_refused(evening: Evening, code: str) -> None:
    assert refused(evening).code == code


def test_a_wrong_round_is_named_by_its_number() -> None:
    wrong = PaperRound("Eve", CARDS, ROUND.votes)
    assert refused(Evening("classic", NAMES, rounds=(ROUND, wrong))).params["round"] == 2
