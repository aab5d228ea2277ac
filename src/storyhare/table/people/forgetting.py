"""Somebody wants to be forgotten: who they are is erased, and what they played stays.

A game needs the moves of all its players. So the seat goes on, played by the autopilot, for nobody
in particular.
"""

from storyhare.rules import Refusal
from storyhare.table import play
from storyhare.table.decision import Around, Decided, Decision
from storyhare.table.events import Event, Removed, Renamed, TokenChanged
from storyhare.table.people import companions, hosts
from storyhare.table.people.credentials import Holder
from storyhare.table.state import Table


def forget(table: Table, device: Holder, whose: str, around: Around) -> Decision:
    """Forget somebody, who asks on their own device or on the one that speaks for them.

    Whoever was sent away may ask, too. With the owner of a device go all for whom it speaks:
    nobody could ask for them later.
    """
    asking, who = table.people.get(device.person), table.people.get(whose)
    if asking is None or asking.token_hash != device.token_hash:
        return Refusal("not_at_the_table")
    if who is None or device.person not in (whose, who.on_device_of):
        return Refusal("not_on_this_device")
    gone = (whose, *companions.all_of(table, whose))
    events: list[Event] = [] if who.left else [*hosts.leaving(table, whose, around)]
    for person in gone:
        events += [Removed(person), Renamed(person)]
    if who.on_device_of is None:  # whoever comes back is somebody new
        events.append(TokenChanged(whose, companions.NO_TOKEN))
    now = around.now()
    done, after = play.follow_up(table, tuple(events), now, around.luck, around.stand_in)
    return Decided(done, {}, after, now, gone)


def recorded_by(table: Table, people: tuple[str, ...]) -> list[str]:
    """The recordings of some people at a table, by the sums of their bytes."""
    made = [ticket.made for ticket in table.tickets.values() if ticket.made is not None]
    return [one.blob for one in (*table.recordings.values(), *made) if one.person in people]
