"""Erases what is stored of people: a person at a table, on their own wish too, or a whole table."""

from collections.abc import Sequence

from msgspec.structs import replace

from storyhare.live import LiveTable, TableRegistry, access, lines
from storyhare.media import Blobs, Key
from storyhare.rules import Refusal
from storyhare.storage import Conflict, Journal, Row
from storyhare.table import Decided, Entry, Holder, Table, apply, forgetting


async def called(journal: Journal, row: Row, name: str) -> Sequence[str]:
    """The people at a table who have this name, whatever its case, or this id."""
    names = await journal.read_names(row.table_id)
    wanted = name.casefold()
    return [one for one, known in names.items() if one == name or known.casefold() == wanted]


async def erase_person(journal: Journal, blobs: Blobs, row: Row, person: str) -> None:
    """Erase name, chat, addresses and recordings of a person at a table; the moves stay."""
    state = lines.fold_or_reason(await journal.read_lines(row.table_id))
    if isinstance(state, Table):
        for blob in forgetting.recorded_by(state, (person,)):
            await blobs.delete(Key(row.table_id, blob))
    await journal.erase_chat(row.table_id, person)
    await journal.outbox.forget(row.table_id, person)
    await journal.erase_name(row.table_id, person)


async def delete_table(journal: Journal, blobs: Blobs, row: Row) -> None:
    """Delete a table and its recordings; raises Conflict if it has changed meanwhile."""
    await journal.delete_table(row)
    for blob in await blobs.all():
        if blob.key.table_id == row.table_id:
            await blobs.delete(blob.key)


async def forget(
    registry: TableRegistry, blobs: Blobs, table: LiveTable, device: Holder, whose: str
) -> Refusal | None:
    """Erase name, chat and recordings of somebody at a table and in the games before it there.

    Recordings go first, and nothing else happens at the table meanwhile: with the line in the
    journal all is gone. Where that cannot be written, people are still there and ask again.
    """
    gone: tuple[str, ...] = ()

    async def erase(tried: LiveTable, decided: Decided) -> None:
        nonlocal gone
        await _erase_recordings(registry, blobs, tried.table, decided.forget)
        await tried.stream.store(decided, device.person)
        gone = decided.forget

    refusal = await access.change(
        registry,
        table,
        lambda state: forgetting.forget(state, device, whose, table.latest.around),
        append=erase,
    )
    if refusal is None:
        table.latest.show()  # which disconnects their devices
        await table.latest.chat.forget(gone)
    return refusal


async def forget_archived(
    registry: TableRegistry, blobs: Blobs, row: Row, device: Holder, whose: str
) -> Refusal | None:
    """The same at a table that was put away, and stays so."""
    state = await registry.history.state(row)
    if state is None:
        return Refusal("no_such_table")
    around = LiveTable(registry, state, {}).around
    decided = forgetting.forget(state, device, whose, around)
    if isinstance(decided, Refusal):
        return decided
    await _erase_recordings(registry, blobs, state, decided.forget)
    entry = Entry(around.now(), decided.events, device.person)
    written = lines.write(apply(state, entry), entry.at, (entry,))
    put_away = replace(written.row, status="archived", deadline=None, touched=row.touched)
    try:
        await registry.journal.append(replace(written, row=put_away, forget=decided.forget))
    except Conflict:  # somebody has just come back
        return Refusal("try_again")
    return None


async def _erase_recordings(
    registry: TableRegistry, blobs: Blobs, table: Table, people: tuple[str, ...]
) -> None:
    """Erase what some people have recorded at a table and in the games before it there."""
    state: Table | None = table
    while state is not None:
        for blob in forgetting.recorded_by(state, people):
            await blobs.delete(Key(state.id, blob))
        before = state.rematch_of
        row = None if before is None else await registry.journal.read_row(before)
        state = None if row is None else await registry.history.state(row)
