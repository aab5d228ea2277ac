"""Where tables are kept, as people name it: a PostgreSQL address, a data folder, or a file."""

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from storyhare.cli.speech import say
from storyhare.cli.terminal import fail
from storyhare.journal import Journal, SqliteJournal
from storyhare.server.stores import is_database, journal_file

if TYPE_CHECKING:
    from storyhare.journal.snapshot import Snapshot


def to_read(place: str) -> Journal:
    """The journal at a place that has to be there."""
    if is_database(place):
        return snapshot(place)
    file = _file(place)
    if not file.is_file():
        fail(say("ops-nothing-there", place=place))
    return SqliteJournal(file)


def to_fill(place: str) -> Journal:
    """The journal at a place that may have to be made."""
    if is_database(place):
        return database(place)
    file = _file(place)
    file.parent.mkdir(parents=True, exist_ok=True)
    return SqliteJournal(file)


def database(address: str) -> Journal:
    """A PostgreSQL journal, if the extra is installed."""
    try:
        from storyhare.journal.postgres import PostgresJournal
    except ImportError:
        fail(say("ops-missing-extra", extra="postgres"))
    return PostgresJournal(address)


def snapshot(address: str) -> "Snapshot":
    """The same, to read it as it is at one moment."""
    try:
        from storyhare.journal.snapshot import Snapshot
    except ImportError:
        fail(say("ops-missing-extra", extra="postgres"))
    return Snapshot(address)


def without_secrets(place: str) -> str:
    """A place as it may be shown: an address without its password."""
    if not is_database(place):
        return place
    parts = urlsplit(place)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _file(place: str) -> Path:
    path = Path(place)
    return path if path.suffix == ".db" else journal_file(path)
