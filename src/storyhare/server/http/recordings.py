"""Recorded clues over HTTP: a ticket, the upload, and the bytes for people at the table."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.exceptions import HTTPException
from litestar.openapi.spec import (
    OpenAPIFormat,
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.openapi.spec import OpenAPIResponse as Described
from litestar.params import Body
from litestar.response import Stream
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    HTTP_206_PARTIAL_CONTENT,
    HTTP_404_NOT_FOUND,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_416_REQUESTED_RANGE_NOT_SATISFIABLE,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
    HTTP_507_INSUFFICIENT_STORAGE,
)
from msgspec import Struct

from storyhare.live import LiveTable
from storyhare.media import (
    LIMITS,
    TYPES,
    Blobs,
    IncomingUpload,
    Key,
    Kind,
    Part,
    StorageFull,
    check_recording,
    part_of,
)
from storyhare.rules import Refusal
from storyhare.rules.bounds import Id, Number
from storyhare.server.context import AppContext, address_of, context_of
from storyhare.server.http.records import readable_story
from storyhare.server.http.requests.errors import refused, troubles
from storyhare.server.http.requests.parameters import PathId, QueryId
from storyhare.server.http.requests.receiving import Terms, receive
from storyhare.server.http.tables import find_table
from storyhare.table import (
    Decided,
    Decision,
    Event,
    Holder,
    Recording,
    RecordingMade,
    Table,
    Ticket,
    checks,
    decide,
    read_code,
    recordings,
)

AnyRequest = Request[Any, Any, Any]
Happening = Callable[[Table], tuple[Event, ...] | Refusal]
# Seconds; whoever needs longer for an upload would not be waited for anyway.
MOST_SECONDS = 180.0
PIECE = 256 * 1024
HEADERS = {
    "accept-ranges": "bytes",
    "content-disposition": "inline",
    "content-security-policy": "sandbox; default-src 'none'",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, max-age=31536000, immutable",
}
BINARY = OpenAPIMediaType(Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY))
_BUSY = (HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE)


class WantedRecording(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would like to record."""

    kind: Kind


class RecordingTicket(Struct, frozen=True):
    """Leave to send one recording, and what it may be."""

    ticket: Id
    max_bytes: Number
    max_seconds: Number


class RecordingTaken(Struct, frozen=True):
    """A recording that has come: its id is for the clue."""

    recording: Id
    kind: Kind
    seconds: float


# -- the ticket ------------------------------------------------------------------------------------


@post(
    "/api/tables/{code:str}/recordings",
    status_code=HTTP_201_CREATED,
    responses=troubles(
        HTTP_404_NOT_FOUND,
        HTTP_409_CONFLICT,
        HTTP_413_REQUEST_ENTITY_TOO_LARGE,
        HTTP_507_INSUFFICIENT_STORAGE,
        *_BUSY,
    ),
)
async def ask_to_record(
    request: AnyRequest,
    code: PathId,
    data: Annotated[WantedRecording, Body(title="What to record")],
) -> RecordingTicket:
    """Leave to send a recording, for who may tell a clue now; a clock that runs waits for it."""
    context = context_of(request)
    table, holder = await at_the_table(context, request, code)
    person = holder.person
    if not context.allowances(table, person, address_of(request))[0].take():
        raise refused(Refusal("too_fast"))
    if not await context.blobs.room_for(table.table.id, 1):
        raise refused(Refusal("storage_full"))
    ticket = secrets.token_urlsafe(16)

    def asked(state: Table) -> tuple[Event, ...] | Refusal:
        return recordings.asked(state, person, data.kind, ticket, table.stream.now())

    await change(table, holder, asked)
    limit = LIMITS[data.kind]
    return RecordingTicket(ticket, limit.size, limit.seconds)


async def at_the_table(
    context: AppContext, request: AnyRequest, code: str
) -> tuple[LiveTable, Holder]:
    """The table with a code, and who the caller is there."""
    table = await find_table(context, code, request)
    holder = await context.holder_at(request, table)
    if holder is None:
        raise refused(Refusal("no_such_table"))
    return table, holder


async def change(table: LiveTable, holder: Holder, events: Happening) -> None:
    """Let something happen at the table, with all that follows from it."""

    def decision(state: Table) -> Decision:
        happened = checks.another_device(state, holder) or events(state)
        if isinstance(happened, Refusal):
            return happened
        if not happened:
            return Decided(())
        return decide.and_what_follows(state, holder.person, Decided(happened), table.around)

    refusal = await table.stream.change(decision, holder.person)
    if refusal is not None:
        raise refused(refusal)
    table.show()


# -- the upload ------------------------------------------------------------------------------------


@dataclass
class TakesBytes(Operation):
    """The description of a request whose body is a recording."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody({"application/octet-stream": BINARY}, required=True)


@put(
    "/api/tables/{code:str}/recordings/{ticket:str}",
    status_code=HTTP_200_OK,
    request_max_body_size=None,
    operation_class=TakesBytes,
    responses=troubles(
        HTTP_404_NOT_FOUND,
        HTTP_408_REQUEST_TIMEOUT,
        HTTP_409_CONFLICT,
        HTTP_413_REQUEST_ENTITY_TOO_LARGE,
        HTTP_422_UNPROCESSABLE_ENTITY,
        HTTP_507_INSUFFICIENT_STORAGE,
        *_BUSY,
    ),
)
async def send_recording(request: AnyRequest, code: PathId, ticket: PathId) -> RecordingTaken:
    """Send a recording, as the body of the request; the same one again gets the same answer."""
    context = context_of(request)
    table, holder = await at_the_table(context, request, code)
    person = holder.person
    known = await _ticket(table, person, ticket)
    context.recording_bytes.stored = await context.blobs.used()
    most, owner = LIMITS[_kind(known)].size, (table.table.id, person)
    arriving = context.spool.begin(context.recording_bytes, most, owner)
    with closing(arriving) as upload, table.usage.going_on():
        sent = await receive(request, upload, _terms(most))
        known = await _ticket(table, person, ticket)
        if known.made is None:
            await _keep(context, table, (holder, ticket), upload, sent)
            known = await _ticket(table, person, ticket)
    if known.made is None or known.recording is None or known.sent != sent:
        raise refused(Refusal("ticket_used"))
    return RecordingTaken(known.recording, _kind(known), known.made.seconds)


async def _ticket(table: LiveTable, person: str, ticket: str) -> Ticket:
    known = recordings.ticket_of(table.table, person, ticket)
    if known is None and await table.stream.look_again():
        known = recordings.ticket_of(table.table, person, ticket)
    if known is None:
        raise refused(Refusal("ticket_unknown"))
    return known


def _kind(ticket: Ticket) -> Kind:
    assert ticket.kind != "text"
    return ticket.kind


def _terms(most: int) -> Terms:
    return Terms(
        MOST_SECONDS,
        too_large=Refusal("recording_too_large", {"most": most // 1_000_000}),
        no_room=Refusal("storage_full"),
        too_slow=Refusal("upload_too_slow", {"minutes": int(MOST_SECONDS / 60)}),
    )


async def _keep(
    context: AppContext,
    table: LiveTable,
    whose: tuple[Holder, str],
    upload: IncomingUpload,
    sent: str,
) -> None:
    """Look at what has come; if it is good keep it, and then say so at the table."""
    (holder, ticket), game = whose, table.table.id
    person = holder.person
    kind = _kind(await _ticket(table, person, ticket))
    checked = await asyncio.to_thread(check_recording, upload.path, kind)
    if isinstance(checked, Refusal):
        raise refused(checked)
    try:
        await context.blobs.put(Key(game, checked.blob), upload.path)
    except StorageFull:
        raise refused(Refusal("storage_full")) from None
    came = RecordingMade(
        ticket,
        f"{game}.{secrets.token_urlsafe(16)}",
        checked.type,
        checked.seconds,
        checked.size,
        sent,
        checked.blob,
    )
    await change(
        table, holder, lambda state: recordings.made(state, person, came, table.stream.now())
    )


# -- the bytes -------------------------------------------------------------------------------------


@dataclass
class GivesMedia(Operation):
    """The description of an answer that is a recording, or a part of one."""

    def __post_init__(self) -> None:
        media: dict[str, OpenAPIMediaType] = dict.fromkeys(TYPES.values(), BINARY)
        self.responses = {
            **(self.responses or {}),
            str(HTTP_200_OK): Described("", content=media),
            str(HTTP_206_PARTIAL_CONTENT): Described("", content=media),
        }


@get(
    "/api/recordings/{recording:str}",
    operation_class=GivesMedia,
    responses=troubles(
        HTTP_404_NOT_FOUND, HTTP_416_REQUESTED_RANGE_NOT_SATISFIABLE, HTTP_503_SERVICE_UNAVAILABLE
    ),
)
async def play_recording(request: AnyRequest, recording: PathId, table: QueryId = None) -> Stream:
    """A recorded clue, once it is told, for whoever is at its table; who watches names its code.

    Before that it is for its author alone; after the game, where all have agreed to keep it, for
    everybody who has the link.
    """
    context = context_of(request)
    found = await _find(context, request, recording, table)
    key = None if found is None else Key(recording.rpartition(".")[0], found.blob)
    size = None if key is None else await context.blobs.size(key)
    if found is None or key is None or size is None:
        raise refused(Refusal("no_such_recording"))
    part = part_of(request.headers.get("range"), size)
    if part is None:
        raise HTTPException(
            status_code=HTTP_416_REQUESTED_RANGE_NOT_SATISFIABLE,
            headers={"content-range": f"bytes */{size}"},
        )
    headers = {**HEADERS, "content-length": str(part.length)}
    if part.partial:
        headers["content-range"] = f"bytes {part.start}-{part.start + part.length - 1}/{size}"
    return Stream(
        _pieces(context.blobs, key, part),
        media_type=found.type,
        headers=headers,
        status_code=HTTP_206_PARTIAL_CONTENT if part.partial else HTTP_200_OK,
    )


async def _find(
    context: AppContext, request: AnyRequest, recording: str, code: str | None
) -> Recording | None:
    """A recording that the caller may have; what others may not have is not there for them."""
    game = recording.rpartition(".")[0]
    awake = context.registry.awake_table(game)
    if awake is None:
        story = await readable_story(context, game)
        if story is None:
            return None
        return _for_caller(context, request, story.table, recording, code)
    found = _for_caller(context, request, awake.table, recording, code)
    if found is None and await awake.stream.look_again():  # it may have been told on another node
        found = _for_caller(context, request, awake.table, recording, code)
    return found


def _for_caller(
    context: AppContext, request: AnyRequest, state: Table, recording: str, code: str | None
) -> Recording | None:
    person = context.person_in(request, state)
    told = state.recordings.get(recording)
    if told is None:
        return None if person is None else recordings.own(state, person, recording)
    watches = code is not None and read_code(code) == state.code
    return told if person is not None or watches or recordings.kept(state) else None


async def _pieces(blobs: Blobs, key: Key, part: Part) -> AsyncIterator[bytes]:
    at, end = part.start, part.start + part.length
    while at < end:
        piece = await blobs.read(key, at, min(PIECE, end - at))
        if not piece:
            return  # removed meanwhile: the connection ends before what was announced
        at += len(piece)
        yield piece


ROUTES = [ask_to_record, send_recording, play_recording]
