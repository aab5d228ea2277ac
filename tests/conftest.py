"""What all tests share: a PostgreSQL server a worker, and measuring what is to be measured."""

import asyncio
import sys
from collections.abc import Generator, Iterator

import pytest

from storyhare.testing.postgres import PostgresProcess

pytest_plugins = ["tests.timelimit"]


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


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test marked `no_cover` runs at full speed.

    In a worker of pytest-xdist two measurements run, and pytest-cov 7.1 pauses only one of them.
    """
    if item.get_closest_marker("no_cover") is None:
        return (yield)
    measuring = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(measuring)
