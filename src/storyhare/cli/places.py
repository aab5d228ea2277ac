"""Where tables are kept, as people name it: a PostgreSQL address, a data folder, or a file."""

from pathlib import Path
from typing import TYPE_CHECKING

from storyhare.cli.speech import say
from storyhare.cli.terminal import WRONG, fail
from storyhare.journal import Journal, JournalUnavailable, SqliteJournal, address, care
from storyhare.journal.draft import Draft, FileDraft
from storyhare.server.stores import journal_file

if TYPE_CHECKING:
    from storyhare.journal.snapshot import Snapshot


def to_read(place: str) -> Journal:
    """The journal at a place that has to be there."""
    if address.is_meant(place):
        return snapshot(place)
    file = _file(place)
    if not file.is_file():
        fail(say("ops-nothing-there", place=place))
    return SqliteJournal(file)


def to_fill(place: str) -> Draft:
    """A journal for a place that may have to be made, and has to be empty."""
    if address.is_meant(place):
        return database_draft(place)
    file = _file(place)
    try:
        if file.exists() and care.has_tables(file):
            fail(say("copy-not-empty", place=place))
        file.parent.mkdir(parents=True, exist_ok=True)
    except care.Damaged as damage:
        fail(say("ops-damaged", place=place, reason=str(damage)), WRONG)
    except (JournalUnavailable, OSError) as error:
        fail(say("ops-failed", place=place, reason=str(error)), WRONG)
    return FileDraft(file, care.pour)


def database(place: str) -> Journal:
    """A PostgreSQL journal, if the extra is installed."""
    check_address(place)
    try:
        from storyhare.journal.postgres import PostgresJournal
    except ImportError:
        fail(say("ops-missing-extra", extra="postgres"))
    return PostgresJournal(place)


def database_draft(place: str) -> Draft:
    """The same, to fill it all or not at all."""
    check_address(place)
    try:
        from storyhare.journal.postgres_draft import PostgresDraft
    except ImportError:
        fail(say("ops-missing-extra", extra="postgres"))
    return PostgresDraft(place)


def snapshot(place: str) -> "Snapshot":
    """The same, to read it as it is at one moment."""
    check_address(place)
    try:
        from storyhare.journal.snapshot import Snapshot
    except ImportError:
        fail(say("ops-missing-extra", extra="postgres"))
    return Snapshot(place)


def check_address(place: str) -> None:
    """Refuse what is no address of a database, without repeating it: there is a password in it."""
    if not address.is_proper(place):
        fail(say("ops-wrong-address"))


def without_secrets(place: str) -> str:
    """A place as it may be shown: an address without its password."""
    return address.shown(place) if address.is_meant(place) else place


def _file(place: str) -> Path:
    path = Path(place)
    return path if path.suffix == ".db" else journal_file(path)
