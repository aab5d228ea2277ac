"""Maintenance of a journal in a file: check it, copy it while it is in use, restore a copy."""

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import apsw

from storyhare.disk import keep_owner, sync
from storyhare.storage.port import (
    JournalUnavailable,
    Line,
    Row,
    TooNew,
)
from storyhare.storage.sqlite import schema
from storyhare.storage.sqlite.statements import ROW

NO_TEXT = "not an error"
PREFIX = "*** in database main ***\n"
SIDE_FILES = ("-wal", "-shm", "-journal")


class FileInUse(Exception):
    """A server has the file open."""


class DamagedFile(Exception):
    """SQLite cannot read the file, or finds it inconsistent."""


@contextmanager
def _opened(file: Path) -> Iterator[apsw.Connection]:
    """A connection to an existing file; translates SQLite's exceptions."""
    if not file.is_file():
        raise FileNotFoundError(file)
    try:
        flags = apsw.SQLITE_OPEN_READWRITE
        with closing(apsw.Connection(str(file), flags=flags)) as connection:
            connection.set_busy_timeout(5_000)
            yield connection
    except (apsw.NotADBError, apsw.CorruptError, apsw.SQLError, UnicodeDecodeError) as error:
        raise DamagedFile(str(error)) from error
    except apsw.Error as error:
        raise JournalUnavailable(_reason(error)) from error


def _reason(error: apsw.Error) -> str:
    """Why an operation failed; a failed backup leaves no text with either connection."""
    text = str(error)
    if text != NO_TEXT:
        return text
    full = isinstance(error, apsw.FullError | apsw.IOError)
    return "the disk is full, or cannot be written" if full else type(error).__name__


def check(file: Path) -> Sequence[str]:
    """What is wrong with the file itself, whatever its tables contain."""
    with _opened(file) as connection:
        found = connection.execute("PRAGMA integrity_check")
        problems = [text.removeprefix(PREFIX).replace("\n", ", ") for (text,) in found]
        if problems != ["ok"]:
            return problems
        schema.refuse_newer(connection)
        sql = "SELECT count(*) FROM lines WHERE table_id NOT IN (SELECT id FROM tables)"
        orphans = connection.execute(sql).get
        return [f"{orphans} lines belong to no table"] if orphans else []


def streams(file: Path) -> Iterator[tuple[Row, Sequence[Line]]]:
    """Every table with its lines, each read in one transaction; a server may run meanwhile."""
    sql = "SELECT seq, version, body FROM lines WHERE table_id = ? ORDER BY seq"
    with _opened(file) as connection:
        table_ids = [
            table_id for (table_id,) in connection.execute("SELECT id FROM tables ORDER BY id")
        ]
        for table_id in table_ids:
            connection.execute("BEGIN")
            (row,) = connection.execute(f"{ROW} WHERE id = ?", (table_id,))
            lines = [Line(*line) for line in connection.execute(sql, (table_id,))]
            connection.execute("COMMIT")
            yield Row(*row), lines


def copy(file: Path, target: Path, like: Path | None = None) -> None:
    """Copy the file as it is at this moment; a server may write to it meanwhile.

    The copy is one file. It gets its name when it is complete, checked and synced, and mode and
    owner of the file that it replaces, of `like`, or of the file itself.
    """
    unfinished = target.with_name(f".{target.name}.unfinished")
    remove(unfinished)
    try:
        with _opened(file) as source, closing(apsw.Connection(str(unfinished))) as copied:
            _transfer(source, copied)
        problems = check(unfinished)
        if problems:
            raise DamagedFile(problems[0])
        keep_owner(unfinished, target if target.exists() else like or file)
        sync(unfinished)
        unfinished.replace(target)
        sync(target.parent)
    finally:
        remove(unfinished)


def restore(backup: Path, file: Path) -> Path | None:
    """Replace the file's content by a backup; returns where the old file is now, if any."""
    old = _set_aside(file) if file.exists() else None
    overwrite(backup, file, old)
    return old


def has_tables(file: Path) -> bool:
    """Does the file contain tables? A file that no server has opened has no schema yet."""
    with _opened(file) as connection:
        schema_exists = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'tables'").get
        return bool(schema_exists and connection.execute("SELECT 1 FROM tables LIMIT 1").get)


def count_tables(file: Path) -> int:
    """How many tables the file contains."""
    with _opened(file) as connection:
        number: int = connection.execute("SELECT count(*) FROM tables").get
        return number


def overwrite(content: Path, file: Path, like: Path | None = None) -> None:
    """Replace the content of a file completely or not at all; raises FileInUse.

    If the file exists, one transaction of SQLite replaces its content: a crash leaves the old or
    the new content, and a server that starts meanwhile waits.
    """
    if not file.exists():
        copy(content, file, like)
        return
    try:
        with _opened(content) as source, closing(apsw.Connection(str(file))) as target:
            _lock(target)
            _transfer(source, target)
    except JournalUnavailable as error:
        if isinstance(error.__cause__, apsw.BusyError):
            raise FileInUse from error
        raise


def _transfer(source: apsw.Connection, target: apsw.Connection) -> None:
    with target.backup("main", source, "main") as progress:
        progress.step(-1)  # all pages in one step: a consistent copy, without restarts
    target.pragma("journal_mode", "delete")  # without side files, so that the copy is one file


def _set_aside(file: Path) -> Path:
    """Store a copy of the file beside it; an unreadable file is moved there as it is."""
    aside = _free_name(file.with_name(f"{file.name}.before-restore"))
    try:
        with closing(apsw.Connection(str(file))) as connection:
            _lock(connection)
        copy(file, aside)
    except apsw.BusyError as error:
        raise FileInUse from error
    except (DamagedFile, TooNew, apsw.Error):
        _move(file, aside)
    return aside


def _lock(connection: apsw.Connection) -> None:
    """Lock the file; fails if another process has it open, even if that process is idle."""
    connection.pragma("locking_mode", "exclusive")
    connection.pragma("journal_mode", "delete")
    connection.execute("BEGIN EXCLUSIVE; COMMIT")


def _move(file: Path, aside: Path) -> None:
    """Move a file and its log under SQLite's own locks, which do not depend on its content."""
    flags = [apsw.SQLITE_OPEN_MAIN_DB | apsw.SQLITE_OPEN_READWRITE, 0]
    locked = apsw.VFSFile("", str(file), flags)
    try:
        for level in (
            apsw.SQLITE_LOCK_SHARED,
            apsw.SQLITE_LOCK_RESERVED,
            apsw.SQLITE_LOCK_EXCLUSIVE,
        ):
            locked.xLock(level)
        for side in ("", *SIDE_FILES):
            with suppress(FileNotFoundError):
                Path(f"{file}{side}").replace(f"{aside}{side}")
    except apsw.BusyError as error:
        raise FileInUse from error
    finally:
        locked.xClose()


def _free_name(first: Path) -> Path:
    name, number = first, 1
    while name.exists():
        number += 1
        name = first.with_name(f"{first.name}-{number}")
    return name


def remove(file: Path) -> None:
    """Remove a file and SQLite's side files."""
    for side in ("", *SIDE_FILES):
        Path(f"{file}{side}").unlink(missing_ok=True)
