"""The HTTP side described: as an OpenAPI document for programs, and as a page for people.

Paths come from the routes themselves, types from the very structs that are read and sent. The page
is made here: it asks no other server for anything and runs no script.
"""

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.enums import MediaType, OpenAPIMediaType
from litestar.openapi import OpenAPIConfig

from storyhare import __version__
from storyhare.decks import DeckInfo
from storyhare.rules import Evening, RoundStory, Tally
from storyhare.server import api, deck_api, identity, recordings_api, records_api, score_api
from storyhare.server.errors import Trouble
from storyhare.server.house import house_of
from storyhare.wire.typescript import limit_of, type_of
from storyhare.words import say

DESCRIBED = [
    *api.ROUTES, *recordings_api.ROUTES, *records_api.ROUTES, *deck_api.ROUTES, *score_api.ROUTES,
]  # fmt: skip
TYPES = (
    api.OpenTable, api.WantedBot, api.JoinTable, api.Entered, api.Known, api.DeviceLink,
    api.MoveDevice, RoundStory,
    recordings_api.WantedRecording, recordings_api.RecordingTicket, recordings_api.RecordingTaken,
    records_api.Storybook, DeckInfo, deck_api.DeckText, deck_api.Waiting, deck_api.Making,
    deck_api.Done, deck_api.Refused, Evening, Tally, Trouble,
)  # fmt: skip
REF = "#/components/schemas/{name}"
STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { margin-block: 2.5rem; }
code { font: 0.95em ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
tr { border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
"""


@get("/api/openapi", include_in_schema=False)
async def openapi(request: api.AnyRequest) -> Response[bytes]:
    """The document."""
    body = msgspec.json.encode(document(house_of(request).config.root_path))
    return Response(body, media_type=OpenAPIMediaType.OPENAPI_JSON)


@get("/api/docs", include_in_schema=False)
async def docs(request: api.AnyRequest) -> Response[str]:
    """The page."""
    told = document(house_of(request).config.root_path)
    return Response(page(told), media_type=MediaType.HTML)


ROUTES = [openapi, docs]


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


# -- the page --------------------------------------------------------------------------------------


def page(told: dict[str, Any]) -> str:
    """The document as HTML."""
    title = escape(say("docs-title"))
    routes = "".join([_route(*operation) for operation in _operations(told)])
    types = "".join([_type(*part) for part in sorted(told["components"]["schemas"].items())])
    intro = escape(say("docs-intro"))
    link = f'<a href="openapi">{escape(say("docs-document"))}</a>'
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{title}</h1><p>{intro}</p><p>{link}</p>{routes}"
        f"<h2>{escape(say('docs-types'))}</h2>{types}</main></body></html>"
    )


def _route(method: str, path: str, operation: dict[str, Any]) -> str:
    asked = [
        (f"{one['name']} ({one['in']})", _shown(one["schema"]))
        for one in operation.get("parameters", ())
    ]
    if "requestBody" in operation:
        asked.append((say("docs-body"), _content(operation["requestBody"])))
    answers = [
        (f"{status} {answer['description']}", _content(answer))
        for status, answer in sorted(operation["responses"].items())
    ]
    return (
        f"<section><h2><code>{method} {escape(path)}</code></h2>"
        f"<p>{escape(operation['summary'])}</p>{_rows(asked)}"
        f"<h3>{escape(say('docs-answers'))}</h3>{_rows(answers)}</section>"
    )


def _content(holder: dict[str, Any]) -> str:
    found = holder.get("content", {}).items()
    return ", ".join(
        [f"{_shown(one['schema'])} <small>{escape(kind)}</small>" for kind, one in found]
    )


def _type(name: str, part: dict[str, Any]) -> str:
    required = part.get("required", ())
    fields = [
        (key if key in required else f"{key}?", _shown(field))
        for key, field in part["properties"].items()
    ]
    said = escape(part.get("description", ""))
    return (
        f'<section id="{name}"><h3><code>{name}</code></h3><p>{said}</p>{_rows(fields)}</section>'
    )


def _rows(pairs: list[tuple[str, str]]) -> str:
    """A table of names and what is said of them, which is HTML already."""
    rows = [f"<tr><th><code>{escape(name)}</code></th><td>{what}</td></tr>" for name, what in pairs]
    return f"<table>{''.join(rows)}</table>" if rows else ""


def _shown(schema: dict[str, Any]) -> str:
    """A type in words, with a link wherever it names another one."""
    plain = schema["allOf"][0] if "allOf" in schema else schema
    linked = re.sub(r"\b[A-Z]\w+\b(?!<)", _link, escape(type_of(plain), quote=False))
    limit = limit_of(plain)
    return f"<code>{linked}</code>{f' <small>{limit}</small>' if limit else ''}"


def _link(name: re.Match[str]) -> str:
    return name[0] if name[0] == "Record" else f'<a href="#{name[0]}">{name[0]}</a>'
