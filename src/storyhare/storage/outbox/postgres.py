"""The outbox in the database of the journal, shared by all nodes."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec.structs import astuple

from storyhare.storage.outbox.port import (
    MOST_CHECKS,
    MOST_SENDING,
    UNPLANNED,
    Checked,
    Claim,
    StoredChannel,
    StoredNotification,
)
from storyhare.storage.port import CodeTaken

Connection = Any  # asyncpg is not typed
Run = Callable[[Callable[[Connection], Awaitable[Any]]], Awaitable[Any]]

CHANNEL = "SELECT table_id, id, person, since, body FROM channels"
NOTIFICATION = "table_id, channel, key, person, state, at, until, tries, body"
# Not if the channel has just been erased.
ADD = (
    "INSERT INTO notifications SELECT $1::text, $2::text, $3, $4, $5, $6, $7, $8, $9"
    " WHERE EXISTS (SELECT 1 FROM channels WHERE table_id = $1 AND id = $2) ON CONFLICT DO NOTHING"
)
DROP = (
    "UPDATE notifications SET state = 'dropped' WHERE table_id = $1 AND state = 'waiting'"
    f" AND key NOT LIKE '{UNPLANNED}%'"
    " AND channel || ' ' || key <> ALL($2::text[])"
)
# No rematch takes the code until the transaction has ended.
HOLDER = "SELECT table_id FROM codes WHERE code = (SELECT code FROM tables WHERE id = $1) FOR SHARE"
CHECK_NOW = "UPDATE channel_checks SET at = 0 WHERE table_id = ANY($1::text[])"
NO_CHECK = (
    "DELETE FROM channel_checks WHERE table_id = $1"
    " AND NOT EXISTS (SELECT 1 FROM channels WHERE table_id = $1)"
)
CLAIM_CHECKS = """
UPDATE channel_checks SET at = $2 WHERE table_id IN (
    SELECT table_id FROM channel_checks WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED
) RETURNING table_id"""
CLAIM_NOTIFICATIONS = f"""
UPDATE notifications SET at = $2, tries = tries + 1 WHERE (table_id, channel, key) IN (
    SELECT table_id, channel, key FROM notifications WHERE state = 'waiting' AND at <= $1
    ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED
) RETURNING {NOTIFICATION}"""


class PostgresOutbox:
    """An outbox in a database whose tables the journal's migrations create."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def _execute(self, sql: str, *values: Any) -> None:
        await self._run(lambda connection: connection.execute(sql, *values))

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        found: list[Any] = await self._run(lambda connection: connection.fetch(sql, *values))
        return found

    async def put_channel(
        self, channel: StoredChannel, greeting: StoredNotification | None = None
    ) -> None:
        await self._run(lambda connection: _put_channel(connection, channel, greeting))

    async def read_channels(self, table_id: str) -> Sequence[StoredChannel]:
        found = await self._fetch(f"{CHANNEL} WHERE table_id = $1 ORDER BY since, id", table_id)
        return [StoredChannel(*row) for row in found]

    async def drop_channels(self, table_id: str, ids: Sequence[str]) -> None:
        async def drop(connection: Connection) -> None:
            async with connection.transaction():
                await _check(connection, table_id)
                await _erase(connection, table_id, ("channel", "id"), list(ids))

        await self._run(drop)

    async def forget(self, table_id: str, person: str) -> None:
        await self._run(
            lambda connection: _erase(connection, table_id, ("person", "person"), [person])
        )

    async def check_soon(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:  # one lock at a time: writers of several tables hold more
            await self._execute(CHECK_NOW, [table_id])

    async def claim_checks(self, now: float, until: float) -> Sequence[Claim]:
        found = await self._fetch(CLAIM_CHECKS, now, until, MOST_CHECKS)
        return [Claim(table_id, until) for (table_id,) in found]

    async def finish_check(self, claim: Claim, checked: Checked) -> None:
        await self._run(lambda connection: _finish_check(connection, claim, checked))

    async def read_notifications(self, table_id: str) -> Sequence[StoredNotification]:
        sql = f"SELECT {NOTIFICATION} FROM notifications WHERE table_id = $1 ORDER BY channel, key"
        return [StoredNotification(*row) for row in await self._fetch(sql, table_id)]

    async def add_notification(self, notification: StoredNotification) -> None:
        await self._execute(ADD, *astuple(notification))

    async def claim_notifications(self, now: float, until: float) -> Sequence[StoredNotification]:
        return [
            StoredNotification(*row)
            for row in await self._fetch(CLAIM_NOTIFICATIONS, now, until, MOST_SENDING)
        ]

    async def settle(self, notification: StoredNotification) -> None:
        await self._execute(
            "UPDATE notifications SET state = $1, at = $2"
            " WHERE table_id = $3 AND channel = $4 AND key = $5 AND state = 'waiting'",
            *(
                notification.state,
                notification.at,
                notification.table_id,
                notification.channel,
                notification.key,
            ),
        )

    async def clear(self, before: float) -> None:
        sql = "DELETE FROM notifications WHERE at < $1 AND until < $1 AND state <> 'waiting'"
        await self._execute(sql, before)


async def _check(connection: Connection, table_id: str) -> None:
    """CodeTaken: another table has taken its place; until the end none can, but has to wait."""
    if await connection.fetchval(HOLDER, table_id) not in (None, table_id):
        raise CodeTaken


async def _put_channel(
    connection: Connection, channel: StoredChannel, greeting: StoredNotification | None
) -> None:
    async with connection.transaction():
        await _check(connection, channel.table_id)
        await connection.execute(
            "INSERT INTO channels VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (table_id, id) DO UPDATE SET body = excluded.body",
            *astuple(channel),
        )
        await connection.execute(
            "INSERT INTO channel_checks VALUES ($1, 0) ON CONFLICT (table_id) DO UPDATE SET at = 0",
            channel.table_id,
        )
        if greeting is not None:
            await connection.execute(ADD, *astuple(greeting))


async def _erase(
    connection: Connection, table_id: str, keys: tuple[str, str], values: list[str]
) -> None:
    """Erase notifications and channels whose columns have these values."""
    async with connection.transaction():
        for name, key in zip(("notifications", "channels"), keys, strict=True):
            sql = f"DELETE FROM {name} WHERE table_id = $1 AND {key} = ANY($2::text[])"
            await connection.execute(sql, table_id, values)
        await connection.execute(NO_CHECK, table_id)


async def _finish_check(connection: Connection, claim: Claim, checked: Checked) -> None:
    async with connection.transaction():
        if checked.notifications:
            await connection.executemany(
                ADD, [astuple(notification) for notification in checked.notifications]
            )
        lasting = [" ".join(pair) for pair in checked.valid]
        await connection.execute(DROP, claim.table_id, lasting)
        await connection.execute(
            "UPDATE channel_checks SET at = $1 WHERE table_id = $2 AND at = $3",
            *(checked.again, claim.table_id, claim.until),
        )
