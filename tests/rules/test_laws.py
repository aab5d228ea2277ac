"""The laws of the game, under random play of every kind."""

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from storyhare.rules import (
    RULESETS,
    Command,
    Event,
    Game,
    Refusal,
    Setup,
    decide,
    fold,
    legal,
    new_game,
    plan,
)
from storyhare.testing.simulator import (
    every_move,
    made_up_deck,
    next_command,
    play,
    random_move,
)
from storyhare.testing.strategies import any_commands, setups
from tests.effort import runs
from tests.rules import laws


class GameMachine(RuleBasedStateMachine):
    """People at a table, some of them sensible."""

    game: Game
    start: Game
    luck: random.Random
    happened: list[Event]

    @initialize(setup=setups(), seed=st.integers(0, 2**32))
    def sit_down(self, setup: Setup, seed: int) -> None:
        rules = plan(setup)
        assert not isinstance(rules, Refusal)
        self.game = self.start = new_game(rules, setup.deck)
        self.luck = random.Random(seed)
        self.happened = []

    def ask(self, seat: int | None, command: Command) -> None:
        before = self.game
        answer = decide(before, seat, command, self.luck)
        assert self.game == before
        if not isinstance(answer, Refusal):
            assert answer
            self.happened += answer
            self.game = fold(before, answer)

    @precondition(lambda self: self.game.phase != "end")
    @rule()
    def go_on(self) -> None:
        """The next due move; without it most games would never leave the first phase."""
        before = self.game
        self.ask(*next_command(self.game, self.luck))
        assert self.game != before or before.phase in ("give", "vote")

    @precondition(lambda self: self.game.phase != "end")
    @rule(rounds=st.integers(1, 2))
    def play_a_round(self, rounds: int) -> None:
        for _ in range(rounds * 2 * (self.game.rules.players + 2)):
            if self.game.phase != "end":
                self.ask(*next_command(self.game, self.luck))

    @rule(data=st.data())
    def change_ones_mind(self, data: st.DataObject) -> None:
        """Any offered move of any seat, due or already done, is accepted."""
        seat = data.draw(st.integers(0, self.game.rules.players - 1))
        offers = legal(self.game, seat)
        if offers:
            move = random_move(data.draw(st.sampled_from(offers)), self.luck)
            assert not isinstance(decide(self.game, seat, move, self.luck), Refusal)
            self.ask(seat, move)

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        """Senseless commands are refused, or were legal: then they were on offer."""
        self.ask(*data.draw(any_commands(self.game)))

    @invariant()
    def the_laws_hold(self) -> None:
        laws.check(self.game)

    @invariant()
    def folding_the_events_gives_the_state(self) -> None:
        assert fold(self.start, tuple(self.happened)) == self.game


@pytest.mark.no_cover  # many games: other tests cover the lines, this one the results
def test_the_laws_hold_whatever_people_do() -> None:
    run_state_machine_as_test(
        GameMachine,
        settings=settings(
            max_examples=runs(150, quick=25),
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.long
def test_the_laws_hold_for_a_long_time() -> None:
    run_state_machine_as_test(
        GameMachine,
        settings=settings(
            max_examples=4_000,
            stateful_step_count=100,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


TABLES = [(name, players) for name, facts in RULESETS.items() for players in facts.players]


@pytest.mark.no_cover  # many games: other tests cover the lines, this one the results
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_random_games_end_by_the_laws(ruleset: str, players: int) -> None:
    luck = random.Random(players)
    for _ in range(runs(40, quick=8)):
        _play_by_the_laws(ruleset, players, luck)


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_many_random_games_end_by_the_laws(ruleset: str, players: int) -> None:
    luck = random.Random(players)
    for _ in range(4_000):
        _play_by_the_laws(ruleset, players, luck)


def _play_by_the_laws(ruleset: str, players: int, luck: random.Random) -> None:
    rules = plan(setup := Setup(ruleset, players, made_up_deck()))
    assert not isinstance(rules, Refusal)
    game = new_game(rules, setup.deck)
    while game.phase != "end":
        events = decide(game, *next_command(game, luck), luck)
        assert not isinstance(events, Refusal)
        game = fold(game, events)
        laws.check(game)


@pytest.mark.parametrize(
    ("ruleset", "players"), [("classic", 3), ("odyssey", 7), ("party", 6), ("team", 6)]
)
def test_what_is_offered_is_accepted_and_what_is_offered_to_others_is_not(
    ruleset: str, players: int
) -> None:
    """In every state of two rounds: a seat's offers are accepted, its neighbour's are not."""
    luck = random.Random(players)
    rules = plan(setup := Setup(ruleset, players, made_up_deck()))
    assert not isinstance(rules, Refusal)
    game = new_game(rules, setup.deck)
    while game.round < 3:
        for seat in range(players):
            mine = {move for offer in legal(game, seat) for move in every_move(offer)}
            neighbours = legal(game, (seat + 1) % players)
            borrowed = {move for offer in neighbours for move in every_move(offer)}
            for move in mine | borrowed:
                accepted = not isinstance(decide(game, seat, move, luck), Refusal)
                assert accepted == (move in mine), move
        events = decide(game, *next_command(game, luck), luck)
        assert not isinstance(events, Refusal)
        game = fold(game, events)


@pytest.mark.parametrize(("players", "rounds"), [(6, 8), (5, 11), (4, 15), (3, 13)])
def test_a_classic_game_lasts_as_long_as_the_pile(players: int, rounds: int) -> None:
    for seed in range(5):
        played = play(Setup("classic", players, made_up_deck()), random.Random(seed))
        assert played.game.round == rounds
        assert played.game.pile == ()


@pytest.mark.parametrize("ruleset", ["party", "team"])
def test_party_and_team_last_until_everybody_has_told(ruleset: str) -> None:
    for players in RULESETS[ruleset].players:  # type: ignore[index]
        played = play(Setup(ruleset, players, made_up_deck()), random.Random(players))
        assert played.game.round == players


def test_the_same_luck_plays_the_same_game() -> None:
    setup = Setup("odyssey", 9, made_up_deck())
    assert play(setup, random.Random(5)) == play(setup, random.Random(5))
