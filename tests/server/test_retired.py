"""Cards of the first edition that are dealt no longer: games that have them go on to show them."""

import json
from pathlib import Path
from typing import Any

from bench.compare import OtherServer
from storyhare.decks import Library
from storyhare.decks.lexicon import LANGUAGES
from storyhare.decks.reading.pictures import SIZES
from storyhare.rules import Record, read_record, replay
from storyhare.table import commands as ask
from storyhare.table.events import Started
from storyhare.testing.client import call
from storyhare.testing.server import ServerProcess
from tests.earlier import FIRST, source_of
from tests.server.tables import connected, kept, play_to_the_end, sit_down, start

SHORT: dict[str, Any] = {"decks": ["dreams"], "options": {"end": {"tellings": 1}}}


class WithPictures(OtherServer):
    """The server of another checkout, with its real decks."""

    @property
    def command(self) -> list[str]:
        """The same; without bots, of whom it would start a process."""
        return [*super().command, json.dumps({"bots": "off"}), "pictures"]


async def dealt(data: Path, game: str) -> set[str]:
    """The cards with which a game was begun."""
    entries = (await kept(data, game)).entries
    events = [event for entry in entries for event in entry.events]
    (deck,) = [event.setup.deck for event in events if isinstance(event, Started)]
    return set(deck)


async def record(server: ServerProcess, game: str) -> Record:
    return read_record((await call("GET", f"{server.url}/api/games/{game}/record")).body)


async def shown(server: ServerProcess) -> dict[str, dict[str, Any]]:
    """All cards of the painted deck of which a page knows the texts."""
    texts = json.loads((await call("GET", f"{server.url}/api/decks/dreams")).body)
    return {card["picture"]: card for card in (*texts["cards"], *texts["retired"])}


async def test_a_game_of_the_first_edition_goes_on_with_its_cards_and_the_next_has_none_of_them(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    old = WithPictures(source_of(FIRST, tmp_path / "source"), data)
    new = ServerProcess(data, old.port, pictures=True)
    await old.start()
    try:
        tickets = await sit_down(old.url, 3, "classic", **SHORT)
        async with connected(old.url, tickets) as clients:
            await start(clients[0], clients)
            assert clients[0].view is not None
            first = clients[0].view.table.game_id
            hands = [client.view and client.view.you for client in clients]
        old.stop()
        await new.start()
        async with connected(new.url, tickets) as clients:
            assert [client.view and client.view.you for client in clients] == hands
            await play_to_the_end(clients, 5)
            await clients[0].do(ask.Rematch())
            await start(clients[0], clients)
            assert clients[0].view is not None
            second = clients[0].view.table.game_id
        begun = await dealt(data, first)
        told, texts = await record(new, first), await shown(new)
        assert set(told.setup.deck) == begun
        assert replay(told).phase == "end"
        for card in begun:
            told_of = texts[card]
            assert told_of["title"]
            assert {"en", *told_of["titles"]} == set(told_of["description"]) == set(LANGUAGES)
            for size in SIZES:
                answer = await call("GET", f"{new.url}/pictures/{card}/{size}.webp")
                assert (answer.status, answer.body[8:12]) == (200, b"WEBP"), card
        assert await dealt(data, second) == set(Library().cards(("dreams",)) or ())
    finally:
        old.stop()
        new.stop()
    assert "Traceback" not in new.log
