"""Makes what was written safe from a loss of power."""

import os
from pathlib import Path


def sync(path: Path) -> None:
    """Make a file, or the names in a folder, safe."""
    is_folder = path.is_dir()
    try:
        # Windows syncs only what may be written.
        handle = os.open(path, os.O_RDONLY if is_folder else os.O_RDWR)
    except PermissionError:
        if is_folder:  # Windows has no such thing for folders, and not every folder may be read
            return
        raise
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_all(folder: Path) -> None:
    """Make a folder safe with everything in it."""
    for path in (*folder.rglob("*"), folder):
        sync(path)
