"""The memory: what happened at every table, kept before anybody is told that it happened."""

from storyhare.journal.memory import MemoryJournal
from storyhare.journal.port import (
    ChatLine,
    CodeTaken,
    Conflict,
    Journal,
    JournalUnavailable,
    Line,
    NothingThere,
    Replaced,
    Row,
    Status,
    TooNew,
    TooOld,
    Write,
)
from storyhare.journal.sqlite import SqliteJournal

__all__ = [
    "ChatLine",
    "CodeTaken",
    "Conflict",
    "Journal",
    "JournalUnavailable",
    "Line",
    "MemoryJournal",
    "NothingThere",
    "Replaced",
    "Row",
    "SqliteJournal",
    "Status",
    "TooNew",
    "TooOld",
    "Write",
]
