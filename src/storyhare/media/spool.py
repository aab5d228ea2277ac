"""Uploads on their way in, decks and recordings: a file each, and all of them within what is free.

What arrives counts before it is written: against the quota of what is kept of its kind, and against
a reserve of the disk, so that a disk which fills up refuses uploads long before it refuses moves.
"""

import errno
import hashlib
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import IO

try:
    import fcntl
except ImportError:  # Windows: there, a file that somebody writes to cannot be removed
    fcntl = None  # type: ignore[assignment]

NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


class TooLarge(Exception):  # noqa: N818 - an answer, not a fault
    """More has come than may."""


class NoRoom(Exception):  # noqa: N818 - an answer, not a fault
    """The quota is used up with what is on its way, or the disk down to its reserve."""


class Overtaken(Exception):  # noqa: N818 - an answer, not a fault
    """The same person has begun another upload, and this one is given up."""


class Account:
    """A quota, and what is used of it: what is stored, as last heard, and what is arriving."""

    def __init__(self, quota: int) -> None:
        self.quota = quota
        self.stored = 0
        self.arriving = 0

    def has_room_for(self, size: int) -> bool:
        """Would so many bytes more fit?"""
        return self.stored + self.arriving + size <= self.quota


class Arriving:
    """An upload so far; it lies in its file until it is closed."""

    def __init__(self, path: Path, most: int, account: Account, spool: "Spool") -> None:
        self.path = path
        self._most = most
        self._account = account
        self._spool = spool
        self._size = 0
        self._sum = hashlib.sha256()
        self._given_up = False
        self._file = path.open("wb", buffering=0)
        _lock(self._file)

    def expect(self, size: int) -> None:
        """So much was announced; raises TooLarge or NoRoom when it cannot be taken."""
        if size > self._most:
            raise TooLarge
        if not (self._account.has_room_for(size) and self._spool.has_room_for(size)):
            raise NoRoom

    def write(self, chunk: bytes) -> None:
        """Take more of it; raises TooLarge, NoRoom or Overtaken."""
        if self._given_up:
            raise Overtaken
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
        """That was all: the sum of it."""
        if self._given_up:
            raise Overtaken
        # Whoever looks at it now has it in memory: a newer upload must not cut it short.
        self._spool.forget(self)
        if fcntl is None:  # else it stays locked, and is taken for abandoned by nobody
            self._file.close()
        return self._sum.hexdigest()

    def give_up(self) -> None:
        """Make room at once, though whoever sends may hold the line for a while."""
        self._given_up = True
        self._release()
        if not self._file.closed:
            self._file.truncate(0)

    def close(self) -> None:
        """Leave nothing behind."""
        self._release()
        self._spool.forget(self)
        self._file.close()
        self.path.unlink(missing_ok=True)

    def _release(self) -> None:
        self._account.arriving -= self._size
        self._size = 0


class Spool:
    """The folder of all uploads under way."""

    def __init__(self, folder: Path, reserve: int, free: Callable[[], int] | None = None) -> None:
        self._folder = folder
        self._reserve = reserve
        self._free = free or (lambda: shutil.disk_usage(folder).free)
        self._by_owner: dict[tuple[str, str], Arriving] = {}

    def open(self) -> None:
        """Make ready, and remove what a crash has left behind."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for file in self._folder.iterdir():
            _remove_abandoned(file)

    def has_room_for(self, size: int) -> bool:
        """Would so many bytes leave the disk its reserve?"""
        return self._free() - size >= self._reserve

    def begin(self, account: Account, most: int, owner: tuple[str, str] | None = None) -> Arriving:
        """An upload, to be closed; one that the same owner had under way is given up."""
        upload = Arriving(self._folder / token_hex(16), most, account, self)
        if owner is not None:
            if owner in self._by_owner:
                self._by_owner[owner].give_up()
            self._by_owner[owner] = upload
        return upload

    def forget(self, upload: Arriving) -> None:
        """It is not under way any longer."""
        for owner in [owner for owner, one in self._by_owner.items() if one is upload]:
            del self._by_owner[owner]


def _lock(file: IO[bytes]) -> None:
    """Hold a file for as long as this process lives: nobody takes it for abandoned."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _remove_abandoned(path: Path) -> None:
    """Remove a file, unless a process that lives holds it."""
    with suppress(OSError), path.open("rb") as file:
        _lock(file)
        path.unlink()
