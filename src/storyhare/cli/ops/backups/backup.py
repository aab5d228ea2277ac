"""`storyhare backup`: writes tables, decks and recordings to one file."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from storyhare.cli.ops import places
from storyhare.cli.ops.backups.copy import carry, tell_copied
from storyhare.cli.ops.doctor import existing_file
from storyhare.cli.ops.trouble import why_not
from storyhare.cli.options import Database, DataFolder
from storyhare.cli.progress import progress
from storyhare.cli.speech import say
from storyhare.cli.terminal import INTERRUPTED, WRONG, fail
from storyhare.rules import reasons
from storyhare.storage import Copied, JournalUnavailable, TooNew, archive, copy_files, files
from storyhare.storage.sqlite import AtomicSqliteJournal, maintenance


def backup(
    file: Path,
    data: DataFolder,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Write a backup of everything to one file, which appears when it is complete."""
    if file.is_dir():
        fail(say("backup-is-folder", folder=str(file), file=str(file / "storyhare.zip")))
    if file.exists() and not force:
        fail(say("backup-file-is-there", file=str(file)))
    if not file.parent.is_dir():
        fail(say("backup-no-folder", folder=str(file.parent)))
    copied = _back_up(file, data) if database is None else _back_up_database(file, data, database)
    typer.echo(say("backup-done", file=str(file)))
    tell_copied(copied)


def _back_up(file: Path, data: Path) -> Copied:
    """Back up a data folder. Tables come first: all decks and recordings that they name exist."""
    source, tables = existing_file(data), _beside(file)
    try:
        maintenance.copy(source, tables)
        sink = archive.ArchiveSink(file)
        try:
            with progress(say("backup-progress")) as step:
                copied = asyncio.run(copy_files(files.FolderFiles(data), sink, step))
            sink.finish(tables)
        finally:
            asyncio.run(sink.undo())
        return replace(copied, tables=maintenance.count_tables(tables))
    except KeyboardInterrupt:
        fail(say("backup-interrupted", file=str(file)), INTERRUPTED)
    except TooNew as error:
        fail(why_not(error, str(source)), WRONG)
    except maintenance.DamagedFile as damage:
        fail(say("backup-damaged", file=str(source), **reasons.of_error(damage)), WRONG)
    except (JournalUnavailable, OSError) as error:
        fail(say("backup-failed", file=str(file), **reasons.of_error(error)), WRONG)
    finally:
        maintenance.remove(tables)


def _back_up_database(file: Path, data: Path, database: str) -> Copied:
    """Back up a consistent snapshot of a database."""
    source = places.database_source(database, data)
    try:
        sink = archive.ArchiveSink(file)
    except OSError as error:
        fail(say("backup-failed", file=str(file), **reasons.of_error(error)), WRONG)
    journal = AtomicSqliteJournal(_beside(file), lambda tables, _: sink.finish(tables))
    return carry(source, places.Target(str(file), journal, sink), say("backup-progress"))


def _beside(file: Path) -> Path:
    """Where the tables are while the backup is written."""
    return file.with_name(f".{file.name}.tables")
