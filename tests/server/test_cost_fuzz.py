"""Random inputs of every kind take under 5 ms of CPU per kilobyte, and under 20 MB of memory.

An input is made from the seed, its number, and the codes of the tables that are there; a failure
names the first two and shows the input.
"""

import asyncio
import io
import json
import os
import random
import time
import warnings
import zipfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from PIL import Image

from storyhare.decks.limits import LEAST_SIDE
from storyhare.testing.client import Ticket
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.cost import TEXTS, VALUES, cpu_of
from tests.decks.made import encoded, manifest, png
from tests.media.made import mp4, sound_track, webm
from tests.server.conftest import serving
from tests.server.input_samples import (
    ANYTHING,
    SAMPLES,
    Asked,
    Sample,
    World,
    frames_for,
    in_step,
    send,
    sound_body,
    with_anything,
)
from tests.server.invalid_frames import rubbish
from tests.server.raw_socket import TEXT, RawSocket

SECONDS = float(os.environ.get("STORYHARE_COST_SECONDS", "60"))
LONG_SECONDS = float(os.environ.get("STORYHARE_COST_SECONDS_LONG", "3600"))
SEED = int(os.environ.get("STORYHARE_COST_SEED", "21"))
CPU_PER_KB = 0.005
MOST_MEMORY = 20 * 2**20
# A whole body, and most of a head: what is larger is not read.
MOST_BODY, MOST_HEAD = 60_000, 24_000
# A machine that does other things as well, or the collector, may make one measurement a bad one.
TRIES = 6
# Some uploads take many seconds, in which the server only waits for the process that draws them
# (what that may use is limited by the system). What a server does at rest in so long a time is not
# the upload's doing, and is taken off: it is what a second server, to which nobody speaks, uses
# meanwhile. That is 0.23 to 0.33 ms a second on a quiet machine; much more would hide what an input
# costs.
RESTS, A_REST, MOST_AT_REST = 3, 1.0, 0.001
# After so many inputs there are new tables: at the old ones everybody has left, or nobody may move.
NEW_TABLES_EVERY = 1_000
A_SOCKET = 100  # inputs on one socket: far fewer than make a device wait


class Input(Struct, frozen=True):
    """An input for one entry point of the server."""

    entry: str
    size: int
    push: Callable[[], Awaitable[object]]
    shown: bytes


# -- what is pushed --------------------------------------------------------------------------------


def a_size(luck: random.Random, most: int) -> int:
    """Mostly small: there a fixed cost shows, and in large ones what grows too fast."""
    return int(luck.choice((20, 200, 2_000, most)) * luck.uniform(0.2, 1.0))


def anything_in(luck: random.Random, sound: Any, most: int) -> bytes:
    """A sound value with something hostile in one of its places."""
    place = luck.choice(list(with_anything(sound)))
    text = place.replace(ANYTHING, luck.choice(list(VALUES.values()))(a_size(luck, most)))
    return text.encode("utf-8", "surrogatepass")


def damaged(luck: random.Random, data: bytes) -> bytes:
    """The same with some bytes changed, lost, or doubled."""
    changed = bytearray(data)
    for _ in range(luck.randint(0, 8)):
        at, length = luck.randrange(len(changed) + 1), luck.randint(1, 40)
        changed[at : at + luck.choice((0, length))] = luck.randbytes(luck.choice((0, 1, length)))
    return bytes(changed)


def a_recording(luck: random.Random) -> bytes:
    seconds = luck.choice((1.0, 3.0, 14.0))
    made = webm(seconds) if luck.random() < 0.5 else mp4(sound_track(seconds))
    return damaged(luck, made) if luck.random() < 0.8 else luck.randbytes(a_size(luck, MOST_BODY))


def a_zip(luck: random.Random) -> bytes:
    """A small zip with a manifest in which something is hostile, or the names of its files are.

    Or one of many pictures, each as short as a picture can be.
    """
    packed = io.BytesIO()
    if luck.random() < 0.1:
        with zipfile.ZipFile(packed, "w") as archive:
            for number in range(luck.randint(1, 12)):
                archive.writestr(f"{number}.webp", SHORTEST)
        return packed.getvalue()
    with zipfile.ZipFile(packed, "w", luck.choice((0, 8))) as archive:
        if luck.random() < 0.8:
            told = anything_in(luck, manifest(2), 900_000)
            name, text = luck.choice((("deck.json", told), ("deck.toml", a_toml(luck))))
            archive.writestr(name, text)
        for number in range(luck.randint(0, 3)):
            name = luck.choice(list(TEXTS.values()))(a_size(luck, 20_000))
            picture = damaged(luck, png(number, (90, 90)))
            with warnings.catch_warnings(action="ignore"):  # a name may come twice
                archive.writestr(luck.choice((f"{number}.png", f"{name[:60_000]}.png")), picture)
    return damaged(luck, packed.getvalue()) if luck.random() < 0.2 else packed.getvalue()


def a_toml(luck: random.Random) -> bytes:
    """Tables in tables, dotted keys, long strings: what a parser of TOML finds hard."""
    size = a_size(luck, 900_000)
    hard = (
        "a." * (size // 2) + "a = 1",
        "\n".join([f"a.b{number} = 1" for number in range(size // 12)]),
        "".join([f"[a{'.a' * (number % 50)}.b{number}]\n" for number in range(size // 120)]),
        "title = '" + TEXTS["marks of two classes"](size) + "'",
        "a = " + "[" * size,
        "a = " + "9" * size,
        "a = {" * (size // 5),
    )
    return luck.choice(hard).encode()


# A picture of one colour: 44 bytes.
SHORTEST = encoded(Image.new("RGB", (LEAST_SIDE, LEAST_SIDE)), "WEBP", lossless=True)
HEADERS = ("cookie", "accept", "accept-encoding", "if-none-match", "range", "origin", "user-agent")


def a_request(luck: random.Random, world: World) -> tuple[str, Asked]:
    """An entry point, and its sample with something hostile in its body, path, query or headers."""
    sample = luck.choice(SAMPLES)
    seat = luck.choice((world.playing[0], *world.playing, *world.lobby))
    known, headers, query = {}, {}, ""
    if luck.random() < 0.2:
        text = luck.choice(list(TEXTS.values()))(a_size(luck, MOST_HEAD // 3))
        known = {luck.choice(list(world.known)): text}
    if luck.random() < 0.2:
        quoted = world.asked(Sample("", "{q}"), known={"q": "a" * a_size(luck, MOST_HEAD)}).path
        query = f"{'&' if '?' in sample.path else '?'}{luck.choice(('title', 'name'))}={quoted}"
    if luck.random() < 0.3:
        unit = luck.choice(("a", "a=b; ", "a,", "9", '"', f"storyhare-{seat.code}=a.b;"))
        headers = {luck.choice(HEADERS): unit * (a_size(luck, MOST_HEAD) // len(unit))}
    body = a_body(luck, sample)
    return sample.entry, world.asked(
        sample, known=known, body=body, headers=headers, query=query, seat=seat
    )


def a_body(luck: random.Random, sample: Sample) -> bytes:
    if sample.entry.startswith("POST /api/decks"):
        return a_zip(luck)
    if sample.entry.startswith("PUT "):
        return a_recording(luck)
    if isinstance(sample.body, dict) and luck.random() < 0.8:
        return anything_in(luck, sample.body, MOST_BODY)
    sound = sound_body(sample)
    return damaged(luck, sound) if luck.random() < 0.3 else sound


def a_frame(luck: random.Random, game: str) -> bytes:
    """A sound frame, one with something hostile in it, or rubbish; none that is too long."""
    sound = luck.choice(list(frames_for(game)))
    if "cmd_id" in sound:
        sound |= {"cmd_id": luck.randbytes(8).hex(), "round": None, "phase": None}
    made = luck.choice((
        lambda: json.dumps(sound).encode(),
        lambda: anything_in(luck, sound, 15_000),
        lambda: rubbish(luck, game),
    ))()  # fmt: skip
    return made if len(made) <= frames.MOST_BYTES else made[: frames.MOST_BYTES]


# -- the entry points ------------------------------------------------------------------------------


class Entries:
    """All entry points of a server; sockets stay open for some inputs, with a seat and without."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._socket: RawSocket | None = None
        self._game = ""
        self._left = 0

    async def an_input(self, luck: random.Random) -> Input:
        """An input for a random entry point."""
        if luck.random() < 0.5:
            entry, asked = a_request(luck, self.world)
            push = lambda: send(self.world.server.port, asked)  # noqa: E731 - said once
            shown = json.dumps([asked.method, asked.path, dict(asked.headers)]).encode()
            return Input(entry, asked.size, push, shown + asked.body)
        await self._at_a_socket(luck)
        frame = a_frame(luck, self._game)
        return Input("socket", len(frame), lambda: self._say(frame), frame)

    async def _at_a_socket(self, luck: random.Random) -> None:
        """A socket that has not had too much yet, of somebody or of nobody."""
        if self._socket is not None and self._left > 0:
            self._left -= 1
            return
        await self.close()
        code = luck.choice((self.world.lobby, self.world.playing))[0].code
        seats: tuple[Ticket | None, ...] = (*self.world.lobby, *self.world.playing, None)
        seat = luck.choice([seat for seat in seats if seat is None or seat.code == code])
        self._socket, self._game, self._left = await self._enter(code, seat)

    async def _enter(self, code: str, seat: Ticket | None) -> tuple[RawSocket, str, int]:
        cookie = {} if seat is None else {"Cookie": seat.cookie}
        socket = await RawSocket.open(self.world.server.port, f"/ws/{code}", cookie)
        socket.write(b'{"type":"hello","protocol":1}')
        got = await socket.read()
        if got is None or got.opcode != TEXT:  # sent away by the host, for instance
            await socket.close()
            return await self._enter(code, None)
        return socket, json.loads(got.data)["table"]["game_id"], A_SOCKET

    async def _say(self, frame: bytes) -> None:
        """Send a frame, and wait until the server is done with it."""
        socket = self._socket
        if socket is None:  # it was closed for an earlier try
            return
        socket.write(frame)
        if await in_step(socket) is None:
            await self.close()

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None


# -- the measure -----------------------------------------------------------------------------------


class Meter:
    """What a server uses, and an idle one does not: CPU time; and the most memory since then."""

    def __init__(self, server: ServerProcess, idle: ServerProcess) -> None:
        self._server = server
        self._idle = idle
        self._status = Path(f"/proc/{server.pid}/status")
        self._clear = Path(f"/proc/{server.pid}/clear_refs")

    async def cost_of(self, pushed: Input) -> tuple[float, int]:
        """Seconds of CPU, and bytes of memory at the highest."""
        self._clear.write_text("5", encoding="ascii")  # forget the highest, as proc(5) says
        memory, before = self._memory("VmRSS"), await self._used()
        await pushed.push()
        return await self._used() - before, self._memory("VmHWM") - memory

    async def _used(self) -> float:
        """Seconds of CPU that the server has used and the idle one has not."""
        return await cpu_of(self._server.pid) - await cpu_of(self._idle.pid)

    async def check_rest(self) -> None:
        """See that an idle server does little: by the least of some times."""
        rests = []
        for _ in range(RESTS):
            cpu, began = await cpu_of(self._idle.pid), time.monotonic()
            await asyncio.sleep(A_REST)  # the rest itself
            rests.append((await cpu_of(self._idle.pid) - cpu) / (time.monotonic() - began))
        assert min(rests) < MOST_AT_REST

    def _memory(self, name: str) -> int:
        for line in self._status.read_text(encoding="ascii").splitlines():
            if line.startswith(name):
                return int(line.split()[1]) * 1024
        raise RuntimeError("the server has gone")


def a_server(folder: Path) -> Iterator[ServerProcess]:
    """A server to which everybody may bring pictures, so that many uploads are looked at."""
    yield from serving(ServerProcess(folder, limits={"uploads": "everybody"}))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that gets the inputs."""
    yield from a_server(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def idle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The same, to which nobody speaks."""
    yield from a_server(tmp_path_factory.mktemp("idle"))


async def fuzz(
    server: ServerProcess, idle: ServerProcess, seed: int, seconds: float
) -> Counter[str]:
    """Send inputs for some seconds; returns how many there were for each entry point."""
    entries, tried, number = await prepared(server), Counter[str](), 0
    meter = Meter(server, idle)
    await meter.check_rest()
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            if number % NEW_TABLES_EVERY == NEW_TABLES_EVERY - 1:
                await entries.close()
                await entries.world.open_tables()
            pushed = await entries.an_input(random.Random(f"{seed} {number}"))
            allowed = CPU_PER_KB * max(1.0, pushed.size / 1_000)
            costs = [await meter.cost_of(pushed)]
            while len(costs) < TRIES and too_much(costs, allowed):
                costs.append(await meter.cost_of(pushed))
            assert server.alive, (seed, number, pushed.shown[:2_000])
            assert not too_much(costs, allowed), (seed, number, costs, pushed.shown[:2_000])
            tried[pushed.entry] += 1
            number += 1
    finally:
        await entries.close()
    return tried


def too_much(costs: list[tuple[float, int]], allowed: float) -> bool:
    """Was it too much each time?"""
    return (
        min(cpu for cpu, _ in costs) > allowed or min(memory for _, memory in costs) > MOST_MEMORY
    )


async def prepared(server: ServerProcess) -> Entries:
    world = World(server)
    await world.prepare()
    return Entries(world)


async def test_a_minute_of_random_inputs_costs_little(
    server: ServerProcess, idle: ServerProcess
) -> None:
    tried = await fuzz(server, idle, SEED, SECONDS)
    assert set(tried) == {"socket", *[sample.entry for sample in SAMPLES]}
    assert (await send(server.port, Asked("GET", "/readyz", {}))).startswith(b"HTTP/1.1 200")


@pytest.mark.long
@pytest.mark.timeout(LONG_SECONDS + 600)
async def test_an_hour_of_random_inputs_costs_little(
    server: ServerProcess, idle: ServerProcess
) -> None:
    assert (await fuzz(server, idle, SEED + 1, LONG_SECONDS)).total() > LONG_SECONDS
