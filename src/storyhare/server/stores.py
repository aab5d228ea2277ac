"""Where a server keeps its tables, and how it hears of other servers: chosen by its settings."""

import secrets
from pathlib import Path

from storyhare.decks.depot import Depot
from storyhare.journal import Journal, SqliteJournal
from storyhare.media.blobs import Blobs, Quota
from storyhare.media.folder import FolderBlobs
from storyhare.server.config import Config
from storyhare.table import timing
from storyhare.table.neighbours import Neighbours


class MissingExtra(Exception):  # noqa: N818 - says what is so
    """A setting needs packages that are not installed: an extra of ours brings them."""


def journal_file(data: Path) -> Path:
    """Where the journal lies."""
    return data / "storyhare.db"


def media_folder(data: Path) -> Path:
    """Where recordings lie that are no rows of a database, and those on their way in."""
    return data / "media"


def stores(config: Config) -> tuple[Journal, Neighbours | None]:
    """The journal, and the other nodes where there can be any."""
    if config.database is None:
        return SqliteJournal(journal_file(config.data)), None
    try:
        from storyhare.journal.postgres import PostgresJournal
        from storyhare.journal.postgres_notify import PostgresBus
        from storyhare.journal.postgres_register import PostgresRegister
    except ImportError as error:
        raise MissingExtra("postgres") from error
    register = PostgresRegister(config.database, timing.ALIVE_FOR)
    # Every start is another node: nobody must take it for the one that crashed.
    neighbours = Neighbours(secrets.token_hex(8), PostgresBus(config.database), register)
    return PostgresJournal(config.database), neighbours


def blob_store(config: Config) -> Blobs:
    """Where recordings are kept: beside the tables."""
    megabyte = 1_000_000
    quota = Quota(config.recordings_per_table * megabyte, config.recordings_quota * megabyte)
    if config.database is None:
        return FolderBlobs(media_folder(config.data) / "kept", quota)
    try:
        from storyhare.media.postgres import PostgresBlobs
    except ImportError as error:
        raise MissingExtra("postgres") from error
    return PostgresBlobs(config.database, quota)


def deck_depot(config: Config) -> Depot | None:
    """Where all nodes find the decks that people bring; None: in the node's own folder."""
    if config.database is None:
        return None
    try:
        from storyhare.decks.postgres import PostgresDepot
    except ImportError as error:
        raise MissingExtra("postgres") from error
    return PostgresDepot(config.database)
