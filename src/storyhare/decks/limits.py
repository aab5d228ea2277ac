"""How much an import may take: every cap in one place, as data."""

from msgspec import Struct

MEGA = 1_000_000
# The header says how many pixels come; how many bytes each costs while decoding depends on the
# decoder (measured in docs/decisions/0005-decks.md), and all must fit into the worker's memory.
MEGAPIXELS = {"JPEG": 120, "PNG": 80, "progressive JPEG": 60, "AVIF": 40, "WEBP": 20}
LEAST_SIDE = 64


class Limits(Struct, frozen=True):
    """The caps of one import; the defaults suit somebody at their own computer."""

    cards: int = 1_000
    entries: int = 4_000
    manifest_bytes: int = 4 * MEGA
    picture_bytes: int = 40 * MEGA
    unpacked_bytes: int = 8_000 * MEGA
    # Pictures are compressed already: a zip that grows more than this was made to hurt.
    ratio: int = 50
    seconds: float = 10.0
    memory: int = 512 * 1024 * 1024
    workers: int = 2
    # For the whole import; None leaves it open.
    total_seconds: float | None = None


LIMITS = Limits()
# A stranger's upload shares the machine with the tables.
UPLOAD_LIMITS = Limits(
    cards=300, manifest_bytes=1 * MEGA, unpacked_bytes=500 * MEGA, workers=1, total_seconds=180.0
)
