"""What a device says on its socket: greetings, rubbish, floods, and frames that are none."""

import asyncio
import contextlib
import json

import msgspec
import pytest
from msgspec.structs import replace

from storyhare.rules.bounds import LARGEST
from storyhare.server.limits import OTHER_FRAMES
from storyhare.table import commands as ask
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.handshakes import HELLO, at_the_door, inside
from tests.server.raw_socket import BINARY, TEXT, RawSocket
from tests.server.tables import connected, in_step, kept, plain, sit_down

FLOOD = 3_000


async def test_without_hello_there_is_no_conversation(server: ServerProcess) -> None:
    for frame in (b'{"type":"ping"}', b"hello?", b"[]", b""):
        socket = await at_the_door(server)
        socket.write(frame)
        assert await socket.closing() == ([b'{"type":"bye","why":"unreadable"}'], 1008)


async def test_a_view_that_was_lost_is_shown_again_with_the_next_ping(
    server: ServerProcess,
) -> None:
    (host,) = await sit_down(server.url, 1)
    async with connected(server.url, [host]) as (client,):
        assert isinstance(await client.do(ask.Lock(locked=True)), frames.Ack)
        view = client.view
        assert view is not None
        came: list[str] = []
        client.on_bytes = came.append
        for seen in (None, view.number):
            await client.send(frames.Ping(seen))
        await in_step(client)
        assert [text for text in came if "pong" not in text] == []
        for number in (view.number - 1, 0, -1, LARGEST, view.number + 1):
            came.clear()
            await client.send(frames.Ping(number))
            await in_step(client)
            (again,) = [msgspec.json.decode(text) for text in came if "pong" not in text]
            assert again == {
                "type": "view",
                "number": view.number,
                "table": plain(view.table),
                "you": plain(view.you),
            }


async def test_who_floods_the_table_is_answered_slowly_and_the_others_are_not(
    server: ServerProcess,
) -> None:
    flooder, other = await inside(server), await inside(server)
    for _ in range(FLOOD):
        flooder.write(b'{"type":"ping"}')
    answered = 0
    while answered < OTHER_FRAMES.burst:
        answered += await flooder.read() is not None
    for _ in range(OTHER_FRAMES.burst // 2):
        other.write(b'{"type":"ping"}')
        assert await other.read() is not None
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(0.2):  # whatever has been answered by now
            while answered < FLOOD:
                answered += await flooder.read() is not None
    assert answered < FLOOD
    await flooder.close()
    await other.close()


async def test_a_flood_does_not_hold_up_a_stop(own_server: ServerProcess) -> None:
    flooder = await inside(own_server)
    for _ in range(FLOOD):
        flooder.write(b'{"type":"ping"}')
    for _ in range(OTHER_FRAMES.burst):
        assert await flooder.read() is not None
    own_server.stop()
    assert "exceeded" not in own_server.log  # nobody had to be cut off
    assert (await flooder.closing())[1] == 1012


@pytest.mark.parametrize("protocol", [0, frames.PROTOCOL + 1, -1])
async def test_another_protocol_is_told_to_reload(server: ServerProcess, protocol: int) -> None:
    socket = await at_the_door(server)
    socket.write(b'{"type":"hello","protocol":%d}' % protocol)
    assert await socket.closing() == ([b'{"type":"bye","why":"reload"}'], 4010)


async def test_rubbish_is_refused_and_the_talk_goes_on(server: ServerProcess) -> None:
    socket = await inside(server)
    refused = b'{"type":"refused","refusal":{"code":"not_a_frame","params":{}},"cmd_id":null}'
    for rubbish in (b"", b"{", b"null", b'{"type":"no"}', b'{"type":"view"}', HELLO, b"\0"):
        assert await answer(socket, rubbish) == refused
    unknown = b'{"type":"do","cmd_id":"a1","game":"g","body":{"do":"fly"}}'
    assert await answer(socket, unknown) == refused.replace(b"null", b'"a1"')  # it was asked
    assert await answer(socket, b'{"type":"ping"}', opcode=BINARY) == refused
    assert (await answer(socket, b'{"type":"ping"}')).startswith(b'{"type":"pong"')
    await socket.close()


async def test_the_id_of_a_command_has_one_to_forty_characters(server: ServerProcess) -> None:
    """Ids are kept, 64 of each person: without a limit everybody's table would carry them."""
    (host,) = await sit_down(server.url, 1)
    async with connected(server.url, [host]) as (client,):
        assert client.view is not None
        for length in (1, 40):
            for locked in (True, False):
                letter = "a" if locked else "\N{GRINNING FACE}"
                asked = client.about(ask.Lock(locked), letter * length)
                assert isinstance(await client.request(asked), frames.Ack)
        before, came = client.view, list[str]()
        client.on_bytes = came.append
        for cmd_id in ("", "a" * 41, "\N{GRINNING FACE}" * 41, "a" * 16_000):
            await client.send(replace(client.about(ask.Lock(locked=True)), cmd_id=cmd_id))
        await in_step(client)
        refused = [json.loads(text) for text in came if "pong" not in text]
        told = {"code": "not_a_frame", "params": {}}
        assert refused == [{"type": "refused", "refusal": told, "cmd_id": None}] * 4
        assert client.view is before
        game = before.table.game_id
    ids = [cmd for _, cmd in (await kept(server.data, game)).answered]
    assert max(map(len, ids)) == 40


@pytest.mark.parametrize("length", [1, 40])
def test_a_frame_with_an_id_of_a_length_that_is_promised_is_read(length: int) -> None:
    assert isinstance(frames.read(do("x" * length)), frames.Do)


@pytest.mark.parametrize("length", [0, 41, 4_000])
def test_a_frame_with_an_id_of_another_length_is_none_and_its_id_is_not_repeated(
    length: int,
) -> None:
    assert frames.read(do("x" * length)) == frames.not_a_frame()
    unreadable = do("x" * length).replace(b'"leave"', b'"fly"')
    assert frames.read(unreadable) == frames.not_a_frame()


def do(cmd_id: str) -> bytes:
    """A command under an id."""
    return msgspec.json.encode(frames.Do(cmd_id, "game", ask.Leave()))


async def answer(socket: RawSocket, said: bytes, opcode: int = TEXT) -> bytes:
    """What is said to something."""
    socket.write(said, opcode=opcode)
    got = await socket.read()
    assert got is not None
    return got.data


async def test_a_frame_over_the_limit_closes_the_socket(server: ServerProcess) -> None:
    socket = await inside(server)
    socket.write(b'{"type":"say","text":"%b"}' % (b"x" * frames.MOST_BYTES))
    assert (await socket.closing())[1] == 1009
    socket = await inside(server)
    text = b'{"type":"say","text":"%b"}'
    socket.write(text % (b"x" * (frames.MOST_BYTES - len(text) + 2)))
    got = await socket.read()
    assert got is not None
    assert b"text_too_long" in got.data
    await socket.close()


async def test_a_frame_in_many_pieces_counts_as_a_whole(server: ServerProcess) -> None:
    socket = await inside(server)
    socket.write(b"x" * 10_000, fin=False)
    socket.write(b"x" * 10_000, opcode=0)
    assert (await socket.closing())[1] == 1009


async def test_text_that_is_no_text_closes_the_socket(server: ServerProcess) -> None:
    socket = await inside(server)
    socket.write(b'{"type":"say","text":"\xff\xfe"}')
    assert (await socket.closing())[1] == 1007


async def test_bytes_that_are_no_frame_close_the_socket(server: ServerProcess) -> None:
    for rubbish in (b"\xff" * 64, b"\x81\x05hello", b"\xf1\x80\0\0\0\0"):
        socket = await inside(server)
        socket.write_bytes(rubbish)
        assert (await socket.closing())[1] in (1002, 1007, 1009)
