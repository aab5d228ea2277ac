"""What a table looks like, encoded; what did not change since the last look is not made again.

States share what did not change, so comparing what a part is made of is quick. Most moves change
nothing for everybody but who is awaited.
"""

from collections.abc import Callable, Mapping

import msgspec
from msgspec import Raw

from storyhare import rules
from storyhare.table import Cards, Sees, Table, render
from storyhare.table.play import awaited
from storyhare.views import round_view

_ENCODER = msgspec.json.Encoder()
NOTHING = b"null"


class _Part:
    """A part of a view, encoded, and what that was made of."""

    __slots__ = ("_made_of", "_text")

    def __init__(self) -> None:
        self._made_of: tuple[object, ...] = ()
        self._text = b""

    def made_of(self, what: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
        """The part, made again if it was made of something else."""
        if what != self._made_of:
            self._text = make()
            self._made_of = what
        return self._text


class ViewCache:
    """One table's public view, and each person's own part of it."""

    __slots__ = ("_cards", "_own", "_people", "_round", "_sees", "_standing", "_table")

    def __init__(self, cards: Cards, sees: Sees) -> None:
        self._cards = cards
        self._sees = sees
        self._table = Table()
        self._people = _Part()
        self._standing = _Part()
        self._round = _Part()
        self._own: dict[str, bytes] = {}

    def public(self, table: Table, names: Mapping[str, str], here: frozenset[str]) -> bytes:
        """A TableView, put together from its parts; afterwards `mine` is about the same state."""
        for person in render.whose_part_changed(self._table, table):
            self._own.pop(person, None)
        self._table = table
        standing, game = self._standing_of(table, names, here), table.game
        if game is None:
            return b"".join((standing, b',"awaited":[],"game":null}'))
        in_the_game = rules.awaited(game)
        # For whom the game waits, the table does; in the reveal it waits without the game.
        waits = in_the_game or awaited(table)
        encoded = _ENCODER.encode(waits)
        # All of the game but who is awaited, still open at its end. Hands, owners and votes show
        # only with the result, and do not change from then on.
        round_ = self._round.made_of(
            (
                game.rules, game.phase, game.round, game.storyteller, game.clue, game.table,
                game.result, game.scores, game.pile, game.discards, game.winners,
            ),
            lambda: _ENCODER.encode(round_view(game))[:-1],
        )  # fmt: skip
        pieces = (standing, b',"awaited":', encoded, b',"game":', round_)
        if in_the_game != waits:
            encoded = _ENCODER.encode(in_the_game)
        return b"".join((*pieces, b',"awaited":', encoded, b"}}"))

    def mine(self, person: str | None) -> bytes:
        """What only one person may know; most moves change it for that person alone."""
        if person is None:
            return NOTHING
        own = self._own.get(person)
        if own is None:
            own = self._own[person] = _ENCODER.encode(render.you_view(self._table, person))
        return own

    def _standing_of(self, table: Table, names: Mapping[str, str], here: frozenset[str]) -> bytes:
        """All but who is awaited and the game, still open at its end."""
        people = self._people.made_of(
            (table.people, table.order, names, here),
            lambda: _ENCODER.encode(render.people_view(table, names, here)),
        )

        def standing() -> bytes:
            view = render.standing_view(table, Raw(people), self._cards, self._sees)
            return _ENCODER.encode(view)[:-1]

        if table.stage == "lobby":
            return standing()  # there, decks may come and go
        return self._standing.made_of(
            (
                people, table.id, table.code, table.stage, table.settings, table.order,
                table.host, table.locked, table.chat_muted, table.asking, table.autopilot,
                table.pause, table.deadline, table.last_round, table.winners, table.wishes,
                table.recordings, table.sat, table.reveal_step, table.put_away,
                None if table.game is None else table.game.result,
            ),
            standing,
        )  # fmt: skip
