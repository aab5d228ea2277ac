"""Pulls the plug at random moments: an append that returned is there, and nothing is half there."""

import asyncio
import random
from pathlib import Path

import apsw
import pytest

from storyhare.storage import JournalUnavailable, SqliteJournal
from storyhare.testing.storage.journals import bodies, write
from tests.storage.lossy_disk import Disk

LOSSES = 3
TABLES = 6
MOST_APPENDS = 40  # for each table, between two losses


class OnDisk(SqliteJournal):
    """Checkpoints all the time, so that the plug is often pulled in the middle of one."""

    synchronous = "full"
    checkpoint_after = 12  # pages

    def _connect(self) -> apsw.Connection:
        connection = super()._connect()
        connection.pragma("wal_autocheckpoint", self.checkpoint_after)
        connection.pragma("synchronous", self.synchronous)
        return connection


class SyncedRarely(OnDisk):
    """Syncs at checkpoints only."""

    synchronous = "normal"
    checkpoint_after = 1_000


class NeverSynced(OnDisk):
    """Trusts the disk."""

    synchronous = "off"


class Life:
    """One file that lives through several losses of power."""

    def __init__(self, folder: Path, seed: int, kind: type[OnDisk]) -> None:
        self.acknowledged = 0
        self._luck = random.Random(seed)
        self._folder = folder
        self._kind = kind
        self._kept: dict[str, list[bytes]] = {f"t{number}": [] for number in range(TABLES)}
        self._asked: dict[str, tuple[bytes, ...]] = {}

    async def wrongs(self) -> list[str]:
        """What was lost or broken; nothing should be."""
        survivors: dict[str, bytes] = {}
        for loss in range(LOSSES):
            folder = self._folder / str(loss)
            folder.mkdir(parents=True)
            for name, content in survivors.items():
                (folder / Path(name).name).write_bytes(content)
            survivors = await self._until_dark(folder)
            wrongs = await self._after(survivors, folder / "after")
            if wrongs:
                return wrongs
        return []

    async def _until_dark(self, folder: Path) -> dict[str, bytes]:
        disk = Disk(str(folder), self._luck)
        for file in folder.iterdir():
            disk.adopt(file)
        torn = self._luck.random() < 0.7
        disk.fail_after(self._luck.randint(1, 300), torn)
        journal = self._kind(folder / "hare.db", vfs=disk.name)
        try:
            await journal.open()
            await asyncio.gather(*[self._write(journal, table) for table in self._kept])
        except JournalUnavailable:
            pass  # dark before it was open
        finally:
            disk.fail_now(torn)
            await journal.close()
            disk.unregister()
        assert disk.survivors is not None
        return disk.survivors

    async def _write(self, journal: SqliteJournal, table: str) -> None:
        kept = self._kept[table]
        for _ in range(MOST_APPENDS):
            several = self._luck.choice((1, 1, 2, 5))
            asked = tuple([self._luck.randbytes(self._luck.randint(1, 900))] * several)
            self._asked[table] = asked
            try:
                await journal.append(write(table, len(kept), *asked, names={"p": str(len(kept))}))
            except JournalUnavailable:
                return
            kept += asked
            self.acknowledged += 1
            self._asked[table] = ()

    async def _after(self, survivors: dict[str, bytes], folder: Path) -> list[str]:
        """Open what remained on an honest disk, and compare."""
        folder.mkdir()
        for name, content in survivors.items():
            (folder / Path(name).name).write_bytes(content)
        try:
            return await self._compare(folder / "hare.db")
        except (JournalUnavailable, apsw.Error) as broken:
            return [str(broken)]

    async def _compare(self, file: Path) -> list[str]:
        journal = SqliteJournal(file)
        await journal.open()
        wrongs = []
        try:
            for table, kept in self._kept.items():
                found = await bodies(journal, table)
                row = await journal.read_row(table)
                if found not in (kept, [*kept, *self._asked.get(table, ())]):
                    wrongs.append(f"{table}: {len(kept)} kept, {len(found)} found")
                if (0 if row is None else row.seq) != len(found):
                    wrongs.append(f"{table}: the row says {row}, there are {len(found)} lines")
                self._kept[table] = found
        finally:
            await journal.close()
        return wrongs + _integrity(file)


def _integrity(file: Path) -> list[str]:
    connection = apsw.Connection(str(file))
    found = [text for (text,) in connection.execute("PRAGMA integrity_check")]
    connection.close()
    return [] if found == ["ok"] else found


async def live(folder: Path, seeds: range, kind: type[OnDisk] = OnDisk) -> tuple[int, list[str]]:
    """How many appends were acknowledged in so many lives, and what went wrong in them."""
    acknowledged, wrongs = 0, []
    for seed in seeds:
        life = Life(folder / str(seed), seed, kind)
        wrongs += [f"seed {seed}: {wrong}" for wrong in await life.wrongs()]
        acknowledged += life.acknowledged
    return acknowledged, wrongs


async def test_no_acknowledged_append_is_lost_with_the_power(tmp_path: Path) -> None:
    acknowledged, wrongs = await live(tmp_path, range(40))
    assert wrongs == []
    assert acknowledged > 500


@pytest.mark.long
async def test_no_acknowledged_append_is_lost_in_many_losses(tmp_path: Path) -> None:
    acknowledged, wrongs = await live(tmp_path, range(1_000, 1_500))
    assert wrongs == []
    assert acknowledged > 5_000


@pytest.mark.parametrize("careless", [SyncedRarely, NeverSynced])
async def test_the_same_test_notices_a_journal_that_does_not_sync(
    tmp_path: Path, careless: type[OnDisk]
) -> None:
    for seed in range(40):
        _, wrongs = await live(tmp_path, range(seed, seed + 1), careless)
        if wrongs:
            return
    raise AssertionError("losses went unnoticed in 40 lives")
