"""The format of a journal line, written down once more, so that tests can forge lines."""

from zlib import crc32

import msgspec

from storyhare.table import Entry


def seal(data: bytes) -> bytes:
    """JSON with its checksum in front."""
    return b"%08x" % crc32(data) + data


def encode(entry: Entry) -> bytes:
    """An entry in today's format."""
    return seal(msgspec.json.encode(entry))
