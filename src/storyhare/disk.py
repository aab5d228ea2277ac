"""Makes what was written safe from a loss of power."""

import os
from pathlib import Path


def sync(path: Path) -> None:
    """Make a file, or the names in a folder, safe."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except PermissionError:  # Windows has no such thing for folders
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
