"""What a decision is made from, and what it comes to: events, or a refusal."""

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from storyhare.rules import Card, Luck, Refusal
from storyhare.table.events import Event
from storyhare.table.state import Table


class Around(Protocol):
    """What a decision may know of the world around the table."""

    def now(self) -> float:
        """Seconds since 1970."""

    @property
    def luck(self) -> Luck:
        """Chance."""

    @property
    def woken(self) -> float:
        """Since when the table has been awake: before that nobody could do anything."""

    def away(self, person: str) -> float | None:
        """Since how many seconds a person has no open connection; None: connected."""

    def missed_since(self, person: str) -> float | None:
        """When a person's connection was lost; None: not since the table is awake."""

    @property
    def names(self) -> Mapping[str, str]:
        """What people are called."""

    def cards(self, decks: tuple[str, ...]) -> tuple[Card, ...] | None:
        """All cards of some decks; None when one of them is not there."""

    def sees(self, cards: tuple[Card, ...]) -> bool:
        """Can bots judge these pictures?"""

    def stand_in(self, table: Table, luck: Luck) -> tuple[Event, ...]:
        """What is done at once for a seat without its owner on which the game waits."""


class Decided(Struct, frozen=True):
    """Events, the names that changed with them, and the table after them where it is known.

    That table has come about `at` a time, and so must the entry in its stream. Of the people in
    `forget` names and chat are erased.
    """

    events: tuple[Event, ...]
    names: Mapping[str, str] = {}
    after: Table | None = None
    at: float | None = None
    forget: tuple[str, ...] = ()


Decision = Decided | Refusal
