"""What a server takes while nobody asks for anything."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from storyhare.testing.client import Client, call, open_table
from storyhare.testing.server import ServerProcess
from tests.server.tables import SOON

MEGABYTE = 1024  # in the kilobytes of /proc
MOST, MOST_OF_BOTS = 70 * MEGABYTE, 60 * MEGABYTE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="others do not share memory out")


def share_of(process: int) -> int:
    """The memory of a process, in kilobytes; what several share counts in parts."""
    told = Path("/proc", str(process), "smaps_rollup").read_text(encoding="utf-8")
    found = re.search(r"^Pss:\s+(\d+) kB", told, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def test_at_rest_a_server_is_small_and_loads_nothing_that_it_does_not_use(
    own_server: ServerProcess,
) -> None:
    assert (await call("GET", f"{own_server.url}/")).status in (200, 503)
    assert share_of(own_server.pid) < MOST
    loaded = Path("/proc", str(own_server.pid), "maps").read_text(encoding="utf-8")
    assert not re.findall(r"/(pydantic_core|numpy)/", loaded)


async def test_bots_are_small_too(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, limits={"bots": "small"}, pictures=True)
    await server.start()
    try:
        host = await open_table(server.url, "Ada", {"decks": ["dreams"]}, bots=[{}])
        device = Client(server.url, host.code, host.cookie)
        await device.connect()
        async with asyncio.timeout(2 * SOON):
            while "the bots are ready" not in server.log:
                await asyncio.sleep(0.05)
        await device.close()
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
        (bots,) = children.read_text(encoding="utf-8").split()
        assert share_of(int(bots)) < MOST_OF_BOTS
    finally:
        server.stop()
