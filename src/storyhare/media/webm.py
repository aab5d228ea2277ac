"""Examines WebM as browsers record it: Opus, VP8 and VP9 in EBML, mostly of unknown length."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from storyhare.media.containers import (
    MOST_PARTS,
    WIDEST,
    Bytes,
    MediaFile,
    NotPlayable,
    Range,
    Track,
    Wipe,
)

MAGIC = b"\x1a\x45\xdf\xa3"
EBML, SEGMENT, CLUSTER, TRACKS, TRACK, GROUP, INFO, VIDEO = (
    0x1A45DFA3, 0x18538067, 0x1F43B675, 0x1654AE6B, 0xAE, 0xA0, 0x1549A966, 0xE0,
)  # fmt: skip
AUDIO, COLOUR, PROJECTION = 0xE1, 0x55B0, 0x7670
SEEK_HEAD, SEEK, CUES, CUE, CUE_PLACE = 0x114D9B74, 0x4DBB, 0x1C53BB6B, 0xBB, 0xB7
VOID = 0xEC
DOC_TYPE, SCALE, NUMBER, TYPE, CODEC, ENCODINGS = 0x4282, 0x2AD7B1, 0xD7, 0x83, 0x86, 0x6D80
TRACK_ID, PRIVATE, MUXING_APP, WRITING_APP = 0x73C5, 0x63A2, 0x4D80, 0x5741
WIDTH, HEIGHT, TIME, SIMPLE_BLOCK, BLOCK = 0xB0, 0xBA, 0xE7, 0xA3, 0xA1
# The elements that a player needs, by parent. All else (titles, dates, tags, chapters, attachments,
# names of files and devices, unknown elements, checksums over it) is made void.
NEEDED: dict[int | None, frozenset[int]] = {
    None: frozenset([EBML, SEGMENT]),
    # Versions, and how long names and numbers may be.
    EBML: frozenset([DOC_TYPE, 0x4286, 0x42F7, 0x42F2, 0x42F3, 0x4287, 0x4285]),
    SEGMENT: frozenset([SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES]),
    SEEK_HEAD: frozenset([SEEK]),
    SEEK: frozenset([0x53AB, 0x53AC]),  # what, and where
    INFO: frozenset([SCALE, 0x4489, MUXING_APP, WRITING_APP]),  # and the duration
    TRACKS: frozenset([TRACK]),
    # And flags (enabled, default, forced, lacing), the usual duration, delay and pre-roll.
    TRACK: frozenset([
        NUMBER, TRACK_ID, TYPE, CODEC, PRIVATE, ENCODINGS, VIDEO, AUDIO,
        0xB9, 0x88, 0x55AA, 0x9C, 0x23E383, 0x56AA, 0x56BB,
    ]),
    # And interlacing, the size it is shown in, and what is cut off at its sides.
    VIDEO: frozenset([
        WIDTH, HEIGHT, COLOUR, PROJECTION, 0x9A, 0x9D, 0x54B0, 0x54BA, 0x54B2,
        0x54AA, 0x54BB, 0x54CC, 0x54DD,
    ]),
    COLOUR: frozenset(range(0x55B1, 0x55BE)),
    PROJECTION: frozenset([0x7671, 0x7673, 0x7674, 0x7675]),  # how a film is turned
    AUDIO: frozenset([0xB5, 0x78B5, 0x9F, 0x6264]),  # rates, channels, depth
    CLUSTER: frozenset([TIME, SIMPLE_BLOCK, GROUP]),
    GROUP: frozenset([BLOCK, 0x9B, 0xFB, 0x75A2]),  # duration, what it builds on, padding
    CUES: frozenset([CUE]),
    CUE: frozenset([0xB3, CUE_PLACE]),  # when
    CUE_PLACE: frozenset([0xF7, 0xF1, 0xF0, 0xB2, 0x5378]),  # where, and in which track
}  # fmt: skip
CODECS = {"V_VP8": "picture", "V_VP9": "picture", "A_OPUS": "sound"}
CARRIES = {1: "picture", 2: "sound"}
LACED = 0x06
# The length of one Opus frame in milliseconds, by the upper five bits of a packet's first byte.
OPUS = (10, 20, 40, 60) * 3 + (10, 20) * 2 + (2.5, 5, 10, 20) * 4


class _Element(Struct, frozen=True):
    name: int
    at: int
    start: int
    end: int | None  # None: it ends before the first element that cannot be in it
    limit: int  # where it ends at the latest
    needed: bool


def examine(data: Bytes) -> MediaFile:
    """What a WebM file holds; raises NotPlayable."""
    examiner = _Examiner(data)
    for element in _elements(data):
        examiner.examine(element)
    return examiner.result()


def _elements(data: Bytes) -> Iterator[_Element]:
    """All elements, parents before their children; each is completely within its parent."""
    at, around = 0, list[_Element]()
    for _ in range(MOST_PARTS * 2):
        while around and at >= around[-1].limit:
            around.pop()
        if at >= len(data):
            return
        begin = at
        name, at = _name(data, at)
        size, at = _number(data, at)
        while around and around[-1].end is None and not _fits(name, around[-1].name):
            around.pop()
        limit = around[-1].limit if around else len(data)
        needed = name in NEEDED[around[-1].name if around else None]
        end = None if size is None else at + size
        if end is None and not (needed and name in (SEGMENT, CLUSTER)):
            raise NotPlayable("an element does not say how long it is")
        if end is not None and end > limit:
            raise NotPlayable("an element is longer than what it stands in")
        element = _Element(name, begin, at, end, limit if end is None else end, needed)
        yield element
        if needed and name in NEEDED:
            around.append(element)
        else:
            at = element.limit
    raise NotPlayable("too many elements")


def _fits(name: int, parent: int) -> bool:
    """Whether an element can be in a parent of unknown length; if not, it ends the parent."""
    return name not in NEEDED[None] and not (parent == CLUSTER and name in NEEDED[SEGMENT])


def _name(data: Bytes, at: int) -> tuple[int, int]:
    """The name of an element, one to four bytes, and the offset after it."""
    length = _length(data, at, 4)
    return int.from_bytes(data[at : at + length]), at + length


def _number(data: Bytes, at: int) -> tuple[int | None, int]:
    """A number of one to eight bytes, and the offset after it; None: all ones, for unknown."""
    length = _length(data, at, 8)
    ones = (1 << 7 * length) - 1
    value = int.from_bytes(data[at : at + length]) & ones
    return (None if value == ones else value), at + length


def _length(data: Bytes, at: int, most: int) -> int:
    """The length of a name or number: one more than the leading zero bits of its first byte."""
    first = data[at] if at < len(data) else 0
    length = 9 - first.bit_length()
    if length > most or at + length > len(data):
        raise NotPlayable("a number is cut off")
    return length


class _Examiner:
    """Examines the elements of a file one by one."""

    def __init__(self, data: Bytes) -> None:
        self._data = data
        self._is_webm = False
        self._scale = 1_000_000
        self._tracks: list[_TrackCounter] = []
        self._by_number: dict[int, _TrackCounter] = {}
        self._time = 0
        self._blocks = 0
        self._zeros: list[Range] = []
        self._heads: list[tuple[int, bytes]] = []

    def examine(self, element: _Element) -> None:
        """Examine the next element."""
        name, start, end = element.name, element.start, element.end
        if end is not None and not element.needed:
            self._make_void(element.at, end)
        elif name == TRACK:
            self._tracks.append(_TrackCounter())
        elif end is not None and name == PRIVATE:
            self._track.private.append((element.at, start, end))
        elif end is not None and name not in NEEDED:
            _READ.get(name, _Examiner._unsigned)(self, start, end)

    def _make_void(self, at: int, end: int) -> None:
        """Replace an element by empty space of the same length."""
        width = min(8, end - at - 1)
        length = end - at - 1 - width
        self._zeros.append((at, end))
        self._heads.append((at, VOID.to_bytes() + (length | 1 << 7 * width).to_bytes(width)))

    def doc_type(self, start: int, end: int) -> None:
        if self._text(start, end) != "webm":
            raise NotPlayable("Matroska that is not WebM does not play everywhere")
        self._is_webm = True

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
        if self._track.codec not in CODECS:
            raise NotPlayable(f"the codec {self._track.codec} is not one that browsers record")

    def track_id(self, start: int, end: int) -> None:
        """Replace the random id by 1; one track remains in what is kept."""
        self._unsigned(start, end)
        self._heads.append((start, b"\1".rjust(end - start, b"\0")))

    def app(self, start: int, end: int) -> None:
        """Wipe the name of the program: the element is required, and may be empty."""
        self._zeros.append((start, end))

    def side(self, start: int, end: int) -> None:
        if not 1 <= self._unsigned(start, end) <= WIDEST:
            raise NotPlayable("the picture is too large")

    def encoded(self, _start: int, _end: int) -> None:
        raise NotPlayable("a track is packed or locked")

    def time(self, start: int, end: int) -> None:
        self._time = self._unsigned(start, end)

    def block(self, start: int, end: int) -> None:
        """A frame: its track, its time since the cluster's, flags, then the bytes of the codec."""
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
    def _track(self) -> "_TrackCounter":
        return self._tracks[-1]

    def _unsigned(self, start: int, end: int) -> int:
        if end - start > 8:
            raise NotPlayable("a number is too long")
        return int.from_bytes(self._data[start:end])

    def _text(self, start: int, end: int) -> str:
        if end - start > 32:
            raise NotPlayable("a name is too long")
        return self._data[start:end].rstrip(b"\0").decode("latin-1")

    def result(self) -> MediaFile:
        """The file, after all elements; raises NotPlayable."""
        if not self._is_webm or not self._tracks:
            raise NotPlayable("not a WebM file")
        for track in self._tracks:
            if CODECS.get(track.codec) != track.carries:
                raise NotPlayable("a track is not what its codec is for")
            for at, start, end in track.private:
                # Opus needs its header, which has no room for anything else.
                if track.codec != "A_OPUS":
                    self._make_void(at, end)
                elif not _is_opus_head(self._data[start : min(end, start + 512)]):
                    raise NotPlayable("the sound does not say what it is")
        wipe = Wipe(tuple(self._zeros), tuple(self._heads))
        return MediaFile("webm", tuple([track.result() for track in self._tracks]), wipe)


class _TrackCounter:
    """Counts the frames of a track."""

    def __init__(self) -> None:
        self.carries = ""
        self.codec = ""
        self.private: list[tuple[int, int, int]] = []
        self._frames = 0
        self._first = self._last = 0.0
        self._heard = 0.0

    def frame(self, at: float, packet: bytes) -> None:
        """Count a frame; a packet of Opus has its own length, whatever the times say."""
        self._first = min(self._first, at) if self._frames else at
        self._last = max(self._last, at) if self._frames else at
        self._frames += 1
        if self.codec == "A_OPUS":
            self._heard += _opus_seconds(packet)

    def result(self) -> Track:
        """The track; its last frame counts as long as the average of the others."""
        span = self._last - self._first
        if self._frames > 1:
            span += span / (self._frames - 1)
        return Track(self.carries, self.codec, self._frames, max(span, self._heard))


def _opus_seconds(packet: bytes) -> float:
    count = (1, 2, 2, packet[1] & 0x3F if len(packet) > 1 else 0)[packet[0] & 3]
    return OPUS[packet[0] >> 3] * count / 1000


def _is_opus_head(head: bytes) -> bool:
    """Whether this is an Opus header: 19 bytes, and a channel map if the last is not 0."""
    whole = 19 if head[18:19] == b"\0" else 21 + int.from_bytes(head[9:10])
    return head[:8] == b"OpusHead" and len(head) == whole


_READ: dict[int, Callable[[_Examiner, int, int], object]] = {
    DOC_TYPE: _Examiner.doc_type,
    SCALE: _Examiner.scale,
    NUMBER: _Examiner.number,
    TYPE: _Examiner.type,
    CODEC: _Examiner.codec,
    TRACK_ID: _Examiner.track_id,
    MUXING_APP: _Examiner.app,
    WRITING_APP: _Examiner.app,
    WIDTH: _Examiner.side,
    HEIGHT: _Examiner.side,
    ENCODINGS: _Examiner.encoded,
    TIME: _Examiner.time,
    SIMPLE_BLOCK: _Examiner.block,
    BLOCK: _Examiner.block,
}
