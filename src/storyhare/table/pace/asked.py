"""What people ask of a table over days: more time, to be away, to go on to the next reveal."""

from storyhare.rules import Refusal
from storyhare.table import commands as ask
from storyhare.table.decision import Around, Decided, Decision
from storyhare.table.events import AwayUntil, DeadlineSet, Seen
from storyhare.table.pace import revealed
from storyhare.table.state import Table

LONGEST_AWAY = 90 * 24 * 3_600


def extend(table: Table, _: str, __: ask.Extend, around: Around) -> Decision:
    """The host lets the limit of the phase begin anew."""
    game = table.game
    if not table.over_days or table.deadline is None or game is None:
        return Refusal("no_limit")
    limit = getattr(table.settings.clocks, game.phase)
    return Decided((DeadlineSet(max(table.deadline, around.now() + limit)),))


def away(table: Table, person: str, command: ask.Away, around: Around) -> Decision:
    """Somebody says until when they are away, or that they are back."""
    now = around.now()
    if command.until is not None and not now < command.until <= now + LONGEST_AWAY:
        return Refusal("away_too_long", {"days": LONGEST_AWAY // (24 * 3_600)})
    if table.people[person].away_until == command.until:
        return Refusal("already_so")
    return Decided((AwayUntil(person, command.until),))


def see(table: Table, person: str, command: ask.See, _: Around) -> Decision:
    """Somebody has seen a round's reveal."""
    if person not in table.order:
        return Refusal("not_seated")
    if command.round <= table.seen.get(person, 0):
        return Refusal("already_so")
    if command.round > revealed.newest(table.reveals):
        return Refusal("no_such_round", {"round": command.round})
    return Decided((Seen(person, command.round),))
