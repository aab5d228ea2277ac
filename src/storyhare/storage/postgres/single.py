"""A PostgreSQL journal over one connection and in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from storyhare.storage.port import JournalUnavailable
from storyhare.storage.postgres.connection import BACKUP, FAULTS, Connection, connect, drop, reason
from storyhare.storage.postgres.journal import PostgresJournal

T = TypeVar("T")


class SingleTransaction(PostgresJournal):
    """The base of journals that only read, or store all or nothing; statements take turns."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._turn = asyncio.Lock()
        self._connection: Connection = None

    async def _connect(self) -> None:
        try:
            self._connection = await connect(self._address, BACKUP)
        except FAULTS as error:
            raise JournalUnavailable(reason(error)) from error

    async def close(self) -> None:
        """Disconnect; PostgreSQL discards what was not committed."""
        drop(self._connection)

    async def _read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._turn:
            try:
                return await work(self._connection)
            except FAULTS as error:
                raise JournalUnavailable(reason(error)) from error
