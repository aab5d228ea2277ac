"""The journal in an SQLite file, and the maintenance of such files."""

from storyhare.storage.sqlite import maintenance, salvage
from storyhare.storage.sqlite.atomic import AtomicSqliteJournal
from storyhare.storage.sqlite.journal import SqliteJournal

__all__ = ["AtomicSqliteJournal", "SqliteJournal", "maintenance", "salvage"]
