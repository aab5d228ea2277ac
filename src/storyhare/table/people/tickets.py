"""What somebody records for a clue: the leave to send it, and what came."""

from msgspec import Struct

from storyhare.rules import ClueKind


class Recording(Struct, frozen=True):
    """What was recorded for a clue: by whom, what it is, and the sum of its bytes."""

    person: str
    kind: ClueKind
    type: str
    seconds: float
    size: int
    blob: str
    at: float


class Ticket(Struct, frozen=True):
    """A person's leave to send a recording, since when, and whether the clock waits for it.

    Once it has come, `recording` is its id, `made` what it is and `sent` the sum of what came.
    """

    person: str
    kind: ClueKind
    at: float
    waits: bool
    recording: str | None = None
    made: Recording | None = None
    sent: str = ""
