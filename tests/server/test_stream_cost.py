"""What a look at a game costs does not depend on how long people have fiddled with its table."""

from pathlib import Path

import pytest

from storyhare.folders import journal_file
from storyhare.storage import MemoryJournal, SqliteJournal, copy_journal
from storyhare.table import commands as ask
from storyhare.table.preconditions import length
from storyhare.testing.client import call
from storyhare.testing.server import ServerProcess
from storyhare.testing.tables import OK, Party, gather
from tests.table.scenes import UNCLOCKED

LOOKS = 9
# By turns, and the least counts: in one of them the server may have something else to do as well.
TURNS = 4
# A stream of a hundred times as many lines may cost half as much again, for want of a finer clock.
MOST = 1.5


async def played(journal: MemoryJournal, fiddling: int) -> Party:
    """A game of one round, after so many changes in the lobby."""
    party = await gather(3, UNCLOCKED, journal=journal, connect=False)
    for number in range(fiddling):
        assert await party.host.asks(ask.Lock(number % 2 == 0)) == OK
    assert await party.host.asks(ask.Start()) == OK
    assert await party.host.asks(ask.LastRound()) == OK
    await party.plays_to("end")
    return party


async def cost(server: ServerProcess, path: str, cookie: str) -> float:
    """Processor time of the server for some looks, after a first one."""
    url = f"{server.url}{path}"
    assert (await call("GET", url, None, {"cookie": cookie})).status == 200
    before = processor_time(server)
    for _ in range(LOOKS):
        assert (await call("GET", url, None, {"cookie": cookie})).status == 200
    return processor_time(server) - before


def processor_time(server: ServerProcess) -> float:
    """In nanoseconds, as the scheduler counts them."""
    tasks = Path(f"/proc/{server.pid}/task").glob("*/schedstat")
    return sum(int(task.read_text(encoding="ascii").split()[0]) for task in tasks)


@pytest.mark.no_cover
async def test_a_look_costs_what_it_shows_and_not_what_ever_happened(tmp_path: Path) -> None:
    memory = MemoryJournal()
    short, long = await played(memory, 0), await played(memory, length.MOST_LINES - 100)
    journal = SqliteJournal(journal_file(tmp_path))
    await journal.open()
    await copy_journal(memory, journal)
    await journal.close()
    server = ServerProcess(tmp_path)
    await server.start()
    try:
        for look in (
            "/api/games/{game}/record",
            "/api/tables/{code}/rounds/1",
            "/api/tables/{code}",
        ):
            each: tuple[list[float], list[float]] = ([], [])
            for _ in range(TURNS):
                for party, costs in zip((short, long), each, strict=True):
                    host = party.host.credentials
                    cookie = f"storyhare-{host.code}={host.person}.{host.token}"
                    path = look.format(game=party.state.id, code=host.code)
                    costs.append(await cost(server, path, cookie))
            assert min(each[1]) < min(each[0]) * MOST, (look, each)
    finally:
        server.stop()
