"""A few connections to PostgreSQL for what lies beside the journal; faults are one exception."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

Connection = Any  # asyncpg has no types of its own
PATIENCE = 15.0
# A node that stops does not wait long for a silent database: nothing is under way any longer.
FAREWELL = 2.0
FAULTS = (
    OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)  # fmt: skip


class Pool:
    """Connections that open when they are needed."""

    def __init__(self, address: str, name: str, most: int, unavailable: type[Exception]) -> None:
        self._address = address
        self._name = name
        self._most = most
        self._unavailable = unavailable
        self._pool: Connection = None

    async def open(self) -> None:
        """Be ready; that the database answers shows only later."""
        try:
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=0,
                max_size=self._most,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings={"application_name": self._name},
            )
        except FAULTS as error:
            raise self._unavailable(str(error)) from error

    async def close(self) -> None:
        """Hang up."""
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), FAREWELL)
            except FAULTS:
                pool.terminate()

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Connection]:
        """One of them, for a while."""
        if self._pool is None:
            raise self._unavailable("closed")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except FAULTS as error:
            raise self._unavailable(str(error)) from error
