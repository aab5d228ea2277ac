"""What a move costs on PostgreSQL and on two nodes, against SQLite in the same run.

Two nodes share each table, the dearest way, where one of them serves it and the other passes its
devices on; or each has tables of its own, as behind a proxy that goes by the table's address. All
take turns in short rounds, since the machine may have other things to do. How many times another
setting one costs is told twice: of the quietest rounds, and as the median of neighbouring ones.
First servers and database share a core, and the driver has the other one, so that nothing of the
driver's is counted; but then two nodes also take the warm caches from each other, which nodes on
two machines do not. So all of it is done again with everybody on any core.
"""

import asyncio
import contextlib
import json
import os
import random
import statistics
import tempfile
from pathlib import Path

import uvloop
from msgspec import Struct

from bench.driver import Players, keep_moving
from bench.processes import cpu_seconds, pin
from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess

TABLES, SEATS, ROUNDS, SECONDS = 100, 6, 10, 2.0
AT_ONCE = 4


class Spent(Struct, frozen=True):
    """CPU milliseconds a move: of the servers, and of the database."""

    servers: float
    database: float

    @property
    def both(self) -> float:
        """All of it."""
        return self.servers + self.database


class Setting:
    """One or two servers with tables, and what their moves cost.

    The devices of a table are spread over all servers, or together on one, as behind a proxy that
    goes by the table's address.
    """

    def __init__(
        self,
        servers: list[ServerProcess],
        database: PostgresProcess | None,
        *,
        together: bool = False,
    ) -> None:
        self._servers = servers
        self._together = together
        self._database = database
        self._tables: list[Players] = []
        self.spent: list[Spent] = []

    async def open(self) -> None:
        """Start, and let people sit down."""
        for server in self._servers:
            server.data.mkdir()
            await server.start()
            pin(server.pid, 0)
        self._tables = [Players(random.Random(seed)) for seed in range(TABLES)]
        few = asyncio.Semaphore(AT_ONCE)

        async def sit_down(players: Players, servers: list[ServerProcess]) -> None:
            async with few:
                await players.open(self._servers[0].url, SEATS)
                for server in servers:
                    await players.connect(server.url, SEATS // len(servers))

        await asyncio.gather(
            *[sit_down(players, self._of(at)) for at, players in enumerate(self._tables)]
        )
        await asyncio.sleep(5.0)  # until all nodes know who is where
        for players in self._tables:
            await players.start()

    def _of(self, table: int) -> list[ServerProcess]:
        """The servers to which the devices of a table go; the first is another one each time."""
        first = table % len(self._servers)
        return [*self._servers[first:], *self._servers[:first]][: 1 if self._together else None]

    @property
    def pids(self) -> list[int]:
        """The servers' processes."""
        return [server.pid for server in self._servers]

    async def round(self) -> None:
        """Move as fast as the servers answer."""
        before, stored = sum(map(cpu_seconds, self.pids)), self._in_database()
        moves = await keep_moving(self._tables, SECONDS)
        servers = (sum(map(cpu_seconds, self.pids)) - before) / moves * 1e3
        database = (self._in_database() - stored) / moves * 1e3
        self.spent.append(Spent(servers, database))

    def _in_database(self) -> float:
        return 0.0 if self._database is None else sum(map(cpu_seconds, family(self._database.pid)))

    @property
    def best(self) -> Spent:
        """The quietest round."""
        return min(self.spent, key=lambda spent: spent.both)

    @property
    def median(self) -> float:
        """The round in the middle."""
        return statistics.median([spent.both for spent in self.spent])

    def close(self) -> None:
        """Hang up and stop."""
        for players in self._tables:
            players.close()
        for server in self._servers:
            if server.alive:
                server.stop()


def family(pid: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    return [pid, *map(int, children.split())]


def run() -> None:
    """Print one line a setting."""
    uvloop.run(_run())


async def _run() -> None:
    pin(os.getpid(), 1)
    database = PostgresProcess()
    await asyncio.to_thread(database.start)
    for pid in family(database.pid):  # and so all connections to come
        with contextlib.suppress(FileNotFoundError):  # it started something, which is done
            pin(pid, 0)
    with tempfile.TemporaryDirectory() as name:
        settings = await _settings(Path(name), database)
        try:
            for setting in settings.values():
                await setting.open()
            for cores in ("one", "any"):
                if cores == "any":
                    _free([os.getpid(), *family(database.pid)])
                    _free([pid for setting in settings.values() for pid in setting.pids])
                for _ in range(ROUNDS):
                    for setting in settings.values():
                        await setting.round()
                _tell(settings, cores)
                for setting in settings.values():
                    setting.spent.clear()
        finally:
            for setting in settings.values():
                setting.close()
            await asyncio.to_thread(database.remove)


async def _settings(folder: Path, database: PostgresProcess) -> dict[str, Setting]:
    one = {"database": await database.new_database()}
    two = {"database": await database.new_database()}
    whole = {"database": await database.new_database()}
    return {
        "sqlite": Setting([ServerProcess(folder / "sqlite")], None),
        "postgresql": Setting([ServerProcess(folder / "one", limits=one)], database),
        "two nodes": Setting(
            [ServerProcess(folder / f"two{at}", limits=two) for at in range(2)], database
        ),
        "two nodes, each table on one": Setting(
            [ServerProcess(folder / f"whole{at}", limits=whole) for at in range(2)],
            database,
            together=True,
        ),
    }


def _free(pids: list[int]) -> None:
    for pid in pids:
        with contextlib.suppress(FileNotFoundError):
            pin(pid, *range(os.cpu_count() or 1))


def _tell(settings: dict[str, Setting], cores: str) -> None:
    sqlite, one = settings["sqlite"], settings["postgresql"]
    for what, setting in settings.items():
        best = setting.best
        told = {
            "bench": "nodes",
            "what": what,
            "tables": TABLES,
            "seats": SEATS,
            "cores": cores,
            "servers_cpu_ms_per_move": round(best.servers, 3),
            "database_cpu_ms_per_move": round(best.database, 3),
            "median_cpu_ms_per_move": round(setting.median, 3),
            "load": round(os.getloadavg()[0], 1),
        }
        if what == "postgresql":
            pairs = zip(setting.spent, sqlite.spent, strict=True)
            ratios = [mine.servers / theirs.servers for mine, theirs in pairs]
            told["servers_times_sqlite"] = round(best.servers / sqlite.best.servers, 2)
            told["median_times_sqlite"] = round(statistics.median(ratios), 2)
        if what.startswith("two nodes"):
            pairs = zip(setting.spent, one.spent, strict=True)
            ratios = [mine.both / theirs.both for mine, theirs in pairs]
            told["all_times_one_node"] = round(best.both / one.best.both, 2)
            told["median_times_one_node"] = round(statistics.median(ratios), 2)
        print(json.dumps(told), flush=True)
