"""Pictures made to hurt: each is refused or cleaned, and leaves nothing behind or outside."""

import io
import random
import resource
import struct
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from storyhare.decks import ImportResult, Limits
from storyhare.decks.reading.pictures import CardPictures, make_card
from storyhare.decks.reading.workers import Worker
from storyhare.rules import Refusal
from storyhare.words import sentence
from tests.decks.made import (
    SMALL,
    Held,
    chunk,
    encoded,
    fill,
    library,
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
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("run.class", b"CAFEBABE")
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


def cpu_of_workers() -> float:
    """CPU seconds of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.parametrize("name", PICTURES)
def test_hostile_pictures(tmp_path: Path, name: str) -> None:
    make, code = PICTURES[name]
    source = fill(tmp_path / "source", {"fox.png": make()})
    before = snapshot(tmp_path)
    began = cpu_of_workers()
    answer = library(tmp_path).install(source, limits=SMALL)
    assert cpu_of_workers() - began < 10
    if isinstance(answer, ImportResult):
        assert code is None
        assert answer.stats.peak_bytes < MEGABYTES_512
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


def test_the_corpus_is_large_enough() -> None:
    assert len(PICTURES) >= 25


def test_damaged_pictures_stop_no_worker() -> None:
    kinds = ("PNG", "JPEG", "WEBP", "AVIF")
    files = {f"{kind}-{seed}": flipped(seed, kind) for kind in kinds for seed in range(8)}
    worker = Worker(SMALL, Held(**files))
    try:
        for name in files:
            answer = worker.make(name)
            if isinstance(answer, Refusal):
                assert answer.code != "picture_takes_too_long"
        assert 0 < worker.peak < MEGABYTES_512
    finally:
        worker.close()


def many_scans(side: int, times: int) -> bytes:
    """A progressive JPEG whose last scan comes again and again: little to read, much to do."""
    data = encoded(Image.new("L", (side, side), 99), "JPEG", progressive=True)
    scan = data[data.rindex(b"\xff\xda") : -2]
    return data[:-2] + scan * times + b"\xff\xd9"


def test_a_picture_that_takes_too_long_is_given_up_and_the_next_one_works() -> None:
    worker = Worker(Limits(seconds=2.0), Held(fox=many_scans(6000, 2000), hare=png()))
    try:
        answer = worker.make("fox")
        assert answer == Refusal("picture_takes_too_long", {"file": "fox"})
        assert not isinstance(worker.make("hare"), Refusal)
    finally:
        worker.close()


class Losing(Held):
    """A disk that cannot read the fox any more."""

    def read(self, name: str, at: int, most: int) -> bytes:
        """Some bytes of any other file."""
        if name == "fox":
            raise OSError(5, "the disk is broken")
        return super().read(name, at, most)


def test_a_file_that_cannot_be_read_any_more_is_named_and_the_next_one_works() -> None:
    worker = Worker(SMALL, Losing(fox=png(), hare=png()))
    try:
        facts = {"file": "fox", "reason": "disk_error"}
        assert worker.make("fox") == Refusal("source_unreadable", facts)
        assert not isinstance(worker.make("hare"), Refusal)
    finally:
        worker.close()


def test_a_picture_that_needs_too_much_memory_is_given_up_and_the_next_one_works() -> None:
    large = encoded(Image.new("RGB", (7_000, 7_000)), compress_level=1)
    worker = Worker(Limits(memory=160 * 1024 * 1024), Held(fox=large, hare=png()))
    try:
        answer = worker.make("fox")
        assert answer == Refusal("picture_needs_too_much_memory", {"file": "fox"})
        assert not isinstance(worker.make("hare"), Refusal)
    finally:
        worker.close()


def test_the_worker_can_open_nothing_and_gets_no_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STORYHARE_DATABASE", "secret")
    worker = Worker(SMALL, Held(fox=png()))
    try:
        assert not isinstance(worker.make("fox"), Refusal)
        process = worker._process
        assert process is not None
        folder = Path(f"/proc/{process.pid}")
        if folder.exists():
            assert b"secret" not in (folder / "environ").read_bytes()
            limits = (folder / "limits").read_text(encoding="ascii")
            assert "Max open files            3 " in limits
            assert "Max file size             0 " in limits
            assert "Max core file size        0 " in limits
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
    named = {f"file-{number}": data for number, data in enumerate(files)}
    worker = Worker(SMALL, Held(**named))
    try:
        for name, data in named.items():
            made = worker.make(name)
            assert isinstance(made, CardPictures)
            assert made == make_card(data)
    finally:
        worker.close()
