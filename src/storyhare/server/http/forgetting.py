"""Being forgotten, over HTTP: at a table, or later from the page of a game played there."""

from litestar import Response, delete
from litestar.status_codes import (
    HTTP_204_NO_CONTENT,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from storyhare.live import LiveTable
from storyhare.rules import Refusal
from storyhare.server import identity
from storyhare.server.context import AppContext, address_of, context_of
from storyhare.server.http.requests.errors import refused, troubles
from storyhare.server.http.requests.parameters import PathId
from storyhare.server.http.tables import AnyRequest
from storyhare.server.ops import erasing
from storyhare.table import Holder, Table, hash_of, read_code, recognised, sent_away

# Whoever asks, in the place of an id.
ME = "me"


@delete(
    "/api/tables/{code:str}/people/{person:str}",
    status_code=HTTP_204_NO_CONTENT,
    responses=troubles(
        HTTP_404_NOT_FOUND,
        HTTP_409_CONFLICT,
        HTTP_429_TOO_MANY_REQUESTS,
        HTTP_503_SERVICE_UNAVAILABLE,
    ),
)
async def forget_person(request: AnyRequest, code: PathId, person: PathId) -> Response[None]:
    """Erase name, chat and recordings of the caller (`me`), or of somebody without a phone.

    Their moves stay, without a name. It holds for the table and all games that were played there
    before. Who was sent away may ask, too.
    """
    context = context_of(request)
    claim = identity.claim(request, context.config, read_code(code) or "")
    mine = claim is not None and person in (ME, claim.person)
    whose = claim.person if claim is not None and mine else person
    table = await context.find(code, request)
    if table == Refusal("too_fast"):
        raise refused(table)
    device = None if isinstance(table, Refusal) else await _at(context, request, table)
    if device is not None and isinstance(table, LiveTable):
        if not context.allowances(table, device.person, address_of(request))[0].take():
            raise refused(Refusal("too_fast"))
        refusal = await erasing.forget(context.registry, context.blobs, table, device, whose)
    else:
        refusal = await _forget_archived(context, request, code, whose)
    if refusal is not None:
        raise refused(refusal)
    cookies = [identity.no_cookie(request, context.config, read_code(code) or "")] if mine else []
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=cookies)


async def _at(context: AppContext, request: AnyRequest, table: LiveTable) -> Holder | None:
    """Who the caller is at a table; another node may know more."""
    known = _known(context, request, table.table)
    if known is None and await table.stream.look_again():
        known = _known(context, request, table.table)
    return known


def _known(context: AppContext, request: AnyRequest, table: Table) -> Holder | None:
    claim = identity.claim(request, context.config, table.code)
    if claim is None:
        return None
    known = recognised(table, claim.person, claim.token)
    away = sent_away(table, claim.person, claim.token)
    return Holder(claim.person, hash_of(claim.token)) if known or away else None


async def _forget_archived(
    context: AppContext, request: AnyRequest, code: str, whose: str
) -> Refusal | None:
    """The table was put away, and others may have its code by now."""
    known = read_code(code)
    row = None if known is None else await context.registry.journal.find_archived(known)
    state = None if row is None else await context.registry.history.state(row)
    device = None if state is None else _known(context, request, state)
    if row is None or device is None:
        return Refusal("no_such_table")
    return await erasing.forget_archived(context.registry, context.blobs, row, device, whose)


ROUTES = [forget_person]
