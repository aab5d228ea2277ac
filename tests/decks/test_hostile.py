"""Files made to hurt: each is refused or cleaned, and leaves nothing behind or outside."""

import io
import json
import os
import random
import stat
import struct
import time
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from storyhare.decks import Imported, Limits
from storyhare.decks.pictures import Made, make_card
from storyhare.decks.workers import Worker
from storyhare.rules import Refusal
from storyhare.words import sentence
from tests.decks.made import (
    SMALL,
    chunk,
    deck_files,
    encoded,
    fill,
    library,
    manifest,
    packed,
    picture,
    png,
    snapshot,
    with_chunk,
)

MEGABYTES_512 = 512 * 1024 * 1024


def header_only(width: int, height: int) -> bytes:
    """A PNG that promises this many pixels and has none."""
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(b"\0" * 1000))
    return b"\x89PNG\r\n\x1a\n" + head + body + chunk(b"IEND", b"")


def resized_jpeg(width: int, height: int) -> bytes:
    """A JPEG whose header lies about its size."""
    data = bytearray(encoded(picture(1), "JPEG"))
    at = data.index(b"\xff\xc0")
    data[at + 5 : at + 9] = struct.pack(">HH", height, width)
    return bytes(data)


def resized_webp(side: int) -> bytes:
    data = bytearray(encoded(picture(1), "WEBP"))
    assert data[12:16] == b"VP8 "
    data[26:30] = struct.pack("<HH", side, side)
    return bytes(data)


def film(kind: str) -> bytes:
    frames = [picture(n) for n in (2, 3)]
    return encoded(picture(1), kind, save_all=True, append_images=frames, duration=100)


def a_zip() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as parcel:
        parcel.writestr("run.class", b"CAFEBABE")
    return out.getvalue()


def text_bomb() -> bytes:
    return with_chunk(png(), b"zTXt", b"Comment\0\0" + zlib.compress(b"\0" * 150_000_000))


def profile_bomb() -> bytes:
    return with_chunk(png(), b"iCCP", b"icc\0\0" + zlib.compress(b"\0" * 150_000_000))


def flipped(seed: int, kind: str) -> bytes:
    luck = random.Random(seed)
    data = bytearray(encoded(picture(seed), kind))
    for _ in range(12):
        data[luck.randrange(12, len(data))] ^= 1 << luck.randrange(8)
    return bytes(data)


def fits() -> bytes:
    return b"SIMPLE  =                    T" + b" " * 50 + b"XTENSION= 'BINTABLE'" + b" " * 3000


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
KIND, CUT, BOTH = "picture_of_another_kind", "picture_cut", "picture_is_something_else_too"

# The bytes of a file called fox.png, and why it is refused; None: it is cleaned.
PICTURES: dict[str, tuple[Callable[[], bytes], str | None]] = {
    "50,000 x 50,000 PNG": (lambda: header_only(50_000, 50_000), "picture_too_large"),
    "50,000 x 50,000 JPEG": (lambda: resized_jpeg(50_000, 50_000), "picture_too_large"),
    "16,383 x 16,383 WebP": (lambda: resized_webp(16_383), "picture_too_large"),
    "a long thin PNG": (lambda: header_only(2_000_000_000, 64), "picture_too_large"),
    "a PNG without pixels": (lambda: header_only(300, 300), "picture_damaged"),
    "a PNG of no size": (lambda: header_only(0, 0), "picture_damaged"),
    "cut PNG": (lambda: png()[:-400], CUT),
    "cut JPEG": (lambda: encoded(picture(1), "JPEG")[:-400], CUT),
    "cut WebP": (lambda: encoded(picture(1), "WEBP")[:-400], CUT),
    "cut AVIF": (lambda: encoded(picture(1), "AVIF")[:-400], CUT),
    "only a signature": (lambda: b"\x89PNG\r\n\x1a\n", CUT),
    "nothing": (lambda: b"", KIND),
    "noise": (lambda: random.Random(1).randbytes(9_000), KIND),
    "SVG": (lambda: SVG, KIND),
    "HTML": (lambda: b"<!doctype html><script>alert(1)</script>", KIND),
    "GIF": (lambda: encoded(picture(1), "GIF"), KIND),
    "BMP": (lambda: encoded(picture(1), "BMP"), KIND),
    "TIFF": (lambda: encoded(picture(1), "TIFF"), KIND),
    "EPS": (lambda: b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n", KIND),
    "FITS": (fits, KIND),
    "animated PNG": (lambda: film("PNG"), "picture_moves"),
    "animated WebP": (lambda: film("WEBP"), "picture_moves"),
    "animated AVIF": (lambda: film("AVIF"), "picture_moves"),
    "JPEG and zip": (lambda: encoded(picture(1), "JPEG") + a_zip(), BOTH),
    "PNG and zip": (lambda: png() + a_zip(), BOTH),
    "PNG and page": (lambda: png() + b"\n<html><script>alert(1)</script>", BOTH),
    "WebP and page": (lambda: encoded(picture(1), "WEBP") + b"<!DOCTYPE html>", BOTH),
    "AVIF and script": (lambda: encoded(picture(1), "AVIF") + b"<script>", BOTH),
    "JPEG and PDF": (lambda: encoded(picture(1), "JPEG", comment=b"%PDF-1.7"), BOTH),
    "PNG and program": (lambda: png() + b"\x7fELF\x02\x01\x01", BOTH),
    "PNG with a text bomb": (text_bomb, "picture_damaged"),
    "PNG with a profile bomb": (profile_bomb, "picture_damaged"),
    "JPEG with a script": (lambda: encoded(picture(1), "JPEG", comment=b"<script>x"), None),
    "JPEG with broken Exif": (
        lambda: encoded(picture(1), "JPEG", exif=b"Exif\0\0MM\0*\xff\xff\xff\xff"),
        None,
    ),
    "PNG with a broken profile": (lambda: encoded(picture(1), icc_profile=b"\xff" * 999), None),
    "80 megapixels of nothing": (
        lambda: encoded(Image.new("RGB", (8_900, 8_900)), compress_level=1),
        None,
    ),
}


@pytest.fixture(autouse=True)
def _allow_large_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Image, "MAX_IMAGE_PIXELS", None)


@pytest.mark.parametrize("name", PICTURES)
def test_hostile_pictures(tmp_path: Path, name: str) -> None:
    make, code = PICTURES[name]
    source = fill(tmp_path / "source", {"fox.png": make()})
    before = snapshot(tmp_path)
    began = time.monotonic()
    answer = library(tmp_path).install(source, limits=SMALL)
    assert time.monotonic() - began < 10
    if isinstance(answer, Imported):
        assert code is None
        assert answer.pace.peak_bytes < MEGABYTES_512
        written = {file for file in snapshot(tmp_path) if not file.startswith("shelf/source/")}
        assert written == before.keys()
        for data in snapshot(tmp_path / "shelf" / "source" / "large").values():
            assert data[12:16] == b"VP8 "
            assert b"<script" not in data
    else:
        assert answer.code == code, answer
        assert "fox.png" in sentence(answer)
        assert snapshot(tmp_path) == before
        assert not list((tmp_path / "shelf").iterdir())


def test_damaged_pictures_stop_no_worker() -> None:
    worker = Worker(SMALL)
    try:
        for kind in ("PNG", "JPEG", "WEBP", "AVIF"):
            for seed in range(12):
                answer = worker.make(flipped(seed, kind))
                if isinstance(answer, Refusal):
                    assert answer.code != "picture_takes_too_long"
        assert 0 < worker.peak < MEGABYTES_512
    finally:
        worker.close()


def many_scans(side: int, times: int) -> bytes:
    """A progressive JPEG whose last scan comes again and again: little to read, much to do."""
    data = encoded(Image.effect_noise((side, side), 40), "JPEG", progressive=True)
    scan = data[data.rindex(b"\xff\xda") : -2]
    return data[:-2] + scan * times + b"\xff\xd9"


def test_a_picture_that_takes_too_long_is_given_up_and_the_next_one_works() -> None:
    worker = Worker(Limits(seconds=1.0))
    try:
        answer = worker.make(many_scans(2000, 60))
        assert answer == Refusal("picture_takes_too_long")
        assert not isinstance(worker.make(png()), Refusal)
    finally:
        worker.close()


def test_a_picture_that_needs_too_much_memory_is_given_up_and_the_next_one_works() -> None:
    worker = Worker(Limits(memory=160 * 1024 * 1024))
    try:
        answer = worker.make(encoded(Image.new("RGB", (7_000, 7_000)), compress_level=1))
        assert answer == Refusal("picture_needs_too_much_memory")
        assert not isinstance(worker.make(png()), Refusal)
    finally:
        worker.close()


# Zips.


def named(name: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as parcel:
        parcel.writestr("good.png", png())
        info = zipfile.ZipInfo("x")
        # Set afterwards: the constructor would tidy it.
        info.filename = name
        parcel.writestr(info, png(2))
    return out.getvalue()


def with_entry(**facts: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as parcel:
        parcel.writestr("good.png", png())
        info = zipfile.ZipInfo("fox.png")
        for fact, value in facts.items():
            setattr(info, fact, value)
        parcel.writestr(info, png(2))
    return out.getvalue()


def bomb(size: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as parcel:
        parcel.writestr("fox.png", b"\0" * size)
    return out.getvalue()


def many_entries(number: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as parcel:
        for at in range(number):
            parcel.writestr(f"{at}.png", b"")
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
    assert len(PICTURES) + len(ZIPS) + len(FOLDERS) >= 25


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


def test_the_worker_can_open_nothing_and_gets_no_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STORYHARE_DATABASE", "secret")
    worker = Worker(SMALL)
    try:
        assert not isinstance(worker.make(png()), Refusal)
        process = worker._process
        assert process is not None
        folder = Path(f"/proc/{process.pid}")
        if folder.exists():
            assert b"secret" not in (folder / "environ").read_bytes()
            limits = (folder / "limits").read_text(encoding="ascii")
            assert "Max open files            3 " in limits
            assert "Max file size             0 " in limits
            assert f"Max address space         {MEGABYTES_512} " in limits
    finally:
        worker.close()
    assert not list(tmp_path.iterdir())


def test_behind_its_limits_the_worker_makes_the_same_cards() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    noted = {"exif": exif, "icc_profile": profile}
    files = [encoded(picture(1), kind, **noted) for kind in ("PNG", "JPEG", "WEBP", "AVIF")]
    files += [
        encoded(picture(1).convert("CMYK"), "JPEG"),
        encoded(picture(1), "MPO", save_all=True, append_images=[picture(2)]),
        encoded(Image.new("I;16", (240, 360), 9999)),
        encoded(picture(1).convert("P")),
    ]
    worker = Worker(SMALL)
    try:
        for data in files:
            made = worker.make(data)
            assert isinstance(made, Made)
            assert made == make_card(data)
    finally:
        worker.close()
