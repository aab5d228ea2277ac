"""What the import of photos costs: pictures a second, CPU, memory of the workers, beside a floor.

The photos are made: 12 megapixels each, JPEG, with as much detail as cameras leave. The floor
decodes and resizes the same photos in one process, without limits, crop or colours; storing the
three WebPs, which no import can do without, is told apart.

`python -m bench.decks 200` imports 200 photos.
"""

import io
import json
import os
import random
import resource
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from storyhare.decks import ImportOptions, ImportResult, Library
from storyhare.decks.reading.pictures import EFFORT, QUALITY, SIZES

PHOTOS = 24
SIZE = (4000, 3000)
# So many different ones; the others are the same bytes with another name.
DIFFERENT = 12


def run(photos: int = PHOTOS) -> None:
    """Print one line."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "photos"
        source.mkdir()
        _make_photos(source, photos)
        print(json.dumps(_measure(source, Path(folder) / "decks", photos)), flush=True)


def _measure(source: Path, decks: Path, photos: int) -> dict[str, object]:
    before, began = _cpu_seconds(), time.perf_counter()
    imported = Library(decks).install(source, ImportOptions(id="bench"))
    wall, cpu = time.perf_counter() - began, _cpu_seconds() - before
    assert isinstance(imported, ImportResult), imported
    drawing, storing = _floor(source)
    megabytes = sum(file.stat().st_size for file in source.iterdir()) / 1e6
    return {
        "bench": "decks",
        "photos": photos,
        "megapixels": SIZE[0] * SIZE[1] / 1e6,
        "megabytes_each": round(megabytes / photos, 1),
        "wall_seconds": round(wall, 2),
        "cpu_seconds": round(cpu, 2),
        "cores_used": round(cpu / wall, 2),
        "pictures_per_second": round(photos / wall, 2),
        "cpu_ms_per_picture": round(1000 * cpu / photos),
        "worker_peak_megabytes": imported.stats.peak_bytes >> 20,
        "floor_cpu_ms_per_picture": round(drawing),
        "floor_with_storing_cpu_ms_per_picture": round(drawing + storing),
        "load": round(os.getloadavg()[0], 1),
    }


def _cpu_seconds() -> float:
    """CPU of this process and of the workers that have ended."""
    total = 0.0
    for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN):
        used = resource.getrusage(who)
        total += used.ru_utime + used.ru_stime
    return total


def _floor(source: Path) -> tuple[float, float]:
    """CPU milliseconds a photo: decoding and resizing, and storing the three sizes."""
    files = sorted(source.iterdir())[:DIFFERENT]
    drawing = storing = 0.0
    for file in files:
        began = time.process_time()
        with Image.open(file) as photo:
            # Halved by the decoder, as the import does.
            photo.draft("RGB", (SIZE[0] // 2, SIZE[1] // 2))
            cards = [photo.resize(size, Image.Resampling.LANCZOS) for size in SIZES.values()]
        drawn = time.process_time()
        for card in cards:
            card.save(io.BytesIO(), "WEBP", quality=QUALITY, method=EFFORT)
        drawing += drawn - began
        storing += time.process_time() - drawn
    return 1000 * drawing / len(files), 1000 * storing / len(files)


def _make_photos(folder: Path, photos: int) -> None:
    made = [_photo(seed) for seed in range(min(photos, DIFFERENT))]
    for number in range(photos):
        (folder / f"photo-{number:03}.jpg").write_bytes(made[number % len(made)])


def _photo(seed: int) -> bytes:
    """Soft shapes under grain of three sizes."""
    luck = random.Random(seed)
    scene = Image.new("RGB", (400, 300), tuple(luck.randrange(60, 200) for _ in range(3)))
    pen = ImageDraw.Draw(scene)
    for _ in range(40):
        x, y, reach = luck.randrange(400), luck.randrange(300), luck.randrange(5, 60)
        colour = tuple(luck.randrange(256) for _ in range(3))
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=colour)
    photo = scene.resize(SIZE, Image.Resampling.BICUBIC)
    for coarse, share in ((8, 0.12), (3, 0.1), (1, 0.06)):
        grain = Image.effect_noise((SIZE[0] // coarse, SIZE[1] // coarse), 60).resize(SIZE)
        photo = Image.blend(photo, Image.merge("RGB", [grain] * 3), share)
    out = io.BytesIO()
    photo.filter(ImageFilter.GaussianBlur(0.6)).save(out, "JPEG", quality=92)
    return out.getvalue()


if __name__ == "__main__":
    run(*map(int, sys.argv[1:]))
