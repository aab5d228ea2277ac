"""Photos of the box's cards: who may send one, what becomes of it, who sees it, for how long."""

import contextlib
import io
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from PIL import Image

from storyhare.rules import Clue, Give, Tell, Vote
from storyhare.table import commands as ask
from storyhare.testing.client import Answer, Client, Ticket, call
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.decks.made import encoded
from tests.server.recorders import MEGABYTE, code_of, files_in, hear
from tests.server.tables import connected, sit_down, start

OPTIONS: dict[str, Any] = {"cards": "box", "first_storyteller": 0, "end": {"tellings": 1}}
COLOURS = [(200, 30, 30), (30, 160, 60), (30, 60, 200), (220, 200, 40), (120, 40, 140)]


def row(form: str = "JPEG", width: int = 1500, **facts: Any) -> bytes:
    """A photo of five cards, each of another colour."""
    drawn = Image.new("RGB", (width, 450))
    for at, colour in enumerate(COLOURS):
        drawn.paste(colour, (at * width // 5, 0, (at + 1) * width // 5, 450))
    return encoded(drawn, form, **facts)


@contextlib.asynccontextmanager
async def told(server: ServerProcess) -> AsyncIterator[tuple[list[Ticket], list[Client]]]:
    """Three people with a box; the first has told a clue."""
    tickets = await sit_down(server.url, 3, options=OPTIONS)
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        await does(clients, 0, Tell(Clue("late again")))
        yield tickets, clients


async def does(clients: list[Client], seat: int, move: ask.SeatCommand) -> None:
    """Somebody moves, and everybody has seen it."""
    answer = await clients[seat].do(move)
    assert isinstance(answer, frames.Ack), answer
    assert answer.table.game is not None
    moment = (answer.table.game.round, answer.table.game.phase)
    for client in clients:
        await client.until(
            lambda view: (
                view.table.game is not None
                and (view.table.game.round, view.table.game.phase) == moment
            )
        )


async def revealed(clients: list[Client]) -> None:
    """Numbers and votes of the first round."""
    for seat, numbers in ((0, ("1",)), (1, ("2", "3")), (2, ("4", "5"))):
        await does(clients, seat, Give(numbers))
    for seat in (1, 2):
        await does(clients, seat, Vote((1,)))


async def send(
    server: ServerProcess, seat: Ticket, data: bytes, number: int = 1, *, cut: bool = False
) -> Answer:
    """Send a photo of a round."""
    url = f"{server.url}/api/tables/{seat.code}/rounds/{number}/photo"
    headers = {"cookie": seat.cookie, "content-type": "image/jpeg"}
    return await call("PUT", f"{url}?cut=true" if cut else url, data, headers)


async def photos(server: ServerProcess, seat: Ticket) -> list[str]:
    """The recordings of the first round's photo, for somebody at the table."""
    url = f"{server.url}/api/tables/{seat.code}/rounds/1"
    answer = await call("GET", url, None, {"cookie": seat.cookie})
    assert answer.status == 200, answer
    found: list[str] = json.loads(answer.body)["photos"]
    return found


async def test_a_photo_is_made_anew_and_has_no_metadata(server: ServerProcess) -> None:
    async with told(server) as (tickets, clients):
        exif = Image.Exif()
        exif[0x010E] = "secret place"
        sent = row(exif=exif, width=4000)
        assert b"secret place" in sent
        answer = await send(server, tickets[0], sent)
        assert (answer.status, json.loads(answer.body)) == (200, {"pictures": 1})
        await revealed(clients)
        (photo,) = await photos(server, tickets[1])
        kept = await hear(server, photo, tickets[2].cookie)
        assert kept.headers["content-type"] == "image/webp"
        picture = Image.open(io.BytesIO(kept.body))
        assert (picture.format, picture.size) == ("WEBP", (1600, 180))
        assert not {"exif", "icc_profile", "xmp"} & picture.info.keys()
        stored = [file.read_bytes() for file in files_in(server)]
        assert not any(b"secret place" in data for data in stored)


async def test_a_photo_is_cut_into_its_cards(server: ServerProcess) -> None:
    async with told(server) as (tickets, clients):
        answer = await send(server, tickets[0], row("PNG"), cut=True)
        assert json.loads(answer.body) == {"pictures": 5}
        await revealed(clients)
        seen = []
        for photo in await photos(server, tickets[0]):
            card = Image.open(io.BytesIO((await hear(server, photo, tickets[0].cookie)).body))
            assert card.size == (400, 600)
            seen.append(card.convert("RGB").getpixel((200, 300)))
        for one, wanted in zip(seen, COLOURS, strict=True):
            assert isinstance(one, tuple)
            assert all(abs(a - b) < 14 for a, b in zip(one, wanted, strict=True))


async def test_only_the_storyteller_sends_one_and_only_of_this_round(server: ServerProcess) -> None:
    async with told(server) as (tickets, _):
        stranger = Ticket(tickets[0].code, "nobody", "")
        for seat, number, code in (
            (tickets[1], 1, "another_tells"),
            (tickets[0], 2, "moved_on"),
            (stranger, 1, "no_such_table"),
        ):
            assert code_of(await send(server, seat, row(), number)) == code
        for _ in range(5):
            assert (await send(server, tickets[0], row())).status == 200
        assert code_of(await send(server, tickets[0], row())) == "too_many_photos"


async def test_without_a_clue_or_a_box_there_is_nothing_to_take_a_photo_of(
    server: ServerProcess,
) -> None:
    for options, code in ((OPTIONS, "not_now"), ({}, "photos_only_of_the_box")):
        tickets = await sit_down(server.url, 3, options={"first_storyteller": 0, **options})
        assert code_of(await send(server, tickets[0], row())) == "not_at_this_stage"
        async with connected(server.url, tickets) as clients:
            await start(clients[0], clients)
            assert code_of(await send(server, tickets[0], row())) == code


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        (b"GIF89a" + bytes(500), 409, "picture_of_another_kind"),
        (row()[:400], 409, "picture_cut"),
        (row("PNG") + b"<script>alert(1)</script>", 409, "picture_is_something_else_too"),
        (b"", 409, "picture_of_another_kind"),
        (encoded(Image.new("RGB", (40, 40)), "PNG"), 409, "picture_too_small"),
        (bytes(15 * MEGABYTE + 1), 413, "photo_too_large"),
    ],
)
async def test_what_is_no_photo_is_refused_and_not_kept(
    server: ServerProcess, data: bytes, status: int, code: str
) -> None:
    async with told(server) as (tickets, clients):
        before = files_in(server)
        answer = await send(server, tickets[0], data)
        assert (answer.status, code_of(answer)) == (status, code)
        assert files_in(server) == before
        await revealed(clients)
        assert await photos(server, tickets[0]) == []


async def test_a_photo_stays_with_the_storybook_only_if_everybody_agrees(
    server: ServerProcess,
) -> None:
    async with told(server) as (tickets, clients):
        assert (await send(server, tickets[0], row())).status == 200
        await revealed(clients)
        (photo,) = await photos(server, tickets[0])
        host = clients[0]
        assert host.view is not None
        game = host.view.table.game_id
        assert isinstance(await host.do(ask.LastRound()), frames.Ack)
        assert isinstance(await host.do(ask.PressOn()), frames.Ack)
        await host.until(lambda view: view.table.stage == "over")
        recorded = host.view.table.recordings
        assert recorded is not None
        assert (recorded.told, recorded.photo, len(recorded.awaited)) == (0, 1, 3)
        story = f"{server.url}/api/games/{game}/story"
        for agreed, client in enumerate(clients):
            assert json.loads((await call("GET", story)).body)["rounds"][0]["photos"] == []
            assert (await hear(server, photo)).status == 404, agreed
            assert (await hear(server, photo, tickets[1].cookie)).status == 200
            assert isinstance(await client.do(ask.KeepRecordings(True)), frames.Ack)
        assert json.loads((await call("GET", story)).body)["rounds"][0]["photos"] == [photo]
        assert (await hear(server, photo)).status == 200


async def test_a_newer_photo_takes_the_place_of_an_older_one(server: ServerProcess) -> None:
    async with told(server) as (tickets, clients):
        assert (await send(server, tickets[0], row("PNG"), cut=True)).status == 200
        assert (await send(server, tickets[0], row("WEBP"))).status == 200
        await revealed(clients)
        assert len(await photos(server, tickets[0])) == 1


async def test_a_device_speaks_for_a_companion_who_tells(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 2, options={**OPTIONS, "first_storyteller": 2})
    async with connected(server.url, tickets) as clients:
        assert isinstance(await clients[1].do(ask.Bring("Cleo")), frames.Ack)
        for client in clients:
            await client.until(lambda view: len(view.table.seats) == 3)
        await start(clients[0], clients)
        assert clients[1].view is not None
        cleo = clients[1].view.table.seats[2]
        asked = clients[1].about(Tell(Clue()))
        told_ = frames.Do(
            asked.cmd_id, asked.game, asked.body, asked.round, asked.phase, person=cleo
        )
        assert isinstance(await clients[1].request(told_), frames.Ack)
        assert code_of(await send(server, tickets[0], row())) == "another_tells"
        assert (await send(server, tickets[1], row())).status == 200


async def test_the_photo_of_somebody_who_is_forgotten_gives_way_to_the_numbers(
    server: ServerProcess,
) -> None:
    async with told(server) as (tickets, clients):
        assert (await send(server, tickets[0], row(), cut=True)).status == 200
        await revealed(clients)
        assert len(await photos(server, tickets[1])) == 5
        url = f"{server.url}/api/tables/{tickets[0].code}/people/me"
        answer = await call("DELETE", url, None, {"cookie": tickets[0].cookie})
        assert answer.status < 300
        assert await photos(server, tickets[1]) == []
