"""The HTTP side: opening and joining tables, rounds already revealed, records, health."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import Body
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    HTTP_404_NOT_FOUND,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Struct

from storyhare.journal import JournalUnavailable
from storyhare.rules import Event, Record, Refusal, Setup, new_game, plan, retell, write_record
from storyhare.rules.story import RoundStory
from storyhare.server import identity
from storyhare.server.errors import refused
from storyhare.server.house import House, address_of, house_of
from storyhare.table import lines
from storyhare.table.events import Finished, Played, Started
from storyhare.table.hall import Seat
from storyhare.table.live import LiveTable
from storyhare.table.settings import Settings

AnyRequest = Request[Any, Any, Any]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to open a table."""

    name: str
    settings: Settings = Settings()


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to come in."""

    name: str


class Entered(Struct, frozen=True):
    """Where somebody is now; the secret is in the cookie alone."""

    code: str
    person: str


class Known(Struct, frozen=True):
    """That a table exists, and whether the caller sits at it."""

    code: str
    person: str | None


async def _find(house: House, code: str, address: str) -> LiveTable:
    table = await house.find(code, address)
    if isinstance(table, Refusal):
        raise refused(table)
    return table


def _entered(house: House, seat: Seat) -> Response[Entered]:
    return Response(
        Entered(seat.code, seat.person),
        status_code=HTTP_201_CREATED,
        cookies=[identity.cookie(house.config, seat)],
    )


@post("/api/tables", status_code=HTTP_201_CREATED)
async def open_table(
    request: AnyRequest, data: Annotated[OpenTable, Body(title="Open a table")]
) -> Response[Entered]:
    """Open a table and sit down at it."""
    house = house_of(request)
    if not house.openings.take(address_of(request)):
        raise refused(Refusal("too_fast"))
    seat = await house.hall.open_table(data.settings, data.name)
    if isinstance(seat, Refusal):
        raise refused(seat)
    return _entered(house, seat)


@post("/api/tables/{code:str}/people", status_code=HTTP_201_CREATED)
async def join_table(
    request: AnyRequest, code: str, data: Annotated[JoinTable, Body(title="Come in")]
) -> Response[Entered]:
    """Come to a table by its code."""
    house = house_of(request)
    await _find(house, code, address_of(request))
    seat = await house.hall.join(code, data.name)
    if isinstance(seat, Refusal):
        raise refused(seat)
    return _entered(house, seat)


@get("/api/tables/{code:str}")
async def look_up(request: AnyRequest, code: str) -> Known:
    """Is there such a table, and am I at it?"""
    house = house_of(request)
    table = await _find(house, code, address_of(request))
    return Known(table.table.code, house.person_at(request, table))


class DeviceLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret that works once: it takes a seat to another device."""

    link: str


@post("/api/tables/{code:str}/device-links", status_code=HTTP_201_CREATED)
async def offer_device(request: AnyRequest, code: str) -> DeviceLink:
    """A link, good for ten minutes and one use, that moves the caller's seat."""
    house = house_of(request)
    table = await _find(house, code, address_of(request))
    person = house.person_at(request, table)
    if person is None:
        raise refused(Refusal("no_such_table"))
    return DeviceLink(house.links.offer(table.table.code, person))


@post("/api/tables/{code:str}/devices", status_code=HTTP_201_CREATED)
async def move_device(
    request: AnyRequest, code: str, data: Annotated[DeviceLink, Body(title="The link")]
) -> Response[Entered]:
    """Take a seat over to this device; the other one is let go."""
    house = house_of(request)
    table = await _find(house, code, address_of(request))
    person = house.links.redeem(table.table.code, data.link)
    if person is None:
        house.misses.take(address_of(request))
        raise refused(Refusal("no_such_link"), HTTP_404_NOT_FOUND)
    seat = await house.hall.move_device(table, person)
    if isinstance(seat, Refusal):
        raise refused(seat)
    return _entered(house, seat)


@get("/api/tables/{code:str}/rounds/{number:int}")
async def earlier_round(request: AnyRequest, code: str, number: int) -> RoundStory:
    """A round of the running game that has been revealed, for people at the table."""
    house = house_of(request)
    table = await _find(house, code, address_of(request))
    if house.person_at(request, table) is None:
        raise refused(Refusal("no_such_table"))
    record = await _record(house, table.table.id)
    for story in [] if record is None else _rounds(record):
        if story.round == number:
            return story
    raise refused(Refusal("no_such_round", {"round": number}), HTTP_404_NOT_FOUND)


@get("/api/games/{game:str}/record")
async def game_record(request: AnyRequest, game: str) -> Response[bytes]:
    """The record of a finished game, by its unguessable id: moves only, with seats for names."""
    house = house_of(request)
    record = await _record(house, game, finished=True)
    if record is None:
        raise refused(Refusal("no_such_game"), HTTP_404_NOT_FOUND)
    return Response(write_record(record), media_type="application/jsonl")


async def _record(house: House, game: str, *, finished: bool = False) -> Record | None:
    """A game's moves out of its stream; a table put away is not a game that is finished."""
    setup: Setup | None = None
    moves: list[Event] = []
    over = False
    try:
        entries = [lines.decode(line) for line in await house.hall.journal.read(game)]
    except lines.UnreadableLine:  # a damaged game is answered like one that is not there
        return None
    for entry in entries:
        for event in entry.events:
            if isinstance(event, Started):
                setup = event.setup
            elif isinstance(event, Played):
                moves += event.events
            elif isinstance(event, Finished):
                over = True
    if setup is None or (finished and not over):
        return None
    names = tuple([f"{seat + 1}" for seat in range(setup.players)])
    return Record(setup, names, tuple(moves))


def _rounds(record: Record) -> list[RoundStory]:
    rules = plan(record.setup)
    assert not isinstance(rules, Refusal)
    return list(retell(new_game(rules, record.setup.deck), record.events))


@get("/healthz", include_in_schema=False)
async def alive() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def ready(request: AnyRequest) -> Response[str]:
    """The journal can be written."""
    try:
        await house_of(request).hall.journal.remember("ready", b"")
    except JournalUnavailable:
        return Response("unavailable", status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response("ok", status_code=HTTP_200_OK)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """The figures, where the operator wants them shown."""
    house = house_of(request)
    if not house.config.metrics:
        raise HTTPException(status_code=HTTP_404_NOT_FOUND)
    house.metrics.tables.set(house.hall.awake)
    house.metrics.devices.set(len(house.devices))
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    open_table,
    join_table,
    look_up,
    offer_device,
    move_device,
    metrics,
    earlier_round,
    game_record,
    alive,
    ready,
]
