"""The application: its routes, its life from start to stop, and the headers on every answer."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Message, Scope

from storyhare.bots.pictures.endpoint import Endpoint
from storyhare.decks import DeckCache, Library
from storyhare.live import BotTurns, Pace, SteadyClock, TableRegistry
from storyhare.rules import Refusal
from storyhare.server import addresses, identity
from storyhare.server.bots.process import BotProcess, BotProcesses
from storyhare.server.bots.vision import Vision
from storyhare.server.config import Config
from storyhare.server.context import AppContext, context_of
from storyhare.server.http import decks as deck_api
from storyhare.server.http import reference
from storyhare.server.http.pages import Pages, about
from storyhare.server.http.requests.errors import EXCEPTIONS, AnyRequest, refused
from storyhare.server.http.requests.gate import Gate
from storyhare.server.notifications import keys
from storyhare.server.ops import retention
from storyhare.server.stores import Stores
from storyhare.server.ws import endpoint
from storyhare.storage import JournalUnavailable

log = logging.getLogger("storyhare")

MOST_BODY = 64 * 1024
OVER_THE_JOURNAL = ("/api/", "/readyz")
HEADERS = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        b"img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
}
# Browsers heed it over HTTPS only, and complain in every console when it comes without.
OVER_HTTPS = {b"cross-origin-opener-policy": b"same-origin"}


def build(config: Config, stores: Stores, pages: Pages | None = None) -> "AsgiApp":
    """The application over what a server stores, with the built client's pages."""
    for_others = addresses.for_others(config)
    pages = pages or Pages.read(config.root_path, for_others=for_others, about=about(config))

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        # What is open is closed again also when the rest cannot start: threads would hold us here.
        async with AsyncExitStack() as opened:
            await stores.journal.open()
            opened.push_async_callback(stores.journal.close)
            await stores.blobs.open()
            opened.push_async_callback(stores.blobs.close)
            await stores.pairings.open()
            opened.push_async_callback(stores.pairings.close)
            deck_cache = DeckCache(stores.library, stores.decks)
            await deck_cache.open()
            opened.push_async_callback(deck_cache.close)
            bots = None if config.bots == "off" else _bots(config, stores.library)
            if bots is not None:
                opened.push_async_callback(bots.close)
            async with _serving(config, stores, deck_cache, bots) as context:
                app.state.context = context
                yield

    return AsgiApp(config, _application(config, pages, life))


@asynccontextmanager
async def _serving(
    config: Config, stores: Stores, deck_cache: DeckCache, bots: BotProcesses | None
) -> AsyncIterator[AppContext]:
    """Tables over open stores, and all that goes on beside them."""
    clock, peers = SteadyClock(), stores.peers
    bot_turns = None if bots is None else BotTurns(bots, Pace().times(config.bot_pace))
    registry = TableRegistry(
        stores.journal, deck_cache.cards, clock, bot_turns=bot_turns, peers=peers
    )
    context = AppContext(config, registry, deck_cache, stores.blobs, stores.pairings)
    if bots is not None:
        context.metrics.bot_processes = lambda: bots.running
    deck_cache.on_arrival(context.show_lobbies)
    context.spool.open()
    if peers is not None:
        peers.share_clock(clock.agree)
    await registry.open()
    if config.push == "on":
        context.delivery.push_key = await keys.push_key(stores.journal)
    tasks = [
        asyncio.create_task(context.notifier.run(), name="notifications"),
        asyncio.create_task(endpoint.watch_for_silence(context), name="silent devices"),
        asyncio.create_task(deck_api.look_after(context), name="uploaded decks"),
        asyncio.create_task(retention.forget_recordings(context), name="old recordings"),
        asyncio.create_task(retention.archive_tables(context), name="old tables"),
        asyncio.create_task(retention.delete_tables(context), name="archived tables"),
        asyncio.create_task(retention.give_space_back(context), name="unused space"),
    ]
    try:
        yield context
    finally:
        for task in tasks:
            task.cancel()
        await context.imports.close()
        context.rows.close()
        context.delivery.close()
        await registry.close()


def _bots(config: Config, library: Library) -> BotProcesses:
    """Bots that think in processes of their own, which start when somebody wants them."""
    folder = config.data / "bots"
    vision = _vision(config)
    ours = BotProcess(library, folder if config.bots == "best" else None)
    uploaded = BotProcess(library, folder if vision.works else None, vision, whose="uploaded")
    if vision.works:  # a model that looks at pictures takes long to start
        uploaded.open()
    return BotProcesses(ours, uploaded)


def _vision(config: Config) -> Vision:
    endpoint = None
    if config.vision_url is not None:
        endpoint = Endpoint(config.vision_url, config.vision_model, config.vision_seconds)
    files = None if config.vision_files is None else str(config.vision_files)
    return Vision(files, endpoint)


class AsgiApp:
    """WebSockets go straight to their table, everything else through the gate to the routes."""

    def __init__(self, config: Config, routes: Litestar) -> None:
        self.routes = routes
        self._gate = Gate(config, routes, _protecting_headers(config))
        # Why it could not start; who has started it says so.
        self.trouble: BaseException | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Speak ASGI."""
        if scope["type"] == "websocket":
            await endpoint.serve_device(self.routes.state.context, scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._live(scope, receive, send)
        else:
            await self._gate(scope, receive, send)

    async def _live(self, scope: Any, receive: Any, send: Any) -> None:
        """Start and stop; a start that fails is kept, and not written as pages of its history."""
        failed = False

        async def tell(message: Any) -> None:
            nonlocal failed
            failed = message["type"] == "lifespan.startup.failed"
            await send({"type": message["type"]} if failed else message)

        try:
            await self.routes(scope, receive, tell)
        except BaseException as error:
            if failed:
                self.trouble = _alone(error)
            raise


def _alone(error: BaseException) -> BaseException:
    """What went wrong, without the groups around it."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


class _Routes(Litestar):
    """Litestar without Pydantic, which typer installs: it would be loaded, for 10 MB, and not used.

    Where Litestar changes this, `tests/server/test_rest.py` says so.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def _application(config: Config, pages: Pages, life: Any) -> Litestar:
    return _Routes(
        route_handlers=[*reference.DESCRIBED, *reference.ROUTES, *pages.routes],
        lifespan=[life],
        path=config.root_path or None,
        openapi_config=None,  # the server describes itself: see reference
        request_max_body_size=MOST_BODY,
        before_request=_at_the_gate,
        before_send=[_protecting(config)],
        exception_handlers={**EXCEPTIONS, NotFoundException: pages.missing},
        logging_config=None,
    )


async def _at_the_gate(request: AnyRequest) -> None:
    """Lets pages of other sites change nothing, and nobody wait for a database that is gone."""
    context = context_of(request)
    changes = request.method not in identity.SAFE
    if changes and identity.from_elsewhere(request, context.config):
        raise refused(Refusal("from_elsewhere"))
    path = request.scope["path"].removeprefix(context.config.root_path)
    if context.registry.peers.cut_off and path.startswith(OVER_THE_JOURNAL):
        raise JournalUnavailable("the database is out of reach")


def _protecting_headers(config: Config) -> list[tuple[bytes, bytes]]:
    return [*HEADERS.items(), *(OVER_HTTPS.items() if config.secure else ())]


def _protecting(config: Config) -> Any:
    """Puts the protecting headers on every answer."""
    headers = _protecting_headers(config)

    async def protect(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]

    return protect
