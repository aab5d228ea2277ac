"""Fixtures: one real server process per module, with its own journal."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from storyhare.testing.server import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without limits; whatever happens to it, its log must be free of tracebacks."""
    yield from serving(ServerProcess(tmp_path_factory.mktemp("server")))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test alone, that may be stopped and killed."""
    yield from serving(ServerProcess(tmp_path))


def serving(process: ServerProcess) -> Iterator[ServerProcess]:
    """Start, lend, stop, and look into the log."""
    asyncio.run(process.start())
    try:
        yield process
    finally:
        process.stop()
    assert "Traceback" not in process.log
