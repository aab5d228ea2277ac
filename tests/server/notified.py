"""A server with a mail server and a receiver of webhooks and pushes, and a table over days."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session

from storyhare.testing.client import Answer, Client, Ticket, call, join_table, open_table
from storyhare.testing.server import ServerProcess
from tests.notifications.receiver import BrowserKeys, Receiver, receiving
from tests.server.tables import SOON, everybody_here, start

DAY = 24 * 3_600
CLOCKS = {"tell": DAY, "give": DAY, "vote": DAY, "reveal": None, "pace": "over_days"}
DAYS = {"clocks": CLOCKS, "options": {"first_storyteller": 0}}
ADDRESS = "ada.quux@mail.example"
Limits = dict[str, float | str | None]


class Mailserver:
    """An SMTP server that keeps all mails; addresses that begin with `nobody` are refused."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []

    async def handle_RCPT(  # noqa: N802 - the name that aiosmtpd calls
        self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]
    ) -> str:
        """Take an address, or refuse it."""
        if address.startswith("nobody"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        """Keep a mail."""
        assert isinstance(envelope.content, bytes)
        read = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(read, EmailMessage)
        self.got.append(read)
        return "250 OK"


class World:
    """A server, a mail server, a receiver, and a table over days with Ada and two others."""

    def __init__(self, server: ServerProcess, mails: Mailserver, receiver: Receiver) -> None:
        self.server = server
        self.mails = mails
        self.receiver = receiver
        self.seats: list[Ticket] = []

    @property
    def ada(self) -> Ticket:
        """The host, who is the first storyteller."""
        return self.seats[0]

    async def sits_down(self) -> None:
        """Three people."""
        self.seats = [await open_table(self.server.url, "Ada", DAYS)]
        for name in ("Ben", "Cleo"):
            self.seats.append(await join_table(self.server.url, self.ada.code, name))

    async def begins(self) -> None:
        """The game starts, and everybody goes."""
        devices = [Client(self.server.url, one.code, one.cookie) for one in self.seats]
        for device in devices:
            await device.connect()
        await devices[0].until(lambda view: everybody_here(view, len(devices)))
        await start(devices[0], devices)
        for device in devices:
            await device.close()

    async def calls(self, method: str, path: str, body: Any = None, seat: int = 0) -> Answer:
        """Ask the server as one of them."""
        headers = {"content-type": "application/json", "cookie": self.seats[seat].cookie}
        url = f"{self.server.url}/api/tables/{self.ada.code}/{path}"
        return await call(method, url, json.dumps(body).encode() if body else None, headers)

    async def adds(self, wanted: Any, seat: int = 0) -> Any:
        """Add a channel that is taken."""
        answer = await self.calls("POST", "channels", wanted, seat)
        assert answer.status == 201, answer.body
        return json.loads(answer.body)

    async def channels(self, seat: int = 0) -> Any:
        """What one of them has."""
        return json.loads((await self.calls("GET", "channels", seat=seat)).body)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def a_world(folder: Path, **limits: float | str | None) -> AsyncIterator[World]:
    mails = Mailserver()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(
        lambda: SMTP(mails, hostname="localhost", loop=loop), "127.0.0.1", 0
    )
    port = listening.sockets[0].getsockname()[1]
    settings: Limits = {
        "private_targets": True, "smtp_url": f"smtp://127.0.0.1:{port}",
        "email_from": "hare@play.example", "public_url": "https://play.example", "settle": 0.1,
        "metrics": True, "webhooks": 3,
    }  # fmt: skip
    server = ServerProcess(folder, limits={**settings, **limits})
    await server.start()
    try:
        async with receiving() as receiver:
            world = World(server, mails, receiver)
            await world.sits_down()
            yield world
    finally:
        await asyncio.to_thread(server.stop)
        listening.close()
    assert "Traceback" not in server.log
    assert ADDRESS not in server.log


def browser(keys: BrowserKeys, url: str) -> dict[str, Any]:
    to = keys.subscription(url)
    return {"push": {"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth}}
