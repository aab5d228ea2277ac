"""How long a stream may get: beyond that a table takes only what its game needs to come to an end.

Streams are kept for ever and folded whenever a table wakes, so nobody may make one as long as they
like. Everything that is still taken then is taken a limited number of times: a move of a seat that
is awaited, a choice that can be made but not unmade, a clock that stops and does not start again.
"""

from typing import assert_never

from storyhare.rules import Give, Luck, Refusal, TakeBack, Tell, Vote
from storyhare.table import commands as ask
from storyhare.table import play
from storyhare.table.events import DeadlineSet, Event
from storyhare.table.play import StandIn
from storyhare.table.state import Table

# A busy evening's lobby takes a few hundred lines, and the longest round of twelve about fifty.
MOST_LINES = 2_000
MOST_LINES_OF_A_ROUND = 100


def too_long(table: Table) -> bool:
    """Is the stream so long that nothing should be added that the game can do without?"""
    rounds = 0 if table.game is None else table.game.round
    return table.seq >= MOST_LINES + MOST_LINES_OF_A_ROUND * rounds


def no_room(table: Table) -> Refusal | None:
    """Why nobody comes in any longer, and nothing is arranged."""
    return Refusal("too_many_changes") if too_long(table) else None


def no_room_for(table: Table, person: str, command: ask.Command) -> Refusal | None:
    """Why a command is not taken once the stream is too long: the game can do without it."""
    return None if _is_needed(table, person, command) else Refusal("too_many_changes")


def _is_needed(table: Table, person: str, command: ask.Command) -> bool:
    match command:
        case Give() | Vote() | ask.PressOn():
            return table.seat_of(person) in play.awaited(table)
        case ask.Sign(yes) | ask.KeepRecordings(yes):
            return not yes
        case ask.Lock(yes) | ask.MuteChat(yes) | ask.Wish(yes):
            return yes
        case ask.Return():
            return person in table.people and table.people[person].left
        case (
            Tell() | ask.See() | ask.Start() | ask.Resume() | ask.Hurry() | ask.LastRound()
            | ask.Admit() | ask.Remove() | ask.ClaimHost() | ask.Rematch()
        ):  # fmt: skip
            return True
        case (
            ask.Sit() | ask.Stand() | ask.Rename() | ask.AskSeat() | ask.Leave() | ask.Bring()
            | ask.Configure() | ask.Arrange() | ask.Shuffle() | ask.AddBot() | ask.TuneBot()
            | ask.RenameBot() | ask.Pause() | ask.HandOver() | ask.ShowStep() | TakeBack()
            | ask.Away() | ask.Extend()
        ):  # fmt: skip
            return False
        case _:
            assert_never(command)


# -- what a table does by itself -------------------------------------------------------------------


def nobody_here(table: Table, now: float, grace: float = 0.0) -> tuple[Event, ...]:
    """The last person has gone: the clocks stop, where there are any to stop."""
    if too_long(table) and table.deadline is None:
        return ()
    return play.nobody_here(table, now, grace)


def somebody_here(table: Table, now: float, luck: Luck, stand_in: StandIn) -> tuple[Event, ...]:
    """Somebody is back: the clock goes on; at the end of its stream a phase has none."""
    events = play.somebody_here(table, now, luck, stand_in)
    return (*events, DeadlineSet(None)) if events and too_long(table) else events


def after_downtime(table: Table, now: float) -> tuple[Event, ...]:
    """The server was away: the clock starts anew; at the end of its stream a phase has none."""
    events = play.after_downtime(table, now)
    return (DeadlineSet(None),) if events and too_long(table) else events
