"""Nothing of a stranger's deck is read where tables are served: a worker with limits does it."""

import subprocess
import sys
import tomllib
import unicodedata
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest
from PIL import Image

from storyhare.decks import ImportResult
from storyhare.decks.manifest import is_id
from storyhare.rules import Refusal
from storyhare.words import languages, sentence
from tests.decks.made import SMALL, deck_files, library, packed, png

MEGABYTE = 1_000_000
TOML = """
format = 1
id = "seaside"
title = "Se\u0301aside"
cards = [{id = "gull", file = "1.png", alt = "A gull."}, {id = "wave", file = "2.png"}]
"""

# Imports the zip given and tells what came of it, and how much memory that took here.
IMPORT = """
import resource, sys
from pathlib import Path
from storyhare.decks import UPLOAD_LIMITS, Library
before = resource.getrusage(resource.RUSAGE_SELF)
answer = Library(Path(sys.argv[2])).install(Path(sys.argv[1]), limits=UPLOAD_LIMITS)
after = resource.getrusage(resource.RUSAGE_SELF)
seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
print(answer.code, (after.ru_maxrss - before.ru_maxrss) * 1024, seconds)
"""


def dotted_keys() -> bytes:
    """Every part of a dotted key costs as much as all parts before it."""
    return b"a." * 50_000 + b"a = 1"


def combining_marks() -> bytes:
    return b'title = "' + "a\u0301\u0316".encode() * 30_000 + b'"\nformat = 1\nid = "x"\ncards = []'


def many_tables() -> bytes:
    return b"".join([b"[a%d.b.c.d]\n" % n for n in range(12_000)])


def open_brackets() -> bytes:
    return b"a = " + b"[" * 200_000


BOMBS: dict[str, Callable[[], bytes]] = {
    "dotted keys": dotted_keys,
    "combining marks": combining_marks,
    "many tables": many_tables,
    "open brackets": open_brackets,
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_in_the_manifest_costs_the_server_nothing(tmp_path: Path, name: str) -> None:
    archive = packed(tmp_path / "deck.zip", {"deck.toml": BOMBS[name](), "1.png": png(1)})
    command = [sys.executable, "-c", IMPORT, str(archive), str(tmp_path / "decks")]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    code, grown, seconds = told.stdout.split()
    assert code.startswith(("manifest_", "source_"))
    assert int(grown) < 30 * MEGABYTE
    assert float(seconds) < 1  # of CPU
    assert not list((tmp_path / "decks").glob("*"))


def test_where_tables_are_served_nothing_of_a_deck_is_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever parses, normalises or decodes is out of order here, and the import works."""

    def out_of_order(*_: object, **__: object) -> NoReturn:
        raise AssertionError("something of the deck was read here")

    def only_ids(text: str) -> str:
        return text if is_id(text) else out_of_order()

    files = {"deck.toml": TOML.encode(), "1.png": png(1), "2.png": png(2)}
    archive = packed(tmp_path / "deck.zip", files)
    decks = library(tmp_path)
    parsers: list[tuple[object, str]] = [
        (tomllib, "loads"),
        (zipfile, "ZipFile"),
        (msgspec.json, "decode"),
        (msgspec, "convert"),
        (unicodedata, "normalize"),
        (Image, "open"),
    ]
    with monkeypatch.context() as broken:
        for module, name in parsers:
            broken.setattr(module, name, out_of_order)
        broken.setattr("storyhare.decks.manifest.tidy", only_ids)
        broken.setattr("storyhare.decks.reading.plan.tidy", out_of_order)
        answer = decks.install(archive, limits=SMALL)
    assert isinstance(answer, ImportResult), answer
    assert answer.manifest.title == "S\u00e9aside"
    assert [card.id for card in answer.manifest.cards] == ["gull", "wave"]
    assert decks.get("seaside") is not None


def test_a_bomb_is_refused_in_every_language_and_the_next_import_works(tmp_path: Path) -> None:
    decks = library(tmp_path)
    bomb = packed(tmp_path / "holiday.zip", {"deck.toml": dotted_keys()})
    refusal = decks.install(bomb, limits=SMALL)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "source_takes_too_much"
    for language in languages():
        assert "holiday.zip" in sentence(refusal, language)
    good = packed(tmp_path / "good.zip", deck_files(1))
    assert isinstance(decks.install(good, limits=SMALL), ImportResult)
