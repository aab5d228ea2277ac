"""Notifications by PostgreSQL's LISTEN and NOTIFY, over a connection of their own.

Inside an append's transaction NOTIFY would take a lock that makes all commits queue.
"""

import asyncio
import contextlib
import logging

import msgspec

from storyhare.storage.notifications import OUTSIDE, Notification, Receive
from storyhare.storage.outages import OutageLog
from storyhare.storage.postgres.connection import FAULTS, VOLATILE, Connection, connect, drop

log = logging.getLogger(__name__)

CHANNEL = "storyhare"
NOTIFY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
MOST_WAITING = 10_000
# The node that sends, and what it says: one notification. Nodes of older versions say several.
MESSAGE = msgspec.json.Decoder(tuple[str, tuple[Notification, ...]])


class PostgresNotificationBus:
    """Notifications over the database of the journal.

    They gather for `gather_for` seconds before they travel together; a lost connection is tried
    again every `retry_every` seconds.
    """

    def __init__(self, address: str, gather_for: float, retry_every: float) -> None:
        self._address = address
        self._gather_for = gather_for
        self._retry_every = retry_every
        self._outages = OutageLog("the notification channel")
        self._connection: Connection = None
        self._waiting: dict[tuple[str, bool], Notification] = {}
        self._work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, node: str, receive: Receive) -> None:
        self._node, self._receive = node, receive
        with contextlib.suppress(*FAULTS):
            await self._connect()
        self._tasks = [
            asyncio.create_task(self._stay_connected(), name="notifications: listener"),
            asyncio.create_task(self._send_all(), name="notifications: sender"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        drop(self._connection)

    def send(self, notification: Notification) -> None:
        # Beyond the limit they are dropped: nodes also poll.
        if len(self._waiting) < MOST_WAITING:
            self._waiting[notification.table_id, notification.seq == OUTSIDE] = notification
            self._work.set()

    async def _connect(self) -> None:
        connection = await connect(self._address, VOLATILE)
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException as error:  # also if this task is cancelled: nobody else would close it
            drop(connection)
            if isinstance(error, FAULTS):
                self._outages.failed(error)
            raise
        self._outages.succeeded()
        self._connection = connection

    async def _stay_connected(self) -> None:
        while True:
            if self._connection is None or self._connection.is_closed():
                try:
                    await self._connect()
                except FAULTS as error:  # that the database is away, the heartbeat says
                    log.debug("nothing can be heard from other nodes: %r", error)
            await asyncio.sleep(self._retry_every)

    def _hear(self, _connection: Connection, _pid: int, _channel: str, payload: str) -> None:
        with contextlib.suppress(msgspec.MsgspecError):
            node, notifications = MESSAGE.decode(payload)
            if node != self._node:
                self._receive(notifications)

    async def _send_all(self) -> None:
        while True:
            await self._work.wait()
            await asyncio.sleep(self._gather_for)
            self._work.clear()
            waiting, self._waiting = self._waiting.values(), {}
            messages = [msgspec.json.encode((self._node, (one,))).decode() for one in waiting]
            try:
                if self._connection is not None:
                    await self._connection.execute(NOTIFY, CHANNEL, messages)
            except FAULTS as error:
                log.debug("notifications were not sent: %r", error)
