"""Import: folders and zips become decks, and decks go out and come in again."""

import io
import json
import os
from pathlib import Path

import pytest
from PIL import Image

from storyhare.decks import ImportOptions, ImportResult, Limits, export
from storyhare.decks.lookalikes import CLOSE, distance
from storyhare.decks.reading.pictures import SIZES, fingerprint
from storyhare.decks.store.install import STAGING, soft_picture
from storyhare.rules import Notice, Refusal
from tests.decks.made import (
    SMALL,
    deck_files,
    encoded,
    fill,
    library,
    manifest,
    packed,
    picture,
    png,
    snapshot,
)


def imported(answer: ImportResult | Refusal) -> ImportResult:
    assert isinstance(answer, ImportResult), answer
    return answer


def test_a_deck_with_a_manifest_is_installed_with_its_texts(tmp_path: Path) -> None:
    source = fill(tmp_path / "source", deck_files(3, authors=["Ada", "Bram"]))
    shelf = library(tmp_path)
    told = imported(shelf.install(source))
    assert told.manifest.id == "little"
    assert {Path(file).as_posix() for file in snapshot(tmp_path / "shelf")} == {
        "little/deck.json",
        "little/holding.json",
        *[f"little/{size}/card-{n}.webp" for size in SIZES for n in (1, 2, 3)],
    }
    deck = shelf.get("little")
    assert deck is not None
    assert deck.info.authors == ("Ada", "Bram")
    assert deck.manifest.cards[1].alt == {"en": "Picture number 2."}
    assert told.stats.pictures == 3
    assert told.stats.megapixels == pytest.approx(3 * 240 * 360 / 1e6)


def test_all_of_a_deck_is_on_the_disk_before_it_is_visible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "shelf" / "little"
    before: set[int] = set()
    after: set[int] = set()
    truly = os.fsync

    def watched(handle: int) -> None:
        truly(handle)
        (after if home.exists() else before).add(os.fstat(handle).st_ino)

    monkeypatch.setattr(os, "fsync", watched)
    source = fill(tmp_path / "source", deck_files(2))
    imported(library(tmp_path).install(source, limits=SMALL))
    assert {path.stat().st_ino for path in (home, *home.rglob("*"))} <= before
    assert after == {home.parent.stat().st_ino}


def test_the_names_of_files_stay_at_home(tmp_path: Path) -> None:
    files = deck_files(1)
    source = fill(tmp_path / "source", files)
    library(tmp_path).install(source, limits=SMALL)
    written = (tmp_path / "shelf" / "little" / "deck.json").read_bytes()
    assert b"pictures/1.png" not in written


def test_a_folder_of_photos_becomes_a_deck(tmp_path: Path) -> None:
    files = {
        "Red_boat-at dawn.JPG": encoded(picture(1), "JPEG"),
        "more/red boat at dawn.png": png(2),
        "夢.png": png(3),
        "notes.txt": b"buy milk",
        ".hidden.png": b"not a picture",
        "__MACOSX/._x.png": b"not a picture",
        "Thumbs.db": b"",
    }
    source = fill(tmp_path / "Summer at the Sea", files)
    told = imported(library(tmp_path).install(source, limits=SMALL))
    deck = told.manifest
    assert (deck.id, deck.title) == ("summer-at-the-sea", "Summer at the Sea")
    assert deck.licence == "All rights reserved"
    assert {card.id: card.alt["en"] for card in deck.cards} == {
        "red-boat-at-dawn": "Red boat at dawn",
        "red-boat-at-dawn-2": "red boat at dawn",
        "card-3": "夢",
    }
    assert Notice("files_skipped", {"files": 1}) in told.notices


def test_a_zip_of_a_folder_is_read_from_that_folder(tmp_path: Path) -> None:
    files = {f"my deck/{name}": data for name, data in deck_files(2).items()}
    source = packed(tmp_path / "x.zip", files)
    assert imported(library(tmp_path).install(source, limits=SMALL)).manifest.id == "little"


def test_wishes_go_before_the_manifest(tmp_path: Path) -> None:
    source = fill(tmp_path / "source", deck_files(1, titles={"de": "Klein"}))
    shelf = library(tmp_path)
    options = ImportOptions("other", "Another\u202e title", "CC0-1.0", public=False, owner="ada")
    deck = imported(shelf.install(source, options, SMALL)).manifest
    assert (deck.id, deck.title, deck.licence) == ("other", "Another title", "CC0-1.0")
    assert deck.titles == {}
    (info,) = shelf.decks()
    assert (info.owner, info.public) == ("ada", False)


@pytest.mark.parametrize(
    "options", [ImportOptions(id="Not an id"), ImportOptions(title=""), ImportOptions(id="../x")]
)
def test_options_that_cannot_be(tmp_path: Path, options: ImportOptions) -> None:
    source = fill(tmp_path / "source", deck_files(1))
    assert isinstance(library(tmp_path).install(source, options, SMALL), Refusal)
    assert not (tmp_path / "shelf").exists()


def test_an_id_can_be_used_once(tmp_path: Path) -> None:
    source = fill(tmp_path / "source", deck_files(1))
    shelf = library(tmp_path)
    imported(shelf.install(source, limits=SMALL))
    before = snapshot(tmp_path)
    assert shelf.install(source, limits=SMALL) == Refusal("deck_id_taken", {"deck": "little"})
    assert snapshot(tmp_path) == before


def test_of_two_imports_at_once_the_second_to_finish_is_refused(tmp_path: Path) -> None:
    source = fill(tmp_path / "source", deck_files(1))
    shelf = library(tmp_path)
    answers = []

    def meanwhile(_done: int, _all: int) -> None:
        answers.append(library(tmp_path).install(source, limits=SMALL))

    late = shelf.install(source, limits=SMALL, progress=meanwhile)
    assert late == Refusal("deck_id_taken", {"deck": "little"})
    assert isinstance(answers[0], ImportResult)
    assert [path.name for path in (tmp_path / "shelf").iterdir()] == ["little"]


def test_pictures_that_look_alike_are_pointed_out(tmp_path: Path) -> None:
    files = {
        "a.png": png(1),
        "b.jpg": encoded(picture(1).resize((300, 450)), "JPEG", quality=70),
        "c.png": png(2),
    }
    told = imported(library(tmp_path).install(fill(tmp_path / "source", files)))
    alike = [notice.params for notice in told.notices if notice.code == "cards_look_alike"]
    assert alike == [{"first": "a", "second": "b"}]


def test_out_and_in_again(tmp_path: Path) -> None:
    cards = [
        {"id": "fox", "file": "pictures/1.png", "title": "<Fox>", "tags": ["a", "b"],
         "alt": {"en": "A fox.", "de": "Ein Fuchs."}, "moods": ["calm"], "clues": ["red"]},
        {"id": "sea", "file": "pictures/2.png", "alt": "The sea."},
    ]  # fmt: skip
    files = deck_files(2) | {"deck.json": json.dumps(manifest(0) | {"cards": cards}).encode()}
    first = library(tmp_path)
    told = imported(first.install(fill(tmp_path / "source", files), ImportOptions(owner="ada")))
    deck = first.get("little")
    assert deck is not None
    assert export(deck, tmp_path / "little.zip") is None
    assert b"ada" not in (tmp_path / "little.zip").read_bytes()
    (tmp_path / "other").mkdir()
    second = library(tmp_path / "other")
    again = imported(second.install(tmp_path / "little.zip"))
    assert again.manifest == told.manifest
    for card in ("fox", "sea"):
        marks = [
            fingerprint_of(shelf.picture("little", card, "large")) for shelf in (first, second)
        ]
        assert distance(*marks) <= CLOSE // 2


def fingerprint_of(path: Path | None) -> bytes:
    assert path is not None
    with Image.open(io.BytesIO(path.read_bytes())) as opened:
        return fingerprint(opened)


def test_exporting_never_overwrites_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    shelf.install(fill(tmp_path / "source", deck_files(1)), limits=SMALL)
    deck = shelf.get("little")
    assert deck is not None
    there = tmp_path / "there.zip"
    there.write_bytes(b"mine")
    assert export(deck, there) == Refusal("file_is_there", {"file": str(there)})
    assert there.read_bytes() == b"mine"
    deck.picture("card-1", "large").unlink()
    refusal = export(deck, tmp_path / "new.zip")
    assert refusal is not None
    assert refusal.code == "deck_picture_missing"
    assert not (tmp_path / "new.zip").exists()
    refusal = export(deck, tmp_path / "nowhere" / "new.zip")
    assert refusal is not None
    assert refusal.code == "file_unwritable"


def test_what_a_dead_import_left_is_swept_up_later(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    for name, age in (("old", 200_000), ("young", 10)):
        left = shelf / f"{STAGING}{name}"
        left.mkdir(parents=True)
        now = left.stat().st_mtime
        os.utime(left, (now - age, now - age))
    library(tmp_path).install(fill(tmp_path / "source", deck_files(1)), limits=SMALL)
    assert sorted(path.name for path in shelf.iterdir()) == [f"{STAGING}young", "little"]
    assert [deck.id for deck in library(tmp_path).decks()] == ["little"]


def test_an_import_has_a_time_limit_as_a_whole(tmp_path: Path) -> None:
    source = fill(tmp_path / "source", deck_files(2))
    limits = Limits(workers=1, total_seconds=0.0)
    refusal = library(tmp_path).install(source, limits=limits)
    assert refusal == Refusal("import_takes_too_long", {"cards": 2})
    assert not list((tmp_path / "shelf").iterdir())


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "shelf").write_bytes(b"a file, not a folder")
    source = fill(tmp_path / "source", deck_files(1))
    refusal = library(tmp_path).install(source, limits=SMALL)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "library_unwritable"


@pytest.mark.parametrize(
    ("width", "height", "soft"),
    [(400, 600, False), (399, 600, True), (400, 599, True), (4000, 599, True), (399, 6000, True)],
)
def test_a_picture_with_fewer_pixels_than_are_shown_is_soft(
    width: int, height: int, soft: bool
) -> None:
    sides: dict[str, int | str] = {"card": "fox", "width": str(width), "height": str(height)}
    assert soft_picture("fox", width, height) == (Notice("picture_soft", sides) if soft else None)
