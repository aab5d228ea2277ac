"""How many connections a server holds: of one address, and in all, so that some files stay free."""

import logging
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from storyhare.server.addresses import network_of

try:
    import resource
except ImportError:  # Windows: sockets are no files there
    resource = None  # type: ignore[assignment]

log = logging.getLogger("storyhare")

# As many open files as are asked for; a system may allow fewer.
MOST_FILES = 65_536
# What is kept for the journal, pictures, uploads and processes: this, or one in so many.
FILES_KEPT, KEPT_SHARE = 64, 8


class Connection(Protocol):
    """As much of a connection as is needed to end it."""

    def drop(self) -> None:
        """Hang up at once."""


class Connections:
    """Those that are open, and of these the idle ones in the order in which they became idle.

    A trusted proxy brings many people and is not limited as an address: their own addresses are,
    once a request has named them. Where no more connections are possible at all, the one that has
    been idle for longest makes room for a new one.
    """

    def __init__(
        self,
        per_address: int,
        in_all: int | None,
        is_proxy: Callable[[str], bool],
    ) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._is_proxy = is_proxy
        self._open: dict[Connection, str | None] = {}
        self._by_address: Counter[str] = Counter()
        self._idle: dict[Connection, None] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Connection, host: str | None) -> bool:
        """Count a new connection, which is idle; False: there is no room for it."""
        address = None if host is None or self._is_proxy(host) else network_of(host)
        if address is not None and self._by_address[address] >= self._per_address:
            log.warning("an address has %d connections open: more are refused", self._per_address)
            return False
        if self._in_all is not None and len(self._open) >= self._in_all:
            log.warning("%d connections are open: idle ones are closed for new ones", self._in_all)
            if not self._drop_one():
                return False
        self._open[connection] = address
        self._idle[connection] = None
        if address is not None:
            self._by_address[address] += 1
        return True

    def leave(self, connection: Connection) -> None:
        """It is closed."""
        self._idle.pop(connection, None)
        address = self._open.pop(connection, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def busy(self, connection: Connection) -> None:
        """A request has come, and is to be answered."""
        self._idle.pop(connection, None)

    def idle(self, connection: Connection) -> None:
        """It was answered."""
        if connection in self._open:
            self._idle[connection] = None

    def _drop_one(self) -> bool:
        oldest = next(iter(self._idle), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.drop()
        return True


def connections_in_all() -> int | None:
    """Allow as many open files as the system does; how many of them connections may be."""
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:  # some systems have a lower limit of their own
            log.warning("only %d files can be open at once: %s", soft, error)
    if soft == resource.RLIM_INFINITY:
        return None
    return max(soft - max(FILES_KEPT, soft // KEPT_SHARE), 1)
