"""`storyhare backup` and `storyhare restore`: write all tables to a file, and restore them."""

from pathlib import Path
from typing import Annotated

import typer

from storyhare.cli.ops import places
from storyhare.cli.ops.copy import carry
from storyhare.cli.ops.doctor import (
    diagnose,
    existing_file,
    tell,
)
from storyhare.cli.ops.trouble import why_not
from storyhare.cli.options import Database, DataFolder
from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.folders import journal_file
from storyhare.storage import JournalUnavailable, SqliteJournal, TooNew
from storyhare.storage.sqlite import AtomicSqliteJournal, maintenance


def backup(
    file: Path,
    data: DataFolder,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Write a backup of all tables to a file, which appears when it is complete."""
    if file.is_dir() or (file.exists() and not force):
        fail(say("backup-file-is-there", file=str(file)))
    if database is not None:
        _copy_database(database, file)
        return
    source = existing_file(data)
    try:
        maintenance.copy(source, file)
    except TooNew as error:
        fail(why_not(error, str(source)), WRONG)
    except maintenance.DamagedFile as damage:
        fail(say("backup-damaged", file=str(source), reason=str(damage)), WRONG)
    except (JournalUnavailable, OSError) as error:
        fail(say("backup-failed", file=str(file), reason=_reason(error)), WRONG)
    typer.echo(say("backup-done", file=str(file)))


def restore(
    file: Path,
    data: DataFolder,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Restore all tables from a backup, and keep the previous ones in a second file."""
    if not file.is_file():
        fail(say("restore-no-file", file=str(file)))
    try:
        found = diagnose(file)
    except JournalUnavailable as error:
        fail(why_not(error, str(file)), WRONG)
    if found.problems or (found.damaged and not force):
        tell(found)
        fail(say("restore-damaged", file=str(file)), WRONG)
    if database is not None:
        carry(SqliteJournal(file), places.to_fill(database), str(file), database)
        typer.echo(say("restore-done", file=str(file), tables=found.tables))
        return
    target = journal_file(data)
    try:
        data.mkdir(parents=True, exist_ok=True)
        kept = maintenance.restore(file, target)
    except maintenance.FileInUse:
        fail(say("restore-in-use", file=str(target)), WRONG)
    except (maintenance.DamagedFile, JournalUnavailable, OSError) as error:
        fail(say("restore-failed", file=str(target), reason=_reason(error)), WRONG)
    typer.echo(say("restore-done", file=str(file), tables=found.tables))
    if kept is not None:
        typer.echo(say("restore-kept", file=str(kept)))


def _copy_database(database: str, file: Path) -> None:
    """Copy a consistent snapshot of a database to an SQLite file that a server can use."""
    target = AtomicSqliteJournal(file, maintenance.copy)
    carry(places.snapshot(database), target, database, str(file))
    typer.echo(say("backup-done", file=str(file)))


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
