"""Opens what a server stores: to look at it, or to change it while no server runs."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from storyhare.cli.ops import places
from storyhare.cli.ops.trouble import why_not
from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.cluster import timing
from storyhare.decks import Library
from storyhare.disk import FolderInUse, locked
from storyhare.folders import decks_folder, journal_file
from storyhare.media import BlobsUnavailable
from storyhare.server.config import Config
from storyhare.server.stores import Stores, choose_stores
from storyhare.storage import Conflict, JournalUnavailable, Row

T = TypeVar("T")


def look(data: Path, database: str | None, work: Callable[[Stores], Coroutine[Any, Any, T]]) -> T:
    """Do something that changes nothing; a server may run. Exits with the reason if it fails."""
    return _run(data, database, work, alone=False)


def change(data: Path, database: str | None, work: Callable[[Stores], Coroutine[Any, Any, T]]) -> T:
    """Do something that changes what is stored; exits if a server runs, which has it in memory."""
    return _run(data, database, work, alone=True)


def _run(
    data: Path,
    database: str | None,
    work: Callable[[Stores], Coroutine[Any, Any, T]],
    *,
    alone: bool,
) -> T:
    place = database or str(journal_file(data))
    if database is not None:
        places.check_address(database)
    elif not journal_file(data).is_file():
        fail(say("ops-no-journal", folder=str(data)))

    async def run() -> T:
        try:
            async with _opened(data, database) as stores:
                if alone and database is not None and await _nodes(database):
                    raise FolderInUse(database)
                return await work(stores)
        finally:
            await asyncio.sleep(0)  # connections end in the next turn of the loop

    try:
        with locked(data) if alone and database is None else nullcontext():
            return asyncio.run(run())
    except FolderInUse:
        fail(say("restore-in-use", file=places.without_secrets(place)), WRONG)
    except Conflict:
        fail(say("restore-in-use", file=places.without_secrets(place)), WRONG)
    except (JournalUnavailable, BlobsUnavailable, OSError) as error:
        fail(why_not(error, place), WRONG)


@asynccontextmanager
async def _opened(data: Path, database: str | None) -> AsyncIterator[Stores]:
    stores = choose_stores(Config(data=data, database=database), Library(decks_folder(data)))
    await stores.journal.open()
    try:
        await stores.blobs.open()
        try:
            yield stores
        finally:
            await stores.blobs.close()
    finally:
        await stores.journal.close()


async def _nodes(database: str) -> int:
    """How many servers use the database right now."""
    from storyhare.storage.postgres import PostgresPresence

    presence = PostgresPresence(database, timing.ALIVE_FOR, timing.STOP_TIMEOUT)
    await presence.open(f"operator-{secrets.token_hex(8)}")
    try:
        return (await presence.heartbeat()).others
    finally:
        await presence.close()


async def find(stores: Stores, wanted: str) -> Row:
    """The table with this id or code, or that had the code last; exits if there is none."""
    journal = stores.journal
    row = await journal.read_row(wanted)
    if row is None:
        code = wanted.upper()
        table_id = await journal.find_table(code)
        row = await (
            journal.find_archived(code) if table_id is None else journal.read_row(table_id)
        )
    if row is None:
        fail(say("tables-none", table=wanted))
    return row
