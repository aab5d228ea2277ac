"""The application: its routes, its life from start to stop, and the headers on every answer."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.types import Message, Scope

from storyhare.bots.pictures.endpoint import Endpoint
from storyhare.decks import Library
from storyhare.decks.branch import Branch
from storyhare.decks.depot import Depot
from storyhare.journal import Journal, JournalUnavailable
from storyhare.media.blobs import Blobs
from storyhare.rules import Refusal
from storyhare.server import addresses, deck_api, doors, forgetting, identity, reference
from storyhare.server.config import Config
from storyhare.server.errors import EXCEPTIONS, AnyRequest, refused
from storyhare.server.eyes import Eyes
from storyhare.server.gate import Gate
from storyhare.server.house import House, house_of
from storyhare.server.pages import Pages
from storyhare.server.pilots import ProcessPilot, TwoPilots
from storyhare.table.hall import Hall
from storyhare.table.neighbours import Neighbours
from storyhare.table.pilots import Pace, Pilots
from storyhare.table.steady import SteadyClock

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


def build(  # noqa: PLR0913 - all that a server consists of
    config: Config,
    journal: Journal,
    library: Library,
    blobs: Blobs,
    *,
    pages: Pages | None = None,
    neighbours: Neighbours | None = None,
    depot: Depot | None = None,
) -> "Front":
    """The application over what a server keeps, with the built client's pages."""
    pages = pages or Pages.read(config.root_path, for_others=addresses.for_others(config))

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        # What is open is closed again also when the rest cannot start: threads would hold us here.
        async with AsyncExitStack() as opened:
            await journal.open()
            opened.push_async_callback(journal.close)
            await blobs.open()
            opened.push_async_callback(blobs.close)
            branch = Branch(library, depot)
            await branch.open()
            opened.push_async_callback(branch.close)
            pilot = None if config.bots == "off" else _pilot(config, library)
            if pilot is not None:
                opened.push_async_callback(pilot.close)
            async with day(app, branch, pilot):
                yield

    @asynccontextmanager
    async def day(app: Litestar, branch: Branch, pilot: TwoPilots | None) -> AsyncIterator[None]:
        clock = SteadyClock()
        hall = Hall(
            journal,
            branch.cards,
            clock,
            archive_after=config.archive_after_days * 24 * 3600.0,
            pilots=None if pilot is None else Pilots(pilot, Pace().times(config.bot_pace)),
            neighbours=neighbours,
        )
        house = app.state.house = House(config, hall, branch, blobs)
        branch.arrived = house.show_lobbies
        house.spool.open()
        if neighbours is not None:
            neighbours.agree = clock.agree
        await hall.open()
        tasks = [
            asyncio.create_task(doors.watch_for_silence(house), name="silent devices"),
            asyncio.create_task(deck_api.look_after(house), name="brought decks"),
            asyncio.create_task(forgetting.forget_recordings(house), name="old recordings"),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await house.imports.close()
            await hall.close()

    return Front(config, _application(config, pages, life))


def _pilot(config: Config, library: Library) -> TwoPilots:
    """Bots that think in processes of their own, which start in the background."""
    cache = config.data / "bots" if config.bots == "best" else None
    eyes = _eyes(config)
    kept = config.data / "bots" if eyes.open else None
    brought = ProcessPilot(library, kept, eyes, whose="brought")
    pilot = TwoPilots(ProcessPilot(library, cache), brought)
    pilot.open()
    return pilot


def _eyes(config: Config) -> Eyes:
    endpoint = None
    if config.vision_url is not None:
        endpoint = Endpoint(config.vision_url, config.vision_model, config.vision_seconds)
    files = None if config.vision_files is None else str(config.vision_files)
    return Eyes(files, endpoint)


class Front:
    """WebSockets go straight to their table, everything else through the gate to the routes."""

    def __init__(self, config: Config, routes: Litestar) -> None:
        self.routes = routes
        self._gate = Gate(config, routes, _protecting_headers(config))
        # Why it could not start; who has started it says so.
        self.trouble: BaseException | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Speak ASGI."""
        if scope["type"] == "websocket":
            await doors.door(self.routes.state.house, scope, receive, send)
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


def _application(config: Config, pages: Pages, life: Any) -> Litestar:
    return Litestar(
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
    house = house_of(request)
    changes = request.method not in identity.SAFE
    if changes and identity.from_elsewhere(request, house.config):
        raise refused(Refusal("from_elsewhere"))
    path = request.scope["path"].removeprefix(house.config.root_path)
    if house.hall.cut_off and path.startswith(OVER_THE_JOURNAL):
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
