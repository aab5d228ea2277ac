"""The order of a reveal: votes first, decoys from the least to the most believed, the card last."""

from itertools import pairwise

import pytest

from storyhare.rules import Game
from storyhare.views import RevealStep, reveal_steps
from tests.views.test_views import TABLES, states

# A hop takes at most so long; with it a reveal lasts six to eight seconds.
HOP = 1.5


def revealed(ruleset: str, players: int, seed: int) -> list[Game]:
    return [game for game in states(ruleset, players, seed) if game.phase == "reveal"]


def votes_on(game: Game, number: int) -> int:
    return sum([number in ballot.green for ballot in game.ballots if ballot])


def shown(steps: tuple[RevealStep, ...], what: str) -> list[tuple[int, ...]]:
    return [step.cards for step in steps if step.shows == what]


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_votes_come_first_and_then_every_card_once(ruleset: str, players: int) -> None:
    for game in revealed(ruleset, players, seed=3):
        steps = reveal_steps(game)
        order = [step.shows for step in steps]
        assert order[0] == "votes"
        assert order[-3:] == ["card", "points", "track"]
        cards = [number for step in steps for number in step.cards]
        assert sorted(cards) == list(range(1, len(game.table) + 1))


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_decoys_confess_from_the_least_to_the_most_believed(ruleset: str, players: int) -> None:
    for game in revealed(ruleset, players, seed=4):
        groups = shown(reveal_steps(game), "owners")
        believed = [votes_on(game, group[0]) for group in groups]
        assert believed == sorted(believed)
        for group in groups:
            if len(group) > 1:
                assert [votes_on(game, number) for number in group] == [0] * len(group)


@pytest.mark.parametrize(("ruleset", "players"), [t for t in TABLES if t[0] != "party"])
def test_the_storytellers_card_turns_last(ruleset: str, players: int) -> None:
    for game in revealed(ruleset, players, seed=5):
        (card,) = shown(reveal_steps(game), "card")
        assert [game.owners[number - 1] for number in card] == [game.storyteller]


@pytest.mark.parametrize("players", [players for name, players in TABLES if name == "party"])
def test_in_party_the_red_vote_falls_and_the_crowds_card_is_last(players: int) -> None:
    for game in revealed("party", players, seed=6):
        steps = reveal_steps(game)
        assert [step.shows for step in steps][:2] == ["votes", "red"]
        (last,) = shown(steps, "card")
        most = max([votes_on(game, number) for number in range(1, len(game.table) + 1)])
        assert {votes_on(game, number) for number in last} == {most}
        others = [number for group in shown(steps, "owners") for number in group]
        assert all(votes_on(game, number) < most for number in others)


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_steps_follow_each_other_and_all_take_six_to_eight_seconds(
    ruleset: str, players: int
) -> None:
    for game in revealed(ruleset, players, seed=7):
        steps = reveal_steps(game)
        times = [step.at for step in steps]
        assert times[0] == 0.0
        assert all(later - earlier > 0.2 for earlier, later in pairwise(times))
        # In party all cards may share the most votes: without other cards it is shorter.
        if shown(steps, "owners"):
            assert 5.0 <= times[-1] <= 8.0 - HOP
