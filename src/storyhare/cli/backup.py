"""`storyhare backup` and `storyhare restore`: everything kept, in one file and back again."""

from pathlib import Path
from typing import Annotated

import typer

from storyhare.cli import places
from storyhare.cli.copy import carry
from storyhare.cli.doctor import (
    DEFAULT_DATA,
    Database,
    DataFolder,
    diagnose,
    existing_file,
    tell,
)
from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.cli.trouble import why_not
from storyhare.journal import JournalUnavailable, SqliteJournal, TooNew, care
from storyhare.journal.draft import FileDraft
from storyhare.server.stores import journal_file


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    data: DataFolder = DEFAULT_DATA,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file.")] = False,
) -> None:
    """Copy all tables into one file; the server may run meanwhile.

    The file appears when it is complete. It holds every move that was acknowledged before. For a
    PostgreSQL database of any size pg_dump or an archive of its log is quicker, and holds the
    recordings of clues too: this file does not. Those of a data folder are files in media/kept.
    """
    if file.is_dir() or (file.exists() and not force):
        fail(say("backup-file-is-there", file=str(file)))
    if database is not None:
        _copy_database(database, file)
        return
    source = existing_file(data)
    try:
        care.copy(source, file)
    except TooNew as error:
        fail(why_not(error, str(source)), WRONG)
    except care.Damaged as damage:
        fail(say("backup-damaged", file=str(source), reason=str(damage)), WRONG)
    except (JournalUnavailable, OSError) as error:
        fail(say("backup-failed", file=str(file), reason=_reason(error)), WRONG)
    typer.echo(say("backup-done", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by backup.")],
    data: DataFolder = DEFAULT_DATA,
    database: Database = None,
    force: Annotated[
        bool, typer.Option("--force", help="Take it even if tables in it are damaged.")
    ] = False,
) -> None:
    """Make all tables what they were in a backup; the server must not run.

    What was there before is kept beside it; a PostgreSQL database has to be empty.
    """
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
        kept = care.put_back(file, target)
    except care.InUse:
        fail(say("restore-in-use", file=str(target)), WRONG)
    except (care.Damaged, JournalUnavailable, OSError) as error:
        fail(say("restore-failed", file=str(target), reason=_reason(error)), WRONG)
    typer.echo(say("restore-done", file=str(file), tables=found.tables))
    if kept is not None:
        typer.echo(say("restore-kept", file=str(kept)))


def _copy_database(database: str, file: Path) -> None:
    """A database as it is at one moment, as a file that any server can serve."""
    draft = FileDraft(file, care.copy)
    carry(places.snapshot(database), draft, database, str(file))
    typer.echo(say("backup-done", file=str(file)))


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
