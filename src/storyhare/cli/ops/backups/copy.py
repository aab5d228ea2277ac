"""`storyhare copy`: copies everything from one place to another, and compares every table."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import typer
from msgspec.structs import replace

from storyhare.cli.ops import places
from storyhare.cli.ops.trouble import why_not
from storyhare.cli.options import DataFolder
from storyhare.cli.progress import progress
from storyhare.cli.speech import say
from storyhare.cli.terminal import INTERRUPTED, WRONG, fail
from storyhare.live import lines
from storyhare.rules import reasons
from storyhare.storage import (
    Copied,
    Journal,
    JournalUnavailable,
    SourceUnavailable,
    Step,
    archive,
    copy_files,
    copy_journal,
    from_source,
)
from storyhare.storage.sqlite import maintenance


class Differs(Exception):
    """A table differs between the two databases."""


class NotEmpty(Exception):
    """The target already has tables."""


def copy(source: str, target: str, data: DataFolder) -> None:
    """Copy everything from SQLite to PostgreSQL or back: all of it, or nothing."""
    copied = carry(places.to_read(source, data), places.to_fill(target, data), say("copy-progress"))
    typer.echo(say("copy-done", tables=copied.tables, place=places.without_secrets(target)))
    tell_copied(copied)


def tell_copied(copied: Copied) -> None:
    """Print how much was copied."""
    numbers = {name: getattr(copied, name) for name in Copied.__struct_fields__}
    typer.echo(say("ops-copied", **numbers))


def carry(source: places.Source, target: places.Target, words: str) -> Copied:
    """Copy and compare, all or nothing; returns how much, or exits with the reason."""
    try:
        with progress(words) as step:
            return asyncio.run(_carry(source, target, step))
    except KeyboardInterrupt:
        place = places.without_secrets(target.place)
        fail(say("copy-interrupted", place=place), INTERRUPTED)
    except NotEmpty:
        fail(say("copy-not-empty", place=places.without_secrets(target.place)))
    except Differs as differs:
        fail(say("copy-differs", table=str(differs)), WRONG)
    except SourceUnavailable as error:
        fail(why_not(error.reason, source.place), WRONG)
    except archive.DamagedArchive as damage:
        fail(say("restore-damaged", file=source.place, **reasons.of_error(damage)), WRONG)
    except maintenance.FileInUse:
        fail(say("restore-in-use", file=target.place), WRONG)
    except (JournalUnavailable, maintenance.DamagedFile, OSError) as error:
        fail(why_not(error, target.place), WRONG)


async def _carry(source: places.Source, target: places.Target, step: Step) -> Copied:
    there, here = source.journal, target.journal
    done = False
    try:
        await from_source(there.open())
        await here.open()
        if await here.table_ids():
            raise NotEmpty
        tables = await copy_journal(there, here)
        copied = await copy_files(source.files, target.files, step)
        await _compare(there, here)
        await _to_the_end(_commit(target))
        done = True
    finally:
        if not done:
            await target.files.undo()
        await there.close()
        await here.close()
    return replace(copied, tables=tables)


async def _commit(target: places.Target) -> None:
    await target.files.commit()
    await target.journal.commit()


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
            and await _same_outbox(there, here, name)
        )
        if not same:
            raise Differs(name)


async def _same_outbox(there: Journal, here: Journal, name: str) -> bool:
    channels, notifications = here.outbox.read_channels(name), here.outbox.read_notifications(name)
    return list(await channels) == list(
        await from_source(there.outbox.read_channels(name))
    ) and list(await notifications) == list(
        await from_source(there.outbox.read_notifications(name))
    )
