"""The outbox in the file of the journal, written by its one writer."""

import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import apsw
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

Run = Callable[[Callable[[apsw.Connection], Any]], Awaitable[Any]]

CHANNEL = "SELECT table_id, id, person, since, body FROM channels"
NOTIFICATION = (
    "SELECT table_id, channel, key, person, state, at, until, tries, body FROM notifications"
)
# Not if the channel has just been erased.
ADD = (
    "INSERT INTO notifications SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9"
    " WHERE EXISTS (SELECT 1 FROM channels WHERE table_id = ?1 AND id = ?2) ON CONFLICT DO NOTHING"
)
DROP = (
    "UPDATE notifications SET state = 'dropped' WHERE table_id = ? AND state = 'waiting'"
    f" AND key NOT LIKE '{UNPLANNED}%'"
    " AND channel || ' ' || key NOT IN (SELECT value FROM json_each(?))"
)
# With each line of a stream that notifies.
CHECK_NOW = "UPDATE channel_checks SET at = 0 WHERE table_id = ?"
NO_CHECK = (
    "DELETE FROM channel_checks WHERE table_id = ?1"
    " AND NOT EXISTS (SELECT 1 FROM channels WHERE table_id = ?1)"
)


class SqliteOutbox:
    """An outbox over the connections of a journal: one that writes, and one that reads.

    `check` raises CodeTaken if another table has taken the place of one.
    """

    def __init__(
        self, write: Run, read: Run, check: Callable[[apsw.Connection, str], None]
    ) -> None:
        self._write = write
        self._read = read
        self._check = check

    async def put_channel(
        self, channel: StoredChannel, greeting: StoredNotification | None = None
    ) -> None:
        def put(connection: apsw.Connection) -> None:
            self._check(connection, channel.table_id)
            _put_channel(connection, channel)
            if greeting is not None:
                _add(connection, greeting)

        await self._write(put)

    async def read_channels(self, table_id: str) -> Sequence[StoredChannel]:
        sql = f"{CHANNEL} WHERE table_id = ? ORDER BY since, id"
        found: list[StoredChannel] = await self._read(
            lambda c: [StoredChannel(*row) for row in c.execute(sql, (table_id,))]
        )
        return found

    async def drop_channels(self, table_id: str, ids: Sequence[str]) -> None:
        def drop(connection: apsw.Connection) -> None:
            self._check(connection, table_id)
            _drop_channels(connection, table_id, ids)

        await self._write(drop)

    async def forget(self, table_id: str, person: str) -> None:
        await self._write(lambda connection: _forget(connection, table_id, person))

    async def check_soon(self, table_ids: Sequence[str]) -> None:
        wanted = [(table_id,) for table_id in table_ids]
        await self._write(lambda connection: connection.executemany(CHECK_NOW, wanted))

    async def claim_checks(self, now: float, until: float) -> Sequence[Claim]:
        sql = "SELECT 1 FROM channel_checks WHERE at <= ? LIMIT 1"
        if not await self._read(lambda c: c.execute(sql, (now,)).get):
            return ()
        found: list[Claim] = await self._write(lambda c: _claim_checks(c, now, until))
        return found

    async def finish_check(self, claim: Claim, checked: Checked) -> None:
        await self._write(lambda connection: _finish_check(connection, claim, checked))

    async def read_notifications(self, table_id: str) -> Sequence[StoredNotification]:
        sql = f"{NOTIFICATION} WHERE table_id = ? ORDER BY channel, key"
        found: list[StoredNotification] = await self._read(
            lambda c: [StoredNotification(*row) for row in c.execute(sql, (table_id,))]
        )
        return found

    async def add_notification(self, notification: StoredNotification) -> None:
        await self._write(lambda connection: _add(connection, notification))

    async def claim_notifications(self, now: float, until: float) -> Sequence[StoredNotification]:
        sql = "SELECT 1 FROM notifications WHERE state = 'waiting' AND at <= ? LIMIT 1"
        if not await self._read(lambda c: c.execute(sql, (now,)).get):
            return ()
        found: list[StoredNotification] = await self._write(
            lambda c: _claim_notifications(c, now, until)
        )
        return found

    async def settle(self, notification: StoredNotification) -> None:
        sql = (
            "UPDATE notifications SET state = ?, at = ?"
            " WHERE table_id = ? AND channel = ? AND key = ? AND state = 'waiting'"
        )
        values = (
            notification.state,
            notification.at,
            notification.table_id,
            notification.channel,
            notification.key,
        )
        await self._write(lambda connection: connection.execute(sql, values))

    async def clear(self, before: float) -> None:
        sql = "DELETE FROM notifications WHERE at < ? AND until < ? AND state != 'waiting'"
        await self._write(lambda connection: connection.execute(sql, (before, before)))


def _put_channel(connection: apsw.Connection, channel: StoredChannel) -> None:
    connection.execute(
        "INSERT INTO channels VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, id) DO UPDATE SET body = excluded.body",
        (channel.table_id, channel.id, channel.person, channel.since, channel.body),
    )
    connection.execute(
        "INSERT INTO channel_checks VALUES (?, 0) ON CONFLICT (table_id) DO UPDATE SET at = 0",
        (channel.table_id,),
    )


def _drop_channels(connection: apsw.Connection, table_id: str, ids: Sequence[str]) -> None:
    with _wiping(connection):
        for one in ids:
            for name, key in (("notifications", "channel"), ("channels", "id")):
                sql = f"DELETE FROM {name} WHERE table_id = ? AND {key} = ?"
                connection.execute(sql, (table_id, one))
    connection.execute(NO_CHECK, (table_id,))


def _forget(connection: apsw.Connection, table_id: str, person: str) -> None:
    with _wiping(connection):
        for name in ("notifications", "channels"):
            sql = f"DELETE FROM {name} WHERE table_id = ? AND person = ?"
            connection.execute(sql, (table_id, person))
    connection.execute(NO_CHECK, (table_id,))


@contextmanager
def _wiping(connection: apsw.Connection) -> Iterator[None]:
    """What is deleted meanwhile is overwritten in the file."""
    connection.pragma("secure_delete", True)
    try:
        yield
    finally:
        connection.pragma("secure_delete", False)


def _claim_checks(connection: apsw.Connection, now: float, until: float) -> list[Claim]:
    sql = (
        "UPDATE channel_checks SET at = ? WHERE table_id IN"
        " (SELECT table_id FROM channel_checks WHERE at <= ? ORDER BY at LIMIT ?)"
        " RETURNING table_id"
    )
    found = connection.execute(sql, (until, now, MOST_CHECKS))
    return [Claim(table_id, until) for (table_id,) in found]


def _finish_check(connection: apsw.Connection, claim: Claim, checked: Checked) -> None:
    for notification in checked.notifications:
        _add(connection, notification)
    connection.execute(
        DROP, (claim.table_id, json.dumps([" ".join(pair) for pair in checked.valid]))
    )
    connection.execute(
        "UPDATE channel_checks SET at = ? WHERE table_id = ? AND at = ?",
        (checked.again, claim.table_id, claim.until),
    )


def _add(connection: apsw.Connection, notification: StoredNotification) -> None:
    connection.execute(ADD, astuple(notification))


def _claim_notifications(
    connection: apsw.Connection, now: float, until: float
) -> list[StoredNotification]:
    sql = (
        "UPDATE notifications SET at = ?, tries = tries + 1 WHERE rowid IN"
        " (SELECT rowid FROM notifications WHERE state = 'waiting' AND at <= ? ORDER BY at LIMIT ?)"
        " RETURNING table_id, channel, key, person, state, at, until, tries, body"
    )
    return [StoredNotification(*row) for row in connection.execute(sql, (until, now, MOST_SENDING))]
