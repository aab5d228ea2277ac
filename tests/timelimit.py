"""A time limit for every test: one that hangs fails with all stacks, and the run goes on.

pytest-timeout keeps the time, and says whose limit is which; how a test is ended is done here. Its
own alarm rings once: it may be lost in a callback of an event loop, and it is switched off before
the test's fixtures clean up. It also shows threads, and not the tasks in which ours hang.
"""

import asyncio
import faulthandler
import os
import signal
import sys
import threading
import traceback
from collections.abc import Generator
from typing import Any

import pytest
import pytest_timeout

# Seconds. The limit of all others is in pyproject.toml.
LONG = 2 * 3600.0  # tests marked `long`: an hour is the longest that one of them takes on purpose
CLEANING_UP = 180.0
# An alarm that was lost rings again. A test that three of them did not end hangs outside Python:
# its process ends, and pytest-xdist goes on in a new one.
AGAIN = 20.0
AT_THE_LATEST = 3 * AGAIN
HAS_ALARM = hasattr(signal, "SIGALRM")

STDERR = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    """Keep the real stderr: what a process says while it ends would be lost in the captured one."""
    config.stash[STDERR] = os.dup(sys.__stderr__.fileno() if sys.__stderr__ else 2)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Give it back."""
    os.close(config.stash[STDERR])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests have a long limit, unless they say another one."""
    for item in items:
        if item.get_closest_marker("long") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG))


def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> bool | None:
    """A test begins; where there is no alarm, pytest-timeout does what it can."""
    return _set_alarm(item, settings.timeout) if HAS_ALARM else None


def pytest_timeout_cancel_timer() -> bool | None:
    """It has ended, or failed."""
    if not HAS_ALARM:
        return None
    signal.setitimer(signal.ITIMER_REAL, 0)
    faulthandler.cancel_dump_traceback_later()
    return True


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """Cleaning up has a limit of its own, also after a test that failed."""
    if HAS_ALARM:
        _set_alarm(item, CLEANING_UP)
    return (yield)


def _set_alarm(item: pytest.Item, seconds: float) -> bool:
    def ring(*_: object) -> None:
        if not pytest_timeout.is_debugging():
            _show_stacks()
            pytest.fail(f"not done after {seconds:g} s")

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    latest, stderr = seconds + AT_THE_LATEST, item.config.stash[STDERR]
    faulthandler.dump_traceback_later(latest, exit=True, file=stderr)
    return True


def _show_stacks() -> None:
    """Where every thread and every task is."""
    frames = sys._current_frames()
    for thread in threading.enumerate():
        print(f"-- thread {thread.name}", file=sys.stderr)
        traceback.print_stack(frames.get(thread.ident or 0), file=sys.stderr)
    try:
        tasks = asyncio.all_tasks()
    except RuntimeError:  # no event loop runs here
        return
    for task in tasks:
        print(f"-- task {task.get_name()}", file=sys.stderr)
        task.print_stack(file=sys.stderr)
