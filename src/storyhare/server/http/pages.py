"""Serves the built web client: one page for every address of the game, and the files it needs."""

import gzip
import hashlib
import html
import logging
import mimetypes
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Request, Response
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler, route
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_304_NOT_MODIFIED,
    HTTP_404_NOT_FOUND,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Struct
from msgspec.structs import replace

import storyhare
from storyhare.rules import RULESETS
from storyhare.server.addresses import is_this_machine
from storyhare.server.config import Config
from storyhare.server.http.requests.errors import on_trouble
from storyhare.words import say

AnyRequest = Request[Any, Any, Any]
BUILT = Path(storyhare.__file__).parent / "pages"
SCREENS = ["/", "/t/{code:str}", "/t/{code:str}/tv", "/t/{code:str}/device", "/tv",
           "/tv/{pairing:str}", "/rules", "/score", "/privacy", "/games/{game:str}",
           "/games/{game:str}/book", "/email/{code:str}/{channel:str}/{secret:str}",
           "/email/{code:str}/{channel:str}/{secret:str}/off"]  # fmt: skip
READ = [HttpMethod.GET, HttpMethod.HEAD]
# Types by ending are named here where machines do not agree on them.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ASSETS = "/assets/"
# The name of a built picture or font: its own name, a hash of its content, its ending.
HASHED = re.compile(r"(.+)-[\w-]{8}(\.(?:webp|woff2|svg|png))")
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
FOR_EVER = (
    "public, max-age=31536000, immutable"  # the name of a built file changes with its content
)
ASK_AGAIN = "no-cache"
log = logging.getLogger("storyhare")


class About(Struct, frozen=True, omit_defaults=True):
    """What the page about people's data says of this server.

    Days without use after which tables are put away (`archive`), tables and uploaded decks are
    deleted (`delete`, `decks`), and days after which recordings are; 0 of tables: never, of
    recordings: none are kept. `vision` is who else is shown uploaded pictures; `push`, `email` and
    `webhooks` are how people at tables over days can be notified.
    """

    archive: int
    delete: int
    recordings: int
    decks: int
    uploads: bool
    vision: str = ""
    push: bool = False
    email: bool = False
    webhooks: bool = False
    imprint: str = ""
    privacy: str = ""
    contact: str = ""


def about(config: Config) -> About:
    """What is so by the settings of this server."""
    return About(
        archive=config.archive_after_days,
        delete=max(config.archive_after_days, config.delete_after) if config.delete_after else 0,
        recordings=config.keep_recordings if config.recordings_quota else 0,
        decks=config.keep_uploads_days,
        uploads=config.uploads != "nobody",
        vision=urlsplit(config.vision_url or "").hostname or "",
        push=config.push == "on",
        email=config.smtp_url is not None,
        webhooks=config.webhooks > 0,
        imprint=config.imprint_url or "",
        privacy=config.privacy_url or "",
        contact=config.contact or "",
    )


class File(Struct, frozen=True):
    """A file in memory: compressed where that is smaller, or else as it is."""

    type: str
    cache: str
    tag: str
    plain: bytes | None = None
    packed: dict[str, bytes] = {}

    def answer(self, request: AnyRequest, status: int = HTTP_200_OK) -> Response[bytes]:
        """The file for this caller: nothing new, or in the best form that is understood."""
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if status == HTTP_200_OK and _has(request, self.tag):
            return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
        encoding = _best(request, self.packed)
        if encoding is not None:
            headers["content-encoding"] = encoding
        body = self._plain() if encoding is None else self.packed[encoding]
        return Response(body, status_code=status, media_type=self.type, headers=headers)

    def _plain(self) -> bytes:
        # Every browser takes gzip; for the few programs that do not, it is unpacked each time.
        return gzip.decompress(self.packed["gzip"]) if self.plain is None else self.plain


class Pages:
    """The client, read once; without one, a sentence that says so."""

    def __init__(
        self, root: str, page: File | None, files: dict[str, File], at_home: File | None = None
    ) -> None:
        self._root = root
        self._page = page
        self._at_home = at_home or page
        self._files = files
        self._decorations = {
            one.groups(): name for name in files if (one := HASHED.fullmatch(name))
        }

    @classmethod
    def read(
        cls,
        root: str = "",
        folder: Path = BUILT,
        *,
        for_others: str | None = None,
        about: About | None = None,
    ) -> "Pages":
        """Take a built client into memory, for a server whose addresses start with `root`.

        On the server's own machine the page learns how others come here: its own address would
        lead them nowhere. It also knows what the server is like.
        """
        page = folder / "index.html"
        if not page.exists():
            log.warning(say("pages-not-built"))
            return cls(root, None, {})
        found = [file for file in folder.rglob("*") if file.is_file() and file != page]
        files = {_unpacked(file) for file in found if file.name[0] != "."}
        named = {f"/{file.relative_to(folder).as_posix()}": _read(file) for file in files}
        text = page.read_text(encoding="utf-8")
        told = {"root": root}
        if about is not None:
            told["about"] = msgspec.json.encode(about).decode()
        at_home = None if for_others is None else _page(text, {**told, "for-others": for_others})
        return cls(root, _page(text, told), named, at_home)

    @property
    def routes(self) -> list[HTTPRouteHandler]:
        """Every address that leads to something, and no other."""

        @route(SCREENS, http_method=READ, include_in_schema=False)
        async def screen(request: AnyRequest) -> Response[bytes]:
            return self.page(request)

        @route("/rules/{ruleset:str}", http_method=READ, include_in_schema=False)
        async def rules(request: AnyRequest) -> Response[bytes]:
            known = request.path_params["ruleset"] in RULESETS
            return self.page(request, HTTP_200_OK if known else HTTP_404_NOT_FOUND)

        if not self._files:
            return [screen, rules]

        # Most files are in one folder: a route for each of them takes 40 KB.
        alone = [name for name in self._files if not name.startswith(ASSETS)]

        @route(alone, http_method=READ, include_in_schema=False)
        async def file(request: AnyRequest) -> Response[bytes]:
            name = request.scope["path_template"].removeprefix(self._root)
            return self._files[name].answer(request)

        @route(f"{ASSETS}{{name:str}}", http_method=READ, include_in_schema=False)
        async def asset(request: AnyRequest) -> Response[bytes]:
            found = self._asset(ASSETS + request.path_params["name"])
            if found is None:
                return self.missing(request, NotFoundException())
            return found.answer(request)

        return [screen, rules, file, asset]

    def _asset(self, path: str) -> File | None:
        """A built file. A page of another version gets our picture or font for its own.

        It would show none. Scripts and styles belong to one version: without them it loads anew.
        """
        if path in self._files:
            return self._files[path]
        hashed = HASHED.fullmatch(path)
        ours = self._decorations.get(hashed.groups()) if hashed else None
        return replace(self._files[ours], cache=ASK_AGAIN) if ours else None

    def page(self, request: AnyRequest, status: int = HTTP_200_OK) -> Response[bytes]:
        """The one page; which screen it shows is up to the address."""
        page = self._at_home if _at_home(request) else self._page
        if page is not None:
            return page.answer(request, status)
        said = say("pages-not-built").encode()
        return Response(said, status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type=MediaType.TEXT)

    def missing(self, request: AnyRequest, error: NotFoundException) -> Response[bytes]:
        """An address that leads nowhere: the page for people, a refusal for programs."""
        people = "text/html" in request.headers.get("accept", "")
        if people and request.method in READ:
            return self.page(request, HTTP_404_NOT_FOUND)
        return on_trouble(request, error)


def _read(file: Path) -> File:
    packed = {
        name: beside.read_bytes()
        for name, ending in ENCODINGS.items()
        if (beside := file.with_name(file.name + ending)).exists()
    }
    plain = None if packed else file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    cache = FOR_EVER if file.parent.name == "assets" else ASK_AGAIN
    tag = _tag(packed["gzip"] if plain is None else plain)
    return File(kind or "application/octet-stream", cache, tag, plain, packed)


def _unpacked(file: Path) -> Path:
    """The file that is asked for, of which this may be a compressed form."""
    return file.with_suffix("") if file.suffix in ENCODINGS.values() else file


def _at_home(request: AnyRequest) -> bool:
    """Does somebody at the server's own machine ask, and for its own name?"""
    caller = None if request.client is None else request.client.host
    return is_this_machine(caller) and is_this_machine(request.base_url.hostname)


def _page(text: str, told: dict[str, str]) -> File:
    """The page with addresses that hold at any depth, and what its scripts are told."""
    text = text.replace('="./', f'="{html.escape(told["root"])}/')
    for name, fact in told.items():
        meta = f'<meta name="storyhare-{name}" content="{html.escape(fact)}" />'
        text = text.replace("</head>", f"  {meta}\n  </head>")
    plain = text.encode()
    packed = {"gzip": gzip.compress(plain, 9, mtime=0)}
    return File(TYPES[".html"], ASK_AGAIN, _tag(plain), plain, packed)


def _tag(content: bytes) -> str:
    # Weak: the same tag stands for the compressed forms.
    return f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'


def _has(request: AnyRequest, tag: str) -> bool:
    """Does the caller have exactly this already?"""
    known = [part.strip() for part in request.headers.get("if-none-match", "").split(",")]
    return "*" in known or tag.removeprefix("W/") in [part.removeprefix("W/") for part in known]


def _best(request: AnyRequest, packed: dict[str, bytes]) -> str | None:
    """The best form the caller takes; a weight of nought says no."""
    taken: dict[str, bool] = {}
    for part in request.headers.get("accept-encoding", "").lower().replace(" ", "").split(","):
        name, _, weight = part.partition(";q=")
        taken[name] = not weight or bool(weight.strip("0."))
    return next((name for name in packed if taken.get(name, taken.get("*", False))), None)
