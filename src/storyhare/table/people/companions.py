"""People without a phone: the device of somebody else speaks for them, and is passed round.

Only with the cards of the box, where nobody has a hand to hide. What they say on the device stays
secret until the reveal, also from whoever holds it next: views do not repeat it, nobody can change
it, and until then the seat goes to no other device.
"""

from storyhare.rules import Give, Refusal, TakeBack, Tell, Vote, awaited
from storyhare.table import commands as ask
from storyhare.table.decision import Around, Decided, Decision
from storyhare.table.events import Event, Joined, Left, Removed, Returned, Sat
from storyhare.table.people.names import own_name
from storyhare.table.people.seats import may_sit
from storyhare.table.state import MOST_PEOPLE, MOST_SEATS, Table

# No token fits this hash.
NO_TOKEN = ""
# What a device may ask for in the name of a companion; for all else it takes one's own.
FOR_A_COMPANION = (
    ask.Sit, ask.Stand, ask.Rename, ask.Sign, ask.KeepRecordings, ask.AskSeat, ask.Leave,
    ask.Return, ask.Wish, ask.LastRound, ask.PressOn, Tell, Give, TakeBack, Vote,
)  # fmt: skip


def all_of(table: Table, person: str) -> list[str]:
    """For whom the device of a person speaks, also those who have left and may be back."""
    return [
        name for name, who in table.people.items() if who.on_device_of == person and not who.removed
    ]


def present(table: Table, person: str) -> list[str]:
    """The same without those who have left."""
    return [name for name in all_of(table, person) if not table.people[name].left]


def shares_device(table: Table, person: str) -> bool:
    """Is somebody's device passed round, or was it in this game? It may be in others' hands."""
    return table.people[person].on_device_of is not None or any(
        who.on_device_of == person and (name in table.sat or not (who.left or who.removed))
        for name, who in table.people.items()
    )


def anybody(table: Table) -> bool:
    """Does somebody at this table share a device?"""
    return any(
        who.on_device_of is not None and not who.removed and not who.left
        for who in table.people.values()
    )


def spoken_for(table: Table, person: str, request: ask.Do) -> str | Refusal:
    """Who asks for something on the device of a person: that person, or a companion."""
    named = request.person
    if named is None or named == person:
        return person
    if named not in all_of(table, person):
        return Refusal("not_on_this_device")
    if not isinstance(request.body, FOR_A_COMPANION):
        return Refusal("needs_own_device")
    return named if _with_the_box(table) else Refusal("only_with_the_box")


def bring(table: Table, person: str, command: ask.Bring, around: Around) -> Decision:
    """Somebody comes in on the device of a person; in the lobby they sit down."""
    if not _with_the_box(table):
        return Refusal("only_with_the_box")
    if table.locked:
        return Refusal("table_locked")
    if sum(not someone.removed for someone in table.people.values()) >= MOST_PEOPLE:
        return Refusal("table_full", {"most": MOST_PEOPLE})
    new = f"person-{around.luck.randrange(2**48):012x}"
    called = own_name(table, around.names, new, command.name)
    if isinstance(called, Refusal):
        return called
    joined = Joined(new, NO_TOKEN, on_device_of=person)
    if table.stage != "lobby":
        return Decided((joined,), {new: called})
    rabbit = table.free_rabbit() if command.rabbit is None else command.rabbit
    if rabbit is None:
        return Refusal("no_free_seat", {"most": MOST_SEATS})
    refusal = may_sit(table, new, rabbit)
    return refusal or Decided((joined, Sat(new, rabbit)), {new: called})


def going(table: Table, person: str) -> tuple[Event, ...]:
    """Somebody leaves, and everybody on their device; a companion is not missed in the lobby."""
    return (_gone(table, person), *going_along(table, person))


def going_along(table: Table, person: str) -> tuple[Event, ...]:
    """Everybody on the device of somebody who is no longer there."""
    return tuple([_gone(table, other) for other in present(table, person)])


def _gone(table: Table, person: str) -> Event:
    companion = table.people[person].on_device_of is not None
    return Removed(person) if companion and table.stage == "lobby" else Left(person)


def returning(table: Table, person: str) -> tuple[Event, ...]:
    """Somebody is back, and everybody who left with their device."""
    others = all_of(table, person) if _with_the_box(table) else []
    back = [Returned(other) for other in others if table.people[other].left]
    return (Returned(person), *back)


def may_not_change(table: Table, person: str, command: ask.Command) -> Refusal | None:
    """What was said on a device that is passed round stands: it may be in other hands by now.

    Whoever said the same number as somebody else is asked again.
    """
    seat, game = table.seat_of(person), table.game
    if seat is None or game is None or not shares_device(table, person):
        return None
    if isinstance(command, Give):
        said = bool(game.given[seat])
    elif isinstance(command, Vote):
        said = game.ballots[seat] is not None
    else:
        return None
    asked_again = seat in awaited(game)
    return Refusal("said_on_a_shared_device") if said and not asked_again else None


def _with_the_box(table: Table) -> bool:
    return table.settings.options.cards == "box"
