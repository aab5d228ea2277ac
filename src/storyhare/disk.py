"""Files on the disk: made durable, and folders locked for one process."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# What a system answers where another process has the lock.
TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class FolderInUse(Exception):
    """Another process has locked the folder."""


def sync(path: Path) -> None:
    """Sync a file, or the entries of a folder, to the disk."""
    is_folder = path.is_dir()
    try:
        # Windows syncs only files that are open for writing.
        handle = os.open(path, os.O_RDONLY if is_folder else os.O_RDWR)
    except PermissionError:
        if is_folder:  # Windows cannot sync folders, and not every folder can be read
            return
        raise
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_all(folder: Path) -> None:
    """Sync a folder and everything in it to the disk."""
    for path in (*folder.rglob("*"), folder):
        sync(path)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock a folder for this process; raises FolderInUse. The end of the process unlocks it.

    A file system without locks is used without one.
    """
    handle = _open_for_lock(folder)
    try:
        try:
            _lock(handle)
        except OSError as error:
            if error.errno in TAKEN:
                raise FolderInUse(folder) from error
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":

    def _open_for_lock(folder: Path) -> int:
        return os.open(folder / ".lock", os.O_RDWR | os.O_CREAT)  # Windows opens no folders

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:

    def _open_for_lock(folder: Path) -> int:
        return os.open(folder, os.O_RDONLY)

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
