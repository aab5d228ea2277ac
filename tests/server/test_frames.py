"""Frames are read and written byte by byte as the protocol says, and nothing else is read."""

import msgspec
import pytest

from storyhare.rules import Refusal
from storyhare.table import commands as ask
from storyhare.wire import frames
from storyhare.wire.frames import Do, Hello, Ping, React, Refused, Say

LONGEST = "x" * ask.CMD_ID_LIMIT


def do(cmd_id: str, body: object = None) -> bytes:
    asked = {"do": "leave"} if body is None else body
    return msgspec.json.encode({"type": "do", "cmd_id": cmd_id, "game": "g", "body": asked})


def nothing(cmd_id: str | None = None) -> Refused:
    return Refused(Refusal("not_a_frame"), cmd_id)


@pytest.mark.parametrize(
    ("data", "frame"),
    [
        (b'{"type":"hello","protocol":1}', Hello(1)),
        (b'{"type":"say","text":"hop"}', Say("hop")),
        ('{"type":"say","text":"hop"}', Say("hop")),
        (b'{"type":"react","reaction":"ears"}', React("ears")),
        (b'{"type":"ping"}', Ping()),
        (b'{"type":"ping","seen":7}', Ping(7)),
        (do("1"), Do("1", "g", ask.Leave())),
        (do(LONGEST), Do(LONGEST, "g", ask.Leave())),
    ],
)
def test_what_devices_say_is_read(data: bytes | str, frame: frames.FromDevice) -> None:
    assert frames.read(data) == frame


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (b"", nothing()),
        (b"hop", nothing()),
        (b"\xff", nothing()),
        (b"[]", nothing()),
        (b"[" * 100_000, nothing()),
        (b'{"type":"dance"}', nothing()),
        (b'{"type":"react","reaction":"bite"}', nothing()),
        (b'{"type":"ping","more":1}', nothing()),
        (b'{"type":"hello"}', nothing()),
        # Its id is told where it can be read, so that a device knows what was meant.
        (do("7", {"do": "dance"}), nothing("7")),
        (do(LONGEST, {"do": "dance"}), nothing(LONGEST)),
        (do("", {"do": "dance"}), nothing()),
        (do(LONGEST + "x", {"do": "dance"}), nothing()),
        (do(""), nothing()),
        (do(LONGEST + "x"), nothing()),
    ],
)
def test_anything_else_is_refused_and_nothing_happens(data: bytes, answer: Refused) -> None:
    assert frames.read(data) == answer


def test_ids_of_commands_have_the_length_that_the_document_says() -> None:
    assert ask.CMD_ID_LIMIT == 40


def test_views_and_acknowledgements_are_made_of_encoded_parts() -> None:
    table, you = b'{"code":"ABCD"}', b"null"
    assert msgspec.json.decode(frames.view_frame(3, table, you)) == {
        "type": "view",
        "number": 3,
        "table": {"code": "ABCD"},
        "you": None,
    }
    assert msgspec.json.decode(frames.view_frame(4, table, you, 'a"\\')) == {
        "type": "ack",
        "cmd_id": 'a"\\',
        "number": 4,
        "table": {"code": "ABCD"},
        "you": None,
    }


def test_frames_for_devices_have_a_type_and_every_field() -> None:
    assert msgspec.json.decode(frames.write(frames.Pong(5.0))) == {"type": "pong", "now": 5.0}
    assert msgspec.json.decode(frames.write(frames.Said("p", "hop", 1.0))) == {
        "type": "said",
        "person": "p",
        "text": "hop",
        "at": 1.0,
        "old": False,
    }
    assert nothing() == frames.not_a_frame()
    assert nothing("7") == frames.not_a_frame("7")
