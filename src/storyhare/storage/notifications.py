"""What nodes tell each other: that a table has changed, never what has happened there.

A notification may come late, twice or never. A node that receives one reads the journal, and every
node also polls the journal now and then.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import msgspec
from msgspec import Struct

# Instead of a line's number: something outside the stream has changed (who is connected, the chat,
# or which table has the code).
OUTSIDE = 0


class Notification(Struct, frozen=True, array_like=True):
    """The table has grown to line `seq`, or something OUTSIDE its stream has changed."""

    table_id: str
    seq: int


class Message(Struct, frozen=True, array_like=True):
    """Notifications that travel together, and the node that sends them."""

    node: str
    notifications: tuple[Notification, ...]


Receive = Callable[[tuple[Notification, ...]], None]
_DECODER = msgspec.json.Decoder(Message)
_ENCODER = msgspec.json.Encoder()


class NotificationBus(Protocol):
    """Carries notifications between nodes; see the module's text."""

    async def open(self, node: str, receive: Receive) -> None:
        """Start to listen as this node; a bus that cannot be reached is retried for ever."""

    async def close(self) -> None:
        """Stop."""

    def send(self, notification: Notification) -> None:
        """Notify all other nodes soon; neither waits nor fails."""


def pack(node: str, notifications: Iterable[Notification], most_bytes: int) -> Iterator[bytes]:
    """Encode notifications in as few messages as possible."""
    head = b"[" + _ENCODER.encode(node) + b",["
    body = b""
    for notification in notifications:
        encoded = _ENCODER.encode(notification)
        if body and len(head) + len(body) + len(encoded) + 3 > most_bytes:
            yield head + body + b"]]"
            body = b""
        body += b"," + encoded if body else encoded
    if body:
        yield head + body + b"]]"


def unpack(node: str, message: bytes) -> tuple[Notification, ...]:
    """The notifications of a message; none if it is unreadable or the node's own."""
    try:
        decoded = _DECODER.decode(message)
    except msgspec.MsgspecError:
        return ()
    return () if decoded.node == node else decoded.notifications
