"""The check of a deck says how far it is, and what is missing."""

from pathlib import Path

import pytest

from storyhare.decks import Card, Limits, Manifest, check_deck, check_source
from storyhare.decks.check import CAMERA_NAME, Report, _check_picture, _texts
from storyhare.decks.reading.pictures import PictureInfo
from storyhare.decks.reading.workers import Worker
from storyhare.rules import Notice, Refusal
from tests.decks.made import Held, deck_files, fill, library, png
from tests.decks.test_library import put

LIMITS = Limits(workers=1)


def test_a_folder_is_checked_card_by_card(tmp_path: Path) -> None:
    steps: list[tuple[int, int]] = []
    source = fill(tmp_path / "source", deck_files(3))
    report = check_source(source, LIMITS, lambda done, cards: steps.append((done, cards)))
    assert isinstance(report, Report)
    assert report.cards == 3
    assert steps == [(1, 3), (2, 3), (3, 3)]


def test_an_installed_deck_is_checked_picture_by_picture(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    shelf.install(fill(tmp_path / "source", deck_files(2)), limits=LIMITS)
    deck = shelf.get("little")
    assert deck is not None
    steps: list[tuple[int, int]] = []
    report = check_deck(deck, LIMITS, lambda done, cards: steps.append((done, cards)))
    assert report.cards == 2
    assert [done for done, _ in steps] == list(range(1, len(steps) + 1))
    assert {most for _, most in steps} == {len(steps)}
    assert len(steps) > 0


def test_photos_by_the_names_that_a_camera_gives_have_no_description(tmp_path: Path) -> None:
    source = fill(tmp_path / "source", {"IMG_0001.png": png(1), "red boat.png": png(2)})
    report = check_source(source, LIMITS, lambda *_: None)
    assert isinstance(report, Report)
    assert Notice("description_is_a_file_name", {"card": "img-0001", "text": "IMG 0001"}) in (
        report.findings
    )
    named = [one.params["card"] for one in report.findings if one.code.startswith("description")]
    assert named == ["img-0001"]


def test_a_report_says_which_deck_was_checked(tmp_path: Path) -> None:
    files = deck_files(1, languages=["en", "de"], titles={"de": "Klein"})
    source = fill(tmp_path / "source", files)
    report = check_source(source, LIMITS, lambda *_: None)
    assert isinstance(report, Report)
    told = (report.deck, report.title, report.titles, report.cards, report.languages)
    assert told == ("little", "Little", {"de": "Klein"}, 1, ("en", "de"))
    assert report.findings == (
        Notice("description_missing", {"card": "card-1", "language": "de"}),
        Notice("picture_soft", {"card": "card-1", "width": "240", "height": "360"}),
    )


def test_texts_that_are_missing_are_named() -> None:
    quiet = Manifest(1, "zoo", "Zoo", (Card("fox"),))
    assert list(_texts(quiet)) == [
        Notice("licence_missing"),
        Notice("description_missing", {"card": "fox", "language": "en"}),
    ]
    cards = (
        Card("fox", title="Fox", alt={"en": "A fox.", "de": "Ein Fuchs."}),
        Card("owl", alt={"en": "An owl.", "de": "Eine Eule."}),
    )
    # All titles in one language are complete.
    told = Manifest(1, "zoo", "Zoo", cards, licence="CC0", languages=("en", "de"))
    assert list(_texts(told)) == []
    some = Manifest(1, "zoo", "Zoo", cards, (), "CC0", ("en", "de", "fr"), {"fr": "Zoo"})
    assert [(one.code, one.params.get("card"), one.params["language"]) for one in _texts(some)] == [
        ("deck_title_missing", None, "de"),
        ("title_missing", "fox", "de"),
        ("title_missing", "fox", "fr"),
        ("description_missing", "fox", "fr"),
        ("description_missing", "owl", "fr"),
    ]


@pytest.mark.parametrize(
    ("info", "found"),
    [
        (PictureInfo("WEBP", 400, 600, False, b"mark"), []),
        (PictureInfo("WEBP", 401, 600, False, b"mark"), ["picture_has_another_size"]),
        (PictureInfo("WEBP", 400, 599, False, b"mark"), ["picture_has_another_size"]),
        (PictureInfo("PNG", 400, 600, False, b"mark"), ["picture_has_another_size"]),
        (PictureInfo("WEBP", 400, 600, True, b"mark"), ["picture_has_metadata"]),
    ],
)
def test_a_picture_of_a_deck_has_its_kind_and_its_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, info: PictureInfo, found: list[str]
) -> None:
    shelf = library(tmp_path)
    assert shelf.folder is not None
    put(shelf.folder, "zoo", 1)
    deck = shelf.get("zoo")
    assert deck is not None
    monkeypatch.setattr(Worker, "look", lambda _self, _name: info)
    worker = Worker(LIMITS, Held())
    findings, mark = _check_picture(deck, worker, "card-0", "medium")
    assert mark == b"mark"
    about = {"deck": "zoo", "card": "card-0", "size": "medium"}
    sizes = {"picture_has_another_size": {"width": "400", "height": "600"}}
    assert findings == [Notice(code, about | sizes.get(code, {})) for code in found]
    missing = Refusal("deck_picture_missing", about | {"card": "card-9"})
    assert _check_picture(deck, worker, "card-9", "medium") == ([missing], None)


@pytest.mark.parametrize(
    ("name", "of_a_camera"),
    [
        ("IMG 0001", True), ("DSCF1234", True), ("dscn 12", True), ("PXL_2024.1", True),
        ("MVIMG_1", True), ("Photo (1)", True), ("Picture 3", True),
        ("Screenshot 2024-01-01", True),
        ("image~2", True), ("P1000", True), ("IMG-2024-WA0001", True), ("signal-2024", True),
        ("2024", True), ("wa 7", True), ("A fox", False), ("img", False),
        ("image of a fox 2", False),
    ],
)  # fmt: skip
def test_names_that_cameras_choose_are_known(name: str, of_a_camera: bool) -> None:
    assert (CAMERA_NAME.fullmatch(name) is not None) is of_a_camera
