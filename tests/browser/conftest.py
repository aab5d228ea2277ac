"""Fixtures for tests with real browsers: one of each engine and one server per worker.

Tests here are coroutines and run in one event loop per worker. `people` creates people, each with a
page; any error on any page fails the test at its end. A failed test saves its last screenshots in
build/browser/.
"""

from collections.abc import AsyncIterator, Generator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from storyhare.testing.server import free_port
from tests.browser.engines import ENGINES, Engine, Running, is_required, lacking
from tests.browser.engines import running as start
from tests.browser.gaps import reason
from tests.browser.people import ROOT, People, RealServer
from tests.browser.tables import Tables

HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()
# What runs in `make test`. Bad networks and the sweeps over all screens run
# under `make test-long` until they have been timed on a calm machine (docs/quality.md).
QUICK = {
    "test_autopilot",
    "test_box",
    "test_company",
    "test_first_minute",
    "test_games",
    "test_gaps",
    "test_harness",
    "test_home_smoke",
    "test_lobby",
    "test_seats",
    "test_service_worker",
    "test_sizes",
    "test_tv_board",
}

# What runs in `make test` in engines other than Chromium: one whole game.
QUICK_ELSEWHERE = "test_a_whole_game", "classic of 3"
LACKING: set[str] = set()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test with a browser runs in every engine."""
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", list(ENGINES), indirect=True, scope="session")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser lives in one event loop, so the tests must too."""
    together = pytest.mark.asyncio(loop_scope="session")
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        if pytest_asyncio.is_async_test(item):
            item.add_marker(together, append=False)
        if not _is_quick(item):
            item.add_marker(pytest.mark.long)
        if (why := reason(item)) is not None:
            item.add_marker(pytest.mark.skip(reason=why))


def _is_quick(item: pytest.Item) -> bool:
    called = getattr(item, "callspec", None)
    engine = "chromium" if called is None else called.params.get("engine", "chromium")
    if engine == "chromium":
        return item.path.stem in QUICK
    return all(part in item.name for part in QUICK_ELSEWHERE)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what was not tested."""
    for line in sorted(LACKING):
        terminalreporter.write_line(line, red=True, bold=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell fixtures whether the test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def engine(request: pytest.FixtureRequest) -> Engine:
    """The engine of this test: every test runs in each of them, unless `gaps.py` says why not."""
    chosen = ENGINES[request.param]
    if chosen.version() is None:
        LACKING.add(lacking(chosen))
        (pytest.fail if is_required(chosen) else pytest.skip)(lacking(chosen))
    return chosen


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def running(engine: Engine) -> AsyncIterator[Running]:
    """The engine itself, for all tests of this worker."""
    async with start(engine.name) as started:
        yield started


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RealServer]:
    """`storyhare serve`, for all tests of this worker; its log must be free of tracebacks."""
    async for running in _serving(tmp_path_factory.mktemp("server")):
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def own_server(tmp_path: Path) -> AsyncIterator[RealServer]:
    """A server for one test, which may kill it: `people(3, server=own_server)`."""
    async for running in _serving(tmp_path):
        yield running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def bot_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RealServer]:
    """A server with bots at their natural pace: `people(server=bot_server)`."""
    async for running in _serving(tmp_path_factory.mktemp("bots"), bots="small"):
        yield running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def mail_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RealServer]:
    """A server that offers e-mails, though nobody takes them: `people(server=mail_server)`."""
    port = free_port()
    limits = {
        "smtp_url": "smtp://127.0.0.1:9", "email_from": "hare@play.example",
        "public_url": f"http://127.0.0.1:{port}",
    }  # fmt: skip
    async for running in _serving(tmp_path_factory.mktemp("mails"), port, **limits):
        yield running


async def _serving(
    data: Path, port: int | None = None, **limits: float | str
) -> AsyncIterator[RealServer]:
    running = RealServer(data, port, limits=limits)
    await running.start()
    try:
        yield running
    finally:
        running.stop()
    assert "Traceback" not in running.log


@pytest_asyncio.fixture(loop_scope="session")
async def people(
    request: pytest.FixtureRequest, running: Running, server: RealServer
) -> AsyncIterator[People]:
    """Creates people with browsers: `ada, ben = await people(2, phone=False)`."""
    crowd = People(running, server)
    yield crowd
    node: Any = request.node
    troubles = [trouble for person in crowd.here for trouble in person.troubles]
    failed = node.stash.get(FAILED, True) or bool(troubles)
    await crowd.leave(ROOT / "build" / "browser" / node.name if failed else None)
    assert not troubles, "\n".join(troubles)


@pytest_asyncio.fixture(loop_scope="session")
async def tables(people: People, server: RealServer) -> AsyncIterator[Tables]:
    """Creates tables of people with or without browsers: `await tables.start(people, 4)`."""
    laid = Tables(people, server)
    yield laid
    await laid.close()
