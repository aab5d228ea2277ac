"""The interface of an outbox.

A *channel* is a way to reach a person at a table, and a *notification* what is sent through it. A
notification is stored before it is sent, under a key that names its occasion: for each channel and
key there is one, whichever node adds it first. A node claims a waiting notification for a while and
sends it; another node may claim it only when that time is over.

Whether somebody is to be notified follows from the table. So each table with channels has a time at
which a node has to *check* it; every line of its stream sets that to 0, which means at once, in the
same transaction.
"""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

# Keys of notifications that do not follow from the table, so that no check adds or drops them.
UNPLANNED = "unplanned/"
# How many tables to check, and notifications to send, are claimed at a time.
MOST_CHECKS = 100
MOST_SENDING = 50
State = Literal["waiting", "sent", "seen", "failed", "dropped"]


class StoredChannel(Struct, frozen=True):
    """How a person at a table is reached; the body holds address and preferences."""

    table_id: str
    id: str
    person: str
    since: float
    body: bytes


class StoredNotification(Struct, frozen=True):
    """A notification: `waiting` to be sent not before `at`, and not after `until`.

    `seen`: the person had the table open. `dropped`: the occasion ended before it was sent.
    """

    table_id: str
    channel: str
    key: str
    person: str
    state: State
    at: float
    until: float
    tries: int
    body: bytes


class Claim(Struct, frozen=True):
    """A table to check; no other node does so until then."""

    table_id: str
    until: float


class Checked(Struct, frozen=True):
    """New notifications, all valid occasions (channel, key), and when to check again."""

    notifications: tuple[StoredNotification, ...]
    valid: frozenset[tuple[str, str]]
    again: float | None


class Outbox(Protocol):
    """Stores channels and notifications; every method raises JournalUnavailable.

    A rematch takes channels along to the new table. What was on its way to the table before it
    raises CodeTaken and changes nothing.
    """

    async def put_channel(
        self, channel: StoredChannel, greeting: StoredNotification | None = None
    ) -> None:
        """Store a channel, or its new body, with a greeting, and have the table checked."""

    async def read_channels(self, table_id: str) -> Sequence[StoredChannel]:
        """The channels of a table, oldest first."""

    async def drop_channels(self, table_id: str, ids: Sequence[str]) -> None:
        """Erase some channels and their notifications."""

    async def forget(self, table_id: str, person: str) -> None:
        """Erase the channels and notifications of a person at a table."""

    async def check_soon(self, table_ids: Sequence[str]) -> None:
        """Have tables checked, if they have channels."""

    async def claim_checks(self, now: float, until: float) -> Sequence[Claim]:
        """Tables to check now, which no other node will check until then."""

    async def finish_check(self, claim: Claim, checked: Checked) -> None:
        """Store the result of a check; if the table has changed meanwhile, it is checked again."""

    async def read_notifications(self, table_id: str) -> Sequence[StoredNotification]:
        """The notifications about a table, sent ones too."""

    async def add_notification(self, notification: StoredNotification) -> None:
        """Store a notification, unless there is one with its key."""

    async def claim_notifications(self, now: float, until: float) -> Sequence[StoredNotification]:
        """Notifications to send now, which no other node will send until then; counts the try."""

    async def settle(self, notification: StoredNotification) -> None:
        """Store how sending ended, or when to try again."""

    async def clear(self, before: float) -> None:
        """Delete notifications from before a time that are no longer waiting."""
