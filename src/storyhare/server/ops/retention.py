"""What does not stay for ever: unused tables are archived and deleted, old recordings deleted."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress

from storyhare.live import access, lines
from storyhare.media import Blob, Blobs, BlobsUnavailable, StorageFull
from storyhare.server.context import AppContext
from storyhare.server.ops import erasing
from storyhare.storage import Conflict, Journal, JournalUnavailable
from storyhare.table import Table, recordings

LOOK_EVERY = 3600.0
# A recording that belongs to no clue may still be on its way to one.
UNTOLD = 3600.0
# What part of the file must be unused before its space is given back.
UNUSED = 0.2
log = logging.getLogger("storyhare")


async def archive_tables(context: AppContext) -> None:
    """Archive tables that nobody has used for long, every hour."""
    registry, unused = context.registry, context.config.archive_after_days * 24 * 3600.0
    while True:
        try:
            await access.archive(registry, registry.now() - unused)
        except JournalUnavailable as error:  # the journal has said so
            log.debug("old tables could not be archived: %s", error)
        await asyncio.sleep(LOOK_EVERY)


async def delete_tables(context: AppContext) -> None:
    """Delete archived tables when their time has come, every hour."""
    if not context.config.delete_after:
        return
    keep = context.config.delete_after * 24 * 3600.0
    while True:
        try:
            gone = await delete(context.registry.journal, context.blobs, time.time() - keep)
            if gone:
                log.info("%d tables were deleted: their time had come", gone)
        except JournalUnavailable as error:
            log.debug("old tables could not be deleted: %s", error)
        except (BlobsUnavailable, OSError) as error:
            log.warning("old tables could not be deleted: %s", error)
        await asyncio.sleep(LOOK_EVERY)


async def give_space_back(context: AppContext) -> None:
    """Give back what deleted tables and forgotten people have left unused, every hour."""
    while True:
        try:
            if not context.devices:  # nobody waits for a move meanwhile
                await context.registry.journal.compact(UNUSED)
        except JournalUnavailable as error:
            log.debug("unused space could not be given back: %s", error)
        await asyncio.sleep(LOOK_EVERY)


async def delete(journal: Journal, blobs: Blobs, before: float) -> int:
    """Delete archived tables that nobody has used since then; returns how many."""
    gone = 0
    for row in await journal.find_rows("archived", before):
        with suppress(Conflict):  # somebody has just come back
            await erasing.delete_table(journal, blobs, row)
            gone += 1
    return gone


async def forget_recordings(context: AppContext) -> None:
    """Look every hour."""
    keep = context.config.keep_recordings * 24 * 3600.0
    while True:
        try:
            gone = await forget(context.registry.journal, context.blobs, time.time(), keep)
            if gone:
                log.info("%d recordings were removed: their time had come", gone)
        except JournalUnavailable as error:
            log.debug("recordings could not be looked through: %s", error)
        except (BlobsUnavailable, StorageFull, OSError) as error:
            log.warning("recordings could not be looked through: %s", error)
        await asyncio.sleep(LOOK_EVERY)


async def forget(journal: Journal, blobs: Blobs, now: float, keep: float) -> int:
    """Remove what nobody may have any longer; how many that were."""
    by_table: dict[str, list[Blob]] = defaultdict(list)
    for blob in await blobs.all():
        if blob.at < now - UNTOLD:
            by_table[blob.key.table_id].append(blob)
    gone = 0
    for table, old in by_table.items():
        row = await journal.read_row(table)
        state = lines.fold_or_reason(await journal.read_lines(table))
        away = row is None or row.status == "archived"
        for blob in _outdated(state, old, now - keep, away=away):
            await blobs.delete(blob.key)
            gone += 1
    return gone


def _outdated(
    state: Table | str, blobs: list[Blob], before: float, *, away: bool
) -> Iterator[Blob]:
    """What may go: what is too old or belongs to no clue, unless everybody agreed to keep it."""
    if isinstance(state, str):  # a newer server may read what this one cannot
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
