"""`storyhare doctor`: checks everything that a server has stored, and lists what is damaged."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from msgspec import Struct
from msgspec.structs import replace

from storyhare.cli.ops import places
from storyhare.cli.ops.salvage import bring_out
from storyhare.cli.ops.trouble import why_not
from storyhare.cli.options import AsJson, Database, DataFolder
from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail, print_json
from storyhare.decks import Library
from storyhare.disk import files_below
from storyhare.folders import decks_folder, journal_file, recordings_folder
from storyhare.live import lines
from storyhare.rules import reasons
from storyhare.storage import JournalUnavailable, Line, Row, faults
from storyhare.storage.sqlite import maintenance
from storyhare.table import Table, recordings

if TYPE_CHECKING:
    from storyhare.storage.postgres import PostgresSnapshot

DAY = 24 * 3600.0


class DamagedTable(Struct, frozen=True):
    """A table that cannot be continued, and why."""

    table: str
    code: str
    reason: str


class MissingFile(Struct, frozen=True):
    """A deck or a recording that a table needs and that is not there."""

    table: str
    code: str
    kind: Literal["deck", "recording"]
    name: str


class Diagnosis(Struct, frozen=True):
    """The contents of a database, and what is wrong with it."""

    file: str
    tables: int = 0
    lines: int = 0
    problems: tuple[str, ...] = ()
    damaged: tuple[DamagedTable, ...] = ()
    missing: tuple[MissingFile, ...] = ()

    @property
    def healthy(self) -> bool:
        """Whether nothing is damaged or missing."""
        return not self.problems and not self.damaged and not self.missing


class FilesThere(Struct, frozen=True):
    """The decks and recordings that exist, to compare tables with."""

    decks: frozenset[str]
    # Pairs of table and checksum.
    recordings: frozenset[tuple[str, str]]
    # Recordings that are older may have been deleted.
    since: float


def doctor(
    data: DataFolder,
    database: Database = None,
    salvage: Annotated[Path | None, typer.Option()] = None,
    keep_recordings: Annotated[int, typer.Option(envvar="STORYHARE_KEEP_RECORDINGS", min=1)] = 30,
    as_json: AsJson = False,
) -> None:
    """Check that everything stored can be read, and list what is damaged or missing."""
    if salvage is not None:
        bring_out(existing_file(data), salvage)
        return
    place = database or str(existing_file(data))
    since = time.time() - keep_recordings * DAY
    try:
        if database:
            found = asyncio.run(diagnose_database(database, data, since))
        else:
            found = diagnose(Path(place), _files_in(data, since))
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
        typer.echo(say("doctor-problem", file=found.file, **reasons.of_text(problem)))
    for table in found.damaged:
        why = reasons.of_text(table.reason)
        typer.echo(say("doctor-table", code=table.code, table=table.table, **why))
    for file in found.missing:
        facts = {"code": file.code, "table": file.table, "name": file.name}
        if file.kind == "deck":
            typer.echo(say("doctor-missing-deck", **facts))
        else:
            typer.echo(say("doctor-missing-recording", **facts))
    typer.echo(
        say(
            "doctor-summary",
            tables=found.tables,
            lines=found.lines,
            damaged=len(found.damaged),
            problems=len(found.problems),
            missing=len(found.missing),
        )
    )


def diagnose(file: Path, there: FilesThere | None = None) -> Diagnosis:
    """Check a file: SQLite's own check first, then every table, and the files that it needs."""
    found = Diagnosis(str(file))
    try:
        found = replace(found, problems=tuple(maintenance.check(file)))
        for row, stream in maintenance.streams(file):
            found = _with_table(found, row, stream, there)
    except maintenance.DamagedFile as damage:
        found = _with_problem(found, damage)
    return found


async def diagnose_database(address: str, data: Path, since: float) -> Diagnosis:
    """Check a consistent snapshot of a database; installed decks are in a data folder."""
    snapshot = places.snapshot(address)
    found = Diagnosis(places.without_secrets(address))
    try:
        await snapshot.open()
        found = replace(found, problems=tuple(await snapshot.problems()))
        there = await _files_at(snapshot, data, since)
        for row in await snapshot.read_rows(await snapshot.table_ids()):
            found = _with_table(found, row, await snapshot.read_lines(row.table_id), there)
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


def _with_table(
    found: Diagnosis, row: Row, stream: Sequence[Line], there: FilesThere | None
) -> Diagnosis:
    found = replace(found, tables=found.tables + 1, lines=found.lines + len(stream))
    table = lines.fold_or_reason(stream)
    reason = table if isinstance(table, str) else _why_damaged(row, table)
    if reason is not None or isinstance(table, str):
        damaged = DamagedTable(row.table_id, row.code, reason or "")
        return replace(found, damaged=(*found.damaged, damaged))
    if there is None or row.status == "archived":
        return found
    return replace(found, missing=(*found.missing, *missing_files(table, there)))


def missing_files(table: Table, there: FilesThere) -> Iterator[MissingFile]:
    """The decks and recordings that a table needs and that are not there."""
    for deck in table.settings.decks:
        if deck not in there.decks:
            yield MissingFile(table.id, table.code, "deck", deck)
    kept = recordings.kept(table)
    for recording in table.recordings.values():
        wanted = kept or recording.at > there.since
        if wanted and (table.id, recording.blob) not in there.recordings:
            yield MissingFile(table.id, table.code, "recording", recording.blob)


def _files_in(data: Path, since: float) -> FilesThere:
    installed = {deck.id for deck in Library(decks_folder(data)).decks()}
    kept = {(path.parent.name, path.name) for path in files_below(recordings_folder(data))}
    return FilesThere(frozenset(installed), frozenset(kept), since)


async def _files_at(snapshot: "PostgresSnapshot", data: Path, since: float) -> FilesThere:
    here = _files_in(data, since)
    decks, kept = await snapshot.file_names()
    return FilesThere(here.decks | decks, kept, since)


def _why_damaged(row: Row, table: Table) -> str | None:
    """Why a table does not fit its row; None: it does."""
    if table.seq != row.seq:
        return f"line {table.seq + 1} is missing"
    told = lines.write(table, row.touched, ()).row
    if row.status == "archived":
        told = replace(told, status="archived", deadline=None)
    return None if told == row else "its row does not fit its lines"
