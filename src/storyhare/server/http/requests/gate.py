"""What every HTTP request passes before its route: the name it asks for, and a limit at once."""

from html import escape
from typing import Any

import msgspec

from storyhare.rules import Refusal
from storyhare.server import hosts
from storyhare.server.addresses import network_of
from storyhare.server.config import Config
from storyhare.server.http.requests.errors import STATUS, Trouble
from storyhare.server.limits import AtOnce
from storyhare.words import DEFAULT, languages, sentence

# Asked for by proxies and other programs, by whatever name they have for a node.
FOR_PROGRAMS = ("/healthz", "/readyz", "/metrics")
PAGE = '<!doctype html><html lang="{}"><meta charset="utf-8"><title>Storyhare</title><p>{}</p>'
MOST_WISHES = 20


class Gate:
    """In front of all routes."""

    def __init__(self, config: Config, routes: Any, headers: list[tuple[bytes, bytes]]) -> None:
        self._config = config
        self._routes = routes
        self._headers = headers
        self._requests = AtOnce(config.connections_per_address)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Speak ASGI."""
        wrong = self._wrong_name(scope)
        if wrong is not None:
            refusal = Refusal("unknown_host", {"host": wrong})
            return await self._refuse(scope, send, refusal)
        client = scope.get("client")
        address = "unknown" if client is None else network_of(client[0])
        with self._requests.one(address) as welcome:
            if not welcome:
                return await self._refuse(scope, send, Refusal("too_fast"))
            await self._routes(scope, receive, send)
        return None

    def _wrong_name(self, scope: Any) -> str | None:
        """A name that is asked for and not ours. Browsers always name one, some programs do not."""
        if scope["path"].removeprefix(self._config.root_path) in FOR_PROGRAMS:
            return None
        asked = [hosts.name_in(host) for host in _headers(scope, b"host")]
        return next((name for name in asked if not hosts.is_ours(name, self._config)), None)

    async def _refuse(self, scope: Any, send: Any, refusal: Refusal) -> None:
        """Say why not: to people in their language, to programs as everywhere."""
        if any("text/html" in accepted for accepted in _headers(scope, b"accept")):
            language = _language(scope)
            said = PAGE.format(language, escape(sentence(refusal, language)))
            kind, body = b"text/html; charset=utf-8", said.encode()
        else:
            kind, body = (
                b"application/json",
                msgspec.json.encode(Trouble(refusal, sentence(refusal))),
            )
        headers = [
            (b"content-type", kind), (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-store"), *self._headers,
        ]  # fmt: skip
        await send(
            {"type": "http.response.start", "status": STATUS[refusal.code], "headers": headers}
        )
        await send({"type": "http.response.body", "body": body})


def _headers(scope: Any, wanted: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == wanted]


def _language(scope: Any) -> str:
    """The first language of the caller's that we speak; browsers name the best first."""
    wished = ",".join(_headers(scope, b"accept-language")).split(",", MOST_WISHES)
    spoken = [wish.strip()[:2].lower() for wish in wished]
    return next((language for language in spoken if language in languages()), DEFAULT)
