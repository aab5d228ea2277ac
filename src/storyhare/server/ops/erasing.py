"""Erases what is stored of people: a person at a table, or a whole table."""

from collections.abc import Sequence

from storyhare.live import lines
from storyhare.media import Blobs, Key
from storyhare.storage import Journal, Row
from storyhare.table import Table


async def called(journal: Journal, row: Row, name: str) -> Sequence[str]:
    """The people at a table who have this name, whatever its case, or this id."""
    names = await journal.read_names(row.table_id)
    wanted = name.casefold()
    return [one for one, known in names.items() if one == name or known.casefold() == wanted]


async def erase_person(journal: Journal, blobs: Blobs, row: Row, person: str) -> None:
    """Erase a person's name, chat and recordings at a table; the moves stay, without a name."""
    state = lines.fold_or_reason(await journal.read_lines(row.table_id))
    if isinstance(state, Table):
        for blob in _recorded_by(state, person):
            await blobs.delete(Key(row.table_id, blob))
    await journal.erase_chat(row.table_id, person)
    await journal.erase_name(row.table_id, person)


def _recorded_by(state: Table, person: str) -> list[str]:
    made = [ticket.made for ticket in state.tickets.values() if ticket.made is not None]
    recordings = [*state.recordings.values(), *made]
    return [one.blob for one in recordings if one.person == person]


async def delete_table(journal: Journal, blobs: Blobs, row: Row) -> None:
    """Delete a table and its recordings; raises Conflict if it has changed meanwhile."""
    await journal.delete_table(row)
    for blob in await blobs.all():
        if blob.key.table_id == row.table_id:
            await blobs.delete(blob.key)
