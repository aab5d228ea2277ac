"""Every cap of an import holds: what just fits is taken, and one more is refused."""

import io
import os
import random
import signal
import threading
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from storyhare.decks import UPLOAD_LIMITS, ImportResult, Limits
from storyhare.decks.limits import LEAST_SIDE, MEGA, MEGAPIXELS
from storyhare.decks.reading.pictures import CardPictures, make_card
from storyhare.decks.reading.sources import HARMLESS_BYTES
from storyhare.decks.reading.workers import Worker, WorkerPool
from storyhare.rules import Refusal
from tests.decks.made import Held, deck_files, encoded, fill, library, packed, picture, png
from tests.decks.test_hostile_pictures import many_scans

ONE = 1  # worker, which is enough and cheaper to start


def code(tmp_path: Path, source: Path, limits: Limits) -> str | None:
    """Why an import is refused; None: it is not."""
    answer = library(tmp_path).install(source, limits=limits)
    return None if isinstance(answer, ImportResult) else answer.code


def both(tmp_path: Path, files: dict[str, bytes]) -> list[Path]:
    """The same files in a folder and in a zip."""
    return [fill(tmp_path / "source", files), packed(tmp_path / "deck.zip", files)]


def tidied(tmp_path: Path) -> Path:
    """A place of its own for another import."""
    number = len(list(tmp_path.glob("try-*")))
    place = tmp_path / f"try-{number}"
    place.mkdir()
    return place


def fits_until(
    tmp_path: Path, files: dict[str, bytes], fits: Limits, tight: Limits, refused: str
) -> None:
    for source in both(tmp_path, files):
        assert code(tidied(tmp_path), source, fits) is None
        assert code(tidied(tmp_path), source, tight) == refused


def cards(tmp_path: Path) -> None:
    pictures = {f"{n}.png": png(n) for n in range(3)}
    fits, tight = Limits(cards=3, workers=ONE), Limits(cards=2, workers=ONE)
    fits_until(tmp_path / "names", pictures, fits, tight, "deck_too_many_cards")
    fits_until(tmp_path / "manifest", deck_files(3), fits, tight, "deck_too_many_cards")


def entries(tmp_path: Path) -> None:
    files = {f"{n}.png": png(n) for n in range(3)}
    fits, tight = Limits(entries=3, workers=ONE), Limits(entries=2, workers=ONE)
    fits_until(tmp_path, files, fits, tight, "source_too_many_files")


def manifest_bytes(tmp_path: Path) -> None:
    files = deck_files(1)
    size = len(files["deck.json"])
    fits = Limits(manifest_bytes=size, workers=ONE)
    tight = Limits(manifest_bytes=size - 1, workers=ONE)
    fits_until(tmp_path, files, fits, tight, "source_file_too_long")


def picture_bytes(tmp_path: Path) -> None:
    files = {"fox.png": png(1)}
    size = len(files["fox.png"])
    fits = Limits(picture_bytes=size, workers=ONE)
    tight = Limits(picture_bytes=size - 1, workers=ONE)
    fits_until(tmp_path, files, fits, tight, "source_file_too_long")


def unpacked_bytes(tmp_path: Path) -> None:
    files = {f"{n}.png": png(n) for n in range(2)}
    total = sum(map(len, files.values()))
    source = packed(tmp_path / "deck.zip", files)
    assert code(tidied(tmp_path), source, Limits(unpacked_bytes=total, workers=ONE)) is None
    tight = Limits(unpacked_bytes=total - 1, workers=ONE)
    assert code(tidied(tmp_path), source, tight) == "source_unpacks_too_large"


def squeezed(files: dict[str, bytes], *stored: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            how = zipfile.ZIP_STORED if name in stored else zipfile.ZIP_DEFLATED
            archive.writestr(name, data, how)
    return out.getvalue()


def ratio(tmp_path: Path) -> None:
    noise = random.Random(1).randbytes(HARMLESS_BYTES)
    # One file that grows a lot, hidden beside one that does not grow at all.
    alone = {"a.txt": bytes(2 * HARMLESS_BYTES), "b.txt": noise, "fox.png": png()}
    # Many that are harmless, each for itself.
    together = {f"{n}.txt": bytes(HARMLESS_BYTES * 9 // 10) for n in range(5)} | {"fox.png": png()}
    # Little grows as it likes.
    little = {"a.txt": bytes(HARMLESS_BYTES // 2), "fox.png": png()}
    source = tmp_path / "deck.zip"
    for files, refused in ((alone, "source_bomb"), (together, "source_bomb"), (little, None)):
        source.write_bytes(squeezed(files, "b.txt"))
        assert code(tidied(tmp_path), source, Limits(workers=ONE)) == refused
        assert code(tidied(tmp_path), source, Limits(ratio=10**6, workers=ONE)) is None


class Stopping(Held):
    """A deck whose reader stands still as soon as it asks for a picture."""

    def __init__(self, **files: bytes) -> None:
        super().__init__(**files)
        self.worker: Worker | None = None

    def read(self, name: str, at: int, most: int) -> bytes:
        assert self.worker is not None
        process = self.worker._process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        return super().read(name, at, most)


def seconds(_: Path) -> None:
    # It computes: the system stops it, however patient the clock is.
    with pytest.MonkeyPatch.context() as patient:
        patient.setattr("storyhare.decks.reading.workers.PATIENCE", 1_000)
        with closing(Worker(Limits(seconds=1.0), Held(fox=many_scans(6000, 3000)))) as worker:
            answer = worker.make("fox")
            assert answer == Refusal("picture_takes_too_long", {"file": "fox"})
    # It does nothing: the clock runs out.
    stopping = Stopping(fox=png())
    with closing(Worker(Limits(seconds=1.0), stopping)) as worker:
        stopping.worker = worker
        answer = worker.make("fox")
        assert answer == Refusal("picture_takes_too_long", {"file": "fox"})


def memory(_: Path) -> None:
    large = encoded(Image.new("RGB", (7_000, 7_000)), compress_level=1)
    for megabytes, fits in ((512, True), (160, False)):
        with closing(Worker(Limits(memory=megabytes << 20), Held(fox=large))) as worker:
            answer = worker.make("fox")
            assert isinstance(answer, CardPictures) == fits
            if isinstance(answer, Refusal):
                assert answer.code == "picture_needs_too_much_memory"


def workers(_: Path) -> None:
    both_work, at_once, most = threading.Barrier(2, timeout=30), 0, 0
    lock = threading.Lock()
    seen: set[Worker] = set()

    def work(worker: Worker, job: int) -> int:
        nonlocal at_once, most
        with lock:
            seen.add(worker)
            at_once += 1
            most = max(most, at_once)
        both_work.wait()
        with lock:
            at_once -= 1
        return job

    with WorkerPool(Limits(workers=2), Held()) as pool:
        assert list(pool.map(range(8), work)) == list(range(8))
    assert len(seen) == most == 2


def total_seconds(tmp_path: Path) -> None:
    source = fill(tmp_path / "source", deck_files(2))
    late = Limits(workers=ONE, total_seconds=0.0)
    assert code(tidied(tmp_path), source, late) == "import_takes_too_long"
    assert code(tidied(tmp_path), source, Limits(workers=ONE, total_seconds=600.0)) is None


CAPS: dict[str, Callable[[Path], None]] = {
    check.__name__: check
    for check in (
        cards,
        entries,
        manifest_bytes,
        picture_bytes,
        unpacked_bytes,
        ratio,
        seconds,
        memory,
        workers,
        total_seconds,
    )
}


@pytest.mark.parametrize("cap", CAPS)
def test_a_cap_holds(tmp_path: Path, cap: str) -> None:
    for place in ("names", "manifest"):
        (tmp_path / place).mkdir()
    CAPS[cap](tmp_path)


def test_no_cap_was_forgotten() -> None:
    assert set(CAPS) == set(Limits.__struct_fields__)


def test_a_strangers_upload_may_take_less_of_everything() -> None:
    mine = Limits()
    for cap in Limits.__struct_fields__:
        ours, theirs = getattr(mine, cap), getattr(UPLOAD_LIMITS, cap)
        assert ours is None or theirs <= ours
    assert UPLOAD_LIMITS.total_seconds is not None


KINDS: dict[str, Callable[[tuple[int, int]], bytes]] = {
    "PNG": lambda size: encoded(picture(1, size), "PNG", compress_level=1),
    "JPEG": lambda size: encoded(picture(1, size), "JPEG"),
    "progressive JPEG": lambda size: encoded(picture(1, size), "JPEG", progressive=True),
    "WEBP": lambda size: encoded(picture(1, size), "WEBP"),
    "AVIF": lambda size: encoded(picture(1, size), "AVIF", speed=10),
}


@pytest.mark.parametrize("kind", MEGAPIXELS)
def test_the_pixels_of_every_kind_have_a_cap_of_their_own(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for other in MEGAPIXELS:
        monkeypatch.setitem(MEGAPIXELS, other, 1 if other == kind else 9)
    assert isinstance(make_card(KINDS[kind]((1_000, MEGA // 1_000))), CardPictures)
    refusal = make_card(KINDS[kind]((1_000, MEGA // 1_000 + 1)))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.params["most"]) == ("picture_too_large", 1)


@pytest.mark.parametrize("sideways", [False, True])
def test_both_sides_have_a_least_length(sideways: bool) -> None:
    for side, fits in ((LEAST_SIDE, True), (LEAST_SIDE - 1, False)):
        size = (side, 300) if sideways else (300, side)
        answer = make_card(png(1, size))
        assert isinstance(answer, CardPictures) == fits


def test_the_caps_are_those_that_were_measured() -> None:
    mega = 1_000_000
    mine = Limits(
        cards=1_000,
        entries=4_000,
        manifest_bytes=4 * mega,
        picture_bytes=40 * mega,
        unpacked_bytes=8_000 * mega,
        ratio=50,
        seconds=10.0,
        memory=512 * 1024 * 1024,
        workers=2,
        total_seconds=None,
    )
    assert mine == Limits()
    stricter = {"cards": 300, "manifest_bytes": mega, "unpacked_bytes": 500 * mega, "workers": 1}
    assert replace(mine, **stricter, total_seconds=180.0) == UPLOAD_LIMITS
