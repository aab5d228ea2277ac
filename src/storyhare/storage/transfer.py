"""Copies everything from one journal into another, empty one, whatever they are made of."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from storyhare.storage.files import DECKS, FileSink, FileSource
from storyhare.storage.port import Journal, JournalUnavailable, Line, Row, Write

T = TypeVar("T")
# Hears how many of how many files are done.
Step = Callable[[int, int], None]
TABLES_AT_ONCE = 50
MOST_CHAT_LINES = 10**6


class AtomicJournal(Journal, Protocol):
    """A journal that is filled completely or not at all: close() discards what is uncommitted."""

    async def commit(self) -> None:
        """Make everything that was stored take effect."""


class SourceUnavailable(Exception):
    """The source is unavailable, and not the target."""

    def __init__(self, reason: JournalUnavailable) -> None:
        super().__init__(str(reason))
        self.reason = reason


async def from_source(answer: Awaitable[T]) -> T:
    """The answer of the source; raises SourceUnavailable."""
    try:
        return await answer
    except JournalUnavailable as error:
        raise SourceUnavailable(error) from error


class Copied(Struct, frozen=True):
    """How much was copied."""

    tables: int
    decks: int = 0
    recordings: int = 0


async def copy_files(source: FileSource, sink: FileSink, step: Step) -> Copied:
    """Copy all decks and recordings; returns how many."""
    decks, recordings, done = set[str](), 0, 0
    total = await source.count()
    async for file in source.files():
        await sink.add(file)
        kind, folder, _ = file.path.split("/", 2)
        if kind == DECKS:
            decks.add(folder)
        else:
            recordings += 1
        done += 1
        step(done, max(done, total))
    return Copied(0, len(decks), recordings)


async def copy_journal(source: Journal, target: Journal) -> int:
    """Copy all tables with their names, chat and channels, and all values.

    Returns the number of tables.
    """
    if await target.table_ids():
        raise JournalUnavailable("there are tables already")
    for key, value in (await from_source(source.read_values())).items():
        await target.get_or_store(key, value)
    rows = sorted(
        await from_source(source.read_rows(list(await from_source(source.table_ids())))),
        # Archived tables first: their codes may belong to other tables by now.
        key=lambda row: row.status != "archived",
    )
    for _, group in groupby(rows, key=lambda row: row.status != "archived"):
        slots = asyncio.Semaphore(TABLES_AT_ONCE)
        await asyncio.gather(*[_copy_table(source, target, row, slots) for row in group])
    return len(rows)


async def _copy_table(source: Journal, target: Journal, row: Row, slots: asyncio.Semaphore) -> None:
    async with slots:
        lines = await from_source(source.read_lines(row.table_id))
        names = await from_source(source.read_names(row.table_id))
        for write in _writes(row, lines, names):
            await target.append(write)
        for message in await from_source(source.read_chat(row.table_id)):
            await target.add_chat(row.table_id, message, MOST_CHAT_LINES)
        for channel in await from_source(source.outbox.read_channels(row.table_id)):
            await target.outbox.put_channel(channel)
        for notification in await from_source(source.outbox.read_notifications(row.table_id)):
            await target.outbox.add_notification(notification)


def _writes(row: Row, lines: Sequence[Line], names: Mapping[str, str]) -> Iterator[Write]:
    """One write per run of lines in the same format."""
    # Ignore lines that were written after the row was read.
    lines = [line for line in lines if line.seq <= row.seq]
    if [line.seq for line in lines] != list(range(1, row.seq + 1)):
        gap = f"lines of table {row.table_id} are missing"
        raise SourceUnavailable(JournalUnavailable(gap))
    for version, run in groupby(lines, key=lambda line: line.version):
        group = list(run)
        bodies = tuple([line.body for line in group])
        yield Write(replace(row, seq=group[-1].seq), group[0].seq - 1, version, bodies, names)
