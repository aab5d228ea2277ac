"""When a table over days has to do something by itself, whether or not anybody is connected.

All of it follows from the state of the table: after a restart, and on every node, it is the same.
"""

from zlib import crc32

from storyhare import rules
from storyhare.table.events import Event, PutAway
from storyhare.table.state import Table

MINUTE, HOUR = 60.0, 3_600.0
# How long a bot takes, from the beginning of the phase: from the quickest to the slowest.
BOT_AFTER = (2 * MINUTE, 20 * MINUTE)
# So long people on autopilot may still come and move themselves.
STAND_IN_AFTER = HOUR
# For how long the very first clue is left to people, where the table has no limit.
FIRST_CLUE_AFTER = 12 * HOUR


def due(table: Table) -> float | None:
    """When the limit passes, or the next stand-in moves."""
    if table.stage != "playing" or table.pause is not None:
        return table.deadline
    times = [stand_in_at(table, seat) for seat in _stand_ins(table)]
    return min([*times, *([] if table.deadline is None else [table.deadline])], default=None)


def ready(table: Table, now: float) -> list[int]:
    """The seats on autopilot for which a bot should move now."""
    return [seat for seat in _stand_ins(table) if stand_in_at(table, seat) <= now]


def rests(table: Table) -> bool:
    """Are all people on autopilot, and does the next round wait until somebody is back?

    Where nobody has ever played but bots, people have come to watch them.
    """
    game = table.game
    if game is None or game.phase != "tell":
        return False
    return bool(table.sat) and len(table.autopilot) == len(table.order)


def stand_in_at(table: Table, seat: int) -> float:
    """When the move of a seat on autopilot is made: a bot takes a natural while."""
    game = table.game
    assert game is not None
    if game.phase == "tell" and game.storyteller is None:
        limit = table.settings.clocks.tell
        return table.since + (FIRST_CLUE_AFTER if limit is None else limit / 2)
    if not table.people[table.order[seat]].bot:
        return table.since + STAND_IN_AFTER
    least, most = BOT_AFTER
    part = crc32(f"{table.id} {game.round} {game.phase} {seat}".encode()) / 2**32
    return table.since + least + (most - least) * part


def put_away(table: Table, at: float) -> tuple[Event, ...]:
    """A word to people whose game nobody goes on with: it is archived at this time."""
    return () if table.put_away is not None else (PutAway(at),)


def somebody_came(table: Table) -> tuple[Event, ...]:
    """Somebody looks in: the table is not archived."""
    return () if table.put_away is None else (PutAway(None),)


def _stand_ins(table: Table) -> list[int]:
    """The seats on autopilot on which the game waits; none with the cards of the box.

    Bots do not see those: the table moves blindly for such a seat as soon as it can.
    """
    game = table.game
    if game is None or game.rules.cards == "box" or rests(table):
        return []
    return [seat for seat in rules.awaited(game) if seat in table.autopilot]
