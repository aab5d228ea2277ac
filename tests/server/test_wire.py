"""The schema and the client's types say what the frames say."""

import re
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from storyhare.rules import Refusal
from storyhare.wire import frames, schema, typescript

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("made", [schema, typescript])
def test_the_committed_file_is_up_to_date(made: typing.Any) -> None:
    committed = (ROOT / made.FILE).read_text(encoding="utf-8")
    assert committed == made.text(), f"run python -m {made.__name__}"


@pytest.mark.parametrize("made", [schema, typescript])
def test_the_file_is_written_here_or_where_one_says(
    made: typing.Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    made.FILE.parent.mkdir(parents=True)
    monkeypatch.setattr(sys, "argv", ["made"])
    made.main()
    assert made.FILE.read_text(encoding="utf-8") == made.text()
    elsewhere = tmp_path / "elsewhere"
    monkeypatch.setattr(sys, "argv", ["made", str(elsewhere), "nothing"])
    made.main()
    assert elsewhere.read_text(encoding="utf-8") == made.text()


def test_lines_for_the_client_are_at_most_a_hundred_letters_long() -> None:
    for words in range(1, 120):
        parts: dict[str, dict[str, Any]] = {
            "Name": {"anyOf": [{"type": "string"}, {"$ref": "x" * words}]},
            "Other": {"description": "x" * words, "type": "string"},
        }
        alias, other = [typescript.declaration(name, part) for name, part in parts.items()]
        assert (alias.count("\n") == 1) == (words <= 70)
        assert max(map(len, alias.splitlines())) <= max(100, words + 6)
        assert (other.count("\n") == 2) == (words <= 93)


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    made = schema.schema()
    found = re.findall(r'"#/\$defs/(\w+)"', msgspec.json.encode(made).decode())
    assert set(found) <= set(made["$defs"])
    assert {"FromDevice", "FromTable", "Command", "Settings", "TableView"} <= set(made["$defs"])


def test_what_is_said_to_be_always_sent_is_sent() -> None:
    told = msgspec.json.decode(frames.write(frames.Refused(Refusal("x"))))
    parts = schema.schema()["$defs"]
    assert set(parts["Refused"][schema.ALWAYS]) <= set(told)
    assert set(parts["Refusal"][schema.ALWAYS]) <= set(told["refusal"])
    assert schema.ALWAYS not in parts["CardView"]  # its defaults are left out


def test_types_for_the_client_are_told_apart_by_their_tags() -> None:
    text = typescript.text()
    ping = '  type: "ping";\n  seen?: number | null;\n  looking?: boolean;\n'
    assert f"export type Ping = {{\n{ping}}};" in text
    assert "  settings: Settings;\n  people: PersonView[]; // at most 100\n" in text
    assert "  owner?: number | null;\n" in text
    assert "  ballots: (Ballot | null)[]; // at most 12\n" in text
