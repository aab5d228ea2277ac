"""Makes pictures, decks and zips for tests, so that the repository has no picture files."""

import io
import json
import random
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from storyhare.decks import Library, Limits

# One worker is enough for small decks, and cheaper to start.
SMALL = Limits(workers=1)


def picture(seed: int = 1, size: tuple[int, int] = (240, 360), mode: str = "RGB") -> Image.Image:
    """A picture with large shapes, different for every seed."""
    luck = random.Random(seed)

    def colour() -> tuple[int, int, int]:
        return luck.randrange(256), luck.randrange(256), luck.randrange(256)

    made = Image.new("RGB", size, colour())
    pen = ImageDraw.Draw(made)
    for _ in range(8):
        x, y = luck.randrange(size[0]), luck.randrange(size[1])
        reach = luck.randrange(min(size) // 10, min(size) // 2)
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=colour())
    return made.convert(mode)


def encoded(made: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    """The bytes of a picture file."""
    out = io.BytesIO()
    made.save(out, kind, **options)
    return out.getvalue()


def png(seed: int = 1, size: tuple[int, int] = (240, 360)) -> bytes:
    """A small PNG."""
    return encoded(picture(seed, size), compress_level=1)


def chunk(name: bytes, body: bytes) -> bytes:
    """A chunk of a PNG, with its sum."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def with_chunk(data: bytes, name: bytes, body: bytes) -> bytes:
    """A PNG with one more chunk after its header."""
    return data[:33] + chunk(name, body) + data[33:]


def manifest(cards: int = 3, deck: str = "little", **changes: Any) -> dict[str, Any]:
    """A manifest as data."""
    listed = [
        {"id": f"card-{n}", "file": f"pictures/{n}.png", "alt": f"Picture number {n}."}
        for n in range(1, cards + 1)
    ]
    told = {"format": 1, "id": deck, "title": "Little", "licence": "CC0-1.0", "cards": listed}
    return told | changes


def deck_files(cards: int = 3, deck: str = "little", **changes: Any) -> dict[str, bytes]:
    """All files of a deck, by name."""
    files = {f"pictures/{n}.png": png(n) for n in range(1, cards + 1)}
    return files | {"deck.json": json.dumps(manifest(cards, deck, **changes)).encode()}


def fill(folder: Path, files: Mapping[str, bytes]) -> Path:
    """Write the files into a folder."""
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def packed(path: Path, files: Mapping[str, bytes]) -> Path:
    """Write the files into a zip, under exactly these names."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return path


def library(tmp_path: Path) -> Library:
    """A library without built-in decks, over a folder that does not exist yet."""
    empty = tmp_path / "no-built-in-decks"
    empty.mkdir(exist_ok=True)
    return Library(tmp_path / "shelf", builtin=empty)


class Held:
    """Files that lie nowhere, as the input of an import."""

    label = "held"
    size = 0

    def __init__(self, **files: bytes) -> None:
        self._files = files
        self.names: tuple[str, ...] | None = tuple(files)

    def read(self, name: str, at: int, most: int) -> bytes:
        """Some bytes of a file."""
        return self._files[name][at : at + most]


def snapshot(folder: Path) -> dict[str, bytes]:
    """Everything below a folder, by name; links as what they say."""
    return {
        str(path.relative_to(folder)): (
            str(path.readlink()).encode() if path.is_symlink() else path.read_bytes()
        )
        for path in folder.rglob("*")
        if path.is_symlink() or path.is_file()
    }
