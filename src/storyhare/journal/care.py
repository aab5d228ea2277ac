"""Care for a journal in a file: look it through, copy it while it is in use, put a copy back."""

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import apsw

from storyhare.disk import sync
from storyhare.journal import sqlite_schema
from storyhare.journal.port import JournalUnavailable, Line, Row, TooNew
from storyhare.journal.sqlite import ROW

NO_WORDS = "not an error"
SIDE_FILES = ("-wal", "-shm", "-journal")


class InUse(Exception):  # noqa: N818 - says what is so
    """A server has the file open."""


class Damaged(Exception):  # noqa: N818 - says what is so
    """SQLite cannot read the file, or finds it inconsistent."""


@contextmanager
def _opened(file: Path) -> Iterator[apsw.Connection]:
    """A connection to a file that exists; SQLite's complaints become ours."""
    if not file.is_file():
        raise FileNotFoundError(file)
    try:
        flags = apsw.SQLITE_OPEN_READWRITE
        with closing(apsw.Connection(str(file), flags=flags)) as connection:
            connection.set_busy_timeout(5_000)
            yield connection
    except (apsw.NotADBError, apsw.CorruptError, apsw.SQLError, UnicodeDecodeError) as error:
        raise Damaged(str(error)) from error
    except apsw.Error as error:
        raise JournalUnavailable(_reason(error)) from error


def _reason(error: apsw.Error) -> str:
    """Why, also where SQLite has no words for it: a backup leaves none with either connection."""
    said = str(error)
    if said != NO_WORDS:
        return said
    full = isinstance(error, apsw.FullError | apsw.IOError)
    return "the disk is full, or cannot be written" if full else type(error).__name__


def check(file: Path) -> Sequence[str]:
    """What SQLite finds wrong with the file as such."""
    with _opened(file) as connection:
        found = [text for (text,) in connection.execute("PRAGMA integrity_check")]
        if found != ["ok"]:
            return found
        sqlite_schema.refuse_newer(connection)
        sql = "SELECT count(*) FROM lines WHERE table_id NOT IN (SELECT id FROM tables)"
        orphans = connection.execute(sql).get
        return [f"{orphans} lines belong to no table"] if orphans else []


def streams(file: Path) -> Iterator[tuple[Row, Sequence[Line]]]:
    """Every table with its lines, each as it is at one moment, in use or not."""
    of_a_table = "SELECT seq, version, body FROM lines WHERE table_id = ? ORDER BY seq"
    with _opened(file) as connection:
        names = [name for (name,) in connection.execute("SELECT id FROM tables ORDER BY id")]
        for name in names:
            connection.execute("BEGIN")
            (found,) = connection.execute(f"{ROW} WHERE id = ?", (name,))
            lines = [Line(*line) for line in connection.execute(of_a_table, (name,))]
            connection.execute("COMMIT")
            yield Row(*found), lines


def copy(file: Path, target: Path) -> None:
    """Copy the file as it is at this moment, also while a server writes to it.

    The copy is a single file, and under its name only when it is complete, checked and synced.
    """
    unfinished = target.with_name(f".{target.name}.unfinished")
    remove(unfinished)
    try:
        with _opened(file) as source, closing(apsw.Connection(str(unfinished))) as copied:
            _transfer(source, copied)
        wrong = check(unfinished)
        if wrong:
            raise Damaged(wrong[0])
        sync(unfinished)
        unfinished.replace(target)
        sync(target.parent)
    finally:
        remove(unfinished)


def put_back(backup: Path, file: Path) -> Path | None:
    """Make the file what the backup is; answers where the old one is kept, if there was one."""
    kept = _keep(file) if file.exists() else None
    pour(backup, file)
    return kept


def has_tables(file: Path) -> bool:
    """Is anything kept in the file? One that no server has opened yet has no place for it."""
    with _opened(file) as connection:
        place = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'tables'").get
        return bool(place and connection.execute("SELECT 1 FROM tables LIMIT 1").get)


def pour(content: Path, file: Path) -> None:
    """Make the file what another one is, all or not at all; raises InUse.

    Where there is a file, the content goes into it by one transaction of SQLite: a crash leaves the
    old one or the new one, and a server that starts meanwhile waits.
    """
    if not file.exists():
        copy(content, file)
        return
    try:
        with _opened(content) as source, closing(apsw.Connection(str(file))) as target:
            _hold(target)
            _transfer(source, target)
    except JournalUnavailable as error:
        if isinstance(error.__cause__, apsw.BusyError):
            raise InUse from error
        raise


def _transfer(source: apsw.Connection, target: apsw.Connection) -> None:
    with target.backup("main", source, "main") as progress:
        progress.step(-1)  # all at once: one moment of the source, and nobody has to start again
    target.pragma("journal_mode", "delete")  # no side files: the copy can be carried about


def _keep(file: Path) -> Path:
    """Put a copy of the file aside; one that cannot be read here is moved away as it is."""
    aside = _free_name(file.with_name(f"{file.name}.before-restore"))
    try:
        with closing(apsw.Connection(str(file))) as connection:
            _hold(connection)
        copy(file, aside)
    except apsw.BusyError as error:
        raise InUse from error
    except (Damaged, TooNew, apsw.Error):
        _move(file, aside)
    return aside


def _hold(connection: apsw.Connection) -> None:
    """Lock the file against everybody; whoever has it open, even idle, is in the way."""
    connection.pragma("locking_mode", "exclusive")
    connection.pragma("journal_mode", "delete")
    connection.execute("BEGIN EXCLUSIVE; COMMIT")


def _move(file: Path, aside: Path) -> None:
    """Move a file with its log, under SQLite's own locks, which need nothing of its content."""
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
        raise InUse from error
    finally:
        locked.xClose()


def _free_name(wanted: Path) -> Path:
    name, number = wanted, 1
    while name.exists():
        number += 1
        name = wanted.with_name(f"{wanted.name}-{number}")
    return name


def remove(file: Path) -> None:
    """Remove a file with all that SQLite has put beside it."""
    for side in ("", *SIDE_FILES):
        Path(f"{file}{side}").unlink(missing_ok=True)
