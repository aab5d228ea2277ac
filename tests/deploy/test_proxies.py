"""The examples for nginx and Caddy: whole games through the real programs, also at a sub-path."""

import asyncio
import contextlib
import os
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call, join_table, open_table
from storyhare.testing.load import Load, Tally, run
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.deploy.files import DEPLOY, tool
from tests.deploy.proxies import SOON, kind_of, proxy
from tests.server.database_link import Cable
from tests.server.nodes import devices, nodes, until_known
from tests.server.tables import connected

PATIENCE = 4.0  # of a page: IDLE_MS and ANSWER_MS in web/src/net/patience.ts
# As many as it takes for a number to lead one of them to each of three nodes.
TABLES = 8
JSON = {"content-type": "application/json"}
VARIANTS = [("nginx.conf", ""), ("nginx.subpath.conf", "/hare"),
            ("Caddyfile", ""), ("Caddyfile.subpath", "/hare")]  # fmt: skip


def the_example_is_whole(name: str, path: str) -> None:
    """What can be said of an example without the program that reads it."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert f"{path}/metrics" in text
    if name.startswith("nginx"):
        for header in ("Host $http_host", "Upgrade $http_upgrade", "X-Forwarded-For $remote_addr"):
            assert f"proxy_set_header {header};" in text
        assert "proxy_pass http://storyhare;" in text
    else:
        assert f"health_uri {path}/readyz" in text
        assert "{$STORYHARE_NODES:127.0.0.1:8080}" in text


@pytest.mark.parametrize(("name", "path"), VARIANTS)
async def test_whole_games_are_played_through_a_proxy(name: str, path: str, tmp_path: Path) -> None:
    the_example_is_whole(name, path)
    if tool(kind_of(name)) is None:
        return  # what could be said without it was said above; make brings it where it can
    limits: dict[str, float | str] = {"root_path": path, "metrics": True, "misses_per_address": 3}
    server = ServerProcess(tmp_path, limits=limits)
    await server.start()
    try:
        async with proxy(name, tmp_path, [server.port]) as url:
            played = await run(f"{url}{path}", Tally(Load(games=2, seats=4, at_once=1)))
            assert (played.finished, played.failed) == (2, {})
            page = await call("GET", f"{url}{path}/")
            assert page.status == 200
            assert page.headers["content-security-policy"]
            for slash in ("", "/"):
                assert (await call("GET", f"{url}{path}/metrics{slash}")).status == 404
                assert (await call("GET", f"{server.url}/metrics{slash}")).status == 200
            if path:
                assert (await call("GET", f"{url}{path}")).headers["location"] == f"{path}/"
                assert b"storyhare" not in (await call("GET", f"{url}/")).body
            await nobody_calls_from_where_they_say(f"{url}{path}")
    finally:
        server.stop()
    assert "Traceback" not in server.log


async def nobody_calls_from_where_they_say(url: str) -> None:
    """A limit by address cannot be got around by naming another address."""
    statuses = []
    for number in range(8):
        lie = {"x-forwarded-for": f"203.0.113.{number}"}
        statuses.append((await call("GET", f"{url}/api/tables/no-such-table", None, lie)).status)
    assert statuses[0] == 404
    assert statuses[-1] == 429


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
async def test_people_of_one_table_share_a_node_and_move_when_it_dies(
    name: str, database: str, tmp_path: Path
) -> None:
    if tool(kind_of(name)) is None:
        the_example_is_whole(name, "")
        return
    limits: dict[str, float | str] = {"metrics": True}
    async with (
        nodes(database, tmp_path, 2, limits=limits) as two,
        proxy(name, tmp_path, two.ports) as url,
    ):
        host = await open_table(url, "Ada", {"decks": ["made"]})
        tickets = [host, *[await join_table(url, host.code, f"Bo {at}") for at in range(3)]]
        async with connected(url, tickets):
            there = [await devices(server) for server in two.servers]
            assert sorted(there) == [0, 4]
        two[there.index(4)].kill()
        async with connected(url, tickets):
            assert await devices(two[there.index(0)]) == 4


@pytest.mark.parametrize(("name", "path"), VARIANTS)
async def test_a_page_and_its_scripts_come_from_one_node_and_pictures_from_all(
    name: str, path: str, tmp_path: Path
) -> None:
    """Nodes that are upgraded one by one have different scripts for a while."""
    if tool(kind_of(name)) is None:
        the_example_is_whole(name, path)
        return
    async with three_that_say_who_they_are() as ports, proxy(name, tmp_path, ports) as url:

        async def who(*paths: str) -> set[bytes]:
            asked = [call("GET", f"{url}{path}{where}") for where in paths]
            return {answer.body for answer in await asyncio.gather(*asked)}

        pages = [f"/t/HAR{letter}" for letter in "ABCDEFGHIJ"]
        assets = [f"/assets/part-{number}.js" for number in range(20)]
        assert len(await who("/", "/rules", *pages, *assets)) == 1
        tables = [f"/api/tables/HAR{letter}" for letter in "ABCDEFGHIJKLMNOPQRST"]
        assert len(await who(*tables)) == 3
        assert [len(await who(table, table, f"{table}/chat")) for table in tables[:5]] == [1] * 5
        assert len(await who(*[f"/pictures/dreams/{number}.webp" for number in range(40)])) == 3


@contextlib.asynccontextmanager
async def three_that_say_who_they_are() -> AsyncIterator[list[int]]:
    """Nodes that answer everything by their own number: their ports."""

    def node(number: int) -> Callable[..., Awaitable[None]]:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(ConnectionError, EOFError, asyncio.CancelledError):
                while await reader.readuntil(b"\r\n\r\n"):
                    writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n%d" % number)
                    await writer.drain()
            writer.close()

        return answer

    async with contextlib.AsyncExitStack() as all_of_them:
        servers = [await asyncio.start_server(node(each), "127.0.0.1", 0) for each in range(3)]
        for server in servers:
            await all_of_them.enter_async_context(server)
        yield [server.sockets[0].getsockname()[1] for server in servers]


@pytest.mark.parametrize("fault", ["standing still", "cut off"])
@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
async def test_a_device_is_led_past_a_node_that_lives_and_cannot_serve(
    name: str, fault: str, database: str, tmp_path: Path
) -> None:
    if tool(kind_of(name)) is None:
        the_example_is_whole(name, "")
        return
    limits: dict[str, float | str] = {"metrics": True}
    async with (
        Cable(database).laid() as cable,
        nodes(database, tmp_path, 3, first_by=cable.address, limits=limits) as three,
    ):
        async with proxy(name, tmp_path, three.ports) as url:
            await until_known(three)  # who believes to be alone sends nobody away
            there = await people_at(three[0], url, TABLES)
            page = (await call("GET", f"{url}/")).body.decode()
            (script,) = re.findall(r'src="[./]*(assets/[^"]+)"', page)
            if fault == "standing still":
                os.kill(three[0].pid, signal.SIGSTOP)
            else:
                cable.whole.clear()
                for device in there.values():
                    await asyncio.wait_for(device.gone.wait(), SOON)
                    assert device.bye == "restart"
            await asyncio.gather(*[comes_back(url, ticket) for ticket in there])
            paths = [f"api/tables/{ticket.code}" for ticket in there]
            paths += [script] * TABLES
            await all_are_there([f"{url}/{path}" for path in paths], kind_of(name))
            await asyncio.gather(*[device.close() for device in there.values()])
        os.kill(three[0].pid, signal.SIGCONT)
        cable.whole.set()


async def all_are_there(addresses: list[str], kind: str) -> None:
    """Caddy passes on that a node is not ready until its next check; then nobody hears of it."""
    async with asyncio.timeout(SOON):
        statuses = {503}
        while statuses != {200}:
            asked = [call("GET", address, None, JSON) for address in addresses]
            statuses = {answer.status for answer in await asyncio.gather(*asked)}
            assert statuses <= ({200, 503} if kind == "caddy" else {200})


async def people_at(node: ServerProcess, url: str, number: int) -> dict[Ticket, Client]:
    """Hosts whom the proxy has sent to this node, each at a table of their own."""
    found: dict[Ticket, Client] = {}
    while len(found) < number:
        ada = await open_table(url, "Ada", {"decks": ["made"]})
        device = Client(url, ada.code, ada.cookie)
        await device.connect()
        await device.until(lambda _: True)
        if await devices(node) > len(found):
            found[ada] = device
        else:
            await device.close()
    return found


async def comes_back(url: str, ticket: Ticket) -> None:
    """As the page does: once more with another number if refused, but not if nobody answers."""
    async with asyncio.timeout(PATIENCE):
        for detour in count(1):
            device = Client(url, f"{ticket.code}?detour={detour}", ticket.cookie)
            with contextlib.suppress(InvalidStatus):
                await device.connect()
                await device.until(lambda view: view.you is not None)
                assert isinstance(await device.do(ask.Lock(locked=True)), frames.Ack)
                await device.close()
                break
            await asyncio.sleep(0.25)  # as long as a page pauses on average
