"""What a live table talks to: the world of its node, and the devices that look at it."""

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from storyhare.journal import Journal
from storyhare.rules import Phase
from storyhare.table import commands as ask
from storyhare.table.autopilot import Luck
from storyhare.table.tokens import Holder

if TYPE_CHECKING:
    from storyhare.table.live import LiveTable


class World(Protocol):
    """What all tables of a node share."""

    @property
    def journal(self) -> Journal:
        """What remembers."""

    @property
    def luck(self) -> Luck:
        """Chance."""

    def now(self) -> float:
        """Seconds since 1970."""

    def cards(self, decks: tuple[str, ...]) -> tuple[str, ...] | None:
        """All cards of some decks."""

    def sees(self, cards: tuple[str, ...]) -> bool:
        """Can bots judge these pictures?"""

    def watch(self, table: "LiveTable") -> None:
        """The table or its audience changed."""

    def said(self, table: "LiveTable") -> None:
        """Something was said there."""

    def let_go(self, table: "LiveTable", why: Exception) -> None:
        """The table cannot be served here any longer: forget it."""

    async def follow_rematch(self, table: "LiveTable") -> "LiveTable | None":
        """Another table has this one's code: lead people there; None where it is not theirs."""


class Viewer(Protocol):
    """A device that looks at a table.

    It was `opened` then, by the clock that only goes forward. A screen that only watches is nobody
    of the table's people, but somebody there may hold it.
    """

    holder: Holder | None
    opened: float
    shown: tuple[bytes, bytes] | None

    @property
    def person(self) -> str | None:
        """Whose device it is; None: it only watches."""

    @property
    def sent_away(self) -> bool:
        """Does it go because the server stops, and not by its own wish?"""

    def show(self, table: bytes, you: bytes) -> None:
        """Take a new view."""

    def acknowledge(self, cmd_id: str, table: bytes, you: bytes) -> None:
        """Take the view that includes one's own command."""

    def hear(self, person: str, text: str, at: float) -> None:
        """Take something said."""

    def feel(self, person: str, reaction: str) -> None:
        """Take a reaction."""

    def dismiss(self, why: str) -> None:
        """Take one's leave: the seat is open elsewhere, or the person was removed."""


class Asked(Struct, frozen=True):
    """A command as a device sends it: with the game, round and phase it was made for."""

    cmd_id: str
    game: str
    body: ask.Command
    round: int | None = None
    phase: Phase | None = None
