"""Compares what a viewer was sent with what it was allowed to know at that moment."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from storyhare.rules import Game, evolve
from storyhare.table.events import Played, Started
from storyhare.table.state import Table
from storyhare.table.state import evolve as evolve_table
from tests.server.tables import Kept

CARD = re.compile(r"made/card-\d\d")
Moment = tuple[int, str]


class Known(Struct, frozen=True):
    """For every round and phase: the cards on the table, and each seat's own cards."""

    table: Mapping[Moment, frozenset[str]]
    seats: Mapping[tuple[Moment, int], frozenset[str]]

    def cards(self, moment: Moment, seat: int | None) -> frozenset[str]:
        """All cards that somebody may see in a phase."""
        own = frozenset() if seat is None else self.seats.get((moment, seat), frozenset())
        return self.table.get(moment, frozenset()) | own


def states(there: Kept) -> Iterable[Game]:
    """Every state of the game at a table, from its journal."""
    table = Table()
    for entry in there.entries:
        for event in entry.events:
            if isinstance(event, Played):
                assert table.game is not None
                game = table.game
                for step in event.events:
                    game = evolve(game, step)
                    yield game
            table = evolve_table(table, event, entry.at)
            if isinstance(event, Started):
                assert table.game is not None
                yield table.game


def what_may_be_known(there: Kept) -> Known:
    """The allow-list, built from the journal and the rulebook alone (not from the views)."""
    table: dict[Moment, set[str]] = defaultdict(set)
    seats: dict[tuple[Moment, int], set[str]] = defaultdict(set)
    for game in states(there):
        moment = (game.round, game.phase)
        if game.phase in ("vote", "reveal", "end"):
            table[moment] |= set(game.table)
        nobody_looks = game.rules.clue == "before the cards" and game.phase == "tell"
        for seat, hand in enumerate(game.hands):
            if not nobody_looks:
                seats[moment, seat] |= {*hand, *game.given[seat]}
    return Known(
        {moment: frozenset(cards) for moment, cards in table.items()},
        {key: frozenset(cards) for key, cards in seats.items()},
    )


def leaks(frame: str, seat: int | None, known: Known) -> list[str]:
    """Everything in a frame that its reader may not know."""
    told = msgspec.json.decode(frame)
    game = (told.get("table") or {}).get("game")
    if game is None:
        return [f"a card outside a game: {card}" for card in CARD.findall(frame)]
    moment = (game["round"], game["phase"])
    allowed = known.cards(moment, seat)
    found = [f"{moment}: {card}" for card in CARD.findall(frame) if card not in allowed]
    if game["phase"] not in ("reveal", "end"):
        found += _too_early(told, game)
    return found + _of_others(told, seat)


def _too_early(told: Mapping[str, object], game: Mapping[str, object]) -> list[str]:
    """Owners, ballots and points before the reveal."""
    found = [] if game["result"] is None else ["a result before the reveal"]
    cards = game["table"]
    assert isinstance(cards, list)
    for card in cards:
        extra = set(card) - {"number", "picture"}
        found += [f"{name} of a card before the reveal" for name in sorted(extra)]
    public = msgspec.json.encode(told["table"]).decode()
    found += [
        f"{word} before the reveal" for word in ("owner", "green", "ballot") if word in public
    ]
    return found


def _of_others(told: Mapping[str, object], seat: int | None) -> list[str]:
    """Somebody else's private part."""
    you = told["you"]
    if you is None:
        return []
    assert isinstance(you, dict)
    return [] if you["seat"] == seat else [f"the view of seat {you['seat']} for seat {seat}"]
