"""The table of what drivers cannot do names tests that exist, and the documentation shows it."""

import re
from pathlib import Path

from tests.browser.gaps import GAPS, rows

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "browsers.md"


def test_every_gap_is_one_of_a_test_that_exists() -> None:
    sources = [file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py")]
    tests = {name for text in sources for name in re.findall(r"def (test_\w+)", text)}
    named = {name.partition("[")[0] for gaps in GAPS.values() for name in gaps}
    assert named <= tests


def test_the_documentation_shows_every_gap_and_no_other() -> None:
    shown = [line for line in DOCS.read_text(encoding="utf-8").splitlines() if "| `test_" in line]
    assert shown == rows()
