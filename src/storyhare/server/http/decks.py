"""Decks over HTTP: which there are, their texts and pictures, and pictures of one's own."""

import asyncio
import hashlib
import logging
import os
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import (
    OpenAPIFormat,
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.response import File, Stream
from litestar.status_codes import (
    HTTP_201_CREATED,
    HTTP_202_ACCEPTED,
    HTTP_204_NO_CONTENT,
    HTTP_404_NOT_FOUND,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
    HTTP_507_INSUFFICIENT_STORAGE,
)
from msgspec import Meta, Struct
from msgspec.structs import replace

from storyhare.decks import (
    LIST_LIMIT,
    MOST_CARDS,
    Card,
    DeckInfo,
    DeckStoreUnavailable,
    DeckWords,
    LeftOut,
    Progress,
    Role,
    uploads,
)
from storyhare.rules import Refusal
from storyhare.rules.bounds import Id, Word
from storyhare.server import identity
from storyhare.server.context import AppContext, address_of, context_of
from storyhare.server.decks import games as deck_games
from storyhare.server.decks.import_lines import tell
from storyhare.server.decks.imports import Import
from storyhare.server.http.requests.errors import refused, troubles
from storyhare.server.http.requests.parameters import (
    PathId,
    QueryFileName,
    QueryFlag,
    QueryId,
    QueryTitle,
)
from storyhare.server.http.requests.receiving import Terms, receive
from storyhare.storage import JournalUnavailable

AnyRequest = Request[Any, Any, Any]
OWNER_COOKIE = "storyhare-decks"
LINES = "application/x-ndjson"
# Decks that were deleted on another node are gone from this one after so many seconds.
LOOK_EVERY = 10.0
FORGET_EVERY = 3600.0
# Seconds for an upload in all: 300 MB at 170 kB a second.
MOST_SECONDS = 1800.0
log = logging.getLogger("storyhare")


class CardText(Struct, frozen=True):
    """A card's picture, its title and its description in the deck's languages."""

    picture: Id
    title: DeckWords
    titles: Annotated[dict[Word, DeckWords], Meta(max_length=LIST_LIMIT)]
    description: Annotated[dict[Word, DeckWords], Meta(max_length=LIST_LIMIT)]


class DeckText(Struct, frozen=True):
    """A deck with the texts of its cards, for screen readers, captions and search.

    Retired cards are no longer dealt: finished games show them, and such as were begun before.
    """

    info: DeckInfo
    cards: Annotated[tuple[CardText, ...], Meta(max_length=MOST_CARDS)]
    retired: Annotated[tuple[CardText, ...], Meta(max_length=MOST_CARDS)]


@get("/api/decks", responses=troubles(HTTP_503_SERVICE_UNAVAILABLE))
async def decks(request: AnyRequest, table: QueryId = None) -> list[DeckInfo]:
    """The decks the caller may see: public ones, their own, and those of their table."""
    context = context_of(request)
    in_use = await _decks_of(context, request, table)
    owner = _owner(request)
    if owner is not None:
        await context.deck_cache.fetch_decks_of(owner)
    return uploads.listed_for(context.library, owner, in_use)


@get(
    "/api/decks/{deck:str}",
    responses=troubles(HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE),
)
async def deck_texts(request: AnyRequest, deck: PathId) -> DeckText:
    """A deck's cards; an uploaded deck is found by whoever knows its unguessable id."""
    context = context_of(request)
    await context.deck_cache.fetch((deck,))
    found = context.library.get(deck)
    if found is None:
        raise refused(Refusal("no_such_deck"), HTTP_404_NOT_FOUND)
    info = replace(found.info, owner=None)
    return DeckText(info, _texts(deck, found.manifest.cards), _texts(deck, found.retired))


def _texts(deck: str, cards: Sequence[Card]) -> tuple[CardText, ...]:
    return tuple(
        [
            CardText(f"{deck}/{card.id}", card.title, dict(card.titles), dict(card.alt))
            for card in cards
        ]
    )


class Upload(Struct, frozen=True):
    """What has arrived, from whom, and what it is to be called."""

    file: Path
    owner: str
    role: Role
    title: str | None
    name: str | None
    lenient: bool


@dataclass
class TakesZip(Operation):
    """The description of a request whose body is a zip."""

    def __post_init__(self) -> None:
        zipped = OpenAPIMediaType(Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY))
        self.request_body = RequestBody({"application/zip": zipped}, required=True)


@post(
    "/api/decks",
    status_code=HTTP_201_CREATED,
    request_max_body_size=None,
    operation_class=TakesZip,
    responses={
        HTTP_202_ACCEPTED: ResponseSpec(str, media_type=LINES, generate_examples=False),
        **troubles(
            HTTP_408_REQUEST_TIMEOUT,
            HTTP_409_CONFLICT,
            HTTP_429_TOO_MANY_REQUESTS,
            HTTP_503_SERVICE_UNAVAILABLE,
            HTTP_507_INSUFFICIENT_STORAGE,
        ),
    },
)
async def bring_deck(
    request: AnyRequest,
    table: QueryId = None,
    title: QueryTitle = None,
    name: QueryFileName = None,
    lenient: QueryFlag = False,
) -> Response[DeckInfo]:
    """Upload a zip of pictures, as the body of the request; `title` goes before its own.

    `name` is that of the file: a zip without a title is called so. Whoever accepts
    application/x-ndjson is answered 202 at once, and told line by line how far it is (`Waiting`,
    `Making`), until the last line is `Done` or `Refused`. With `lenient`, files that cannot become
    cards are left out, and `Done` names them.
    """
    context = context_of(request)
    role = await _role(context, request, table)
    secret = request.cookies.get(OWNER_COOKIE) or secrets.token_urlsafe(32)
    refusal = await _why_not_upload(context, request, role, _owner_of(secret))
    if refusal is not None:
        raise refused(refusal)
    context.deck_bytes.stored = await context.deck_cache.used()
    most = context.uploads.upload_bytes
    arriving = context.spool.begin(context.deck_bytes, most)
    try:
        await receive(request, arriving, _terms(most))
        if context.imports.full:  # they were quicker
            raise refused(context.imports.full)
        upload = Upload(arriving.path, _owner_of(secret), role, title, name, lenient)
        coming = context.imports.enter(partial(make_deck, context, upload))
    except BaseException:
        arriving.close_soon()
        raise
    coming.outcome.add_done_callback(lambda _: arriving.close_soon())
    cookie = identity.secret_cookie(request, context.config, OWNER_COOKIE, secret)
    if LINES in request.headers.get("accept", ""):
        return _told_in_lines(coming, cookie)
    return Response(await _outcome(coming), cookies=[cookie])


def _told_in_lines(coming: Import, cookie: Cookie) -> Response[DeckInfo]:
    return Stream(  # type: ignore[return-value]  # the document tells of it under its own status
        tell(coming),
        media_type=LINES,
        status_code=HTTP_202_ACCEPTED,
        cookies=[cookie],
        headers={"x-accel-buffering": "no", "cache-control": "no-store"},
    )


async def _why_not_upload(
    context: AppContext, request: AnyRequest, role: Role, owner: str
) -> Refusal | None:
    """Why nobody's body is read: not allowed, too often, or no room for it."""
    refusal = uploads.may_upload(context.uploads, role)
    if refusal is not None:
        return refusal
    if not context.arrivals.take(address_of(request)):
        return Refusal("too_fast")
    return context.imports.full or await context.deck_cache.over_quota(owner, context.uploads)


async def make_deck(
    context: AppContext, upload: Upload, progress: Progress, left_out: LeftOut
) -> DeckInfo | Refusal:
    """Have a deck made of what has arrived, and kept where all nodes find it."""
    info = await context.imports.threads.run(_install, context, upload, progress, left_out)
    if isinstance(info, Refusal):
        return info
    return await context.deck_cache.publish(info.id, context.uploads) or info


def _install(
    context: AppContext, upload: Upload, progress: Progress, left_out: LeftOut
) -> DeckInfo | Refusal:
    """Import what has arrived, and empty its file here: that takes a while for a long one."""
    try:
        return uploads.install_upload(
            context.library,
            upload.file,
            upload.owner,
            context.uploads,
            role=upload.role,
            title=upload.title,
            name=upload.name,
            progress=progress,
            left_out=left_out if upload.lenient else None,
        )
    finally:
        with suppress(OSError):
            os.truncate(upload.file, 0)


async def _outcome(coming: Import) -> DeckInfo:
    """What has become of an import; it goes on when nobody waits for it."""
    try:
        info = await asyncio.shield(coming.outcome)
    except asyncio.CancelledError:
        if coming.outcome.cancelled():  # the server stops
            raise refused(Refusal("try_again"), HTTP_503_SERVICE_UNAVAILABLE) from None
        raise
    if isinstance(info, Refusal):
        raise refused(info)
    return info


@delete(
    "/api/decks/{deck:str}",
    status_code=HTTP_204_NO_CONTENT,
    responses=troubles(HTTP_404_NOT_FOUND, HTTP_409_CONFLICT, HTTP_503_SERVICE_UNAVAILABLE),
)
async def remove_deck(request: AnyRequest, deck: PathId) -> None:
    """Delete a deck of one's own, unless a game goes on with it."""
    context = context_of(request)
    owner = _owner(request) or ""
    if await context.deck_cache.owns(owner, deck) and await deck_games.in_play(context, deck):
        raise refused(Refusal("deck_in_play"))
    refusal = await context.deck_cache.delete(deck, owner)
    if refusal is not None:
        raise refused(Refusal("no_such_deck"), HTTP_404_NOT_FOUND)


@get("/pictures/{deck:str}/{card:str}/{file:str}", include_in_schema=False)
async def picture(request: AnyRequest, deck: PathId, card: PathId, file: PathId) -> File:
    """A picture of a deck, in one of three sizes: large.webp, medium.webp, small.webp."""
    context = context_of(request)
    await context.deck_cache.fetch((deck,))
    library = context.library
    size = file.removesuffix(".webp")
    path = None if size == file else library.picture(deck, card, size)
    found = library.get(deck)
    if path is None or found is None:
        raise refused(Refusal("no_such_picture"), HTTP_404_NOT_FOUND)
    if not found.info.public:
        library.used(deck)
    whose = "public" if found.info.public else "private"
    return File(
        path,
        media_type="image/webp",
        content_disposition_type="inline",
        headers={"cache-control": f"{whose}, max-age=86400"},
    )


async def look_after(context: AppContext) -> None:
    """Keep in step with the other nodes, and every hour remove what nobody uses any longer."""
    adopted, forget_at = False, 0.0
    while True:
        in_use = frozenset(
            [d for live in context.registry.awake_tables() for d in live.table.settings.decks]
        )
        try:
            if not adopted:
                await context.deck_cache.publish_local_decks(context.uploads)
                adopted = True
            if time.monotonic() >= forget_at:
                in_play = partial(deck_games.in_play, context)
                gone = await context.deck_cache.delete_unused(context.uploads, in_use, in_play)
                forget_at = time.monotonic() + FORGET_EVERY
                if gone:
                    log.info("%d uploaded decks were removed: nobody had used them", gone)
            await context.deck_cache.sync(in_use)
            await deck_games.note(context)
        except (DeckStoreUnavailable, JournalUnavailable) as error:  # whoever reaches them says so
            log.debug("decks could not be looked after: %s", error)
        except OSError as error:
            log.warning("decks could not be looked after: %s", error)
        await asyncio.sleep(LOOK_EVERY)


ROUTES = [decks, deck_texts, bring_deck, remove_deck, picture]


def _terms(most: int) -> Terms:
    return Terms(
        MOST_SECONDS,
        too_large=Refusal("upload_too_large", {"most": most // 1_000_000}),
        no_room=Refusal("upload_no_room"),
        too_slow=Refusal("upload_too_slow", {"minutes": int(MOST_SECONDS / 60)}),
    )


async def _decks_of(context: AppContext, request: AnyRequest, table: str | None) -> tuple[str, ...]:
    """The decks of the caller's table."""
    if table is None:
        return ()
    found = await context.find(table, request)
    if isinstance(found, Refusal) or await context.person_at(request, found) is None:
        return ()
    return found.table.settings.decks


async def _role(context: AppContext, request: AnyRequest, table: str | None) -> Role:
    if table is None:
        return "guest"
    found = await context.find(table, request)
    if isinstance(found, Refusal):
        return "guest"
    person = await context.person_at(request, found)
    return "host" if person is not None and person == found.table.host else "guest"


def _owner(request: AnyRequest) -> str | None:
    secret = request.cookies.get(OWNER_COOKIE)
    return None if not secret else _owner_of(secret)


def _owner_of(secret: str) -> str:
    """What is kept of an owner: a hash of the secret in the cookie."""
    return hashlib.sha256(secret.encode()).hexdigest()
