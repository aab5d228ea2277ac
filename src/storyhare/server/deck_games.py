"""Games that go on with decks that people brought: such a deck is not removed under their hands."""

import time

from storyhare.journal import Journal
from storyhare.server.house import House
from storyhare.table import lines
from storyhare.table.state import Table

# Nobody has moved for so long: the game was left behind, and keeps nobody's pictures.
LEFT_BEHIND = 24 * 3600.0


async def note(house: House) -> None:
    """Remember which games here go on with which decks, for when their tables sleep."""
    for live in house.hall.awake_tables():
        if live.table.stage == "playing":
            await house.branch.note_games(live.table.id, live.table.settings.decks)


async def in_play(house: House, deck: str) -> bool:
    """Does a game go on with a deck, here, asleep, or on another node?"""
    if any(_plays(live.table, deck) for live in house.hall.awake_tables()):
        return True
    known = await house.branch.games(deck)
    going_on = [table for table in known if await _goes_on(house.hall.journal, table, deck)]
    if over := known.difference(going_on):
        await house.branch.forget_games(deck, over)
    return bool(going_on)


def _plays(table: Table, deck: str) -> bool:
    return table.stage == "playing" and deck in table.settings.decks


async def _goes_on(journal: Journal, table: str, deck: str) -> bool:
    row = await journal.row(table)
    if row is None or row.status != "live" or row.touched < time.time() - LEFT_BEHIND:
        return False
    try:
        return _plays(lines.fold(await journal.read(table)), deck)
    except lines.UnreadableLine:
        return True  # a newer server may read it
