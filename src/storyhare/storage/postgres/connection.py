"""How every store connects to PostgreSQL: connections, pools, time limits and faults.

Stores do not share one pool, because one must not wait for another: an upload of a large deck
would take the journal's connections, and while thousands of people reconnect, a node's heartbeat
would queue behind their presence. Each store therefore has a few connections of its own, all made
here, and a profile says how long it waits for the database.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
from msgspec import Struct

Connection = Any  # asyncpg is not typed

# What connecting and asking may raise. ValueError: an address or a value that cannot be encoded.
FAULTS = (
    OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, ValueError,
)  # fmt: skip
# Classes of SQLSTATE: the database rejects these values, or a concurrent transaction was faster.
DATA_FAULTS = ("22", "23", "40", "54")
# The database as a whole is unavailable: no connection, no resources, or it disconnects clients.
OUTAGES = ("08", "53", "57")


class Profile(Struct, frozen=True):
    """How long a store waits, in seconds, and the settings of its connections."""

    connect_timeout: float
    command_timeout: float | None
    settings: Mapping[str, str]

    @property
    def arguments(self) -> dict[str, Any]:
        """The profile in the words of asyncpg."""
        return {
            "timeout": self.connect_timeout,
            "command_timeout": self.command_timeout,
            "server_settings": dict(self.settings),
        }


# A database that does not answer a move for so long counts as lost.
PATIENCE = 5.0
# The journal: short statements on rows that other nodes write, too.
MOVES = Profile(
    PATIENCE,
    PATIENCE,
    {
        "application_name": "storyhare",
        "synchronous_commit": "on",
        "jit": "off",
        # A node that hangs inside a transaction must not hold its locks for long.
        "idle_in_transaction_session_timeout": "4s",
        # Batches update rows in the order of their sorted keys. Another plan would lock rows in
        # another order, and batches of two nodes would deadlock.
        "enable_hashjoin": "off",
        "enable_mergejoin": "off",
        "enable_seqscan": "off",
    },
)
# Presence and notifications: nodes repeat what a crash loses, so no commit waits for the disk.
VOLATILE = Profile(PATIENCE, PATIENCE, {**MOVES.settings, "synchronous_commit": "off"})
# Recordings and decks: megabytes per transaction, and nobody at a table waits for them.
FILES = Profile(15.0, 15.0, {"application_name": "storyhare files"})
# Backups: one long transaction that pauses while the other end of the copy is busy. Rewriting, too.
BACKUP = Profile(PATIENCE, None, {**MOVES.settings, "idle_in_transaction_session_timeout": "0"})


async def connect(address: str, profile: Profile) -> Connection:
    """Open one connection; raises one of FAULTS."""
    return await asyncpg.connect(address, **profile.arguments)


def drop(connection: Connection) -> None:
    """Close a connection without waiting for the server."""
    if connection is not None:
        with contextlib.suppress(Exception):
            connection.terminate()


class Pool:
    """At most `most` connections, opened on demand; its one exception is `unavailable`."""

    def __init__(
        self, address: str, profile: Profile, most: int, unavailable: type[Exception]
    ) -> None:
        self._address = address
        self._profile = profile
        self._most = most
        self._unavailable = unavailable
        self._pool: Any = None

    async def open(self) -> None:
        """Prepare; the first statement shows whether the database answers."""
        try:
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=self._most,
                reset=_no_reset,
                **self._profile.arguments,
            )
        except FAULTS as error:
            raise self._unavailable(reason(error)) from error

    async def close(self) -> None:
        """Close all connections; statements that still run fail."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.terminate()

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Connection]:
        """Borrow a connection."""
        if self._pool is None:
            raise self._unavailable("the connections are closed")
        try:
            async with self._pool.acquire(timeout=self._profile.connect_timeout) as connection:
                try:
                    yield connection
                except (*FAULTS, asyncio.CancelledError) as error:
                    # Otherwise the pool would wait for an answer that may never come.
                    if not answered(error):
                        drop(connection)
                    raise
        except FAULTS as error:
            raise self._unavailable(reason(error)) from error

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        """The rows that a statement returns."""
        async with self.connected() as connection:
            rows: list[Any] = await connection.fetch(sql, *values)
            return rows


async def _no_reset(_: Connection) -> None:
    """No statement of ours changes a connection's settings, so there is nothing to reset."""


def is_data_fault(error: BaseException | None) -> bool:
    """Does the database work, and only reject this statement?"""
    state = getattr(error, "sqlstate", None) or ""
    return isinstance(error, TypeError | ValueError | OverflowError) or state[:2] in DATA_FAULTS


def answered(error: BaseException) -> bool:
    """Is the connection usable after this error?"""
    state = getattr(error, "sqlstate", None)
    return is_data_fault(error) or (state is not None and state[:2] not in OUTAGES)


def reason(error: BaseException) -> str:
    """Why, in words; some errors have none."""
    return str(error) or type(error).__name__
