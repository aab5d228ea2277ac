"""What a device has sent and nobody has read yet counts no more once its seat is another one's."""

from math import inf
from typing import Any

import msgspec

from storyhare.live import access
from storyhare.server.limits import CHAT, Allowance, Bucket
from storyhare.server.ops.metrics import Metrics
from storyhare.server.ws.conversation import Conversation, Device
from storyhare.table import commands as ask
from storyhare.table.people.credentials import Credentials
from storyhare.testing.tables import Member, Party, gather
from storyhare.wire import frames

OFTEN = Allowance(1000, 1000.0)


class Line:
    """A socket whose device has said everything at once; its seat goes while that is read."""

    device = "old"
    opened = inf
    stopping = crowded = False
    unread = 0

    def __init__(self, party: Party, member: Member, *said: frames.FromDevice) -> None:
        self._party = party
        self._member = member
        self._said = list(said)
        self.code: int | None = None
        self.heard_at = 0.0
        self.written: list[bytes] = []

    @property
    def is_open(self) -> bool:
        """Has nobody hung up?"""
        return self.code is None

    async def receive_text(self) -> str | None:
        """The next text; the seat goes before the one behind the hello is read."""
        if not self._said:
            return None
        frame = self._said.pop(0)
        if not isinstance(frame, frames.Hello):
            registry, live = self._party.registry, self._party.live
            link = await access.offer_device(registry, live, self._member.person)
            if isinstance(link, str):
                assert isinstance(await access.move_device(registry, live, link), Credentials)
        return msgspec.json.encode(frame).decode()

    def write_now(self, text: bytes) -> None:
        """Write, while it is open."""
        if self.is_open:
            self.written.append(text)

    def hang_up(self, code: int, last: bytes = b"") -> None:
        """Close."""
        if last:
            self.write_now(last)
        self.code = self.code or code


async def brought(_: Any) -> bool:
    return False


async def test_unread_words_of_an_old_device_are_not_heeded() -> None:
    party = await gather(2)
    bob = party.members[1]
    asked = frames.Do("late", party.state.id, ask.Rename("Rob"))
    said = (frames.Hello(frames.PROTOCOL), asked, frames.Say("hello"), frames.React("laugh"))
    line = Line(party, bob, *said)
    device = Device(line, bob.viewer.holder, Bucket(OFTEN), Bucket(CHAT))
    with party.live.expecting(device):
        talk = Conversation(party.registry, party.live, device, Metrics(), fetch=brought)
        await talk.hold()
    assert line.code == 4001
    assert [msgspec.json.decode(text)["type"] for text in line.written] == ["view", "bye"]
    assert "Rob" not in party.live.stream.names.values()
    assert await party.live.chat.read() == ()
    assert "reacted" not in party.host.viewer.kinds
