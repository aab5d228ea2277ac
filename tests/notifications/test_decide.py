"""Who is told what, and when: decided from the table alone."""

from msgspec.structs import replace

from storyhare.notifications import (
    Channel,
    Email,
    Plan,
    Preferences,
    Presence,
    Push,
    Quiet,
    Webhook,
    plan,
)
from storyhare.table import commands as ask
from storyhare.testing.tables import OK, Party, playing
from tests.table.dayscenes import DAY, DAYS, HOUR, NO_LIMITS, everybody_goes, passes
from tests.table.scenes import first_clue

PHONE = Push("https://push.example.org/x", "", "")
HOOK = Webhook("json", "https://example.org/x", "secret")
MAIL = Email("ann@example.org", "secret", confirmed=True)
# The clock of these tests begins on 12 January 1970 at 13:46.
NIGHT = Quiet("UTC", 22 * 60, 8 * 60)


def channel(
    party: Party, seat: int = 0, to: Push | Webhook | Email = PHONE, quiet: Quiet | None = None
) -> Channel:
    return Channel("w", party.state.order[seat], to, Preferences("en", quiet))


def now(party: Party, one: Channel, presence: Presence | None = None) -> Plan:
    return plan(party.state, [one], presence or Presence(), party.clock())


def told(party: Party, one: Channel) -> list[str]:
    return [notification.occasion.facts.what for notification in now(party, one).notifications]


async def away() -> Party:
    """Ann is the storyteller, and everybody has gone."""
    party = await playing(4, DAYS)
    await everybody_goes(party)
    return party


async def test_whose_turn_it_is_is_told_after_a_minute_and_nobody_else() -> None:
    party = await away()
    assert told(party, channel(party)) == []
    assert now(party, channel(party)).again == party.clock() + 60
    party.clock.advance(60)
    assert told(party, channel(party)) == ["turn"]
    assert told(party, channel(party, 1)) == []


async def test_there_is_a_reminder_before_the_limit() -> None:
    party = await away()
    party.clock.advance(15 * HOUR)
    assert told(party, channel(party)) == ["turn"]
    party.clock.advance(2 * HOUR)
    assert told(party, channel(party)) == ["turn", "reminder"]
    keys = {notification.occasion.key for notification in now(party, channel(party)).notifications}
    assert len(keys) == 2


async def test_without_a_limit_there_is_a_reminder_after_two_days() -> None:
    party = await playing(4, NO_LIMITS)
    party.clock.advance(2 * DAY)
    assert told(party, channel(party)) == ["turn"]
    party.clock.advance(120)
    assert told(party, channel(party)) == ["turn", "reminder"]


async def test_whoever_has_moved_is_told_nothing_more() -> None:
    party = await away()
    party.clock.advance(HOUR)
    assert await party.host.asks(first_clue(party, 0)) == OK
    party.clock.advance(HOUR)
    assert told(party, channel(party)) == []
    assert told(party, channel(party, 1)) == ["turn"]


async def test_quiet_hours_hold_back_what_is_told() -> None:
    party = await away()
    await passes(party, 9 * HOUR)  # it is 22:46
    asleep = channel(party, quiet=NIGHT)
    fresh = replace(party.state, since=party.clock(), deadline=party.clock() + DAY)
    planned = plan(fresh, [asleep], Presence(), party.clock() + HOUR)
    assert planned.notifications == ()
    morning = party.clock() - 46 * 60 - 40 + 10 * HOUR
    assert planned.again == morning
    assert len(plan(fresh, [asleep], Presence(), morning).notifications) == 1


async def test_a_reminder_comes_before_a_night_in_which_the_limit_ends() -> None:
    party = await away()
    start = party.clock()
    ends = replace(party.state, since=start, deadline=start + 15 * HOUR)  # at 4:46
    asleep = channel(party, quiet=NIGHT)
    planned = plan(ends, [asleep], Presence(), start + 120)
    assert planned.again is not None
    assert planned.again <= start + 8.3 * HOUR
    late = plan(ends, [asleep], Presence(), planned.again)
    assert [notification.occasion.facts.what for notification in late.notifications] == [
        "turn",
        "reminder",
    ]


async def test_whoever_is_on_holiday_is_told_when_they_are_back() -> None:
    party = await away()
    back = int(party.clock() + 20 * HOUR)
    assert await party.host.asks(ask.Away(back)) == OK
    party.clock.advance(HOUR)
    assert told(party, channel(party)) == []
    assert now(party, channel(party)).again == back


async def test_whoever_looks_is_not_told() -> None:
    party = await away()
    party.clock.advance(HOUR)
    ann = party.host.person
    planned = now(party, channel(party), Presence(here=frozenset([ann])))
    assert [notification.seen for notification in planned.notifications] == [True]
    elsewhere = now(party, channel(party), Presence(elsewhere=frozenset([ann])))
    assert elsewhere.notifications == ()
    assert elsewhere.again == party.clock() + 120


async def test_a_channel_is_told_for_whom_the_table_waits() -> None:
    party = await away()
    assert await party.host.asks(first_clue(party, 0)) == OK
    party.clock.advance(HOUR)
    hook = channel(party, to=HOOK)
    (notification,) = now(party, hook, Presence(here=frozenset([hook.person]))).notifications
    assert not notification.seen
    assert notification.occasion.facts.awaited == party.state.order[1:]


async def test_by_mail_there_is_one_notification_a_turn() -> None:
    party = await away()
    party.clock.advance(23 * HOUR)
    assert told(party, channel(party, to=MAIL)) == ["turn"]
    assert told(party, channel(party, to=replace(MAIL, confirmed=False))) == []


async def test_a_digest_waits_for_the_evening() -> None:
    party = await away()
    party.clock.advance(HOUR)
    digest = channel(party, to=replace(MAIL, digest=True), quiet=Quiet("UTC", 1380, 480))
    assert told(party, digest) == []
    again = now(party, digest).again
    assert again is not None
    assert again % DAY == 18 * HOUR


async def test_nobody_is_told_at_a_table_that_pauses_or_is_played_together() -> None:
    party = await playing(4)
    party.clock.advance(HOUR)
    assert told(party, channel(party)) == []
    party = await away()
    assert await party.host.asks(ask.Pause()) == OK
    party.clock.advance(HOUR)
    assert told(party, channel(party)) == []


async def test_the_end_of_a_game_is_told() -> None:
    party = await playing(3, DAYS)
    assert await party.host.asks(ask.LastRound()) == OK
    await party.plays_to("end")
    party.clock.advance(HOUR)
    assert told(party, channel(party, 1)) == ["over"]


async def test_a_table_is_not_archived_without_a_word() -> None:
    party = await playing(4, NO_LIMITS)
    gone = replace(party.state, put_away=party.clock() + DAY)
    planned = plan(gone, [channel(party, 1)], Presence(), party.clock() + HOUR)
    assert [notification.occasion.facts.what for notification in planned.notifications] == [
        "put_away"
    ]


async def test_whoever_plays_on_autopilot_is_left_in_peace() -> None:
    party = await away()
    await passes(party, 25 * HOUR)
    assert 0 in party.state.autopilot
    assert told(party, channel(party)) == []
