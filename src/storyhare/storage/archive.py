"""A backup: one zip file with the tables as an SQLite file, the decks and the recordings."""

import datetime
import os
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from storyhare.disk import sync
from storyhare.storage.files import StoredFile, is_path

TABLES = "storyhare.db"
SIGNATURE = b"PK\x03\x04"
EARLIEST = datetime.datetime(1980, 1, 1, tzinfo=datetime.UTC).timestamp()
# Only their owner may read backups: they hold names, chat and recordings.
MODE = 0o600
BLOCK = 1 << 20


class DamagedArchive(Exception):
    """A file is no backup, or a damaged one."""


def is_archive(file: Path) -> bool:
    """Is this a whole backup? Those of earlier versions are SQLite files with the tables only."""
    with file.open("rb") as opened:
        return opened.read(len(SIGNATURE)) == SIGNATURE


class ArchiveSink:
    """Writes a backup, which gets its name when it is complete and synced."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._unfinished = file.with_name(f".{file.name}.unfinished")
        self._unfinished.unlink(missing_ok=True)
        mode = file.stat().st_mode & 0o777 if file.exists() else MODE
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        self._opened = os.fdopen(os.open(self._unfinished, flags, MODE), "wb")
        self._unfinished.chmod(mode)
        self._zip = zipfile.ZipFile(self._opened, "w")

    async def add(self, file: StoredFile) -> None:
        self._zip.writestr(_entry(file.path, file.at), file.data)

    async def commit(self) -> None:
        """Nothing counts before finish()."""

    def finish(self, tables: Path) -> None:
        """Add the tables, which were read before all files, and give the backup its name."""
        self._add_tables(tables)
        self._zip.close()
        self._opened.close()
        sync(self._unfinished)
        self._unfinished.replace(self._file)
        sync(self._file.parent)

    async def undo(self) -> None:
        """Remove the unfinished file."""
        with suppress(OSError, ValueError):  # it may be closed, or the disk full
            self._zip.close()
        with suppress(OSError):
            self._opened.close()
        self._unfinished.unlink(missing_ok=True)

    def _add_tables(self, file: Path) -> None:
        info = _entry(TABLES, file.stat().st_mtime)
        info.compress_type = zipfile.ZIP_DEFLATED
        info.file_size = file.stat().st_size
        with file.open("rb") as source, self._zip.open(info, "w", force_zip64=True) as target:
            while block := source.read(BLOCK):
                target.write(block)


def _entry(path: str, at: float) -> zipfile.ZipInfo:
    then = datetime.datetime.fromtimestamp(max(at, EARLIEST), datetime.UTC)
    return zipfile.ZipInfo(path, then.timetuple()[:6])


class Archive:
    """A backup that is read; raises DamagedArchive."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def extract_tables(self, target: Path) -> None:
        """Write the tables to a file."""
        with self._opened() as archive, archive.open(TABLES) as source, target.open("wb") as out:
            while block := source.read(BLOCK):
                out.write(block)

    async def count(self) -> int:
        with self._opened() as archive:
            return len(archive.namelist()) - 1

    async def files(self) -> AsyncIterator[StoredFile]:
        with self._opened() as archive:
            for info in archive.infolist():
                if info.filename == TABLES:
                    continue
                if not is_path(info.filename):
                    raise DamagedArchive("it has files that no backup has")
                at = datetime.datetime(*info.date_time, tzinfo=datetime.UTC).timestamp()
                yield StoredFile(info.filename, archive.read(info), at)

    @contextmanager
    def _opened(self) -> Iterator[zipfile.ZipFile]:
        try:
            with zipfile.ZipFile(self._file) as archive:
                yield archive
        except (zipfile.BadZipFile, KeyError, EOFError, ValueError) as error:
            raise DamagedArchive(str(error)) from error
