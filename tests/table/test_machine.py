"""A whole table under random people: commands of every kind, clocks, connections, restarts."""

import asyncio
from random import Random
from typing import Any

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

from storyhare.rules import RULESETS, Clue, EndAt, Give, Options, TakeBack, Tell, Vote, legal
from storyhare.table import commands as ask
from storyhare.table import play
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.simulator import random_move
from storyhare.testing.tables import (
    OK,
    Member,
    Party,
    RecordingViewer,
    a_registry,
    gather,
    views_of,
)
from tests.effort import runs
from tests.rules import laws

# Whole games by the thousand: other tests cover the lines of the rules, these are about results.
pytestmark = pytest.mark.no_cover

SEATS = st.integers(-1, 12)
PEOPLE = st.integers(0, 15)
CARDS = st.sampled_from([f"card-{number:02}" for number in range(1, 30)] + ["", "none"])
NUMBERS = st.integers(-1, 13)
SETTINGS = st.builds(
    Settings,
    ruleset=st.sampled_from(sorted(RULESETS)),
    options=st.builds(
        Options,
        end=st.sampled_from([EndAt(score=5), EndAt(tellings=1), "pile"]),
        first_storyteller=st.sampled_from(["first_clue", "random", 0]),
    ),
    clocks=st.sampled_from(
        [
            Clocks(),
            Clocks(10, 20, 30, 10),
            Clocks(reveal=None),
            Clocks(28_800, None, 604_800, pace="over_days"),
        ]
    ),
)

PLAIN = [
    ask.Stand, ask.Leave, ask.Return, ask.ClaimHost, ask.Shuffle, ask.Start, ask.Pause, ask.Resume,
    ask.LastRound, ask.Rematch, ask.PressOn, ask.Extend, ask.Away, TakeBack,
]  # fmt: skip
COMMANDS: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([command() for command in PLAIN]),
    st.builds(ask.Sit, rabbit=st.integers(-1, 12)),
    st.builds(ask.Rename, name=st.text(max_size=22)),
    st.builds(ask.Sign, name_in_records=st.booleans()),
    st.builds(ask.AskSeat, seat=SEATS),
    st.builds(ask.Hurry, seat=SEATS),
    st.builds(ask.ShowStep, step=st.integers(-1, 20)),
    st.builds(ask.See, round=st.integers(-1, 4)),
    st.builds(ask.Configure, settings=SETTINGS),
    st.builds(ask.Lock, locked=st.booleans()),
    st.builds(ask.MuteChat, muted=st.booleans()),
    st.builds(Tell, clue=st.builds(Clue, text=st.text(max_size=5)), card=CARDS),
    st.builds(Give, cards=st.lists(CARDS, max_size=2).map(tuple)),
    st.builds(Vote, green=st.lists(NUMBERS, max_size=2).map(tuple), red=NUMBERS),
    # These name somebody: the number is replaced by the id of that member.
    st.tuples(st.sampled_from([ask.Remove, ask.HandOver]), PEOPLE),
    st.tuples(st.just(ask.Admit), PEOPLE, st.booleans()),
)


class TableMachine(RuleBasedStateMachine):
    """People at a table, few of them sensible."""

    party: Party

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.luck = Random(1)
        self.seen: set[str] = set()

    def teardown(self) -> None:
        self.runner.close()

    def member(self, number: int) -> Member:
        """One of the members; now and then a stranger."""
        members = self.party.members
        return members[number % len(members)] if number < 15 else self.party.stranger()

    @initialize(chosen=SETTINGS, extra=st.integers(0, 3), seed=st.integers(0, 99))
    def come_together(self, chosen: Settings, extra: int, seed: int) -> None:
        self.luck = Random(seed)
        people = RULESETS[chosen.ruleset].players
        self.party = self.runner.run(gather(people[min(extra, len(people) - 1)], chosen))

    @rule(name=st.text(max_size=22), connect=st.booleans())
    def somebody_joins(self, name: str, connect: bool) -> None:
        if len(self.party.members) < 14:
            self.runner.run(self.party.tries_to_join(name, connect))

    @rule(who=PEOPLE, command=COMMANDS, again=st.booleans())
    def somebody_asks(self, who: int, command: Any, again: bool) -> None:
        if isinstance(command, tuple):
            kind, whom, *rest = command
            command = kind(self.member(whom).person, *rest)
        self.asks(self.member(who), command, again)

    @rule(command=COMMANDS, again=st.booleans())
    def the_host_asks(self, command: Any, again: bool) -> None:
        self.somebody_asks(self.party.members.index(self.party.host), command, again)

    def asks(self, member: Member, command: ask.Command, again: bool = False) -> str:
        """Ask once or twice; a refusal changes nothing, and a repeat does nothing twice."""
        party = self.party
        before, cmd_id, game = party.state, f"machine-{self.luck.random()}", party.state.id
        at = None if before.game is None else (before.game.round, before.game.phase)
        answer = self.runner.run(member.asks(command, cmd_id, game, at))
        self.seen.add(answer)
        if answer != OK:
            assert party.state is before
        after = party.state
        if again and answer == OK:
            assert self.runner.run(member.asks(command, cmd_id, game, at)) == OK
            assert party.state is after
        return answer

    @precondition(lambda self: self.party.state.stage != "playing")
    @rule()
    def the_host_starts(self) -> None:
        """Without this most tables would never leave the lobby."""
        over = self.party.state.stage == "over"
        self.asks(self.party.host, ask.Rematch() if over else ask.Start())

    @rule(who=st.lists(PEOPLE, min_size=1, max_size=6))
    def several_leave_or_come_back(self, who: list[int]) -> None:
        for number in who:
            member = self.member(number)
            known = self.party.state.people.get(member.person)
            back = known is not None and known.left
            self.asks(member, ask.Return() if back else ask.Leave())
            self.where_somebody_is_the_host_is_somebody()

    @precondition(lambda self: self.party.state.stage == "playing")
    @rule()
    def the_host_calls_the_last_round(self) -> None:
        self.asks(self.party.host, ask.LastRound())

    @precondition(lambda self: bool(self.party.state.autopilot))
    @rule(who=PEOPLE, yes=st.booleans())
    def somebody_asks_for_a_free_seat(self, who: int, yes: bool) -> None:
        member, state = self.member(who), self.party.state
        if self.asks(member, ask.AskSeat(min(state.autopilot))) == OK:
            self.asks(self.party.host, ask.Admit(member.person, yes))

    @precondition(lambda self: bool(play.awaited(self.party.state)))
    @rule(moves=st.integers(1, 20))
    def people_play(self, moves: int) -> None:
        """Awaited people move; without this most games would never leave the first phase."""
        for _ in range(moves):
            state = self.party.state
            seats = play.awaited(state)
            if not seats or state.pause is not None:
                return
            assert state.game is not None
            seat = self.luck.choice(seats)
            member = self.party.at_seat(seat)
            if state.game.phase == "reveal":
                command: ask.Command = ask.PressOn()
            else:
                move = random_move(legal(state.game, seat)[0], self.luck)
                command = move
            if not state.people[member.person].removed:
                assert self.asks(member, command) == OK

    @rule(seconds=st.sampled_from([1, 9, 31, 95, 3600]))
    def time_passes(self, seconds: float) -> None:
        self.runner.run(self.party.passes(seconds))

    @rule(who=PEOPLE)
    def somebody_connects(self, who: int) -> None:
        member = self.party.members[who % len(self.party.members)]
        known = self.party.state.people.get(member.person)
        if known is not None and not known.removed:
            self.runner.run(member.connects())

    @rule(who=PEOPLE)
    def somebody_disconnects(self, who: int) -> None:
        self.runner.run(self.party.members[who % len(self.party.members)].disconnects())

    @rule(outage=st.sampled_from([1, 100, 86_400]), clean=st.booleans())
    def the_server_restarts(self, outage: float, clean: bool) -> None:
        """What the journal tells is what was there; only clocks may have moved."""
        party = self.party
        before = party.state
        if clean:
            self.runner.run(party.registry.close())
        party.clock.advance(outage)
        party.registry = a_registry(party.clock, party.registry.journal)
        found = self.runner.run(party.awake())
        assert found.table.game == before.game
        assert found.table.people == before.people
        assert found.table.order == before.order
        assert found.table.answered == before.answered

    # -- laws --------------------------------------------------------------------------------------

    @invariant()
    def the_journal_tells_the_same_table(self) -> None:
        assert self.runner.run(self.party.folded()) == self.party.state

    @invariant()
    def seats_and_rabbits_are_single(self) -> None:
        state = self.party.state
        assert len(state.order) <= 12
        assert len(set(state.order)) == len(state.order)
        rabbits = [state.people[person].rabbit for person in state.order]
        assert None not in rabbits
        assert len(set(rabbits)) == len(rabbits)
        others = [who.rabbit for name, who in state.people.items() if name not in state.order]
        assert set(others) <= {None}

    @invariant()
    def where_somebody_is_the_host_is_somebody(self) -> None:
        state = self.party.state
        here = [name for name, who in state.people.items() if not who.left]
        assert state.host in state.people
        assert not here or state.host in here

    @invariant()
    def nobody_asks_for_a_seat_that_is_played(self) -> None:
        state = self.party.state
        assert set(state.asking.values()) <= state.autopilot
        assert not set(state.asking) & set(state.order)
        assert state.stage == "playing" or not state.asking

    @invariant()
    def the_game_keeps_its_laws(self) -> None:
        state = self.party.state
        if state.game is not None:
            laws.check(state.game)
            assert state.game.phase != "deal"
            assert (state.game.phase == "end") <= (state.stage == "over")
        assert (state.game is None) == (state.stage == "lobby")

    @invariant()
    def the_clock_runs_only_where_somebody_plays(self) -> None:
        state = self.party.state
        assert state.deadline is None or (state.stage == "playing" and state.pause is None)

    @invariant()
    def nobody_is_shown_the_view_of_another(self) -> None:
        live = self.party.live
        public, mine = views_of(live)
        people = [viewer.person for viewer in live.audience.viewers]
        assert len(set(people)) == len(people)
        for viewer in live.audience.viewers:
            assert isinstance(viewer, RecordingViewer)
            assert viewer.shown == (public, mine(viewer.person))
        for member in self.party.members:
            sign = b'{"person":"%b"' % member.person.encode()
            assert all(you.startswith(sign) for _, you in member.viewer.views)


def run(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        TableMachine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_a_table_keeps_its_laws_whatever_people_do() -> None:
    run(examples=runs(100, quick=30), steps=50)


@pytest.mark.long
def test_a_table_keeps_its_laws_for_a_long_time() -> None:
    run(examples=2_000, steps=100)
