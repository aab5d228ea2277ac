"""`storyhare doctor`: checks everything that a server has stored, and lists what is damaged."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import typer
from msgspec import Struct
from msgspec.structs import replace

from storyhare.cli.ops import places
from storyhare.cli.ops.trouble import why_not
from storyhare.cli.options import AsJson, Database, DataFolder
from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail, print_json
from storyhare.folders import journal_file
from storyhare.live import lines
from storyhare.storage import JournalUnavailable, Line, Row, faults
from storyhare.storage.sqlite import maintenance


class DamagedTable(Struct, frozen=True):
    """A table that cannot be continued, and why."""

    table: str
    code: str
    reason: str


class Diagnosis(Struct, frozen=True):
    """The contents of a database, and what is wrong with it."""

    file: str
    tables: int = 0
    lines: int = 0
    problems: tuple[str, ...] = ()
    damaged: tuple[DamagedTable, ...] = ()

    @property
    def healthy(self) -> bool:
        """Whether nothing is damaged."""
        return not self.problems and not self.damaged


def doctor(
    data: DataFolder,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Check that all stored tables can be read, and list damaged ones."""
    place = database or str(existing_file(data))
    try:
        found = asyncio.run(diagnose_database(database)) if database else diagnose(Path(place))
    except JournalUnavailable as error:
        fail(why_not(error, place), WRONG)
    if as_json:
        print_json(found)
    else:
        tell(found)
    if not found.healthy:
        raise typer.Exit(WRONG)


def existing_file(data: Path) -> Path:
    """The journal file in a data folder; exits if there is none."""
    file = journal_file(data)
    if not file.is_file():
        fail(say("ops-no-journal", folder=str(data)))
    return file


def tell(found: Diagnosis) -> None:
    """A diagnosis in sentences, one per line."""
    for problem in found.problems:
        typer.echo(say("doctor-problem", file=found.file, reason=problem))
    for table in found.damaged:
        typer.echo(say("doctor-table", code=table.code, table=table.table, reason=table.reason))
    typer.echo(
        say(
            "doctor-summary",
            tables=found.tables,
            lines=found.lines,
            damaged=len(found.damaged),
            problems=len(found.problems),
        )
    )


def diagnose(file: Path) -> Diagnosis:
    """Check a file: SQLite's own check first, then every table."""
    found = Diagnosis(str(file))
    try:
        found = replace(found, problems=tuple(maintenance.check(file)))
        for row, stream in maintenance.streams(file):
            found = _with_table(found, row, stream)
    except maintenance.DamagedFile as damage:
        found = _with_problem(found, damage)
    return found


async def diagnose_database(address: str) -> Diagnosis:
    """Check a consistent snapshot of a database."""
    snapshot = places.snapshot(address)
    found = Diagnosis(places.without_secrets(address))
    try:
        await snapshot.open()
        found = replace(found, problems=tuple(await snapshot.problems()))
        for row in await snapshot.read_rows(await snapshot.table_ids()):
            found = _with_table(found, row, await snapshot.read_lines(row.table_id))
    except JournalUnavailable as error:
        if faults.kind(error) != "damaged":
            raise  # a database that cannot be read is not a damaged one
        found = _with_problem(found, error)
    finally:
        await snapshot.close()
    return found


def _with_problem(found: Diagnosis, error: Exception) -> Diagnosis:
    if str(error) in found.problems:
        return found
    return replace(found, problems=(*found.problems, str(error)))


def _with_table(found: Diagnosis, row: Row, stream: Sequence[Line]) -> Diagnosis:
    reason = _why_damaged(row, stream)
    found = replace(found, tables=found.tables + 1, lines=found.lines + len(stream))
    if reason is None:
        return found
    return replace(found, damaged=(*found.damaged, DamagedTable(row.table_id, row.code, reason)))


def _why_damaged(row: Row, stream: Sequence[Line]) -> str | None:
    """Why a table's stream does not fit its row; None: it does."""
    table = lines.fold_or_reason(stream)
    if isinstance(table, str):
        return table
    if table.seq != row.seq:
        return f"line {table.seq + 1} is missing"
    told = lines.write(table, row.touched, ()).row
    if row.status == "archived":
        told = replace(told, status="archived", deadline=None)
    return None if told == row else "its row does not fit its lines"
