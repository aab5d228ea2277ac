"""A journal in a file that is filled completely or not at all: nothing counts before commit()."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from storyhare.storage.sqlite import maintenance
from storyhare.storage.sqlite.journal import SqliteJournal


class AtomicSqliteJournal(SqliteJournal):
    """Fills a file beside the target; `publish` then copies it there."""

    def __init__(self, file: Path, publish: Callable[[Path, Path], None]) -> None:
        self._unfinished = file.with_name(f".{file.name}.unfinished.db")
        self._target = file
        self._publish = publish
        super().__init__(self._unfinished)

    async def open(self) -> None:
        maintenance.remove(self._unfinished)
        await super().open()

    async def commit(self) -> None:
        await super().close()
        await asyncio.to_thread(self._publish, self._unfinished, self._target)

    async def close(self) -> None:
        await super().close()
        maintenance.remove(self._unfinished)
