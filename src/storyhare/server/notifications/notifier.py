"""Checks at which tables somebody is to be notified, and sends the notifications."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from msgspec.structs import replace

from storyhare.live import LiveTable, TableRegistry, lines
from storyhare.notifications import Channel, Presence, asleep, awake_at, plan, read_channel
from storyhare.server.notifications.outgoing import Outcome, Outgoing
from storyhare.server.ops.metrics import Metrics
from storyhare.storage import (
    UNPLANNED,
    Checked,
    Claim,
    CodeTaken,
    JournalUnavailable,
    Row,
    StoredNotification,
)
from storyhare.table import Table

log = logging.getLogger("storyhare")

CHECK_EVERY = 10.0
# Seconds in which no other node checks a table, or sends a notification, that this one has claimed.
CHECKING_TAKES = 60.0
SENDING_TAKES = 180.0
SENDING_AT_ONCE = 10
# A page says only after some seconds whether it is visible: until then it counts as visible.
JUST_CAME = 30.0
# Seconds to wait after each try that failed.
RETRY_AFTER = (60.0, 300.0, 900.0, 3_600.0, 3 * 3_600.0, 6 * 3_600.0, 12 * 3_600.0)
KEEP_NOTIFICATIONS = 30 * 24 * 3_600.0
CLEAR_EVERY = 3_600.0

Deliver = Callable[[Outgoing], Awaitable[Outcome]]


class Notifier:
    """One node's part of the work; the outbox sees to it that no other one does the same."""

    def __init__(self, registry: TableRegistry, metrics: Metrics, deliver: Deliver) -> None:
        self._registry = registry
        self._metrics = metrics
        self._deliver = deliver
        self._outbox = registry.journal.outbox
        # Who was at the tables over days when they were last looked at.
        self._here: dict[str, frozenset[str]] = {}
        self._cleared = 0.0
        self._asked = asyncio.Event()

    def wake(self) -> None:
        """Somebody waits for a notification: do not wait for the next round."""
        self._asked.set()

    async def run(self) -> None:
        """Check and send, for ever."""
        while True:
            self._asked.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(CHECK_EVERY):
                    await self._asked.wait()
            try:
                await self.run_once()
            except JournalUnavailable as error:  # the journal has said so
                log.debug("no notifications can be sent: %s", error)
            except Exception:  # one notification's trouble must not keep the others for ever
                log.exception("notifications could not be sent; trying again")

    async def run_once(self) -> None:
        """Check the tables that are due, and send what waits."""
        visited = self._visited()
        if visited:
            await self._outbox.check_soon(visited)
        now = self._registry.now()
        while claims := await self._outbox.claim_checks(now, now + CHECKING_TAKES):
            for claim in claims:
                await self._check(claim)
        while notifications := await self._outbox.claim_notifications(now, now + SENDING_TAKES):
            slots = asyncio.Semaphore(SENDING_AT_ONCE)
            await asyncio.gather(
                *[self._send_one(notification, slots) for notification in notifications]
            )
        if now - self._cleared > CLEAR_EVERY:
            self._cleared = now
            await self._outbox.clear(now - KEEP_NOTIFICATIONS)

    def _visited(self) -> list[str]:
        """The tables over days at which people have arrived; what they do is checked anyway."""
        before, self._here = (
            self._here,
            {
                live.table.id: live.audience.here
                for live in self._registry.awake_tables()
                if live.table.over_days and live.audience.people_here
            },
        )
        return [table_id for table_id, here in self._here.items() if here != before.get(table_id)]

    # -- checking ----------------------------------------------------------------------------------

    async def _check(self, claim: Claim) -> None:
        found = await self._table(claim.table_id)
        if found is None:
            await self._outbox.finish_check(claim, Checked((), frozenset(), None))
            return
        table, presence = found
        stored = await self._outbox.read_channels(claim.table_id)
        channels = [read_channel(channel) for channel in stored]
        gone = {channel.person for channel in channels if _is_gone(table, channel.person)}
        for person in sorted(gone):
            await self._outbox.forget(claim.table_id, person)
        # By the table's own time, which may be ahead of this node's clock.
        ahead = max(0.0, table.at - self._registry.now())
        now = self._registry.now()
        planned = plan(
            table,
            [channel for channel in channels if channel.person not in gone],
            presence,
            now + ahead,
        )
        notifications = tuple(
            [
                StoredNotification(
                    claim.table_id,
                    one.channel.id,
                    one.occasion.key,
                    one.channel.person,
                    "seen" if one.seen else "waiting",
                    now,
                    one.occasion.until - ahead,
                    0,
                    one.occasion.facts.stored(),
                )
                for one in planned.notifications
            ]
        )
        again = None if planned.again is None else planned.again - ahead
        await self._outbox.finish_check(claim, Checked(notifications, planned.valid, again))

    async def _table(self, table_id: str) -> tuple[Table, Presence] | None:
        """The table as it is now, and who has it open; None: it is archived or unreadable."""
        row = await self._registry.journal.read_row(table_id)
        if row is None or row.status == "archived":
            return None
        live = self._registry.awake_table(table_id)
        if live is not None:
            if row.seq > live.table.seq:
                await live.stream.look_again()
            return live.table, Presence(_people_with_it_open(live), live.audience.people_elsewhere)
        state = lines.fold_or_reason(await self._registry.journal.read_lines(table_id))
        if isinstance(state, str):
            return None
        elsewhere = await self._registry.peers.people_elsewhere(table_id)
        return state, Presence(elsewhere=elsewhere)

    # -- sending -----------------------------------------------------------------------------------

    async def _send_one(self, notification: StoredNotification, slots: asyncio.Semaphore) -> None:
        async with slots:
            try:
                await self._outbox.settle(await self._send(notification))
            except CodeTaken:  # a rematch has taken the channel along; it is tried again there
                log.debug("a channel is at another table now")
            except JournalUnavailable as error:  # it is claimed again when the time is over
                log.debug("a notification is not settled: %s", error)
            except Exception:
                log.exception("a notification could not be sent; trying again")

    async def _send(self, notification: StoredNotification) -> StoredNotification:
        """Try to send a notification; returns it as it is then."""
        now = self._registry.now()
        stored = {
            channel.id: channel
            for channel in await self._outbox.read_channels(notification.table_id)
        }
        row = await self._registry.journal.read_row(notification.table_id)
        if notification.channel not in stored or row is None:
            return replace(notification, state="dropped")
        channel = read_channel(stored[notification.channel])
        if now >= notification.until:
            return self._count(channel, replace(notification, state="failed"), "expired")
        if asleep(channel.preferences.quiet, now) and not notification.key.startswith(UNPLANNED):
            return replace(notification, at=awake_at(channel.preferences.quiet, now))
        outcome = await self._deliver(await self._outgoing(notification, channel, row, now))
        if outcome.kind == "sent":
            return self._count(channel, replace(notification, state="sent", at=now), "sent")
        if outcome.kind == "gone":
            await self._outbox.drop_channels(notification.table_id, [channel.id])
            return self._count(channel, replace(notification, state="failed", at=now), "gone")
        wait = max(outcome.wait, RETRY_AFTER[min(notification.tries, len(RETRY_AFTER)) - 1])
        if (
            outcome.kind == "refused"
            or notification.tries > len(RETRY_AFTER)
            or now + wait >= notification.until
        ):
            return self._count(channel, replace(notification, state="failed", at=now), "failed")
        return self._count(channel, replace(notification, at=now + wait), "again")

    async def _outgoing(
        self, notification: StoredNotification, channel: Channel, row: Row, now: float
    ) -> Outgoing:
        names: Mapping[str, str] = await self._registry.journal.read_names(notification.table_id)
        return Outgoing(notification, channel, row.code, names, now, time.time())

    def _count(
        self, channel: Channel, notification: StoredNotification, outcome: str
    ) -> StoredNotification:
        kind = type(channel.to).__name__.lower()
        self._metrics.notifications[kind, outcome] += 1
        return notification


def _people_with_it_open(live: LiveTable) -> frozenset[str]:
    """Who has the table open, as far as this node knows."""
    came = time.monotonic() - JUST_CAME
    return frozenset(
        [
            viewer.person
            for viewer in live.audience.viewers
            if viewer.person is not None and (viewer.looking or viewer.opened > came)
        ]
    )


def _is_gone(table: Table, person: str) -> bool:
    known = table.people.get(person)
    return known is None or known.removed
