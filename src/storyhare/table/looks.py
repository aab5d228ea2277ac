"""What a table looks like, encoded; what did not change since the last look is not made again.

States share what did not change, so identity tells.
"""

from collections.abc import Mapping

import msgspec
from msgspec import Raw, Struct

from storyhare.rules import Game
from storyhare.table import look
from storyhare.table.look import Cards, Sees
from storyhare.table.state import Person, Table
from storyhare.views import CardView, open_cards

_ENCODER = msgspec.json.Encoder()
NOTHING = b"null"


class _People(Struct, frozen=True):
    """The people of a table, encoded, and what that was made of."""

    people: Mapping[str, Person]
    order: tuple[str, ...]
    names: Mapping[str, str]
    here: frozenset[str]
    encoded: Raw

    def fits(self, table: Table, names: Mapping[str, str], here: frozenset[str]) -> bool:
        """Is it still true?"""
        same = self.people is table.people and self.order is table.order
        return same and self.names is names and self.here == here


class Looks:
    """One table's public view, and each person's own part of it."""

    __slots__ = ("_cards", "_game", "_open", "_own", "_people", "_public", "_sees", "_table")

    def __init__(self, cards: Cards, sees: Sees) -> None:
        self._cards = cards
        self._sees = sees
        self._table = Table()
        self._people: _People | None = None
        self._public = NOTHING
        self._own: dict[str, bytes] = {}
        self._game: Game | None = None
        self._open: tuple[CardView, ...] = ()

    def public(self, table: Table, names: Mapping[str, str], here: frozenset[str]) -> bytes:
        """What everybody may know; afterwards `mine` is about the same state."""
        known = self._people
        if known is None or not known.fits(table, names, here):
            raw = Raw(_ENCODER.encode(look.people_view(table, names, here)))
            known = self._people = _People(table.people, table.order, names, here, raw)
        elif table is self._table and table.stage != "lobby":
            return self._public  # in a lobby, decks may come and go
        for person in look.whose_part_changed(self._table, table):
            self._own.pop(person, None)
        self._table = table
        cards = self._open_cards(table.game)
        view = look.table_view(table, known.encoded, self._cards, cards, self._sees)
        self._public = _ENCODER.encode(view)
        return self._public

    def mine(self, person: str | None) -> bytes:
        """What only one person may know; most moves change it for that person alone."""
        if person is None:
            return NOTHING
        own = self._own.get(person)
        if own is None:
            own = self._own[person] = _ENCODER.encode(look.you_view(self._table, person))
        return own

    def _open_cards(self, game: Game | None) -> tuple[CardView, ...]:
        """The cards on the table; once all lie there only the reveal changes how they look."""
        known = self._game
        if game is None:
            return ()
        if known is None or known.table is not game.table or known.result is not game.result:
            self._open = open_cards(game)
        self._game = game
        return self._open
