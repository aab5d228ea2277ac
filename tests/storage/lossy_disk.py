"""A simulated disk with power loss: what was not synced is lost or torn.

What is modelled. Every write and truncation goes through to a real file, so that SQLite, which has
several connections open, sees one ordinary disk. Beside it the disk keeps an image of each file as
it was at its last xSync, and the changes since. When the power fails, what remains of a file is its
image, with none of the later changes (`torn=False`) or with any subset of them, each write cut
at sectors of 512 or 4096 bytes (`torn=True`): a drive may keep late writes and lose earlier ones.
From that moment on every operation fails, so nothing more can be acknowledged. A file is there
after the failure if it was ever synced. A deletion lasts once the folder is synced, and else by
chance: SQLite syncs the folder with a deletion that asks for it, and with the first xSync of a log
that it opened to create it, just as its own VFS for Unix does.

What is not modelled. Bytes beside a write stay whole (SQLite relies on this "powersafe overwrite"
unless told otherwise), and a drive that lies about syncing loses whatever it likes. The -shm
file is shared memory: the base VFS provides it, no file of it survives, and SQLite builds it anew.
"""

import random
import threading
from pathlib import Path
from typing import Any

import apsw

# A write holds an offset and bytes, a truncation an offset alone.
Change = tuple[int, bytes | None]
LOGS = apsw.SQLITE_OPEN_WAL | apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_SUPER_JOURNAL


class PowerLost(apsw.IOError):
    """The disk does not answer any more."""


class Disk(apsw.VFS):
    """A VFS with a plug that can be pulled."""

    def __init__(self, name: str, luck: random.Random) -> None:
        self.name = name
        self.operations = 0
        self.survivors: dict[str, bytes] | None = None
        self._luck = luck
        self._fails_at: int | None = None
        self._torn = False
        self._synced: dict[str, bytearray] = {}
        self._since: dict[str, list[Change]] = {}
        self._deleted: set[str] = set()
        self._lock = threading.Lock()
        super().__init__(name, "")

    def adopt(self, file: Path) -> None:
        """A file that is safely there already."""
        self._synced[str(file)] = bytearray(file.read_bytes())

    def fail_after(self, operations: int, torn: bool) -> None:
        """Pull the plug before the operation that follows on so many more."""
        self._fails_at, self._torn = self.operations + operations, torn

    def fail_now(self, torn: bool) -> None:
        """Pull the plug, if that has not happened yet."""
        with self._lock:
            if self.survivors is None:
                self._torn = torn
                self._fail()

    # -- what SQLite asks -------------------------------------------------------------------------

    def xOpen(self, name: Any, flags: list[int]) -> "File":  # noqa: N802 - SQLite's own name
        return File(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        with self._lock:
            self._step()
            self._deleted.add(filename)
            self._since.pop(filename, None)
            if syncdir:
                self._forget_deleted()
        super().xDelete(filename, syncdir)

    def changed(self, filename: str, change: Change) -> None:
        """A file was written to or cut."""
        with self._lock:
            self._step()
            self._since.setdefault(filename, []).append(change)

    def synced(self, filename: str, folder_too: bool) -> None:
        """A file's changes are safe now, and perhaps what was deleted beside it."""
        with self._lock:
            self._step()
            if filename in self._deleted:  # a new file by an old name
                self._deleted.discard(filename)
                self._synced.pop(filename, None)
            image = self._synced.setdefault(filename, bytearray())
            for change in self._since.pop(filename, []):
                _apply(image, change)
            if folder_too:
                self._forget_deleted()

    def _forget_deleted(self) -> None:
        for filename in self._deleted:
            self._synced.pop(filename, None)
        self._deleted.clear()

    # -- the failure ------------------------------------------------------------------------------

    def _step(self) -> None:
        self.operations += 1
        if self._fails_at is not None and self.operations >= self._fails_at:
            self._fail()
        if self.survivors is not None:
            raise PowerLost("the power is lost")

    def _fail(self) -> None:
        if self.survivors is None:
            self.survivors = {
                name: self._remains(name, bytes(image))
                for name, image in self._synced.items()
                if name not in self._deleted or self._luck.random() < 0.5
            }

    def _remains(self, name: str, image: bytes) -> bytes:
        rest = bytearray(image)
        if self._torn and name not in self._deleted:
            kept = self._luck.random()
            for change in self._since.get(name, []):
                for piece in _sectors(change, self._luck.choice((512, 4096))):
                    if self._luck.random() < kept:
                        _apply(rest, piece)
        return bytes(rest)


class File(apsw.VFSFile):
    """A file on the disk; reading, locking and shared memory are the base VFS's."""

    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._disk = disk
        created = flags[0] & apsw.SQLITE_OPEN_CREATE
        self._new_log = bool(created and flags[0] & LOGS)
        self._name = name.filename() if isinstance(name, apsw.URIFilename) else str(name)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._disk.changed(self._name, (offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._disk.changed(self._name, (newsize, None))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: ARG002, N802 - the real disk need not be kept busy
        self._disk.synced(self._name, self._new_log)
        self._new_log = False


def _apply(image: bytearray, change: Change) -> None:
    at, data = change
    if data is None:
        del image[at:]
        return
    image.extend(bytes(max(0, at - len(image))))
    image[at : at + len(data)] = data


def _sectors(change: Change, size: int) -> list[Change]:
    """A write as a drive does it: sector by sector."""
    at, data = change
    if data is None:
        return [change]
    pieces: list[Change] = []
    start = 0
    while start < len(data):
        end = min(len(data), start + size - (at + start) % size)
        pieces.append((at + start, data[start:end]))
        start = end
    return pieces
