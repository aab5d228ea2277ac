"""A full disk: nothing is acknowledged, nothing ends, and with room again all goes on."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest

from storyhare.cli.ops.doctor import diagnose
from storyhare.live import access
from storyhare.rules import Refusal
from storyhare.storage import JournalUnavailable, SqliteJournal
from storyhare.testing.storage.journals import bodies, refused, write
from tests.storage.sample_tables import Clock, a_game, a_registry, step


class Disk(apsw.VFS):
    """A disk that can be full."""

    full = False

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802 - SQLite's own name
        return File(self, name, flags)


class File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._disk = disk

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        if self._disk.full:
            raise apsw.FullError("no space left")
        super().xWrite(data, offset)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    made = Disk(f"full {tmp_path}")
    yield made
    made.unregister()


async def test_nothing_is_acknowledged_on_a_full_disk_and_room_is_enough(
    disk: Disk, tmp_path: Path
) -> None:
    journal = SqliteJournal(tmp_path / "hare.db", vfs=disk.name)
    await journal.open()
    await journal.append(write("a", 0, b"one", names={"p": "Ada"}))
    for after in range(1, 6):
        disk.full = True
        batch = [write("a", after, b"lost", names={"p": "Eve"})]
        batch += [write(f"t{after}{number}", 0, b"lost") for number in range(20)]
        answers = await asyncio.gather(*map(journal.append, batch), return_exceptions=True)
        assert {type(answer) for answer in answers} == {JournalUnavailable}
        assert len(await bodies(journal, "a")) == after  # what was kept can be read all the same
        assert await journal.read_names("a") == {"p": "Ada"}
        assert list(await journal.table_ids()) == ["a"]
        disk.full = False
        await journal.append(write("a", after, b"kept"))
    await journal.close()


async def test_a_full_disk_cannot_be_proved_and_a_disk_with_room_can(
    disk: Disk, tmp_path: Path
) -> None:
    journal = SqliteJournal(tmp_path / "hare.db", vfs=disk.name)
    await journal.open()
    for _ in range(3):
        await journal.check_writable()
        disk.full = True
        await refused(journal.check_writable(), JournalUnavailable)
        disk.full = False
    await journal.close()


async def test_a_table_refuses_politely_while_nothing_can_be_kept(
    disk: Disk, tmp_path: Path
) -> None:
    file, clock = tmp_path / "storyhare.db", Clock()
    journal = SqliteJournal(file, vfs=disk.name)
    await journal.open()
    registry = a_registry(journal, clock)
    table = await a_game(registry, clock, steps=4)
    before = table.table
    disk.full = True
    assert await access.join(registry, before.code, "Hugo") == Refusal("try_again")
    await step(table, clock)
    assert table.table == before
    disk.full = False
    await step(table, clock)
    assert table.table.seq == before.seq + 1
    await journal.close()
    assert diagnose(file).healthy


async def test_a_journal_cannot_be_opened_on_a_full_disk_and_can_be_with_room(
    disk: Disk, tmp_path: Path
) -> None:
    journal = SqliteJournal(tmp_path / "hare.db", vfs=disk.name)
    disk.full = True
    await refused(journal.open(), JournalUnavailable)
    disk.full = False
    await journal.open()
    await journal.append(write("a", 0, b"one"))
    await journal.close()


def test_the_system_itself_may_refuse_to_let_files_grow(tmp_path: Path) -> None:
    file = tmp_path / "hare.db"
    run = subprocess.run(
        [sys.executable, "-m", "tests.storage.full_disk", str(file)],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr.decode()
    told = json.loads(run.stdout)
    assert told["refused"] == 20
    assert told["readable"] == told["acknowledged"] > 10
    connection = apsw.Connection(str(file))
    assert connection.execute("SELECT count(*), max(seq) FROM lines").get == (
        told["acknowledged"] + 10,
        told["acknowledged"] + 10,
    )
    assert connection.pragma("integrity_check") == "ok"
    connection.close()
