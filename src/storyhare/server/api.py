"""The HTTP side: opening and joining tables, rounds already revealed, records, pictures, health."""

import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import Body
from litestar.response import File
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Struct

from storyhare.journal import JournalUnavailable
from storyhare.rules import Event, Record, Refusal, Setup, new_game, plan, retell, write_record
from storyhare.rules.story import RoundStory
from storyhare.server import identity
from storyhare.server.house import House, address_of, house_of
from storyhare.table import lines
from storyhare.table.events import Played, Started
from storyhare.table.hall import Seat
from storyhare.table.live import LiveTable
from storyhare.table.settings import Settings
from storyhare.words import sentence

log = logging.getLogger("storyhare")
AnyRequest = Request[Any, Any, Any]
A_YEAR = "public, max-age=31536000, immutable"


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


class Trouble(Struct, frozen=True):
    """Why not, as a code with its facts and as a sentence."""

    refusal: Refusal
    message: str


class Known(Struct, frozen=True):
    """That a table exists, and whether the caller sits at it."""

    code: str
    person: str | None


def refused(refusal: Refusal, status: int | None = None) -> HTTPException:
    """A refusal as an answer."""
    status = status or STATUS.get(refusal.code, HTTP_409_CONFLICT)
    return HTTPException(status_code=status, detail=sentence(refusal), extra={"refusal": refusal})


STATUS = {
    "too_fast": HTTP_429_TOO_MANY_REQUESTS,
    "no_such_table": HTTP_404_NOT_FOUND,
}


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
    row = await house.hall.journal.row(game)
    record = None if row is None or row.status == "live" else await _record(house, game)
    if record is None:
        raise refused(Refusal("no_such_game"), HTTP_404_NOT_FOUND)
    return Response(write_record(record), media_type="application/jsonl")


async def _record(house: House, game: str) -> Record | None:
    """A game's moves out of its stream."""
    setup: Setup | None = None
    moves: list[Event] = []
    for line in await house.hall.journal.read(game):
        for event in lines.decode(line).events:
            if isinstance(event, Started):
                setup = event.setup
            elif isinstance(event, Played):
                moves += event.events
    if setup is None:
        return None
    names = tuple([f"{seat + 1}" for seat in range(setup.players)])
    return Record(setup, names, tuple(moves))


def _rounds(record: Record) -> list[RoundStory]:
    rules = plan(record.setup)
    assert not isinstance(rules, Refusal)
    return list(retell(new_game(rules, record.setup.deck), record.events))


@get("/pictures/{deck:str}/{card:str}/{size:str}.webp", include_in_schema=False)
async def picture(request: AnyRequest, deck: str, card: str, size: str) -> File:
    """A picture of a deck, in one of three sizes."""
    path = house_of(request).picture(deck, card, size)
    if path is None:
        raise refused(Refusal("no_such_picture"), HTTP_404_NOT_FOUND)
    return File(
        path,
        media_type="image/webp",
        content_disposition_type="inline",
        headers={"cache-control": A_YEAR},
    )


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
    picture,
    alive,
    ready,
]


def on_trouble(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Every error in one form; details of our own only."""
    extra = error.extra if isinstance(error.extra, dict) else {}
    refusal = extra.get("refusal")
    if not isinstance(refusal, Refusal):
        refusal = Refusal("bad_request" if error.status_code < 500 else "our_fault")
    body = msgspec.json.encode(Trouble(refusal, sentence(refusal)))
    return Response(body, status_code=error.status_code, media_type="application/json")


def on_no_journal(_: AnyRequest, __: JournalUnavailable) -> Response[bytes]:
    """Nothing can be kept right now."""
    refusal = Refusal("try_again")
    body = msgspec.json.encode(Trouble(refusal, sentence(refusal)))
    return Response(body, status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type="application/json")


def on_fault(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A mistake of ours: logged for the operator, without details for the caller."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return on_trouble(request, HTTPException(status_code=HTTP_500_INTERNAL_SERVER_ERROR))


EXCEPTIONS: dict[Any, Any] = {
    HTTPException: on_trouble,
    JournalUnavailable: on_no_journal,
    Exception: on_fault,
}
