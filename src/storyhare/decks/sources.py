"""Where a deck comes from: a folder or a zip, looked through with suspicion before it is read."""

import os
import re
import stat
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from storyhare.decks.limits import MEGA, Limits
from storyhare.decks.manifest import is_inside, shown
from storyhare.rules import Refusal

# Left by other programs beside people's pictures.
_CLUTTER = re.compile(r"(^|/)(\.|__MACOSX/|Thumbs\.db$|desktop\.ini$)", re.IGNORECASE)
# Small files may be squeezed a lot; only much out of little is a bomb.
HARMLESS_BYTES = 1 * MEGA
ENCRYPTED = 0x1
DEEPEST = 20
# Where a zip says how long its directory is, and how long a name with its notes may be.
DIRECTORY_TAIL = 65_536 + 22 + 20
ENTRY_BYTES = 512


class Source(Protocol):
    """Files by relative names, with slashes; only regular files, none of them clutter."""

    names: tuple[str, ...]

    def read(self, name: str, most: int) -> bytes | Refusal:
        """The file's bytes, or why not."""

    def close(self) -> None:
        """Let go of it."""


def open_source(path: Path, limits: Limits) -> Source | Refusal:
    """The folder or zip at this path, if it holds nothing that it should not."""
    if path.is_dir():
        names: list[str] = []
        refused = next(_walk(path, "", names, limits), None)
        return refused or Folder(path, tuple(sorted(names)))
    if not path.is_file():
        return Refusal("source_missing", {"file": shown(str(path))})
    if refusal := _wrong_directory(path, limits):
        return refusal
    try:
        archive = zipfile.ZipFile(path)
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError):
        return Refusal("source_not_a_zip", {"file": shown(path.name)})
    refusal = next(_wrong_entries(archive, path.stat().st_size, limits), None)
    if refusal is not None:
        archive.close()
        return refusal
    return Zip(archive)


class Folder:
    """A folder of files."""

    def __init__(self, root: Path, names: tuple[str, ...]) -> None:
        self.names = names
        self._root = root

    def read(self, name: str, most: int) -> bytes | Refusal:
        """The file's bytes; a link put there meanwhile is not followed."""
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        try:
            with os.fdopen(os.open(self._root / name, flags), "rb") as file:
                data = file.read(most + 1)
        except OSError as error:
            reason = error.strerror or str(error)
            return Refusal("source_unreadable", {"file": shown(name), "reason": reason})
        return data if len(data) <= most else _too_long(name, most)

    def close(self) -> None:
        """Nothing is held."""


class Zip:
    """The entries of a zip; nothing is ever unpacked to the disk."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._entries = {
            info.filename: info
            for info in archive.infolist()
            if not info.is_dir() and not _CLUTTER.search(info.filename)
        }
        self.names = tuple(sorted(self._entries))

    def read(self, name: str, most: int) -> bytes | Refusal:
        """The entry's bytes, never more than promised."""
        try:
            with self._archive.open(self._entries[name]) as entry:
                data = entry.read(most + 1)
                # Reading on to the end is what checks the sum.
                longer = len(data) > most or entry.read(1)
        except (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ValueError):
            return Refusal("source_entry_damaged", {"file": shown(name)})
        return _too_long(name, most) if longer else data

    def close(self) -> None:
        """Close the zip."""
        self._archive.close()


def _too_long(name: str, most: int) -> Refusal:
    return Refusal("source_file_too_long", {"file": shown(name), "most": most // MEGA})


def _wrong_directory(path: Path, limits: Limits) -> Refusal | None:
    """Whether the zip's directory is too long, judged from its end, before all of it is read."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - DIRECTORY_TAIL))
        tail = file.read()
    for found in re.finditer(b"PK\x05\x06", tail):
        at = found.start()
        # The extended form is for more files or bytes than a deck may have.
        if tail[max(0, at - 20) : at].startswith(b"PK\x06\x07"):
            return Refusal("source_packed_strangely", {"file": shown(path.name)})
        length = int.from_bytes(tail[at + 12 : at + 16], "little")
        if length > limits.entries * ENTRY_BYTES:
            return Refusal("source_too_many_files", {"most": limits.entries})
    return None


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
        if _CLUTTER.search(name):
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


def _wrong_entries(archive: zipfile.ZipFile, size: int, limits: Limits) -> Iterator[Refusal]:
    entries = archive.infolist()
    if len(entries) > limits.entries:
        yield Refusal("source_too_many_files", {"most": limits.entries})
    seen: set[str] = set()
    for info in entries:
        yield from _wrong_entry(info, seen, limits)
    total = sum(info.file_size for info in entries)
    if total > limits.unpacked_bytes:
        yield Refusal("source_unpacks_too_large", {"most": limits.unpacked_bytes // MEGA})
    if total > HARMLESS_BYTES and total > limits.ratio * size:
        yield Refusal("source_bomb", {"ratio": limits.ratio})


def _wrong_entry(info: zipfile.ZipInfo, seen: set[str], limits: Limits) -> Iterator[Refusal]:
    # The name as it was written: the other one was made pleasant for this system.
    name = info.orig_filename
    about: dict[str, int | str] = {"file": shown(name)}
    if not is_inside(name.removesuffix("/")):
        yield Refusal("source_path_outside", about)
    if name.casefold() in seen:
        yield Refusal("source_name_twice", about)
    seen.add(name.casefold())
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind == stat.S_IFLNK:
        yield Refusal("source_link", about)
    elif kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        yield Refusal("source_special_file", about)
    if info.flag_bits & ENCRYPTED:
        yield Refusal("source_locked", about)
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        yield Refusal("source_packed_strangely", about)
    if info.file_size > HARMLESS_BYTES and info.file_size > limits.ratio * info.compress_size:
        yield Refusal("source_bomb", {"ratio": limits.ratio})
