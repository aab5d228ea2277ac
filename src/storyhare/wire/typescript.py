"""The client's types, made from the same schema as docs/protocol.schema.json.

`python -m storyhare.wire.typescript` writes web/src/net/types.ts; a test holds the file to it.
"""

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from storyhare.wire.frames import MOST_BYTES, PROTOCOL
from storyhare.wire.schema import ALWAYS, schema

FILE = Path("web/src/net/types.ts")
HEAD = f"""\
// Made by `python -m storyhare.wire.typescript` from the types of the server: change those.

/** What a client says in its hello. */
export const PROTOCOL = {PROTOCOL};

/** The longest frame that the server reads, in bytes. */
export const MOST_BYTES = {MOST_BYTES};
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
WIDTH = 100


def text() -> str:
    """The file's text: a type for every struct and every union that has a name."""
    parts = schema()["$defs"]
    return HEAD + "".join([f"\n{declaration(name, part)}" for name, part in parts.items()])


def declaration(name: str, part: dict[str, Any]) -> str:
    """A type with its name, and what is said of it."""
    said = _comment(part.get("description"))
    if part.get("type") != "object":
        return f"{said}{_alias(name, part)}"
    fields = part["properties"].items()
    sure = {*part["required"], *part.get(ALWAYS, ())}
    lines = [_field(f"{key}{'' if key in sure else '?'}", field) for key, field in fields]
    return f"{said}export type {name} = {{\n{''.join(lines)}}};\n"


def _field(name: str, part: dict[str, Any]) -> str:
    limit = limit_of(part)
    return f"  {name}: {type_of(part)};{f' // {limit}' if limit else ''}\n"


def limit_of(part: dict[str, Any]) -> str:
    """How much fits into a text, a list or a record; nothing for all else."""
    for one in part.get("anyOf", ()):
        if limit := limit_of(one):
            return limit
    if "maxLength" in part:
        least = f"{part['minLength']} to " if "minLength" in part else "at most "
        return f"{least}{part['maxLength']} characters"
    most = part.get("maxItems", part.get("maxProperties"))
    return "" if most is None else f"at most {most}"


def _alias(name: str, part: dict[str, Any]) -> str:
    line = f"export type {name} = {type_of(part)};\n"
    if len(line) <= WIDTH:
        return line
    return (
        f"export type {name} =\n" + "".join([f"  | {one}\n" for one in _choices(part)])[:-1] + ";\n"
    )


def _comment(description: str | None) -> str:
    if description is None:
        return ""
    paragraphs = [" ".join(p.split()) for p in description.split("\n\n")]
    lines = [line for p in paragraphs for line in textwrap.wrap(p, WIDTH - 4)]
    if len(lines) == 1 and len(lines[0]) <= WIDTH - 7:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join([f" * {line}\n" for line in lines]) + " */\n"


def type_of(part: dict[str, Any]) -> str:
    """A piece of schema as a type."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part or "anyOf" in part:
        return " | ".join(_choices(part))
    match part.get("type"):
        case "null":
            return "null"
        case "array":
            item = type_of(part["items"])
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            return f"Record<string, {type_of(part['additionalProperties'])}>"
        case kind:
            return PLAIN[str(kind)]


def _choices(part: dict[str, Any]) -> list[str]:
    if "enum" in part:
        return [json.dumps(word) for word in part["enum"]]
    return [type_of(one) for one in part["anyOf"]]


def main() -> None:
    """Write the file, here or where the first argument says."""
    Path(*(sys.argv[1:2] or [str(FILE)])).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
