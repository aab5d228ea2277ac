"""Generates docs/inputs.md, the table of every input and its limits, from the code.

`python -m tests.inputs` writes it; a test compares the file with it. Routes, frames, commands and
figures are read from the code; what only a person can describe is here, and an input without a
description fails.
"""

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args, get_type_hints

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.params import ParameterKwarg

from storyhare.cli import COMMANDS
from storyhare.decks import LIMITS, MEGA, UPLOAD_LIMITS, DeckCache, Library, Limits, Policy
from storyhare.live.registry import TableRegistry
from storyhare.media import Blobs, check
from storyhare.server.app import MOST_BODY
from storyhare.server.config import Config
from storyhare.server.context import AppContext
from storyhare.server.http import decks as deck_api
from storyhare.server.http import photos as photos_api
from storyhare.server.http import recordings as recordings_api
from storyhare.server.http.pages import Pages
from storyhare.server.http.reference import DESCRIBED, ROUTES, document
from storyhare.server.limits import CHAT, EMAILS_TO_ONE, OTHER_FRAMES, Allowance, Buckets
from storyhare.server.ws import conversation
from storyhare.storage import LocalPairings, MemoryJournal
from storyhare.wire.frames import MOST_BYTES
from storyhare.wire.schema import schema
from storyhare.wire.typescript import limit_of, type_of

FILE = Path("docs/inputs.md")
CONFIG = Config()
HALL = TableRegistry(MemoryJournal(), lambda _: None)
HOUSE = AppContext(CONFIG, HALL, DeckCache(Library(None)), cast("Blobs", None), LocalPairings())
KILO = 1024


# -- in words --------------------------------------------------------------------------------------


def often(allowed: Allowance | Buckets) -> str:
    """An allowance as people say it."""
    if isinstance(allowed, Buckets):
        allowed = allowed._allowance
    for seconds, word in ((1, "second"), (60, "minute"), (3_600, "hour")):
        number = allowed.per_second * seconds
        if number >= 1:
            return f"{allowed.burst} at once, then {number:g} per {word}"
    raise ValueError(allowed)


def size(number: float) -> str:
    """A number of bytes."""
    for unit, name in ((MEGA, "MB"), (KILO, "KiB")):
        if number >= unit and number % unit == 0:
            return f"{number / unit:g} {name}"
    return f"{number:g} bytes"


MISSES = f"wrong codes: {often(CONFIG.misses)} per address"
SEAT = f"{often(CONFIG.commands)} per seat, for all its commands, links and tickets"
EMAILS = (
    f"e-mails to confirm an address: {often(HOUSE.confirmations.of_address)} per address, "
    f"{EMAILS_TO_ONE.burst} at once, then one in 8 hours per mailbox"
)
READ = f"{often(HOUSE.readings)} per address, for all records and storybooks"
UNLIMITED = "limited by connections only"
HOW_OFTEN = {
    "POST /api/tables": f"{often(HOUSE.openings)} per address",
    "POST /api/tables/{code}/people": f"{often(HOUSE.joins)} per address and table; {MISSES}",
    "GET /api/tables/{code}": MISSES,
    "DELETE /api/tables/{code}/people/{person}": f"{SEAT}; {MISSES}",
    "POST /api/tables/{code}/device-links": f"{SEAT}; {MISSES}",
    "POST /api/tables/{code}/devices": f"{MISSES}, together with wrong links",
    "GET /api/tables/{code}/channels": f"{SEAT}; {MISSES}",
    "POST /api/tables/{code}/channels": f"{SEAT}; {MISSES}; {EMAILS}",
    "PUT /api/tables/{code}/channels/{channel}": f"{SEAT}; {MISSES}",
    "DELETE /api/tables/{code}/channels/{channel}": f"{SEAT}; {MISSES}",
    "PUT /api/tables/{code}/preferences": f"{SEAT}; {MISSES}",
    "POST /api/email/{code}/{channel}/{secret}/{answer}": f"{MISSES}, together with wrong links",
    "POST /api/tables/{code}/tvs": f"{SEAT}; {MISSES}, together with wrong codes of TVs",
    "POST /api/tvs": f"{often(HOUSE.pairing_codes)} per address",
    "POST /api/tvs/{pairing}": f"{often(HOUSE.pairing_looks)} per address",
    "POST /api/tables/{code}/recordings": f"{SEAT}; {MISSES}",
    "PUT /api/tables/{code}/recordings/{ticket}": f"one at a time per person; {MISSES}",
    "PUT /api/tables/{code}/rounds/{number}/photo": f"{SEAT}; one at a time; {MISSES}",
    "GET /api/recordings/{recording}": UNLIMITED,
    "GET /api/tables/{code}/rounds/{number}": MISSES,
    "GET /api/games/{game}/record": READ,
    "GET /api/games/{game}/story": READ,
    "GET /api/decks": MISSES,
    "GET /api/decks/{deck}": UNLIMITED,
    "POST /api/decks": f"{often(HOUSE.arrivals)} per address; {MISSES}",
    "DELETE /api/decks/{deck}": UNLIMITED,
    "GET /pictures/{deck}/{card}/{file}": UNLIMITED,
    "POST /api/score": f"{often(HOUSE.commands)} per address",
    "GET /api/openapi": UNLIMITED,
    "GET /healthz": UNLIMITED,
    "GET /privacy": UNLIMITED,
    "GET /email/{code}/{channel}/{secret}": UNLIMITED,
    "GET /email/{code}/{channel}/{secret}/off": UNLIMITED,
    "GET /readyz": UNLIMITED,
    "GET /metrics": f"{UNLIMITED}; only with `--metrics`",
    "GET /": UNLIMITED,
    "GET /t/{code}": UNLIMITED,
    "GET /t/{code}/tv": UNLIMITED,
    "GET /t/{code}/device": UNLIMITED,
    "GET /tv": UNLIMITED,
    "GET /tv/{pairing}": UNLIMITED,
    "GET /rules": UNLIMITED,
    "GET /rules/{ruleset}": UNLIMITED,
    "GET /score": UNLIMITED,
    "GET /games/{game}": UNLIMITED,
    "GET /games/{game}/book": UNLIMITED,
}
RECORDINGS = " or ".join(
    [f"{size(one.size)} and {one.seconds} s of {kind}" for kind, one in check.LIMITS.items()]
)
LARGE_BODIES = {
    "PUT /api/tables/{code}/recordings/{ticket}": (
        f"{RECORDINGS}, in {recordings_api.MOST_SECONDS:g} s"
    ),
    "PUT /api/tables/{code}/rounds/{number}/photo": (
        f"{size(photos_api.MOST_BYTES)}, in {photos_api.MOST_SECONDS:g} s; see files"
    ),
    "POST /api/decks": f"{size(Policy().upload_bytes)}, in {deck_api.MOST_SECONDS:g} s; see files",
}
SAID = f"{often(CHAT)} per seat, for chat and reactions"
ALL_ELSE = f"{often(OTHER_FRAMES)} per device, for all frames but commands"
FRAMES_HOW_OFTEN = {"say": f"{SAID}; {ALL_ELSE}", "react": f"{SAID}; {ALL_ELSE}", "do": SEAT}
A_SOCKET = (
    f"{CONFIG.sockets_per_address} open per address; {MISSES}; closed after "
    f"{CONFIG.silence_seconds:g} s of silence, or at {size(conversation.MOST_UNREAD)} unread"
)


def of_an_import(limits: Limits) -> str:
    """What an import may take, in one cell."""
    return (
        f"{limits.cards} cards, {limits.entries} entries, "
        f"{size(limits.manifest_bytes)} of manifest, {size(limits.picture_bytes)} per picture, "
        f"{size(limits.unpacked_bytes)} unpacked, "
        f"{limits.ratio} times its size, {limits.seconds:g} s per picture, "
        f"{limits.memory // KILO**2} MiB of memory per worker"
        + (f", {limits.total_seconds:g} s in all" if limits.total_seconds else "")
    )


OWN = "your own file: limited by memory only; the cost grows with its length"
# A file, by the command and the argument that names it, or by who sends it.
FILES = {
    "replay FILE": f"a game record, as JSON lines; {OWN}",
    "score FILE": f"rounds, one JSON line each; {OWN}",
    "backup FILE": "output",
    "restore FILE": "a zip written by `backup`; checked before anything is replaced",
    "doctor SALVAGE": "output",
    "deck import SOURCE": of_an_import(LIMITS),
    "deck check TARGET": of_an_import(LIMITS),
    "deck export FILE": "output",
    "deck gallery FILE": "output",
    "simulate RECORD": "output",
    "bots evaluate CLUES": f"people's clues, as TOML; {OWN}",
    "an uploaded deck": of_an_import(UPLOAD_LIMITS),
    "an uploaded recording": RECORDINGS,
    "the journal": "entries written by this program; a checksum in each detects damage",
}
FOLDERS = ("data", "decks", "vision_files", "cache")


# -- HTTP ------------------------------------------------------------------------------------------


def handlers() -> Iterator[tuple[str, HTTPRouteHandler]]:
    """Every route of the application but the built files of its pages."""
    pages = Pages("", None, {})
    every = [*DESCRIBED, *ROUTES, *pages.routes]
    served = Litestar(every, openapi_config=None, request_max_body_size=MOST_BODY)
    for route in served.routes:
        for handler in getattr(route, "route_handlers", ()):
            for method in sorted(handler.http_methods - {"HEAD", "OPTIONS"}):
                yield f"{method} {route.path_format}", handler


def http() -> Iterator[str]:
    """A row for every route."""
    told = document("")["paths"]
    yield from ("| route | parameters | body | how often |", "|---|---|---|---|")
    for entry, handler in sorted(handlers(), key=lambda one: one[0].split()[::-1]):
        method, path = entry.split()
        operation = told.get(path, {}).get(method.lower(), {})
        asked = ", ".join(_parameters(handler)) or "-"
        yield f"| `{entry}` | {asked} | {_body(entry, handler, operation)} | {HOW_OFTEN[entry]} |"


def _parameters(handler: HTTPRouteHandler) -> Iterator[str]:
    for name, field in handler.parsed_fn_signature.parameters.items():
        told = field.kwarg_definition
        if isinstance(told, ParameterKwarg):
            most = told.max_length or (told.schema_extra or {}).get("max_length")
            yield f"`{name}`" + ("" if most is None else f" (at most {most} characters)")


def _body(entry: str, handler: HTTPRouteHandler, operation: dict[str, Any]) -> str:
    if entry in LARGE_BODIES:
        return LARGE_BODIES[entry]
    assert handler.resolve_request_max_body_size() is not None
    taken = operation.get("requestBody", {}).get("content", {})
    names = [_kind(one["schema"]) for one in taken.values()]
    linked = [f"[`{name}`](#{name.lower()})" for name in names]
    return f"{', '.join(linked)}, {size(MOST_BODY)}" if names else "-"


def _kind(part: dict[str, Any]) -> str:
    return type_of(part["allOf"][0] if "allOf" in part else part)


def _limit(part: dict[str, Any]) -> str:
    limit = limit_of(part)
    return f" ({limit})" if limit else ""


def bodies() -> Iterator[str]:
    """The types of all bodies that are taken, and of what is in them."""
    parts = document("")["components"]["schemas"]
    waiting = sorted(set(re.findall(r"\(#(\w+)\)", "".join(http()))))
    names = {name.lower(): name for name in parts}
    shown: list[str] = []
    for name in waiting:
        if name in shown:
            continue
        shown.append(name)
        part = parts[names[name]]
        yield from ("", f"### {names[name]}", "")
        yield from _fields(part)
        inner = re.findall(r"#/components/schemas/(\w+)", str(part))
        waiting += [one.lower() for one in inner if one.lower() not in shown]


def _fields(part: dict[str, Any]) -> Iterator[str]:
    if "enum" in part:
        yield f"- `{type_of(part)}`"
        return
    for name, field in part["properties"].items():
        yield f"- `{name}`: `{_kind(field)}`{_limit(field)}"


# -- the socket ------------------------------------------------------------------------------------


def frames() -> Iterator[str]:
    """A row for every frame that a device may send, and for every command in one."""
    parts = schema()["$defs"]
    yield from ("| frame | fields | how often |", "|---|---|---|")
    yield f"| the socket, `/ws/CODE` | `watch` in its query | {A_SOCKET} |"
    for name in [one["$ref"].rpartition("/")[2] for one in parts["FromDevice"]["anyOf"]]:
        tag = parts[name]["properties"]["type"]["enum"][0]
        yield f"| `{tag}` | {_holds(parts[name])} | {FRAMES_HOW_OFTEN.get(tag, ALL_ELSE)} |"
    for name in [one["$ref"].rpartition("/")[2] for one in parts["Command"]["anyOf"]]:
        tag = parts[name]["properties"]["do"]["enum"][0]
        yield f"| `do`: `{tag}` | {_holds(parts[name])} | as `do` |"


def _holds(part: dict[str, Any]) -> str:
    fields = [
        f"`{name}`{_limit(field)}"
        for name, field in part["properties"].items()
        if name not in ("type", "do")
    ]
    return ", ".join(fields) or "-"


# -- the command line and files --------------------------------------------------------------------


def commands() -> Iterator[tuple[str, Any]]:
    """Every command by its name, with the function behind it."""
    for name, where in COMMANDS.items():
        module, _, function = where.partition(":")
        yield name, getattr(importlib.import_module(module), function)


def files_of(name: str, function: Any) -> Iterator[str]:
    """The arguments of a command that name a file to read or write."""
    for argument, kind in get_type_hints(function).items():
        named = Path in (kind, *get_args(kind)) or (name, argument) == ("deck check", "target")
        if named and argument not in FOLDERS:
            yield f"{name} {argument.upper()}"


def command_line() -> Iterator[str]:
    """A row for every command."""
    yield from ("| command | arguments and options | files |", "|---|---|---|")
    for name, function in sorted(commands()):
        options = [f"`{one}`" for one in inspect.signature(function).parameters]
        files = [f"`{file.partition(name)[2].strip()}`" for file in files_of(name, function)]
        yield f"| `storyhare {name}` | {', '.join(options) or '-'} | {', '.join(files) or '-'} |"


def files() -> Iterator[str]:
    """A row for every file that is read."""
    yield from ("| file | limits |", "|---|---|")
    for file, limits in FILES.items():
        yield f"| {f'`storyhare {file}`' if file.split()[-1].isupper() else file} | {limits} |"


# -- all figures -----------------------------------------------------------------------------------

NAMES = re.compile(r"(MOST|LEAST|LONGEST|SHORTEST|LARGEST|FEWEST)(_\w+)?|\w+_LIMIT")
ROOMS = (
    "decks",
    "notifications",
    "live",
    "media",
    "rules",
    "server",
    "storage",
    "table",
    "wire",
    "words",
)


def figures() -> Iterator[str]:
    """Every limit that has a name, by where it stands in the code."""
    yield from ("| limit | value | module |", "|---|---|---|")
    for room in ROOMS:
        package = importlib.import_module(f"storyhare.{room}")
        for found in pkgutil.walk_packages(package.__path__, f"storyhare.{room}."):
            module = importlib.import_module(found.name)
            text = inspect.getsource(module)
            for name, value in vars(module).items():
                own = re.search(rf"^(\w+, )*{name}\b[^=(]* = ", text, re.MULTILINE)
                if NAMES.fullmatch(name) and own and isinstance(value, int | float):
                    yield f"| `{name}` | {value:,} | `{found.name}` |"


HEAD = f"""\
# Every input, and its limits

This page is generated from the code by `python -m tests.inputs`. A test fails if a route, a frame
or a command is missing here. [protocol.md](protocol.md#limits) says what the server answers at a
limit, [hosting.md](hosting.md#options) which limits an operator can change.

- An HTTP body has at most {size(MOST_BODY)} unless a row says otherwise, a frame
  {size(MOST_BYTES)}.
- Integers are those that every program represents exactly, up to 2^53 - 1.
- Some lists may be twice as long as is valid, so that the answer can say what is wrong with them.
- The cost of an input grows with its size and no faster: `tests/server/test_cost.py` measures this
  for every input here, and `tests/server/test_cost_fuzz.py` verifies that random inputs take under
  5 ms of CPU per kilobyte (5 ms if they are shorter) and 20 MB of memory.
"""


def text() -> str:
    """The file's text."""
    parts = {
        "HTTP": http(),
        "Request bodies": bodies(),
        "The socket": frames(),
        "The command line": command_line(),
        "Files": files(),
        "All limits in the code": figures(),
    }
    told = [f"\n## {title}\n\n" + "\n".join(part).strip() for title, part in parts.items()]
    return HEAD + "\n".join(told) + "\n"


def main() -> None:
    """Write the file, here or where the first argument says."""
    Path(*(sys.argv[1:2] or [str(FILE)])).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
