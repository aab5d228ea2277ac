"""Every text, list and number that is sent or taken has a limit, and the schema tells it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from storyhare.rules import Refusal
from storyhare.rules.bounds import CHAT_LIMIT, CLUE_LIMIT, NAME_LIMIT, PEOPLE_LIMIT
from storyhare.server.http.reference import document
from storyhare.table import commands as ask
from storyhare.table.people.bots import MOST_BOTS
from storyhare.table.state import MOST_PEOPLE
from storyhare.wire import frames
from storyhare.wire.schema import schema

# Lists of what the server has, and not of what somebody sends.
AS_MANY_AS_THERE_ARE = {
    "#/components/schemas/Storybook/rounds": "the rounds that were played",
    "GET /api/decks 200": "the decks that the operator has installed, and one's own",
}

CHOICES = {"anyOf", "oneOf", "allOf"}
LIMITS = {
    "string": {"maxLength"},
    "integer": {"minimum", "maximum"},
    "array": {"maxItems"},
    "object": {"maxProperties", "propertyNames"},
}


def unbounded(part: Any, place: str) -> Iterator[str]:
    """The places in a schema at which anything of any size would fit."""
    if isinstance(part, list):
        for item in part:
            yield from unbounded(item, place)
    if not isinstance(part, dict) or {"enum", "const", "$ref"} & set(part):
        return
    if has_no_limit(part):
        yield place
    for key in (*CHOICES, "items", "additionalProperties"):
        yield from unbounded(part.get(key), place)
    for name, field in part.get("properties", {}).items():
        yield from unbounded(field, f"{place}/{name}")


def has_no_limit(part: dict[str, Any]) -> bool:
    kind = part.get("type")
    if kind is None:
        return not CHOICES & set(part)  # anything at all
    if "properties" in part or part.get("format") == "binary":
        return False
    if not LIMITS.get(kind, set()) <= set(part):
        return True
    return kind == "object" and "maxLength" not in part["propertyNames"]


def of_the_addresses() -> Iterator[str]:
    """The same for parameters, bodies and answers as the OpenAPI document has them."""
    for path, methods in document("")["paths"].items():
        for method, operation in methods.items():
            place = f"{method.upper()} {path}"
            for parameter in operation.get("parameters", ()):
                yield from unbounded(parameter["schema"], f"{place} {parameter['name']}")
            for status, answer in operation["responses"].items():
                yield from in_json(answer, f"{place} {status}")
            yield from in_json(operation.get("requestBody", {}), f"{place} body")


def in_json(holder: dict[str, Any], place: str) -> Iterator[str]:
    """The same for what is one JSON value; streams of bytes and lines are read bit by bit."""
    for kind, media in holder.get("content", {}).items():
        if kind == "application/json":
            yield from unbounded(media["schema"], place)


def test_every_part_of_every_frame_has_a_limit() -> None:
    parts = schema()["$defs"]
    assert len(parts) > 60
    assert [bad for name, part in parts.items() for bad in unbounded(part, name)] == []


def test_every_part_of_every_body_and_address_has_a_limit() -> None:
    parts = document("")["components"]["schemas"]
    assert {"OpenTable", "PaperGame", "Tally", "DeckText", "Trouble"} <= set(parts)
    prefix = "#/components/schemas/"
    found = [bad for name, part in parts.items() for bad in unbounded(part, prefix + name)]
    found += of_the_addresses()
    assert set(found) == set(AS_MANY_AS_THERE_ARE)


@pytest.mark.parametrize(
    "part",
    [
        {"type": "string"},
        {"type": "integer", "minimum": 0},
        {"type": "array", "items": {"type": "boolean"}},
        {"type": "array", "maxItems": 3, "items": {"type": "string"}},
        {"type": "object", "additionalProperties": {"type": "boolean"}, "maxProperties": 3},
        {"anyOf": [{"type": "null"}, {"type": "integer"}]},
        {"type": "object", "properties": {"a": {"type": "string"}}},
        {},
    ],
)
def test_the_search_finds_what_has_no_limit(part: dict[str, Any]) -> None:
    assert list(unbounded(part, "here"))


def test_the_client_is_told_the_same_limits() -> None:
    types = (Path(__file__).parent.parent / "web/src/net/types.ts").read_text(encoding="utf-8")
    assert "  cmd_id: string; // 1 to 40 characters\n" in types
    assert "  clue_kinds?: ClueKind[]; // at most 3\n" in types


def test_a_view_has_room_for_everybody_who_may_come() -> None:
    assert MOST_PEOPLE + MOST_BOTS <= PEOPLE_LIMIT


# -- what a device may send ------------------------------------------------------------------------


def do(body: dict[str, Any], **rest: Any) -> str:
    return json.dumps({"type": "do", "cmd_id": "c", "game": "g", "body": body} | rest)


LONG = "x" * 5_000
HUGE = 10**17
TOO_MUCH = [
    do({"do": "configure", "settings": {"options": {"clue_kinds": ["text"] * 4}}}),
    do({"do": "configure", "settings": {"decks": ["dreams"] * 700}}),
    do({"do": "configure", "settings": {"decks": [LONG]}}),
    do({"do": "configure", "settings": {"options": {"bonus_cap": HUGE}}}),
    do({"do": "configure", "settings": {"options": {"end": {"score": HUGE}}}}),
    do({"do": "configure", "settings": {"options": {"first_storyteller": -HUGE}}}),
    do({"do": "configure", "settings": {"clocks": {"tell": HUGE}}}),
    do({"do": "arrange", "order": ["a"] * 1_000}),
    do({"do": "give", "cards": ["a"] * 1_000}),
    do({"do": "give", "cards": [LONG]}),
    do({"do": "vote", "green": [1] * 1_000}),
    do({"do": "vote", "green": [HUGE]}),
    do({"do": "tell", "clue": {"text": "hm", "recording": LONG}}),
    do({"do": "remove", "person": LONG}),
    do({"do": "sit", "rabbit": HUGE}),
    do({"do": "leave"}, game=LONG),
    do({"do": "leave"}, round=HUGE),
]


@pytest.mark.parametrize("frame", TOO_MUCH, ids=lambda frame: frame[30:90])
def test_a_frame_with_too_much_in_it_is_refused_by_its_id(frame: str) -> None:
    assert frames.read(frame) == frames.Refused(Refusal("not_a_frame"), "c")


@pytest.mark.parametrize(
    "frame", [{"type": "ping", "seen": HUGE}, {"type": "hello", "protocol": HUGE}]
)
def test_a_number_beyond_all_counting_is_refused(frame: dict[str, Any]) -> None:
    assert frames.read(json.dumps(frame)) == frames.not_a_frame()


@pytest.mark.parametrize("cmd_id", ["", "x" * 41])
def test_a_command_has_an_id_of_1_to_40_characters(cmd_id: str) -> None:
    assert frames.read(do({"do": "leave"}, cmd_id=cmd_id)) == frames.not_a_frame()
    assert isinstance(frames.read(do({"do": "leave"}, cmd_id="x" * 40)), frames.Do)


# -- texts whose limit is only told by the schema --------------------------------------------------


def told_only(info: Any, place: str, seen: set[type]) -> Iterator[tuple[str, int]]:
    """The texts that a type has with a limit which reading it does not check."""
    match info:
        case msgspec.inspect.StructType(cls, fields):
            if cls not in seen:
                seen.add(cls)
                for field in fields:
                    yield from told_only(field.type, f"{cls.__name__}.{field.name}", seen)
        case msgspec.inspect.UnionType(types):
            for one in types:
                yield from told_only(one, place, seen)
        case msgspec.inspect.VarTupleType(item):
            yield from told_only(item, place, seen)
        case msgspec.inspect.Metadata(inner, extra_json_schema=extra):
            if isinstance(inner, msgspec.inspect.StrType):
                yield place, (extra or {})["maxLength"]
            yield from told_only(inner, place, seen)


def test_the_texts_that_people_write_are_known_and_each_is_checked_where_it_is_taken() -> None:
    """Tests of bots, clues, people and `tests/server/test_cost.py` send each one too long."""
    from storyhare.server.http.tables import (  # noqa: PLC0415 - only here
        JoinTable,
        OpenTable,
    )

    seen: set[type] = set()
    taken = (frames.FromDevice, OpenTable, JoinTable, ask.Command)
    found = dict(
        pair for kind in taken for pair in told_only(msgspec.inspect.type_info(kind), "", seen)
    )
    assert found == {
        "Rename.name": NAME_LIMIT,
        "RenameBot.name": NAME_LIMIT,
        "AddBot.name": NAME_LIMIT,
        "Bring.name": NAME_LIMIT,
        "Clue.text": CLUE_LIMIT,
        "Say.text": CHAT_LIMIT,
        "OpenTable.name": NAME_LIMIT,
        "WantedBot.name": NAME_LIMIT,
        "JoinTable.name": NAME_LIMIT,
    }
