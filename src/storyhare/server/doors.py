"""The door through which devices come to a table: one WebSocket each."""

import asyncio
import contextlib
import time
from typing import Any

from litestar.connection import ASGIConnection
from uvicorn.protocols.utils import ClientDisconnected

from storyhare.rules import Refusal
from storyhare.server import identity
from storyhare.server.house import House, address_of
from storyhare.server.protocol import EXTENSION, DirectProtocol
from storyhare.server.sockets import SILENCE, Conversation, Device, Receive

REFUSED = 4403
NO_TABLE = 4404
TOO_MANY = 4429
LOOK_EVERY = 5.0


async def door(house: House, scope: Any, receive: Receive, send: Any) -> None:
    """Come to a table: as a person by the cookie, or without one to watch."""
    with contextlib.suppress(ClientDisconnected):
        await receive()
        # Accept first: a browser learns the code of a close, but not of a refused handshake.
        await send({"type": "websocket.accept"})
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        address = address_of(connection)
        if not identity.same_origin(connection, house.config):
            return await _close(send, REFUSED)
        if house.sockets.get(address, 0) >= house.config.sockets_per_address:
            return await _close(send, TOO_MANY)
        table = await house.find(scope["path"].rsplit("/", 1)[-1], address)
        if isinstance(table, Refusal):
            return await _close(send, NO_TABLE)
        socket: DirectProtocol = scope["extensions"][EXTENSION]
        device = Device(socket, house.person_at(connection, table), house.config.commands)
        with table.kept_awake(), house.visit(address, device):
            await Conversation(house.hall, table, device, receive, house.metrics).hold()
    return None


async def _close(send: Any, code: int) -> None:
    await send({"type": "websocket.close", "code": code})


async def watch_for_silence(house: House) -> None:
    """Let devices go that have not said a word for too long; their pings are words."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        since = time.monotonic() - SILENCE
        for device in [d for d in house.devices if d.heard_at < since]:
            house.metrics.dismissed.labels("silent").inc()
            device.dismiss("silent")
