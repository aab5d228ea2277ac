"""The examples for nginx and Caddy: whole games through the real programs, also at a sub-path."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake

from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call, join_table, open_table
from storyhare.testing.load import Load, Tally, run
from storyhare.testing.server import ServerProcess, free_port
from storyhare.wire import frames
from tests.deploy.files import DEPLOY, tool
from tests.server.database_link import Cable
from tests.server.nodes import devices, nodes, until_known
from tests.server.tables import connected

SOON = 60.0
PATIENCE = 4.5
JSON = {"content-type": "application/json"}
VARIANTS = [("nginx.conf", ""), ("nginx.subpath.conf", "/hare"),
            ("Caddyfile", ""), ("Caddyfile.subpath", "/hare")]  # fmt: skip
# A proxy's command and its variables, made of the example, the port to listen on and the nodes.
Made = tuple[list[str], dict[str, str]]


def changed(text: str, pattern: str, new: str) -> str:
    """Replace what has to be there exactly once."""
    text, times = re.subn(pattern, new, text, flags=re.MULTILINE)
    assert times == 1, pattern
    return text


def for_nginx(program: str, name: str, folder: Path, port: int, nodes: Sequence[int]) -> Made:
    """The example with our ports and without a certificate, in a frame of our own."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    text = changed(text, r"^\s*listen 443 ssl;$", f"listen 127.0.0.1:{port};")
    text = changed(text, r"^\s*ssl_certificate .*$", "")
    text = changed(text, r"^\s*ssl_certificate_key .*$", "")
    servers = re.findall(r"^\s*server 127\.0\.0\.1:8080 .*;$", text, re.MULTILINE)
    assert len(servers) == 1
    lines = [servers[0].replace("8080", str(node)) for node in nodes]
    text = text.replace(servers[0], "\n".join(lines))
    (folder / name).write_text(text, encoding="utf-8")
    paths = [f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi",
                                                               "uwsgi", "scgi")]  # fmt: skip
    (folder / "main.conf").write_text(
        f"""{"user root;" if os.geteuid() == 0 else ""}
daemon off; pid {folder}/pid; worker_processes 1;
events {{ worker_connections 512; }}
http {{ access_log off; {" ".join(paths)} include {folder / name}; }}
""",
        encoding="utf-8",
    )
    return [program, "-e", f"{folder}/errors", "-c", f"{folder}/main.conf"], {}


def for_caddy(program: str, name: str, folder: Path, port: int, nodes: Sequence[int]) -> Made:
    """The example with our ports, without HTTPS and without the port by which Caddy is managed."""
    own = "{\n\tadmin off\n\tauto_https off\n}\n"
    text = (DEPLOY / name).read_text(encoding="utf-8")
    (folder / name).write_text(own + text, encoding="utf-8")
    variables = {
        "STORYHARE_SITE": f"http://127.0.0.1:{port}",
        "STORYHARE_NODES": " ".join([f"127.0.0.1:{node}" for node in nodes]),
        "HOME": str(folder),
    }
    return [program, "run", "--adapter", "caddyfile", "--config", f"{folder / name}"], variables


MAKERS: dict[str, Callable[[str, str, Path, int, Sequence[int]], Made]] = {
    "nginx": for_nginx,
    "caddy": for_caddy,
}


@asynccontextmanager
async def proxy(made: Made, folder: Path, port: int) -> AsyncIterator[str]:
    """The proxy, once it answers."""
    command, variables = made
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(
            command, env={**os.environ, **variables}, stdout=said, stderr=said
        )
    try:
        async with asyncio.timeout(SOON):
            while True:
                assert process.poll() is None, (folder / "said").read_text(encoding="utf-8")
                with contextlib.suppress(OSError):
                    await call("GET", f"http://127.0.0.1:{port}/")
                    break
                await asyncio.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)


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
    kind = "nginx" if name.startswith("nginx") else "caddy"
    program = tool(kind)
    if program is None:
        return  # what could be said without it was said above; make brings it where it can
    limits: dict[str, float | str] = {"root_path": path, "metrics": True, "misses_per_address": 3}
    server = ServerProcess(tmp_path, limits=limits)
    await server.start()
    port = free_port()
    folder = tmp_path / kind
    folder.mkdir()
    try:
        made = MAKERS[kind](program, name, folder, port, [server.port])
        async with proxy(made, folder, port) as url:
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
    kind = "nginx" if name.startswith("nginx") else "caddy"
    program = tool(kind)
    if program is None:
        the_example_is_whole(name, "")
        return
    folder, port = tmp_path / kind, free_port()
    folder.mkdir()
    limits: dict[str, float | str] = {"metrics": True}
    async with nodes(database, tmp_path, 2, limits=limits) as two:
        made = MAKERS[kind](program, name, folder, port, [server.port for server in two.servers])
        async with proxy(made, folder, port) as url:
            host = await open_table(url, "Ada", {"decks": ["made"]})
            tickets = [host, *[await join_table(url, host.code, f"Bo {at}") for at in range(3)]]
            async with connected(url, tickets):
                there = [await devices(server) for server in two.servers]
                assert sorted(there) == [0, 4]
            two[there.index(4)].kill()
            async with connected(url, tickets):
                assert await devices(two[there.index(0)]) == 4


@pytest.mark.parametrize("fault", ["standing still", "cut off"])
@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
async def test_a_device_is_led_past_a_node_that_lives_and_cannot_serve(
    name: str, fault: str, database: str, tmp_path: Path
) -> None:
    kind = "nginx" if name.startswith("nginx") else "caddy"
    program = tool(kind)
    if program is None:
        the_example_is_whole(name, "")
        return
    folder, port = tmp_path / kind, free_port()
    folder.mkdir()
    limits: dict[str, float | str] = {"metrics": True}
    async with (
        Cable(database).laid() as cable,
        nodes(database, tmp_path, 3, first_by=cable.address, limits=limits) as three,
    ):
        made = MAKERS[kind](program, name, folder, port, [server.port for server in three.servers])
        async with proxy(made, folder, port) as url:
            await until_known(three)  # who believes to be alone sends nobody away
            ada, device = await somebody_at(three[0], url)
            if fault == "standing still":
                os.kill(three[0].pid, signal.SIGSTOP)
            else:
                cable.whole.clear()
                await asyncio.wait_for(device.gone.wait(), SOON)
                assert device.bye == "restart"
            again = await comes_back(url, ada)
            assert isinstance(await again.do(ask.Lock(locked=True)), frames.Ack)
            for _ in range(3):
                known = await call("GET", f"{url}/api/tables/{ada.code}", None, JSON)
                assert known.status == 200
            await again.close()
            await device.close()
        os.kill(three[0].pid, signal.SIGCONT)
        cable.whole.set()


async def somebody_at(node: ServerProcess, url: str) -> tuple[Ticket, Client]:
    """A host whom the proxy has sent to this node."""
    while True:
        ada = await open_table(url, "Ada", {"decks": ["made"]})
        device = Client(url, ada.code, ada.cookie)
        await device.connect()
        await device.until(lambda _: True)
        if await devices(node) == 1:
            return ada, device
        await device.close()


async def comes_back(url: str, ticket: Ticket) -> Client:
    """As the page does: another address each time, and not for ever."""
    async with asyncio.timeout(SOON):
        for detour in count(1):
            device = Client(url, f"{ticket.code}?detour={detour}", ticket.cookie)
            with contextlib.suppress(OSError, TimeoutError, ConnectionError, InvalidHandshake):
                async with asyncio.timeout(PATIENCE):
                    await device.connect()
                    await device.until(lambda view: view.you is not None)
                    return device
            await device.close()
    raise AssertionError
