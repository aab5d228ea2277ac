"""`storyhare restore`: brings back the tables, decks and recordings of a backup."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from storyhare.cli.ops import places
from storyhare.cli.ops.backups.copy import carry, tell_copied
from storyhare.cli.ops.doctor import Diagnosis, diagnose, tell
from storyhare.cli.ops.trouble import why_not
from storyhare.cli.options import Database, DataFolder
from storyhare.cli.progress import progress
from storyhare.cli.speech import say
from storyhare.cli.terminal import INTERRUPTED, WRONG, fail
from storyhare.disk import FolderInUse, hand_over, locked
from storyhare.folders import journal_file
from storyhare.rules import reasons
from storyhare.storage import Copied, JournalUnavailable, SqliteJournal, archive, copy_files, files
from storyhare.storage.sqlite import maintenance


def restore(
    file: Path,
    data: DataFolder,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Restore everything from a backup, and keep the previous tables in a second file."""
    if not file.is_file():
        fail(say("restore-no-file", file=str(file)))
    with _in_folder(data), _tables_of(file, data) as (tables, there):
        _check(file, tables, force=force)
        if database is not None:
            source = places.Source(str(file), SqliteJournal(tables), there)
            copied = carry(source, places.to_fill(database, data), say("restore-progress"))
            kept = None
        else:
            copied, kept = _restore_folder(tables, there, data, file)
    typer.echo(say("restore-done", file=str(file), tables=copied.tables))
    tell_copied(copied)
    if kept is not None:
        typer.echo(say("restore-kept", file=str(kept)))


@contextmanager
def _in_folder(data: Path) -> Iterator[None]:
    """Have the folder for us alone."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        with locked(data):
            yield
    except FolderInUse:
        fail(say("restore-in-use", file=str(data)), WRONG)
    except OSError as error:
        fail(say("restore-failed", file=str(data), **reasons.of_error(error)), WRONG)


@contextmanager
def _tables_of(file: Path, data: Path) -> Iterator[tuple[Path, files.FileSource]]:
    """The tables of a backup as a file, and its other files; earlier versions wrote none."""
    if not archive.is_archive(file):
        yield file, files.NoFiles()
        return
    whole, tables = archive.Archive(file), data / f".{file.name}.tables"
    try:
        whole.extract_tables(tables)
        yield tables, whole
    except archive.DamagedArchive as damage:
        fail(say("restore-damaged", file=str(file), **reasons.of_error(damage)), WRONG)
    finally:
        maintenance.remove(tables)


def _check(file: Path, tables: Path, *, force: bool) -> None:
    """Exit if the tables of a backup are damaged."""
    try:
        found = diagnose(tables)
    except JournalUnavailable as error:
        fail(why_not(error, str(file)), WRONG)
    if found.problems or (found.damaged and not force):
        tell(replace(found, file=str(file)))
        fail(say("restore-damaged", file=str(file), **reasons.of_text(_first(found))), WRONG)


def _first(found: Diagnosis) -> str:
    return found.problems[0] if found.problems else found.damaged[0].reason


def _restore_folder(
    tables: Path, there: files.FileSource, data: Path, file: Path
) -> tuple[Copied, Path | None]:
    """Read everything before anything changes; then place the files, and last the tables."""
    target, sink = journal_file(data), files.FolderSink(data)
    done = False
    try:
        with progress(say("restore-progress")) as step:
            copied = asyncio.run(copy_files(there, sink, step))
        asyncio.run(sink.commit())
        kept = maintenance.restore(tables, target)
        for path in (target, *([] if kept is None else [kept])):
            hand_over(path, data)
        done = True
    except KeyboardInterrupt:
        fail(say("restore-interrupted", folder=str(data)), INTERRUPTED)
    except archive.DamagedArchive as damage:
        fail(say("restore-damaged", file=str(file), **reasons.of_error(damage)), WRONG)
    except maintenance.FileInUse:
        fail(say("restore-in-use", file=str(target)), WRONG)
    except (maintenance.DamagedFile, JournalUnavailable, OSError) as error:
        fail(say("restore-failed", file=str(target), **reasons.of_error(error)), WRONG)
    finally:
        if not done:
            asyncio.run(sink.undo())
    return replace(copied, tables=maintenance.count_tables(target)), kept
