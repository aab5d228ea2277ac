"""The check of a deck says how far it is, and what is missing."""

from pathlib import Path

from storyhare.decks import Limits, check_deck, check_source
from storyhare.decks.check import Report
from storyhare.rules import Notice
from tests.decks.made import deck_files, fill, library, png

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
