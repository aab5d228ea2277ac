"""docs/protocol.md, taken apart: its sections, tables and the names in them."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

ROOT = Path(__file__).parents[1]
DOCUMENT = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
PLAIN = " ".join(DOCUMENT.split())


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
