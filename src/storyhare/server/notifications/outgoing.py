"""What is to be delivered, and what came of it."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from storyhare.notifications import Channel
from storyhare.storage import StoredNotification


class Outgoing(Struct, frozen=True):
    """A notification and all that its words need; `today` is the machine's time, for others."""

    notification: StoredNotification
    channel: Channel
    code: str
    names: Mapping[str, str]
    now: float
    today: float


class Outcome(Struct, frozen=True):
    """`again`: not now, after so many seconds at least; `gone`: nobody is there any more."""

    kind: Literal["sent", "again", "refused", "gone"]
    wait: float = 0.0
