"""Six people play over four weeks and are told whose turn it is: nobody twice, nobody at night."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec
import pytest

from storyhare.live import lines
from storyhare.notifications import (
    Channel,
    Preferences,
    Push,
    Quiet,
    Webhook,
    asleep,
    awake_at,
    push,
    read_channel,
    write_channel,
)
from storyhare.rules import Clue, ClueTold, Tell
from storyhare.server.config import Config
from storyhare.server.notifications.delivery import Delivery
from storyhare.server.notifications.notifier import Notifier
from storyhare.server.notifications.outgoing import Outcome, Outgoing
from storyhare.server.ops.metrics import Metrics
from storyhare.table import Entry, Table, apply
from storyhare.table import commands as ask
from storyhare.table.events import AutopilotOn, Played, Started
from storyhare.testing.tables import FakeClock, Member
from tests.notifications.receiver import BrowserKeys, Receiver, Request, proven_sender, receiving
from tests.table.races import Node, one_node, two_nodes
from tests.table.test_weeks import HOUR, WEEK, Weeks

ZONES = (
    "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Pacific/Auckland", "Europe/Lisbon", "UTC",
)  # fmt: skip
KEY = push.new_key()
STEP = HOUR / 2
Nodes = Callable[[], AbstractAsyncContextManager[list[Node]]]


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(params=["sqlite", "postgres"])
def nodes(request: pytest.FixtureRequest, tmp_path: Path, clock: FakeClock) -> Nodes:
    """Servers over one journal, started as often as they are asked for."""
    if request.param == "sqlite":
        return lambda: one_node(tmp_path / "hare.db", clock)
    database = request.getfixturevalue("database")
    return lambda: two_nodes(database, clock)


class Sent(msgspec.Struct, frozen=True):
    """A notification that arrived: when, by which channel, about what."""

    at: float
    channel: Channel
    key: str


class ToldWeeks(Weeks):
    """The same weeks with a push subscription for each person, and a webhook for all."""

    def __init__(self, clock: FakeClock, receiver: Receiver) -> None:
        super().__init__(clock)
        self.receiver = receiver
        self.keys = {number: BrowserKeys() for number in range(6)}
        self.sent: list[Sent] = []
        self.outages: list[tuple[float, float]] = []
        self.notifiers: list[Notifier] = []
        self.delivery = Delivery(Config(private_targets=True, contact="hare@example.org"))
        self.delivery.push_key = KEY

    def hire(self, nodes: list[Node]) -> None:
        """Each node has a notifier."""
        different = nodes[:1] if nodes[0] is nodes[1] else nodes
        self.notifiers = [Notifier(node.registry, Metrics(), self._deliver) for node in different]

    async def _deliver(self, delivery: Outgoing) -> Outcome:
        if self.luck.random() < 0.1:
            return Outcome("again")  # the network is not what it should be
        outcome = await self.delivery.deliver(delivery)
        assert outcome.kind == "sent"
        self.sent.append(Sent(self.clock(), delivery.channel, delivery.notification.key))
        return outcome

    async def subscribe(self, node: Node) -> None:
        """Everybody wants to be told, and the host connects a webhook."""
        table_id = await node.journal.find_table(self.seats[0].code)
        for number, seat in enumerate(self.seats):
            quiet = Quiet(ZONES[number], 22 * 60, (7 + number % 3) * 60)
            to = self.keys[number].subscription(f"{self.receiver.url}/push/{number}")
            channel = Channel(
                f"channel{number}", seat.person, to, Preferences("en", quiet), self.clock()
            )
            await node.journal.outbox.put_channel(write_channel(table_id, channel))
        hook = Webhook("json", f"{self.receiver.url}/hook", "secret")
        channel = Channel("hook", self.seats[0].person, hook, Preferences("de"), self.clock())
        await node.journal.outbox.put_channel(write_channel(table_id, channel))

    async def go_on(self, nodes: list[Node], until: float) -> None:
        """Notifiers go their rounds, several at the same time."""
        while self.clock() < until:
            before = min(until, self.clock() + STEP)
            await super().go_on(nodes, before)
            for node in nodes:
                for live in node.registry.awake_tables():
                    await live.stream.look_again()
            await asyncio.gather(*[notifier.run_once() for notifier in self.notifiers])

    async def _asks(self, member: Member, body: ask.Command) -> None:
        if isinstance(body, Tell):  # a clue that stands nowhere else
            body = Tell(Clue(f"canary-{self.luck.random()}"), body.card)
        await super()._asks(member, body)

    def was_away(self, begin: float, end: float) -> bool:
        """Was there no server for a part of the time?"""
        return any(gone < end and back > begin for gone, back in self.outages)

    def read(self, request: Request) -> str:
        """What somebody reads in the end."""
        if request.path == "/hook":
            return request.body.decode()
        number = int(request.path.rpartition("/")[2])
        proven_sender(request, self.receiver.url, time.time())
        return str(self.keys[number].read(request))


async def four_weeks(
    nodes: Nodes, clock: FakeClock, receiver: Receiver
) -> tuple[ToldWeeks, list[Entry]]:
    weeks = ToldWeeks(clock, receiver)
    restarts = [weeks.begun + part * WEEK / 2 for part in range(1, 9)]
    for number, until in enumerate(restarts):
        async with nodes() as running:
            weeks.hire(running)
            if number == 0:
                await weeks.begins(running[0])
                await weeks.subscribe(running[0])
            await weeks.go_on(running, until)
            found = await running[0].journal.read_lines((await weeks.at(running[0])).state.id)
            stored = await running[0].journal.outbox.read_channels(
                (await weeks.at(running[0])).state.id
            )
        gone = clock()
        clock.advance(weeks.luck.choice([10.0, HOUR, 20 * HOUR]))  # the server is away
        weeks.outages.append((gone, clock()))
    assert {read_channel(channel).id for channel in stored} == {
        "hook",
        *[f"channel{n}" for n in range(6)],
    }
    return weeks, [lines.decode(line) for line in found]


async def test_in_four_weeks_nobody_is_told_twice_or_at_night_and_no_limit_is_lost(
    nodes: Nodes, clock: FakeClock
) -> None:
    async with receiving() as receiver:
        weeks, entries = await four_weeks(nodes, clock, receiver)
    assert len(weeks.sent) > 30
    assert len(receiver.got) == len(weeks.sent)
    twice = Counter((one.channel.id, one.key) for one in weeks.sent)
    assert [key for key, number in twice.items() if number > 1] == []
    assert [one for one in weeks.sent if asleep(one.channel.preferences.quiet, one.at)] == []
    told = {
        (one.channel.person, one.key): one.at
        for one in weeks.sent
        if isinstance(one.channel.to, Push)
    }
    assert_no_limit_was_lost(weeks, entries, told)
    assert_nothing_leaks(weeks, entries, receiver)


def assert_no_limit_was_lost(
    weeks: ToldWeeks, entries: list[Entry], told: dict[tuple[str, str], float]
) -> None:
    """Whoever was late has been told of that turn in time, unless they slept until its end."""
    state, late = Table(), 0
    for entry in entries:
        before = state
        state = apply(state, entry)
        seats = [event.seat for event in entry.events if isinstance(event, AutopilotOn)]
        game = before.game
        if game is None or before.deadline is None or entry.at < before.deadline:
            continue
        for seat in seats:
            late += 1
            person = before.order[seat]
            number = [one.person for one in weeks.seats].index(person)
            quiet = Quiet(ZONES[number], 22 * 60, (7 + number % 3) * 60)
            key = f"{before.id}/{game.round}/{game.phase}"
            could = awake_at(quiet, before.since + HOUR) + 6 * HOUR < before.deadline
            if could and not weeks.was_away(before.since, before.deadline):
                assert (person, key) in told, (person, key)
                assert told[person, key] <= before.deadline
    assert late > 0


def assert_nothing_leaks(weeks: ToldWeeks, entries: list[Entry], receiver: Receiver) -> None:
    """No clue, no card and no vote is in anything that was sent."""
    events = [event for entry in entries for event in entry.events]
    deck = next(event.setup.deck for event in events if isinstance(event, Started))
    told = [inner for event in events if isinstance(event, Played) for inner in event.events]
    clues = {inner.clue.text for inner in told if isinstance(inner, ClueTold)}
    assert any("canary" in clue for clue in clues)
    secret = {*deck, *clues}
    for request in receiver.got:
        said = weeks.read(request)
        assert [text for text in secret if text in said] == []
