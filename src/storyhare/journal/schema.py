"""The format of a PostgreSQL database: numbered steps, which only ever go forward."""

from importlib.resources import files
from typing import Any

from storyhare.journal.port import TooNew

Connection = Any  # asyncpg has no types of its own
# Any number will do that nobody else locks: two nodes that start at once must not both migrate.
LOCK = 7_046_029_254


def steps() -> dict[int, str]:
    """All steps by their numbers, 1 and so on without a gap."""
    folder = files("storyhare.journal") / "migrations"
    found = {
        int(file.name.split("_")[0]): file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    }
    assert sorted(found) == list(range(1, len(found) + 1))
    return dict(sorted(found.items()))


async def version(connection: Connection) -> int:
    """The step at which a database stands; 0 for an empty one."""
    if await connection.fetchval("SELECT to_regclass('storyhare_schema')") is None:
        return 0
    known: int = await connection.fetchval("SELECT version FROM storyhare_schema")
    return known


def refuse_newer(now: int) -> None:
    """Leave a database alone that only a later version of this program understands."""
    newest = len(steps())
    if now > newest:
        raise TooNew(f"the database has format {now}, newer than {newest}")


async def migrate(connection: Connection, most: int | None = None) -> list[int]:
    """Take the steps that are missing, each whole or not at all; answers which.

    A database that is up to date is only read, so a server needs no right to change its format.
    """
    known = steps()
    newest = len(known) if most is None else most
    now = await version(connection)
    refuse_newer(now)
    if now >= newest:
        return []
    # Not within the transaction: one that waits there would not learn what was made meanwhile.
    await connection.execute(f"SELECT pg_advisory_lock({LOCK})")
    try:
        async with connection.transaction():
            return await _take(connection, known, newest)
    finally:
        await connection.execute(f"SELECT pg_advisory_unlock({LOCK})")


async def _take(connection: Connection, known: dict[int, str], newest: int) -> list[int]:
    now = await version(connection)  # another node may have been faster
    if now == 0:
        await connection.execute("CREATE TABLE storyhare_schema (version integer NOT NULL)")
        await connection.execute("INSERT INTO storyhare_schema VALUES (0)")
    taken = [step for step in known if now < step <= newest]
    for step in taken:
        await connection.execute(known[step])
    await connection.execute("UPDATE storyhare_schema SET version = $1", max(now, newest))
    return taken
