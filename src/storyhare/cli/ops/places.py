"""Opens the database that somebody named: a PostgreSQL address, a data folder, or a file."""

from pathlib import Path
from typing import TYPE_CHECKING

from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.folders import journal_file
from storyhare.storage import AtomicJournal, Journal, JournalUnavailable, SqliteJournal, address
from storyhare.storage.sqlite import AtomicSqliteJournal, maintenance

if TYPE_CHECKING:
    from storyhare.storage.postgres import PostgresSnapshot


def to_read(place: str) -> Journal:
    """The journal at a place; exits if there is none."""
    if address.looks_like_address(place):
        return snapshot(place)
    file = _file(place)
    if not file.is_file():
        fail(say("ops-nothing-there", place=place))
    return SqliteJournal(file)


def to_fill(place: str) -> AtomicJournal:
    """An empty journal at a place, which is created if it is missing."""
    if address.looks_like_address(place):
        return atomic_database(place)
    file = _file(place)
    try:
        if file.exists() and maintenance.has_tables(file):
            fail(say("copy-not-empty", place=place))
        file.parent.mkdir(parents=True, exist_ok=True)
    except maintenance.DamagedFile as damage:
        fail(say("ops-damaged", place=place, reason=str(damage)), WRONG)
    except (JournalUnavailable, OSError) as error:
        fail(say("ops-failed", place=place, reason=str(error)), WRONG)
    return AtomicSqliteJournal(file, maintenance.overwrite)


def database(place: str) -> Journal:
    """A PostgreSQL journal, if the extra is installed."""
    check_address(place)
    try:
        from storyhare.storage.postgres import PostgresJournal
    except ImportError:
        fail(say("ops-missing-extra", extra="postgres"))
    return PostgresJournal(place)


def atomic_database(place: str) -> AtomicJournal:
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
