"""Stores of recordings keep one promise, made of files or of rows."""

import asyncio
import errno
import hashlib
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from storyhare.media import folder
from storyhare.media.blobs import Blobs, BlobsUnavailable, Key, Quota, StorageFull
from storyhare.media.folder import FolderBlobs
from storyhare.storage.postgres import PostgresJournal
from storyhare.storage.postgres.blobs import PIECE, PostgresBlobs
from storyhare.testing.storage.postgres import PostgresProcess

QUOTA = Quota(table=2_000_000, total=3_000_000)
Open = Callable[[], Awaitable[Blobs]]


@pytest.fixture(params=["folder", "postgres"])
async def again(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: PostgresProcess
) -> AsyncIterator[Open]:
    """Opens the same store, as often as one likes."""
    opened: list[Blobs] = []
    address = await postgres.new_database()
    if request.param == "postgres":
        journal = PostgresJournal(address)
        await journal.open()
        await journal.close()

    async def open_it() -> Blobs:
        blobs: Blobs = FolderBlobs(tmp_path / "media", QUOTA)
        if request.param == "postgres":
            blobs = PostgresBlobs(address, QUOTA)
        await blobs.open()
        opened.append(blobs)
        return blobs

    yield open_it
    for blobs in opened:
        await blobs.close()


@pytest.fixture
async def blobs(again: Open) -> Blobs:
    return await again()


def spooled(tmp_path: Path, data: bytes) -> tuple[str, Path]:
    name = hashlib.sha256(data).hexdigest()
    file = tmp_path / f"spooled-{name[:8]}"
    file.write_bytes(data)
    return name, file


async def put(blobs: Blobs, tmp_path: Path, table: str, data: bytes) -> Key:
    name, file = spooled(tmp_path, data)
    key = Key(table, name)
    await blobs.put(key, file)
    return key


async def test_what_was_put_is_there_after_a_restart(again: Open, tmp_path: Path) -> None:
    data = os.urandom(3 * PIECE + 17)
    key = await put(await again(), tmp_path, "table", data)
    blobs = await again()
    assert await blobs.size(key) == len(data)
    assert await blobs.read(key, 0, len(data)) == data


async def test_any_part_can_be_read(blobs: Blobs, tmp_path: Path) -> None:
    data = os.urandom(2 * PIECE + 100)
    key = await put(blobs, tmp_path, "table", data)
    for start in (0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, len(data) - 1):
        for length in (1, 2, PIECE - 1, PIECE, PIECE + 1, len(data)):
            assert await blobs.read(key, start, length) == data[start : start + length]
    assert await blobs.read(key, len(data), 5) == b""
    assert await blobs.read(key, 3, 0) == b""


async def test_what_is_not_there_is_nothing(blobs: Blobs) -> None:
    key = Key("table", "0" * 64)
    assert await blobs.size(key) is None
    assert await blobs.read(key, 0, 10) == b""
    await blobs.delete(key)
    assert await blobs.all() == []


async def test_the_same_bytes_are_kept_once_for_each_table(blobs: Blobs, tmp_path: Path) -> None:
    keys = [await put(blobs, tmp_path, table, b"la la la") for table in ("a", "a", "b")]
    kept = {(blob.key, blob.size) for blob in await blobs.all()}
    assert kept == {(keys[0], 8), (keys[2], 8)}
    await blobs.delete(keys[0])
    assert await blobs.size(keys[0]) is None
    assert await blobs.read(keys[2], 0, 8) == b"la la la"


async def test_a_table_and_the_whole_store_have_their_quota(again: Open, tmp_path: Path) -> None:
    blobs = await again()
    first = await put(blobs, tmp_path, "a", os.urandom(1_500_000))
    with pytest.raises(StorageFull):
        await put(blobs, tmp_path, "a", os.urandom(600_000))
    await put(blobs, tmp_path, "b", os.urandom(1_000_000))
    with pytest.raises(StorageFull):
        await put(blobs, tmp_path, "c", os.urandom(600_000))
    assert not await (await again()).room_for("c", 600_000)
    assert len(await blobs.all()) == 2
    await blobs.delete(first)
    await put(blobs, tmp_path, "c", os.urandom(600_000))


async def test_a_quota_can_be_filled_to_the_last_byte(blobs: Blobs, tmp_path: Path) -> None:
    assert await blobs.room_for("a", QUOTA.table)
    assert not await blobs.room_for("a", QUOTA.table + 1)
    first = await put(blobs, tmp_path, "a", os.urandom(QUOTA.table))
    assert await blobs.room_for("a", 0)
    assert not await blobs.room_for("a", 1)
    rest = QUOTA.total - QUOTA.table
    assert await blobs.room_for("b", rest)
    assert not await blobs.room_for("b", rest + 1)
    await put(blobs, tmp_path, "b", os.urandom(rest))
    with pytest.raises(StorageFull):
        await put(blobs, tmp_path, "c", b"1")
    await blobs.delete(first)
    await blobs.delete(first)
    assert await blobs.room_for("a", QUOTA.table)
    assert not await blobs.room_for("a", QUOTA.table + 1)
    assert not await blobs.room_for("b", QUOTA.table)


async def test_what_is_kept_is_told_with_its_time(blobs: Blobs, tmp_path: Path) -> None:
    before = time.time()
    key = await put(blobs, tmp_path, "a", b"la la")
    (kept,) = await blobs.all()
    assert (kept.key, kept.size) == (key, 5)
    assert before - 5 < kept.at < time.time() + 5


async def test_puts_at_once_stay_within_the_quota(blobs: Blobs, tmp_path: Path) -> None:
    data = [os.urandom(900_000) for _ in range(6)]
    puts = [put(blobs, tmp_path, f"table-{n}", some) for n, some in enumerate(data)]
    done = await asyncio.gather(*puts, return_exceptions=True)
    assert sum(isinstance(one, Key) for one in done) == 3
    assert sum(isinstance(one, StorageFull) for one in done) == 3


async def test_the_same_recording_put_twice_at_once_is_one(blobs: Blobs, tmp_path: Path) -> None:
    data = os.urandom(PIECE + 5)
    name = hashlib.sha256(data).hexdigest()
    files = [tmp_path / "one", tmp_path / "two"]
    for file in files:
        file.write_bytes(data)
    await asyncio.gather(*[blobs.put(Key("table", name), file) for file in files])
    assert await blobs.read(Key("table", name), 0, len(data)) == data
    assert [blob.size for blob in await blobs.all()] == [len(data)]


async def test_what_is_gone_before_it_is_deleted_is_deleted(tmp_path: Path) -> None:
    class Emptied(FolderBlobs):
        async def size(self, key: Key) -> int | None:
            found = await super().size(key)
            (tmp_path / "media" / key.table_id / key.blob).unlink(missing_ok=True)
            return found

    blobs = Emptied(tmp_path / "media", QUOTA)
    await blobs.open()
    key = await put(blobs, tmp_path, "table", b"la la")
    assert await blobs.used() == 5
    await blobs.delete(key)
    assert await blobs.used() == 0
    assert await blobs.all() == []
    await blobs.close()


async def test_a_folder_that_cannot_be_written_is_said_to_be_unavailable(tmp_path: Path) -> None:
    blobs = FolderBlobs(tmp_path / "media", QUOTA)
    await blobs.open()
    (tmp_path / "media" / "table").write_text("not a folder", encoding="utf-8")
    with pytest.raises(BlobsUnavailable):
        await put(blobs, tmp_path, "table", b"la")


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (errno.ENOSPC, StorageFull),
        (errno.EDQUOT, StorageFull),
        (errno.EROFS, BlobsUnavailable),
    ],
)
async def test_a_full_disk_is_told_from_a_broken_one(
    code: int, trouble: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blobs = FolderBlobs(tmp_path / "media", QUOTA)
    await blobs.open()

    def fails(_path: Path) -> None:
        raise OSError(code, "the disk says no")

    monkeypatch.setattr(folder, "sync", fails)
    with pytest.raises(trouble):
        await put(blobs, tmp_path, "table", b"la")
    assert await blobs.room_for("table", QUOTA.table)


async def test_a_file_is_safe_before_it_has_its_name_and_its_name_thereafter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blobs = FolderBlobs(tmp_path / "deep" / "media", QUOTA)
    await blobs.open()
    await blobs.open()
    safe: list[tuple[str, bool]] = []
    name, file = spooled(tmp_path, b"la la")
    there = tmp_path / "deep" / "media" / "table" / name
    monkeypatch.setattr(folder, "sync", lambda path: safe.append((path.name, there.exists())))
    await blobs.put(Key("table", name), file)
    assert safe == [(file.name, False), ("table", True), ("media", True)]
    assert not file.exists()
    await blobs.put(Key("table", name), spooled(tmp_path, b"la la")[1])
    assert len(safe) == 3
    second = await put(blobs, tmp_path, "table", b"lo")
    await blobs.delete(second)
    assert there.exists()
    await blobs.delete(Key("table", name))
    assert list((tmp_path / "deep" / "media").iterdir()) == []


async def test_a_lost_database_is_said_to_be_unavailable_and_comes_back(
    own_postgres: PostgresProcess, tmp_path: Path
) -> None:
    address = await own_postgres.new_database()
    journal = PostgresJournal(address)
    await journal.open()
    await journal.close()
    blobs = PostgresBlobs(address, QUOTA)
    await blobs.open()
    key = await put(blobs, tmp_path, "table", b"la la")
    await asyncio.to_thread(own_postgres.kill)
    with pytest.raises(BlobsUnavailable):
        await blobs.size(key)
    await asyncio.to_thread(own_postgres.start)
    for _ in range(10):  # the pool finds out connection by connection
        try:
            assert await blobs.read(key, 0, 5) == b"la la"
            break
        except BlobsUnavailable:
            continue
    else:
        pytest.fail("it did not come back")
    await blobs.close()


async def test_a_put_that_breaks_off_leaves_nothing(database: str, tmp_path: Path) -> None:
    journal = PostgresJournal(database)
    await journal.open()
    await journal.close()
    blobs = PostgresBlobs(database, QUOTA)
    await blobs.open()
    connection = await asyncpg.connect(database)
    await connection.execute("ALTER TABLE blob_pieces ADD CHECK (piece < 1)")
    with pytest.raises(BlobsUnavailable):
        await put(blobs, tmp_path, "table", os.urandom(3 * PIECE))
    assert await blobs.all() == []
    assert await connection.fetchval("SELECT count(*) FROM blob_pieces") == 0
    await connection.close()
    await blobs.close()


async def test_however_many_ask_a_node_has_four_connections(database: str) -> None:
    journal = PostgresJournal(database)
    await journal.open()
    await journal.close()
    blobs = PostgresBlobs(database, QUOTA)
    await blobs.open()
    await asyncio.gather(*[blobs.used() for _ in range(30)])
    connection = await asyncpg.connect(database)
    counted = """
        SELECT count(*) FROM pg_stat_activity
        WHERE application_name = 'storyhare files' AND datname = current_database()"""
    assert await connection.fetchval(counted) == 4
    await connection.close()
    await blobs.close()
