"""Storage: what happened at every table, stored before anyone is told that it happened.

`storyhare.storage.sqlite` and `storyhare.storage.postgres` have the stores; importing the latter
needs the extra `postgres`.
"""

from storyhare.storage import address, archive, faults, files
from storyhare.storage.memory import MemoryJournal
from storyhare.storage.notifications import OUTSIDE, Notification, NotificationBus, Receive
from storyhare.storage.outages import OutageLog
from storyhare.storage.outbox import (
    UNPLANNED,
    Checked,
    Claim,
    Outbox,
    StoredChannel,
    StoredNotification,
)
from storyhare.storage.pairings import LocalPairings, Pairing, Pairings
from storyhare.storage.port import (
    ChatLine,
    CodeTaken,
    Conflict,
    Journal,
    JournalUnavailable,
    Line,
    NothingThere,
    Predecessor,
    Row,
    Status,
    TooNew,
    TooOld,
    Write,
)
from storyhare.storage.sqlite import SqliteJournal
from storyhare.storage.transfer import (
    AtomicJournal,
    Copied,
    SourceUnavailable,
    Step,
    copy_files,
    copy_journal,
    from_source,
)

__all__ = [
    "OUTSIDE",
    "UNPLANNED",
    "AtomicJournal",
    "ChatLine",
    "Checked",
    "Claim",
    "CodeTaken",
    "Conflict",
    "Copied",
    "Journal",
    "JournalUnavailable",
    "Line",
    "LocalPairings",
    "MemoryJournal",
    "NothingThere",
    "Notification",
    "NotificationBus",
    "OutageLog",
    "Outbox",
    "Pairing",
    "Pairings",
    "Predecessor",
    "Receive",
    "Row",
    "SourceUnavailable",
    "SqliteJournal",
    "Status",
    "Step",
    "StoredChannel",
    "StoredNotification",
    "TooNew",
    "TooOld",
    "Write",
    "address",
    "archive",
    "copy_files",
    "copy_journal",
    "faults",
    "files",
    "from_source",
    "postgres",
    "sqlite",
]
