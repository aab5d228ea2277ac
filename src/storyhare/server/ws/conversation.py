"""The WebSocket of a device: reads its frames, and writes what its table shows.

What a device has not read yet waits in the buffer of its socket. One that does not read is let go
before that buffer grows large, and one that has been silent for too long as well.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

from storyhare.live import CHAT_KEPT, LiveTable, TableRegistry, access
from storyhare.rules import Refusal
from storyhare.server.limits import OTHER_FRAMES, Bucket
from storyhare.server.ops.metrics import Metrics
from storyhare.table import Holder
from storyhare.table import commands as ask
from storyhare.table import text as texts
from storyhare.wire import frames
from storyhare.wire.frames import view_frame

MOST_UNREAD = 1024 * 1024
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


class Socket(Protocol):
    """What a device is told by.

    It was `opened` then, and `heard_at` is when it last said something, both by the clock that only
    goes forward.
    """

    opened: float
    heard_at: float

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

    async def receive_text(self) -> str | None:
        """The next text; None: the device has gone."""

    def write_now(self, text: bytes) -> None:
        """Write a text, unless it is closed."""

    def hang_up(self, code: int, last: bytes = b"") -> None:
        """Close it, after a last word."""


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
        self.looking = False
        self.commands = commands
        self.chat = chat
        self.opened = socket.opened
        self.receive = socket.receive_text
        # Why it was sent away, if it was.
        self.why: str | None = None
        self._socket = socket
        self._views = 0
        self._shown: tuple[bytes, bytes] | None = None

    @property
    def sent_away(self) -> bool:
        return self._socket.stopping

    @property
    def heard_at(self) -> float:
        """When it last said something."""
        return self._socket.heard_at

    @property
    def is_open(self) -> bool:
        """Can it still be told anything?"""
        return self._socket.is_open

    def show(self, table: bytes, you: bytes, cmd_id: str | None = None) -> None:
        view = (table, you)
        if view != self._shown or cmd_id is not None:
            self._shown = view
            self._views = number = self._views + 1
            self.send(view_frame(number, table, you, cmd_id))

    def compare(self, seen: int | None, *, looking: bool) -> None:
        """Note what it says of itself; one that has another view is shown the newest once more."""
        self.looking = looking
        if seen is not None and seen != self._views and self._shown is not None:
            self.send(view_frame(self._views, *self._shown))

    def hear(self, person: str, text: str, at: float) -> None:
        self.send(frames.write(frames.Said(person, text, at)))

    def unhear(self, person: str) -> None:
        self.send(frames.write(frames.Unsaid(person)))

    def feel(self, person: str, reaction: str) -> None:
        self.send(frames.write(frames.reacted(person, reaction)))  # type: ignore[arg-type]  # checked on the way in

    def refuse(self, refusal: Refusal, cmd_id: str | None = None) -> None:
        """Say why not."""
        self.send(frames.write(frames.Refused(refusal, cmd_id)))

    def dismiss(self, why: str) -> None:
        self.why = why
        bye = frames.Bye(why)  # type: ignore[arg-type]  # reasons are those of Bye
        self._socket.hang_up(CLOSE_CODES[why], frames.write(bye))

    def send(self, frame: bytes) -> None:
        """Write a frame; a device that does not read is disconnected."""
        socket = self._socket
        if socket.crowded and socket.unread > MOST_UNREAD:
            self.dismiss("lagging")
        else:
            socket.write_now(frame)


class Conversation:
    """A device and its table, from hello to goodbye."""

    def __init__(
        self,
        registry: TableRegistry,
        table: LiveTable,
        device: Device,
        metrics: Metrics,
        *,
        fetch: Callable[[Collection[str]], Awaitable[bool]],
    ) -> None:
        self._registry = registry
        self._fetch = fetch
        self._metrics = metrics
        # A rematch may have replaced it since.
        self._came_to = table
        self._device = device
        self._other_frames = Bucket(OTHER_FRAMES)

    async def hold(self) -> None:
        """Talk until one of the two leaves."""
        device = self._device
        text = await device.receive()
        if text is None or device.why is not None:
            return None
        hello = frames.read(text)
        if not isinstance(hello, frames.Hello):
            return device.dismiss("unreadable")
        if hello.protocol != frames.PROTOCOL:
            return device.dismiss("reload")
        try:
            # It may have been at the door for long: what is so now counts.
            await self._registry.look_again(self._came_to.latest)
            await self._came_to.latest.welcome(device)
            if device.why is not None:
                return None
            for line in (await self._came_to.latest.chat.read())[-CHAT_SHOWN:]:
                device.send(frames.write(frames.Said(line.person, line.text, line.at, old=True)))
            # What a device has said before it was sent away, and nobody has read, counts no more.
            while (text := await device.receive()) is not None and device.why is None:
                frame = frames.read(text)
                if isinstance(frame, frames.Do):
                    await self._do(frame)
                elif self._other_frames.take() or await self._slowed_down():
                    await self._answer(frame)
                else:
                    break
        finally:
            await self._came_to.latest.farewell(device)
        return None

    async def _slowed_down(self) -> bool:
        """Let a device wait that sends too much, and all it sends with it; False: it has gone."""
        await asyncio.sleep(1 / OTHER_FRAMES.per_second)
        return self._device.is_open

    async def _answer(self, frame: frames.OtherFrame | frames.Refused) -> None:
        device = self._device
        match frame:
            case frames.Ping(seen, looking):
                device.send(frames.write(frames.Pong(self._came_to.latest.stream.now())))
                device.compare(seen, looking=looking)
            case frames.Say(text):
                await self._say(text)
            case frames.React():
                self._react(frame.face)
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
            refusal = await self._came_to.latest.ask(device, frame)
            missing = refusal is not None and refusal.code == "no_such_deck"
            if missing and await self._fetched(frame):
                refusal = await self._came_to.latest.ask(device, frame)
        if refusal is None:
            metrics.kept(time.perf_counter() - began)
        else:
            metrics.refusals[refusal.code] += 1
            device.refuse(refusal, frame.cmd_id)

    async def _fetched(self, frame: frames.Do) -> bool:
        """Fetch the decks that a command is about; they may have been uploaded to another node."""
        body = frame.body
        current = self._came_to.latest.table.settings
        settings = body.settings if isinstance(body, ask.Configure) else current
        return await self._fetch(settings.decks)

    async def _rematch(self, frame: frames.Do) -> Refusal | None:
        holder = self._device.holder
        if holder is None or self._device.person is None:
            return Refusal("not_at_the_table")
        new = await access.rematch(self._registry, self._came_to.latest, holder, frame)
        if isinstance(new, Refusal):
            return new
        new.show((self._device, frame.cmd_id))
        return None

    async def _say(self, text: str) -> None:
        said = self._may_not_speak() or texts.chat(text)
        if isinstance(said, Refusal):
            return self._device.refuse(said)
        assert self._device.person is not None
        return await self._came_to.latest.chat.say(self._device.person, said, CHAT_KEPT)

    def _may_not_speak(self) -> Refusal | None:
        """Why nobody hears or sees what a device says; an attempt counts as one said."""
        if self._device.person is None:
            return Refusal("not_at_the_table")
        if self._came_to.latest.table.chat_muted:
            return Refusal("chat_muted")
        return None if self._device.chat.take() else Refusal("too_fast")

    def _react(self, reaction: frames.Reaction) -> None:
        refusal = self._may_not_speak()
        if refusal is not None:
            return self._device.refuse(refusal)
        assert self._device.person is not None
        return self._came_to.latest.react(self._device.person, reaction)
