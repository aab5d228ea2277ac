"""Pairing a TV with a table: the TV shows a code, and somebody at the table types it.

The TV keeps a secret of its own, of which the server stores only the hash. Whoever lets it in
writes that hash into the table's stream, so that it is known to all nodes and after a restart.
"""

import hmac
import random
import secrets
from typing import Annotated, Any

from litestar import Request, Response, post
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
from storyhare.rules.bounds import Id, Number
from storyhare.server import identity
from storyhare.server.context import AppContext, address_of, context_of
from storyhare.server.http.requests.errors import refused, troubles
from storyhare.server.http.requests.parameters import PathId
from storyhare.server.http.tables import find_table
from storyhare.storage import Pairing
from storyhare.table import hash_of, pairing_code, read_code

AnyRequest = Request[Any, Any, Any]

GOOD_FOR = 600
# Of this many random codes one is free.
TRIES = 5
SECRETS = random.SystemRandom()
_BUSY = (HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE)
_BODY = (HTTP_400_BAD_REQUEST, HTTP_413_REQUEST_ENTITY_TOO_LARGE)


class WaitingTv(Struct, frozen=True):
    """A TV that waits: the code to show, good for so many seconds, and its own secret."""

    pairing: Id
    secret: Id
    seconds: Number


class TvSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """By what the server knows a TV again."""

    secret: Id


class TvTable(Struct, frozen=True):
    """The table to show, and who has let the TV in; null while it waits."""

    code: Id | None
    person: Id | None


class LetTvIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that a TV shows."""

    pairing: Id


class TvIsIn(Struct, frozen=True):
    """The table that the TV shows now."""

    code: Id


@post("/api/tvs", status_code=HTTP_201_CREATED, responses=troubles(*_BUSY))
async def wait_for_table(request: AnyRequest) -> WaitingTv:
    """A code for a TV to show, until somebody at a table types it."""
    context = context_of(request)
    if not context.pairing_codes.take(address_of(request)):
        raise refused(Refusal("too_fast"))
    secret = secrets.token_urlsafe(32)
    for _ in range(TRIES):
        code = pairing_code(SECRETS)
        if await context.pairings.offer(code, hash_of(secret), GOOD_FOR):
            return WaitingTv(code, secret, GOOD_FOR)
    raise refused(Refusal("try_again"), HTTP_503_SERVICE_UNAVAILABLE)


@post(
    "/api/tvs/{pairing:str}",
    status_code=HTTP_200_OK,
    responses=troubles(*_BODY, HTTP_404_NOT_FOUND, *_BUSY),
)
async def look_for_table(
    request: AnyRequest, pairing: PathId, data: Annotated[TvSecret, Body(title="The TV's secret")]
) -> Response[TvTable]:
    """Has somebody let this TV in? Then the answer sets its cookie for the table."""
    context = context_of(request)
    if not context.pairing_looks.take(address_of(request)):
        raise refused(Refusal("too_fast"))
    found = await _find(context, pairing)
    if found is None or not hmac.compare_digest(hash_of(data.secret), found.secret_hash):
        raise refused(Refusal("no_such_pairing"))
    cookies = []
    if found.table is not None:
        cookies = [identity.tv_cookie(request, context.config, found.table, data.secret)]
    return Response(TvTable(found.table, found.person), cookies=cookies)


@post(
    "/api/tables/{code:str}/tvs",
    status_code=HTTP_201_CREATED,
    responses=troubles(*_BODY, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT, *_BUSY),
)
async def let_tv_in(
    request: AnyRequest, code: PathId, data: Annotated[LetTvIn, Body(title="The TV's code")]
) -> TvIsIn:
    """Show the caller's table on a TV; it sees what watchers see."""
    context = context_of(request)
    table = await find_table(context, code, request)
    person = await context.person_at(request, table)
    if person is None:
        raise refused(Refusal("no_such_table"))
    if not context.allowances(table, person, address_of(request))[0].take():
        raise refused(Refusal("too_fast"))
    # Codes of TVs are guessed no faster than codes of tables.
    async with context.misses.one(address_of(request)) as attempt:
        if attempt is None:
            raise refused(Refusal("too_fast"))
        refusal = await _pair(context, table, person, data.pairing)
        attempt.good = refusal is None or refusal.code != "no_such_pairing"
    if refusal is not None:
        raise refused(refusal)
    return TvIsIn(table.table.code)


async def _pair(context: AppContext, table: LiveTable, person: str, typed: str) -> Refusal | None:
    """First the table knows the TV, then the TV learns of the table; both may be done again."""
    found = await _find(context, typed)
    code = read_code(typed)
    if found is None or code is None or found.table not in (None, table.table.code):
        return Refusal("no_such_pairing")
    refusal = await access.let_tv_in(context.registry, table, person, found.secret_hash)
    if refusal is not None:
        return refusal
    answered = await context.pairings.answer(code, table.table.code, person)
    return None if answered else Refusal("no_such_pairing")


async def _find(context: AppContext, typed: str) -> Pairing | None:
    """The TV that shows a code, typed in whatever case and with blanks."""
    code = read_code(typed)
    return None if code is None else await context.pairings.find(code)


ROUTES = [wait_for_table, look_for_table, let_tv_in]
