"""CPU per move of this code against another checkout, six seats: servers take turns in one run.

`python -m bench.compare OTHER` prints one line; OTHER is a checkout whose pages were built. Each
round is compared with the other server's round right before it, and the median counts.
"""

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path

import uvloop

from bench.processes import pin
from bench.server import ROUNDS, TABLES, move_cost, sit_down
from storyhare.testing.server import ServerProcess

SEATS = 6


class OtherServer(ServerProcess):
    """The server of another checkout."""

    def __init__(self, checkout: Path, data: Path, port: int | None = None) -> None:
        super().__init__(data, port)
        self._source = checkout / "src"

    @property
    def command(self) -> list[str]:
        """The same with other code, and with the limits of its own tests: it may know others."""
        python, *module, port, data, _, _ = super().command
        return ["env", f"PYTHONPATH={self._source}", python, *module, port, data]


async def _run(other: Path) -> None:
    pin(os.getpid(), 1)
    with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as theirs:
        servers = [ServerProcess(Path(ours)), OtherServer(other, Path(theirs))]
        try:
            for server in servers:
                await server.start()
                pin(server.pid, 0)
            tables = [await sit_down(server, TABLES, SEATS) for server in servers]
            new, old = [], []
            for _ in range(2 * ROUNDS):
                old.append(await move_cost(servers[1].pid, tables[1]))
                new.append(await move_cost(servers[0].pid, tables[0]))
        finally:
            for server in servers:
                server.stop()
    ratios = [ours / theirs for ours, theirs in zip(new, old, strict=True)]
    result = {
        "bench": "compare",
        "cpu_ms_per_move": round(min(new), 3),
        "other_ms_per_move": round(min(old), 3),
        "quietest": round(min(new) / min(old), 3),
        "median": round(statistics.median(ratios), 3),
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(result), flush=True)


if __name__ == "__main__":
    uvloop.run(_run(Path(sys.argv[1]).resolve()))
