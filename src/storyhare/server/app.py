"""The application: its routes, its life from start to stop, and the headers on every answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from storyhare import __version__
from storyhare.decks import Library
from storyhare.journal import Journal
from storyhare.server import api, deck_api, doors
from storyhare.server.config import Config
from storyhare.server.errors import EXCEPTIONS
from storyhare.server.house import House
from storyhare.table.hall import Hall

MOST_BODY = 64 * 1024
HEADERS = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        b"img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
}


def build(config: Config, journal: Journal, library: Library) -> "Front":
    """The application over a journal and a library of pictures."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await journal.open()
        hall = Hall(journal, library.cards, archive_after=config.archive_after_days * 24 * 3600.0)
        house = app.state.house = House(config, hall, library)
        await hall.open()
        tasks = [
            asyncio.create_task(doors.watch_for_silence(house), name="silent devices"),
            asyncio.create_task(deck_api.forget_unused(house), name="unused decks"),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await hall.close()
            await journal.close()

    return Front(_pages(config, life))


class Front:
    """WebSockets go straight to their table, everything else to the pages."""

    def __init__(self, pages: Litestar) -> None:
        self.pages = pages

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Speak ASGI."""
        if scope["type"] == "websocket":
            await doors.door(self.pages.state.house, scope, receive, send)
        else:
            await self.pages(scope, receive, send)


def _pages(config: Config, life: Any) -> Litestar:
    return Litestar(
        route_handlers=[*api.ROUTES, *deck_api.ROUTES],
        lifespan=[life],
        path=config.root_path or None,
        openapi_config=OpenAPIConfig(
            title="Storyhare",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=MOST_BODY,
        before_send=[_protect],
        exception_handlers=EXCEPTIONS,
        logging_config=None,
    )


async def _protect(message: Message, _: Scope) -> None:
    """Put the protecting headers on every answer."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS.items()]
