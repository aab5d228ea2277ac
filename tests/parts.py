"""The parts of `make test-long`, each of at most an hour on two cores: `--part=NAME`."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
# What does not belong to one of the others is in the first.
PARTS = ("rules", "server", "storage", "bots", "chromium", "firefox", "webkit", "clock", "cost")
FOLDERS = {
    "bots": "bots",
    "browser": "chromium",
    "cluster": "server",
    "deploy": "server",
    "server": "server",
    "storage": "storage",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """One part only."""
    parser.addoption("--part", choices=PARTS, help="run only this part of the long tests")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the other parts."""
    wanted = config.getoption("--part")
    if wanted is None:
        return
    others = [item for item in items if part_of(item) != wanted]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if part_of(item) == wanted]


def part_of(item: pytest.Item) -> str:
    """The part that a test belongs to."""
    if item.path == HERE / "server" / "test_cost_fuzz.py":
        return "cost"
    if item.get_closest_marker("clock"):
        return "clock"
    called = getattr(item, "callspec", None)
    engine: str | None = None if called is None else called.params.get("engine")
    folder = item.path.relative_to(HERE).parts[0]
    return engine or FOLDERS.get(folder, PARTS[0])
