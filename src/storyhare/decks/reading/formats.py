"""Recognises a file by its bytes: its kind, where its picture ends, what else it may be.

This runs in the worker, before any decoder does.
"""

import io
import re
import struct
import zipfile
from typing import Literal

from msgspec import Struct

Kind = Literal["PNG", "JPEG", "WEBP", "AVIF"]

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
# Boxes that the top level of an AVIF file may hold.
AVIF_BOXES = frozenset(
    {b"ftyp", b"meta", b"mdat", b"free", b"skip", b"moov", b"moof", b"mfra", b"uuid", b"pdin"}
)
# In the compressed part of a JPEG a marker is 0xFF and neither a stuffed zero nor a restart.
_JPEG_MARKER = re.compile(rb"\xff[^\x00\xff\xd0-\xd7]")
# All frames but 0xC0 and 0xC1 keep the whole picture in memory until the last scan.
_WHOLE_FRAMES = frozenset(range(0xC2, 0xD0)) - {0xC4, 0xC8, 0xCC}
_ELSE_BEHIND = re.compile(
    rb"<script|<html|<!doctype|<\?php|<svg|%PDF-|\A\s*(?:GIF8|MZ|\x7fELF|Rar!|7z\xbc\xaf|#!)",
    re.IGNORECASE,
)
# Photos of phones have harmless tails (a film, a second picture); only a part of a long one is
# searched, since any short string turns up by chance somewhere in megabytes of noise.
_TAIL = 65_536


class Outline(Struct, frozen=True):
    """What the bytes tell before anything is decoded."""

    kind: Kind
    end: int
    animated: bool = False
    size: tuple[int, int] | None = None
    progressive: bool = False


def kind_of(data: bytes) -> Kind | None:
    """The kind of picture by its first bytes."""
    if data.startswith(PNG_SIGNATURE):
        return "PNG"
    if data.startswith(b"\xff\xd8\xff"):
        return "JPEG"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "WEBP"
    if data[4:8] == b"ftyp" and {b"avif", b"avis"} & _brands(data):
        return "AVIF"
    return None


def outline(kind: Kind, data: bytes) -> Outline | None:
    """Where the picture ends and what its header says; None if it is truncated."""
    try:
        match kind:
            case "PNG":
                return _png(data)
            case "JPEG":
                return _jpeg(data)
            case "WEBP":
                return _webp(data)
            case "AVIF":
                return _avif(data)
    except (struct.error, IndexError):
        return None


def is_something_else_too(data: bytes, end: int) -> bool:
    """Whether other programs would see an archive, a document or a page in the same bytes."""
    if b"%PDF-" in data[:1024]:
        return True
    if _ELSE_BEHIND.search(data[end : end + _TAIL]):
        return True
    return b"PK\x05\x06" in data[-_TAIL - 22 :] and _is_archive(data)


def _is_archive(data: bytes) -> bool:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return bool(archive.infolist())
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError, struct.error):
        return False


def _brands(data: bytes) -> set[bytes]:
    (size,) = struct.unpack_from(">I", data)
    return {data[at : at + 4] for at in range(8, min(size, 256), 4)}


def _png(data: bytes) -> Outline | None:
    at, animated = len(PNG_SIGNATURE), False
    while True:
        length, name = struct.unpack_from(">I4s", data, at)
        if name == b"acTL":
            (frames,) = struct.unpack_from(">I", data, at + 8)
            animated = frames != 1
        at += 12 + length
        if at > len(data):
            return None
        if name == b"IEND":
            return Outline("PNG", at, animated)


def _jpeg(data: bytes) -> Outline | None:
    at, progressive = 2, False
    while True:
        match = _JPEG_MARKER.search(data, at)
        if match is None:
            return None
        marker, at = data[match.end() - 1], match.end()
        if marker == 0xD9:
            return Outline("JPEG", at, progressive=progressive)
        progressive |= marker in _WHOLE_FRAMES
        if marker != 0x01:
            (length,) = struct.unpack_from(">H", data, at)
            at += length


def _webp(data: bytes) -> Outline | None:
    (length,) = struct.unpack_from("<I", data, 4)
    end = 8 + length
    if end > len(data):
        return None
    name = data[12:16]
    if name == b"VP8X":
        width = 1 + int.from_bytes(data[24:27], "little")
        height = 1 + int.from_bytes(data[27:30], "little")
        return Outline("WEBP", end, bool(data[20] & 0x02), (width, height))
    if name == b"VP8L":
        (bits,) = struct.unpack_from("<I", data, 21)
        return Outline("WEBP", end, size=(1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)))
    width, height = struct.unpack_from("<HH", data, 26)
    return Outline("WEBP", end, size=(width & 0x3FFF, height & 0x3FFF))


def _avif(data: bytes) -> Outline | None:
    at = 0
    while at + 8 <= len(data):
        length, name = struct.unpack_from(">I4s", data, at)
        if name not in AVIF_BOXES:
            break
        if length == 0:
            at = len(data)
            break
        if length == 1:
            (length,) = struct.unpack_from(">Q", data, at + 8)
        if length < 8 or at + length > len(data):
            return None
        at += length
    return Outline("AVIF", at, b"avis" in _brands(data))
