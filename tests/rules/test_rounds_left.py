"""How many rounds are left: checked against whole games, in every phase of every round."""

import random
from itertools import pairwise

import pytest

from storyhare.rules import (
    RULESETS,
    EndAt,
    Game,
    Options,
    Refusal,
    RulesetName,
    Setup,
    decide,
    expected_rounds,
    fold,
    new_game,
    plan,
    rounds_left,
)
from storyhare.testing.simulator import made_up_deck, next_command
from storyhare.views import view

TABLES = [(name, players) for name, facts in RULESETS.items() for players in facts.players]
DECKS = (84, 85, 100, 168)


def played(ruleset: str, players: int, options: Options, cards: int = 84) -> list[Game]:
    """Every state of a random game, from the deal to the end."""
    luck = random.Random(f"{ruleset} {players} {cards}")
    setup = Setup(ruleset, players, made_up_deck(cards), options)
    rules = plan(setup)
    assert not isinstance(rules, Refusal)
    game = new_game(rules, setup.deck)
    states = [game]
    while game.phase != "end":
        events = decide(game, *next_command(game, luck), luck)
        assert not isinstance(events, Refusal)
        game = fold(game, events)
        states.append(game)
    return states


def check(states: list[Game]) -> None:
    before, *during, last = states
    assert rounds_left(before) is None  # nothing is dealt yet
    for game in during:
        assert rounds_left(game) == last.round - game.round, (game.round, game.phase)
        assert view(game, None).public.rounds_left == rounds_left(game)
    assert rounds_left(last) == 0


@pytest.mark.parametrize("cards", DECKS)
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_where_the_pile_ends_the_game(ruleset: RulesetName, players: int, cards: int) -> None:
    states = played(ruleset, players, Options(end="pile"), cards)
    check(states)
    first, last = states[1], states[-1]
    assert rounds_left(first) == expected_rounds(first.rules, cards).number - 1
    assert last.round == expected_rounds(last.rules, cards).number


@pytest.mark.parametrize("tellings", [1, 2])
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_where_everyone_tells(ruleset: RulesetName, players: int, tellings: int) -> None:
    states = played(ruleset, players, Options(end=EndAt(tellings=tellings)))
    check(states)
    assert states[-1].round == tellings * players


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_nobody_knows_where_a_score_ends_the_game(ruleset: RulesetName, players: int) -> None:
    *during, last = played(ruleset, players, Options(end=EndAt(score=30)))
    assert {rounds_left(game) for game in during} == {None}
    assert rounds_left(last) == 0


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_the_discards_are_empty_only_before_the_second_round_and_after_a_shuffle(
    ruleset: RulesetName, players: int
) -> None:
    """So clients tell from the view that the discards have been shuffled into the pile."""
    shuffled = 0
    states = played(ruleset, players, Options(end=EndAt(tellings=6)))
    for before, game in pairwise(states):
        if game.round in (before.round, 1):
            continue
        public = view(game, None).public
        assert (public.discards == 0) == (public.pile > len(before.pile))
        shuffled += public.discards == 0
    assert shuffled
