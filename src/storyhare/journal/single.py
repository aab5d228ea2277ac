"""A PostgreSQL journal over a single connection and in a single transaction."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg

from storyhare.journal.port import JournalUnavailable
from storyhare.journal.postgres import FAULTS, PATIENCE, SETTINGS, PostgresJournal
from storyhare.journal.schema import Connection

T = TypeVar("T")


class SingleTransaction(PostgresJournal):
    """What those have in common who only read, or keep all or nothing: one speaks at a time."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._turn = asyncio.Lock()
        self._connection: Connection = None

    async def _connect(self) -> None:
        # The other journal of a copy may take its time.
        settings = {**SETTINGS, "idle_in_transaction_session_timeout": "0"}
        try:
            self._connection = await asyncpg.connect(
                self._address, timeout=PATIENCE, server_settings=settings
            )
        except FAULTS as error:
            raise _unavailable(error) from error

    async def close(self) -> None:
        """Hang up; what was not committed never was."""
        if self._connection is not None:
            self._connection.terminate()

    async def _read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._turn:
            try:
                return await work(self._connection)
            except FAULTS as error:
                raise _unavailable(error) from error


def _unavailable(error: Exception) -> JournalUnavailable:
    return JournalUnavailable(str(error) or type(error).__name__)
