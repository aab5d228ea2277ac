"""The short way in: frames are the same however they arrive, and odd ones go the long way."""

import asyncio
import random

import pytest

from storyhare.server.limits import OTHER_FRAMES
from storyhare.server.ws.protocol import cut_frame
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.handshakes import inside
from tests.server.raw_socket import PING, RawSocket

ASK = b'{"type":"ping"}'
CONTINUED = 0
MOST = frames.MOST_BYTES


def masked(text: bytes, key: bytes = b"\1\2\3\4") -> bytes:
    """A whole text frame as browsers send it."""
    size = len(text)
    if size < 126:
        head = bytes((0x81, 0x80 | size))
    elif size < 65_536:
        head = b"\x81\xfe" + size.to_bytes(2)
    else:
        head = b"\x81\xff" + size.to_bytes(8)
    return head + key + bytes([byte ^ key[at % 4] for at, byte in enumerate(text)])


async def answers(socket: RawSocket, number: int) -> list[bytes]:
    """The types of the next few frames."""
    got = [await socket.read() for _ in range(number)]
    return [b"none" if one is None else one.data.split(b'"')[3] for one in got]


# -- cutting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 300, MOST])
def test_a_frame_is_cut_only_when_all_of_it_has_come(size: int) -> None:
    frame = masked(b"x" * size)
    for have in range(len(frame)):
        assert cut_frame(frame[:have], 0, MOST) is None
    assert cut_frame(frame, 0, MOST) == (len(frame) - size, len(frame))
    assert cut_frame(b"??" + frame + b"more", 2, MOST) == (len(frame) - size + 2, len(frame) + 2)


def test_a_frame_that_must_not_be_is_left_to_the_parser_at_once() -> None:
    too_long = masked(b"x" * (MOST + 1))[:20]
    assert cut_frame(too_long, 0, MOST) == (0, 20)
    assert cut_frame(masked(b"x" * 70_000)[:20], 0, MOST) == (0, 20)
    unmasked = b"\x81\x05hello"
    assert cut_frame(unmasked, 0, MOST) == (0, 7)


# -- over a socket ---------------------------------------------------------------------------------


async def test_frames_may_arrive_in_any_pieces(server: ServerProcess) -> None:
    luck = random.Random(4)
    socket = await inside(server)
    long = b'{"type":"say","text":"%b"}' % ("é".encode() * 200)
    stream = b"".join([masked(text, luck.randbytes(4)) for text in [ASK, b"{", long] * 40])
    while stream:
        size = luck.choice([1, 2, 5, 7, 20, 300, 900])
        socket.write_bytes(stream[:size])
        stream = stream[size:]
        await asyncio.sleep(0)  # pieces of their own, as far as the network lets them be
    got = await answers(socket, 120)
    await socket.close()
    assert got.count(b"pong") == 40
    assert got[:2] == [b"pong", b"refused"]
    assert got[2] in (b"said", b"refused")


async def test_a_text_in_pieces_is_put_together_and_others_follow(server: ServerProcess) -> None:
    socket = await inside(server)
    socket.write(ASK[:5], fin=False)
    socket.write(b"still there?", opcode=PING)  # may come between the pieces
    socket.write(ASK[5:9], opcode=CONTINUED, fin=False)
    socket.write(ASK[9:], opcode=CONTINUED)
    socket.write(ASK)
    socket.write(b"rubbish")
    assert await answers(socket, 3) == [b"pong", b"pong", b"refused"]
    await socket.close()


async def test_a_whole_text_between_the_pieces_of_another_closes_the_socket(
    server: ServerProcess,
) -> None:
    socket = await inside(server)
    socket.write(ASK[:5], fin=False)
    socket.write(ASK)
    assert (await socket.closing())[1] == 1002


async def test_whoever_asks_much_at_once_is_answered_in_order(server: ServerProcess) -> None:
    """More than the inbox takes: reading stops and goes on, and nothing is lost."""
    socket = await inside(server)
    pairs = OTHER_FRAMES.burst // 2  # more would be answered in order too, but slowly
    socket.write_bytes(b"".join([masked(ASK), masked(b"rubbish")]) * pairs)
    assert await answers(socket, 2 * pairs) == [b"pong", b"refused"] * pairs
    await socket.close()
