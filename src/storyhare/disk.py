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


def files_below(folder: Path) -> list[Path]:
    """All files in a folder and its folders, which may come and go meanwhile."""

    def failed(error: OSError) -> None:
        if not isinstance(error, FileNotFoundError):
            raise error

    found = os.walk(folder, onerror=failed)
    return [Path(parent, name) for parent, _, names in found for name in names]


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


def keep_owner(path: Path, like: Path) -> None:
    """Give a file the mode of another, and its owner as far as that is allowed."""
    path.chmod(like.stat().st_mode & 0o777)
    hand_over(path, like)


def hand_over(path: Path, like: Path) -> None:
    """Give a file, or a folder with all that is in it, to the owner of another; only root can.

    What root restores would otherwise be closed to the service that it belongs to.
    """
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    owner = like.stat()
    for each in (path, *path.rglob("*")):
        os.chown(each, owner.st_uid, owner.st_gid, follow_symlinks=False)
