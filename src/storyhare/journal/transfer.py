"""Carries everything from one journal into another, empty one, whatever they are made of."""

import asyncio
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeVar

from msgspec.structs import replace

from storyhare.journal.port import Journal, JournalUnavailable, Line, Row, Write

T = TypeVar("T")
AT_ONCE = 50
MOST_SAID = 10**6


class SourceUnavailable(Exception):  # noqa: N818 - says what is so
    """It is the source that is in trouble, and not the target."""

    def __init__(self, reason: JournalUnavailable) -> None:
        super().__init__(str(reason))
        self.reason = reason


async def asked(answer: Awaitable[T]) -> T:
    """What the source answers."""
    try:
        return await answer
    except JournalUnavailable as error:
        raise SourceUnavailable(error) from error


async def transfer(source: Journal, target: Journal) -> int:
    """Copy all tables with their names and their talk, and what else is kept; how many tables."""
    if await target.tables():
        raise JournalUnavailable("there are tables already")
    for key, value in (await asked(source.kept())).items():
        await target.remember(key, value)
    rows = sorted(
        await asked(source.these(list(await asked(source.tables())))),
        # Archived tables first: their codes may belong to others now.
        key=lambda row: row.status != "archived",
    )
    for _, several in groupby(rows, key=lambda row: row.status != "archived"):
        few = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*[_carry(source, target, row, few) for row in several])
    return len(rows)


async def _carry(source: Journal, target: Journal, row: Row, few: asyncio.Semaphore) -> None:
    async with few:
        lines, names = await asked(source.read(row.table)), await asked(source.names(row.table))
        for write in _writes(row, lines, names):
            await target.append(write)
        for said in await asked(source.chat(row.table)):
            await target.say(row.table, said, MOST_SAID)


def _writes(row: Row, lines: Sequence[Line], names: Mapping[str, str]) -> Iterator[Write]:
    """One write for each run of lines in the same format."""
    # The source may have been written to since its row was read.
    kept = [line for line in lines if line.seq <= row.seq]
    if [line.seq for line in kept] != list(range(1, row.seq + 1)):
        gap = f"lines of table {row.table} are missing"
        raise SourceUnavailable(JournalUnavailable(gap))
    for version, run in groupby(kept, key=lambda line: line.version):
        several = list(run)
        bodies = tuple([line.body for line in several])
        there = replace(row, seq=several[-1].seq)
        yield Write(there, several[0].seq - 1, version, bodies, names)
