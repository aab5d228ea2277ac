"""Fixtures of all tests: a PostgreSQL server per worker; and coverage only where it is enforced."""

import asyncio
import signal
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess
from tests.forks import launch

HERE = Path(__file__).parent
# The tests that cover every line of the rules and the views.
MEASURED = (
    "rules", "views", "golden", "table", "cli/test_score.py", "test_docs.py", "test_reasons.py",
)  # fmt: skip

# Begun first: begun last, one of these would keep one core busy while the other has nothing to do.
SLOWEST = (
    "server/test_cost_fuzz.py", "browser/test_games.py", "browser/test_sizes.py",
    "server/test_maintenance.py", "server/test_deck_cost.py", "server/test_faults.py",
    "server/test_deck_nodes.py", "server/test_crash.py", "server/test_nodes.py",
    "deploy/test_proxies.py", "rules/test_laws.py",
)  # fmt: skip

pytest_plugins = ["tests.parts", "tests.timelimit"]
ServerProcess.launch = staticmethod(launch)


def pytest_configure() -> None:
    """Heed interrupts: started in the background, we would ignore them, and so would children."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresProcess]:
    """A server for all tests of this worker; tests must not stop it. It runs without fsync."""
    process = PostgresProcess(fsync="off")
    process.start()
    yield process
    process.remove()


@pytest.fixture
def own_postgres() -> Iterator[PostgresProcess]:
    """A server for one test, which may stop and kill it."""
    process = PostgresProcess()
    process.start()
    yield process
    process.remove()


@pytest.fixture
def database(postgres: PostgresProcess) -> str:
    """The address of an empty database."""
    return asyncio.run(postgres.new_database())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slowest modules first."""
    ranks = {HERE / place: rank for rank, place in enumerate(SLOWEST)}
    items.sort(key=lambda item: ranks.get(item.path, len(ranks)))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """With a plain `--cov`, pause the measurement for tests that do not cover rules or views.

    Coverage slows down every call, also in code that it does not count.
    """
    plain = item.config.getoption("cov_source", None) == [True]  # and not `--cov=storyhare.media`
    measured = any(item.path.is_relative_to(HERE / place) for place in MEASURED)
    if not plain or measured or _no_cover(item):
        return (yield)
    with _unmeasured():
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test marked `no_cover` runs at full speed.

    In a worker of pytest-xdist two measurements run, and pytest-cov 7.1 pauses only one of them.
    """
    if not _no_cover(item):
        return (yield)
    with _unmeasured():
        return (yield)


def _no_cover(item: pytest.Item) -> bool:
    return item.get_closest_marker("no_cover") is not None


@contextmanager
def _unmeasured() -> Iterator[None]:
    here, in_new_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        yield
    finally:
        sys.settrace(here)
        threading.settrace(in_new_threads)
