"""What a journal promises, whatever it is made of.

A table is a stream of lines with numbers 1, 2, 3 and so on; a line is the bytes of one accepted
command, with the version of its format. The key (table, seq) is the only lock: an append says after
which line it belongs and is refused when another one was quicker. Beside the stream, written in the
same transaction, stands one row a table, so that a start or a timer reads no streams, and the names
of people, which can be erased. An append that returned is safe; one that raised may or may not be.
"""

from collections.abc import Awaitable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

Status = Literal["live", "over", "archived"]


class Row(Struct, frozen=True):
    """What is known of a table without reading its stream."""

    table: str
    code: str
    status: Status
    seq: int
    deadline: float | None
    touched: float


class Line(Struct, frozen=True):
    """One line of a stream."""

    seq: int
    version: int
    body: bytes


class Replaced(Struct, frozen=True):
    """A table whose code another one takes over, and the last line it had when that was decided."""

    table: str
    seq: int


class Write(Struct, frozen=True):
    """Lines to append after line `after`, with the row and the names as they are then.

    `after` 0 opens the table. A code belongs to one live table at a time; `replaces` is the table
    whose code this one takes over, together with what was said there. That one is archived in the
    same transaction, or nothing happens at all: a Conflict when it has grown meanwhile. `unnamed`
    are people whose names go from all other tables that had this code before.
    """

    row: Row
    after: int
    version: int
    bodies: tuple[bytes, ...]
    names: Mapping[str, str] = {}
    replaces: Replaced | None = None
    unnamed: tuple[str, ...] = ()


class ChatLine(Struct, frozen=True):
    """Something said at a table; kept apart from the stream, capped, and erasable."""

    at: float
    person: str
    text: str


class Conflict(Exception):  # noqa: N818 - an answer, not a fault: read on and decide again
    """Another append was quicker."""


class CodeTaken(Exception):  # noqa: N818 - an answer, not a fault: make another code
    """A live table has this code."""


class JournalUnavailable(Exception):  # noqa: N818 - says what is so
    """Nothing can be kept right now (a full disk, a lost database)."""


class TooNew(JournalUnavailable):
    """A newer version of this program has written what is there."""


class TooOld(JournalUnavailable):
    """What is there has to be brought to the format of this version first."""


class NothingThere(JournalUnavailable):
    """No tables were ever kept there."""


class Journal(Protocol):
    """The port; see the module's text."""

    async def open(self) -> None:
        """Make ready, creating what is missing."""

    async def close(self) -> None:
        """Finish what was accepted and let go."""

    def append(self, write: Write) -> Awaitable[None]:
        """Keep lines; raises Conflict, CodeTaken or JournalUnavailable."""

    async def read(self, table: str, after: int = 0) -> Sequence[Line]:
        """The lines of a stream behind line `after`, in order."""

    async def several(self, wanted: Sequence[tuple[str, int]]) -> Sequence[Sequence[Line]]:
        """The same for several streams, each behind a line of its own, in the order asked for."""

    async def row(self, table: str) -> Row | None:
        """A table's row."""

    async def these(self, tables: Sequence[str]) -> Sequence[Row]:
        """The rows of some tables, in any order; what is not there is left out."""

    async def names(self, table: str) -> Mapping[str, str]:
        """The names of a table's people."""

    async def find(self, code: str) -> str | None:
        """The table that has this code, if it is live or just over."""

    async def archived(self, code: str) -> Row | None:
        """The row of the table that had this code last, of those that were put away."""

    async def rows(self, status: Status, before: float) -> Sequence[Row]:
        """Rows of a status that were not touched since `before`."""

    async def due(self, before: float) -> Sequence[Row]:
        """Live rows whose deadline lies before a time."""

    async def tables(self) -> Sequence[str]:
        """All tables there are."""

    async def erase_name(self, table: str, person: str) -> None:
        """Forget what a person was called."""

    async def say(self, table: str, line: ChatLine, keep: int) -> None:
        """Keep something said, and only the last `keep` lines of the table.

        Raises CodeTaken when another table has taken this one's code over.
        """

    async def chat(self, table: str) -> Sequence[ChatLine]:
        """What was said, oldest first."""

    async def erase_chat(self, table: str) -> None:
        """Forget what was said."""

    async def remember(self, key: str, value: bytes) -> bytes:
        """Keep a value under a key unless there is one already; answers what is kept."""

    async def prove(self) -> None:
        """Write something, as a move would be; raises JournalUnavailable."""

    async def kept(self) -> Mapping[str, bytes]:
        """All values with their keys."""
