"""The format of a PostgreSQL database: numbered migrations, which only go forward."""

import logging
from importlib.resources import files

from storyhare.storage.port import TooNew
from storyhare.storage.postgres.connection import Connection

log = logging.getLogger("storyhare")

# Any number that nobody else locks: two nodes that start at the same time must not both migrate.
LOCK = 7_046_029_254


def steps() -> dict[int, str]:
    """The SQL of all migrations by their numbers, from 1 without a gap."""
    folder = files(__package__) / "migrations"
    scripts = {
        int(file.name.split("_")[0]): file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    }
    assert sorted(scripts) == list(range(1, len(scripts) + 1))
    return dict(sorted(scripts.items()))


async def version(connection: Connection) -> int:
    """The last migration that was applied to a database; 0 for an empty one."""
    if await connection.fetchval("SELECT to_regclass('storyhare_schema')") is None:
        return 0
    number: int = await connection.fetchval("SELECT version FROM storyhare_schema")
    return number


def refuse_newer(now: int) -> None:
    """Reject a database that only a later version of this program understands."""
    newest = len(steps())
    if now > newest:
        raise TooNew(f"the database has format {now}, newer than {newest}")


async def migrate(connection: Connection, most: int | None = None) -> list[int]:
    """Apply the missing migrations in one transaction; returns their numbers.

    A database that is up to date is only read, so a server needs no right to change its schema.
    """
    scripts = steps()
    newest = len(scripts) if most is None else most
    now = await version(connection)
    refuse_newer(now)
    if now >= newest:
        return []
    # Lock before the transaction begins, so that it sees what another node migrated meanwhile.
    await connection.execute(f"SELECT pg_advisory_lock({LOCK})")
    try:
        async with connection.transaction():
            return await _apply(connection, scripts, newest)
    finally:
        await connection.execute(f"SELECT pg_advisory_unlock({LOCK})")


async def _apply(connection: Connection, scripts: dict[int, str], newest: int) -> list[int]:
    now = await version(connection)  # another node may have been faster
    if now == 0:
        await connection.execute("CREATE TABLE storyhare_schema (version integer NOT NULL)")
        await connection.execute("INSERT INTO storyhare_schema VALUES (0)")
    missing = [step for step in scripts if now < step <= newest]
    if now and missing:
        log.info("format %d of the database is brought to %d", now, newest)
    for step in missing:
        await connection.execute(scripts[step])
    await connection.execute("UPDATE storyhare_schema SET version = $1", max(now, newest))
    return missing
