"""What a server takes while nobody asks for anything."""

import re
import sys
from pathlib import Path

import pytest

from storyhare.testing.client import call
from storyhare.testing.server import ServerProcess

MEGABYTE = 1024  # in the kilobytes of /proc
MOST = 70 * MEGABYTE


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not share it out")
async def test_at_rest_a_server_is_small_and_loads_nothing_that_it_does_not_use(
    own_server: ServerProcess,
) -> None:
    assert (await call("GET", f"{own_server.url}/")).status in (200, 503)
    process = Path("/proc", str(own_server.pid))
    share = re.search(r"^Pss:\s+(\d+) kB", (process / "smaps_rollup").read_text(), re.MULTILINE)
    assert share is not None
    assert int(share[1]) < MOST
    loaded = (process / "maps").read_text()
    assert not re.findall(r"/(pydantic_core|numpy)/", loaded)
