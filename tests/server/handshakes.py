"""Opens sockets to a table by hand, up to the handshake or to the first view."""

from storyhare.testing.server import ServerProcess
from tests.server.raw_socket import RawSocket
from tests.server.tables import sit_down

HELLO = b'{"type":"hello","protocol":1}'


async def at_the_door(server: ServerProcess) -> RawSocket:
    """The socket of a host who has not said hello."""
    (host,) = await sit_down(server.url, 1)
    return await RawSocket.open(server.port, f"/ws/{host.code}", {"Cookie": host.cookie})


async def inside(server: ServerProcess) -> RawSocket:
    """The same after hello and the first view."""
    socket = await at_the_door(server)
    socket.write(HELLO)
    first = await socket.read()
    assert first is not None
    assert first.data.startswith(b'{"type":"view"')
    return socket
