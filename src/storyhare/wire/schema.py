"""The conversation as JSON Schema, made from the frames.

`python -m storyhare.wire.schema` writes docs/protocol.schema.json; a test holds the file to it.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, inspect

from storyhare.rules import ClueKind, Offer, Phase, ReasonCode, RoundStory, RulesetName
from storyhare.table import Language, Settings
from storyhare.table.commands import Command
from storyhare.views import Character, Strength
from storyhare.wire.frames import PROTOCOL, FromDevice, FromTable, Reaction

FILE = Path("docs/protocol.schema.json")
REF = "#/$defs/{name}"
# Unions and lists of words that deserve a name of their own. RoundStory travels over HTTP.
NAMED: dict[str, Any] = {
    "FromDevice": FromDevice,
    "FromTable": FromTable,
    "Command": Command,
    "Offer": Offer,
    "Phase": Phase,
    "RulesetName": RulesetName,
    "ClueKind": ClueKind,
    "Language": Language,
    "Reaction": Reaction,
    "Strength": Strength,
    "Character": Character,
    "ReasonCode": ReasonCode,
}
SENT = (FromTable, RoundStory)
ALWAYS = "x-always-sent"


def schema() -> dict[str, Any]:
    """Everything that travels; `x-always-sent` are optional fields that the server never omits."""
    types = [*NAMED.values(), Settings, RoundStory]
    made, parts = msgspec.json.schema_components(types, ref_template=REF)
    named = dict(zip(NAMED, made, strict=False))
    for struct in _sent_structs():
        always = [
            name for name in _never_omitted(struct) if name in parts[struct.__name__]["properties"]
        ]
        if always:
            parts[struct.__name__][ALWAYS] = always
    _fill_in(parts["TableView"])
    defs = {name: _with_names(part, named) for name, part in sorted(parts.items())}
    unions = {name: _inside(part, named) for name, part in named.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Storyhare protocol {PROTOCOL}",
        "anyOf": [{"$ref": REF.format(name=name)} for name in ("FromDevice", "FromTable")],
        "$defs": unions | defs,
    }


def _fill_in(table: dict[str, Any]) -> None:
    """Say what Python leaves open: views do not know the table's types, people come encoded."""
    table["properties"]["settings"] = {"$ref": REF.format(name="Settings")}
    table["properties"]["people"] = table["properties"]["people"]["anyOf"][0]


def _with_names(part: Any, named: dict[str, Any]) -> Any:
    """The same with a reference wherever something named is written out."""
    if isinstance(part, list):
        return [_with_names(item, named) for item in part]
    if not isinstance(part, dict):
        return part
    bare = {key: value for key, value in part.items() if key != "default"}
    for name, union in named.items():
        if bare == union:
            default = {"default": part["default"]} if "default" in part else {}
            return {"$ref": REF.format(name=name), **default}
    return {key: _with_names(value, named) for key, value in part.items()}


def _inside(part: dict[str, Any], named: dict[str, Any]) -> dict[str, Any]:
    return {key: _with_names(value, named) for key, value in part.items()}


def _sent_structs() -> list[type[Struct]]:
    """Every struct that the server sends."""
    found: dict[str, type[Struct]] = {}
    waiting: list[Any] = [*inspect.multi_type_info(SENT), inspect.type_info(Settings)]
    while waiting:
        info = waiting.pop()
        if isinstance(info, inspect.StructType):
            if info.cls.__name__ in found:
                continue
            found[info.cls.__name__] = info.cls
            waiting += [field.type for field in info.fields]
        else:
            waiting += _parts_of(info)
    return list(found.values())


def _parts_of(info: Any) -> Iterator[Any]:
    match info:
        case inspect.UnionType(types):
            yield from types
        case inspect.VarTupleType(item):
            yield item
        case inspect.DictType(_, value):
            yield value


def _never_omitted(struct: type[Struct]) -> list[str]:
    """Fields with a default that are written all the same."""
    if struct.__struct_config__.omit_defaults:
        return []
    fields = msgspec.structs.fields(struct)
    return [f.encode_name for f in fields if not f.required and f.default is not UNSET]


def text() -> str:
    """The file's text."""
    return json.dumps(schema(), indent=2) + "\n"


def main() -> None:
    """Write the file, here or where the first argument says."""
    Path(*(sys.argv[1:2] or [str(FILE)])).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
