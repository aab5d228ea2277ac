"""Generates the table of options in docs/hosting.md from the fields of `Config`.

`python -m tests.options` writes it; a test compares the file with it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin

from msgspec import NODEFAULT, Meta, structs

from storyhare.cli.serve.settings import kind_and_limits
from storyhare.server.config import Config
from storyhare.words import say

FILE = Path(__file__).parent.parent / "docs" / "hosting.md"
BEGIN, END = "<!-- options: python -m tests.options -->\n", "<!-- end of options -->\n"


def name_of(field: structs.FieldInfo) -> str:
    """A field's option."""
    return f"--{field.name.replace('_', '-')}"


def meta_of(field: structs.FieldInfo) -> Meta:
    """A field's limits."""
    return kind_and_limits(field)[1]


def kind_of(field: structs.FieldInfo) -> object:
    """A field's type, without its limits."""
    return kind_and_limits(field)[0]


def meaning_of(field: structs.FieldInfo) -> str:
    """A field's help text."""
    return say(f"help-serve.{field.name}")


def rows() -> Iterator[str]:
    """A row for every option."""
    yield from ("| option | default | values | meaning |", "|---|---|---|---|")
    for field in structs.fields(Config):
        told = (f"`{name_of(field)}`", _default(field), _values(field), meaning_of(field))
        yield "| " + " | ".join(str(part) for part in told) + " |"


def _default(field: structs.FieldInfo) -> str:
    if field.default_factory is not NODEFAULT:
        return "`storyhare where` shows it"
    if field.default is False:
        return "off"
    return "" if field.default in (None, "") else f"`{field.default}`"


def _values(field: structs.FieldInfo) -> str:
    kind, meta = kind_of(field), meta_of(field)
    if get_origin(kind) is Literal:
        return ", ".join(f"`{value}`" for value in get_args(kind))
    if meta.ge is not None and meta.le is not None:
        return f"{meta.ge} to {meta.le}"
    return "" if meta.ge is None else f"at least {meta.ge}"


def text() -> str:
    """The file's text with the table as it should be."""
    before, _, rest = FILE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"{FILE.name} has no place for the table"
    return f"{before}{BEGIN}\n" + "\n".join(rows()) + f"\n\n{END}{after}"


def main() -> None:
    """Write the table into the file."""
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
