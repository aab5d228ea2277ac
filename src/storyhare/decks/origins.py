"""Where a deck lies, a folder or a file: its bytes are handed to the worker unread."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from storyhare.decks.limits import Limits
from storyhare.decks.manifest import shown
from storyhare.rules import Refusal

# Left by other programs beside people's pictures.
CLUTTER = re.compile(r"(^|/)(\.|__MACOSX/|Thumbs\.db$|desktop\.ini$)", re.IGNORECASE)
DEEPEST = 20
ZIP = b"PK"
_FLAGS = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


class Origin(Protocol):
    """Bytes by name and place; what it is called is for sentences."""

    called: str
    # The files of a folder; None: this is one file, which the worker takes for a zip.
    names: tuple[str, ...] | None
    size: int

    def read(self, name: str, at: int, most: int) -> bytes:
        """Some bytes of a file, fewer at its end; raises OSError."""


def open_origin(path: Path, limits: Limits, called: str | None = None) -> Origin | Refusal:
    """The folder or file at this path; `called` is a file's name, where it lies under another."""
    if path.is_dir():
        names: list[str] = []
        refused = next(_walk(path, "", names, limits), None)
        return refused or Folder(path, tuple(sorted(names)))
    if not path.is_file():
        return Refusal("source_missing", {"file": shown(str(path))})
    file = File(path, called or path.resolve().name)
    # Everything else would be refused too, after a worker was started for it.
    if file.read("", 0, len(ZIP)) != ZIP:
        return Refusal("source_not_a_zip", {"file": shown(file.called)})
    return file


class File:
    """One file."""

    names: tuple[str, ...] | None = None

    def __init__(self, path: Path, called: str) -> None:
        self.called = called
        self.size = path.stat().st_size
        self._path = path

    def read(self, name: str, at: int, most: int) -> bytes:
        """Some bytes of it; it has no name of its own."""
        if name:
            raise FileNotFoundError(name)
        return _read(self._path, at, most)


class Folder:
    """A folder of files."""

    size = 0

    def __init__(self, root: Path, names: tuple[str, ...]) -> None:
        self.called = root.resolve().name
        # Names that are no text on this system are files all the same.
        self._files = {name.encode("utf-8", "replace").decode(): name for name in names}
        self.names: tuple[str, ...] | None = tuple(self._files)
        self._root = root

    def read(self, name: str, at: int, most: int) -> bytes:
        """Some bytes of one of the files; a link put there meanwhile is not followed."""
        if name not in self._files:
            raise FileNotFoundError(name)
        return _read(self._root / self._files[name], at, most)


def _read(path: Path, at: int, most: int) -> bytes:
    with os.fdopen(os.open(path, _FLAGS), "rb", buffering=0) as file:
        file.seek(at)
        return file.read(most)


def _walk(folder: Path, inside: str, names: list[str], limits: Limits) -> Iterator[Refusal]:
    """Note the names of all files below; yield what must not be there."""
    if inside.count("/") > DEEPEST:
        yield Refusal("source_too_deep", {"file": shown(inside)})
        return
    try:
        with os.scandir(folder) as found:
            entries = sorted(found, key=lambda entry: entry.name)
    except OSError as error:
        reason = error.strerror or str(error)
        yield Refusal("source_unreadable", {"file": shown(str(folder)), "reason": reason})
        return
    for entry in entries:
        name = f"{inside}{entry.name}"
        if CLUTTER.search(name):
            continue
        if entry.is_symlink():
            yield Refusal("source_link", {"file": shown(name)})
        elif entry.is_dir(follow_symlinks=False):
            yield from _walk(Path(entry.path), f"{name}/", names, limits)
        elif not entry.is_file(follow_symlinks=False):
            yield Refusal("source_special_file", {"file": shown(name)})
        else:
            names.append(name)
        if len(names) > limits.entries:
            yield Refusal("source_too_many_files", {"most": limits.entries})
