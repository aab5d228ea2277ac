"""Recordings go when their time has come: with their table, after some days, or never told."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Iterator

from storyhare.journal import Journal, JournalUnavailable
from storyhare.media.blobs import Blob, Blobs, BlobsUnavailable, StorageFull
from storyhare.server.house import House
from storyhare.table import lines, recordings
from storyhare.table.state import Table

LOOK_EVERY = 3600.0
# A recording that belongs to no clue may still be on its way to one.
UNTOLD = 3600.0
log = logging.getLogger("storyhare")


async def forget_recordings(house: House) -> None:
    """Look every hour."""
    keep = house.config.keep_recordings * 24 * 3600.0
    while True:
        try:
            gone = await forget(house.hall.journal, house.blobs, time.time(), keep)
            if gone:
                log.info("%d recordings were removed: their time had come", gone)
        except (BlobsUnavailable, StorageFull, JournalUnavailable, OSError) as error:
            log.warning("recordings could not be looked through: %s", error)
        await asyncio.sleep(LOOK_EVERY)


async def forget(journal: Journal, blobs: Blobs, now: float, keep: float) -> int:
    """Remove what nobody may have any longer; how many that were."""
    by_table: dict[str, list[Blob]] = defaultdict(list)
    for blob in await blobs.all():
        if blob.at < now - UNTOLD:
            by_table[blob.key.table].append(blob)
    gone = 0
    for table, old in by_table.items():
        row = await journal.row(table)
        state = await _table(journal, table)
        away = row is None or row.status == "archived"
        for blob in _outdated(state, old, now - keep, away=away):
            await blobs.delete(blob.key)
            gone += 1
    return gone


async def _table(journal: Journal, table: str) -> Table | None:
    try:
        return lines.fold(await journal.read(table))
    except lines.UnreadableLine:
        return None  # a newer server may read it


def _outdated(
    state: Table | None, blobs: list[Blob], before: float, *, away: bool
) -> Iterator[Blob]:
    """What may go: what is too old or belongs to no clue, unless everybody agreed to keep it."""
    if state is None:
        yield from [blob for blob in blobs if blob.at < before]
        return
    told = {recording.blob for recording in state.recordings.values()}
    coming = {ticket.made.blob for ticket in state.tickets.values() if ticket.made is not None}
    kept = recordings.kept(state)
    for blob in blobs:
        name = blob.key.blob
        if name in told:
            if not kept and (away or blob.at < before):
                yield blob
        elif away or name not in coming:
            yield blob
