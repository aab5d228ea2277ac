"""Every journal keeps the same promises; SQLite keeps some of its own besides."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import apsw
import pytest
import pytest_asyncio

from storyhare.storage import (
    Journal,
    JournalUnavailable,
    MemoryJournal,
    SqliteJournal,
)
from storyhare.testing.storage.journals import (
    PROMISES,
    Promise,
    bodies,
    named,
    refused,
    write,
)


@pytest_asyncio.fixture(params=["memory", "sqlite"])
async def journal(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Journal]:
    made: Journal
    made = MemoryJournal() if request.param == "memory" else SqliteJournal(tmp_path / "hare.db")
    await made.open()
    yield made
    await made.close()


@pytest.mark.parametrize("promise", PROMISES, ids=named)
async def test_a_journal_keeps_its_promise(promise: Promise, journal: Journal) -> None:
    await promise(journal)


class Counting(SqliteJournal):
    """Counts its commits, and can be held before the first of them."""

    commits = 0

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.go = threading.Event()

    def _connect(self) -> apsw.Connection:
        connection = super()._connect()
        connection.set_commit_hook(self._count)
        return connection

    def _count(self) -> bool:
        self.go.wait(30)
        self.commits += 1
        return False


async def test_appends_that_wait_are_committed_together(tmp_path: Path) -> None:
    journal = Counting(tmp_path / "hare.db")
    await journal.open()
    appends = [
        asyncio.ensure_future(journal.append(write(f"t{number}", 0, b"one")))
        for number in range(200)
    ]
    await asyncio.sleep(0)
    journal.go.set()
    await asyncio.gather(*appends)
    assert len(await journal.table_ids()) == 200
    assert 1 <= journal.commits <= 3
    await journal.close()


async def test_an_append_that_cannot_be_kept_spoils_no_other(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "hare.db")
    await journal.open()
    batch = [write(f"t{number}", 0, b"one") for number in range(10)]
    batch[4] = write("broken", 0, b"one", names={"p": "\ud800"})  # no UTF-8 for half a character
    answers = await asyncio.gather(*map(journal.append, batch), return_exceptions=True)
    assert isinstance(answers.pop(4), JournalUnavailable)
    assert answers == [None] * 9
    assert "broken" not in await journal.table_ids()
    await journal.append(write("t0", 1, b"two"))
    assert await bodies(journal, "t0") == [b"one", b"two"]
    await journal.close()


async def test_commits_are_synced_and_written_ahead(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "hare.db")
    connection = journal._connect()
    assert connection.pragma("journal_mode") == "wal"
    assert connection.pragma("synchronous") == 2  # FULL: synced at every commit
    connection.close()


async def test_two_journals_on_one_file_share_the_lock(tmp_path: Path) -> None:
    left, right = SqliteJournal(tmp_path / "hare.db"), SqliteJournal(tmp_path / "hare.db")
    await left.open()
    await right.open()
    for after in range(5):
        both = [left.append(write("a", after, b"left")), right.append(write("a", after, b"right"))]
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert sorted([type(answer).__name__ for answer in answers]) == ["Conflict", "NoneType"]
    assert list(await left.read_lines("a")) == list(await right.read_lines("a"))
    await left.close()
    await right.close()


@pytest.mark.parametrize("content", [b"no database at all" * 100, None], ids=["garbage", "newer"])
async def test_a_file_that_cannot_be_used_is_said_to_be_so(
    tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "hare.db"
    if content is None:
        newer = apsw.Connection(str(file))
        newer.pragma("user_version", 99)
        newer.close()
    else:
        file.write_bytes(content)
    await refused(SqliteJournal(file).open(), JournalUnavailable)
    await refused(SqliteJournal(tmp_path / "no" / "folder.db").open(), JournalUnavailable)
