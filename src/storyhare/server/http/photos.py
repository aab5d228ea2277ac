"""Photos of the box's cards on a real table, over HTTP: the upload; recordings serve the bytes."""

import hashlib
import secrets
from contextlib import closing
from pathlib import Path

from litestar import put
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_404_NOT_FOUND,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
    HTTP_507_INSUFFICIENT_STORAGE,
)
from msgspec import Struct

from storyhare.decks import MEGA
from storyhare.live import LiveTable
from storyhare.media import Key, StorageFull
from storyhare.rules import Refusal
from storyhare.rules.bounds import Number
from storyhare.server.context import AppContext, address_of, context_of
from storyhare.server.http.recordings import AnyRequest, TakesBytes, at_the_table, change
from storyhare.server.http.requests.errors import refused, troubles
from storyhare.server.http.requests.parameters import PathId, PathNumber, QueryFlag
from storyhare.server.http.requests.receiving import Terms, receive
from storyhare.table import Holder, PhotoPart, PhotoTaken, recordings

# Pages send a photo of one megabyte at most; one that a phone's camera took has up to ten.
MOST_BYTES = 15 * MEGA
MOST_SECONDS = 120.0


class PhotoKept(Struct, frozen=True):
    """A photo that has come: of how many pictures it is now."""

    pictures: Number


@put(
    "/api/tables/{code:str}/rounds/{number:int}/photo",
    status_code=HTTP_200_OK,
    request_max_body_size=None,
    operation_class=TakesBytes,
    responses=troubles(
        HTTP_404_NOT_FOUND,
        HTTP_408_REQUEST_TIMEOUT,
        HTTP_409_CONFLICT,
        HTTP_413_REQUEST_ENTITY_TOO_LARGE,
        HTTP_429_TOO_MANY_REQUESTS,
        HTTP_503_SERVICE_UNAVAILABLE,
        HTTP_507_INSUFFICIENT_STORAGE,
    ),
)
async def send_photo(
    request: AnyRequest, code: PathId, number: PathNumber, cut: QueryFlag = False
) -> PhotoKept:
    """A photo of the row of this round, from the storyteller; cut, of its cards side by side."""
    context = context_of(request)
    table, holder = await at_the_table(context, request, code)
    if not context.allowances(table, holder.person, address_of(request))[0].take():
        raise refused(Refusal("too_fast"))
    _check(table, holder, number)
    game = table.table.id
    if not await context.blobs.room_for(game, 1):
        raise refused(Refusal("photo_no_room"))
    context.recording_bytes.stored = await context.blobs.used()
    arriving = context.spool.begin(context.recording_bytes, MOST_BYTES, (game, holder.person))
    with closing(arriving) as upload, table.usage.going_on():
        await receive(request, upload, _terms())
        pictures = await context.rows.read(upload.path, _cards(table) if cut else 1)
        if isinstance(pictures, Refusal):
            raise refused(pictures)
        parts = [await _keep(context, game, upload.path, picture) for picture in pictures]
    taken = PhotoTaken(_check(table, holder, number), number, tuple(parts))
    await change(
        table,
        holder,
        lambda state: recordings.photographed(state, holder.person, number, taken),
    )
    return PhotoKept(len(parts))


def _check(table: LiveTable, holder: Holder, number: int) -> str:
    """The storyteller of this round, for whom the caller's device speaks."""
    person = recordings.photographer(table.table, holder.person, number)
    if isinstance(person, Refusal):
        raise refused(person)
    return person


def _cards(table: LiveTable) -> int:
    game = table.table.game
    assert game is not None
    return game.rules.cards_on_table


def _terms() -> Terms:
    return Terms(
        MOST_SECONDS,
        too_large=Refusal("photo_too_large", {"most": MOST_BYTES // MEGA}),
        no_room=Refusal("photo_no_room"),
        too_slow=Refusal("upload_too_slow", {"minutes": int(MOST_SECONDS / 60)}),
    )


async def _keep(context: AppContext, game: str, path: Path, picture: bytes) -> PhotoPart:
    """Store a picture among the table's recordings; its file takes the place of the upload's."""
    await context.rows.write(path, picture)
    blob = hashlib.sha256(picture).hexdigest()
    try:
        await context.blobs.put(Key(game, blob), path)
    except StorageFull:
        raise refused(Refusal("photo_no_room")) from None
    return PhotoPart(f"{game}.{secrets.token_urlsafe(16)}", len(picture), blob)


ROUTES = [send_photo]
