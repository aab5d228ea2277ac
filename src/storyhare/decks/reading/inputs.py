"""The input of an import, a folder or a file: its bytes are passed to the worker unread."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from storyhare.decks.limits import Limits
from storyhare.decks.manifest import printable
from storyhare.rules import Refusal, reasons

# Files that other programs leave beside people's pictures.
CLUTTER = re.compile(r"(^|/)(\.|__MACOSX/|Thumbs\.db$|desktop\.ini$)", re.IGNORECASE)
DEEPEST = 20
ZIP = b"PK"
_FLAGS = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


class DeckInput(Protocol):
    """Bytes by file name and offset; `label` names the input in messages."""

    label: str
    # The files of a folder; None: the input is one file, which the worker reads as a zip.
    names: tuple[str, ...] | None
    size: int

    def read(self, name: str, at: int, most: int) -> bytes:
        """At most `most` bytes of a file from an offset; raises OSError."""


def open_input(path: Path, limits: Limits, label: str | None = None) -> DeckInput | Refusal:
    """The folder or file at this path; `label` is a file's original name, if it has another now."""
    if path.is_dir():
        names: list[str] = []
        refusal = next(_walk(path, "", names, limits), None)
        return refusal or FolderInput(path, tuple(sorted(names)))
    if not path.is_file():
        return Refusal("source_missing", {"file": printable(str(path))})
    file = FileInput(path, label or path.resolve().name)
    # The worker would refuse anything else too, but starting it costs time.
    if file.read("", 0, len(ZIP)) != ZIP:
        return Refusal("source_not_a_zip", {"file": printable(file.label)})
    return file


class FileInput:
    """One file."""

    names: tuple[str, ...] | None = None

    def __init__(self, path: Path, label: str) -> None:
        self.label = label
        self.size = path.stat().st_size
        self._path = path

    def read(self, name: str, at: int, most: int) -> bytes:
        """At most `most` bytes; the file's name here is empty."""
        if name:
            raise FileNotFoundError(name)
        return _read(self._path, at, most)


class PhotoInput:
    """A single picture."""

    label = "photo"
    names: tuple[str, ...] | None = (label,)
    size = 0

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, name: str, at: int, most: int) -> bytes:
        """At most `most` bytes of the picture."""
        if name != self.label:
            raise FileNotFoundError(name)
        return _read(self._path, at, most)


class FolderInput:
    """A folder of files."""

    size = 0

    def __init__(self, root: Path, names: tuple[str, ...]) -> None:
        self.label = root.resolve().name
        # A file name need not be valid text on this system.
        self._files = {name.encode("utf-8", "replace").decode(): name for name in names}
        self.names: tuple[str, ...] | None = tuple(self._files)
        self._root = root

    def read(self, name: str, at: int, most: int) -> bytes:
        """At most `most` bytes of a file; a link that has replaced it is not followed."""
        if name not in self._files:
            raise FileNotFoundError(name)
        return _read(self._root / self._files[name], at, most)


def _read(path: Path, at: int, most: int) -> bytes:
    with os.fdopen(os.open(path, _FLAGS), "rb", buffering=0) as file:
        file.seek(at)
        return file.read(most)


def _walk(folder: Path, inside: str, names: list[str], limits: Limits) -> Iterator[Refusal]:
    """Collect the names of all files below; yield a refusal for what must not be there."""
    if inside.count("/") > DEEPEST:
        yield Refusal("source_too_deep", {"file": printable(inside)})
        return
    try:
        with os.scandir(folder) as scan:
            entries = sorted(scan, key=lambda entry: entry.name)
    except OSError as error:
        facts = {"file": printable(str(folder)), **reasons.of_error(error)}
        yield Refusal("source_unreadable", facts)
        return
    for entry in entries:
        name = f"{inside}{entry.name}"
        if CLUTTER.search(name):
            continue
        if entry.is_symlink():
            yield Refusal("source_link", {"file": printable(name)})
        elif entry.is_dir(follow_symlinks=False):
            yield from _walk(Path(entry.path), f"{name}/", names, limits)
        elif not entry.is_file(follow_symlinks=False):
            yield Refusal("source_special_file", {"file": printable(name)})
        else:
            names.append(name)
        if len(names) > limits.entries:
            yield Refusal("source_too_many_files", {"most": limits.entries})
