"""The cost of every input grows with its bytes and no faster."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from storyhare.rules.bounds import CHAT_LIMIT, NAME_LIMIT
from storyhare.testing.client import Ticket, call, join_table
from storyhare.testing.server import ServerProcess
from tests.cost import MOST_TIMES, TEXTS, TIMES, VALUES, cpu_of, times_as_much
from tests.inputs import handlers
from tests.server.input_samples import (
    ANYTHING,
    COMMANDS,
    OTHER_FRAMES,
    SAMPLES,
    Asked,
    Sample,
    World,
    frames_for,
    in_step,
    kinds_of_frames,
    send,
    with_anything,
)
from tests.server.raw_socket import RawSocket

# Bytes; four times as much still fits into a body, a head, a frame.
A_BODY, A_HEAD, A_FRAME = 15_000, 6_000, 3_900
HEADERS = {
    "cookie": "storyhare-CODE=a.{};",
    "origin": "http://{}",
    "accept": "{},",
    "accept-encoding": "{};q=0,",
    "content-type": "application/{}",
    "if-none-match": 'W/"{}",',
    "range": "bytes={}-",
    "sec-fetch-site": "{}",
    "user-agent": "{}",
    "x-forwarded-for": "{},",
}
# What stands in a header again and again.
IN_HEADERS = ("9", "a=b;", ",", ";q=0.1,", '"', "[", "\u00e9")


@pytest.fixture(scope="module")
def world(server: ServerProcess) -> World:
    made = World(server)
    asyncio.run(made.prepare())
    return made


def test_every_route_frame_and_command_is_tried() -> None:
    assert {sample.entry for sample in SAMPLES} == {entry for entry, _ in handlers()}
    tried = {str(frame["type"]) for frame in OTHER_FRAMES} | {
        f"do {body['do']}" for body in COMMANDS
    }
    assert tried == kinds_of_frames()


# -- HTTP ------------------------------------------------------------------------------------------


def with_text(world: World, sample: Sample, size: int) -> Iterator[tuple[str, Asked]]:
    """The sample with a long text in its path and its query.

    An upload is no zip: a process that draws costs this one nothing, and would be waited for.
    """
    if sample.entry == "POST /api/decks":
        sample = replace(sample, body=b"no zip")
    for kind, text_of in TEXTS.items():
        text = text_of(size // 3)  # percent signs make it three times as long
        for name in world.known:
            if f"{{{name}}}" in sample.path:
                yield f"{name}: {kind}", world.asked(sample, known={name: text})
        quoted = world.asked(Sample("", "{q}"), known={"q": text}).path
        for name in ("table", "title", "name"):
            query = f"{'&' if '?' in sample.path else '?'}{name}={quoted}"
            yield f"{name}: {kind}", world.asked(sample, query=query)


def with_headers(world: World, sample: Sample, size: int) -> Iterator[tuple[str, Asked]]:
    """The sample with each header long, and with many parts."""
    for header, form in HEADERS.items():
        for unit in IN_HEADERS:
            value = form.format(unit * (size // len(unit)))
            yield f"{header}: {unit}", world.asked(sample, headers={header: value})
            many = form.format(unit) * (size // len(form.format(unit)))
            yield f"{header}, many: {unit}", world.asked(sample, headers={header: many})


def with_bodies(world: World, sample: Sample, size: int) -> Iterator[tuple[str, Asked]]:
    """The sample with something large in every place of its body."""
    if sample.body is None or isinstance(sample.body, bytes):
        return
    for place in with_anything(sample.body):
        for kind, value_of in VALUES.items():
            body = place.replace(ANYTHING, value_of(size)).encode("utf-8", "surrogatepass")
            yield f"{place[-40:]}: {kind}", world.asked(sample, body=body)


async def cost_of(world: World, asked: Asked) -> float:
    """The CPU time of the server for a request."""
    began = await cpu_of(world.server.pid)
    await send(world.server.port, asked)
    return await cpu_of(world.server.pid) - began


async def grows_with_its_bytes(
    world: World, little: Iterator[tuple[str, Asked]], large: Iterator[tuple[str, Asked]]
) -> None:
    for (what, small), (_, big) in zip(little, large, strict=True):
        times = await times_as_much(partial(cost_of, world, small), partial(cost_of, world, big))
        assert times < MOST_TIMES, (what, times)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.entry)
async def test_a_request_costs_as_much_as_it_has_bytes(sample: Sample, world: World) -> None:
    for inputs, size in ((with_text, A_HEAD), (with_bodies, A_BODY)):
        large = inputs(world, sample, size * TIMES)
        await grows_with_its_bytes(world, inputs(world, sample, size), large)


@pytest.mark.parametrize(
    "entry", ["GET /api/tables/{code}", "GET /", "GET /api/games/{game}/story"]
)
async def test_a_head_costs_as_much_as_it_has_bytes(entry: str, world: World) -> None:
    sample = next(sample for sample in SAMPLES if sample.entry == entry)
    large = with_headers(world, sample, A_HEAD * TIMES)
    await grows_with_its_bytes(world, with_headers(world, sample, A_HEAD), large)


# -- the socket ------------------------------------------------------------------------------------


@asynccontextmanager
async def entered(world: World, seat: Ticket | None) -> AsyncIterator[RawSocket]:
    """A socket to the table in its lobby, with or without a seat there."""
    cookie = {} if seat is None else {"Cookie": seat.cookie}
    socket = await RawSocket.open(world.server.port, f"/ws/{world.lobby[0].code}", cookie)
    try:
        socket.write(b'{"type":"hello","protocol":1}')
        await answered(socket)
        yield socket
    finally:
        await socket.close()


async def answered(socket: RawSocket) -> list[dict[str, Any]]:
    """All that has come by now; the server has not hung up."""
    heard = await in_step(socket)
    assert heard is not None
    return heard


async def cost_of_a_frame(world: World, socket: RawSocket, frame: bytes) -> float:
    """The CPU time of the server for a frame, as one that was not answered before."""
    frame = frame.replace(b'"cmd_id": "c', b'"cmd_id": "%d-' % next(NUMBERS))
    began = await cpu_of(world.server.pid)
    socket.write(frame)
    await answered(socket)
    return await cpu_of(world.server.pid) - began


async def frame_grows_with_its_bytes(
    world: World, socket: RawSocket, place: str, kind: str
) -> None:
    little, large = (
        place.replace(ANYTHING, VALUES[kind](size)).encode("utf-8", "surrogatepass")
        for size in (A_FRAME, A_FRAME * TIMES)
    )
    times = await times_as_much(
        partial(cost_of_a_frame, world, socket, little),
        partial(cost_of_a_frame, world, socket, large),
    )
    assert times < MOST_TIMES, (place, kind, times)


NUMBERS = count()
SOUND = list(frames_for("game"))


@pytest.mark.parametrize("sound", SOUND, ids=lambda f: f.get("body", {}).get("do", f["type"]))
async def test_a_frame_costs_as_much_as_it_has_bytes(sound: dict[str, Any], world: World) -> None:
    host = world.lobby[0]
    about = {"game": world.games[host.code], "round": None, "phase": None}
    right = sound | about if sound["type"] == "do" else sound
    for place in with_anything(right):
        async with entered(world, host) as socket:
            for kind in VALUES:
                await frame_grows_with_its_bytes(world, socket, place, kind)


async def test_what_is_said_costs_as_much_as_it_has_bytes(world: World) -> None:
    """Each by somebody who has not said anything yet, and by somebody who may not."""
    place = json.dumps({"type": "say", "text": ANYTHING}).replace(f'"{ANYTHING}"', ANYTHING)
    for number, kind in enumerate(VALUES):
        speaker = await join_table(world.server.url, world.lobby[0].code, f"Speaker {number}")
        for seat in (speaker, None):
            async with entered(world, seat) as socket:
                await frame_grows_with_its_bytes(world, socket, place, kind)


# -- the answers -----------------------------------------------------------------------------------

MARKS = TEXTS["marks of two classes"]


def in_a_lobby(game: str) -> list[tuple[dict[str, Any], str, int]]:
    """Frames with a text that is too long, what is said of it, and the limit that is named."""
    long = MARKS(12_000)
    asked: list[tuple[dict[str, Any], str, int]] = [
        ({"do": "rename", "name": long}, "text_too_long", NAME_LIMIT),
        ({"do": "rename", "name": "x" * (NAME_LIMIT + 1)}, "text_too_long", NAME_LIMIT),
    ]
    head = {"type": "do", "cmd_id": "c", "game": game}
    said = {"type": "say", "text": long}
    return [(said, "text_too_long", CHAT_LIMIT), *[(head | {"body": b}, c, n) for b, c, n in asked]]


async def test_a_text_that_is_too_long_is_refused_with_its_limit_at_every_door(
    world: World,
) -> None:
    host = world.lobby[0]
    seat = await join_table(world.server.url, host.code, "Long")
    async with entered(world, seat) as socket:
        for frame, code, limit in in_a_lobby(world.games[host.code]):
            socket.write(json.dumps(frame, ensure_ascii=False).encode())
            (refused,) = [one for one in await answered(socket) if one["type"] == "refused"]
            assert refused["refusal"]["code"] == code
            assert refused["refusal"]["params"]["limit"] == limit
    long = MARKS(60_000)
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"name": long}),
        (f"/api/tables/{host.code}/people", {"name": long}),
    ]
    for path, body in bodies:
        data = json.dumps(body, ensure_ascii=False).encode()
        answer = await call("POST", world.server.url + path, data)
        assert answer.status == 409, answer
        told = json.loads(answer.body)["refusal"]
        assert (told["code"], told["params"]["limit"]) == ("text_too_long", NAME_LIMIT)
