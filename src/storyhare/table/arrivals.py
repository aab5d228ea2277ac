"""Coming to a table: opening one, joining it, and moving to another device."""

from collections.abc import Mapping

from msgspec import Struct

from storyhare.rules import Luck, Refusal
from storyhare.table import text as texts
from storyhare.table.commands import AddBot
from storyhare.table.decide import and_what_follows, at_the_table
from storyhare.table.decision import Around, Decided, Decision
from storyhare.table.events import (
    AwayUntil,
    BotJoined,
    ChatChanged,
    DeviceOffered,
    DoorChanged,
    Event,
    HostNamed,
    Joined,
    Left,
    Opened,
    Removed,
    Sat,
    Signed,
    TokenChanged,
    TvLetIn,
)
from storyhare.table.people import bots, companions, hosts
from storyhare.table.people.credentials import offered
from storyhare.table.people.names import own_name
from storyhare.table.people.person import Person
from storyhare.table.people.seats import has_secret
from storyhare.table.preconditions.answers import newest_of
from storyhare.table.settings import Settings, check
from storyhare.table.state import MOST_PEOPLE, Table, evolve

# So many people whom the host sent away come along to a rematch, as that.
MOST_SENT_AWAY = 200


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


def with_bots(
    opened: Decided, wanted: tuple[AddBot, ...], luck: Luck, now: float
) -> Decided | Refusal:
    """A new table with bots at it."""
    if len(wanted) > bots.MOST_BOTS:
        return Refusal("too_many_bots", {"most": bots.MOST_BOTS})
    events, names, table = list(opened.events), dict(opened.names), Table()
    for event in events:
        table = evolve(table, event, now)
    for bot in wanted:
        decided = bots.sit_down(table, bot, names, luck)
        if isinstance(decided, Refusal):
            return decided
        for event in decided.events:
            table = evolve(table, event, now)
        events += decided.events
        names.update(decided.names)
    return Decided(tuple(events), names, table)


def join(table: Table, newcomer: Newcomer, names: Mapping[str, str]) -> Decision:
    """A newcomer, who sits down where there is a seat, and otherwise watches."""
    person = newcomer.person
    called = own_name(table, names, person, newcomer.name)
    if isinstance(called, Refusal):
        return called
    if table.locked:
        return Refusal("table_locked")
    if sum(not someone.removed for someone in table.people.values()) >= MOST_PEOPLE:
        return Refusal("table_full", {"most": MOST_PEOPLE})
    events: list[Event] = [Joined(person, newcomer.token_hash)]
    rabbit = table.free_rabbit()
    if table.stage == "lobby" and rabbit is not None:
        events.append(Sat(person, rabbit))
    if hosts.nobody_hosts(table):
        events.append(HostNamed(person))
    return Decided(tuple(events), {person: called})


def offer_device(
    table: Table, person: str, whose: str | None, link_hash: str, until: float
) -> Decision:
    """A link to another device, for somebody at the table or on their device."""
    whose = whose or person
    if whose != person and whose not in companions.all_of(table, person):
        return Refusal("not_on_this_device")
    refusal = at_the_table(table, whose) or _seat_stays(table, whose)
    return refusal or Decided((DeviceOffered(whose, link_hash, until),))


def let_tv_in(table: Table, person: str, tv_hash: str) -> Decision:
    """A TV that somebody at the table, who has not left, lets in to watch; once is enough."""
    refusal = at_the_table(table, person)
    if refusal is not None:
        return refusal
    if table.people[person].left:
        return Refusal("not_at_the_table")
    known = table.people[person].tv_hash == tv_hash
    return Decided(() if known else (TvLetIn(person, tv_hash),))


class Move(Struct, frozen=True):
    """A link opened on a device, and the hash of the token that the device is to hold.

    Somebody else may be at this table on the device until now. They lose that by the move, so they
    have to agree, by naming whom they give up.
    """

    link: str
    token_hash: str
    until_now: str | None = None
    gives_up: str | None = None


def move_device(table: Table, move: Move, around: Around) -> Decision:
    """Whoever asked for the link, on another device; who was there until now leaves."""
    person = offered(table, move.link, around.now())
    if person is None:
        return Refusal("no_such_link")
    refusal = at_the_table(table, person) or _seat_stays(table, person)
    if refusal is not None:
        return refusal
    moved = TokenChanged(person, move.token_hash)
    other = move.until_now
    if other is None or other == person or table.people[other].left:
        return Decided((moved,))
    if other != move.gives_up:
        names = around.names
        facts = {"person": other, "mine": names.get(other, ""), "theirs": names.get(person, "")}
        return Refusal("holds_another_seat", facts)
    # Nobody holds the token of what was given up: other pages on this device let go of it too.
    leaving = hosts.leaving(evolve(table, moved, around.now()), other, around)
    given_up = (moved, *leaving, TokenChanged(other, companions.NO_TOKEN))
    return and_what_follows(table, other, Decided(given_up), around)


def _seat_stays(table: Table, person: str) -> Refusal | None:
    """Another device would show what somebody said on the one that is passed round."""
    return Refusal("wait_for_the_reveal") if has_secret(table, person) else None


def same_people(
    old: Table, names: Mapping[str, str], table: str
) -> tuple[tuple[Event, ...], dict[str, str]]:
    """Everybody at the table; who has left may still come back, but without a seat.

    Those who were sent away come along as that: nobody sees them, and the door stays closed.
    """
    people = {name: who for name, who in old.people.items() if not who.removed}
    seated = [name for name in old.order if name in people and not people[name].left]
    answered = {name: newest_of(known) for name, known in old.answered.items() if name in people}
    ids = {name: tuple(known) for name, known in answered.items()}
    bodies = {name: tuple(known.values()) for name, known in answered.items()}
    events: list[Event] = [Opened(table, old.code, old.settings, old.id, ids, old.told, bodies)]
    for name, who in people.items():
        events += _once_more(name, who)
    for name in _sent_away(old):
        events += [Joined(name, old.people[name].token_hash), Removed(name)]
    for name in seated:
        rabbit = people[name].rabbit
        assert rabbit is not None
        events.append(Sat(name, rabbit))
    for name, who in people.items():
        if who.signs is not None:
            events.append(Signed(name, who.signs))
    events += [Left(name) for name, who in people.items() if who.left]
    if old.locked:
        events.append(DoorChanged(locked=True))
    if old.chat_muted:
        events.append(ChatChanged(muted=True))
    if old.host is not None:
        events.append(HostNamed(old.host))
    return tuple(events), {name: names.get(name, "") for name in people}


def _sent_away(table: Table) -> list[str]:
    """Who was sent away last: an evening of rematches must not gather them without end."""
    away = [name for name, who in table.people.items() if who.removed and who.bot is None]
    return away[-MOST_SENT_AWAY:]


def _once_more(name: str, who: Person) -> list[Event]:
    """Somebody comes in as who they are."""
    if who.bot is not None:
        return [BotJoined(name, who.bot, who.seed, who.character)]
    events: list[Event] = [Joined(name, who.token_hash, who.since, who.on_device_of)]
    if who.link is not None:
        events.append(DeviceOffered(name, who.link.hash, who.link.until))
    if who.tv_hash:
        events.append(TvLetIn(name, who.tv_hash))
    if who.away_until is not None:
        events.append(AwayUntil(name, who.away_until))
    return events
