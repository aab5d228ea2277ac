"""Draws a deck in a process of its own: however many pictures it has, the server does little.

`python -m storyhare.decks.store.apart` reads an order from standard input, and reports how far it
is and what has become of it.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
from msgspec import Struct

from storyhare.decks.limits import Limits
from storyhare.decks.manifest import printable
from storyhare.decks.priority import give_way, use_half_of_the_cores
from storyhare.decks.reading.inputs import open_input
from storyhare.decks.reading.messages import read, write
from storyhare.decks.reading.plan import ImportOptions
from storyhare.decks.reading.workers import environment
from storyhare.decks.store.deck import DeckMetadata
from storyhare.decks.store.install import (
    Destination,
    LeftOut,
    Progress,
    draw,
    new_staging,
    publish,
    unwritable,
)
from storyhare.rules import Refusal

ORDER, STEP, LEFT_OUT, DONE, REFUSED = b"ordr", b"step", b"left", b"done", b"fail"
# Seconds until the first report of how far it is; each time as long again as all before, up to a
# limit. Every report wakes two threads of the server: 0.25 ms of CPU.
FIRST_REPORT, MOST_BETWEEN_REPORTS = 1.0, 4.0


class Order(Struct, frozen=True):
    """A deck to be drawn: its source, and the folder to draw it into."""

    source: str
    staging: str
    options: ImportOptions
    limits: Limits


def install_apart(  # noqa: PLR0913 - each is a fact of the import
    path: Path,
    destination: Destination,
    options: ImportOptions,
    limits: Limits,
    progress: Progress,
    *,
    left_out: LeftOut,
) -> Refusal | None:
    """Import a zip as a deck of the id in the options, completely or not at all."""
    assert options.id is not None
    refusal = destination.check(options.id, DeckMetadata(options.owner, options.public))
    if refusal is not None:
        return refusal
    staging = new_staging(destination.folder)
    try:
        drawn = draw_apart(Order(str(path), str(staging), options, limits), progress, left_out)
        if isinstance(drawn, Refusal):
            return drawn
        return publish(staging, destination, options.id, drawn)
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def draw_apart(order: Order, progress: Progress, left_out: LeftOut) -> DeckMetadata | Refusal:
    """Draw a deck into its staging folder; what `progress` raises stops the process."""
    opened = open_input(Path(order.source), order.limits, order.options.file)
    if isinstance(opened, Refusal):
        return opened
    # A broken pipe: the process has died, and there is no outcome.
    outcome = None
    with contextlib.suppress(BrokenPipeError), _start() as process:
        try:
            outcome = _follow(process, order, progress, left_out)
        finally:
            _end(process)
    return outcome or Refusal("source_takes_too_much", {"file": printable(opened.label)})


def _start() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "storyhare.decks.store.apart"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        process_group=0,
    )


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill the process and its worker, which is in the same group."""
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _follow(
    process: subprocess.Popen[bytes], order: Order, progress: Progress, left_out: LeftOut
) -> DeckMetadata | Refusal | None:
    """What has become of the order; None: the process has died."""
    assert process.stdin is not None
    assert process.stdout is not None
    write(process.stdin, ORDER, msgspec.msgpack.encode(order))
    while (message := read(process.stdout)) is not None:
        word, body = message
        if word == DONE:
            return msgspec.msgpack.decode(body, type=DeckMetadata)
        if word == REFUSED:
            return msgspec.msgpack.decode(body, type=Refusal)
        if word == LEFT_OUT:
            left_out(msgspec.msgpack.decode(body, type=Refusal))
            continue
        progress(*msgspec.msgpack.decode(body, type=tuple[int, int]))
    return None


class Reports:
    """Reports progress and the end; the longer it takes, the less often."""

    def __init__(self) -> None:
        self._pause = FIRST_REPORT
        self._next = time.monotonic() + FIRST_REPORT

    def __call__(self, done: int, cards: int) -> None:
        """So many cards are drawn."""
        now = time.monotonic()
        if now >= self._next or done == cards:
            self._next = now + self._pause
            self._pause = min(2 * self._pause, MOST_BETWEEN_REPORTS)
            write(sys.stdout.buffer, STEP, msgspec.msgpack.encode((done, cards)))


def _leave_out(refusal: Refusal) -> None:
    write(sys.stdout.buffer, LEFT_OUT, msgspec.msgpack.encode(refusal))


def main() -> None:
    """Draw one deck."""
    try:
        _draw_one()
    except BrokenPipeError:  # the server is gone, and nobody reads what is still to be said
        os._exit(1)


def _draw_one() -> None:
    give_way()
    use_half_of_the_cores()
    _, body = read(sys.stdin.buffer) or sys.exit(1)
    order = msgspec.msgpack.decode(body, type=Order)
    staging = Path(order.staging)
    outcome: DeckMetadata | Refusal
    try:
        drawn = draw(
            Path(order.source), staging, order.options, order.limits, Reports(), left_out=_leave_out
        )
        outcome = drawn if isinstance(drawn, Refusal) else drawn.metadata
    except OSError as error:
        outcome = unwritable(staging.parent, error)
    word = REFUSED if isinstance(outcome, Refusal) else DONE
    write(sys.stdout.buffer, word, msgspec.msgpack.encode(outcome))


if __name__ == "__main__":
    main()
