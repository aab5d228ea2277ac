"""Where a server stores its tables, decks and recordings: chosen by its settings."""

import secrets

from msgspec import Struct, field

from storyhare.cluster import Peers, timing
from storyhare.decks import DeckStore, Library
from storyhare.folders import journal_file, recordings_folder
from storyhare.media import Blobs, FolderBlobs, Quota
from storyhare.server.config import Config
from storyhare.storage import Journal, LocalPairings, Pairings, SqliteJournal


class MissingExtra(Exception):
    """A setting needs packages that are not installed: an extra of ours brings them."""


class Stores(Struct, frozen=True):
    """Everything that a server stores or shares with other nodes."""

    library: Library
    journal: Journal
    blobs: Blobs
    # Where all nodes find uploaded decks; None: in the server's own folder.
    decks: DeckStore | None = None
    # The other nodes, where there can be any.
    peers: Peers | None = None
    # The codes of TVs that wait for a table.
    pairings: Pairings = field(default_factory=LocalPairings)


def choose_stores(config: Config, library: Library) -> Stores:
    """The stores that the settings name: files in the data folder, or a PostgreSQL database."""
    megabyte = 1_000_000
    quota = Quota(config.recordings_per_table * megabyte, config.recordings_quota * megabyte)
    url = config.database
    if url is None:
        blobs = FolderBlobs(recordings_folder(config.data), quota)
        return Stores(library, SqliteJournal(journal_file(config.data)), blobs)
    try:
        from storyhare.storage import postgres
    except ImportError as error:
        raise MissingExtra("postgres") from error
    presence = postgres.PostgresPresence(url, timing.ALIVE_FOR, timing.STOP_TIMEOUT)
    # Every start is another node: nobody must take it for the one that crashed.
    bus = postgres.PostgresNotificationBus(url, timing.GATHER_FOR, timing.RETRY_EVERY)
    peers = Peers(secrets.token_hex(8), bus, presence)
    return Stores(
        library,
        postgres.PostgresJournal(url),
        postgres.PostgresBlobs(url, quota),
        postgres.PostgresDeckStore(url),
        peers,
        postgres.PostgresPairings(url),
    )
