"""The frames of the conversation; docs/protocol.md and the client's types are made from here.

Every frame is a JSON object with a `type`. Views are whole; the public part is encoded once for all
viewers and spliced as raw JSON with each viewer's own part.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from storyhare.rules import Phase, Refusal
from storyhare.table.commands import Command
from storyhare.views import TableView, YouView

PROTOCOL = 1
MOST_BYTES = 16 * 1024
REACTIONS = ("ears", "heart", "laugh", "wow", "hush", "sleepy", "clap", "think")

Reaction = Literal["ears", "heart", "laugh", "wow", "hush", "sleepy", "clap", "think"]


class _Frame(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """The form that all of them share."""


# -- from the device -------------------------------------------------------------------------------


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame: which protocol the device speaks."""

    protocol: int


class Do(_Frame, frozen=True, tag="do"):
    """A command, with an id made by the device, and the game, round and phase it was made for."""

    cmd_id: str
    game: str
    body: Command
    round: int | None = None
    phase: Phase | None = None


class Say(_Frame, frozen=True, tag="say"):
    """Something to say in the chat."""

    text: str


class React(_Frame, frozen=True, tag="react"):
    """A quick rabbit reaction."""

    reaction: Reaction


class Ping(_Frame, frozen=True, tag="ping"):
    """Still there? And is the view with this number, the last one that came, still the newest?"""

    seen: int | None = None


# All that is no command.
Beside = Hello | Say | React | Ping
FromDevice = Hello | Do | Say | React | Ping


# -- from the table --------------------------------------------------------------------------------


class ViewFrame(_Frame, frozen=True, tag="view"):
    """The whole current view; its number counts what this socket was shown."""

    number: int
    table: TableView
    you: YouView | None


class Ack(_Frame, frozen=True, tag="ack"):
    """A command was kept; with the view that includes it, numbered like all."""

    cmd_id: str
    number: int
    table: TableView
    you: YouView | None


class Refused(_Frame, frozen=True, tag="refused"):
    """A command, or a frame without one, was refused and changed nothing."""

    refusal: Refusal
    cmd_id: str | None = None


class Said(_Frame, frozen=True, tag="said"):
    """Something was said; `old` for what was said before this device came."""

    person: str
    text: str
    at: float
    old: bool = False


class Reacted(_Frame, frozen=True, tag="reacted"):
    """Somebody reacted."""

    person: str
    reaction: Reaction


class Pong(_Frame, frozen=True, tag="pong"):
    """Still here, and what time it is, in seconds since 1970."""

    now: float


class Bye(_Frame, frozen=True, tag="bye"):
    """The last frame, and why; come back by yourself after `restart`, `lagging` and `silent`."""

    why: Literal["elsewhere", "removed", "restart", "reload", "lagging", "silent", "unreadable"]


FromTable = ViewFrame | Ack | Refused | Said | Reacted | Pong | Bye


class _Named(Struct):
    """As much of a frame as an answer to it needs."""

    cmd_id: str


_DECODER: msgspec.json.Decoder[FromDevice] = msgspec.json.Decoder(FromDevice)
_NAME = msgspec.json.Decoder(_Named)
_NO_JSON = (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError)
_ENCODER = msgspec.json.Encoder()
CMD_ID_LIMIT = 40


def read(data: bytes | str) -> FromDevice | Refused:
    """A frame from a device, or the answer to what is none."""
    try:
        frame = _DECODER.decode(data)
    except _NO_JSON:
        return not_a_frame(_name_in(data))
    if isinstance(frame, Do) and not _is_name(frame.cmd_id):
        return not_a_frame()
    return frame


def not_a_frame(cmd_id: str | None = None) -> Refused:
    """The answer to what cannot be read, with its id where that much of it can."""
    return Refused(Refusal("not_a_frame"), cmd_id)


def _name_in(data: bytes | str) -> str | None:
    try:
        name = _NAME.decode(data).cmd_id
    except _NO_JSON:
        return None
    return name if _is_name(name) else None


def _is_name(cmd_id: str) -> bool:
    return 1 <= len(cmd_id) <= CMD_ID_LIMIT


def write(frame: FromTable) -> bytes:
    """A frame for a device."""
    return _ENCODER.encode(frame)


def view_frame(number: int, table: bytes, you: bytes) -> bytes:
    """A view from its encoded parts."""
    return b'{"type":"view","number":%d,"table":%b,"you":%b}' % (number, table, you)


def ack_frame(cmd_id: str, number: int, table: bytes, you: bytes) -> bytes:
    """An acknowledgement from the encoded parts of the view that includes the move."""
    head = b'{"type":"ack","cmd_id":%b,"number":%d,' % (_ENCODER.encode(cmd_id), number)
    return b'%b"table":%b,"you":%b}' % (head, table, you)
