"""The door through which devices come to a table: one WebSocket each."""

import contextlib

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from storyhare.rules import Refusal
from storyhare.server import identity
from storyhare.server.house import address_of, house_of
from storyhare.server.sockets import CLOSE_CODES, Conversation, Device

REFUSED = 4403
NO_TABLE = 4404
TOO_MANY = 4429


@websocket("/ws/{code:str}")
async def door(socket: WebSocket, code: str) -> None:  # type: ignore[type-arg]  # user, auth and state are not used
    """Come to a table: as a person by the cookie, or without one to watch."""
    house = house_of(socket)
    address = address_of(socket)
    if not identity.same_origin(socket, house.config):
        return await _refuse(socket, REFUSED)
    if house.sockets.get(address, 0) >= house.config.sockets_per_address:
        return await _refuse(socket, TOO_MANY)
    table = await house.find(code, address)
    if isinstance(table, Refusal):
        return await _refuse(socket, NO_TABLE)
    house.sockets[address] = house.sockets.get(address, 0) + 1
    try:
        await socket.accept()
        device = Device(socket, house.person_at(socket, table))
        why = await Conversation(house.hall, table, device).hold()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(CLOSE_CODES.get(why or "", 1000))
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]
    return None


async def _refuse(socket: WebSocket, code: int) -> None:  # type: ignore[type-arg]  # as above
    """Accept first: a browser learns the code of a close, but not of a refused handshake."""
    await socket.accept()
    await socket.close(code)
