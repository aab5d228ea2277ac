"""The WebSocket of a device: reads its frames, and writes what its table shows.

What a device has not read yet waits in the buffer of its socket. One that does not read is let go
before that buffer grows large, and one that has been silent for too long as well.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Protocol

from storyhare.rules import Refusal
from storyhare.server.limits import BESIDE, Bucket
from storyhare.server.metrics import Metrics
from storyhare.table import commands as ask
from storyhare.table import text as texts
from storyhare.table.hall import Hall
from storyhare.table.live import LiveTable
from storyhare.table.ports import Asked
from storyhare.table.tokens import Holder
from storyhare.wire import frames

MOST_UNREAD = 1024 * 1024
CHAT_KEPT = 200
CHAT_SHOWN = 50

CLOSE_CODES = {
    "elsewhere": 4001,
    "removed": 4003,
    "silent": 4008,
    "lagging": 4009,
    "reload": 4010,
    "restart": 1012,
    "unreadable": 1008,
}

Receive = Callable[[], Awaitable[Any]]


class Socket(Protocol):
    """What a device is told by; it was `opened` then, by the clock that only goes forward."""

    opened: float

    @property
    def stopping(self) -> bool:
        """Does it end because its server stops?"""

    @property
    def is_open(self) -> bool:
        """Can anything still be written?"""

    @property
    def crowded(self) -> bool:
        """Does anything wait for the device to read it?"""

    @property
    def unread(self) -> int:
        """How many bytes of it."""

    async def receive(self) -> Any:
        """The next message."""

    def write_now(self, text: bytes) -> None:
        """Write a text, unless it is closed."""

    def hang_up(self, code: int, last: bytes = b"") -> None:
        """Close it, after a last word."""


def write(socket: Socket, text: bytes) -> bool:
    """Write a text; False: the device does not read, and was let go."""
    if socket.crowded and socket.unread > MOST_UNREAD:
        dismiss(socket, "lagging")
        return False
    socket.write_now(text)
    return True


def dismiss(socket: Socket, why: str) -> None:
    """Say goodbye, and hang up."""
    socket.hang_up(CLOSE_CODES[why], frames.write(frames.Bye(why)))  # type: ignore[arg-type]  # reasons are those of Bye


class Device:
    """One open socket: a Viewer of its table, whose views it counts."""

    def __init__(
        self,
        socket: Socket,
        holder: Holder | None,
        commands: Bucket,
        chat: Bucket,
        *,
        watches: bool = False,
    ) -> None:
        self.holder = holder
        self.person = None if watches or holder is None else holder.person
        self.shown: tuple[bytes, bytes] | None = None
        self.commands = commands
        self.chat = chat
        self.heard_at = time.monotonic()
        self.opened = socket.opened
        # Why it was sent away, if it was.
        self.why: str | None = None
        self._socket = socket
        self._views = 0

    @property
    def sent_away(self) -> bool:
        return self._socket.stopping

    @property
    def is_open(self) -> bool:
        """Can it still be told anything?"""
        return self._socket.is_open

    def show(self, table: bytes, you: bytes) -> None:
        self._views += 1
        self.send(frames.view_frame(self._views, table, you))

    def acknowledge(self, cmd_id: str, table: bytes, you: bytes) -> None:
        self._views += 1
        self.send(frames.ack_frame(cmd_id, self._views, table, you))

    def compare(self, seen: int) -> None:
        """Show the newest view once more to a device that has another one: it was lost."""
        if seen != self._views and self.shown is not None:
            self.send(frames.view_frame(self._views, *self.shown))

    def hear(self, person: str, text: str, at: float) -> None:
        self.send(frames.write(frames.Said(person, text, at)))

    def feel(self, person: str, reaction: str) -> None:
        self.send(frames.write(frames.Reacted(person, reaction)))  # type: ignore[arg-type]  # checked on the way in

    def refuse(self, refusal: Refusal, cmd_id: str | None = None) -> None:
        """Say why not."""
        self.send(frames.write(frames.Refused(refusal, cmd_id)))

    def dismiss(self, why: str) -> None:
        self.why = why
        dismiss(self._socket, why)

    def send(self, frame: bytes) -> None:
        """Write a frame."""
        if not write(self._socket, frame):
            self.why = "lagging"


class Conversation:
    """A device and its table, from hello to goodbye."""

    def __init__(  # noqa: PLR0913 - all that a conversation needs
        self,
        hall: Hall,
        table: LiveTable,
        device: Device,
        receive: Receive,
        metrics: Metrics,
        *,
        fetch: Callable[[Collection[str]], Awaitable[bool]],
    ) -> None:
        self._hall = hall
        self._fetch = fetch
        self._metrics = metrics
        self._sat_down_at = table
        self._device = device
        self._receive = receive
        self._beside = Bucket(BESIDE)

    @property
    def _table(self) -> LiveTable:
        """The table, or the one of the rematch that took its place."""
        self._sat_down_at = self._sat_down_at.latest
        return self._sat_down_at

    async def hold(self) -> None:
        """Talk until one of the two leaves."""
        device = self._device
        hello = self._read(await self._receive())
        if hello is None:
            return None
        if not isinstance(hello, frames.Hello):
            return device.dismiss("unreadable")
        if hello.protocol != frames.PROTOCOL:
            return device.dismiss("reload")
        try:
            # It may have been at the door for long: what is so now counts.
            await self._hall.look_again(self._table)
            await self._table.welcome(device)
            if device.why is not None:
                return None
            for line in (await self._table.chat())[-CHAT_SHOWN:]:
                device.send(frames.write(frames.Said(line.person, line.text, line.at, old=True)))
            while (frame := self._read(await self._receive())) is not None:
                if isinstance(frame, frames.Do):
                    await self._do(frame)
                elif self._beside.take() or await self._slowed_down():
                    await self._answer(frame)
                else:
                    break
        finally:
            await self._table.farewell(device)
        return None

    async def _slowed_down(self) -> bool:
        """Let a device wait that sends too much, and all it sends with it; False: it has gone."""
        await asyncio.sleep(1 / BESIDE.per_second)
        return self._device.is_open

    def _read(self, message: Any) -> frames.FromDevice | frames.Refused | None:
        """The frame in a message; None when the device has gone, or was sent away.

        What it has said before that, and nobody has read yet, counts no more.
        """
        if message["type"] != "websocket.receive" or self._device.why is not None:
            return None
        self._device.heard_at = time.monotonic()
        text = message.get("text")
        return frames.not_a_frame() if text is None else frames.read(text)

    async def _answer(self, frame: frames.Beside | frames.Refused) -> None:
        device = self._device
        match frame:
            case frames.Ping(seen):
                device.send(frames.write(frames.Pong(self._table.now)))
                if seen is not None:
                    device.compare(seen)
            case frames.Say(text):
                await self._say(text)
            case frames.React(reaction):
                self._react(reaction)
            case frames.Refused():
                device.send(frames.write(frame))
            case frames.Hello():
                device.send(frames.write(frames.not_a_frame()))

    async def _do(self, frame: frames.Do) -> None:
        device, metrics = self._device, self._metrics
        refusal: Refusal | None
        began = time.perf_counter()
        if not device.commands.take():
            refusal = Refusal("too_fast")
        elif isinstance(frame.body, ask.Rematch):
            refusal = await self._rematch(frame)
        else:
            asked = Asked(frame.cmd_id, frame.game, frame.body, frame.round, frame.phase)
            refusal = await self._table.ask(device, asked)
            if (
                refusal is not None
                and refusal.code == "no_such_deck"
                and await self._brought(asked)
            ):
                refusal = await self._table.ask(device, asked)
        if refusal is None:
            metrics.kept(time.perf_counter() - began)
        else:
            metrics.refusals[refusal.code] += 1
            device.refuse(refusal, frame.cmd_id)

    async def _brought(self, asked: Asked) -> bool:
        """Are the decks here now? Somebody may have brought them to another node."""
        body = asked.body
        settings = body.settings if isinstance(body, ask.Configure) else self._table.table.settings
        return await self._fetch(settings.decks)

    async def _rematch(self, frame: frames.Do) -> Refusal | None:
        holder = self._device.holder
        if holder is None or self._device.person is None:
            return Refusal("not_at_the_table")
        asked = Asked(frame.cmd_id, frame.game, frame.body, frame.round, frame.phase)
        new = await self._hall.rematch(self._table, holder, asked)
        if isinstance(new, Refusal):
            return new
        new.acknowledge(self._device, frame.cmd_id)
        return None

    async def _say(self, text: str) -> None:
        person = self._device.person
        if person is None:
            return self._device.refuse(Refusal("not_at_the_table"))
        said = self._may_not_speak() or texts.chat(text)
        if isinstance(said, Refusal):
            return self._device.refuse(said)
        return await self._table.say(person, said, CHAT_KEPT)

    def _may_not_speak(self) -> Refusal | None:
        """Why nobody looks at what somebody at the table says; an attempt counts as one said."""
        if self._table.table.chat_muted:
            return Refusal("chat_muted")
        return None if self._device.chat.take() else Refusal("too_fast")

    def _react(self, reaction: frames.Reaction) -> None:
        device = self._device
        if device.person is not None and not self._table.table.chat_muted and device.chat.take():
            self._table.react(device.person, reaction)
