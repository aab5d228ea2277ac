"""Who is told what about a table, and when: decided from its state alone, without I/O.

Each turn is announced once per channel, after a minute in which people may have moved already, and
not to people who have the table open. Before a limit ends there is one reminder (not by e-mail).
Everything waits for the end of somebody's quiet hours, and of their holiday.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from storyhare.notifications.channels import Channel, Email, Webhook
from storyhare.notifications.facts import Facts
from storyhare.notifications.quiet import awake_at, last_awake, next_time
from storyhare.table import Table, play

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0
# Seconds after the beginning of a turn at which people are told.
SETTLE = MINUTE
# How long before the end of a limit people are reminded: a part of it, and no more than this.
REMIND_PART, REMIND_MOST = 3, 12 * HOUR
# Somebody who is told late is not reminded a moment later.
APART = 2 * HOUR
# The last moment that is worth a reminder.
LATEST = 20 * MINUTE
# Without a limit there is a reminder all the same.
WITHOUT_LIMIT = 2 * DAY
DIGEST_AT = 18 * 60
# Until when it is worth telling that a game is over.
NEWS_FOR = 7 * DAY
# Somebody connected to another node may have the table open: when to check again.
AGAIN = 2 * MINUTE
ASKED = ("tell", "give", "vote")


class Occasion(Struct, frozen=True):
    """A reason to notify somebody through a channel: not before `at`, and not after `until`."""

    key: str
    at: float
    until: float
    facts: Facts


class Planned(Struct, frozen=True):
    """A notification to store now; `seen`: not to be sent, since the person has the table open."""

    channel: Channel
    occasion: Occasion
    seen: bool = False


class Plan(Struct, frozen=True):
    """Notifications that are due, all valid occasions (channel, key), and when to check again."""

    notifications: tuple[Planned, ...]
    valid: frozenset[tuple[str, str]]
    again: float | None


class Presence(Struct, frozen=True):
    """Who has the table open here, and who is connected to another node and may have it open."""

    here: frozenset[str] = frozenset()
    elsewhere: frozenset[str] = frozenset()


def plan(table: Table, channels: Sequence[Channel], presence: Presence, now: float) -> Plan:
    """What to send through these channels now."""
    notifications: list[Planned] = []
    valid: set[tuple[str, str]] = set()
    later: list[float] = []
    for channel in channels:
        for occasion in _occasions(table, channel, now):
            valid.add((channel.id, occasion.key))
            if occasion.at > now:
                later.append(occasion.at)
            elif now >= occasion.until:
                valid.discard((channel.id, occasion.key))
            elif channel.person in presence.here and not isinstance(channel.to, Webhook):
                notifications.append(Planned(channel, occasion, seen=True))
            elif channel.person in presence.elsewhere and not isinstance(channel.to, Webhook):
                later.append(now + AGAIN)
            else:
                notifications.append(Planned(channel, occasion))
    return Plan(tuple(notifications), frozenset(valid), min(later, default=None))


def _occasions(table: Table, channel: Channel, now: float) -> Iterator[Occasion]:
    person = table.people.get(channel.person)
    if person is None or person.removed or not table.over_days:
        return
    if isinstance(channel.to, Email) and not channel.to.confirmed:
        return
    yield from _turn(table, channel)
    quiet = channel.preferences.quiet
    if table.stage == "over" and channel.person in table.sat:
        at = awake_at(quiet, table.since + SETTLE)
        yield Occasion(f"{table.id}/over", at, table.since + NEWS_FOR, Facts("over"))
    if table.put_away is not None:
        at = awake_at(quiet, now)
        key = f"{table.id}/put_away/{int(table.put_away)}"
        yield Occasion(key, at, table.put_away, Facts("put_away", deadline=table.put_away))


def _turn(table: Table, channel: Channel) -> Iterator[Occasion]:
    game, awaited = table.game, waits_for(table, channel)
    if game is None or not awaited or table.pause is not None:
        return
    began = max(table.since + SETTLE, channel.since)
    if not isinstance(channel.to, Webhook):
        began = max([began, *[table.people[who].away_until or 0.0 for who in awaited]])
    at = awake_at(channel.preferences.quiet, began)
    if isinstance(channel.to, Email) and channel.to.digest:
        at = awake_at(
            channel.preferences.quiet, next_time(channel.preferences.quiet, DIGEST_AT, began)
        )
    key = f"{table.id}/{game.round}/{game.phase}"
    first = game.phase == "tell" and game.storyteller is None
    group = awaited if isinstance(channel.to, Webhook) else ()
    until = table.since + 2 * NEWS_FOR if table.deadline is None else table.deadline
    facts = Facts("turn", game.round, game.phase, first, table.deadline, group)
    yield Occasion(key, at, until, facts)
    remind = _reminder_at(table, channel, at)
    if remind is not None:
        again = Facts("reminder", game.round, game.phase, first, table.deadline, group)
        limit = 0 if table.deadline is None else int(table.deadline)
        yield Occasion(f"{key}/reminder/{limit}", remind, until, again)


def waits_for(table: Table, channel: Channel) -> tuple[str, ...]:
    """For whom of those that a channel reaches the table waits; a webhook reaches everybody."""
    game = table.game
    if game is None or table.stage != "playing" or game.phase not in ASKED:
        return ()
    return tuple(
        [
            person
            for seat, person in enumerate(table.order)
            if seat in play.awaited(table)
            and seat not in table.autopilot
            and (isinstance(channel.to, Webhook) or _speaks_for(table, channel.person, person))
        ]
    )


def _speaks_for(table: Table, owner: str, person: str) -> bool:
    return person == owner or table.people[person].on_device_of == owner


def _reminder_at(table: Table, channel: Channel, told_at: float) -> float | None:
    """When to remind, outside the quiet hours: after them if that is in time, else before."""
    if isinstance(channel.to, Email):
        return None
    quiet = channel.preferences.quiet
    if table.deadline is None:
        return awake_at(quiet, told_at + WITHOUT_LIMIT)
    before = min((table.deadline - table.since) / REMIND_PART, REMIND_MOST)
    wanted = max(table.deadline - before, told_at + APART)
    at = awake_at(quiet, wanted)
    if at > table.deadline - LATEST:
        at = last_awake(quiet, wanted)
    return at if told_at + APART / 2 <= at <= table.deadline - LATEST else None
