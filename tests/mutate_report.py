"""A plugin for pytest that writes down how long each test took, for tests/mutate.py."""

import json
import os
from collections import Counter
from pathlib import Path

import pytest

_SECONDS: Counter[str] = Counter()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test takes what its preparations take, too."""
    _SECONDS[report.nodeid] += report.duration  # type: ignore[assignment]


def pytest_sessionfinish() -> None:
    """All have run."""
    Path(os.environ["MUTATE_REPORT"]).write_text(json.dumps(_SECONDS), encoding="utf-8")
