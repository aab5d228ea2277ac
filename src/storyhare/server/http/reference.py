"""The OpenAPI document of the server.

Paths come from the routes themselves, types from the very structs that are read and sent. People
read docs/protocol.md.
"""

from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig

from storyhare import __version__
from storyhare.decks import DeckInfo
from storyhare.rules import PaperGame, RoundStory, Tally
from storyhare.server import identity
from storyhare.server.context import context_of
from storyhare.server.decks import import_lines
from storyhare.server.http import (
    channels as channel_api,
)
from storyhare.server.http import (
    decks as deck_api,
)
from storyhare.server.http import (
    forgetting as forgetting_api,
)
from storyhare.server.http import (
    photos as photos_api,
)
from storyhare.server.http import (
    recordings as recordings_api,
)
from storyhare.server.http import (
    records as records_api,
)
from storyhare.server.http import (
    score as score_api,
)
from storyhare.server.http import (
    tables as api,
)
from storyhare.server.http import (
    tvs as tv_api,
)
from storyhare.server.http.requests.errors import Trouble
from storyhare.server.notifications.new_channels import NewChannel

DESCRIBED = [
    *api.ROUTES, *recordings_api.ROUTES, *records_api.ROUTES, *deck_api.ROUTES, *score_api.ROUTES,
    *tv_api.ROUTES, *forgetting_api.ROUTES, *photos_api.ROUTES,
    *channel_api.ROUTES,
]  # fmt: skip
TYPES = (
    api.OpenTable, api.WantedBot, api.JoinTable, api.Entered, api.Known, api.DeviceLink,
    api.MoveDevice, RoundStory,
    recordings_api.WantedRecording, recordings_api.RecordingTicket, recordings_api.RecordingTaken,
    photos_api.PhotoKept,
    records_api.Storybook, DeckInfo, deck_api.DeckText, import_lines.Waiting,
    import_lines.Making, import_lines.Done, import_lines.Refused, PaperGame, Tally,
    tv_api.WaitingTv, tv_api.TvSecret, tv_api.TvTable, tv_api.LetTvIn, tv_api.TvIsIn,
    NewChannel, channel_api.ChannelChange, channel_api.ChannelView, channel_api.Channels, Trouble,
)  # fmt: skip
REF = "#/components/schemas/{name}"


@get("/api/openapi", include_in_schema=False)
async def openapi(request: api.AnyRequest) -> Response[bytes]:
    """The document."""
    body = msgspec.json.encode(document(context_of(request).config.root_path))
    return Response(body, media_type=OpenAPIMediaType.OPENAPI_JSON)


ROUTES = [openapi]


@cache
def document(root_path: str) -> dict[str, Any]:
    """The OpenAPI document of a server on this path."""
    config = OpenAPIConfig("Storyhare", __version__, use_handler_docstrings=True)
    # Only asked for the description of its routes; served they are by the server's own application.
    described = Litestar(DESCRIBED, path=root_path or None, openapi_config=config)
    told: dict[str, Any] = described.openapi_schema.to_schema()
    for method, _, operation in _operations(told):
        operation["summary"] = operation.pop("description")
        if method not in identity.SAFE:  # no page of another site may ask for it
            operation["responses"]["403"] = dict(operation["responses"]["400"])
        for status, answer in operation["responses"].items():
            answer["description"] = HTTPStatus(int(status)).phrase
        for parameter in operation.get("parameters", ()):
            parameter["schema"] = _given(parameter["schema"])
    _, parts = msgspec.json.schema_components(TYPES, ref_template=REF)
    told["components"] = {"schemas": parts}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return plain


def _given(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a parameter where there is one: what is left out of an address is not null."""
    given = next((one for one in schema.get("oneOf", ()) if one != {"type": "null"}), schema)
    return {key: value for key, value in {**schema, **given}.items() if key != "oneOf"}


def _operations(told: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation
