"""The frames of the conversation; docs/protocol.md and the client's types are made from here.

Every frame is a JSON object with a `type`. Views are whole; the public part is encoded once for all
viewers and spliced as raw JSON with each viewer's own part.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from storyhare.rules import Refusal
from storyhare.rules.bounds import ChatText, Id, Number
from storyhare.table import commands
from storyhare.table.commands import CommandId
from storyhare.views import TableView, YouView

PROTOCOL = 1
MOST_BYTES = 16 * 1024

Reaction = Literal["laugh", "wow", "heart", "tears", "angry", "wink", "shame", "clap"]
# What pages from before know: they send these, and are told the one that is most like the new one.
FormerReaction = Literal["ears", "heart", "laugh", "wow", "hush", "sleepy", "clap", "think"]
_SINCE: dict[str, Reaction] = {"ears": "wow", "hush": "shame", "sleepy": "tears", "think": "wink"}
_BEFORE: dict[str, FormerReaction] = {
    "tears": "hush",
    "angry": "ears",
    "wink": "think",
    "shame": "sleepy",
}


class _Frame(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """The form that all of them share."""


# -- from the device -------------------------------------------------------------------------------


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame: which protocol the device speaks."""

    protocol: Number


# A table takes it as it comes: the frame of a command is the table's own type.
Do = commands.Do


class Say(_Frame, frozen=True, tag="say"):
    """Something to say in the chat."""

    text: ChatText


class React(_Frame, frozen=True, tag="react"):
    """A face that one's rabbit makes."""

    reaction: Literal[Reaction, FormerReaction]

    @property
    def face(self) -> Reaction:
        """The face, also for a page from before."""
        return _SINCE.get(self.reaction, self.reaction)  # type: ignore[arg-type]  # a new one


class Ping(_Frame, frozen=True, tag="ping"):
    """Still there? And is the view with this number, the last one that came, still the newest?

    `looking`: at the very first clue, a person seems to look at this page, so bots leave it to
    them.
    """

    seen: Number | None = None
    looking: bool = False


# All that is no command.
OtherFrame = Hello | Say | React | Ping
FromDevice = Hello | Do | Say | React | Ping


# -- from the table --------------------------------------------------------------------------------


class ViewFrame(_Frame, frozen=True, tag="view"):
    """The whole current view; its number counts what this socket was shown."""

    number: Number
    table: TableView
    you: YouView | None


class Ack(_Frame, frozen=True, tag="ack"):
    """A command was kept; with the view that includes it, numbered like all."""

    cmd_id: CommandId
    number: Number
    table: TableView
    you: YouView | None


class Refused(_Frame, frozen=True, tag="refused"):
    """A command, or a frame without one, was refused and changed nothing."""

    refusal: Refusal
    cmd_id: CommandId | None = None


class Said(_Frame, frozen=True, tag="said"):
    """Something was said; `old` for what was said before this device came."""

    person: Id
    text: ChatText
    at: float
    old: bool = False


class Unsaid(_Frame, frozen=True, tag="unsaid"):
    """Somebody is forgotten, and with them all that they have said."""

    person: Id


class Reacted(_Frame, frozen=True, tag="reacted"):
    """Somebody's rabbit makes a face; `reaction` is for pages that do not know `face`."""

    person: Id
    reaction: FormerReaction
    face: Reaction


class Pong(_Frame, frozen=True, tag="pong"):
    """Still here, and what time it is, in seconds since 1970."""

    now: float


class Bye(_Frame, frozen=True, tag="bye"):
    """The last frame, and why; come back by yourself after `restart`, `lagging` and `silent`."""

    why: Literal["elsewhere", "removed", "restart", "reload", "lagging", "silent", "unreadable"]


FromTable = ViewFrame | Ack | Refused | Said | Unsaid | Reacted | Pong | Bye


class _Named(Struct):
    """As much of a frame as an answer to it needs."""

    cmd_id: CommandId


_DECODER: msgspec.json.Decoder[FromDevice] = msgspec.json.Decoder(FromDevice)
_NAME = msgspec.json.Decoder(_Named)
_NO_JSON = (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError)
_ENCODER = msgspec.json.Encoder()


def read(data: bytes | str) -> FromDevice | Refused:
    """A frame from a device, or the answer to what is none."""
    try:
        return _DECODER.decode(data)
    except _NO_JSON:
        return not_a_frame(_name_in(data))


def not_a_frame(cmd_id: str | None = None) -> Refused:
    """The answer to what cannot be read, with its id where that much of it can."""
    return Refused(Refusal("not_a_frame"), cmd_id)


def _name_in(data: bytes | str) -> str | None:
    try:
        return _NAME.decode(data).cmd_id
    except _NO_JSON:
        return None


def write(frame: FromTable) -> bytes:
    """A frame for a device."""
    return _ENCODER.encode(frame)


def reacted(person: str, face: Reaction) -> Reacted:
    """The frame about a face, for pages of all versions."""
    return Reacted(person, _BEFORE.get(face, face), face)  # type: ignore[arg-type]  # in both lists


def view_frame(number: int, table: bytes, you: bytes, cmd_id: str | None = None) -> bytes:
    """A view from its encoded parts; with an id it acknowledges that command."""
    if cmd_id is None:
        return b'{"type":"view","number":%d,"table":%b,"you":%b}' % (number, table, you)
    head = b'{"type":"ack","cmd_id":%b,"number":%d,' % (_ENCODER.encode(cmd_id), number)
    return b'%b"table":%b,"you":%b}' % (head, table, you)
