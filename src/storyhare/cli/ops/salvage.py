"""`storyhare doctor --salvage`: brings what is left of a damaged file into a new one."""

import asyncio
from pathlib import Path

import typer
from msgspec.structs import replace

from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.live import lines
from storyhare.rules import reasons
from storyhare.storage import CodeTaken, Journal, JournalUnavailable, Line, Row, Write
from storyhare.storage.sqlite import AtomicSqliteJournal, maintenance
from storyhare.storage.sqlite.salvage import Salvaged, salvage

MOST_CHAT_LINES = 10**6


def bring_out(file: Path, target: Path) -> None:
    """Write every readable table to a new file, and name those that have lost lines."""
    if target.exists():
        fail(say("salvage-file-is-there", file=str(target)))
    if not target.parent.is_dir():
        fail(say("backup-no-folder", folder=str(target.parent)))
    try:
        tables, values = salvage(file)
        shortened = asyncio.run(_write(tables, values, target))
    except maintenance.DamagedFile as damage:
        fail(say("salvage-nothing", file=str(file), **reasons.of_error(damage)), WRONG)
    except (JournalUnavailable, OSError) as error:
        fail(say("backup-failed", file=str(target), **reasons.of_error(error)), WRONG)
    for table, kept in shortened.items():
        typer.echo(say("salvage-cut", table=table, lines=kept))
    written = maintenance.count_tables(target)
    typer.echo(say("salvage-done", tables=written, file=str(target)))


async def _write(tables: list[Salvaged], values: dict[str, bytes], target: Path) -> dict[str, int]:
    """Write all tables; returns those that have lost lines, and how many lines they have."""
    journal = AtomicSqliteJournal(target, maintenance.copy)
    await journal.open()
    shortened = {}
    try:
        for key, value in values.items():
            await journal.get_or_store(key, value)
        archived_first = sorted(
            tables, key=lambda table: table.row is None or table.row.status != "archived"
        )
        for table in archived_first:
            kept = await _write_table(journal, table)
            if table.cut or kept < len(table.lines):
                shortened[table.table_id] = kept
        await journal.commit()
    finally:
        await journal.close()
    return shortened


async def _write_table(journal: Journal, table: Salvaged) -> int:
    """Write one table as far as its lines make sense; returns how many do."""
    whole = len(table.lines)
    while whole and isinstance(lines.fold_or_reason(table.lines[:whole]), str):
        whole -= 1
    if not whole:
        return 0
    row = _row(table, table.lines[:whole])
    for candidate in (row, replace(row, status="archived", deadline=None)):
        try:
            for line in table.lines[:whole]:
                now = replace(candidate, seq=line.seq)
                names = table.names if line.seq == whole else {}
                await journal.append(Write(now, line.seq - 1, line.version, (line.body,), names))
        except CodeTaken:  # its row is lost, and another table has its code now
            continue
        for message in table.chat:
            await journal.add_chat(table.table_id, message, MOST_CHAT_LINES)
        for channel in table.channels:
            await journal.outbox.put_channel(channel)
        break
    return whole


def _row(table: Salvaged, stream: tuple[Line, ...]) -> Row:
    """The row that fits the lines; one that was readable says when it was last used."""
    state = lines.fold(stream)
    row = lines.write(state, state.at if table.row is None else table.row.touched, ()).row
    if table.row is not None and table.row.status == "archived":
        return replace(row, status="archived", deadline=None)
    return row
