"""A journal that is filled all or not at all: nothing of it counts before it is published."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from storyhare.journal import care
from storyhare.journal.port import Journal
from storyhare.journal.sqlite import SqliteJournal


class Draft(Journal, Protocol):
    """The port; closing throws away what was not published."""

    async def publish(self) -> None:
        """Let all of it count, from now on."""


class FileDraft(SqliteJournal):
    """A file beside the one that it is for, and a way to get from here to there."""

    def __init__(self, file: Path, publish: Callable[[Path, Path], None]) -> None:
        self._unfinished = file.with_name(f".{file.name}.unfinished.db")
        self._finished = file
        self._publish = publish
        super().__init__(self._unfinished)

    async def open(self) -> None:
        care.remove(self._unfinished)
        await super().open()

    async def publish(self) -> None:
        """Let all of it count, from now on."""
        await super().close()
        await asyncio.to_thread(self._publish, self._unfinished, self._finished)

    async def close(self) -> None:
        await super().close()
        care.remove(self._unfinished)
