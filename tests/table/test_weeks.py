"""Six people play a whole game over four weeks, at random hours, while servers restart."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random

import pytest

from storyhare.live import access, lines
from storyhare.rules import EndAt, Options, legal
from storyhare.table import Credentials, play
from storyhare.table import commands as ask
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.resample import hidden_cards
from storyhare.testing.simulator import random_move
from storyhare.testing.tables import NAMES, OK, FakeClock, Member, Party
from tests.table.races import Node, one_node, two_nodes

HOUR = 3_600.0
WEEK = 7 * 24 * HOUR
LIMIT = 16 * 3_600
SETTINGS = Settings(
    options=Options(end=EndAt(tellings=2)),
    clocks=Clocks(tell=LIMIT, give=LIMIT, vote=LIMIT, reveal=None, pace="over_days"),
)
# Nobody has a night and a day; Eve goes on holiday in the middle.
HOLIDAY = (9 * 24 * HOUR, 15 * 24 * HOUR)
Nodes = Callable[[], AbstractAsyncContextManager[list[Node]]]


@pytest.fixture(params=["sqlite", "postgres"])
def nodes(
    request: pytest.FixtureRequest, tmp_path: Path, clock: FakeClock
) -> Callable[[], AbstractAsyncContextManager[list[Node]]]:
    """Servers over one journal, started as often as they are asked for."""
    if request.param == "sqlite":
        return lambda: one_node(tmp_path / "hare.db", clock)
    database = request.getfixturevalue("database")
    return lambda: two_nodes(database, clock)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


class Weeks:
    """A game that is watched from its first day to its last."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.luck = Random(28)
        self.begun = clock()
        self.seats: list[Credentials] = []
        self.asked: dict[str, int] = {}
        self.seen: dict[str, list[int]] = {}
        self.visits: dict[str, float] = {}
        self.rung = 0

    async def begins(self, node: Node) -> None:
        """Six people come together once; from then on each comes alone."""
        seat = await access.open_table(node.registry, SETTINGS, NAMES[0])
        assert isinstance(seat, Credentials)
        self.seats.append(seat)
        for name in NAMES[1:6]:
            other = await access.join(node.registry, seat.code, name)
            assert isinstance(other, Credentials)
            self.seats.append(other)
        party = await self.at(node)
        await self._asks(party.members[0], ask.Start())
        for seat in self.seats:
            self.asked.setdefault(seat.person, 0)
            self.seen[seat.person] = []
            self._will_come(seat.person)

    async def at(self, node: Node) -> Party:
        """The table, found on one of the servers."""
        party = Party(node.registry, self.clock, self.seats[0].code)
        party.members = [
            Member(party, seat, name) for seat, name in zip(self.seats, NAMES[:6], strict=True)
        ]
        await party.awake()
        return party

    def _will_come(self, person: str) -> None:
        at = self.clock() + self.luck.uniform(1, 30) * HOUR
        start, end = self.begun + HOLIDAY[0], self.begun + HOLIDAY[1]
        if person == self.seats[4].person and start < at < end:
            at = end
        self.visits[person] = at

    async def go_on(self, nodes: list[Node], until: float) -> None:
        """What happens until a time: visits, and limits that pass while everybody is away."""
        while (at := min(self.visits.values())) < until:
            await self._ring_until(nodes, at)
            person = min(self.visits, key=self.visits.__getitem__)
            self.clock.now = max(self.clock(), at)
            await self._visits(self.luck.choice(nodes), person)
            self._will_come(person)
        await self._ring_until(nodes, until)
        self.clock.now = max(self.clock(), until)

    async def _ring_until(self, nodes: list[Node], until: float) -> None:
        while due := await nodes[0].journal.find_due(until):
            row = due[0]
            assert row.deadline is not None
            self.clock.now = max(self.clock(), row.deadline + 5)
            node = self.luck.choice(nodes)
            await node.registry.wake_due()
            live = node.registry.awake_table(row.table_id)
            assert live is not None
            await live.stream.look_again()
            await live.expire()
            after = await node.journal.read_row(row.table_id)
            assert after is not None
            assert after.deadline is None or after.deadline > row.deadline
            self.rung += 1

    async def _visits(self, node: Node, person: str) -> None:
        party = await self.at(node)
        member = party.member(person)
        await member.connects()
        self._looks(party, member)
        while missed := member.you.get("missed"):
            self.seen[person].append(missed["game"]["round"])
            await self._asks(member, ask.See(missed["game"]["round"]))
        if member.number in party.state.autopilot and party.state.stage == "playing":
            await self._asks(member, ask.Return())
        if self.luck.random() < 0.8:
            await self._moves(party, member)
        await member.disconnects()

    async def _asks(self, member: Member, body: ask.Command) -> None:
        assert await member.asks(body) == OK
        self.asked[member.person] = self.asked.get(member.person, 0) + 1

    def _looks(self, party: Party, member: Member) -> None:
        game, (table, you) = party.state.game, member.viewer.views[-1]
        assert game is not None
        missed = member.you.get("missed", {"game": {"table": []}})["game"]["table"]
        hidden = hidden_cards(game, member.number) - {card["picture"] for card in missed}
        assert [card for card in hidden if card.encode() in table + you] == []

    async def _moves(self, party: Party, member: Member) -> None:
        state = party.state
        if state.stage == "playing" and member.number in play.awaited(state):
            assert state.game is not None
            await self._asks(member, random_move(legal(state.game, member.number)[0], self.luck))


async def test_a_game_of_four_weeks_loses_nothing(nodes: Nodes, clock: FakeClock) -> None:
    weeks = Weeks(clock)
    restarts = [weeks.begun + part * WEEK / 2 for part in range(1, 9)]
    for number, until in enumerate(restarts):
        async with nodes() as running:
            if number == 0:
                await weeks.begins(running[0])
            await weeks.go_on(running, until)
        clock.advance(weeks.luck.choice([10.0, HOUR, 20 * HOUR]))  # the server is away
    async with nodes() as running:
        await weeks.go_on(running, clock() + 2 * 24 * HOUR)
        state = (await weeks.at(running[0])).state
        found = await running[0].journal.read_lines(state.id)
    assert state.stage == "over"
    assert state.game is not None
    entries = [lines.decode(line) for line in found]
    for seat in weeks.seats:
        kept = [entry for entry in entries if entry.by == seat.person and entry.cmd]
        assert len(kept) == weeks.asked[seat.person], "something that was answered is lost"
        assert weeks.seen[seat.person] == list(range(1, state.game.round + 1))
    assert weeks.rung > 5
