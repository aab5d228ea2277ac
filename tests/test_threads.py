"""Who waits in which threads: reads, recordings, imports and decks' files never share any."""

import ast
import asyncio
import threading
from pathlib import Path

from storyhare.threads import Threads

SOURCE = Path(__file__).parent.parent / "src" / "storyhare"
# The default threads are everybody's, so that one slow user holds up all others. Left in them is
# what happens at a start or an end, what tests do, and the check of a recording that has arrived.
DEFAULT_THREADS = {
    "storage/sqlite/atomic.py",
    "storage/sqlite/journal.py",
    "server/http/recordings.py",
    "testing/client.py",
    "testing/server.py",
}


def uses(path: Path, name: str) -> list[int]:
    """The lines in which an attribute of this name is called."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [f.lineno for f in calls if isinstance(f, ast.Attribute) and f.attr == name]


def users(name: str) -> set[str]:
    found = [path for path in SOURCE.rglob("*.py") if uses(path, name)]
    return {path.relative_to(SOURCE).as_posix() for path in found}


def test_nobody_else_waits_in_the_default_threads() -> None:
    assert users("to_thread") <= DEFAULT_THREADS
    assert users("run_in_executor") == {"threads.py"}


def test_a_journal_joins_its_writer_there_and_reads_nothing() -> None:
    assert len(uses(SOURCE / "storage" / "sqlite" / "journal.py", "to_thread")) == 1


async def test_threads_of_one_purpose_hold_up_no_others() -> None:
    first, second = Threads("first", 2), Threads("second", 1)
    stop = threading.Event()
    try:
        stuck = [asyncio.create_task(first.run(stop.wait)) for _ in range(50)]
        assert await asyncio.wait_for(second.run(sum, [1, 2]), 30) == 3
        assert await asyncio.wait_for(asyncio.to_thread(sum, [1, 2]), 30) == 3
        assert not any(task.done() for task in stuck)
    finally:
        stop.set()
        await asyncio.gather(*stuck)
        first.close()
        second.close()
