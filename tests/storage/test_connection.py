"""Pools of connections to PostgreSQL: one exception for every fault, and no wait without an end."""

import asyncio
import time

import pytest
from msgspec.structs import replace

from storyhare.storage.postgres.connection import MOVES, PATIENCE, Pool
from storyhare.testing.storage.postgres import PostgresProcess

SOON = 30.0
SLEEP = "SELECT pg_sleep(60)"


class StoreError(Exception):
    """What a store would raise."""


def pool(address: str, most: int = 1, command_timeout: float = PATIENCE) -> Pool:
    return Pool(address, replace(MOVES, command_timeout=command_timeout), most, StoreError)


async def test_every_fault_is_the_exception_of_the_store(database: str) -> None:
    made = pool(database)
    with pytest.raises(StoreError, match="closed"):
        await made.fetch("SELECT 1")
    await made.open()
    with pytest.raises(StoreError, match="nowhere"):
        await made.fetch("SELECT 1 FROM nowhere")
    with pytest.raises(StoreError):
        await made.fetch("SELECT $1::text", "\ud800")
    assert [tuple(row) for row in await made.fetch("SELECT 1")] == [(1,)]
    await made.close()
    lost = pool("postgresql://127.0.0.1:1/hare")
    await lost.open()
    with pytest.raises(StoreError):
        await lost.fetch("SELECT 1")
    await lost.close()


async def test_closing_ends_the_statements_that_run(database: str) -> None:
    made = pool(database)
    await made.open()
    running = asyncio.create_task(made.fetch(SLEEP))
    await asyncio.sleep(0.2)  # earlier, nothing would run yet; later, nothing would change
    await made.close()
    with pytest.raises(StoreError):
        await asyncio.wait_for(running, SOON)


async def test_a_rejected_statement_costs_no_connection(database: str) -> None:
    made = pool(database)
    await made.open()
    who = "SELECT pg_backend_pid()"
    (before,) = await made.fetch(who)
    with pytest.raises(StoreError):
        await made.fetch("SELECT 1 / 0")
    (after,) = await made.fetch(who)
    assert tuple(before) == tuple(after)
    await made.close()


@pytest.mark.parametrize("cancelled", [True, False], ids=["cancelled", "timed out"])
async def test_nobody_waits_for_an_answer_that_does_not_come(
    cancelled: bool, own_postgres: PostgresProcess
) -> None:
    made = pool(await own_postgres.new_database(), command_timeout=SOON if cancelled else 0.5)
    await made.open()
    await made.fetch("SELECT 1")
    own_postgres.freeze()
    try:
        running = asyncio.create_task(made.fetch("SELECT 1"))
        await asyncio.sleep(0.2)  # until it has been sent; a frozen database gives no sign
        began = time.monotonic()
        if cancelled:
            running.cancel()
        with pytest.raises(asyncio.CancelledError if cancelled else StoreError):
            await running
        waited = time.monotonic() - began
    finally:
        own_postgres.thaw()  # a server that hangs could not be stopped
    assert waited < PATIENCE - 1  # the pool itself would wait that long
    assert len(await asyncio.wait_for(made.fetch("SELECT 1"), SOON)) == 1
    await made.close()
