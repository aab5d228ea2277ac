"""What all routes share: the configuration, the hall of tables, the pictures, the limits."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from litestar.connection import ASGIConnection

from storyhare.rules import Refusal
from storyhare.server import identity
from storyhare.server.config import Config
from storyhare.server.limits import MISSES, Allowance, Buckets
from storyhare.server.links import Links
from storyhare.server.metrics import Metrics
from storyhare.server.sockets import Device
from storyhare.table.hall import Hall
from storyhare.table.live import LiveTable

Cards = Callable[[tuple[str, ...]], tuple[str, ...] | None]
Picture = Callable[[str, str, str], Path | None]


class House:
    """One server's own things."""

    def __init__(self, config: Config, hall: Hall, picture: Picture) -> None:
        self.config = config
        self.hall = hall
        self.picture = picture
        tables = config.tables_per_address
        self.openings = Buckets(Allowance(tables, tables / 600))
        self.misses = Buckets(MISSES)
        self.sockets: dict[str, int] = {}
        self.devices: set[Device] = set()
        self.metrics = Metrics()
        self.links = Links()

    @contextmanager
    def visit(self, address: str, device: Device) -> Iterator[None]:
        """Count a device while it is here."""
        self.devices.add(device)
        self.sockets[address] = self.sockets.get(address, 0) + 1
        try:
            yield
        finally:
            self.devices.discard(device)
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def find(self, code: str, address: str) -> LiveTable | Refusal:
        """A table by its code; every code that leads nowhere gets the same answer, and costs."""
        if self.misses.empty(address):
            return Refusal("too_fast")
        table = await self.hall.find(code)
        if table is None:
            self.misses.take(address)
            return Refusal("no_such_table")
        return table

    def person_at(self, connection: ASGIConnection, table: LiveTable) -> str | None:  # type: ignore[type-arg]  # any handler's connection
        """Who the caller is at a table, if the cookie says and proves it."""
        claim = identity.claim(connection, self.config, table.table.code)
        if claim is None or not self.hall.recognise(table, claim.person, claim.token):
            return None
        return claim.person


def house_of(connection: ASGIConnection) -> House:  # type: ignore[type-arg]  # any handler's connection
    """The house a connection came to."""
    house: House = connection.app.state.house
    return house


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]  # any handler's connection
    """Where somebody calls from; behind a trusted proxy uvicorn has put the real address here."""
    return connection.client.host if connection.client is not None else "unknown"
