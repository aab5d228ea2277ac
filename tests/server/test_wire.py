"""The conversation's documents say what the frames say."""

import re
import typing
from pathlib import Path

import msgspec
import pytest

from storyhare.rules import Refusal
from storyhare.server.sockets import CLOSE_CODES
from storyhare.table import commands as ask
from storyhare.wire import frames, schema, typescript

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("made", [schema, typescript])
def test_the_committed_file_is_up_to_date(made: typing.Any) -> None:
    committed = (ROOT / made.FILE).read_text(encoding="utf-8")
    assert committed == made.text(), f"run python -m {made.__name__}"


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
    assert 'export type Ping = {\n  type: "ping";\n  seen?: number | null;\n};' in text
    assert "  settings: Settings;\n  people: PersonView[];\n" in text
    assert "  owner?: number | null;\n" in text
    assert "  ballots: (Ballot | null)[];\n" in text


def test_the_document_knows_every_frame_and_every_command() -> None:
    for union in (frames.FromDevice, frames.FromTable, ask.Command):
        for struct in typing.get_args(union):
            assert re.search(rf"^\|.*`{struct.__struct_config__.tag}`", DOCUMENT, re.MULTILINE)


def test_the_document_knows_every_goodbye() -> None:
    (why,) = [field for field in msgspec.structs.fields(frames.Bye) if field.name == "why"]
    assert set(typing.get_args(why.type)) == set(CLOSE_CODES)
    for word, code in CLOSE_CODES.items():
        assert f"| {code} | `{word}` |" in DOCUMENT


def test_the_document_knows_every_refusal_of_the_table() -> None:
    words = (ROOT / "src/storyhare/words/en/table.ftl").read_text(encoding="utf-8")
    codes = re.findall(r"^refusal-(\w+) =", words, re.MULTILINE)
    assert [code for code in codes if f"`{code}`" not in DOCUMENT] == []


def test_the_document_names_the_protocol_and_the_limit_in_force() -> None:
    assert f'"protocol":{frames.PROTOCOL}' in DOCUMENT
    assert f"{frames.MOST_BYTES // 1024} KiB" in DOCUMENT
