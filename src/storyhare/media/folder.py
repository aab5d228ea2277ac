"""Stores recordings as files in a folder beside the journal: one folder per table."""

import asyncio
import errno
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ParamSpec, TypeVar

from storyhare.disk import files_below, sync
from storyhare.media.blobs import Blob, BlobsUnavailable, Key, Quota, StorageFull
from storyhare.threads import Threads

P = ParamSpec("P")
T = TypeVar("T")
# Enough that a slow write does not delay the people who listen.
THREADS = 3
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


@contextmanager
def _translated_errors() -> Iterator[None]:
    """Raise the errors of the system as those of the port."""
    try:
        yield
    except OSError as error:
        if error.errno in NO_ROOM:
            raise StorageFull from error
        raise BlobsUnavailable(str(error)) from error


class FolderBlobs:
    """The port over a folder that only one server uses."""

    def __init__(self, folder: Path, quota: Quota) -> None:
        self._folder = folder
        self._quota = quota
        self._used: Counter[str] = Counter()
        self._lock = asyncio.Lock()
        self._threads = Threads("recordings", THREADS)

    async def open(self) -> None:
        with _translated_errors():
            self._folder.mkdir(parents=True, exist_ok=True)
        self._used = Counter()
        for blob in await self.all():
            self._used[blob.key.table_id] += blob.size

    async def close(self) -> None:
        self._threads.close()

    async def put(self, key: Key, file: Path) -> None:
        async with self._lock:
            if await self.size(key) is not None:
                return
            size = file.stat().st_size
            if not await self.room_for(key.table_id, size):
                raise StorageFull
            await self._in_thread(_move, file, self._path(key))
            self._used[key.table_id] += size

    async def room_for(self, table_id: str, size: int) -> bool:
        fits = self._used[table_id] + size <= self._quota.table
        return fits and self._used.total() + size <= self._quota.total

    async def used(self) -> int:
        return self._used.total()

    async def size(self, key: Key) -> int | None:
        try:
            return self._path(key).stat().st_size
        except OSError:
            return None

    async def read(self, key: Key, start: int, length: int) -> bytes:
        return await self._in_thread(_read, self._path(key), start, length)

    async def delete(self, key: Key) -> None:
        async with self._lock:
            size = await self.size(key)
            if size is None:
                return
            await self._in_thread(_delete, self._path(key))
            self._used[key.table_id] -= size

    async def all(self) -> Sequence[Blob]:
        return await self._in_thread(_all, self._folder)

    async def _in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run in a thread: a disk may be slow."""
        with _translated_errors():
            return await self._threads.run(work, *args, **kwargs)

    def _path(self, key: Key) -> Path:
        return self._folder / key.table_id / key.blob


def _move(file: Path, path: Path) -> None:
    """Sync a file, move it to its path, and sync the folders."""
    path.parent.mkdir(exist_ok=True)
    sync(file)
    file.replace(path)
    for folder in (path.parent, path.parent.parent):
        sync(folder)


def _read(path: Path, start: int, length: int) -> bytes:
    with suppress(FileNotFoundError), path.open("rb") as file:
        file.seek(start)
        return file.read(length)
    return b""


def _delete(path: Path) -> None:
    path.unlink(missing_ok=True)
    with suppress(OSError):
        path.parent.rmdir()  # fails unless this was the last recording of the table


def _all(folder: Path) -> Sequence[Blob]:
    blobs = []
    for path in files_below(folder):
        with suppress(FileNotFoundError):
            facts = path.stat()
            blobs.append(Blob(Key(path.parent.name, path.name), facts.st_size, facts.st_mtime))
    return blobs
