"""Reasons inside sentences are told in the reader's language, and none is a text of a program.

Errors of the system and of libraries come in English. `storyhare.rules.refusals.reasons` makes
codes with facts of them, and the catalogues have a message `reason-<code>` for each.
"""

import ast
import errno
import json
import os
import socket
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import apsw
import msgspec
import pytest
from msgspec import Meta, Struct

import storyhare
from storyhare.rules import Options, Refusal, reasons
from storyhare.words import languages, say, sentence

SOURCE = Path(storyhare.__file__).parent
# Sentences that are made in the reader's language before they become part of another one.
MADE_BEFORE = {"cli/games/replay.py", "cli/games/scorekeeper.py", "cli/deck.py"}
# What is only logged, in English.
LOGGED = {"decks/store/cache.py"}


class Thing(Struct, forbid_unknown_fields=True):
    """Something with limits of every kind."""

    a: int
    b: Annotated[str, Meta(max_length=2, min_length=1)] = "b"
    c: Literal["x", "y"] = "x"
    d: tuple[int, int] = (1, 1)
    e: Annotated[int, Meta(ge=1, le=3)] = 1
    f: Annotated[str, Meta(pattern="^a$")] = "a"


def error_of(data: str | bytes, kind: Any = Thing) -> Exception:
    with pytest.raises((msgspec.MsgspecError, RecursionError, UnicodeDecodeError)) as caught:
        msgspec.json.decode(data, type=kind)
    return caught.value


@pytest.mark.parametrize(
    ("data", "code", "place"),
    [
        ("{", "data_cut_short", "$"),
        ('{"a":NaN}', "data_malformed", "$"),
        ('{"a":1}x', "data_malformed", "$"),
        (b'{"a":1,"b":"\xff"}', "data_not_utf8", "$"),
        ("[1]", "data_wrong_type", "$"),
        ('{"a":"x"}', "data_wrong_type", "$.a"),
        ('{"a":1,"z":2}', "data_unknown_field", "$"),
        ("{}", "data_missing_field", "$"),
        ('{"a":1,"b":"xxx"}', "data_too_long", "$.b"),
        ('{"a":1,"b":""}', "data_too_short", "$.b"),
        ('{"a":1,"c":"q"}', "data_unknown_value", "$.c"),
        ('{"a":1,"d":[1]}', "data_wrong_length", "$.d"),
        ('{"a":1,"e":0}', "data_out_of_range", "$.e"),
        ('{"a":1,"e":9}', "data_out_of_range", "$.e"),
        ('{"a":1,"f":"b"}', "data_pattern", "$.f"),
    ],
)
def test_data_that_is_not_as_it_should_be_has_a_reason(
    data: str | bytes, code: str, place: str
) -> None:
    facts = reasons.with_place(error_of(data))
    assert (facts["reason"], facts["place"]) == (code, place)


def test_what_is_nested_too_deeply_has_a_reason() -> None:
    assert reasons.of_error(error_of("[" * 5000, Any)) == {"reason": "data_too_deep"}


def test_an_end_that_is_two_ends_has_a_reason() -> None:
    error = error_of('{"end": {"score": 3, "tellings": 2}}', Options)
    assert reasons.with_place(error)["reason"] == "data_one_end"


@pytest.mark.parametrize("text", ["a", "a=", "a=1\na=2", 'a="\n', "a=[1", "a=0x", "a={b=1,b=2}"])
def test_a_mistake_in_toml_has_a_place(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    assert reasons.of_error(caught.value)["reason"] in {"data_malformed_at", "data_malformed_end"}


def test_a_mistake_in_json_has_a_place() -> None:
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads("[1,\n x]")
    facts = {"reason": "data_malformed_at", "row": 2, "column": 2}
    assert reasons.of_error(caught.value) == facts


@pytest.mark.parametrize("number", sorted(reasons.FILES))
def test_an_error_of_the_system_has_a_reason(number: int) -> None:
    error = OSError(number, os.strerror(number))
    assert reasons.of_error(error) == {"reason": reasons.FILES[number]}


def test_other_errors_of_the_system_tell_their_number() -> None:
    facts = reasons.of_error(OSError(errno.EXDEV, "x"))
    assert facts == {"reason": "system_error", "number": str(errno.EXDEV)}
    assert reasons.of_error(socket.gaierror(-2, "x")) == {"reason": "net_unknown_name"}
    assert reasons.of_error(TimeoutError()) == {"reason": "net_timeout"}


def test_a_file_that_is_no_database_has_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    file.write_bytes(b"no database" * 100)
    with pytest.raises(apsw.Error) as caught:
        apsw.Connection(str(file)).execute("SELECT * FROM sqlite_master").get  # noqa: B018
    assert reasons.of_error(caught.value) == {"reason": "db_no_database"}


def test_a_text_that_nobody_knows_is_quoted() -> None:
    facts = reasons.of_error(RuntimeError("the moon is down.\nmore"))
    assert facts == {"reason": "reported", "detail": "the moon is down"}
    said = sentence(Refusal("source_unreadable", {"file": "fox.png", **facts}), "fr")
    assert said == "Je ne peux pas lire fox.png\u00a0: «\u00a0the moon is down\u00a0»."


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_reason_is_told_in_every_language(language: str) -> None:
    facts = dict.fromkeys(
        ("wanted", "found", "name", "detail", "status", "format", "most", "least", "number"), "7"
    )
    facts |= dict.fromkeys(("byte", "row", "column", "line"), "7")
    for code in reasons.CODES:
        told = say(f"reason-{code}", language, **facts)
        assert not told.endswith("."), code
        # German writes its nouns so.
        assert language == "de" or not told[0].isupper(), code


def test_a_reason_is_told_with_its_facts_inside_a_sentence() -> None:
    facts = reasons.with_place(error_of('{"a":1,"z":2}'))
    refusal = Refusal("manifest_shape", {"file": "deck.json", **facts})
    assert "there is no field “z”" in sentence(refusal)
    assert "das Feld „z“ gibt es nicht" in sentence(refusal, "de")


def texts_as_reasons(tree: ast.AST) -> Iterator[int]:
    """Lines where a reason is a text that a program made, and not a code."""
    for node in ast.walk(tree):
        given: list[ast.expr] = []
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            given = [v for k, v in pairs if isinstance(k, ast.Constant) and k.value == "reason"]
        if isinstance(node, ast.Call):
            given = [word.value for word in node.keywords if word.arg == "reason"]
        for value in given:
            is_code = isinstance(value, ast.Constant) and value.value in reasons.CODES
            if not is_code:
                yield value.lineno
        if isinstance(node, ast.Attribute) and node.attr == "strerror":
            yield node.lineno


def test_no_command_and_no_refusal_has_a_text_of_a_program_as_its_reason() -> None:
    found = set()
    for part in ("rules", "decks", "media", "table", "cli", "words"):
        for file in sorted((SOURCE / part).rglob("*.py")):
            name = file.relative_to(SOURCE).as_posix()
            if name in {"rules/refusals/reasons.py", *MADE_BEFORE, *LOGGED}:
                continue
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found |= {f"{name}:{line}" for line in texts_as_reasons(tree)}
    assert found == set()


# These have sentences of their own (cli/ops/trouble.py), or are a slip of ours.
OWN_SENTENCES = {"TooNew", "TooOld", "NothingThere", "AssertionError"}


def raised_texts(tree: ast.AST) -> Iterator[str]:
    """The texts of errors that are raised, with sevens for numbers."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args):
            continue
        name = ast.unparse(node.exc.func).rpartition(".")[2]
        text = node.exc.args[0]
        if name in OWN_SENTENCES:
            continue
        if isinstance(text, ast.Constant) and " " in str(text.value):
            yield str(text.value)
        elif isinstance(text, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else 7 for part in text.values]
            yield "".join(map(str, parts))


def test_what_the_storage_says_is_known() -> None:
    files = [*(SOURCE / "storage").rglob("*.py"), SOURCE / "live" / "lines.py"]
    texts = {text for file in files for text in raised_texts(ast.parse(file.read_text("utf-8")))}
    assert len(texts) > 6
    unknown = [text for text in texts if reasons.of_text(text)["reason"] == "reported"]
    assert unknown == []


def test_a_text_as_a_reason_would_be_found() -> None:
    wrong = (
        'say("x", reason=str(error))',
        'Refusal("x", {"reason": f"HTTP {n}"})',
        'say("x", why=error.strerror)',
        'say("x", reason="a table is missing")',
    )
    assert all(list(texts_as_reasons(ast.parse(code))) for code in wrong)
    assert not list(texts_as_reasons(ast.parse('say("x", **reasons.of_error(error))')))


def test_a_code_stands_for_itself() -> None:
    assert reasons.of_text("disk_full") == {"reason": "disk_full"}
    assert reasons.of_text("disk_fuller") == {"reason": "reported", "detail": "disk_fuller"}
