"""What a live table talks to: its node, the other nodes, and the devices that look at it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from storyhare.storage import Journal
from storyhare.table import Holder, Luck

if TYPE_CHECKING:
    from storyhare.live.table import LiveTable


class Node(Protocol):
    """What all tables of a node share."""

    @property
    def journal(self) -> Journal:
        """Where tables are stored."""

    @property
    def luck(self) -> Luck:
        """Chance."""

    def now(self) -> float:
        """Seconds since 1970."""

    def cards(self, decks: tuple[str, ...]) -> tuple[str, ...] | None:
        """All cards of some decks; None when one of them is not there."""

    def sees(self, cards: tuple[str, ...]) -> bool:
        """Can bots judge these pictures?"""

    def table_changed(self, table: "LiveTable") -> None:
        """The table or its audience has changed."""

    def chat_changed(self, table: "LiveTable") -> None:
        """Something was said there."""

    def let_go(self, table: "LiveTable", why: Exception) -> None:
        """The table cannot be served here any longer: forget it."""

    async def follow_rematch(self, table: "LiveTable") -> "LiveTable | None":
        """Another table has this one's code: lead people there; None where it is not theirs."""


class OtherNodes(Protocol):
    """The nodes that serve the same tables over the same database."""

    # How many seconds this node leaves to the one that moved last before it takes over.
    takes_over_after: float

    @property
    def others(self) -> int:
        """How many other nodes are alive."""

    @property
    def cut_off(self) -> bool:
        """Has this node lost the database while others may still have it?"""

    async def open(self, tables: "Tables") -> None:
        """Make this node known, and begin to listen."""

    async def close(self) -> None:
        """Leave."""

    def chat_changed(self, table_id: str) -> None:
        """Something was said at a table, or a rematch has begun there."""

    def forget(self, table_id: str) -> None:
        """A table is no longer in memory."""

    async def people_elsewhere(self, table_id: str) -> frozenset[str]:
        """Who is connected to a table on other nodes."""


class NoOtherNodes:
    """A node that is alone."""

    takes_over_after = 0.0
    others = 0
    cut_off = False

    async def open(self, tables: "Tables") -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    def chat_changed(self, table_id: str) -> None:
        """Nobody to tell."""

    def forget(self, table_id: str) -> None:
        """Nothing to forget."""

    async def people_elsewhere(self, table_id: str) -> frozenset[str]:  # noqa: ARG002 - a port
        """Nobody."""
        return frozenset()


class Tables(Protocol):
    """The tables of this node, as far as other nodes concern them."""

    @property
    def journal(self) -> Journal:
        """Where tables are stored."""

    def on_change(self, listener: Callable[["LiveTable"], None]) -> None:
        """Call somebody whenever a table or its audience has changed."""

    def awake_table(self, table_id: str) -> "LiveTable | None":
        """A table, if it is in memory."""

    def awake_tables(self) -> Sequence["LiveTable"]:
        """All tables in memory."""

    async def follow_rematch(self, table: "LiveTable") -> "LiveTable | None":
        """Another table has this one's code: lead people there; None where it is not theirs."""


class Viewer(Protocol):
    """A device that looks at a table.

    It was `opened` then, by the clock that only goes forward. A screen that only watches is nobody
    of the table's people, but somebody there may hold it.
    """

    holder: Holder | None
    opened: float
    # Does a person seem to look at it? It says so only at the very first clue.
    looking: bool

    @property
    def person(self) -> str | None:
        """Whose device it is; None: it only watches."""

    @property
    def sent_away(self) -> bool:
        """Does it go because the server stops, and not by its own wish?"""

    def show(self, table: bytes, you: bytes, cmd_id: str | None = None) -> None:
        """Take a view, unless it was the last one taken.

        With an id it is the first to include one's own command, and taken in any case.
        """

    def hear(self, person: str, text: str, at: float) -> None:
        """Take something said."""

    def unhear(self, person: str) -> None:
        """Forget all that somebody has said."""

    def feel(self, person: str, reaction: str) -> None:
        """Take a reaction."""

    def dismiss(self, why: str) -> None:
        """Take one's leave: the seat is open elsewhere, or the person was removed."""
