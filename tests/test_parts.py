"""The parts of `make test-long` are those of the Makefile, and every test is in one of them."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.parts import PARTS, part_of

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"


def a_test(path: str, engine: str | None = None, mark: str | None = None) -> pytest.Item:
    """As much of a test as its part depends on."""
    item = SimpleNamespace(path=TESTS / path, get_closest_marker=lambda name: name == mark)
    if engine is not None:
        item.callspec = SimpleNamespace(params={"engine": engine})
    return item  # type: ignore[return-value]


def test_the_makefile_runs_every_part_and_offers_it() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for pattern in (r"^LONG := (.+)$", r'PART="([a-z ]+)"'):
        (found,) = re.findall(pattern, makefile, re.MULTILINE)
        assert tuple(found.split()) == PARTS


@pytest.mark.parametrize(
    ("test", "part"),
    [
        (a_test("rules/test_laws.py"), "rules"),
        (a_test("test_build.py"), "rules"),
        (a_test("deploy/test_container.py"), "server"),
        (a_test("server/test_crash.py"), "server"),
        (a_test("storage/test_power_loss.py"), "storage"),
        (a_test("bots/test_tables.py"), "bots"),
        (a_test("browser/test_recorder_formats.py"), "chromium"),
        (a_test("browser/test_axe.py", engine="webkit"), "webkit"),
        (a_test("browser/test_nodes.py", engine="firefox", mark="clock"), "clock"),
        (a_test("server/test_faults.py", mark="clock"), "clock"),
        (a_test("server/test_cost_fuzz.py"), "cost"),
    ],
)
def test_a_test_belongs_to_one_part(test: pytest.Item, part: str) -> None:
    assert part_of(test) == part
