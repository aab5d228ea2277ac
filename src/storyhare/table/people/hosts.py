"""Who hosts a table: handing the role over, leaving with it, and claiming it when the host is gone.

A host sends people away and lets them in. So the role goes to who was at the table with the host,
and only after a long time, so that no table stays without one, to somebody who came later.
"""

from storyhare.rules import Refusal
from storyhare.table import commands as ask
from storyhare.table.decision import Around, Decided, Decision
from storyhare.table.events import Event, HostNamed
from storyhare.table.people import companions
from storyhare.table.state import Table

# Seconds without a connection after which those who sat at the table with the host may claim it.
GONE_AFTER = 60.0
# After so many seconds anybody may who has been at the table for as long.
GONE_FOR_LONG = 1800.0


def claim(table: Table, person: str, _: ask.ClaimHost, around: Around) -> Decision:
    """Become the host in place of one who is gone."""
    host = table.host
    if host == person:
        return Refusal("already_host")
    if host is not None and not table.people[host].left:
        if table.over_days and table.stage == "playing":
            return _over_days(table, person, host)
        away = around.away(host)
        if away is None or away < GONE_AFTER:
            return Refusal("host_is_here", {"seconds": int(GONE_AFTER)})
        if not _may_follow(table, person, host, away, around):
            return Refusal("host_may_return", {"minutes": int(GONE_FOR_LONG // 60)})
    return Decided((HostNamed(person),))


def _over_days(table: Table, person: str, host: str) -> Decision:
    """Nobody has to be connected: the host is gone once the autopilot plays for them."""
    gone = table.seat_of(host) in table.autopilot
    if not gone or person not in table.order:
        return Refusal("host_may_return_over_days")
    return Decided((HostNamed(person),))


def _may_follow(table: Table, person: str, host: str, away: float, around: Around) -> bool:
    """Did somebody sit here before the host went, or has all of that been long ago?

    Who was connected before the table woke nobody knows: then who came long before that counts.
    """
    came, went = table.people[person].since, around.missed_since(host)
    if went is None:
        went = around.woken - GONE_FOR_LONG
    if person in table.order and came < went:
        return True
    return min(away, around.now() - came) >= GONE_FOR_LONG


def leaving(table: Table, person: str, around: Around) -> tuple[Event, ...]:
    """Somebody leaves, with all on their device; a host has an heir, where anybody stays."""
    gone = companions.going(table, person)
    heir = _next(table, person, around) if person == table.host else None
    return gone if heir is None else (*gone, HostNamed(heir))


def _next(table: Table, gone: str, around: Around) -> str | None:
    """Who takes over: somebody at a seat who is connected, else any seat, else anybody here."""
    people = table.people
    staying = [
        person
        for person in (*table.order, *people)
        if person != gone and not people[person].left and may_host(table, person)
    ]
    here = [person for person in staying if around.away(person) is None]
    return next(iter([*here, *staying]), None)


def may_host(table: Table, person: str) -> bool:
    """Can somebody host: a person with a device of their own?"""
    who = table.people[person]
    return who.bot is None and who.on_device_of is None


def nobody_hosts(table: Table) -> bool:
    """Is there no host, or has the host left?"""
    return table.host is None or table.people[table.host].left
