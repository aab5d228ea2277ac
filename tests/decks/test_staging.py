"""A deck from another node is written file by file, and nothing else is."""

from pathlib import Path

import pytest

from storyhare.decks.store.deck import MANIFEST
from storyhare.decks.store.shared import CorruptDeck
from storyhare.decks.store.staging import StagingWriter
from tests.decks.made import encoded, library, picture

WEBP = encoded(picture(1, (8, 12)), "WEBP")


@pytest.mark.parametrize("name", [MANIFEST, "small/fox.webp", "medium/fox.webp", "large/fox.webp"])
def test_the_files_of_a_deck_are_written(tmp_path: Path, name: str) -> None:
    writer = StagingWriter(library(tmp_path), "little", "store")
    writer.write([(name, WEBP)])
    (written,) = [file for file in tmp_path.rglob(Path(name).name) if file.is_file()]
    assert written.read_bytes() == WEBP
    writer.close()
    assert not written.exists()


@pytest.mark.parametrize(
    "name",
    [
        "small/fox",  # no picture
        "small/fox.png",
        "tiny/fox.webp",
        "fox.webp",
        "small/../fox.webp",
        "../small/fox.webp",
        "small/a/fox.webp",
        "small/.webp",
        "",
        f"small/{MANIFEST}",
    ],
)
def test_any_other_name_is_refused_and_nothing_is_written(tmp_path: Path, name: str) -> None:
    writer = StagingWriter(library(tmp_path), "little", "store")
    with pytest.raises(CorruptDeck):
        writer.write([(name, WEBP)])
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


def test_what_is_called_a_picture_must_be_one(tmp_path: Path) -> None:
    writer = StagingWriter(library(tmp_path), "little", "store")
    with pytest.raises(CorruptDeck):
        writer.write([("small/fox.webp", b"not a picture")])
