"""How good bots are among strangers: what `storyhare bots evaluate` measures, held to its bars."""

from collections import defaultdict
from statistics import mean

import pytest

from storyhare.bots import STRENGTHS
from storyhare.bots.evaluation.crossplay import Experiment, Family, Guest, cells, hosts, visit
from storyhare.bots.evaluation.families import families
from storyhare.bots.scorers.encoder import Encoder
from tests.bots.minds import dreams, known

# Whole games by the thousand: other tests cover the lines of the rules, these are about results.
pytestmark = [pytest.mark.no_cover, pytest.mark.long]

# Found by some but not all with 4 and with 6 players, and how much better than chance it votes.
BARS = {"lexicon": (0.55, 0.65, 1.6), "encoder + lexicon": (0.60, 0.70, 1.9)}


def experiment(rounds: int, seed: int) -> Experiment:
    met = families(known(), Encoder(), seed, number=6)
    return Experiment(met, dreams(), STRENGTHS["medium"], (4, 6), rounds, seed)


def visits(made: Experiment, name: str) -> tuple[Guest, Guest]:
    (guest,) = [family for family in made.families if family.name == name]
    return visit(made, guest, 4), visit(made, guest, 6)


def holds(made: Experiment, name: str) -> None:
    four, six = visits(made, name)
    some_of_four, some_of_six, times = BARS[name]
    assert four.some_not_all.mean >= some_of_four
    assert six.some_not_all.mean >= some_of_six
    assert (four.against_chance.mean + six.against_chance.mean) / 2 >= times


@pytest.fixture(scope="module")
def small() -> Experiment:
    return experiment(60, seed=7)


@pytest.mark.parametrize("name", BARS)
def test_a_guest_of_the_other_families_is_worth_playing_with(small: Experiment, name: str) -> None:
    holds(small, name)


def test_whoever_knows_descriptions_alone_still_finds_more_than_chance(small: Experiment) -> None:
    four, six = visits(small, "descriptions")
    assert (four.against_chance.mean + six.against_chance.mean) / 2 >= 1.15


def test_a_guest_sits_with_those_who_judge_in_one_other_way(small: Experiment) -> None:
    names = {
        guest.name: [host.name for host in hosts(guest, small.families)] for guest in small.families
    }
    assert names == {
        "lexicon": ["encoder alone", "descriptions"],
        "encoder alone": ["lexicon", "descriptions"],
        "descriptions": ["lexicon", "encoder alone"],
        "encoder + lexicon": ["lexicon", "encoder alone", "descriptions"],
    }


def test_a_family_without_others_is_nobodys_guest() -> None:
    alone = Family("lexicon", frozenset({"words"}), ())
    assert hosts(alone, [alone]) == ()


def test_each_mind_judges_with_another_half(small: Experiment) -> None:
    for family in small.families:
        first, second = family.minds[:2]
        cards = dreams()
        assert first.fit("a new beginning", "en", cards) != second.fit(
            "a new beginning", "en", cards
        )


@pytest.mark.long
def test_the_bars_hold_with_the_full_sample_and_before_whole_crowds_of_other_families() -> None:
    # The seed of the figures in docs/bots.md; the policy was tuned with another.
    made = experiment(400, seed=31)
    for name in BARS:
        holds(made, name)
    some: dict[tuple[str, int], list[float]] = defaultdict(list)
    for cell in cells(made):
        if cell.company != "self" and "+" not in cell.crowd:
            some[cell.teller, cell.players].append(cell.some_not_all.mean)
    for name, (some_of_four, some_of_six, _) in BARS.items():
        assert mean(some[name, 4]) >= some_of_four
        assert mean(some[name, 6]) >= some_of_six
