"""Coming to a table: opening one, joining it, and moving to another device."""

from msgspec import Struct

from storyhare.rules import Refusal
from storyhare.table import text as texts
from storyhare.table.decide import (
    MOST_SEATS,
    RABBITS,
    Decided,
    Decision,
    at_the_table,
    nobody_hosts,
)
from storyhare.table.events import Event, HostNamed, Joined, Opened, Sat, TokenChanged
from storyhare.table.settings import Settings, check
from storyhare.table.state import MOST_PEOPLE, Table


class Newcomer(Struct, frozen=True):
    """Somebody who comes in: the public id, the hash of the secret token, the wanted name."""

    person: str
    token_hash: str
    name: str


def open_table(table: str, code: str, settings: Settings, host: Newcomer) -> Decision:
    """A new table with its host, who sits down at once."""
    refusal = check(settings)
    called = texts.name(host.name)
    if refusal is not None:
        return refusal
    if isinstance(called, Refusal):
        return called
    events = (
        Opened(table, code, settings),
        Joined(host.person, host.token_hash),
        HostNamed(host.person),
        Sat(host.person, 0),
    )
    return Decided(events, {host.person: called})


def join(table: Table, newcomer: Newcomer) -> Decision:
    """A newcomer, who sits down where there is a seat, and otherwise watches."""
    person = newcomer.person
    called = texts.name(newcomer.name)
    if isinstance(called, Refusal):
        return called
    if table.locked:
        return Refusal("table_locked")
    if sum(not someone.removed for someone in table.people.values()) >= MOST_PEOPLE:
        return Refusal("table_full", {"most": MOST_PEOPLE})
    events: list[Event] = [Joined(person, newcomer.token_hash)]
    rabbit = free_rabbit(table)
    if table.stage == "lobby" and rabbit is not None:
        events.append(Sat(person, rabbit))
    if nobody_hosts(table):
        events.append(HostNamed(person))
    return Decided(tuple(events), {person: called})


def move_device(table: Table, person: str, token_hash: str) -> Decision:
    """The same person on another device."""
    refusal = at_the_table(table, person)
    return refusal or Decided((TokenChanged(person, token_hash),))


def free_rabbit(table: Table) -> int | None:
    """A rabbit that nobody has, where a seat is free."""
    if len(table.order) >= MOST_SEATS:
        return None
    taken = {table.people[person].rabbit for person in table.order}
    return next(rabbit for rabbit in range(RABBITS) if rabbit not in taken)
