"""Journal, decks, recordings, presence, notifications and pairing codes in PostgreSQL.

Importing this package imports asyncpg, which the extra `postgres` installs.
"""

from storyhare.storage.postgres.atomic import AtomicPostgresJournal
from storyhare.storage.postgres.blobs import PostgresBlobs
from storyhare.storage.postgres.decks import PostgresDeckStore
from storyhare.storage.postgres.journal import PostgresJournal
from storyhare.storage.postgres.nodes.notify import PostgresNotificationBus
from storyhare.storage.postgres.nodes.presence import PostgresPresence
from storyhare.storage.postgres.pairings import PostgresPairings
from storyhare.storage.postgres.snapshot import PostgresSnapshot

__all__ = [
    "AtomicPostgresJournal",
    "PostgresBlobs",
    "PostgresDeckStore",
    "PostgresJournal",
    "PostgresNotificationBus",
    "PostgresPairings",
    "PostgresPresence",
    "PostgresSnapshot",
]
