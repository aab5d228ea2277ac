"""The door through which devices come to a table: one WebSocket each."""

import asyncio
import contextlib
import time
from typing import Any

from litestar.connection import ASGIConnection
from uvicorn.protocols.utils import ClientDisconnected

from storyhare.rules import Refusal
from storyhare.server import identity
from storyhare.server.context import AppContext, address_of
from storyhare.server.identity import Caller
from storyhare.server.ws.conversation import (
    CLOSE_CODES,
    Conversation,
    Device,
)
from storyhare.server.ws.protocol import EXTENSION, DirectProtocol
from storyhare.storage import JournalUnavailable

REFUSED = 4403
NO_TABLE = 4404
LOCKED = 4423
TOO_MANY = 4429
TRY_AGAIN = 1013
CODES = {"no_such_table": NO_TABLE, "too_fast": TOO_MANY}
LOOKS = 6  # so many looks in the time that silence may last


async def serve_device(context: AppContext, scope: Any, receive: Any, send: Any) -> None:
    """Come to a table: as a person by the cookie, or without one to watch.

    A screen that only watches says so, since its browser may hold the cookie of somebody's seat.
    """
    with contextlib.suppress(ClientDisconnected):
        await receive()
        if context.registry.peers.cut_off:
            return await _turn_away(send)
        # Accept first: a browser learns the code of a close, but not of a refused handshake.
        await send({"type": "websocket.accept"})
        connection: Caller = ASGIConnection(scope)
        address = address_of(connection)
        if not identity.same_origin(connection, context.config):
            return await _close(send, REFUSED)
        # Counted before anything is awaited: sockets that come at once must not slip through.
        with context.sockets.one(address) as welcome:
            if not welcome:
                return await _close(send, TOO_MANY)
            try:
                await _come_in(context, connection, send)
            except JournalUnavailable:  # another node may know more, or this one soon
                await _close(send, TRY_AGAIN)
    return None


async def _come_in(context: AppContext, connection: Caller, send: Any) -> None:
    """Find the table, and talk to it until the device has gone."""
    scope: Any = connection.scope
    code = _code_in(scope["path"], context.config.root_path)
    if code is None:
        return await _close(send, NO_TABLE)
    socket: DirectProtocol = scope["extensions"][EXTENSION]
    table = await context.find(code, connection)
    if isinstance(table, Refusal):
        return socket.hang_up(CODES[table.code])
    if context.has_sent_away(connection, table.table):
        return socket.hang_up(CLOSE_CODES["removed"])
    watches = "watch" in connection.query_params
    # A TV that was let in is that, whoever else has a seat in its browser.
    tv = await context.tv_at(connection, table) if watches else None
    holder = tv or await context.holder_at(connection, table)
    if holder is None and table.table.locked:
        return socket.hang_up(LOCKED)
    person = None if watches or holder is None else holder.person
    allowances = context.allowances(table, person, address_of(connection))
    device = Device(socket, holder, *allowances, watches=watches)
    with table.expecting(device), context.hosting(device):
        talk = Conversation(
            context.registry, table, device, context.metrics, fetch=context.deck_cache.try_fetch
        )
        # In a task of its own it is woken directly, and not through all that led here.
        await asyncio.create_task(talk.hold())
    return None


def _code_in(path: str, root: str) -> str | None:
    """The code in a socket's address; None for any other address."""
    before, ws, code = path.rpartition("/ws/")
    return code if ws and before == root else None


async def _close(send: Any, code: int) -> None:
    await send({"type": "websocket.close", "code": code})


async def _turn_away(send: Any) -> None:
    """Refuse the handshake: a proxy that hears this goes to another node at once."""
    await send({"type": "websocket.http.response.start", "status": 503, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})


async def watch_for_silence(context: AppContext) -> None:
    """Let devices go that have not said a word for too long; their pings are words."""
    silence = context.config.silence_seconds
    while True:
        await asyncio.sleep(silence / LOOKS)
        since = time.monotonic() - silence
        for device in [d for d in context.devices if d.heard_at < since]:
            device.dismiss("silent")
