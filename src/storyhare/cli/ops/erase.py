"""`storyhare erase`: erases a person or the chat of a table."""

from typing import Annotated

import typer

from storyhare.cli.ops.holdings import change, find
from storyhare.cli.ops.tables import tell_copies
from storyhare.cli.options import Database, DataFolder
from storyhare.cli.speech import say
from storyhare.cli.terminal import fail
from storyhare.server.ops import erasing
from storyhare.server.stores import Stores
from storyhare.storage import Row


def person(
    name: str,
    data: DataFolder,
    database: Database = None,
    table: Annotated[str | None, typer.Option()] = None,
    everywhere: Annotated[bool, typer.Option("--everywhere")] = False,
) -> None:
    """Erase the name, the chat and the recordings of a person; the moves of the game stay."""
    if (table is None) is not everywhere:
        fail(say("erase-where"))

    async def erase(stores: Stores) -> int:
        rows = [await find(stores, table)] if table is not None else await _all(stores)
        erased = 0
        for row in rows:
            for one in await erasing.called(stores.journal, row, name):
                await erasing.erase_person(stores.journal, stores.blobs, row, one)
                erased += 1
        if erased:
            await stores.journal.compact(0.0)
        return erased

    erased = change(data, database, erase)
    if not erased:
        fail(say("erase-nobody", name=name))
    typer.echo(say("erase-person-done", seats=erased))
    tell_copies(data, database)


def chat(table: str, data: DataFolder, database: Database = None) -> None:
    """Erase the chat of a table."""

    async def erase(stores: Stores) -> Row:
        row = await find(stores, table)
        await stores.journal.erase_chat(row.table_id)
        await stores.journal.compact(0.0)
        return row

    row = change(data, database, erase)
    typer.echo(say("erase-chat-done", code=row.code))
    tell_copies(data, database)


async def _all(stores: Stores) -> list[Row]:
    return list(await stores.journal.read_rows(await stores.journal.table_ids()))
