"""The process that reads untrusted decks: it cannot open files or sockets, and has little memory.

`python -m storyhare.decks.reading.worker MEMORY SECONDS` answers requests on standard input until
it ends. It fetches the bytes of the deck from its parent process (`messages`).
"""

import contextlib
import encodings.cp437  # noqa: F401 - for names in zips, loaded while files can be opened
import errno
import io
import sys
import time
import warnings
import zipfile
from collections.abc import Callable

import msgspec
from PIL import (  # noqa: F401 - plugins are loaded now: later there is no file left to open
    AvifImagePlugin,
    Image,
    JpegImagePlugin,
    MpoImagePlugin,
    PngImagePlugin,
    WebPImagePlugin,
)

from storyhare.decks.limits import LIMITS
from storyhare.decks.manifest import printable
from storyhare.decks.priority import give_way
from storyhare.decks.reading.messages import (
    DONE,
    FETCH,
    HERE,
    Answer,
    FetchRequest,
    OpenRequest,
    PlanAnswer,
    Ready,
    RefusalAnswer,
    RowRequest,
    read,
    write,
)
from storyhare.decks.reading.pictures import (
    CardPictures,
    PictureInfo,
    RowPictures,
    look,
    make_card,
    make_framed_card,
    make_row,
)
from storyhare.decks.reading.plan import ImportOptions, make_plan
from storyhare.decks.reading.sources import (
    Folder,
    Source,
    Zip,
    open_zip,
)
from storyhare.rules import Refusal

try:
    import resource
except ImportError:  # no such limits on this system; the time limit and the pixel caps remain
    resource = None  # type: ignore[assignment]  # told apart by None below

_TINY_MANIFEST = 'format = 1\nid = "a"\ntitle = "\u00c9"\ncards = [{id = "a", file = "a.png"}]'


class DeckReader:
    """Reads one deck, and answers requests about it."""

    def __init__(self) -> None:
        self._request = OpenRequest("", (), 0, LIMITS)
        self._source: Source = Folder((), fetch)

    def answer(self, task: bytes, body: bytes) -> Answer:
        """The answer to a request."""
        try:
            return self._tasks[task](body)
        except MemoryError:
            return RefusalAnswer(
                Refusal("source_takes_too_much", {"file": printable(self._request.label)})
            )

    @property
    def _tasks(self) -> dict[bytes, Callable[[bytes], Answer]]:
        return {
            b"open": self._open,
            b"plan": self._plan,
            b"make": self._make,
            b"fram": self._make_framed,
            b"look": self._look,
            b"rows": self._row,
        }

    def _open(self, body: bytes) -> Answer:
        request = self._request = msgspec.msgpack.decode(body, type=OpenRequest)
        if request.names is not None:
            self._source = Folder(request.names, fetch)
            return Ready()
        archive = open_zip(request.label, request.size, fetch, request.limits)
        if isinstance(archive, Refusal):
            return RefusalAnswer(archive)
        self._source = archive
        return Ready()

    def _plan(self, body: bytes) -> Answer:
        options = msgspec.msgpack.decode(body, type=ImportOptions)
        plan = make_plan(self._source, self._request.label, options, self._request.limits)
        return RefusalAnswer(plan) if isinstance(plan, Refusal) else PlanAnswer(plan)

    def _make(self, body: bytes) -> Answer:
        return self._picture(body.decode(), make_card)

    def _make_framed(self, body: bytes) -> Answer:
        return self._picture(body.decode(), make_framed_card)

    def _look(self, body: bytes) -> Answer:
        return self._picture(body.decode(), look)

    def _row(self, body: bytes) -> Answer:
        asked = msgspec.msgpack.decode(body, type=RowRequest)
        return self._picture(asked.name, lambda data: make_row(data, asked.cards))

    def _picture(
        self,
        name: str,
        read_picture: Callable[[bytes], CardPictures | RowPictures | PictureInfo | Refusal],
    ) -> Answer:
        data = self._source.read(name, self._request.limits.picture_bytes)
        if isinstance(data, Refusal):
            return RefusalAnswer(data)
        try:
            result = read_picture(data)
        except MemoryError:
            result = Refusal("picture_needs_too_much_memory")
        except Exception:  # any error of a decoder means that the picture is damaged
            result = Refusal("picture_damaged")
        if isinstance(result, Refusal):
            return RefusalAnswer(Refusal(result.code, {**result.params, "file": printable(name)}))
        return result


def main() -> None:
    """Answer until the input ends."""
    memory, seconds = int(sys.argv[1]), float(sys.argv[2])
    give_way()
    _prepare()
    _limit(memory)
    reader = DeckReader()
    while (request := read(sys.stdin.buffer)) is not None:
        _allow_cpu(seconds)
        write(sys.stdout.buffer, DONE, msgspec.msgpack.encode(reader.answer(*request)))


def fetch(name: str, at: int, most: int) -> bytes:
    """Bytes of the deck, from the parent process; raises OSError."""
    write(sys.stdout.buffer, FETCH, msgspec.msgpack.encode(FetchRequest(name, at, most)))
    word, body = read(sys.stdin.buffer) or (b"", b"")
    if word != HERE:
        raise OSError(int(body or errno.EIO), "the parent process could not read it")
    return body


def _prepare() -> None:
    """Load now what Python and Pillow would load later, when no file can be opened."""
    warnings.simplefilter("ignore")
    # The caps of `limits` are checked before decoding; Pillow's own would only warn.
    Image.MAX_IMAGE_PIXELS = None
    AvifImagePlugin.DEFAULT_MAX_THREADS = 1
    Image.preinit()
    tiny = io.BytesIO()
    Image.new("RGB", (80, 120)).save(tiny, "WEBP")
    look(tiny.getvalue())
    for manifest in (_TINY_MANIFEST, "rubbish"):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("deck.toml", manifest)
            archive.writestr("a.png", b"")
        with zipfile.ZipFile(packed) as archive:
            make_plan(Zip(archive), "\u00e9", ImportOptions(title="e\u0301"), LIMITS)


def _limit(memory: int) -> None:
    if resource is None:
        return
    caps = {"RLIMIT_AS": memory, "RLIMIT_NOFILE": 3, "RLIMIT_FSIZE": 0, "RLIMIT_CORE": 0}
    for name, cap in caps.items():
        # Some systems have the name of a limit and still reject it.
        with contextlib.suppress(AttributeError, ValueError, OSError):
            resource.setrlimit(getattr(resource, name), (cap, cap))


def _allow_cpu(seconds: float) -> None:
    """Let the system stop this process after so many more seconds of CPU time."""
    if resource is None:
        return
    used = int(time.process_time())
    with contextlib.suppress(ValueError, OSError):
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (used + int(seconds) + 1, hard))


if __name__ == "__main__":
    main()
