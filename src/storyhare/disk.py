"""Makes written files durable: they survive a power loss."""

import os
from pathlib import Path


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
