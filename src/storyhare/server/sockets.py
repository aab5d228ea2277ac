"""The WebSocket of a device: reads its frames, and writes what its table shows.

Views are whole, so only the newest matters: a device that reads slowly skips the ones between, and
what waits for it stays small. One that does not read at all is let go.
"""

import asyncio
import time
from collections import deque

from litestar import WebSocket
from msgspec.structs import asdict

from storyhare.rules import Refusal
from storyhare.server.limits import CHAT, COMMANDS, Bucket
from storyhare.table import commands as ask
from storyhare.table import text as texts
from storyhare.table.hall import Hall
from storyhare.table.live import Asked, LiveTable
from storyhare.wire import frames

HELLO_WITHIN = 10.0
SILENCE = 30.0
WRITE_WITHIN = 10.0
MOST_WAITING = 256
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


class Lagging(Exception):  # noqa: N818 - not a fault of ours
    """The device does not read what it is sent."""


class Device:
    """One open socket: a Viewer of its table."""

    def __init__(self, socket: WebSocket, person: str | None) -> None:  # type: ignore[type-arg]  # user, auth and state are not used
        self.person = person
        self.shown: tuple[bytes, bytes] | None = None
        self.commands = Bucket(COMMANDS)
        self.chat = Bucket(CHAT)
        self._socket = socket
        self._view: bytes | None = None
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._bye: str | None = None

    # -- a Viewer ----------------------------------------------------------------------------------

    def show(self, table: bytes, you: bytes) -> None:
        self._view = frames.view_frame(table, you)
        self._wake.set()

    def acknowledge(self, cmd_id: str, table: bytes, you: bytes) -> None:
        self._view = None
        self.send(frames.ack_frame(cmd_id, table, you))

    def dismiss(self, why: str) -> None:
        self._bye = why
        self._wake.set()

    def hear(self, person: str, text: str, at: float) -> None:
        self.send(frames.write(frames.Said(person, text, at)))

    def feel(self, person: str, reaction: str) -> None:
        self.send(frames.write(frames.Reacted(person, reaction)))  # type: ignore[arg-type]  # checked on the way in

    @property
    def dismissed(self) -> bool:
        """Has it been sent away?"""
        return self._bye is not None

    def send(self, frame: bytes) -> None:
        """Queue a frame that must not be skipped."""
        self._waiting.append(frame)
        if len(self._waiting) > MOST_WAITING:
            self._bye = "lagging"
        self._wake.set()

    # -- writing -----------------------------------------------------------------------------------

    async def write(self) -> str:
        """Write until the device is dismissed; answers why."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting or self._view is not None:
                if self._waiting:
                    frame = self._waiting.popleft()
                else:
                    assert self._view is not None
                    frame, self._view = self._view, None
                await self._write(frame)
            if self._bye is not None:
                await self._write(frames.write(frames.Bye(self._bye)))  # type: ignore[arg-type]  # reasons are those of Bye
                return self._bye

    async def _write(self, frame: bytes) -> None:
        try:
            async with asyncio.timeout(WRITE_WITHIN):
                await self._socket.send(
                    {"type": "websocket.send", "text": frame.decode(), "bytes": None}
                )
        except TimeoutError as error:
            raise Lagging from error

    # -- reading -----------------------------------------------------------------------------------

    async def read(self, within: float) -> frames.FromDevice | Refusal | None:
        """The next frame; None when the device has gone or is silent."""
        try:
            async with asyncio.timeout(within):
                message = await self._socket.receive()
        except TimeoutError:
            self.dismiss("silent")
            return None
        if message["type"] != "websocket.receive":
            return None
        data = message.get("text")
        return Refusal("not_a_frame") if data is None else frames.read(data)


class Conversation:
    """A device and its table, from hello to goodbye."""

    def __init__(self, hall: Hall, table: LiveTable, device: Device) -> None:
        self._hall = hall
        self._sat_down_at = table
        self._device = device

    @property
    def _table(self) -> LiveTable:
        """The table, or the one of the rematch that took its place."""
        while self._sat_down_at.successor is not None:
            self._sat_down_at = self._sat_down_at.successor
        return self._sat_down_at

    async def hold(self) -> str | None:
        """Talk until one of the two leaves; answers why, if it was not the device."""
        device = self._device
        writing = asyncio.create_task(device.write(), name="device: write")
        reading = asyncio.create_task(self._listen(), name="device: read")
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            if device.dismissed:
                await asyncio.wait((writing,), timeout=WRITE_WITHIN)
        finally:
            reading.cancel()
            writing.cancel()
            ended, _ = await asyncio.gather(writing, reading, return_exceptions=True)
            await self._table.farewell(device)
        if isinstance(ended, Lagging):
            return "lagging"
        return ended if isinstance(ended, str) else None

    async def _listen(self) -> None:
        device = self._device
        hello = await device.read(HELLO_WITHIN)
        if not isinstance(hello, frames.Hello):
            return device.dismiss("unreadable")
        if hello.protocol != frames.PROTOCOL:
            return device.dismiss("reload")
        await self._table.welcome(device)
        for line in (await self._table.chat())[-CHAT_SHOWN:]:
            device.send(frames.write(frames.Said(line.person, line.text, line.at, old=True)))
        while (frame := await device.read(SILENCE)) is not None:
            await self._answer(frame)
        return None

    async def _answer(self, frame: frames.FromDevice | Refusal) -> None:
        device = self._device
        match frame:
            case frames.Do():
                await self._do(frame)
            case frames.Ping():
                device.send(frames.write(frames.Pong(time.time())))
            case frames.Say(text):
                await self._say(text)
            case frames.React(reaction):
                self._react(reaction)
            case Refusal():
                device.send(frames.write(frames.Refused(frame)))
            case frames.Hello():
                device.send(frames.write(frames.Refused(Refusal("not_a_frame"))))

    async def _do(self, frame: frames.Do) -> None:
        device = self._device
        refusal: Refusal | None
        if not device.commands.take():
            refusal = Refusal("too_fast")
        elif isinstance(frame.body, ask.Rematch):
            refusal = await self._rematch(frame)
        else:
            asked = Asked(**asdict(frame))
            refusal = await self._table.ask(device, asked)
        if refusal is not None:
            device.send(frames.write(frames.Refused(refusal, frame.cmd_id)))

    async def _rematch(self, frame: frames.Do) -> Refusal | None:
        person = self._device.person
        if person is None:
            return Refusal("not_at_the_table")
        if frame.game != self._table.table.id:
            return Refusal("another_game")
        new = await self._hall.rematch(self._table, person)
        if isinstance(new, Refusal):
            return new
        public, mine = new.encoded()
        self._device.acknowledge(frame.cmd_id, public, mine(person))
        return None

    async def _say(self, text: str) -> None:
        device = self._device
        said = texts.chat(text)
        if device.person is None:
            said = Refusal("not_at_the_table")
        elif self._table.table.chat_muted:
            said = Refusal("chat_muted")
        elif not device.chat.take():
            said = Refusal("too_fast")
        if isinstance(said, Refusal):
            device.send(frames.write(frames.Refused(said)))
        else:
            assert device.person is not None
            await self._table.say(device.person, said, CHAT_KEPT)

    def _react(self, reaction: frames.Reaction) -> None:
        device = self._device
        if device.person is not None and not self._table.table.chat_muted and device.chat.take():
            self._table.react(device.person, reaction)
