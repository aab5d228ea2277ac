"""`storyhare copy`: carries all tables from one database to another, and checks every one."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Annotated, Any

import typer

from storyhare.cli import places
from storyhare.cli.speech import say
from storyhare.cli.terminal import INTERRUPTED, WRONG, fail
from storyhare.cli.trouble import why_not
from storyhare.journal import Journal, JournalUnavailable, Line, care
from storyhare.journal.draft import Draft
from storyhare.journal.transfer import SourceUnavailable, asked, transfer
from storyhare.table import lines
from storyhare.table.state import Table

PLACE = "postgresql://…, a data folder, or a file that ends in .db"


class Differs(Exception):  # noqa: N818 - says what is so
    """A table is not the same in both places."""


class NotEmpty(Exception):  # noqa: N818 - says what is so
    """There are tables already."""


def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help=f"What to copy: {PLACE}.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Where to: the same, but empty.")],
) -> None:
    """Carry all tables from SQLite to PostgreSQL or back; stop the server first.

    Every table is read back and played through in both places, and has to be the same; else, and
    when it is stopped, nothing is copied.
    """
    tables = carry(places.to_read(source), places.to_fill(target), source, target)
    typer.echo(say("copy-done", tables=tables, place=places.without_secrets(target)))


def carry(there: Journal, here: Draft, source: str, target: str) -> int:
    """Copy and compare, all or nothing, or say why not; how many tables there are."""
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
    except care.InUse:
        fail(say("restore-in-use", file=target), WRONG)
    except (JournalUnavailable, care.Damaged, OSError) as error:
        fail(why_not(error, target), WRONG)


async def _carry(there: Journal, here: Draft) -> int:
    try:
        await asked(there.open())
        await here.open()
        if await here.tables():
            raise NotEmpty
        tables = await transfer(there, here)
        await _compare(there, here)
        await _to_the_end(here.publish())
    finally:
        await there.close()
        await here.close()
    return tables


async def _to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Do what is not broken off in the middle: whoever stops it could not be told what is so."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task


async def _compare(there: Journal, here: Journal) -> None:
    """Both have the same tables, and each makes the same table."""
    names = sorted(await asked(there.tables()))
    # A server that was started here once may have kept something of its own.
    kept = (await asked(there.kept())).items() <= (await here.kept()).items()
    if names != sorted(await here.tables()) or not kept:
        raise Differs("*")
    for name in names:
        ours, theirs = await here.read(name), await asked(there.read(name))
        same = (
            list(ours) == list(theirs)
            and _played_through(ours) == _played_through(theirs)
            and await here.row(name) == await asked(there.row(name))
            and await here.names(name) == await asked(there.names(name))
            and list(await here.chat(name)) == list(await asked(there.chat(name)))
        )
        if not same:
            raise Differs(name)


def _played_through(stream: Sequence[Line]) -> Table | str:
    """The table that a stream makes, or why it makes none: a damaged one is copied as it is."""
    try:
        return lines.fold(stream)
    except lines.UnreadableLine as damage:
        return str(damage)
