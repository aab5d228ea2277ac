"""What a notification is about. It holds nothing that is not known to everybody at the table."""

from typing import Literal

import msgspec
from msgspec import Struct

What = Literal["turn", "reminder", "over", "put_away", "hello", "confirm"]


class Facts(Struct, frozen=True, omit_defaults=True):
    """What happened; people only by their ids, so that a name that was erased is in none.

    `first`: the first clue of the game, which anybody may tell. `awaited` are those for whom the
    table waits, in notifications to the whole group.
    """

    what: What
    round: int = 0
    phase: str = ""
    first: bool = False
    deadline: float | None = None
    awaited: tuple[str, ...] = ()

    def stored(self) -> bytes:
        """As it is kept in the outbox."""
        return msgspec.json.encode(self)


def read_facts(body: bytes) -> Facts:
    """The facts of a notification."""
    return msgspec.json.decode(body, type=Facts)
