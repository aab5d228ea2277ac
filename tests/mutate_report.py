"""A pytest plugin that records how long each test takes, for tests/mutate.py."""

import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import pytest

_TOOK: dict[str, tuple[float, float]] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """With all that it needs: by the clock, and of a processor."""
    wall, busy = time.monotonic(), time.process_time()
    done = yield
    _TOOK[item.nodeid] = time.monotonic() - wall, time.process_time() - busy
    return done


def pytest_sessionfinish() -> None:
    """All have run."""
    Path(os.environ["MUTATE_REPORT"]).write_text(json.dumps(_TOOK), encoding="utf-8")
