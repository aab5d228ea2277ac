"""docs/protocol.md and the code say the same: addresses, frames, commands, codes."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import storyhare
from storyhare.rules import Offer, PaperGame, tally
from storyhare.server.http import (
    pages,
    reference,
)
from storyhare.server.http.requests import errors
from storyhare.server.ws import conversation, endpoint
from storyhare.table import commands as ask
from storyhare.table import (
    decide,
)
from storyhare.wire import frames
from tests.protocol_page import (
    DOCUMENT,
    fields,
    fields_of,
    names,
    tables,
    tag_of,
)

SOURCE = Path(storyhare.__file__).parent
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
