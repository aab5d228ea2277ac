"""Games that go on with decks that people brought: such a deck is not removed under their hands."""

import time

from storyhare.live import lines
from storyhare.server.context import AppContext
from storyhare.storage import Journal
from storyhare.table import Table

# Nobody has moved for so long: the game was left behind, and keeps nobody's pictures.
LEFT_BEHIND = 24 * 3600.0
GOING_ON = ("live", "days")


async def note(context: AppContext) -> None:
    """Remember which games here go on with which decks, for when their tables sleep."""
    for live in context.registry.awake_tables():
        if live.table.stage == "playing":
            await context.deck_cache.note_games(live.table.id, live.table.settings.decks)


async def in_play(context: AppContext, deck: str) -> bool:
    """Does a game go on with a deck, here, asleep, or on another node?"""
    if any(_plays(live.table, deck) for live in context.registry.awake_tables()):
        return True
    known = await context.deck_cache.games(deck)
    going_on = [table for table in known if await _goes_on(context.registry.journal, table, deck)]
    if over := known.difference(going_on):
        await context.deck_cache.forget_games(deck, over)
    return bool(going_on)


def _plays(table: Table, deck: str) -> bool:
    return table.stage == "playing" and deck in table.settings.decks


async def _goes_on(journal: Journal, table: str, deck: str) -> bool:
    row = await journal.read_row(table)
    if row is None or row.status not in GOING_ON or row.touched < time.time() - LEFT_BEHIND:
        return False
    state = lines.fold_or_reason(await journal.read_lines(table))
    # A newer server may read what this one cannot.
    return isinstance(state, str) or _plays(state, deck)
