"""Points for games played with the physical box, over HTTP: nothing is kept of them."""

from typing import Annotated

from litestar import post
from litestar.params import Body
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
)

from storyhare.rules import PaperGame, Refusal, Tally, tally
from storyhare.server.context import address_of, context_of
from storyhare.server.http.requests.errors import refused, troubles
from storyhare.server.http.tables import AnyRequest


@post(
    "/api/score",
    status_code=HTTP_200_OK,
    responses=troubles(
        HTTP_409_CONFLICT, HTTP_413_REQUEST_ENTITY_TOO_LARGE, HTTP_429_TOO_MANY_REQUESTS
    ),
)
async def score_rounds(
    request: AnyRequest, data: Annotated[PaperGame, Body(title="A game on paper")]
) -> Tally:
    """The points of rounds noted on paper, with their reasons, or what does not fit."""
    if not context_of(request).commands.take(address_of(request)):
        raise refused(Refusal("too_fast"))
    counted = tally(data)
    if isinstance(counted, Refusal):
        raise refused(counted)
    return counted


ROUTES = [score_rounds]
