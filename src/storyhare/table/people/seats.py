"""Seats: who may sit down in the lobby, and which ones change hands while a game is on.

A seat brings a hand of cards along. So it changes hands only when its owner is a bot, has left, or
has had no connection for so long that nobody waits any longer. Being played for by the autopilot is
no reason: an owner who is there comes back with the next move. Over days nobody is expected to be
connected, so a seat is kept for whoever has not left.
"""

from storyhare.rules import Refusal
from storyhare.table import commands as ask
from storyhare.table.decision import Around, Decided, Decision
from storyhare.table.events import SeatAnswered, SeatAsked
from storyhare.table.state import MOST_SEATS, RABBITS, Table

# How many seconds a seat is kept for somebody whose connection is lost.
KEPT_FOR = 600.0


def may_sit(table: Table, person: str, rabbit: int) -> Refusal | None:
    """Why somebody may not sit down in the lobby with this rabbit; None: they may."""
    if not 0 <= rabbit < RABBITS:
        return Refusal("no_such_rabbit", {"rabbit": rabbit})
    if person not in table.order and len(table.order) >= MOST_SEATS:
        return Refusal("no_free_seat", {"most": MOST_SEATS})
    for other in table.order:
        if other != person and table.people[other].rabbit == rabbit:
            return Refusal("rabbit_taken", {"rabbit": rabbit})
    return None


def ask_for(table: Table, person: str, command: ask.AskSeat, around: Around) -> Decision:
    """Somebody who watches would like to play on for a seat; a host needs nobody's yes."""
    if person in table.order:
        return Refusal("already_seated")
    refusal = why_kept(table, command.seat, around)
    if refusal is not None:
        return refusal
    if person == table.host:
        return Decided((_given(table, person, command.seat),))
    return Decided((SeatAsked(person, command.seat),))


def admit(table: Table, _: str, command: ask.Admit, around: Around) -> Decision:
    """The host's answer; since the question was asked, the owner may have come back."""
    seat = table.asking.get(command.person)
    if seat is None:
        return Refusal("nobody_asked")
    if not command.yes:
        return Decided((SeatAnswered(command.person, seat, yes=False),))
    refusal = why_kept(table, seat, around)
    return refusal or Decided((_given(table, command.person, seat),))


def why_kept(table: Table, seat: int, around: Around) -> Refusal | None:
    """Why nobody else may have a seat, if nobody may.

    The seat of somebody whom the host sent away stays with the autopilot until the game is over:
    otherwise a host could send people away to see their cards.
    """
    if seat not in table.autopilot:
        return Refusal("seat_not_free", {"seat": seat})
    owner = table.order[seat]
    who = table.people[owner]
    if who.bot:
        return None
    if who.removed:
        return Refusal("owner_was_removed", {"seat": seat})
    if has_secret(table, owner):
        return Refusal("wait_for_the_reveal")
    if table.over_days and not who.left:
        return Refusal("seat_not_free", {"seat": seat})
    away = around.away(owner)
    if who.left or (away is not None and away >= KEPT_FOR):
        return None
    return Refusal("seat_is_kept", {"seat": seat, "minutes": int(KEPT_FOR // 60)})


def has_secret(table: Table, person: str) -> bool:
    """Has somebody said on another's device what nobody may know before the reveal?"""
    seat, game = table.seat_of(person), table.game
    if table.people[person].on_device_of is None or seat is None or game is None:
        return False
    return game.result is None and bool(game.given[seat] or game.ballots[seat])


def _given(table: Table, person: str, seat: int) -> SeatAnswered:
    """A seat, with its rabbit, for somebody who asked."""
    return SeatAnswered(person, seat, yes=True, rabbit=table.people[table.order[seat]].rabbit)
