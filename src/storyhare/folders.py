"""Where a server keeps its data: the data folder, and the files and folders in it."""

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The data folder when nobody names one: that of the platform, for this user.

    Earlier versions used the folder `data` in the current one. Where it is, it is still used.
    """
    earlier = Path("data").absolute()
    if is_used(earlier):
        return earlier
    return platformdirs.user_data_path("storyhare", appauthor=False)


def is_used(data: Path) -> bool:
    """Has a server run with this data folder?"""
    return journal_file(data).is_file() or (media_folder(data) / "unfinished").is_dir()


def is_from_before(data: Path) -> bool:
    """Is this the folder `data` that earlier versions used?"""
    return data == Path("data").absolute() and is_used(data)


def journal_file(data: Path) -> Path:
    """The file of the tables."""
    return data / "storyhare.db"


def decks_folder(data: Path) -> Path:
    """The folder of installed and uploaded decks."""
    return data / "decks"


def media_folder(data: Path) -> Path:
    """The folder of recordings that are not in a database, and of unfinished uploads."""
    return data / "media"


def recordings_folder(data: Path) -> Path:
    """The folder of recordings that are not in a database."""
    return media_folder(data) / "kept"
