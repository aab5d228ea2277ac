"""Runs browser tests in every engine and shows in docs/browsers.md what passed where.

`python -m tests.browser.matrix [ARGUMENTS OF PYTEST …]`; all tests take hours. So a run of some of
them, `tests/browser/test_tv.py -k firefox`, takes the place of what is known of these, and the rest
stays. build/browser/matrix.json keeps it, until an engine has another version.
"""

import json
import re
import sys
from collections import Counter, defaultdict
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.browser.engines import ENGINES

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DOCS = ROOT / "docs" / "browsers.md"
KNOWN = ROOT / "build" / "browser" / "matrix.json"
TABLE = re.compile(r"^\| \d{4}-\d\d-\d\d \|.*\n(\|.*\n)+", re.MULTILINE)
IN_ENGINE = re.compile(rf"\[({'|'.join(ENGINES)})[-\]]")
WORST = ("failed", "skipped", "passed")
WORDS = {"passed": "passed", "failed": "**failed**", "skipped": "not possible"}


class Matrix:
    """Hears how tests end, by file and engine; what does not start or ends badly has failed."""

    def __init__(self, versions: dict[str, str], known: dict[str, list[str]]) -> None:
        self.versions = versions
        self.ends = {
            test: (area, engine, version, end)
            for test, (area, engine, version, end) in known.items()
            if version == versions[engine]
        }

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has started, run or ended."""
        found = IN_ENGINE.search(report.nodeid)
        if found is None:
            return
        engine = found[1]
        before = "passed" if report.when == "setup" else self.ends[report.nodeid][-1]
        end = min(before, report.outcome, key=WORST.index)
        area = Path(report.fspath).stem
        self.ends[report.nodeid] = (area, engine, self.versions[engine], end)

    def table(self) -> str:
        """The table, with versions and the date."""
        cells: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
        for area, engine, _, end in self.ends.values():
            cells[area][engine][end] += 1
        heads = [f"{one.title} {self.versions[one.name]}" for one in ENGINES.values()]
        rows = [f"| {datetime.now(UTC):%Y-%m-%d} | {' | '.join(heads)} |", "|---|---|---|---|"]
        for area, row in sorted(cells.items()):
            shown = [_shown(row[engine]) for engine in ENGINES]
            rows.append(f"| {area.removeprefix('test_').replace('_', ' ')} | {' | '.join(shown)} |")
        return "".join(f"{row}\n" for row in rows)


def _shown(ends: Counter[str]) -> str:
    told = [f"{ends[end]} {word}" for end, word in WORDS.items() if ends[end]]
    return ", ".join(told) or "not run"


def main() -> None:
    """Run the tests, show the table."""
    versions = {str(name): one.version() or "missing" for name, one in ENGINES.items()}
    known = json.loads(KNOWN.read_text(encoding="utf-8")) if KNOWN.exists() else {}
    matrix = Matrix(versions, known)
    wanted = sys.argv[1:]
    if not any(one.startswith(("tests", str(HERE))) for one in wanted):
        wanted.append(str(HERE))
    code = pytest.main(["-q", "--no-header", "-m", "", *wanted], plugins=[matrix])
    KNOWN.parent.mkdir(parents=True, exist_ok=True)
    KNOWN.write_text(json.dumps(matrix.ends, indent=1), encoding="utf-8")
    text = DOCS.read_text(encoding="utf-8")
    DOCS.write_text(TABLE.sub(lambda _: matrix.table(), text, count=1), encoding="utf-8")
    print(matrix.table())
    sys.exit(code)


if __name__ == "__main__":
    main()
