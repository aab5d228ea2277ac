"""The process that reads strangers' decks: it can open no file and no socket, with little memory.

`python -m storyhare.decks.worker MEMORY SECONDS` answers requests on standard input until that
ends. What it needs of the deck it fetches from whoever asks (`talk`).
"""

import contextlib
import encodings.cp437  # noqa: F401 - for names in zips, loaded while files can be opened
import io
import os
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

from storyhare.decks.gather import Wishes, gather
from storyhare.decks.limits import LIMITS
from storyhare.decks.manifest import shown
from storyhare.decks.pictures import Made, Seen, look, make_card
from storyhare.decks.sources import Folder, Source, Zip, open_zip
from storyhare.decks.talk import (
    DONE,
    FETCH,
    HERE,
    Answer,
    Order,
    Planned,
    Ready,
    Refused,
    Wanted,
    read,
    write,
)
from storyhare.rules import Refusal

try:
    import resource
except ImportError:  # no such limits on this system; the time limit and the pixel caps remain
    resource = None  # type: ignore[assignment]  # told apart by None below

# Whoever plays goes before pictures that are made for later.
NICENESS = 10
_TINY_MANIFEST = 'format = 1\nid = "a"\ntitle = "\u00c9"\ncards = [{id = "a", file = "a.png"}]'


class Desk:
    """What lies before the worker: one deck, and what is asked about it."""

    def __init__(self) -> None:
        self._order = Order("", (), 0, LIMITS)
        self._source: Source = Folder((), fetch)

    def answer(self, task: bytes, body: bytes) -> Answer:
        """What a request leads to."""
        try:
            return self._tasks[task](body)
        except MemoryError:
            return Refused(Refusal("source_takes_too_much", {"file": shown(self._order.called)}))

    @property
    def _tasks(self) -> dict[bytes, Callable[[bytes], Answer]]:
        return {b"open": self._open, b"plan": self._plan, b"make": self._make, b"look": self._look}

    def _open(self, body: bytes) -> Answer:
        order = self._order = msgspec.msgpack.decode(body, type=Order)
        if order.names is not None:
            self._source = Folder(order.names, fetch)
            return Ready()
        found = open_zip(order.called, order.size, fetch, order.limits)
        if isinstance(found, Refusal):
            return Refused(found)
        self._source = found
        return Ready()

    def _plan(self, body: bytes) -> Answer:
        wishes = msgspec.msgpack.decode(body, type=Wishes)
        plan = gather(self._source, self._order.called, wishes, self._order.limits)
        return Refused(plan) if isinstance(plan, Refusal) else Planned(plan)

    def _make(self, body: bytes) -> Answer:
        return self._picture(body.decode(), make_card)

    def _look(self, body: bytes) -> Answer:
        return self._picture(body.decode(), look)

    def _picture(self, name: str, see: Callable[[bytes], Made | Seen | Refusal]) -> Answer:
        data = self._source.read(name, self._order.limits.picture_bytes)
        if isinstance(data, Refusal):
            return Refused(data)
        try:
            seen = see(data)
        except MemoryError:
            seen = Refusal("picture_needs_too_much_memory")
        except Exception:  # whatever a decoder stumbles over is the picture's fault
            seen = Refusal("picture_damaged")
        if isinstance(seen, Refusal):
            return Refused(Refusal(seen.code, {**seen.params, "file": shown(name)}))
        return seen


def main() -> None:
    """Answer until the input ends."""
    memory, seconds = int(sys.argv[1]), float(sys.argv[2])
    _give_way()
    _prepare()
    _limit(memory)
    desk = Desk()
    while (request := read(sys.stdin.buffer)) is not None:
        _allow_cpu(seconds)
        write(sys.stdout.buffer, DONE, msgspec.msgpack.encode(desk.answer(*request)))


def fetch(name: str, at: int, most: int) -> bytes:
    """Bytes of the deck, from whoever asks about it."""
    write(sys.stdout.buffer, FETCH, msgspec.msgpack.encode(Wanted(name, at, most)))
    word, body = read(sys.stdin.buffer) or (b"", b"")
    if word != HERE:
        raise OSError(body.decode())
    return body


def _give_way() -> None:
    """Compute only when nobody else wants to; where there is no such thing, be nice.

    Niceness alone lets a process finish its slice of some milliseconds before whoever wakes up.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with contextlib.suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _prepare() -> None:
    """Whatever Python and Pillow load late is loaded now."""
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
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as parcel:
            parcel.writestr("deck.toml", manifest)
            parcel.writestr("a.png", b"")
        with zipfile.ZipFile(packed) as parcel:
            gather(Zip(parcel), "\u00e9", Wishes(title="e\u0301"), LIMITS)


def _limit(memory: int) -> None:
    if resource is None:
        return
    caps = {"RLIMIT_AS": memory, "RLIMIT_NOFILE": 3, "RLIMIT_FSIZE": 0, "RLIMIT_CORE": 0}
    for name, cap in caps.items():
        # Some systems know a limit by name and still do not take it.
        with contextlib.suppress(AttributeError, ValueError, OSError):
            resource.setrlimit(getattr(resource, name), (cap, cap))


def _allow_cpu(seconds: float) -> None:
    """The system stops a process that computes for longer, whoever else is left to."""
    if resource is None:
        return
    used = int(time.process_time())
    with contextlib.suppress(ValueError, OSError):
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (used + int(seconds) + 1, hard))


if __name__ == "__main__":
    main()
