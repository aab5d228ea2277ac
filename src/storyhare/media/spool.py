"""Receives uploads of decks and recordings, each into a file of its own.

Bytes count before they are written: against the quota of their kind, and against a reserve of the
disk, so that a disk that fills up refuses uploads long before it refuses moves.
"""

import errno
import hashlib
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import IO

from storyhare.threads import Threads

try:
    import fcntl
except ImportError:  # Windows, where an open file cannot be removed
    fcntl = None  # type: ignore[assignment]

NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


class TooLarge(Exception):
    """The upload is larger than allowed."""


class NoRoom(Exception):
    """The quota is used up, with all uploads in progress, or the disk down to its reserve."""


class UploadSuperseded(Exception):
    """The same person has started another upload, which replaces this one."""


class Account:
    """A quota, and what is used of it: the bytes stored, as last reported, and those arriving."""

    def __init__(self, quota: int) -> None:
        self.quota = quota
        self.stored = 0
        self.arriving = 0

    def has_room_for(self, size: int) -> bool:
        """Whether the quota allows so many more bytes."""
        return self.stored + self.arriving + size <= self.quota


class IncomingUpload:
    """An upload in progress; its file exists until `close`."""

    def __init__(self, path: Path, most: int, account: Account, spool: "Spool") -> None:
        self.path = path
        self._most = most
        self._account = account
        self._spool = spool
        self._size = 0
        self._sum = hashlib.sha256()
        self._superseded = False
        self._file = path.open("wb", buffering=0)
        _lock(self._file)

    def expect(self, size: int) -> None:
        """Check that so many bytes can be received; raises TooLarge or NoRoom."""
        if size > self._most:
            raise TooLarge
        if not (self._account.has_room_for(size) and self._spool.has_room_for(size)):
            raise NoRoom

    def write(self, chunk: bytes) -> None:
        """Write the next bytes; raises TooLarge, NoRoom or UploadSuperseded."""
        if self._superseded:
            raise UploadSuperseded
        size = len(chunk)
        if self._size + size > self._most:
            raise TooLarge
        self.expect(size)
        self._size += size
        self._account.arriving += size
        self._sum.update(chunk)
        try:
            self._file.write(chunk)
        except OSError as error:
            if error.errno in NO_ROOM:
                raise NoRoom from error
            raise

    def finish(self) -> str:
        """Complete the upload; returns its checksum."""
        if self._superseded:
            raise UploadSuperseded
        # From now on the file is mapped into memory: a newer upload must not truncate it.
        self._spool.forget(self)
        if fcntl is None:  # elsewhere the file stays locked, so that it does not look abandoned
            self._file.close()
        return self._sum.hexdigest()

    def give_up(self) -> None:
        """Free the space immediately, though the client may stay connected for a while."""
        self._superseded = True
        self._release()
        if not self._file.closed:
            self._file.truncate(0)

    def close(self) -> None:
        """Remove the file."""
        self._release()
        self._spool.forget(self)
        self._remove()

    def close_soon(self) -> None:
        """Remove the file in a thread: 85 MB take 15 ms, in which nobody else would be served."""
        self._release()
        self._spool.forget(self)
        self._spool.removals.begin(self._remove)

    def _remove(self) -> None:
        self._file.close()
        self.path.unlink(missing_ok=True)

    def _release(self) -> None:
        self._account.arriving -= self._size
        self._size = 0


class Spool:
    """The folder of all uploads in progress."""

    def __init__(self, folder: Path, reserve: int, free: Callable[[], int] | None = None) -> None:
        self._folder = folder
        self._reserve = reserve
        self._free = free or (lambda: shutil.disk_usage(folder).free)
        self._by_owner: dict[tuple[str, str], IncomingUpload] = {}
        self.removals = Threads("removals", 1)

    def open(self) -> None:
        """Create the folder, and remove what a crash has left behind."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for file in self._folder.iterdir():
            _remove_abandoned(file)

    def has_room_for(self, size: int) -> bool:
        """Whether the disk keeps its reserve after so many more bytes."""
        return self._free() - size >= self._reserve

    def begin(
        self, account: Account, most: int, owner: tuple[str, str] | None = None
    ) -> IncomingUpload:
        """Start an upload, to be closed; it replaces the one that its owner has in progress."""
        upload = IncomingUpload(self._folder / token_hex(16), most, account, self)
        if owner is not None:
            if owner in self._by_owner:
                self._by_owner[owner].give_up()
            self._by_owner[owner] = upload
        return upload

    def forget(self, upload: IncomingUpload) -> None:
        """The upload is no longer in progress."""
        for owner in [owner for owner, one in self._by_owner.items() if one is upload]:
            del self._by_owner[owner]


def _lock(file: IO[bytes]) -> None:
    """Lock a file as long as this process lives, so that it does not look abandoned."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _remove_abandoned(path: Path) -> None:
    """Remove a file, unless a living process has locked it."""
    with suppress(OSError), path.open("rb") as file:
        _lock(file)
        path.unlink()
