"""What nodes tell each other: that a table has changed, never what has happened there.

A notification may come late, twice or never. A node that receives one reads the journal, and every
node also polls the journal now and then.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

# Instead of a line's number: something outside the stream has changed (who is connected, the chat,
# or which table has the code).
OUTSIDE = 0


class Notification(Struct, frozen=True, array_like=True):
    """The table has grown to line `seq`, or something OUTSIDE its stream has changed."""

    table_id: str
    seq: int


Receive = Callable[[tuple[Notification, ...]], None]


class NotificationBus(Protocol):
    """Carries notifications between nodes; see the module's text."""

    async def open(self, node: str, receive: Receive) -> None:
        """Start to listen as this node; a bus that cannot be reached is retried for ever."""

    async def close(self) -> None:
        """Stop."""

    def send(self, notification: Notification) -> None:
        """Notify all other nodes soon; neither waits nor fails."""
