"""`storyhare copy`: carries all tables from one database to another, and checks every one."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

import typer

from storyhare.cli import places
from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.journal import Journal, JournalUnavailable, Line
from storyhare.journal.transfer import transfer
from storyhare.table import lines
from storyhare.table.state import Table

PLACE = "postgresql://…, a data folder, or a file that ends in .db"


class Differs(Exception):  # noqa: N818 - says what is so
    """A table is not the same in both places."""


def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help=f"What to copy: {PLACE}.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Where to: the same, but empty.")],
) -> None:
    """Carry all tables from SQLite to PostgreSQL or back; stop the server first.

    Every table is read back and played through in both places, and has to be the same.
    """
    tables = asyncio.run(carry(source, target))
    typer.echo(say("copy-done", tables=tables, place=places.without_secrets(target)))


async def carry(source: str, target: str) -> int:
    """Copy and compare, or say why not; how many tables there are."""
    there, here = places.to_read(source), places.to_fill(target)
    shown = places.without_secrets(target)
    try:
        await there.open()
        await here.open()
        if await here.tables():
            fail(say("copy-not-empty", place=shown))
        tables = await transfer(there, here)
        await _compare(there, here)
    except Differs as differs:
        fail(say("copy-differs", table=str(differs)), WRONG)
    except (JournalUnavailable, OSError) as error:
        fail(say("ops-failed", place=shown, reason=str(error)), WRONG)
    finally:
        await there.close()
        await here.close()
    return tables


async def _compare(there: Journal, here: Journal) -> None:
    """Both have the same tables, and each makes the same table."""
    names = sorted(await there.tables())
    if names != sorted(await here.tables()) or await there.kept() != await here.kept():
        raise Differs("*")
    for name in names:
        ours, theirs = await here.read(name), await there.read(name)
        same = (
            list(ours) == list(theirs)
            and _played_through(ours) == _played_through(theirs)
            and await here.row(name) == await there.row(name)
            and await here.names(name) == await there.names(name)
            and list(await here.chat(name)) == list(await there.chat(name))
        )
        if not same:
            raise Differs(name)


def _played_through(stream: Sequence[Line]) -> Table | str:
    """The table that a stream makes, or why it makes none: a damaged one is copied as it is."""
    try:
        return lines.fold(stream)
    except lines.UnreadableLine as damage:
        return str(damage)
