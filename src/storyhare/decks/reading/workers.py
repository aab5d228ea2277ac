"""Starts the workers that read untrusted decks, stops slow ones, and replaces those that die.

An answer is accepted only if it has the right type, is not too long and is valid: a worker that a
picture has taken over may send anything.
"""

import contextlib
import errno
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Self, TypeVar

import msgspec

from storyhare.decks.limits import MEGA, Limits
from storyhare.decks.manifest import NAME_LIMIT, printable, wrong
from storyhare.decks.reading.inputs import DeckInput
from storyhare.decks.reading.messages import (
    FETCH,
    HERE,
    LOST,
    Answer,
    FetchRequest,
    OpenRequest,
    PlanAnswer,
    Ready,
    RefusalAnswer,
    RowRequest,
    Task,
    read,
    write,
)
from storyhare.decks.reading.pictures import (
    FINGERPRINT_BYTES,
    CardPictures,
    PictureInfo,
    RowPictures,
)
from storyhare.decks.reading.plan import ImportOptions, Plan
from storyhare.decks.reading.sources import FETCH_BYTES
from storyhare.rules import Refusal

Job = TypeVar("Job")
Done = TypeVar("Done")

# The environment variables that a worker gets: no addresses, no passwords.
PASSED_ON = ("PYTHONPATH", "PYTHONHOME", "PATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
WEBP_HEAD = re.compile(rb"RIFF....WEBP", re.DOTALL)
# Workers have the lowest priority, so on a busy machine a slow one is not stuck. The system limits
# their CPU time; where it cannot, the clock does.
PATIENCE = 12 if hasattr(signal, "SIGXCPU") else 1
PICTURE_BYTES = 4 * MEGA
# Three pictures, or a manifest.
ANSWER_BYTES = 16 * MEGA
_CODE = re.compile(r"(source|manifest|picture|deck)_[a-z_]{1,60}")


class Worker:
    """One process that reads a deck; `peak` is its peak memory so far, in bytes."""

    def __init__(self, limits: Limits, deck_input: DeckInput) -> None:
        self.peak = 0
        self._limits = limits
        self._input = deck_input
        self._process: subprocess.Popen[bytes] | None = None
        self._late = False

    def plan(self, options: ImportOptions) -> Plan | Refusal:
        """The plan of the deck, or why it is refused."""
        answer = self._opened(b"plan", msgspec.msgpack.encode(options))
        if isinstance(answer, PlanAnswer) and _is_valid_plan(answer.plan, options, self._limits):
            return answer.plan
        return self._refusal(answer)

    def make(self, name: str, *, framed: bool = False) -> CardPictures | Refusal:
        """The card of a picture file of the deck, or why there is none."""
        answer = self._opened(b"fram" if framed else b"make", name.encode())
        if isinstance(answer, CardPictures) and _is_valid_card(answer):
            return answer
        return self._refusal(answer, name)

    def make_row(self, name: str, cards: int) -> tuple[bytes, ...] | Refusal:
        """A photo of a row of cards, whole or cut into so many, or why there is none."""
        answer = self._opened(b"rows", msgspec.msgpack.encode(RowRequest(name, cards)))
        if isinstance(answer, RowPictures) and _is_valid_row(answer, cards):
            return answer.pictures
        return self._refusal(answer, name)

    def look(self, name: str) -> PictureInfo | Refusal:
        """What kind of picture a file of the deck is."""
        answer = self._opened(b"look", name.encode())
        return answer if isinstance(answer, PictureInfo) else self._refusal(answer, name)

    def close(self) -> None:
        """Stop the process, whatever it is doing."""
        self._end()

    def _end(self) -> int:
        """Stop the process; returns its exit status."""
        process, self._process = self._process, None
        if process is None:
            return 0
        process.kill()
        # Leaving the context closes the pipes and waits; a broken pipe does not matter.
        with contextlib.suppress(BrokenPipeError), process:
            pass
        return process.returncode

    def _refusal(self, answer: Answer | None, picture: str | None = None) -> Refusal:
        """Why there is no result: the worker's refusal, or how the process ended."""
        if isinstance(answer, RefusalAnswer) and _CODE.fullmatch(answer.refusal.code):
            # With fragmented memory the worker could refuse the next, harmless picture.
            if answer.refusal.code == "picture_needs_too_much_memory":
                self.close()
            return answer.refusal
        # SIGXCPU: it has used up its CPU time.
        status = self._end()
        too_long = self._late or status == -getattr(signal, "SIGXCPU", 0)
        if picture is None:
            return Refusal("source_takes_too_much", {"file": printable(self._input.label)})
        return Refusal(
            "picture_takes_too_long" if too_long else "picture_stops_the_worker",
            {"file": printable(picture)},
        )

    def _opened(self, task: Task, body: bytes) -> Answer | None:
        """The answer of a worker that has opened the deck."""
        if self._process is None:
            self._process = self._start()
            deck_input = self._input
            request = OpenRequest(deck_input.label, deck_input.names, deck_input.size, self._limits)
            opened = self._ask(b"open", msgspec.msgpack.encode(request))
            if not isinstance(opened, Ready):
                if opened is not None:
                    self.close()
                return opened
        return self._ask(task, body)

    def _ask(self, task: Task, body: bytes) -> Answer | None:
        """The worker's answer; None: there is none, and the process cannot be used any more."""
        process = self._process
        assert process is not None
        self._late = False
        seconds = PATIENCE * self._limits.seconds
        timer = threading.Timer(seconds, self._stop_late, [process])
        timer.start()
        try:
            answer = self._converse(process, task, body)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return None
        finally:
            timer.cancel()
            timer.join()
        self.peak = max(self.peak, _peak_of(process.pid))
        return answer

    def _converse(self, process: subprocess.Popen[bytes], task: Task, body: bytes) -> Answer | None:
        """Send a task, and serve the worker's fetches until it answers."""
        assert process.stdin is not None
        assert process.stdout is not None
        write(process.stdin, task, body)
        while (message := read(process.stdout, ANSWER_BYTES)) is not None:
            word, body = message
            if word != FETCH:
                answer: Answer = msgspec.msgpack.decode(body, type=Answer)
                return answer
            request = msgspec.msgpack.decode(body, type=FetchRequest)
            most = max(0, min(request.most, FETCH_BYTES))
            try:
                data = self._input.read(request.name, max(0, request.at), most)
            except OSError as error:
                write(process.stdin, LOST, b"%d" % (error.errno or errno.EIO))
            else:
                write(process.stdin, HERE, data)
        return None

    def _start(self) -> subprocess.Popen[bytes]:
        limits = self._limits
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "storyhare.decks.reading.worker",
             str(limits.memory), str(limits.seconds)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env=environment(),
        )  # fmt: skip

    def _stop_late(self, process: subprocess.Popen[bytes]) -> None:
        self._late = True
        process.kill()


class WorkerPool:
    """Several workers that read the same deck."""

    def __init__(self, limits: Limits, deck_input: DeckInput) -> None:
        self._workers = [Worker(limits, deck_input) for _ in range(limits.workers)]
        self._free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._free.put(worker)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.close()

    @property
    def peak(self) -> int:
        """The peak memory of the workers, in bytes; 0 if the system does not report it."""
        return max(worker.peak for worker in self._workers)

    def plan(self, options: ImportOptions) -> Plan | Refusal:
        """The plan of the deck, or why it is refused."""
        return self._workers[0].plan(options)

    def map(self, jobs: Sequence[Job], do: Callable[[Worker, Job], Done]) -> Generator[Done]:
        """Do all jobs, several at a time, and yield their results in order.

        Closing the generator early cancels waiting jobs and stops running ones.
        """

        def with_a_worker(job: Job) -> Done:
            worker = self._free.get()
            try:
                return do(worker, job)
            finally:
                self._free.put(worker)

        threads = ThreadPoolExecutor(len(self._workers), thread_name_prefix="pictures")
        try:
            yield from threads.map(with_a_worker, jobs)
        finally:
            threads.shutdown(wait=False, cancel_futures=True)
            for worker in self._workers:
                worker.close()
            threads.shutdown()


def environment() -> dict[str, str]:
    """The environment of a process that reads or draws an untrusted deck."""
    passed = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    # One heap: several would use up the address space that the memory limit counts.
    return passed | {"MALLOC_ARENA_MAX": "1"}


def _is_valid_card(card: CardPictures) -> bool:
    pictures = (card.large, card.medium, card.small)
    return len(card.fingerprint) == FINGERPRINT_BYTES and all(map(_is_webp, pictures))


def _is_valid_row(row: RowPictures, cards: int) -> bool:
    return len(row.pictures) == cards and all(map(_is_webp, row.pictures))


def _is_webp(data: bytes) -> bool:
    return WEBP_HEAD.match(data) is not None and len(data) < PICTURE_BYTES


def _is_valid_plan(plan: Plan, options: ImportOptions, limits: Limits) -> bool:
    manifest = plan.manifest
    return (
        len(manifest.cards) <= limits.cards
        and wrong(manifest, "") is None
        and options.id in (None, manifest.id)
        and len(plan.base) + len(plan.file) <= 2 * NAME_LIMIT
        and len(plan.left_out) <= limits.entries
        and all(_CODE.fullmatch(refusal.code) for refusal in plan.left_out)
    )


def _peak_of(pid: int) -> int:
    """The peak memory of a process, in bytes; 0 if the system does not report it."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0
    match = re.search(r"VmHWM:\s+(\d+) kB", status)
    return int(match[1]) * 1024 if match else 0
