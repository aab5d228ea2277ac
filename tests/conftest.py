"""One PostgreSQL server for all tests of a worker, with a database of its own for each."""

import asyncio
from collections.abc import Iterator

import pytest

from storyhare.testing.postgres import PostgresProcess


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresProcess]:
    """A server that nobody stops, and so one that need not wait for a disk."""
    process = PostgresProcess(fsync="off")
    process.start()
    yield process
    process.remove()


@pytest.fixture
def own_postgres() -> Iterator[PostgresProcess]:
    """A server for one test alone, that may be stopped and killed."""
    process = PostgresProcess()
    process.start()
    yield process
    process.remove()


@pytest.fixture
def database(postgres: PostgresProcess) -> str:
    """The address of an empty database."""
    return asyncio.run(postgres.new_database())
