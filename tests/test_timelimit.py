"""A test that hangs fails alone, says where it hung, and leaves the rest of the run as it was."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HANGING = """
import asyncio, contextlib, signal, subprocess, sys, threading, time
import pytest

WAITS = "import time; time.sleep(600)"


async def never_comes():
    await asyncio.Event().wait()


async def test_a_task():
    await asyncio.create_task(never_comes(), name="the one that hangs")


def test_a_thread():
    thread = threading.Thread(target=time.sleep, args=(600,), name="sleeper", daemon=True)
    thread.start()
    thread.join()


def test_a_child():
    subprocess.run([sys.executable, "-c", WAITS], check=True)


async def test_a_callback_that_loses_the_first_alarm():
    loop = asyncio.get_running_loop()
    loop.call_soon(time.sleep, 600)  # the loop catches whatever is raised in a callback
    await never_comes()


@pytest.fixture
async def never_ends():
    yield
    await never_comes()


async def test_cleaning_up(never_ends):
    pass


async def test_cleaning_up_after_a_failure(never_ends):
    assert False, "failed by itself"


@pytest.fixture(scope="module")
def child():
    with subprocess.Popen([sys.executable, "-c", WAITS]) as process:
        print("child", process.pid)
        yield process
        process.kill()


async def test_with_a_child(child):
    print("child", child.pid)
    await never_comes()


async def test_afterwards(child):
    assert child.poll() is None  # others still have what they share
    await asyncio.sleep(0)
"""
OUTSIDE_PYTHON = """
import signal, time


def test_before():
    pass


def test_outside_python():
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})  # as code in C that never returns
    time.sleep(600)


def test_after():
    pass
"""
IN_A_WORKER = ["-n", "1", "--dist", "worksteal"]
SHORT = """
pytest_plugins = ["tests.timelimit"]


def pytest_configure():
    from tests import timelimit

    timelimit.CLEANING_UP, timelimit.AGAIN, timelimit.AT_THE_LATEST, timelimit.LONG = 2, 1, 4, 5
"""


def run(folder: Path, test: str, *options: str) -> str:
    """What pytest says about a file of tests, with short limits."""
    (folder / "conftest.py").write_text(SHORT, encoding="utf-8")
    (folder / "test_it.py").write_text(test, encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), "--timeout", "2"]
    plugins = ["-p", "asyncio", "-p", "timeout", "-p", "xdist"]  # the rest is slow
    path = f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    # Nothing of how this very run was started, such as which tests it leaves out.
    around = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            *plugins,
            *settings,
            *options,
            folder / "test_it.py",
        ],
        cwd=folder,
        env={**around, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return ran.stdout + ran.stderr


def in_the_end(said: str, outcome: str) -> set[str]:
    """The tests that ended so, by pytest's summary."""
    lines = [line for line in said.splitlines() if line.startswith(outcome) and "::" in line]
    return {line.split("::")[1].split(" ")[0] for line in lines}


def test_hanging_tests_fail_with_their_stacks_and_the_run_goes_on(tmp_path: Path) -> None:
    said = run(tmp_path, HANGING, *IN_A_WORKER)
    assert in_the_end(said, "FAILED") == {
        "test_a_task",
        "test_a_thread",
        "test_a_child",
        "test_a_callback_that_loses_the_first_alarm",
        "test_cleaning_up_after_a_failure",
        "test_with_a_child",
    }
    assert in_the_end(said, "ERROR") == {"test_cleaning_up", "test_cleaning_up_after_a_failure"}
    assert "6 failed, 2 passed, 2 errors" in said
    assert "not done after 2 s" in said
    assert "-- task the one that hangs" in said
    assert "-- thread sleeper" in said
    assert "in never_comes" in said


def test_without_workers_it_is_the_same(tmp_path: Path) -> None:
    said = run(tmp_path, HANGING, "-k", "a_task or with_a_child or afterwards")
    assert in_the_end(said, "FAILED") == {"test_a_task", "test_with_a_child"}
    assert "2 failed, 1 passed" in said
    assert "-- task the one that hangs" in said


def test_a_test_that_hangs_outside_python_costs_a_worker_and_not_the_run(tmp_path: Path) -> None:
    said = run(tmp_path, OUTSIDE_PYTHON, *IN_A_WORKER)
    assert "crashed while running" in said
    assert "test_outside_python" in said
    assert "1 failed, 2 passed" in said
    assert "Timeout (0:00:06)" in said  # the stacks of a process that ends


def test_a_long_test_has_a_longer_limit(tmp_path: Path) -> None:
    test = "import pytest, time\n\n@pytest.mark.long\ndef test_it():\n    time.sleep(600)\n"
    assert "not done after 5 s" in run(tmp_path, test)
    own = test.replace("mark.long", "mark.long\n@pytest.mark.timeout(1)")
    assert "not done after 1 s" in run(tmp_path, own)
