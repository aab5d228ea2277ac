"""What an operator does while people play: restart node after node, back up and restore."""

import asyncio
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from storyhare.folders import journal_file
from storyhare.live import lines
from storyhare.storage import SqliteJournal
from storyhare.storage.postgres import PostgresJournal
from storyhare.testing.client import Ticket
from storyhare.testing.player import Player
from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess, programs
from tests.server.nodes import Fleet, fleet, nodes
from tests.server.tables import SOON
from tests.server.test_faults import busy_tables, some_moves

Asked = tuple[str, str]


async def test_no_game_notices_that_all_nodes_are_replaced_one_after_the_other(
    database: str, tmp_path: Path
) -> None:
    async with nodes(database, tmp_path, 3) as three, fleet(three, tables=3) as games:
        for server in three.servers:
            await asyncio.to_thread(server.stop)
            await games.more_moves(2)
            await server.start()
            await games.more_moves(2)
        assert not games.playing.done()
        await games.end(three.urls, database)


# -- backups ---------------------------------------------------------------------------------------


def acknowledged(players: Sequence[Player]) -> list[Asked]:
    """Everything that was acknowledged up to now, and to whom."""
    return [(player.ticket.person, cmd) for player in players for cmd in player.acked]


async def answered(journal: SqliteJournal | PostgresJournal) -> Counter[Asked]:
    """Every command in a journal, and how often it is there."""
    times: Counter[Asked] = Counter()
    await journal.open()
    try:
        for name in await journal.table_ids():
            entries = [lines.decode(line) for line in await journal.read_lines(name)]
            times.update([(e.by, e.cmd) for e in entries if e.by and e.cmd])
    finally:
        await journal.close()
    return times


def complete(before: Sequence[Asked], kept: Counter[Asked]) -> None:
    """All that was acknowledged before the backup began is in it, once."""
    assert [key for key in before if kept[key] != 1] == []
    assert [key for key, times in kept.items() if times > 1] == []


async def storyhare(*arguments: str | Path) -> None:
    """Run one of our commands, as an operator does."""
    await ended(sys.executable, "-m", "storyhare.cli", *arguments)


async def ended(*command: str | Path) -> None:
    run = await asyncio.to_thread(
        subprocess.run, [str(word) for word in command], capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stdout + run.stderr


async def goes_on(url: str, tickets: Sequence[Ticket]) -> None:
    """The game of a backup is played to its end, on another server and by other devices."""
    luck = random.Random(5)
    players = [Player(url, ticket, random.Random(luck.random())) for ticket in tickets]
    try:
        async with asyncio.timeout(SOON * 2):
            await asyncio.gather(*[player.play() for player in players])
    finally:
        await asyncio.gather(*[player.close() for player in players])


async def test_a_file_is_backed_up_under_play_and_another_server_goes_on_with_it(
    own_server: ServerProcess, tmp_path: Path
) -> None:
    tables = await busy_tables(own_server, 3)
    try:
        await some_moves(tables)
        before = [key for table in tables for key in acknowledged(table.players)]
        backup = tmp_path / "backup.db"
        await storyhare("backup", backup, "--data", own_server.data)
        assert len(before) > 8
    finally:
        for table in tables:
            table.playing.cancel()
            await asyncio.gather(table.playing, return_exceptions=True)
            await asyncio.gather(*[player.close() for player in table.players])
    other = tmp_path / "other"
    await storyhare("restore", backup, "--data", other)
    complete(before, await answered(SqliteJournal(journal_file(other))))
    server = ServerProcess(other)
    await server.start()
    try:
        await asyncio.gather(*[goes_on(server.url, table.tickets) for table in tables])
    finally:
        server.stop()


async def dumped(source: str, target: str, folder: Path) -> None:
    """As PostgreSQL's own tools do it."""
    file = folder / "dump"
    await ended(programs() / "pg_dump", "--format=custom", f"--file={file}", source)
    await ended(programs() / "pg_restore", "--no-owner", f"--dbname={target}", file)


async def copied(source: str, target: str, folder: Path) -> None:
    """As our commands do it."""
    await storyhare("backup", folder / "backup.db", "--database", source)
    await storyhare("restore", folder / "backup.db", "--database", target)


async def test_a_database_is_backed_up_under_play_and_other_nodes_go_on_with_it(
    postgres: PostgresProcess, database: str, tmp_path: Path
) -> None:
    """Once with pg_dump and once with our own command, under the same games."""
    targets = {way: await postgres.new_database() for way in (dumped, copied)}
    before: dict[str, list[Asked]] = {}
    async with nodes(database, tmp_path) as two, fleet(two, tables=3) as games:
        for way, target in targets.items():
            before[target] = _all(games)
            await way(database, target, tmp_path)
        await games.more_moves(1)
    tickets = [[player.ticket for player in table] for table in games.tables]
    for way, target in targets.items():
        complete(before[target], await answered(PostgresJournal(target)))
        folder = tmp_path / way.__name__
        folder.mkdir()
        async with nodes(target, folder) as others:
            again = Fleet(others.urls, tickets)
            try:
                await again.more_moves(2)
                await again.end(others.urls, target)
            finally:
                await again.close()


def _all(games: Fleet) -> list[Asked]:
    return [key for table in games.tables for key in acknowledged(table)]
