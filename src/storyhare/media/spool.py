"""Recordings on their way in: one file for each upload, which never grows beyond its limit."""

import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

# An unfinished upload that is older was left behind by a crash.
STALE = 3600.0


class TooLarge(Exception):  # noqa: N818 - an answer, not a fault
    """More has come than may."""


class Overtaken(Exception):  # noqa: N818 - an answer, not a fault
    """The same person has begun another upload, and this one is given up."""


class Arriving:
    """An upload so far."""

    def __init__(self, path: Path, most: int) -> None:
        self.path = path
        self._most = most
        self._size = 0
        self._sum = hashlib.sha256()
        self._given_up = False
        self._file = path.open("wb", buffering=0)

    def write(self, chunk: bytes) -> None:
        """Take more of it; raises TooLarge or Overtaken."""
        if self._given_up:
            raise Overtaken
        self._size += len(chunk)
        if self._size > self._most:
            raise TooLarge
        self._sum.update(chunk)
        self._file.write(chunk)

    def finish(self) -> str:
        """That was all: the sum of it."""
        if self._given_up:
            raise Overtaken
        self._file.close()
        return self._sum.hexdigest()

    def give_up(self) -> None:
        """Make room at once, though whoever sends may hold the line for a while."""
        self._given_up = True
        if not self._file.closed:
            self._file.truncate(0)

    def close(self) -> None:
        """Leave nothing behind."""
        self._file.close()
        self.path.unlink(missing_ok=True)


class Spool:
    """The folder of all uploads under way, of which a person has one at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._arriving: dict[tuple[str, str], Arriving] = {}

    def open(self) -> None:
        """Make ready."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self.tidy(time.time())

    @contextmanager
    def arriving(self, table: str, person: str, most: int) -> Iterator[Arriving]:
        """An upload, while it is under way; the person's last one is given up."""
        who = table, person
        if who in self._arriving:
            self._arriving[who].give_up()
        upload = self._arriving[who] = Arriving(self._folder / token_hex(16), most)
        try:
            yield upload
        finally:
            upload.close()
            if self._arriving.get(who) is upload:
                del self._arriving[who]

    def tidy(self, now: float) -> None:
        """Remove what a crash has left behind."""
        for file in self._folder.iterdir():
            with suppress(FileNotFoundError):
                if file.stat().st_mtime < now - STALE:
                    file.unlink()
