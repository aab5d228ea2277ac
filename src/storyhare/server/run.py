"""Starts the server: uvicorn with limits of our own, on a journal in a file or in PostgreSQL."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from types import FrameType

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from storyhare import __version__
from storyhare.decks import DeckStoreUnavailable, Library
from storyhare.disk import FolderInUse, locked
from storyhare.folders import journal_file
from storyhare.media import BlobsUnavailable
from storyhare.server.app import AsgiApp, build
from storyhare.server.config import Config
from storyhare.server.connections import Connections, connections_in_all
from storyhare.server.http.requests.protocol import protocol_for
from storyhare.server.ops import logs
from storyhare.server.stores import choose_stores
from storyhare.server.ws.protocol import DirectProtocol
from storyhare.storage import JournalUnavailable
from storyhare.wire import frames

log = logging.getLogger("storyhare")

# Files, ports and databases that cannot be used.
IN_THE_WAY = (JournalUnavailable, BlobsUnavailable, DeckStoreUnavailable, OSError)


class CannotStart(Exception):
    """Something outside is in the way: what raised this says what."""


def serve(config: Config, library: Library, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped, and call `ready` once it does; raises CannotStart, or MissingExtra."""
    logs.set_up(config.log_format, config.log_level)
    try:
        config.data.mkdir(parents=True, exist_ok=True)
        with _alone(config):
            _serve(config, library, ready)
    except (OSError, FolderInUse) as error:
        raise CannotStart from error


def _alone(config: Config) -> AbstractContextManager[None]:
    """Tables in a file have one server: two would each have a copy of a table in memory."""
    return locked(config.data) if config.database is None else nullcontext()


def _serve(config: Config, library: Library, ready: Callable[[], None]) -> None:
    _calm_the_collector()
    app = build(config, choose_stores(config, library))

    def serves() -> None:
        ready()
        if not config.secure:
            log.warning("plain HTTP: fine at home; over the internet put HTTPS in front")

    try:
        _run(config, app, serves)
    except SystemExit:
        if isinstance(app.trouble, IN_THE_WAY):
            raise CannotStart from app.trouble
        if app.trouble is not None:  # a slip of ours: where it happened is what is needed
            log.critical("the server could not start", exc_info=app.trouble)
        raise


class _Server(uvicorn.Server):
    """Says that it serves, once it does; and sleeps while nobody asks for anything.

    uvicorn looks ten times a second whether it is to stop, which is most of what a server does at
    rest. Here the signal wakes it.
    """

    def __init__(
        self, uvicorn_config: uvicorn.Config, tables: str, ready: Callable[[], None]
    ) -> None:
        super().__init__(uvicorn_config)
        self._tables = tables
        self._ready = ready
        self._signalled = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def main_loop(self) -> None:
        self._loop = asyncio.get_running_loop()
        # A tick also sets the date that answers carry, in seconds.
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._signalled.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._signalled.set)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
            listening = [each.getsockname() for server in self.servers for each in server.sockets]
            places = ", ".join([f"{host} port {port}" for host, port, *_ in listening])
            log.info("storyhare %s serves at %s, tables in %s", __version__, places, self._tables)


def _run(config: Config, app: AsgiApp, ready: Callable[[], None]) -> None:
    """What uvicorn.run does, with a server of our own."""
    server = _Server(
        uvicorn_config(config, app),
        str(journal_file(config.data)) if config.database is None else "postgresql",
        ready,
    )
    # We say ourselves why, and what to do.
    logging.getLogger("uvicorn.error").addFilter(
        lambda line: "startup failed" not in line.getMessage()
    )
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(1)


def uvicorn_config(config: Config, app: AsgiApp) -> uvicorn.Config:
    """How uvicorn runs here: with our protocols and limits."""
    proxies = ProxyHeadersMiddleware(app, config.trusted_proxies).trusted_hosts  # as uvicorn reads
    connections = Connections(
        config.connections_per_address, connections_in_all(), proxies.__contains__
    )
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        http=protocol_for(config.request_seconds, connections),
        ws=DirectProtocol,
        ws_max_size=frames.MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # devices ping, and silence is ours to notice: ws/endpoint.py
        forwarded_allow_ips=config.trusted_proxies,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_config=None,  # ours is for all
        log_level="warning",
        server_header=False,
    )


def _calm_the_collector() -> None:
    """States are trees that die by reference count; looking for cycles often is wasted time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
