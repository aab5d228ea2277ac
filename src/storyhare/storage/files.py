"""The files of a server, decks and recordings, read from and written to a data folder.

A path names a file wherever it is stored: `decks/DECK/deck.json`, `decks/DECK/large/CARD.webp`,
`decks/DECK/games/TABLE`, `recordings/TABLE/CHECKSUM`. A deck begins with its `holding.json`, if it
has one, which says whose it is; its other files follow in the order of their names.
"""

import os
import re
import secrets
import shutil
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from storyhare.disk import files_below, hand_over, sync, sync_all
from storyhare.folders import decks_folder, media_folder, recordings_folder

DECKS, RECORDINGS = "decks", "recordings"
HOLDING = "holding.json"
_NAME = r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}"
PATH = re.compile(rf"(?:{DECKS}/{_NAME}(?:/{_NAME}){{1,2}}|{RECORDINGS}/{_NAME}/{_NAME})")


class StoredFile(Struct, frozen=True):
    """A file: its path, its bytes, and when it was stored, in seconds since 1970."""

    path: str
    data: bytes
    at: float


class FileSource(Protocol):
    """Where files are read; they may come and go meanwhile."""

    async def count(self) -> int:
        """About how many files there are."""

    def files(self) -> AsyncIterator[StoredFile]:
        """Every file, deck by deck and then table by table."""


class FileSink(Protocol):
    """Where files are written; nothing counts before commit()."""

    async def add(self, file: StoredFile) -> None:
        """Write a file."""

    async def commit(self) -> None:
        """Make everything that was written take effect. What is there already stays as it is."""

    async def undo(self) -> None:
        """Remove everything that was written, also after commit()."""


def is_path(path: str) -> bool:
    """Is this the path of a file that a server stores? Others may lead out of a folder."""
    return PATH.fullmatch(path) is not None


class NoFiles:
    """A source without files, and a sink that ignores them."""

    async def count(self) -> int:
        return 0

    async def files(self) -> AsyncIterator[StoredFile]:
        nothing: tuple[StoredFile, ...] = ()
        for file in nothing:
            yield file

    async def add(self, file: StoredFile) -> None:
        """Ignore it."""

    async def commit(self) -> None:
        """Nothing was written."""

    async def undo(self) -> None:
        """Nothing was written."""


class FolderFiles:
    """The files in a data folder."""

    def __init__(self, data: Path, *, recordings: bool = True) -> None:
        self._data = data
        self._recordings = recordings

    async def count(self) -> int:
        return sum(1 for _ in self._paths())

    async def files(self) -> AsyncIterator[StoredFile]:
        for path, file in self._paths():
            try:
                data, at = file.read_bytes(), file.stat().st_mtime
            except FileNotFoundError:
                continue  # it was deleted meanwhile
            yield StoredFile(path, data, at)

    def _paths(self) -> Iterator[tuple[str, Path]]:
        yield from _below(DECKS, decks_folder(self._data))
        if self._recordings:
            yield from _below(RECORDINGS, recordings_folder(self._data))


def _below(kind: str, root: Path) -> Iterator[tuple[str, Path]]:
    for folder in sorted(_visible(root)):
        if folder.is_dir() and not folder.is_symlink():
            found = files_below(folder)
            found.sort(key=lambda file: (file.name != HOLDING, file.relative_to(folder).as_posix()))
            for file in found:
                path = f"{kind}/{folder.name}/{file.relative_to(folder).as_posix()}"
                if is_path(path):  # unfinished files have other names
                    yield path, file


def _visible(root: Path) -> Iterable[Path]:
    """What is in a folder; none if it does not exist. Unfinished decks have hidden names."""
    return [path for path in root.glob("*") if not path.name.startswith(".")]


class FolderSink:
    """Writes files into a data folder: first into a hidden one, then moved to their places."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._staging = data / f".coming-{secrets.token_hex(8)}"
        self._placed: list[Path] = []

    async def add(self, file: StoredFile) -> None:
        path = self._staging / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(file.data)
        os.utime(path, (file.at, file.at))

    async def commit(self) -> None:
        if not self._staging.exists():
            return
        hand_over(self._staging, self._data)
        sync_all(self._staging)
        self._place(DECKS, decks_folder(self._data))
        kept = recordings_folder(self._data)
        for table in sorted((self._staging / RECORDINGS).glob("*")):
            self._place(f"{RECORDINGS}/{table.name}", kept / table.name)
        shutil.rmtree(self._staging)

    def _place(self, staged: str, folder: Path) -> None:
        if not (self._staging / staged).exists():
            return
        for parent in (media_folder(self._data), folder.parent, folder):
            if not parent.exists() and parent.is_relative_to(self._data):
                parent.mkdir(parents=True)
                hand_over(parent, self._data)
        for path in sorted((self._staging / staged).iterdir()):
            target = folder / path.name
            if not target.exists():
                path.rename(target)
                self._placed.append(target)
        sync(folder)

    async def undo(self) -> None:
        shutil.rmtree(self._staging, ignore_errors=True)
        for path in self._placed:
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)
        self._placed.clear()
