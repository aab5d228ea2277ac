"""The files of a deck as the worker reads them, after checks that nothing in a zip is hostile."""

import io
import os
import re
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator
from typing import IO, Protocol

from storyhare.decks.limits import MEGA, Limits
from storyhare.decks.manifest import is_inside, printable
from storyhare.decks.reading.inputs import CLUTTER
from storyhare.rules import Refusal, reasons

# Small files may compress very well; only a large result is a zip bomb.
HARMLESS_BYTES = 1 * MEGA
ENCRYPTED = 0x1
# How far from its end a zip says how long its directory is, and the longest directory entry.
DIRECTORY_TAIL = 65_536 + 22 + 20
ENTRY_BYTES = 512
# Fetches bytes of a file: its name, an offset, and how many at most; raises OSError.
Fetch = Callable[[str, int, int], bytes]
FETCH_BYTES = 256 * 1024


class Source(Protocol):
    """Files by relative names, with slashes; only regular files, none of them clutter."""

    names: tuple[str, ...]

    def read(self, name: str, most: int) -> bytes | Refusal:
        """The file's bytes, or why they cannot be read."""


class Folder:
    """A folder of files."""

    def __init__(self, names: tuple[str, ...], fetch: Fetch) -> None:
        self.names = names
        self._fetch = fetch

    def read(self, name: str, most: int) -> bytes | Refusal:
        """The file's bytes."""
        data = bytearray()
        try:
            while len(data) <= most and (more := self._fetch(name, len(data), FETCH_BYTES)):
                data += more
        except OSError as error:
            return Refusal(
                "source_unreadable", {"file": printable(name), **reasons.of_error(error)}
            )
        return bytes(data) if len(data) <= most else _too_long(name, most)


class Zip:
    """The entries of a zip; nothing is unpacked to the disk."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._entries = {
            info.filename: info
            for info in archive.infolist()
            if not info.is_dir() and not CLUTTER.search(info.filename)
        }
        self.names = tuple(sorted(self._entries))

    def read(self, name: str, most: int) -> bytes | Refusal:
        """The entry's bytes, never more than `most`."""
        try:
            with self._archive.open(self._entries[name]) as entry:
                data = entry.read(most + 1)
                # Reading to the end verifies the checksum.
                longer = len(data) > most or entry.read(1)
        except (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ValueError):
            return Refusal("source_entry_damaged", {"file": printable(name)})
        return _too_long(name, most) if longer else data


def open_zip(label: str, size: int, fetch: Fetch, limits: Limits) -> Zip | Refusal:
    """The zip of `size` bytes, or why it is refused."""
    file = io.BufferedReader(RemoteFile(size, fetch), FETCH_BYTES)
    if refusal := _wrong_directory(file, label, limits):
        return refusal
    try:
        archive = zipfile.ZipFile(file)
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError):
        return Refusal("source_not_a_zip", {"file": printable(label)})
    return next(_wrong_entries(archive, size, limits), None) or Zip(archive)


class RemoteFile(io.RawIOBase):
    """A file whose bytes the parent process provides."""

    def __init__(self, size: int, fetch: Fetch) -> None:
        self._size = size
        self._fetch = fetch
        self._at = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        begin = {os.SEEK_SET: 0, os.SEEK_CUR: self._at, os.SEEK_END: self._size}[whence]
        if begin + offset < 0:
            raise OSError("before the beginning")
        self._at = begin + offset
        return self._at

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # what callers pass
        data = self._fetch("", self._at, min(len(buffer), FETCH_BYTES))
        buffer[: len(data)] = data
        self._at += len(data)
        return len(data)


def _too_long(name: str, most: int) -> Refusal:
    return Refusal("source_file_too_long", {"file": printable(name), "most": most // MEGA})


def _wrong_directory(file: IO[bytes], label: str, limits: Limits) -> Refusal | None:
    """Why the zip's directory is refused; this reads only the end of the file."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - DIRECTORY_TAIL))
    tail = file.read(DIRECTORY_TAIL)
    for match in re.finditer(b"PK\x05\x06", tail):
        at = match.start()
        # The extended form (zip64) is for more files or bytes than a deck may have.
        if tail[max(0, at - 20) : at].startswith(b"PK\x06\x07"):
            return Refusal("source_packed_strangely", {"file": printable(label)})
        length = int.from_bytes(tail[at + 12 : at + 16], "little")
        if length > limits.entries * ENTRY_BYTES:
            return Refusal("source_too_many_files", {"most": limits.entries})
    return None


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
    # The name as it is stored: `filename` is adapted to this system.
    name = info.orig_filename
    if not is_inside(name.removesuffix("/")):
        yield Refusal("source_path_outside", {"file": printable(name)})
    if name.casefold() in seen:
        yield Refusal("source_name_twice", {"file": printable(name)})
    seen.add(name.casefold())
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind == stat.S_IFLNK:
        yield Refusal("source_link", {"file": printable(name)})
    elif kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        yield Refusal("source_special_file", {"file": printable(name)})
    if info.flag_bits & ENCRYPTED:
        yield Refusal("source_locked", {"file": printable(name)})
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        yield Refusal("source_packed_strangely", {"file": printable(name)})
    if info.file_size > HARMLESS_BYTES and info.file_size > limits.ratio * info.compress_size:
        yield Refusal("source_bomb", {"ratio": limits.ratio})
