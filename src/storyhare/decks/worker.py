"""The process that opens pictures: it can open no file and no socket, and has little memory.

`python -m storyhare.decks.worker MEMORY SECONDS` answers requests on standard input, a word and
some bytes each, until the input ends.
"""

import contextlib
import encodings.cp437  # noqa: F401 - for names in zips, loaded while files can be opened
import io
import sys
import time
import warnings

import msgspec
from PIL import (  # noqa: F401 - plugins are loaded now: later there is no file left to open
    AvifImagePlugin,
    Image,
    JpegImagePlugin,
    MpoImagePlugin,
    PngImagePlugin,
    WebPImagePlugin,
)

from storyhare.decks.pictures import look, make_card
from storyhare.decks.talk import Answer, Refused, read, write
from storyhare.rules import Refusal

try:
    import resource
except ImportError:  # no such limits on this system; the time limit and the pixel caps remain
    resource = None  # type: ignore[assignment]  # told apart by None below


def main() -> None:
    """Answer until the input ends."""
    memory, seconds = int(sys.argv[1]), float(sys.argv[2])
    _prepare()
    _limit(memory)
    while (request := read(sys.stdin.buffer)) is not None:
        _allow_cpu(seconds)
        answer = msgspec.msgpack.encode(_answer(*request))
        write(sys.stdout.buffer, b"done", answer)


def _prepare() -> None:
    warnings.simplefilter("ignore")
    # The caps of `limits` are checked before decoding; Pillow's own would only warn.
    Image.MAX_IMAGE_PIXELS = None
    AvifImagePlugin.DEFAULT_MAX_THREADS = 1
    # Whatever Pillow loads late is loaded now.
    Image.preinit()
    tiny = io.BytesIO()
    Image.new("RGB", (80, 120)).save(tiny, "WEBP")
    look(tiny.getvalue())


def _limit(memory: int) -> None:
    if resource is None:
        return
    caps = {"RLIMIT_AS": memory, "RLIMIT_NOFILE": 3, "RLIMIT_FSIZE": 0, "RLIMIT_CORE": 0}
    for name, cap in caps.items():
        # Some systems know a limit by name and still do not take it.
        with contextlib.suppress(AttributeError, ValueError, OSError):
            resource.setrlimit(getattr(resource, name), (cap, cap))


def _allow_cpu(seconds: float) -> None:
    """Should nobody be left to stop this process, the system does."""
    if resource is None:
        return
    used = int(time.process_time())
    with contextlib.suppress(ValueError, OSError):
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (used + int(seconds) + 2, hard))


def _answer(task: bytes, data: bytes) -> Answer:
    try:
        answer = make_card(data) if task == b"make" else look(data)
    except MemoryError:
        return Refused(Refusal("picture_needs_too_much_memory"))
    except Exception:  # whatever a decoder stumbles over is the picture's fault
        return Refused(Refusal("picture_damaged"))
    return Refused(answer) if isinstance(answer, Refusal) else answer


if __name__ == "__main__":
    main()
