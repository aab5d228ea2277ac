"""Refusals and faults as HTTP answers, all in one form."""

import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_421_MISDIRECTED_REQUEST,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
    HTTP_507_INSUFFICIENT_STORAGE,
)
from msgspec import Meta, Struct

from storyhare.decks import DeckStoreUnavailable
from storyhare.media import BlobsUnavailable
from storyhare.rules import Refusal
from storyhare.storage import JournalUnavailable
from storyhare.words import sentence

log = logging.getLogger("storyhare")
AnyRequest = Request[Any, Any, Any]
MESSAGE_LIMIT = 3_000
Message = Annotated[str, Meta(max_length=MESSAGE_LIMIT)]


class Trouble(Struct, frozen=True):
    """Why not, as a code with its facts and as a sentence."""

    refusal: Refusal
    message: Message


STATUS = {
    "from_elsewhere": HTTP_403_FORBIDDEN,
    "unknown_host": HTTP_421_MISDIRECTED_REQUEST,
    "too_fast": HTTP_429_TOO_MANY_REQUESTS,
    "too_many_joins": HTTP_429_TOO_MANY_REQUESTS,
    "no_such_table": HTTP_404_NOT_FOUND,
    "no_such_link": HTTP_404_NOT_FOUND,
    "no_such_pairing": HTTP_404_NOT_FOUND,
    "no_such_recording": HTTP_404_NOT_FOUND,
    "ticket_unknown": HTTP_404_NOT_FOUND,
    "recording_too_large": HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    "photo_too_large": HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    "recording_too_long": HTTP_422_UNPROCESSABLE_ENTITY,
    "recording_too_short": HTTP_422_UNPROCESSABLE_ENTITY,
    "recording_not_playable": HTTP_422_UNPROCESSABLE_ENTITY,
    "recording_wrong_kind": HTTP_422_UNPROCESSABLE_ENTITY,
    "upload_too_slow": HTTP_408_REQUEST_TIMEOUT,
    "imports_full": HTTP_503_SERVICE_UNAVAILABLE,
    "upload_no_room": HTTP_507_INSUFFICIENT_STORAGE,
    "storage_full": HTTP_507_INSUFFICIENT_STORAGE,
    "photo_no_room": HTTP_507_INSUFFICIENT_STORAGE,
}


def refused(refusal: Refusal, status: int | None = None) -> HTTPException:
    """A refusal as an answer."""
    status = status or STATUS.get(refusal.code, HTTP_409_CONFLICT)
    return HTTPException(status_code=status, detail=sentence(refusal), extra={"refusal": refusal})


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer instead, for its description."""
    told = ResponseSpec(Trouble, generate_examples=False)
    return dict.fromkeys((*statuses, HTTP_400_BAD_REQUEST), told)


def on_trouble(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Every error in one form; details of our own only."""
    extra = error.extra if isinstance(error.extra, dict) else {}
    refusal = extra.get("refusal")
    if not isinstance(refusal, Refusal):
        refusal = Refusal("bad_request" if error.status_code < 500 else "our_fault")
    body = msgspec.json.encode(Trouble(refusal, sentence(refusal)))
    return Response(
        body, status_code=error.status_code, media_type="application/json", headers=error.headers
    )


def on_no_journal(
    _: AnyRequest, __: JournalUnavailable | BlobsUnavailable | DeckStoreUnavailable
) -> Response[bytes]:
    """Nothing can be kept right now."""
    refusal = Refusal("try_again")
    body = msgspec.json.encode(Trouble(refusal, sentence(refusal)))
    return Response(body, status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type="application/json")


def on_fault(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A mistake of ours: logged for the operator, without details for the caller."""
    # The route and not the address: that may name a game, which opens its replay.
    route = request.scope.get("path_template", "")
    log.error("%s %s failed", request.method, route, exc_info=error)
    return on_trouble(request, HTTPException(status_code=HTTP_500_INTERNAL_SERVER_ERROR))


def on_no_json(request: AnyRequest, _: RecursionError | UnicodeDecodeError) -> Response[bytes]:
    """A body of brackets in brackets, deeper than the parser goes, or in no UTF-8.

    Nothing of ours recurses, and all that we read ourselves was written by us.
    """
    return on_trouble(request, HTTPException(status_code=HTTP_400_BAD_REQUEST))


EXCEPTIONS: dict[Any, Any] = {
    HTTPException: on_trouble,
    RecursionError: on_no_json,
    UnicodeDecodeError: on_no_json,
    JournalUnavailable: on_no_journal,
    BlobsUnavailable: on_no_journal,
    DeckStoreUnavailable: on_no_journal,
    Exception: on_fault,
}
