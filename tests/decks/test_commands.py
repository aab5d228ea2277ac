"""`storyhare deck`: what it prints, its exit status, and trouble in one sentence."""

import io
import json
import sys
from pathlib import Path

import pexpect
import pytest
from PIL import Image
from typer.testing import CliRunner

from storyhare.cli import app
from storyhare.folders import decks_folder
from tests.decks.made import deck_files, encoded, fill, manifest, picture, png


class Shell:
    """The commands, over one folder of decks."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.decks = decks_folder(self.data)

    def run(self, *arguments: str | Path, status: int = 0) -> str:
        environment = {"STORYHARE_DATA": str(self.data)}
        result = CliRunner().invoke(app, ["deck", *map(str, arguments)], env=environment)
        assert result.exit_code == status, result.output
        return result.stderr if status == 2 or not result.stdout else result.stdout


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return fill(tmp_path / "source", deck_files(2, authors=["Ada"]))


def test_a_deck_comes_is_looked_at_and_goes(shell: Shell, source: Path, tmp_path: Path) -> None:
    said = shell.run("import", source)
    assert "Little is installed as little, with 2 cards." in said
    assert "2 pictures in" in said
    assert "megapixels per second" in said
    assert "little: Little, 2 cards in en, public\n" in shell.run("list")
    shown = shell.run("show", "little")
    assert "Authors: Ada" in shown
    assert "Licence: CC0-1.0" in shown
    assert "card-2\n  en: Picture number 2." in shown
    assert json.loads(shell.run("show", "little", "--json"))["id"] == "little"
    assert shell.run("check", "little") == "Little: 2 cards, nothing to fix.\n"
    archive, page = tmp_path / "little.zip", tmp_path / "little.html"
    assert "is in" in shell.run("export", "little", archive)
    assert "is in" in shell.run("gallery", "little", page)
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert shell.run("remove", "little") == "The deck little was removed.\n"
    assert "little" not in shell.run("list")
    told = json.loads(shell.run("import", archive, "--id", "again", "--json"))
    assert (told["deck"], told["cards"]) == ("again", 2)
    assert told["pictures_per_second"] > 0


def test_titles_that_are_missing_in_a_language_are_counted(shell: Shell, tmp_path: Path) -> None:
    cards: list[dict[str, object]] = [
        {"id": "fox", "file": "pictures/1.png", "title": "Fox", "titles": {"de": "Fuchs"}},
        {"id": "owl", "file": "pictures/2.png", "title": "Owl"},
        {"id": "elk", "file": "pictures/3.png"},
    ]
    alt = {language: f"A picture in {language}." for language in ("en", "de")}
    told = manifest(0, languages=["en", "de"])
    told["cards"] = [card | {"alt": alt} for card in cards]
    files = deck_files(3) | {"deck.json": json.dumps(told).encode()}
    shell.run("import", fill(tmp_path / "animals", files))
    said = shell.run("check", "little", status=1)
    assert "The deck has no title in de.\nThe card owl has no title in de.\n" in said
    assert "2 things to fix" in said


def test_a_terminal_is_told_titles_in_its_language(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "dreams: Träume, 84 " in shell.run("list")
    assert "apple-door  Auszug\n" in shell.run("show", "dreams")
    page = tmp_path / "look.html"
    shell.run("gallery", "dreams", page)
    written = page.read_text(encoding="utf-8")
    assert '<html lang="de">' in written
    assert '<h1 dir="auto">Träume</h1>' in written
    assert '<p dir="auto">84 Karten</p>' in written


def test_a_private_deck_gets_an_id_that_nobody_guesses(shell: Shell, source: Path) -> None:
    told = json.loads(shell.run("import", source, "--private", "--title", "Ours", "--json"))
    assert len(told["deck"]) >= 26
    listed = {deck["id"]: deck for deck in json.loads(shell.run("list", "--json"))}
    assert listed[told["deck"]]["public"] is False
    assert listed[told["deck"]]["title"] == "Ours"


def test_check_counts_and_exits_with_one_when_something_is_found(
    shell: Shell, tmp_path: Path
) -> None:
    files = {
        "IMG_1234.jpg": encoded(picture(1), "JPEG"),
        "copy.png": png(1),
        "cut.png": png(2)[:-50],
        "fine fox.png": png(3, (800, 1200)),
    }
    told = json.loads(shell.run("check", fill(tmp_path / "photos", files), "--json", status=1))
    assert (told["cards"], told["languages"]) == (4, 1)
    found = sorted(detail["code"] for detail in told["details"])
    assert found == [
        "cards_look_alike", "description_is_a_file_name", "picture_cut", "picture_soft",
        "picture_soft",
    ]  # fmt: skip
    assert told["findings"] == len(found)
    assert not shell.decks.exists()


def test_check_finds_what_is_wrong_with_an_installed_deck(shell: Shell, source: Path) -> None:
    told = manifest(2, languages=["en", "de"])
    told["licence"] = ""
    (source / "deck.json").write_text(json.dumps(told), encoding="utf-8")
    shell.run("import", source)
    folder = shell.decks / "little"
    (folder / "small" / "card-1.webp").unlink()
    exif = Image.Exif()
    exif[0x010F] = "a camera"
    (folder / "medium" / "card-1.webp").write_bytes(
        encoded(picture(1, (400, 600)), "WEBP", exif=exif)
    )
    (folder / "large" / "card-2.webp").write_bytes(encoded(picture(2), "PNG"))
    (folder / "large" / "stray.webp").write_bytes(b"")
    result = json.loads(shell.run("check", "little", "--json", status=1))
    assert sorted(detail["code"] for detail in result["details"]) == [
        "deck_picture_missing", "description_missing", "description_missing", "file_left_over",
        "licence_missing", "picture_has_another_size", "picture_has_metadata",
    ]  # fmt: skip


def test_check_of_a_source_that_would_be_refused(shell: Shell, source: Path) -> None:
    (source / "deck.json").write_bytes(b"{")
    result = json.loads(shell.run("check", source, "--json", status=1))
    assert (result["cards"], result["findings"]) == (0, 1)
    assert "deck.json" in result["details"][0]["message"]
    assert "deck.json" in shell.run("check", source, status=1)


def test_a_damaged_deck_is_named_and_the_list_goes_on(shell: Shell, source: Path) -> None:
    shell.run("import", source)
    shell.run("import", source, "--id", "broken")
    (shell.decks / "broken" / "deck.json").write_bytes(b"{")
    result = CliRunner().invoke(app, ["deck", "list", "--data", str(shell.data)])
    assert result.exit_code == 0
    assert "little: Little" in result.stdout
    assert "The deck broken can’t be used." in result.stderr
    assert "findings" in shell.run("check", "broken", "--json", status=1)
    shell.run("remove", "broken")


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["import", "nowhere"], 2, "I can’t find nowhere"),
        (["import", "SOURCE", "--id", "No Id"], 2, "can’t be a deck’s id"),
        (["import", "SOURCE", "--title", ""], 1, "needs a title"),
        (["import", "EMPTY"], 1, "no pictures in empty"),
        (["show", "nowhere"], 2, "no deck called nowhere"),
        (["check", "nowhere"], 2, "I can’t find nowhere"),
        (["remove", "nowhere"], 2, "no deck called nowhere"),
        (["remove", "../source"], 2, "no deck called ../source"),
        (["export", "nowhere", "x.zip"], 2, "no deck called nowhere"),
        (["gallery", "nowhere", "x.html"], 2, "no deck called nowhere"),
    ],
)
def test_trouble_is_one_sentence_on_standard_error(
    source: Path, tmp_path: Path, arguments: list[str], status: int, words: str
) -> None:
    (tmp_path / "empty").mkdir()
    places = {"SOURCE": str(source), "EMPTY": str(tmp_path / "empty")}
    environment = {"STORYHARE_DATA": str(tmp_path / "data")}
    given = ["deck", *[places.get(word, word) for word in arguments]]
    result = CliRunner().invoke(app, given, env=environment)
    assert result.exit_code == status
    assert result.stdout == ""
    assert result.stderr.startswith("storyhare: ")
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_files_that_cannot_be_written(shell: Shell, source: Path, tmp_path: Path) -> None:
    shell.run("import", source)
    there = tmp_path / "there.zip"
    there.write_bytes(b"")
    assert "already exists" in shell.run("export", "little", there, status=2)
    missing = tmp_path / "nowhere" / "page.html"
    assert "I can’t write" in shell.run("gallery", "little", missing, status=1)
    (shell.decks / "little" / "medium" / "card-1.webp").unlink()
    page = tmp_path / "page.html"
    assert "has lost its medium picture" in shell.run("gallery", "little", page, status=1)
    assert not page.exists()


def test_on_a_terminal_there_is_a_progress_bar(source: Path, tmp_path: Path) -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "storyhare.cli", "deck", "import", str(source), "--data", str(tmp_path / "data")],
        encoding="utf-8", timeout=30, dimensions=(50, 120),
    )  # fmt: skip
    log = io.StringIO()
    child.logfile_read = log
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "Making cards" in log.getvalue()
    assert "2/2" in log.getvalue()


def test_the_words_of_the_painted_deck_are_written_to_review(shell: Shell, tmp_path: Path) -> None:
    page = tmp_path / "words.html"
    shell.run("gallery", "dreams", page, "--words", "--language", "nl", "--language", "en")
    text = page.read_text(encoding="utf-8")
    assert "What the Fox Carries" in text
    assert 'lang="nl"' in text
    assert 'lang="de"' not in text
