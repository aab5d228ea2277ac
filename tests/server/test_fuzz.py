"""Rubbish in every form: the server answers or hangs up, and neither falls nor grows."""

import asyncio
import json
import os
import random
import string
import urllib.parse

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from storyhare.testing.client import Answer, Ticket, call, call_now
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.invalid_frames import rubbish, valid
from tests.server.raw_socket import BINARY, CLOSE, TEXT, RawSocket
from tests.server.tables import SOON, connected, sit_down

FRAMES = int(os.environ.get("STORYHARE_FUZZ_FRAMES", "100000"))
LONG_FRAMES = int(os.environ.get("STORYHARE_FUZZ_FRAMES_LONG", "1000000"))
IN_PROCESS = 100_000
A_SOCKET = 250  # frames on one socket, at most
POLITE = {1000, 1002, 1003, 1007, 1008, 1009, 4001, 4003, 4010}


# -- frames ----------------------------------------------------------------------------------------


def test_reading_a_frame_never_raises() -> None:
    luck = random.Random(1)
    read = refused = 0
    for _ in range(IN_PROCESS):
        data = rubbish(luck)
        answer = frames.read(data)
        refused += isinstance(answer, frames.Refused)
        read += not isinstance(answer, frames.Refused)
    assert read > IN_PROCESS // 20  # the rubbish is good enough to get past the parser
    assert refused > IN_PROCESS // 2


async def fuzz_a_socket(server: ServerProcess, seat: Ticket, game: str, luck: random.Random) -> int:
    """Send rubbish on one socket until the server has had enough; answers how many frames."""
    socket = await RawSocket.open(server.port, f"/ws/{seat.code}", {"Cookie": seat.cookie})
    socket.write(b'{"type":"hello","protocol":1}')
    listening = asyncio.create_task(the_end_of(socket), name="listening")
    sent = 0
    try:
        while sent < A_SOCKET and not listening.done():
            opcode = BINARY if luck.random() < 0.03 else TEXT
            socket.write(rubbish(luck, game), opcode)
            sent += 1
            if luck.random() < 0.002:
                # Not even frames: the server may wait for the rest of one, so nobody waits here.
                socket.write_bytes(luck.randbytes(30))
                await socket.drain()
                return sent
            await socket.drain()
            await asyncio.sleep(0)
        socket.write(b"", CLOSE)
        code = await asyncio.wait_for(listening, SOON)
        assert code in POLITE, code
    finally:
        listening.cancel()
        await socket.close()
    return sent


async def the_end_of(socket: RawSocket) -> int:
    """Every answer is a frame of ours; answers the code of the close."""
    while (got := await socket.read(SOON)) is not None:
        if got.opcode == CLOSE:
            return 1000 if got.code == 1005 else got.code or 0
        assert json.loads(got.data)["type"] in {
            "view", "ack", "refused", "said", "reacted", "pong", "bye",
        }  # fmt: skip
    return 1000


async def fuzz(server: ServerProcess, number: int, seed: int) -> None:
    luck = random.Random(seed)
    sent = await some_frames(server, number // 10, luck)  # warm up before memory is measured
    before = server.memory
    while sent < number:
        sent += await some_frames(server, number // 10, luck)
    assert server.alive
    assert server.memory - before < 50 * 2**20
    assert (await call("GET", f"{server.url}/readyz")).status == 200
    assert "Traceback" not in server.log


async def some_frames(server: ServerProcess, number: int, luck: random.Random) -> int:
    """Rubbish from two people at one table, one of them its host."""
    tickets = await sit_down(server.url, 3)
    async with connected(server.url, tickets[:1]) as (client,):
        assert client.view is not None
        game = client.view.table.game_id
    sent = 0
    while sent < number:
        sent += await fuzz_a_socket(server, luck.choice(tickets), game, luck)
    return sent


async def test_rubbish_over_a_socket_is_answered_and_forgotten(server: ServerProcess) -> None:
    async with asyncio.timeout(SOON * 4):
        await fuzz(server, FRAMES, seed=1)


@pytest.mark.long
async def test_a_million_frames_of_rubbish(server: ServerProcess) -> None:
    await fuzz(server, LONG_FRAMES, seed=2)


async def test_a_table_full_of_rubbish_can_still_be_played(server: ServerProcess) -> None:
    """Whatever was accepted in between, the journal folds and people come in."""
    luck = random.Random(3)
    tickets = await sit_down(server.url, 4)
    async with connected(server.url, tickets[:1]) as (client,):
        assert client.view is not None
        game = client.view.table.game_id
    for _ in range(4):
        await fuzz_a_socket(server, luck.choice(tickets), game, luck)
    known = await call("GET", f"{server.url}/api/tables/{tickets[0].code}")
    assert known.status == 200


async def test_sound_frames_in_any_order_never_break_a_table(server: ServerProcess) -> None:
    luck = random.Random(4)
    tickets = await sit_down(server.url, 3)
    async with connected(server.url, tickets) as clients:
        assert clients[0].view is not None
        game = clients[0].view.table.game_id
        sockets = []
        for seat in tickets:
            socket = await RawSocket.open(server.port, f"/ws/{seat.code}", {"Cookie": seat.cookie})
            socket.write(b'{"type":"hello","protocol":1}')
            sockets.append((socket, asyncio.create_task(the_end_of(socket), name="listening")))
        for _ in range(600):
            socket, _task = luck.choice(sockets)
            socket.write(json.dumps(valid(luck, game)).encode())
            if luck.random() < 0.1:
                await socket.drain()
        for socket, task in sockets:
            socket.write(b"", CLOSE)
            assert await asyncio.wait_for(task, SOON) in POLITE
            await socket.close()
    assert "Traceback" not in server.log


# -- HTTP ------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "ruleset": st.sampled_from(["odyssey", "classic", "party", "team", "chess"]) | JSON,
        "options": st.dictionaries(
            st.sampled_from(
                ["end", "bonus_cap", "double_vote", "lone_finder", "first_storyteller"]
            ),
            JSON | st.sampled_from([2**70, -1, {"score": 2**66}, "pile"]),
        ),
        "decks": st.lists(st.sampled_from(["made", "dreams", "", "../x"]), max_size=10) | JSON,
        "language": st.sampled_from(["en", "de", "xx"]),
        "clocks": st.dictionaries(st.sampled_from(["tell", "give"]), st.integers() | st.none()),
    },
)
BODIES = st.one_of(
    st.fixed_dictionaries(
        {"name": st.text(max_size=40) | JSON}, optional={"settings": SETTINGS, "secret": st.text()}
    ).map(lambda body: json.dumps(body).encode()),
    JSON.map(lambda body: json.dumps(body).encode()),
    st.binary(max_size=200),
    st.sampled_from([b"", b"[" * 5_000, b'{"name":"\\ud800"}', b'{"name":' + b"9" * 5_000 + b"}"]),
)
METHODS = st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE"])
TYPES = st.sampled_from(
    ["application/json", "text/plain", "multipart/form-data; boundary=x", "application/msgpack",
     "application/x-www-form-urlencoded", "nonsense", ""]
)  # fmt: skip
PIECES = st.one_of(
    st.sampled_from(
        ["0", "1", "-1", "9" * 30, "9" * 5_000, "1.5", "%00", "..", "%2e%2e%2f", "%ff"]
    ),
    st.text(max_size=20).map(lambda text: urllib.parse.quote(text.encode("utf-8", "replace"))),
)


@pytest.fixture(scope="module")
def routes(server: ServerProcess) -> list[str]:
    """The paths of the OpenAPI page, and those that are not on it."""
    told = json.loads(call_now("GET", f"{server.url}/api/openapi", None, {}).body)
    hidden = ["/healthz", "/readyz", "/metrics", "/pictures/{deck}/{card}/{size}.webp", "/{page}"]
    return [*sorted(told["paths"]), *hidden]


@pytest.fixture(scope="module")
def host(server: ServerProcess) -> Ticket:
    return asyncio.run(sit_down(server.url, 1))[0]


@given(data=st.data())
@settings(
    max_examples=int(os.environ.get("STORYHARE_FUZZ_HTTP", "400")),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_no_request_makes_the_server_fail(
    server: ServerProcess, routes: list[str], host: Ticket, data: st.DataObject
) -> None:
    path = data.draw(st.sampled_from(routes))
    for name in [piece for piece in path.split("/") if "{" in piece]:
        wanted = st.just(host.code) if "code" in name and data.draw(st.booleans()) else PIECES
        path = path.replace(name, data.draw(wanted) or "x", 1)
    headers = {"content-type": data.draw(TYPES)}
    if data.draw(st.booleans()):
        headers["cookie"] = host.cookie
    body = data.draw(st.none() | BODIES)
    answer = ask_anything(server, data.draw(METHODS), path, body, headers)
    assert answer.status < 500, (path, str(body)[:100], answer.status)


def ask_anything(
    server: ServerProcess, method: str, path: str, body: bytes | None, headers: dict[str, str]
) -> Answer:
    safe = "".join(sign if sign in string.printable.strip() else "x" for sign in path)
    return call_now(method, server.url + safe, body, headers)
