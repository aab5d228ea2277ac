"""Recordings as files in a folder beside the journal, one folder a table, named by content."""

import asyncio
import errno
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ParamSpec, TypeVar

from storyhare.disk import sync
from storyhare.media.blobs import Blob, BlobsUnavailable, Key, Quota, StorageFull
from storyhare.threads import Threads

P = ParamSpec("P")
T = TypeVar("T")
# Enough that a slow write does not hold up whoever listens.
THREADS = 3
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


@contextmanager
def _troubles() -> Iterator[None]:
    """The system's complaints as ours."""
    try:
        yield
    except OSError as error:
        if error.errno in NO_ROOM:
            raise StorageFull from error
        raise BlobsUnavailable(str(error)) from error


class FolderBlobs:
    """The port over a folder, of which one server alone is in charge."""

    def __init__(self, folder: Path, quota: Quota) -> None:
        self._folder = folder
        self._quota = quota
        self._used: Counter[str] = Counter()
        self._turn = asyncio.Lock()
        self._threads = Threads("recordings", THREADS)

    async def open(self) -> None:
        with _troubles():
            self._folder.mkdir(parents=True, exist_ok=True)
        self._used = Counter()
        for blob in await self.all():
            self._used[blob.key.table] += blob.size

    async def close(self) -> None:
        self._threads.close()

    async def put(self, key: Key, file: Path) -> None:
        async with self._turn:
            if await self.size(key) is not None:
                return
            size = file.stat().st_size
            if not await self.room_for(key.table, size):
                raise StorageFull
            await self._aside(_move, file, self._path(key))
            self._used[key.table] += size

    async def room_for(self, table: str, size: int) -> bool:
        fits = self._used[table] + size <= self._quota.table
        return fits and self._used.total() + size <= self._quota.total

    async def used(self) -> int:
        return self._used.total()

    async def size(self, key: Key) -> int | None:
        try:
            return self._path(key).stat().st_size
        except OSError:
            return None

    async def read(self, key: Key, start: int, length: int) -> bytes:
        return await self._aside(_read, self._path(key), start, length)

    async def delete(self, key: Key) -> None:
        async with self._turn:
            size = await self.size(key)
            if size is None:
                return
            await self._aside(_delete, self._path(key))
            self._used[key.table] -= size

    async def all(self) -> Sequence[Blob]:
        return await self._aside(_all, self._folder)

    async def _aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Disks may take their time: others are served meanwhile."""
        with _troubles():
            return await self._threads.run(work, *args, **kwargs)

    def _path(self, key: Key) -> Path:
        return self._folder / key.table / key.blob


def _move(file: Path, path: Path) -> None:
    """Put a file under its name once it is safe, and make the name safe too."""
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
        path.parent.rmdir()  # the last one takes the folder along


def _all(folder: Path) -> Sequence[Blob]:
    found = []
    for path in folder.glob("*/*"):
        with suppress(FileNotFoundError):
            facts = path.stat()
            found.append(Blob(Key(path.parent.name, path.name), facts.st_size, facts.st_mtime))
    return found
