"""docs/protocol.md and the code say the same: addresses, frames, commands, codes, figures."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

import storyhare
from storyhare.decks import MEGA, SIZES, UPLOAD_LIMITS, Policy
from storyhare.live import Pace
from storyhare.live import access as registry
from storyhare.media import LIMITS
from storyhare.rules import CLUE_LIMIT, Offer, PaperGame, bounds, tally
from storyhare.rules.scorekeeping.paper_game import MOST_ROUNDS
from storyhare.server import identity, limits
from storyhare.server.app import MOST_BODY
from storyhare.server.config import Config
from storyhare.server.decks import imports
from storyhare.server.http import (
    decks as deck_api,
)
from storyhare.server.http import (
    pages,
    reference,
)
from storyhare.server.http import (
    recordings as recordings_api,
)
from storyhare.server.http.requests import errors
from storyhare.server.http.requests import protocol as requests
from storyhare.server.ws import conversation, endpoint
from storyhare.server.ws.protocol import MOST_HEAD
from storyhare.storage.pairings import MOST_WAITING
from storyhare.table import commands as ask
from storyhare.table import (
    decide,
    recordings,
    settings,
    state,
)
from storyhare.table.people import (
    bots,
    codes,
    hosts,
    seats,
)
from storyhare.table.preconditions import answers, length
from storyhare.wire import frames

ROOT = Path(__file__).parents[1]
SOURCE = Path(storyhare.__file__).parent
DOCUMENT = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
PLAIN = " ".join(DOCUMENT.split())
# Refusals that only the command line gives, or that no request can bring about.
NOT_OVER_THE_WIRE = {
    *("not_a_round", "not_json", "same_key_twice"),  # storyhare score
    *("line_unreadable", "not_a_record", "not_by_the_rules"),  # storyhare replay
    *("record_changed", "record_cut", "record_too_new"),
    *("file_is_there", "file_unwritable", "source_missing"),  # storyhare deck
    *("deck_id_bad", "deck_id_taken", "deck_is_built_in", "deck_unknown"),
    *("deck_holding_damaged", "deck_in_another_folder", "deck_picture_missing"),
    *("deck_without_manifest", "library_unwritable", "library_without_folder"),
    "upload_without_owner",  # whoever uploads becomes an owner
}


# -- reading the document --------------------------------------------------------------------------


def section(title: str) -> str:
    """What stands under a heading, up to the next one of its rank or a higher one."""
    marks = re.search(rf"^(#+) {re.escape(title)}$", DOCUMENT, re.MULTILINE)
    assert marks is not None, title
    rest = DOCUMENT[marks.end() :]
    end = re.search(rf"^#{{1,{len(marks[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def tables(title: str) -> Iterator[list[str]]:
    """The rows of all tables under a heading, without their heads."""
    for table in re.findall(r"^\|(?:.*\n\|)+.*$", section(title), re.MULTILINE):
        for row in table.splitlines()[2:]:
            yield [cell.strip() for cell in row.strip("|").split("|")]


def names(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`]+)`", cell)


def fields(cell: str) -> dict[str, bool]:
    """The fields in a cell, and whether they may be left out."""
    return {name: bool(mark) for name, mark in re.findall(r"`(\w+)`(\??)", cell)}


def fields_of(struct: type[Struct]) -> dict[str, bool]:
    return {field.name: not field.required for field in msgspec.structs.fields(struct)}


def tag_of(struct: type[Struct]) -> str:
    tag = struct.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


# -- over HTTP -------------------------------------------------------------------------------------


def served() -> set[tuple[str, str]]:
    """Every method and address, as the document writes them; HEAD goes with GET."""
    found = set()
    screens = pages.Pages("", None, {}).routes
    for handler in [*reference.DESCRIBED, *reference.ROUTES, *screens]:
        for path in handler.paths:
            named = re.sub(r"\{(\w+):\w+\}", lambda m: m[1].upper(), path)
            found |= {(str(method), named) for method in handler.http_methods}
    return {(method, path) for method, path in found if method not in ("HEAD", "OPTIONS")}


def told_requests() -> dict[tuple[str, str], str]:
    """The same by the document, each with its row."""
    rows = [row for row in tables("Over HTTP") if len(row) == 2 and re.match(r"`[A-Z]+ /", row[0])]
    asked = [(name.split(" ", 1), row) for row in rows for name in names(row[0]) if " /" in name]
    return {(method, path): " | ".join(row) for (method, path), row in asked}


def test_every_address_is_in_the_document_and_no_other() -> None:
    assert set(told_requests()) == served()


def test_every_parameter_of_an_address_is_told_with_it() -> None:
    for path, methods in reference.document("")["paths"].items():
        named = re.sub(r"\{(\w+)\}", lambda m: m[1].upper(), path)
        for method, operation in methods.items():
            row = told_requests()[method.upper(), named]
            for parameter in operation.get("parameters", ()):
                if parameter["in"] == "query":
                    assert f"?{parameter['name']}=" in row, (named, parameter["name"])


def bodies() -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    """Method, address, and the schema of every JSON object that is asked or answered there."""
    document = reference.document("")
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            good = next(operation["responses"][s] for s in sorted(operation["responses"]))
            for what, holder in (("asked", operation.get("requestBody", {})), ("answered", good)):
                shape = holder.get("content", {}).get("application/json", {}).get("schema", {})
                name = shape.get("$ref", "").rpartition("/")[2]
                if name:
                    yield method.upper(), path, what, document["components"]["schemas"][name]


def test_every_small_body_is_written_out_and_every_large_one_has_an_example() -> None:
    shown = {name for name, _ in examples()}
    for method, path, what, schema in bodies():
        named = re.sub(r"\{(\w+)\}", lambda m: m[1].upper(), path)
        asked, answered = told_requests()[method, named].split(" | ")
        written = asked if what == "asked" else answered
        required = schema.get("required", ())
        wanted = [f'"{key}"' + ("" if key in required else "?") for key in schema["properties"]]
        told = "{" + ", ".join(wanted) + "}"
        assert told in written or schema["title"] in {*shown, "RoundStory"}, (method, path, told)


def examples() -> list[tuple[str, str]]:
    """Shapes that are shown as an example: the type's name and the JSON."""
    return re.findall(r"<!-- (\w+) -->\n```json\n(.*?)```", DOCUMENT, re.DOTALL)


@pytest.mark.parametrize(("name", "example"), examples(), ids=[name for name, _ in examples()])
def test_an_example_has_the_form_it_shows_with_every_field(name: str, example: str) -> None:
    shape = {one.__name__: one for one in reference.TYPES}[name]
    read = msgspec.json.decode(example, type=shape)
    tag = shape.__struct_config__.tag_field
    assert set(msgspec.json.decode(example)) == {*fields_of(shape), *([tag] if tag else ())}
    again = msgspec.json.decode(msgspec.json.encode(read))
    assert _within(msgspec.json.decode(example), again), again


def _within(told: Any, sent: Any) -> bool:
    """Is all that is told also sent? Fields with their default may be left out or told."""
    if isinstance(told, dict):
        return all(value is None or _within(value, sent.get(key)) for key, value in told.items())
    if isinstance(told, list):
        return len(told) == len(sent) and all(map(_within, told, sent))
    return bool(told == sent) or told == 1  # `count`, where it is the usual one


def test_the_scorekeepers_example_is_right() -> None:
    shown = dict(examples())
    counted = tally(msgspec.json.decode(shown["PaperGame"], type=PaperGame))
    assert counted == msgspec.json.decode(shown["Tally"], type=type(counted))


def test_the_status_of_every_refusal_is_told() -> None:
    told = {
        (int(status), code)
        for row in tables("Over HTTP")
        if re.match(r"\d{3}", row[0])
        for status in re.findall(r"\d+", row[0])
        for code in names(row[1])
    }
    for code, status in errors.STATUS.items():
        assert (status, code) in told, (status, code)
    for status, code in told - {(status, code) for code, status in errors.STATUS.items()}:
        by_its_own = {"bad_request", "our_fault", "try_again"}
        assert code in by_its_own or status == 404, (status, code)


# -- the socket ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "frame_types"),
    [("From the device", frames.FromDevice), ("From the table", frames.FromTable)],
)
def test_every_frame_is_in_the_document_with_its_fields(title: str, frame_types: Any) -> None:
    told = {names(row[0])[0]: fields(row[1]) for row in tables(title)}
    sent = title == "From the table"  # then nothing is left out
    assert told == {
        tag_of(one): {name: may_be_left_out and not sent for name, may_be_left_out in of.items()}
        for one in get_args(frame_types)
        for of in [fields_of(one)]
    }


def test_every_offer_is_in_the_document_with_its_fields() -> None:
    told = {names(row[0])[0]: [*fields(row[1])] for row in tables("What a view says")}
    assert told == {tag_of(one): [*fields_of(one)] for one in get_args(Offer)}


def test_every_reaction_is_in_the_document() -> None:
    (row,) = [row for row in tables("From the device") if names(row[0]) == ["react"]]
    assert tuple(names(row[2])) == get_args(frames.Reaction)


def test_every_command_is_in_the_document_with_its_fields_who_and_when() -> None:
    rows = {names(row[0])[0]: row for row in tables("Commands")}
    assert set(rows) == {tag_of(one) for one in get_args(ask.Command)}
    stages = {"lobby": "lobby", "while playing": "playing", "when the game is over": "over"}
    for command in get_args(ask.Command):
        _, told, who, when = rows[tag_of(command)]
        assert fields(told) == fields_of(command), command
        assert (who == "host") == (command in ask.HOST_COMMANDS), command
        assert stages.get(when.split(",")[0]) == decide._STAGE_OF.get(command), command


def refusals_in(file: Path) -> Iterator[str]:
    """The codes that a module refuses with; one may be chosen by a condition."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Refusal"), args=[code, *_]):
                texts = [one.value for one in ast.walk(code) if isinstance(one, ast.Constant)]
                yield from [text for text in texts if isinstance(text, str)]


def test_every_refusal_is_in_the_document_and_no_other() -> None:
    known = {code for file in SOURCE.rglob("*.py") for code in refusals_in(file)}
    told = {code for row in tables("Refusals") for code in names(row[1])}
    assert known >= NOT_OVER_THE_WIRE
    assert told == known - NOT_OVER_THE_WIRE


def test_every_close_code_is_in_the_document_and_no_other() -> None:
    told = {row[0]: names(row[1]) for row in tables("Closing")}
    for why, code in conversation.CLOSE_CODES.items():
        assert told.pop(str(code)) == [why]
    assert set(get_args(frames.Bye.__annotations__["why"])) == set(conversation.CLOSE_CODES)
    own = {endpoint.REFUSED, endpoint.NO_TABLE, endpoint.LOCKED, endpoint.TOO_MANY}
    standard = {1002, 1007, 1009, 1011, endpoint.TRY_AGAIN}
    assert told == {code: [] for code in [*map(str, own | standard), "any other"]}
    for file in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, int):
                private = 4000 <= node.value < 5000
                assert not private or node.value in own | {*conversation.CLOSE_CODES.values()}, file


# -- figures ---------------------------------------------------------------------------------------

HOUR, MINUTE = 3600, 60
CONFIG, POLICY, PACE = Config(), Policy(), Pace()


def megabytes(size: int) -> str:
    return f"{size // MEGA} MB"


def allowed(allowance: limits.Allowance) -> str:
    return f"{allowance.burst} at once, {allowance.per_second * MINUTE:g} per minute"


LIMITED = {
    "a frame": f"{frames.MOST_BYTES // 1024} KiB",
    "a `cmd_id`": f"1 to {ask.CMD_ID_LIMIT} characters",
    "a name": f"{bounds.NAME_LIMIT} characters",
    "a chat message": f"{bounds.CHAT_LIMIT} characters",
    "a clue, and a caption": f"{CLUE_LIMIT} characters",
    "decks per table": f"{settings.MOST_DECKS}",
    "a clock": f"{settings.SHORTEST_CLOCK} to {settings.LONGEST_CLOCK} seconds",
    "rounds for the scorekeeper": f"{MOST_ROUNDS}",
    "people at a table, without spectators": f"{state.MOST_PEOPLE}",
    "seats": f"{state.MOST_SEATS}",
    "head of a request or handshake": (
        f"about {MOST_HEAD // 1024} KiB, {requests.MOST_HEADERS} headers"
    ),
    "extensions and trailers of a chunked body": (
        f"about {MOST_HEAD // 1024} KiB between two chunks"
    ),
    "pipelined requests on a connection": (f"{requests.MOST_PIPELINED}"),
    "time for the first byte of a connection": (
        f"{CONFIG.request_seconds * requests.SILENT:g} seconds (a quarter of `--request-seconds`)"
    ),
    "time for the head of a request, and for any pause in its body": (
        f"{CONFIG.request_seconds:g} seconds (`--request-seconds`)"
    ),
    "time for a body": (
        f"{CONFIG.request_seconds * requests.BODY:g} seconds, and one more for every"
        f" {requests.LEAST_RATE:,} bytes received"
    ),
    "time for an answer that is not read": (
        f"{CONFIG.request_seconds * requests.UNREAD:g} seconds"
    ),
    "a body, except decks and recordings": f"{MOST_BODY // 1024} KiB",
    "a recording": (
        f"{megabytes(LIMITS['sound'].size)} (sound), {megabytes(LIMITS['mime'].size)} (mime)"
    ),
    "uploading a recording": (f"{recordings_api.MOST_SECONDS:g} seconds, one at a time per person"),
    "all recordings of a table, of a server": (
        f"{CONFIG.recordings_per_table} MB and {CONFIG.recordings_quota // 1000} GB"
        " (`--recordings-per-table`, `--recordings-quota`)"
    ),
    "uploading a deck": (
        f"{megabytes(POLICY.upload_bytes)}, {deck_api.MOST_SECONDS / MINUTE:g} minutes"
    ),
    "a deck": (
        f"{megabytes(POLICY.upload_bytes)} as a zip, {megabytes(UPLOAD_LIMITS.unpacked_bytes)}"
        f" unpacked, {UPLOAD_LIMITS.cards} cards"
    ),
    "decks being made, decks waiting": f"{imports.AT_ONCE} and {imports.MOST_WAITING}",
    "decks per owner": f"{POLICY.decks}, with {megabytes(POLICY.bytes)} in total",
    "all uploaded decks": f"{CONFIG.decks_quota // 1000} GB (`--decks-quota`)",
    "uploads in progress": (
        f"count against their quota, and leave {CONFIG.disk_reserve} MB of the disk free"
        " (`--disk-reserve`)"
    ),
    "commands, device links and tickets per seat; of spectators per address": (
        f"{allowed(CONFIG.commands)} (`--commands-per-minute`)"
    ),
    "scorekeeper requests per address": "the same",
    "chat and reactions per seat": (
        f"{limits.CHAT.burst} at once, one every {1 / limits.CHAT.per_second:g} seconds"
    ),
    "other frames per device": (
        f"{limits.OTHER_FRAMES.burst} at once, {limits.OTHER_FRAMES.per_second:g} per second"
    ),
    "unread bytes per device": f"{conversation.MOST_UNREAD // 1024**2} MiB",
    "silence of a device": f"{CONFIG.silence_seconds:g} seconds (`--silence-seconds`)",
    "incomplete frames and WebSocket pings and pongs per device": (
        f"{limits.UNUSUAL.burst} at once, {limits.UNUSUAL.per_second:g} per second"
    ),
    "sockets per address": f"{CONFIG.sockets_per_address} (`--sockets-per-address`)",
    "connections per address": "twice its sockets",
    "requests in progress per address, behind a trusted proxy": "twice its sockets",
    "people who join a table per address": (
        f"{CONFIG.joins_per_address} at once, one every 2 minutes (`--joins-per-address`)"
    ),
    "records and storybooks per address": (
        f"{limits.READINGS.burst} at once, {limits.READINGS.per_second:g} per second"
    ),
    "changes of a table that its game does not need": (
        f"{length.MOST_LINES:,}, and {length.MOST_LINES_OF_A_ROUND} more per round"
    ),
    "codes for waiting TVs per address": (
        f"{limits.PAIRING_CODES.burst} at once, {limits.PAIRING_CODES.per_second * 60:g} per minute"
    ),
    "questions of waiting TVs per address": (
        f"{limits.PAIRING_LOOKS.burst} at once, {limits.PAIRING_LOOKS.per_second:g} per second"
    ),
    "TVs that wait, on all nodes": f"{MOST_WAITING:,}",
    "wrong codes, device links and codes of TVs per address": (
        f"{allowed(CONFIG.misses)} (`--misses-per-address`)"
    ),
    "tables opened per address": (
        f"{CONFIG.tables_per_address} at once, {CONFIG.tables_per_address} in 10 minutes"
        " (`--tables-per-address`)"
    ),
    "decks uploaded per address": (
        f"{CONFIG.uploads_per_address} at once, one every 2 minutes (`--uploads-per-address`)"
    ),
}
FACTS = [
    f"The table remembers the last {answers.REMEMBERED} ids of each person",
    f"`old` for the last {conversation.CHAT_SHOWN} lines when you connect",
    f"A code has {codes.SHORTEST} to {codes.LONGEST} characters out of `{codes.SIGNS}`",
    f"may have `{codes.FORMER_SIGNS}` as well",
    f"for {identity.KEPT_FOR // (24 * HOUR)} days",
    f"good for {registry.LINK_GOOD_FOR // MINUTE:g} minutes and one use",
    f'`{{"strength"?, "name"?}}`, at most {bots.MOST_BOTS};',
    f"fewer than {bots.MOST_BOTS} bots",
    f"when the host has been gone for {hosts.GONE_AFTER:g} seconds",
    f"after {hosts.GONE_FOR_LONG // MINUTE:g} minutes anybody who has been there as long",
    f"has had no connection for {seats.KEPT_FOR // MINUTE:g} minutes",
    f"after {decide.HURRY_AFTER:g} seconds anybody",
    f"A `rabbit` is a number from 0 to {state.RABBITS - 1}",
    f"off by {recordings.WAITS:g} seconds, once per round",
    f"There are {recordings.MOST_TICKETS} tickets per person and round",
    f"(`sound`, up to {LIMITS['sound'].seconds} seconds)",
    f"(`mime`, up to {LIMITS['mime'].seconds} seconds without sound)",
    f"A bot moves after {PACE.natural[0]:g} to {PACE.natural[1]:g} seconds",
    f"people have {PACE.hold[0]:g} to {PACE.hold[1]:g} seconds to go first",
    f"for up to {PACE.patience:g} seconds more",
    f"{PACE.remark[0]:g} to {PACE.remark[1]:g} seconds later",
    *[f"`{name}.webp` ({width} \u00d7 {height})" for name, (width, height) in SIZES.items()],
    f'{{"type":"hello","protocol":{frames.PROTOCOL}}}',
]


def test_every_limit_is_as_the_code_has_it() -> None:
    rows = [*tables("What comes in"), *tables("How often")]
    assert {row[0]: row[1] for row in rows} == LIMITED


@pytest.mark.parametrize("fact", FACTS)
def test_the_document_knows_the_figure(fact: str) -> None:
    assert fact in PLAIN


def test_the_times_are_those_of_the_web_client() -> None:
    source = (ROOT / "web/src/net/patience.ts").read_text(encoding="utf-8")
    found = re.findall(r"const (\w+)_MS = ([\d_]+);", source)
    seconds = {name: f"{int(value.replace('_', '')) / 1000:g}" for name, value in found}
    told = [row[1] for row in tables("What a client must do")]
    named = "IDLE ANSWER LONGEST_ANSWER RESEND FIRST_PAUSE LONGEST_PAUSE RESTART_PAUSE"
    assert told == [seconds[name] for name in named.split()]
