"""Runs browser tests in every engine and prints what passed where, as a table for docs/browsers.md.

`python -m tests.browser.matrix [FILE …]`; without files all of them, which takes an hour or more.
"""

import re
import sys
from collections import Counter, defaultdict
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.browser.engines import ENGINES

HERE = Path(__file__).parent
IN_ENGINE = re.compile(rf"\[({'|'.join(ENGINES)})[-\]]")
WORST = ("failed", "skipped", "passed")


class Matrix:
    """Hears how tests end, by file and engine; what does not start or ends badly has failed."""

    def __init__(self) -> None:
        self.ends: dict[str, tuple[str, str, str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has started, run or ended."""
        found = IN_ENGINE.search(report.nodeid)
        if found is None:
            return
        before = self.ends.get(report.nodeid, ("", "", "passed"))[2]
        end = min(before, report.outcome, key=WORST.index)
        self.ends[report.nodeid] = (Path(report.fspath).stem, found[1], end)

    def table(self) -> str:
        """The table, with versions and the date."""
        cells: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
        for area, engine, end in self.ends.values():
            cells[area][engine][end] += 1
        heads = [f"{one.title} {one.version() or 'missing'}" for one in ENGINES.values()]
        rows = [f"| {datetime.now(UTC):%Y-%m-%d} | {' | '.join(heads)} |", "|---|---|---|---|"]
        for area, row in sorted(cells.items()):
            shown = [_shown(row[engine]) for engine in ENGINES]
            rows.append(f"| {area.removeprefix('test_').replace('_', ' ')} | {' | '.join(shown)} |")
        return "\n".join(rows)


def _shown(ends: Counter[str]) -> str:
    words = {"passed": "passed", "failed": "**failed**", "skipped": "not possible"}
    told = [f"{ends[end]} {word}" for end, word in words.items() if ends[end]]
    return ", ".join(told) or "not run"


def main() -> None:
    """Run the tests, print the table."""
    matrix = Matrix()
    files = sys.argv[1:] or [str(HERE)]
    code = pytest.main(["-q", "--no-header", "--tb=line", *files], plugins=[matrix])
    print(matrix.table())
    sys.exit(code)


if __name__ == "__main__":
    main()
