"""Fills a journal with tables and games, which the autopilot plays in fake time."""

from storyhare.live import access
from storyhare.live.registry import TableRegistry
from storyhare.live.table import LiveTable
from storyhare.rules import Refusal
from storyhare.storage import Journal
from storyhare.table import commands as ask
from storyhare.table import decide
from storyhare.table.people.credentials import Credentials, Holder, hash_of
from storyhare.table.settings import Clocks, Settings
from storyhare.testing.simulator import made_up_deck

SETTINGS = Settings(clocks=Clocks(tell=10, give=10, vote=10, reveal=10))
CARDS = made_up_deck()


class Clock:
    """A clock that somebody winds on."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Onlooker:
    """The host's device, so that the table does not pause; it looks at nothing."""

    device = ""
    opened = 0.0
    sent_away = False
    looking = False

    def __init__(self, seat: Credentials) -> None:
        self.person: str | None = seat.person
        self.holder: Holder | None = Holder(seat.person, hash_of(seat.token))

    def show(self, table: bytes, you: bytes, cmd_id: str | None = None) -> None:
        """Look."""

    def hear(self, person: str, text: str, at: float) -> None:
        """Listen."""

    def unhear(self, person: str) -> None:
        """Forget."""

    def feel(self, person: str, reaction: str) -> None:
        """Smile."""

    def dismiss(self, why: str) -> None:
        """Go."""


def a_registry(journal: Journal, clock: Clock) -> TableRegistry:
    """A registry with a deck of names."""
    return TableRegistry(journal, lambda _: CARDS, clock)


async def a_game(
    registry: TableRegistry, clock: Clock, steps: int = 12, players: int = 4
) -> LiveTable:
    """A table with a game that has gone on for some steps of the clock, or to its end."""
    host = await access.open_table(registry, SETTINGS, "Ada")
    assert isinstance(host, Credentials)
    for name in ("Bram", "Chiara", "Dilan", "Eva")[: players - 1]:
        assert isinstance(await access.join(registry, host.code, name), Credentials)
    table = await registry.find(host.code)
    assert table is not None
    start = await table.stream.change(
        lambda state: decide.decide(state, host.person, ask.Start(), table.around),
        host.person,
        "start",
    )
    assert not isinstance(start, Refusal)
    await table.welcome(Onlooker(host))
    for _ in range(steps):
        if table.table.stage == "playing":
            await step(table, clock)
    return table


async def step(table: LiveTable, clock: Clock) -> None:
    """The table's clock runs out once."""
    assert table.table.deadline is not None
    clock.time = table.table.deadline + 1
    await table.expire()
    assert table.table.stage == "over" or table.table.deadline is not None
