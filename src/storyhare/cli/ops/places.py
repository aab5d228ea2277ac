"""Opens the database that somebody named: a PostgreSQL address, a data folder, or a file."""

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.folders import journal_file
from storyhare.rules import reasons
from storyhare.storage import (
    AtomicJournal,
    Journal,
    JournalUnavailable,
    SqliteJournal,
    address,
    files,
)
from storyhare.storage.sqlite import AtomicSqliteJournal, maintenance

if TYPE_CHECKING:
    from storyhare.storage.postgres import AtomicPostgresJournal, PostgresSnapshot


class Source(Struct, frozen=True):
    """What is copied: tables, decks and recordings, and the name of the place."""

    place: str
    journal: Journal
    files: files.FileSource


class Target(Struct, frozen=True):
    """Where it is copied to, all or nothing, and the name of the place."""

    place: str
    journal: AtomicJournal
    files: files.FileSink


def to_read(place: str, data: Path) -> Source:
    """What is at a place; exits if there is nothing. Decks installed beside a database: in data."""
    if address.looks_like_address(place):
        return database_source(place, data)
    file = _file(place)
    if not file.is_file():
        fail(say("ops-nothing-there", place=place))
    alone = file == Path(place)
    there: files.FileSource = files.NoFiles() if alone else files.FolderFiles(Path(place))
    return Source(place, SqliteJournal(file), there)


def database_source(place: str, data: Path) -> Source:
    """Everything in a PostgreSQL database at one moment."""
    journal = snapshot(place)
    return Source(place, journal, journal.file_source(data))


def to_fill(place: str, data: Path) -> Target:
    """An empty place, which is created if it is missing."""
    if address.looks_like_address(place):
        journal = atomic_database(place)
        return Target(place, journal, journal.file_sink(data))
    file = _free_file(place)
    alone = file == Path(place)
    sink: files.FileSink = files.NoFiles() if alone else files.FolderSink(Path(place))
    return Target(place, AtomicSqliteJournal(file, maintenance.overwrite), sink)


def _free_file(place: str) -> Path:
    file = _file(place)
    try:
        if file.exists() and maintenance.has_tables(file):
            fail(say("copy-not-empty", place=place))
        file.parent.mkdir(parents=True, exist_ok=True)
    except maintenance.DamagedFile as damage:
        fail(say("ops-damaged", place=place, **reasons.of_error(damage)), WRONG)
    except (JournalUnavailable, OSError) as error:
        fail(say("ops-failed", place=place, **reasons.of_error(error)), WRONG)
    return file


def database(place: str) -> Journal:
    """A PostgreSQL journal, if the extra is installed."""
    check_address(place)
    try:
        from storyhare.storage.postgres import PostgresJournal
    except ImportError:
        fail(say("ops-missing-extra", extra="postgres"))
    return PostgresJournal(place)


def atomic_database(place: str) -> "AtomicPostgresJournal":
    """A PostgreSQL journal whose writes are committed all together or not at all."""
    check_address(place)
    try:
        from storyhare.storage.postgres import AtomicPostgresJournal
    except ImportError:
        fail(say("ops-missing-extra", extra="postgres"))
    return AtomicPostgresJournal(place)


def snapshot(place: str) -> "PostgresSnapshot":
    """A PostgreSQL journal that reads a consistent snapshot."""
    check_address(place)
    try:
        from storyhare.storage.postgres import PostgresSnapshot
    except ImportError:
        fail(say("ops-missing-extra", extra="postgres"))
    return PostgresSnapshot(place)


def check_address(place: str) -> None:
    """Exit if this is no valid address; the message does not repeat it, as it has a password."""
    if not address.is_valid(place):
        fail(say("ops-wrong-address"))


def without_secrets(place: str) -> str:
    """A place in a form that may be shown: an address without its password."""
    return address.hide_credentials(place) if address.looks_like_address(place) else place


def _file(place: str) -> Path:
    path = Path(place)
    return path if path.suffix == ".db" else journal_file(path)
