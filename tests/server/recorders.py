"""Helpers for tests of recorded clues over HTTP and sockets."""

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from storyhare.rules import Clue, MayTell, Tell
from storyhare.testing.client import Answer, Client, Ticket, call
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.media.made import webm
from tests.server.tables import connected, sit_down, start

SONG = webm(3)
OPTIONS: dict[str, Any] = {
    "first_storyteller": 0,
    "clue_kinds": ["text", "sound", "mime"],
    "end": {"tellings": 1},
}
MEGABYTE = 1_000_000


async def gathered(server: ServerProcess, **settings: Any) -> list[Ticket]:
    return await sit_down(server.url, 3, options=OPTIONS, **settings)


@contextlib.asynccontextmanager
async def at_play(server: ServerProcess) -> AsyncIterator[tuple[list[Ticket], list[Client]]]:
    """Three people whose game has begun."""
    tickets = await gathered(server)
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        yield tickets, clients


async def ask_ticket(server: ServerProcess, seat: Ticket, kind: str = "sound") -> Answer:
    url = f"{server.url}/api/tables/{seat.code}/recordings"
    headers = {"cookie": seat.cookie, "content-type": "application/json"}
    return await call("POST", url, json.dumps({"kind": kind}).encode(), headers)


async def ticket(server: ServerProcess, seat: Ticket, kind: str = "sound") -> str:
    answer = await ask_ticket(server, seat, kind)
    assert answer.status == 201, answer
    return str(json.loads(answer.body)["ticket"])


async def send(server: ServerProcess, seat: Ticket, name: str, data: bytes) -> Answer:
    url = f"{server.url}/api/tables/{seat.code}/recordings/{name}"
    return await call("PUT", url, data, {"cookie": seat.cookie, "content-type": "video/webm"})


async def recorded(
    server: ServerProcess, seat: Ticket, data: bytes = SONG, kind: str = "sound"
) -> str:
    answer = await send(server, seat, await ticket(server, seat, kind), data)
    assert answer.status == 200, answer
    told = json.loads(answer.body)
    assert told["kind"] == kind
    return str(told["recording"])


async def hear(
    server: ServerProcess, recording: str, cookie: str = "", query: str = "", **headers: str
) -> Answer:
    url = f"{server.url}/api/recordings/{recording}{query}"
    return await call("GET", url, None, {"cookie": cookie, **headers})


def telling(client: Client, clue: Clue, cmd_id: str | None = None) -> frames.Do:
    view = client.view
    assert view is not None
    assert view.you is not None
    assert view.you.game is not None
    (offer,) = view.you.game.legal
    assert isinstance(offer, MayTell)
    return client.about(Tell(clue, offer.cards[0]), cmd_id)


async def tell(client: Client, recording: str, kind: Any = "sound", text: str = "") -> None:
    answer = await client.request(telling(client, Clue(text, kind, recording)))
    assert isinstance(answer, frames.Ack), answer


def code_of(answer: Answer) -> str:
    return str(json.loads(answer.body)["refusal"]["code"])


def files_in(server: ServerProcess) -> list[Path]:
    """Everything that is kept or on its way."""
    return [path for path in (server.data / "media").rglob("*") if path.is_file()]


def bytes_in(server: ServerProcess) -> int:
    """How much that is; an upload's file may vanish meanwhile."""
    total = 0
    for path in files_in(server):
        with contextlib.suppress(FileNotFoundError):
            total += path.stat().st_size
    return total
