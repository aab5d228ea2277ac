"""Makes recordings byte by byte: WebM and MP4 as browsers and phones do, and invalid ones."""

import struct
from collections.abc import Sequence

# An Opus packet of one frame of 20 ms, and a little noise.
OPUS_PACKET = b"\x78" + bytes(range(1, 40))
VP8_FRAME = bytes(range(60))


# -- WebM ------------------------------------------------------------------------------------------

# The elements that hold others.
MASTERS = frozenset([
    0x1A45DFA3, 0x18538067, 0x1549A966, 0x1654AE6B, 0xAE, 0xE0, 0xE1, 0x55B0, 0x7670,
    0x1F43B675, 0xA0, 0x114D9B74, 0x4DBB, 0x1C53BB6B, 0xBB, 0xB7,
])  # fmt: skip


def element(name: int, body: bytes, *, unknown: bool = False) -> bytes:
    """An EBML element; of unknown length as recorders leave it."""
    head = name.to_bytes((name.bit_length() + 7) // 8)
    size = b"\x01" + b"\xff" * 7 if unknown else (len(body) | 1 << 56).to_bytes(8)
    return head + size + body


SEEK_HEAD = element(
    0x114D9B74,
    element(0x4DBB, element(0x53AB, b"\x15\x49\xa9\x66") + element(0x53AC, b"\x20")),
)
CUES = element(
    0x1C53BB6B,
    element(0xBB, element(0xB3, b"\0") + element(0xB7, element(0xF7, b"\1") + element(0xF1, b"9"))),
)
# One channel, 312 samples to skip, 48 kHz.
OPUS_HEAD = b"OpusHead\1\1" + struct.pack("<HIhB", 312, 48_000, 0, 0)


def ebml(doc_type: str = "webm") -> bytes:
    return element(0x1A45DFA3, element(0x4282, doc_type.encode()))


def webm_track(
    number: int, codec: str, width: int = 640, height: int = 480, facts: bytes = b""
) -> bytes:
    picture = codec.startswith("V_")
    facts += element(0xD7, bytes([number])) + element(0x83, b"\x01" if picture else b"\x02")
    facts += element(0x86, codec.encode())
    if picture:
        shown = element(0xB0, width.to_bytes(2)) + element(0xBA, height.to_bytes(2))
        shown += element(0x55B0, element(0x55B1, b"\1")) + element(0x7670, element(0x7671, b"\0"))
        facts += element(0xE0, shown)
    else:
        facts += element(0xE1, element(0x9F, b"\1"))
    return element(0xAE, facts)


def block(number: int, after: int, packet: bytes, flags: int = 0x80) -> bytes:
    return element(0xA3, bytes([0x80 | number]) + struct.pack(">hB", after, flags) + packet)


def block_group(number: int, after: int, packet: bytes) -> bytes:
    return element(0xA0, element(0xA1, block(number, after, packet, 0)[9:]) + element(0x9B, b"("))


def webm(
    seconds: float = 2.0,
    codecs: Sequence[str] = ("A_OPUS",),
    *,
    doc_type: str = "webm",
    every: int = 20,
    packet: bytes | None = None,
    width: int = 640,
    extra: bytes = b"",
    facts: bytes = b"",
    tail: bytes = b"",
    grouped: bool = False,
) -> bytes:
    """A recording as MediaRecorder streams it: no lengths, no duration, a cluster a second.

    `extra` stands before the clusters, `tail` behind them, `facts` in each track.
    """
    tracks = [webm_track(n, codec, width, facts=facts) for n, codec in enumerate(codecs, 1)]
    body = element(0x1549A966, element(0x2AD7B1, (1_000_000).to_bytes(3)))
    body += element(0x1654AE6B, b"".join(tracks)) + extra
    for second in range(0, int(seconds * 1000), 1000):
        frames = element(0xE7, second.to_bytes(4))
        for at in range(0, min(1000, int(seconds * 1000) - second), every):
            for number, codec in enumerate(codecs, 1):
                usual = VP8_FRAME if codec.startswith("V_") else OPUS_PACKET
                frames += (block_group if grouped else block)(
                    number, at, usual if packet is None else packet
                )
        body += element(0x1F43B675, frames, unknown=True)
    return ebml(doc_type) + element(0x18538067, body + tail, unknown=True)


def film(seconds: float = 2.0, size: int = 0) -> bytes:
    """A mime of about so many bytes."""
    frames = int(seconds * 25)
    packet = bytes([1]) * max(60, size // frames - 15)
    return webm(seconds, ("V_VP8",), every=40, packet=packet)


# -- MP4 -------------------------------------------------------------------------------------------

# The boxes that hold others, behind so many bytes of their own.
BOXES_IN = {
    b"moov": 0, b"trak": 0, b"edts": 0, b"mdia": 0, b"minf": 0, b"dinf": 0, b"dref": 8, b"stbl": 0,
    b"stsd": 8, b"avc1": 78, b"vp09": 78, b"mp4a": 28, b"Opus": 28, b"mvex": 0, b"moof": 0,
    b"traf": 0,
}  # fmt: skip


def box(name: bytes, *parts: bytes) -> bytes:
    body = b"".join(parts)
    return struct.pack(">I4s", len(body) + 8, name) + body


def full(name: bytes, *parts: bytes, version: int = 0, flags: int = 0) -> bytes:
    return box(name, struct.pack(">I", version << 24 | flags), *parts)


def esds(object_type: int = 0x40) -> bytes:
    config = b"\x04\x80\x80\x80\x0d" + bytes([object_type]) + bytes(12)
    return full(b"esds", b"\x03\x80\x80\x80\x15" + b"\x00\x01\x00" + config)


def entry(
    codec: bytes, width: int = 640, object_type: int = 0x40, height: int = 480, rate: int = 48_000
) -> bytes:
    """What a sample description says of a codec."""
    if codec in (b"mp4a", b"Opus"):
        head = bytes(8) + bytes(8) + struct.pack(">HHHHI", 2, 16, 0, 0, rate << 16)
        return box(codec, head, esds(object_type) if codec == b"mp4a" else box(b"dOps", bytes(11)))
    return box(codec, bytes(8) + bytes(16) + struct.pack(">HH", width, height) + bytes(50))


HERE = full(b"url ", flags=1)


class Mp4Track:
    """A track with its frames; `step` ticks of 1/1000 s each."""

    def __init__(
        self, codec: bytes, frames: Sequence[bytes], step: int, handler: bytes | None = None
    ) -> None:
        self.codec = codec
        self.frames = frames
        self.step = step
        sound = codec in (b"mp4a", b"Opus")
        self.handler = handler or (b"soun" if sound else b"vide")
        self.entry = entry(codec)
        self.scale = 1000
        self.long = False  # with times of eight bytes
        self.lists: dict[bytes, bytes] = {}  # in the place of those that are made

    def trak(self, number: int, place: int | None, notes: bytes = b"") -> bytes:
        """The box; `place` is where the frames begin, None in a file of fragments."""
        frames = self.frames if place is not None else ()
        sizes = b"".join([struct.pack(">I", len(frame)) for frame in frames])
        lists = {
            b"stsd": full(b"stsd", struct.pack(">I", 1), self.entry),
            b"stts": _list(b"stts", frames, len(frames), self.step),
            b"stsc": _list(b"stsc", frames, 1, len(frames), 1),
            b"stsz": full(b"stsz", struct.pack(">II", 0, len(frames)), sizes),
            b"stco": _list(b"stco", frames, place or 0),
            **self.lists,
        }
        mdia = box(
            b"mdia",
            self._dated(b"mdhd", struct.pack(">I", self.scale), 4),
            full(b"hdlr", bytes(4), self.handler, bytes(13)),
            box(
                b"minf",
                box(b"dinf", full(b"dref", struct.pack(">I", 1), HERE)),
                box(b"stbl", *lists.values()),
            ),
        )
        edit = struct.pack(">IQqI" if self.long else ">IIiI", 1, 1, 0, 1 << 16)
        edits = box(b"edts", full(b"elst", edit, version=int(self.long)))
        tkhd = self._dated(b"tkhd", struct.pack(">II", number, 0), 60)
        return box(b"trak", tkhd, edits, mdia, notes)

    def _dated(self, name: bytes, fact: bytes, more: int) -> bytes:
        """When it was made and changed, a fact, a duration, and more."""
        width = 8 if self.long else 4
        return full(name, bytes(2 * width), fact, bytes(width + more), version=int(self.long))


def _list(name: bytes, frames: Sequence[bytes], *row: int) -> bytes:
    return full(name, struct.pack(f">I{len(row)}I", 1, *row) if frames else bytes(4))


def sound_track(seconds: float = 2.0, codec: bytes = b"mp4a") -> Mp4Track:
    return Mp4Track(codec, [b"heard " * 8] * int(seconds * 1000 / 22), 22)


def picture_track(seconds: float = 2.0, codec: bytes = b"avc1") -> Mp4Track:
    return Mp4Track(codec, [b"seen " * 20] * int(seconds * 25), 40)


def mp4(
    *tracks: Mp4Track, brand: bytes = b"isom", notes: bytes = b"", between: bytes = b""
) -> bytes:
    """A file in one piece, as a phone's camera writes it: the frames first, then what they are.

    `between` lies before and behind the frames of each track.
    """
    data = between + b"".join([b"".join([*track.frames, between]) for track in tracks])
    head = box(b"ftyp", brand, bytes(4), b"mp42") + box(b"mdat", data)
    traks, place = b"", len(head) - len(data) + len(between)
    for number, track in enumerate(tracks, 1):
        traks += track.trak(number, place)
        place += sum(map(len, track.frames)) + len(between)
    return head + box(b"moov", full(b"mvhd", bytes(96)), traks, notes)


def fragmented(
    *tracks: Mp4Track,
    brand: bytes = b"iso5",
    a_piece: int = 25,
    notes: bytes = b"",
    between: bytes = b"",
) -> bytes:
    """A file in fragments, as MediaRecorder streams it.

    `notes` are in each of them, and `between` lies before and behind its frames.
    """
    trexes = [full(b"trex", struct.pack(">IIIII", n, 1, 0, 0, 0)) for n, _ in enumerate(tracks, 1)]
    traks = b"".join([track.trak(n, None) for n, track in enumerate(tracks, 1)])
    moov = box(b"moov", full(b"mvhd", bytes(96)), traks, box(b"mvex", *trexes))
    file = box(b"ftyp", brand, bytes(4), b"mp42") + moov
    for number, track in enumerate(tracks, 1):
        for first in range(0, len(track.frames), a_piece):
            some = track.frames[first : first + a_piece]
            rows = b"".join([struct.pack(">II", track.step, len(frame)) for frame in some])
            head = [
                full(b"tfhd", struct.pack(">I", number), flags=0x020000),
                full(b"tfdt", struct.pack(">Q", first * track.step), version=1),
                notes,
            ]
            # Frames lie behind the fragment and the head of the box that carries them.
            behind = 8 + 16 + 8 + len(b"".join(head)) + 20 + len(rows) + 8 + len(between)
            trun = full(b"trun", struct.pack(">Ii", len(some), behind), rows, flags=0x301)
            file += box(b"moof", full(b"mfhd", struct.pack(">I", 1)), box(b"traf", *head, trun))
            file += box(b"mdat", between, b"".join(some), between)
    return file
