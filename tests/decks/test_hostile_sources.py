"""Zips, folders and manifests made to hurt: each is refused and leaves nothing anywhere."""

import io
import json
import os
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from storyhare.decks import Limits
from storyhare.decks.reading.sources import DIRECTORY_TAIL, open_zip
from storyhare.rules import Refusal
from storyhare.words import sentence
from tests.decks.made import (
    SMALL,
    deck_files,
    fill,
    library,
    manifest,
    packed,
    png,
    snapshot,
)

KIND = "picture_of_another_kind"


def named(name: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("good.png", png())
        info = zipfile.ZipInfo("x")
        # Set afterwards: the constructor would tidy it.
        info.filename = name
        archive.writestr(info, png(2))
    return out.getvalue()


def with_entry(**facts: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("good.png", png())
        info = zipfile.ZipInfo("fox.png")
        for fact, value in facts.items():
            setattr(info, fact, value)
        archive.writestr(info, png(2))
    return out.getvalue()


def bomb(size: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("fox.png", b"\0" * size)
    return out.getvalue()


def many_entries(number: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for at in range(number):
            archive.writestr(f"{at}.png", b"")
    return out.getvalue()


def changed_inside() -> bytes:
    raw = bytearray(with_entry())
    raw[60] ^= 0xFF
    return bytes(raw)


def lying_size() -> bytes:
    """The directory promises 60,000 MB."""
    raw = with_entry()
    at = raw.rindex(b"PK\x01\x02")
    return raw[: at + 20] + struct.pack("<II", 2**32 - 2, 2**32 - 2) + raw[at + 28 :]


def locked() -> bytes:
    raw = with_entry()
    at = raw.rindex(b"PK\x01\x02")
    return raw[: at + 8] + struct.pack("<H", 1) + raw[at + 10 :]


OUTSIDE = "source_path_outside"
ZIPS: dict[str, tuple[Callable[[], bytes], str]] = {
    "zip slip": (lambda: named("../../fox.png"), OUTSIDE),
    "zip slip inside": (lambda: named("a/../../fox.png"), OUTSIDE),
    "absolute name": (lambda: named("/fox.png"), OUTSIDE),
    "drive letter": (lambda: named("C:/fox.png"), OUTSIDE),
    "backslashes": (lambda: named("..\\..\\fox.png"), OUTSIDE),
    "network path": (lambda: named("\\\\server\\share\\fox.png"), OUTSIDE),
    "other stream": (lambda: named("fox.png:evil"), OUTSIDE),
    "terminal codes in a name": (lambda: named("\x1b[2Jfox.png"), OUTSIDE),
    "link": (lambda: with_entry(external_attr=(stat.S_IFLNK | 0o777) << 16), "source_link"),
    "pipe": (lambda: with_entry(external_attr=(stat.S_IFIFO | 0o777) << 16), "source_special_file"),
    "bomb": (lambda: bomb(30_000_000), "source_bomb"),
    "a zip in the zip": (lambda: named("more.zip"), "source_archive_inside"),
    "an SVG in the zip": (lambda: named("fox.svg"), KIND),
    "10,000 entries": (lambda: many_entries(10_000), "source_too_many_files"),
    "1,001 pictures": (lambda: many_entries(1_001), "deck_too_many_cards"),
    "locked": (locked, "source_locked"),
    "odd packing": (lambda: with_entry(compress_type=zipfile.ZIP_LZMA), "source_packed_strangely"),
    "two names alike": (lambda: named("GOOD.png"), "source_name_twice"),
    "changed inside": (changed_inside, "source_entry_damaged"),
    "lying about a size": (lying_size, "source_bomb"),
    "no zip": (lambda: b"PK nothing", "source_not_a_zip"),
    "cut zip": (lambda: with_entry()[:-40], "source_not_a_zip"),
    "empty zip": (lambda: many_entries(0), "source_without_pictures"),
}


@pytest.mark.parametrize("name", ZIPS)
def test_hostile_zips(tmp_path: Path, name: str) -> None:
    make, code = ZIPS[name]
    inner = tmp_path / "deep" / "deeper"
    inner.mkdir(parents=True)
    source = inner / "deck.zip"
    source.write_bytes(make())
    before = snapshot(tmp_path)
    refusal = library(inner).install(source, limits=SMALL)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert "\x1b" not in sentence(refusal)
    assert snapshot(tmp_path) == before
    assert not list((inner / "shelf").glob("*"))


def test_a_zip_that_unpacks_to_too_much_is_refused(tmp_path: Path) -> None:
    source = packed(tmp_path / "deck.zip", {f"{n}.png": png(n) for n in range(4)})
    refusal = library(tmp_path).install(source, limits=Limits(unpacked_bytes=5_000))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "source_unpacks_too_large"


@pytest.mark.parametrize("number", [30_000, 70_000])
def test_a_long_directory_is_refused_before_it_is_read(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """With more than 65,535 entries the zip has the extended form."""
    entries = io.BytesIO()
    with zipfile.ZipFile(entries, "w") as archive:
        info = zipfile.ZipInfo("x" * 60)
        archive.filelist = [info] * number
        archive._didModify = True  # type: ignore[attr-defined]
        info.header_offset = info.CRC = info.compress_size = info.file_size = 0
    data = entries.getvalue()
    read = []

    def fetch(_: str, at: int, most: int) -> bytes:
        read.append(len(data[at : at + most]))
        return data[at : at + most]

    monkeypatch.setattr("storyhare.decks.reading.sources.zipfile.ZipFile", None)
    refusal = open_zip("deck.zip", len(data), fetch, SMALL)
    assert isinstance(refusal, Refusal)
    assert sum(read) < 2 * DIRECTORY_TAIL < len(data)
    assert refusal.code in ("source_too_many_files", "source_packed_strangely")


# Folders and manifests.


def linked_file(folder: Path) -> None:
    (folder / "secret.png").symlink_to(folder.parent / "outside.png")


def linked_folder(folder: Path) -> None:
    (folder / "more").symlink_to(folder.parent)


def pipe(folder: Path) -> None:
    os.mkfifo(folder / "fox.png")


def told(**changes: object) -> Callable[[Path], None]:
    def write(folder: Path) -> None:
        (folder / "deck.json").write_text(json.dumps(manifest() | changes), encoding="utf-8")

    return write


def deep_folder(folder: Path) -> None:
    (folder / "/".join("a" * 40)).mkdir(parents=True)


def two_manifests(folder: Path) -> None:
    (folder / "deck.toml").write_text("format = 1", encoding="utf-8")


def huge_manifest(folder: Path) -> None:
    (folder / "deck.json").write_bytes(b" " * 5_000_000)


def linked_picture(folder: Path) -> None:
    (folder / "pictures" / "1.png").unlink()
    (folder / "pictures" / "1.png").symlink_to(folder.parent / "outside.png")


ONE = {"id": "fox"}
FOLDERS: dict[str, tuple[Callable[[Path], None], str]] = {
    "linked file": (linked_file, "source_link"),
    "linked folder": (linked_folder, "source_link"),
    "linked picture": (linked_picture, "source_link"),
    "pipe": (pipe, "source_special_file"),
    "forty folders deep": (deep_folder, "source_too_deep"),
    "a picture outside": (
        told(cards=[ONE | {"file": "../outside.png"}]),
        "manifest_path_outside",
    ),
    "a picture that is not there": (told(cards=[ONE]), "manifest_picture_missing"),
    "the manifest as a picture": (told(cards=[ONE | {"file": "deck.json"}]), KIND),
    "an id that is a path": (told(id="../../evil"), "manifest_deck_id"),
    "a card id that is a path": (told(cards=[{"id": "../evil"}]), "manifest_card_id"),
    "a card twice": (told(cards=[ONE, ONE]), "manifest_card_twice"),
    "two manifests": (two_manifests, "manifest_twice"),
    "a huge manifest": (huge_manifest, "source_file_too_long"),
}


@pytest.mark.parametrize("name", FOLDERS)
def test_hostile_folders(tmp_path: Path, name: str) -> None:
    change, code = FOLDERS[name]
    (tmp_path / "outside.png").write_bytes(png(9))
    source = fill(tmp_path / "source", deck_files())
    change(source)
    if name == "pipe":
        (tmp_path / "shelf").mkdir()
        before = {}
    else:
        before = snapshot(tmp_path)
    refusal = library(tmp_path).install(source, limits=SMALL)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert before == {} or snapshot(tmp_path) == before
    assert not list((tmp_path / "shelf").glob("*"))


def test_the_corpus_is_large_enough() -> None:
    assert len(ZIPS) + len(FOLDERS) >= 25


def test_an_import_that_is_interrupted_leaves_nothing(tmp_path: Path) -> None:
    source = fill(tmp_path / "source", deck_files(4))
    before = snapshot(tmp_path)

    def stop(done: int, _: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        library(tmp_path).install(source, progress=stop)
    assert snapshot(tmp_path) == before
    assert not list((tmp_path / "shelf").iterdir())
