"""The HTTP side: opening and joining tables, taking a seat along, health."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Struct

from storyhare.live import LiveTable, access
from storyhare.rules import Refusal
from storyhare.rules.bounds import EVERY_PLAYER, UP_TO_TWICE, Id, Name, Number
from storyhare.server import identity
from storyhare.server.context import AppContext, address_of, context_of
from storyhare.server.http.requests.errors import refused, troubles
from storyhare.server.http.requests.parameters import PathId, QueryId
from storyhare.server.identity import Caller
from storyhare.storage import JournalUnavailable
from storyhare.table import Credentials, Settings, brief
from storyhare.table.commands import AddBot
from storyhare.views import BriefView, Strength

AnyRequest = Request[Any, Any, Any]
# Longer nobody waits for the size of a database: Prometheus gives up after ten.
SECONDS_FOR_SIZE = 3.0


_BUSY = (HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE)
_BODY = (HTTP_400_BAD_REQUEST, HTTP_413_REQUEST_ENTITY_TOO_LARGE)


class WantedBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot to sit down; without a name it brings one."""

    strength: Strength = Strength.MEDIUM
    name: Name | None = None


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to open a table; with bots it can `start` at once."""

    name: Name
    settings: Settings = Settings()
    bots: Annotated[tuple[WantedBot, ...], UP_TO_TWICE] = ()
    start: bool = False


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to come in."""

    name: Name


class Entered(Struct, frozen=True):
    """Where somebody is now; the secret is in the cookie alone."""

    code: Id
    person: Id


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Somebody at a seat."""

    name: Name
    rabbit: Number
    bot: bool = False


class Known(Struct, frozen=True):
    """That a table exists, whether the caller is at it, and whether it lets nobody else in.

    `seated` says who sits there, in the order of seats; of a locked table it says nothing. `brief`
    is for who is at it.
    """

    code: Id
    person: Id | None
    locked: bool
    seated: Annotated[tuple[Sitter, ...], EVERY_PLAYER]
    brief: BriefView | None


async def find_table(context: AppContext, code: str, caller: Caller) -> LiveTable:
    """A table by its code, or the answer that there is none."""
    table = await context.find(code, caller)
    if isinstance(table, Refusal):
        raise refused(table)
    return table


def _entered(request: AnyRequest, seat: Credentials) -> Response[Entered]:
    cookie = identity.seat_cookie(request, context_of(request).config, seat)
    entered = Entered(seat.code, seat.person)
    return Response(entered, status_code=HTTP_201_CREATED, cookies=[cookie])


@post(
    "/api/tables",
    status_code=HTTP_201_CREATED,
    responses=troubles(*_BODY, HTTP_409_CONFLICT, *_BUSY),
)
async def open_table(
    request: AnyRequest, data: Annotated[OpenTable, Body(title="Open a table")]
) -> Response[Entered]:
    """Open a table and sit down at it, alone or with bots."""
    context = context_of(request)
    if not context.openings.take(address_of(request)):
        raise refused(Refusal("too_fast"))
    wanted = tuple([AddBot(bot.strength, bot.name) for bot in data.bots])
    await context.deck_cache.try_fetch(data.settings.decks)
    seat = await access.open_table(
        context.registry, data.settings, data.name, wanted, start=data.start
    )
    if isinstance(seat, Refusal):
        raise refused(seat)
    return _entered(request, seat)


@post(
    "/api/tables/{code:str}/people",
    status_code=HTTP_201_CREATED,
    responses={
        HTTP_200_OK: ResponseSpec(Entered, generate_examples=False),
        **troubles(*_BODY, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT, *_BUSY),
    },
)
async def join_table(
    request: AnyRequest, code: PathId, data: Annotated[JoinTable, Body(title="Come in")]
) -> Response[Entered]:
    """Come to a table by its code; who is at it already stays who they are."""
    context = context_of(request)
    table = await find_table(context, code, request)
    if context.has_sent_away(request, table.table):
        raise refused(Refusal("sent_away"))
    person = await context.person_at(request, table)
    if person is not None:  # a second identity would take the cookie of the first
        return Response(Entered(table.table.code, person), status_code=HTTP_200_OK)
    joins = context.joins.of(f"{table.table.code} {address_of(request)}")
    if not joins.take():
        raise refused(Refusal("too_many_joins"))
    seat = await access.join(context.registry, code, data.name)
    if isinstance(seat, Refusal):
        joins.give_back()
        raise refused(seat)
    return _entered(request, seat)


@get("/api/tables/{code:str}", responses=troubles(HTTP_404_NOT_FOUND, *_BUSY))
async def look_up(request: AnyRequest, code: PathId) -> Known:
    """Is there such a table, and am I at it?"""
    context = context_of(request)
    table = await find_table(context, code, request)
    person = await context.person_at(request, table)
    state = table.table
    told = None if person is None else brief(state, person, table.stream.names)
    return Known(state.code, person, state.locked, () if state.locked else _seated(table), told)


def _seated(table: LiveTable) -> tuple[Sitter, ...]:
    """What everybody sees who joins or watches."""
    people, names = table.table.people, table.stream.names
    return tuple(
        Sitter(names.get(one, ""), people[one].rabbit or 0, people[one].bot is not None)
        for one in table.table.order
    )


class DeviceLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret that works once: it takes a seat to another device."""

    link: Id


class MoveDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret; who is somebody else at this table on this device names whom they `give_up`."""

    link: Id
    give_up: Id | None = None


@post(
    "/api/tables/{code:str}/device-links",
    status_code=HTTP_201_CREATED,
    responses=troubles(HTTP_404_NOT_FOUND, HTTP_409_CONFLICT, *_BUSY),
)
async def offer_device(request: AnyRequest, code: PathId, person: QueryId = None) -> DeviceLink:
    """A link, good for ten minutes and one use, that moves a seat to another device.

    It moves the caller's seat, or that of a person for whom the caller's device speaks.
    """
    context = context_of(request)
    table = await find_table(context, code, request)
    caller = await context.person_at(request, table)
    if caller is None:
        raise refused(Refusal("no_such_table"))
    if not context.allowances(table, caller, address_of(request))[0].take():
        raise refused(Refusal("too_fast"))
    link = await access.offer_device(context.registry, table, caller, person)
    if isinstance(link, Refusal):
        raise refused(link)
    return DeviceLink(link)


@post(
    "/api/tables/{code:str}/devices",
    status_code=HTTP_201_CREATED,
    responses=troubles(*_BODY, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT, *_BUSY),
)
async def move_device(
    request: AnyRequest, code: PathId, data: Annotated[MoveDevice, Body(title="The link")]
) -> Response[Entered]:
    """Take a seat over to this device; the other one is let go.

    Refused to who is somebody else at this table, unless they give that up.
    """
    context = context_of(request)
    table = await find_table(context, code, request)
    seat = await _moved(context, request, table, data)
    if isinstance(seat, Refusal):
        raise refused(seat)
    return _entered(request, seat)


async def _moved(
    context: AppContext, request: AnyRequest, table: LiveTable, move: MoveDevice
) -> Credentials | Refusal:
    """Links are guessed no faster than codes."""
    async with context.misses.one(address_of(request)) as attempt:
        if attempt is None:
            return Refusal("too_fast")
        until_now = await context.person_at(request, table)
        seat = await access.move_device(context.registry, table, move.link, until_now, move.give_up)
        attempt.good = not (isinstance(seat, Refusal) and seat.code == "no_such_link")
        return seat


@get("/healthz", include_in_schema=False)
async def alive() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def ready(request: AnyRequest) -> Response[str]:
    """The journal can be written."""
    await context_of(request).readiness.ask()
    return Response("ok", status_code=HTTP_200_OK)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """The figures, where the operator wants them shown."""
    context = context_of(request)
    if not context.config.metrics:
        raise HTTPException(status_code=HTTP_404_NOT_FOUND)
    context.metrics.tables = len(context.registry.awake_tables())
    context.metrics.devices = len(context.devices)
    context.metrics.other_nodes = context.registry.peers.others
    context.metrics.database_bytes = None
    # An operator wants the other figures most while the database is away.
    with suppress(JournalUnavailable, TimeoutError):
        async with asyncio.timeout(SECONDS_FOR_SIZE):
            context.metrics.database_bytes = await context.registry.journal.measure_bytes()
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    open_table,
    join_table,
    look_up,
    offer_device,
    move_device,
    metrics,
    alive,
    ready,
]
