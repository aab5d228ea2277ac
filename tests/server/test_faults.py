"""What goes wrong around several nodes under load: nothing acknowledged is lost or done twice, and
every table goes on elsewhere."""

import asyncio
import contextlib
import os
import random
import re
import resource
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call
from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess
from storyhare.wire import frames
from tests.deploy.files import DEPLOY
from tests.server.database_link import Cable
from tests.server.nodes import WITHIN, Nodes, fleet, nodes, until_known
from tests.server.raw_socket import RawSocket
from tests.server.tables import SOON, connected, everybody_here, sit_down, start
from tests.server.test_crash import Table, nothing_lost_or_doubled

A_PAGE = 4096  # bytes; no file of the journal can be written with less
TRIALS = int(os.environ.get("STORYHARE_FAULT_TRIALS", "10"))


# -- a node dies -----------------------------------------------------------------------------------


async def one_of_three_is_killed(address: str, folder: Path, tables: int = 2) -> float:
    """Kill a node under several games; how long the slowest table took to go on."""
    async with nodes(address, folder, 3) as three, fleet(three, tables) as games:
        three[0].kill()
        took = await games.more_moves(3)
        await games.end(three.urls[1:], address)
    return max(took)


async def test_games_go_on_when_one_of_three_nodes_is_killed(database: str, tmp_path: Path) -> None:
    assert await one_of_three_is_killed(database, tmp_path) < SOON


# -- a node stands still ---------------------------------------------------------------------------


async def one_of_three_stands_still(address: str, folder: Path, tables: int = 2) -> float:
    """Stop a node, and let it go on when the games have long been elsewhere."""
    async with nodes(address, folder, 3) as three, fleet(three, tables) as games:
        os.kill(three[0].pid, signal.SIGSTOP)
        took = await games.more_moves(3)
        os.kill(three[0].pid, signal.SIGCONT)
        # What it had in its hands comes too late now: the key of the next line is taken.
        await games.more_moves(3)
        await games.end(three.urls, address)
    return max(took)


async def test_a_node_that_stood_still_writes_nothing_stale(database: str, tmp_path: Path) -> None:
    assert await one_of_three_stands_still(database, tmp_path) < SOON


# -- a node is cut from the database ---------------------------------------------------------------


async def one_of_three_is_cut_off(address: str, folder: Path, tables: int = 2) -> float:
    """Cut a node from the database; the others go on, and it comes back by itself."""
    async with (
        Cable(address).laid() as cable,
        nodes(address, folder, 3, first_by=cable.address) as three,
        fleet(three, tables) as games,
    ):
        cable.whole.clear()
        took = await games.more_moves(3)
        await says_ready(three[0], 503)
        cable.whole.set()
        await says_ready(three[0], 200)
        await games.more_moves(3)
        await games.end(three.urls, address)
    return max(took)


async def says_ready(server: ServerProcess, status: int) -> None:
    """Wait until a proxy would hear this of a node."""
    async with asyncio.timeout(SOON):
        while (await call("GET", f"{server.url}/readyz")).status != status:
            await asyncio.sleep(0.05)


async def test_a_node_that_is_cut_from_the_database_says_so_and_comes_back(
    database: str, tmp_path: Path
) -> None:
    assert await one_of_three_is_cut_off(database, tmp_path) < SOON


@asynccontextmanager
async def one_of_two_can_be_cut_off(
    address: str, folder: Path
) -> AsyncIterator[tuple[Nodes, Cable, list[Client], list[Ticket]]]:
    """A host on the node with the cable, and somebody else on the other node."""
    async with (
        Cable(address).laid() as cable,
        nodes(address, folder, 2, first_by=cable.address, limits={"metrics": True}) as two,
    ):
        await until_known(two)
        tickets = await sit_down(two[1].url, 2)
        clients = [
            Client(url, ticket.code, ticket.cookie)
            for url, ticket in zip(two.urls, tickets, strict=True)
        ]
        try:
            for client in clients:
                await client.connect()
                await client.until(lambda _: True)
            for client in clients:
                await client.until(lambda view: everybody_here(view, 2))
            yield two, cable, clients, tickets
        finally:
            await asyncio.gather(*[client.close() for client in clients])
            cable.whole.set()


async def test_who_only_waits_at_such_a_node_is_sent_to_another(
    database: str, tmp_path: Path
) -> None:
    off = one_of_two_can_be_cut_off(database, tmp_path)
    async with off as (two, cable, (waits, other), (host, _)):
        cable.whole.clear()
        await asyncio.wait_for(waits.gone.wait(), SOON)
        assert (waits.bye, waits.close_code) == ("restart", 1012)
        assert other.bye is None
        # And whoever comes is led on, by a proxy that hears this.
        with pytest.raises(ConnectionError, match=" 503 "):
            await RawSocket.open(two[0].port, f"/ws/{host.code}")
        for path in ("/readyz", f"/api/tables/{host.code}"):
            assert (await call("GET", f"{two[0].url}{path}")).status == 503
        assert (await call("GET", f"{two[0].url}/healthz")).status == 200
        cable.whole.set()
        await says_ready(two[0], 200)
        assert (await call("GET", f"{two[0].url}/api/tables/{host.code}")).status == 200


async def test_a_table_that_such_a_node_had_goes_on_without_it(
    database: str, tmp_path: Path
) -> None:
    off = one_of_two_can_be_cut_off(database, tmp_path)
    async with off as (two, cable, (waits, other), (host, _)):
        cable.whole.clear()
        await asyncio.wait_for(waits.gone.wait(), SOON)
        assert (waits.bye, waits.close_code) == ("restart", 1012)
        again = Client(two[1].url, host.code, host.cookie)
        await again.connect()
        await again.until(lambda view: everybody_here(view, 2))
        assert isinstance(await again.do(ask.Lock(locked=True)), frames.Ack)
        await other.until(lambda view: view.table.locked)  # on the socket it always had
        await again.close()


async def test_such_a_node_stops_before_it_is_killed(database: str, tmp_path: Path) -> None:
    grace = re.search(r"TimeoutStopSec=(\d+)", (DEPLOY / "storyhare.service").read_text("utf-8"))
    assert grace is not None
    off = one_of_two_can_be_cut_off(database, tmp_path)
    async with off as (two, cable, (waits, _), _):
        cable.whole.clear()
        await asyncio.wait_for(waits.gone.wait(), SOON)
        async with asyncio.timeout(int(grace[1])):
            await asyncio.to_thread(two[0].stop)


# -- the database goes away ------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["restart", "crash"])
async def test_games_go_on_when_the_database_comes_back(
    own_postgres: PostgresProcess, tmp_path: Path, way: str
) -> None:
    address = await own_postgres.new_database()
    async with nodes(address, tmp_path, 3) as three, fleet(three) as games:
        await asyncio.to_thread(own_postgres.stop if way == "restart" else own_postgres.kill)
        await asyncio.to_thread(own_postgres.start)
        await games.more_moves(3)
        await games.end(three.urls, address)


async def test_games_go_on_when_there_are_connections_to_the_database_again(
    own_postgres: PostgresProcess, tmp_path: Path
) -> None:
    address = await own_postgres.new_database()
    async with nodes(address, tmp_path, 3) as three, fleet(three) as games:
        taken = await take_all_connections(own_postgres.address())
        for server in three.servers:
            await says_ready(server, 503)
        for connection in taken:
            await connection.close()
        await games.more_moves(3)
        await games.end(three.urls, address)


async def take_all_connections(address: str) -> list[asyncpg.Connection]:
    """Throw everybody out, again and again, until all connections are ours.

    We count our own: a node that is just being let in holds one and is in no list yet.
    """
    first = await asyncpg.connect(address)
    throw_out = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name LIKE 'storyhare%'"""
    all_there_are = int(await first.fetchval("SHOW max_connections"))
    taken = [first]
    async with asyncio.timeout(SOON):
        while len(taken) < all_there_are:
            await first.execute(throw_out)
            with contextlib.suppress(asyncpg.TooManyConnectionsError):
                while True:
                    taken.append(await asyncpg.connect(address))
    return taken


# -- a disk that takes no more ---------------------------------------------------------------------


async def test_games_wait_while_the_disk_takes_nothing_and_then_go_on(
    own_server: ServerProcess,
) -> None:
    tables = await busy_tables(own_server, 5)
    try:
        await some_moves(tables)
        unlimited = resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE, (A_PAGE, unlimited[1]))
        await says_ready(own_server, 503)
        await put_off_often(tables)  # by then every word of what was kept before has come
        stuck = [table.moves for table in tables]
        await put_off_often(tables)
        assert [table.moves for table in tables] == stuck
        resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE, unlimited)
        await says_ready(own_server, 200)
        await some_moves(tables)
        async with asyncio.timeout(SOON * 2):
            await asyncio.gather(*[table.end() for table in tables])
        for table in tables:
            await asyncio.gather(*[player.come_back() for player in table.players])
            await nothing_lost_or_doubled(own_server, table.players)
    finally:
        for table in tables:
            table.playing.cancel()
            await asyncio.gather(table.playing, return_exceptions=True)
            await asyncio.gather(*[player.close() for player in table.players])


async def test_games_go_on_when_the_disk_of_the_database_takes_something_again(
    own_postgres: PostgresProcess, tmp_path: Path
) -> None:
    address = await own_postgres.new_database()
    async with nodes(address, tmp_path, 3) as three, fleet(three) as games:
        await games.more_moves(3)
        own_postgres.fill_disk()
        for server in three.servers:
            await says_ready(server, 503)
        await asyncio.to_thread(own_postgres.kill)  # as far as it has not given up by itself
        await asyncio.to_thread(own_postgres.start)
        await games.more_moves(3)
        await games.end(three.urls, address)


async def busy_tables(server: ServerProcess, number: int) -> list[Table]:
    """Tables of four at which people play until the host ends it, however fast they are."""
    seated = []
    for _ in range(number):
        tickets = await sit_down(server.url, 4, options={"end": {"score": 999}})
        async with connected(server.url, tickets) as clients:
            await start(clients[0], clients)
        seated.append(tickets)
    return [Table(server, tickets, random.Random(at)) for at, tickets in enumerate(seated)]


async def put_off_often(tables: list[Table]) -> None:
    """Wait while people try again and again."""
    enough = put_off(tables) + 20
    async with asyncio.timeout(SOON):
        while put_off(tables) < enough:
            await asyncio.sleep(0.01)


def put_off(tables: list[Table]) -> int:
    """How often people were told to try again."""
    codes = [code for t in tables for player in t.players for code in player.refused.values()]
    return codes.count("try_again")


async def some_moves(tables: list[Table], number: int = 3) -> None:
    """Wait for some more moves at every table."""
    enough = [table.moves + number for table in tables]
    async with asyncio.timeout(SOON):
        while any(table.moves < least for table, least in zip(tables, enough, strict=True)):
            await asyncio.sleep(0.01)


# -- by the clock ----------------------------------------------------------------------------------

FAULTS = {
    "killed": one_of_three_is_killed,
    "standing still": one_of_three_stands_still,
    "cut off": one_of_three_is_cut_off,
}


@pytest.mark.long
@pytest.mark.clock
@pytest.mark.parametrize("fault", FAULTS)
async def test_every_table_goes_on_within_seconds(
    postgres: PostgresProcess, tmp_path: Path, fault: str
) -> None:
    """For a machine that has nothing else to do."""
    took = []
    for trial in range(TRIALS):
        folder = tmp_path / str(trial)
        folder.mkdir()
        took.append(await FAULTS[fault](await postgres.new_database(), folder, tables=5))
    print(fault, [round(seconds, 2) for seconds in took])
    assert max(took) < WITHIN
