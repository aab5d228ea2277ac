"""`storyhare copy`: copies all tables from one database to another, and compares every one."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import typer

from storyhare.cli.ops import places
from storyhare.cli.ops.trouble import why_not
from storyhare.cli.speech import say
from storyhare.cli.terminal import INTERRUPTED, WRONG, fail
from storyhare.live import lines
from storyhare.storage import (
    AtomicJournal,
    Journal,
    JournalUnavailable,
    SourceUnavailable,
    copy_journal,
    from_source,
)
from storyhare.storage.sqlite import maintenance


class Differs(Exception):
    """A table differs between the two databases."""


class NotEmpty(Exception):
    """The target already has tables."""


def copy(source: str, target: str) -> None:
    """Copy all tables from SQLite to PostgreSQL or back: all of them, or none."""
    tables = carry(places.to_read(source), places.to_fill(target), source, target)
    typer.echo(say("copy-done", tables=tables, place=places.without_secrets(target)))


def carry(there: Journal, here: AtomicJournal, source: str, target: str) -> int:
    """Copy and compare, all or nothing; returns the number of tables, or exits with the reason."""
    try:
        return asyncio.run(_carry(there, here))
    except KeyboardInterrupt:
        place = places.without_secrets(target)
        fail(say("copy-interrupted", place=place), INTERRUPTED)
    except NotEmpty:
        fail(say("copy-not-empty", place=places.without_secrets(target)))
    except Differs as differs:
        fail(say("copy-differs", table=str(differs)), WRONG)
    except SourceUnavailable as error:
        fail(why_not(error.reason, source), WRONG)
    except maintenance.FileInUse:
        fail(say("restore-in-use", file=target), WRONG)
    except (JournalUnavailable, maintenance.DamagedFile, OSError) as error:
        fail(why_not(error, target), WRONG)


async def _carry(there: Journal, here: AtomicJournal) -> int:
    try:
        await from_source(there.open())
        await here.open()
        if await here.table_ids():
            raise NotEmpty
        tables = await copy_journal(there, here)
        await _compare(there, here)
        await _to_the_end(here.commit())
    finally:
        await there.close()
        await here.close()
    return tables


async def _to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Finish some work even if it is cancelled: otherwise its outcome would be unknown."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task


async def _compare(there: Journal, here: Journal) -> None:
    """Check that both databases have the same tables, and that every table is equal."""
    names = sorted(await from_source(there.table_ids()))
    # A server that was started on the target before may have stored its own secrets.
    kept = (await from_source(there.read_values())).items() <= (await here.read_values()).items()
    if names != sorted(await here.table_ids()) or not kept:
        raise Differs("*")
    for name in names:
        ours, theirs = await here.read_lines(name), await from_source(there.read_lines(name))
        same = (
            list(ours) == list(theirs)
            and lines.fold_or_reason(ours) == lines.fold_or_reason(theirs)
            and await here.read_row(name) == await from_source(there.read_row(name))
            and await here.read_names(name) == await from_source(there.read_names(name))
            and list(await here.read_chat(name)) == list(await from_source(there.read_chat(name)))
        )
        if not same:
            raise Differs(name)
