"""The interface of a journal, and what every journal guarantees.

A table is a stream of lines, numbered from 1. A line holds the bytes of one accepted command and
the version of their format. The key (table, seq) is the only lock: an append names the line that it
follows, and fails if another append came first. The same transaction writes one row per table, so
that a start or a timer need not read streams, and the names of people, which can be erased. When an
append returns, its lines are stored. When it raises, they may or may not be.
"""

from collections.abc import Awaitable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from storyhare.storage.outbox import Outbox

# So many tables that are due are found at a time.
MOST_DUE = 1_000
Status = Literal["live", "days", "over", "archived"]


class Row(Struct, frozen=True):
    """What is known of a table without reading its stream.

    A game that goes on over days has the status `days`, and its `deadline` is when the table has to
    do something next. No query asks for the deadlines of other tables. They stay because `storyhare
    doctor` of earlier versions compares the whole row with the stream.
    """

    table_id: str
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


class Predecessor(Struct, frozen=True):
    """The table whose code a rematch takes over, and its last line when that was decided."""

    table_id: str
    seq: int


class Write(Struct, frozen=True):
    """Lines to append after line `after`, with the table's row and names as they are then.

    `after` 0 opens the table. A code belongs to one table at a time that is not archived. A rematch
    `replaces` the table before it: the same transaction archives that table and moves its code and
    its chat to the new one. If the old table has grown meanwhile, the append raises Conflict and
    changes nothing. The names of the people in `erase_names_of` are erased at all archived tables
    that had this code before. Of the people in `forget` names and chat are erased, there and at
    this table. At a table over days somebody may have to be notified, so it is checked; `notifies`
    is False at all others, whose moves this costs nothing.
    """

    row: Row
    after: int
    version: int
    bodies: tuple[bytes, ...]
    names: Mapping[str, str] = {}
    replaces: Predecessor | None = None
    erase_names_of: tuple[str, ...] = ()
    forget: tuple[str, ...] = ()
    notifies: bool = True


class ChatLine(Struct, frozen=True):
    """A chat message; stored outside the stream, limited in number, and erasable."""

    at: float
    person: str
    text: str


class Conflict(Exception):
    """Another append came first: read on and decide again."""


class CodeTaken(Exception):
    """Another table has this code."""


class JournalUnavailable(Exception):
    """Nothing can be stored right now (a full disk, a lost database)."""


class TooNew(JournalUnavailable):
    """A newer version of this program wrote the data."""


class TooOld(JournalUnavailable):
    """The data must be migrated to the format of this version first."""


class NothingThere(JournalUnavailable):
    """No tables were ever stored there."""


class Journal(Protocol):
    """Stores tables; see the module's text."""

    @property
    def outbox(self) -> Outbox:
        """Who wants to be told of these tables, and what."""

    async def open(self) -> None:
        """Connect, and create what is missing."""

    async def close(self) -> None:
        """Finish the appends that were accepted, and disconnect."""

    def append(self, write: Write) -> Awaitable[None]:
        """Store lines; raises Conflict, CodeTaken or JournalUnavailable."""

    async def read_lines(self, table_id: str, after: int = 0) -> Sequence[Line]:
        """The lines of a stream after line `after`, in order."""

    async def read_streams(self, wanted: Sequence[tuple[str, int]]) -> Sequence[Sequence[Line]]:
        """The lines of several streams, each after its own line, in the order of the request."""

    async def read_row(self, table_id: str) -> Row | None:
        """The row of a table."""

    async def read_rows(self, table_ids: Sequence[str]) -> Sequence[Row]:
        """The rows of several tables, in any order, without those that do not exist."""

    async def read_names(self, table_id: str) -> Mapping[str, str]:
        """The names of a table's people, by their ids."""

    async def find_table(self, code: str) -> str | None:
        """The id of the table that has this code; an archived table has none."""

    async def find_archived(self, code: str) -> Row | None:
        """The archived table that had this code last."""

    async def find_rows(self, status: Status, before: float) -> Sequence[Row]:
        """The rows with a status that were last touched before a time."""

    async def find_due(self, before: float) -> Sequence[Row]:
        """The games over days whose deadline has come by then: some of them if there are many."""

    async def count_codes(self) -> int:
        """How many codes are in use: those of all tables that are not archived."""

    async def table_ids(self) -> Sequence[str]:
        """The ids of all tables."""

    async def erase_name(self, table_id: str, person: str) -> None:
        """Erase a person's name at a table."""

    async def add_chat(self, table_id: str, line: ChatLine, keep: int) -> None:
        """Store a chat message, and erase all but the last `keep` messages of the table.

        Raises CodeTaken if a rematch has replaced the table.
        """

    async def read_chat(self, table_id: str) -> Sequence[ChatLine]:
        """The chat messages of a table, oldest first."""

    async def erase_chat(self, table_id: str, person: str | None = None) -> None:
        """Erase the chat messages of a table, or those of one person there."""

    async def delete_table(self, row: Row) -> None:
        """Delete a table with its lines, names and chat; raises Conflict if it is not as in `row`.

        Recordings and notes in decks are deleted by whoever calls this.
        """

    async def compact(self, least: float) -> None:
        """Give unused space back to the disk if it is at least this part of the file.

        After `forget` it is given back in any case: unused space may hold older copies of what was
        erased. Nothing can be stored meanwhile.
        """

    async def measure_bytes(self) -> int:
        """How much space the database takes; raises JournalUnavailable."""

    async def get_or_store(self, key: str, value: bytes) -> bytes:
        """Store a value unless the key has one already; returns the stored value."""

    async def check_writable(self) -> None:
        """Write a few bytes, as a move does; raises JournalUnavailable."""

    async def read_values(self) -> Mapping[str, bytes]:
        """All values that get_or_store has stored, by their keys."""
