"""`storyhare tables`: lists, shows, closes and deletes tables."""

import datetime
from pathlib import Path
from typing import Any

import typer
from msgspec.structs import replace

from storyhare.cli.ops.holdings import change, find, look
from storyhare.cli.options import AsJson, Database, DataFolder
from storyhare.cli.speech import say
from storyhare.cli.terminal import print_json
from storyhare.live import lines
from storyhare.server.ops import erasing
from storyhare.server.stores import Stores
from storyhare.storage import Row, Write


def list_(data: DataFolder, database: Database = None, as_json: AsJson = False) -> None:
    """List all tables, the last used first."""

    async def read(stores: Stores) -> list[Row]:
        rows = await stores.journal.read_rows(await stores.journal.table_ids())
        return sorted(rows, key=lambda row: -row.touched)

    rows = look(data, database, read)
    if as_json:
        print_json(rows)
        return
    for row in rows:
        _tell(row)
    if not rows:
        typer.echo(say("tables-empty"))


def show(table: str, data: DataFolder, database: Database = None, as_json: AsJson = False) -> None:
    """Show what is stored of a table: its people, decks, chat and recordings, by number."""

    async def read(stores: Stores) -> tuple[Row, dict[str, Any]]:
        row = await find(stores, table)
        names = await stores.journal.read_names(row.table_id)
        chat = await stores.journal.read_chat(row.table_id)
        recordings = [b for b in await stores.blobs.all() if b.key.table_id == row.table_id]
        state = lines.fold_or_reason(await stores.journal.read_lines(row.table_id))
        decks = () if isinstance(state, str) else state.settings.decks
        facts = {"names": dict(names), "decks": decks, "chat": len(chat)}
        return row, {**facts, "recordings": len(recordings)}

    row, facts = look(data, database, read)
    if as_json:
        print_json({"row": row, **facts})
        return
    _tell(row)
    typer.echo(say("tables-people", names=", ".join(facts["names"].values()) or "-"))
    typer.echo(say("tables-decks", decks=", ".join(facts["decks"]) or "-"))
    typer.echo(say("tables-kept", chat=facts["chat"], recordings=facts["recordings"]))


def close(table: str, data: DataFolder, database: Database = None) -> None:
    """Archive a table, as the server does with unused ones: its people can come back."""

    async def archive(stores: Stores) -> Row:
        row = await find(stores, table)
        if row.status != "archived":
            archived = replace(row, status="archived", deadline=None)
            await stores.journal.append(Write(archived, row.seq, lines.VERSION, ()))
        return row

    row = change(data, database, archive)
    typer.echo(say("tables-closed", code=row.code, table=row.table_id))


def delete(table: str, data: DataFolder, database: Database = None) -> None:
    """Delete a table with its moves, names, chat and recordings."""

    async def remove(stores: Stores) -> Row:
        row = await find(stores, table)
        await erasing.delete_table(stores.journal, stores.blobs, row)
        await stores.journal.compact(0.0)
        return row

    row = change(data, database, remove)
    typer.echo(say("tables-deleted", code=row.code, table=row.table_id))
    tell_copies(data, database)


def tell_copies(data: Path, database: str | None) -> None:
    """Say which other files still hold what was erased."""
    copies = sorted([str(file) for file in data.glob("storyhare.db.*")]) if database is None else []
    if copies:
        typer.echo(say("erase-copies", files=", ".join(copies)))
    typer.echo(say("erase-backups"))
    if database is not None:
        typer.echo(say("erase-log"))


def _tell(row: Row) -> None:
    used = datetime.datetime.fromtimestamp(row.touched).astimezone()
    when = used.strftime("%Y-%m-%d %H:%M")
    typer.echo(say("tables-line", code=row.code, status=row.status, when=when, table=row.table_id))
