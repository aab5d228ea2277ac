"""WebM as browsers record it: Opus, VP8 and VP9 in EBML, mostly of unknown length."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from storyhare.media.containers import MOST_PARTS, WIDEST, Bytes, Found, NotPlayable, Track

MAGIC = b"\x1a\x45\xdf\xa3"
EBML, SEGMENT, CLUSTER, TRACKS, TRACK, GROUP, INFO, VIDEO = (
    0x1A45DFA3, 0x18538067, 0x1F43B675, 0x1654AE6B, 0xAE, 0xA0, 0x1549A966, 0xE0,
)  # fmt: skip
VOID, CRC, SEEK_HEAD, CUES, TAGS = 0xEC, 0xBF, 0x114D9B74, 0x1C53BB6B, 0x1254C367
DOC_TYPE, SCALE, NUMBER, TYPE, CODEC, ENCODINGS = 0x4282, 0x2AD7B1, 0xD7, 0x83, 0x86, 0x6D80
WIDTH, HEIGHT, TIME, SIMPLE_BLOCK, BLOCK = 0xB0, 0xBA, 0xE7, 0xA3, 0xA1
# What may stand directly in a segment; whatever else is there was not made by a recorder.
IN_SEGMENT = frozenset([SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES, TAGS, VOID, CRC])
DESCEND = frozenset([EBML, SEGMENT, CLUSTER, TRACKS, TRACK, GROUP, INFO, VIDEO])
INSIDE = {
    EBML: None, SEGMENT: None, CLUSTER: SEGMENT, TRACKS: SEGMENT, INFO: SEGMENT,
    TRACK: TRACKS, VIDEO: TRACK, GROUP: CLUSTER,
}  # fmt: skip
CODECS = {"V_VP8": "picture", "V_VP9": "picture", "A_OPUS": "sound"}
CARRIES = {1: "picture", 2: "sound"}
LACED = 0x06
# The length of one Opus frame in milliseconds, by the upper five bits of a packet's first byte.
OPUS = (10, 20, 40, 60) * 3 + (10, 20) * 2 + (2.5, 5, 10, 20) * 4


class _Element(Struct):
    name: int
    start: int
    end: int | None  # None: until something follows that cannot stand in it


def examine(data: Bytes) -> Found:
    """What a WebM file holds; raises NotPlayable."""
    looking = _Looking(data)
    for element in _elements(data):
        looking.at(element)
    return looking.found()


def _elements(data: Bytes) -> Iterator[_Element]:
    """All elements, parents before their children; each lies whole within its parent."""
    at, around = 0, list[_Element]()
    for _ in range(MOST_PARTS * 2):
        while around and around[-1].end is not None and at >= around[-1].end:
            around.pop()
        if at >= len(data):
            return
        name, at = _name(data, at)
        size, at = _number(data, at)
        while around and around[-1].end is None and not _fits(name, around[-1].name):
            around.pop()
        limit = next((a.end for a in reversed(around) if a.end is not None), len(data))
        end = None if size is None else at + size
        if (end is None and name not in (SEGMENT, CLUSTER)) or (end or 0) > limit:
            raise NotPlayable("an element is longer than what it stands in")
        _check_place(name, around[-1].name if around else None)
        element = _Element(name, at, end)
        yield element
        if name in DESCEND:
            around.append(element)
        else:
            assert end is not None
            at = end
    raise NotPlayable("too many elements")


def _fits(name: int, parent: int) -> bool:
    """May an element stand in a parent of unknown length, or does it end it?"""
    if parent == CLUSTER:
        return name not in IN_SEGMENT - {VOID, CRC} and name not in (EBML, SEGMENT)
    return name not in (EBML, SEGMENT)


def _check_place(name: int, parent: int | None) -> None:
    if parent is None and name not in (EBML, SEGMENT, VOID):
        raise NotPlayable("not an EBML file")
    if parent == SEGMENT and name not in IN_SEGMENT:
        raise NotPlayable("something else is in the segment")
    if name in INSIDE and INSIDE[name] != parent:
        raise NotPlayable("an element stands where it cannot")


def _name(data: Bytes, at: int) -> tuple[int, int]:
    """An element's name, of one to four bytes, and where it ends."""
    length = _length(data, at, 4)
    return int.from_bytes(data[at : at + length]), at + length


def _number(data: Bytes, at: int) -> tuple[int | None, int]:
    """A number of one to eight bytes and where it ends; None: all ones, which means unknown."""
    length = _length(data, at, 8)
    ones = (1 << 7 * length) - 1
    value = int.from_bytes(data[at : at + length]) & ones
    return (None if value == ones else value), at + length


def _length(data: Bytes, at: int, most: int) -> int:
    """How many bytes something has: one more than the zeros its first byte begins with."""
    first = data[at] if at < len(data) else 0
    length = 9 - first.bit_length()
    if length > most or at + length > len(data):
        raise NotPlayable("a number is cut off")
    return length


class _Looking:
    """What has been seen so far."""

    def __init__(self, data: Bytes) -> None:
        self._data = data
        self._doc_type = ""
        self._scale = 1_000_000
        self._tracks: list[_Seen] = []
        self._by_number: dict[int, _Seen] = {}
        self._time = 0
        self._blocks = 0

    def at(self, element: _Element) -> None:
        """Look at one element."""
        if element.name == TRACK:
            self._tracks.append(_Seen())
        read = _READ.get(element.name)
        if read is not None and element.end is not None:
            read(self, element.start, element.end)

    def doc_type(self, start: int, end: int) -> None:
        self._doc_type = self._text(start, end)

    def scale(self, start: int, end: int) -> None:
        self._scale = self._unsigned(start, end)
        if not 1_000 <= self._scale <= 1_000_000_000:
            raise NotPlayable("time is counted in a way of its own")

    def number(self, start: int, end: int) -> None:
        self._by_number[self._unsigned(start, end)] = self._track

    def type(self, start: int, end: int) -> None:
        self._track.carries = CARRIES.get(self._unsigned(start, end), "other")

    def codec(self, start: int, end: int) -> None:
        self._track.codec = self._text(start, end)

    def side(self, start: int, end: int) -> None:
        if not 1 <= self._unsigned(start, end) <= WIDEST:
            raise NotPlayable("the picture is too large")

    def encoded(self, _start: int, _end: int) -> None:
        raise NotPlayable("a track is packed or locked")

    def time(self, start: int, end: int) -> None:
        self._time = self._unsigned(start, end)

    def block(self, start: int, end: int) -> None:
        """A frame: its track, its time after the cluster's, flags, then the codec's bytes."""
        number, at = _number(self._data, start)
        track = self._by_number.get(-1 if number is None else number)
        if track is None or at + 3 > end:
            raise NotPlayable("a frame belongs to no track")
        if self._data[at + 2] & LACED:
            raise NotPlayable("frames are laced")
        self._blocks += 1
        if self._blocks > MOST_PARTS:
            raise NotPlayable("too many frames")
        after = int.from_bytes(self._data[at : at + 2], signed=True)
        packet = self._data[at + 3 : min(end, at + 5)]
        if packet:
            track.frame((self._time + after) * self._scale / 1e9, packet)

    @property
    def _track(self) -> "_Seen":
        if not self._tracks:
            raise NotPlayable("a track's fact stands alone")
        return self._tracks[-1]

    def _unsigned(self, start: int, end: int) -> int:
        if end - start > 8:
            raise NotPlayable("a number is too long")
        return int.from_bytes(self._data[start:end])

    def _text(self, start: int, end: int) -> str:
        return self._data[start : min(end, start + 32)].rstrip(b"\0").decode("latin-1")

    def found(self) -> Found:
        """All of it; Matroska that is not WebM does not play everywhere."""
        if self._doc_type != "webm" or not self._tracks:
            raise NotPlayable("not a WebM file")
        for track in self._tracks:
            if CODECS.get(track.codec) != track.carries:
                raise NotPlayable(f"the codec {track.codec} is not one that browsers record")
        return Found("webm", tuple([track.told() for track in self._tracks]))


class _Seen:
    """A track, as far as it was seen."""

    def __init__(self) -> None:
        self.carries = ""
        self.codec = ""
        self._frames = 0
        self._first = self._last = 0.0
        self._heard = 0.0

    def frame(self, at: float, packet: bytes) -> None:
        """Count a frame; Opus says itself how long it sounds, whatever the times say."""
        self._first = min(self._first, at) if self._frames else at
        self._last = max(self._last, at) if self._frames else at
        self._frames += 1
        if self.codec == "A_OPUS":
            self._heard += _opus_seconds(packet)

    def told(self) -> Track:
        """With the last frame as long as the others are on average."""
        span = self._last - self._first
        if self._frames > 1:
            span += span / (self._frames - 1)
        return Track(self.carries, self.codec, self._frames, max(span, self._heard))


def _opus_seconds(packet: bytes) -> float:
    count = (1, 2, 2, packet[1] & 0x3F if len(packet) > 1 else 0)[packet[0] & 3]
    return OPUS[packet[0] >> 3] * count / 1000


_READ: dict[int, Callable[[_Looking, int, int], None]] = {
    DOC_TYPE: _Looking.doc_type,
    SCALE: _Looking.scale,
    NUMBER: _Looking.number,
    TYPE: _Looking.type,
    CODEC: _Looking.codec,
    WIDTH: _Looking.side,
    HEIGHT: _Looking.side,
    ENCODINGS: _Looking.encoded,
    TIME: _Looking.time,
    SIMPLE_BLOCK: _Looking.block,
    BLOCK: _Looking.block,
}
