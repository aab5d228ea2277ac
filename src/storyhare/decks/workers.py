"""Workers that read strangers' decks: started, watched by the clock, replaced when one dies.

What comes back is believed as far as it is of a known type, not too long and sound: a worker that
a picture has taken over may send anything.
"""

import contextlib
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
from types import TracebackType
from typing import Self, TypeVar

import msgspec

from storyhare.decks.gather import Plan, Wishes
from storyhare.decks.limits import MEGA, Limits
from storyhare.decks.manifest import NAME_LIMIT, shown, wrong
from storyhare.decks.origins import Origin
from storyhare.decks.pictures import FINGERPRINT_BYTES, Made, Seen
from storyhare.decks.sources import FETCH_BYTES
from storyhare.decks.talk import (
    FETCH,
    HERE,
    LOST,
    Answer,
    Order,
    Planned,
    Ready,
    Refused,
    Task,
    Wanted,
    read,
    write,
)
from storyhare.rules import Refusal

Job = TypeVar("Job")
Done = TypeVar("Done")

# All of the environment that a worker needs: no addresses, no passwords.
PASSED_ON = ("PYTHONPATH", "PYTHONHOME", "PATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
WEBP_HEAD = re.compile(rb"RIFF....WEBP", re.DOTALL)
# A worker goes after everything else on the machine: one that computes little by little on a busy
# one is not stuck. The system counts what it computes; where it cannot, the clock does.
PATIENCE = 12 if hasattr(signal, "SIGXCPU") else 1
PICTURE_BYTES = 4 * MEGA
# Three pictures, or a manifest.
ANSWER_BYTES = 16 * MEGA
_CODE = re.compile(r"(source|manifest|picture|deck)_[a-z_]{1,60}")


class Worker:
    """One process that reads a deck; `peak` is the most memory it was seen to hold, in bytes."""

    def __init__(self, limits: Limits, origin: Origin) -> None:
        self.peak = 0
        self._limits = limits
        self._origin = origin
        self._process: subprocess.Popen[bytes] | None = None
        self._late = False

    def plan(self, wishes: Wishes) -> Plan | Refusal:
        """What the deck would become."""
        answer = self._opened(b"plan", msgspec.msgpack.encode(wishes))
        if isinstance(answer, Planned) and _is_sound_plan(answer.plan, wishes, self._limits):
            return answer.plan
        return self._refusal(answer)

    def make(self, name: str) -> Made | Refusal:
        """The card that a file of the deck shows."""
        answer = self._opened(b"make", name.encode())
        if isinstance(answer, Made) and _is_sound_card(answer):
            return answer
        return self._refusal(answer, name)

    def look(self, name: str) -> Seen | Refusal:
        """What kind of picture a file of the deck is."""
        answer = self._opened(b"look", name.encode())
        return answer if isinstance(answer, Seen) else self._refusal(answer, name)

    def close(self) -> None:
        """Stop the process, whatever it is doing."""
        self._end()

    def _end(self) -> int:
        """The same; how it ended."""
        process, self._process = self._process, None
        if process is None:
            return 0
        process.kill()
        # Leaving the context closes the pipes and waits; a broken pipe has nothing to say.
        with contextlib.suppress(BrokenPipeError), process:
            pass
        return process.returncode

    def _refusal(self, answer: Answer | None, picture: str | None = None) -> Refusal:
        """Why there is nothing: what the worker says, or how it ended."""
        if isinstance(answer, Refused) and _CODE.fullmatch(answer.refusal.code):
            # Memory once torn to pieces could refuse the next, innocent picture.
            if answer.refusal.code == "picture_needs_too_much_memory":
                self.close()
            return answer.refusal
        # SIGXCPU: it has computed for longer than it may.
        ended = self._end()
        too_long = self._late or ended == -getattr(signal, "SIGXCPU", 0)
        if picture is None:
            return Refusal("source_takes_too_much", {"file": shown(self._origin.called)})
        return Refusal(
            "picture_takes_too_long" if too_long else "picture_stops_the_worker",
            {"file": shown(picture)},
        )

    def _opened(self, task: Task, body: bytes) -> Answer | None:
        """The answer of a worker that has the deck before it."""
        if self._process is None:
            self._process = self._start()
            origin = self._origin
            order = Order(origin.called, origin.names, origin.size, self._limits)
            opened = self._ask(b"open", msgspec.msgpack.encode(order))
            if not isinstance(opened, Ready):
                if opened is not None:
                    self.close()
                return opened
        return self._ask(task, body)

    def _ask(self, task: Task, body: bytes) -> Answer | None:
        """The process's answer; None: it has none, and is of no more use."""
        process = self._process
        assert process is not None
        self._late = False
        seconds = PATIENCE * self._limits.seconds
        watch = threading.Timer(seconds, self._stop_late, [process])
        watch.start()
        try:
            answer = self._converse(process, task, body)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return None
        finally:
            watch.cancel()
            watch.join()
        self.peak = max(self.peak, _peak_of(process.pid))
        return answer

    def _converse(self, process: subprocess.Popen[bytes], task: Task, body: bytes) -> Answer | None:
        """Ask, and hand over bytes of the deck until there is an answer."""
        assert process.stdin is not None
        assert process.stdout is not None
        write(process.stdin, task, body)
        while (said := read(process.stdout, ANSWER_BYTES)) is not None:
            word, body = said
            if word != FETCH:
                answer: Answer = msgspec.msgpack.decode(body, type=Answer)
                return answer
            wanted = msgspec.msgpack.decode(body, type=Wanted)
            most = max(0, min(wanted.most, FETCH_BYTES))
            try:
                found = self._origin.read(wanted.name, max(0, wanted.at), most)
            except OSError as error:
                write(process.stdin, LOST, (error.strerror or str(error)).encode())
            else:
                write(process.stdin, HERE, found)
        return None

    def _start(self) -> subprocess.Popen[bytes]:
        limits = self._limits
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "storyhare.decks.worker",
             str(limits.memory), str(limits.seconds)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env=_environment(),
        )  # fmt: skip

    def _stop_late(self, process: subprocess.Popen[bytes]) -> None:
        self._late = True
        process.kill()


class Crew:
    """Some workers side by side, with the same deck before them."""

    def __init__(self, limits: Limits, origin: Origin) -> None:
        self._workers = [Worker(limits, origin) for _ in range(limits.workers)]
        self._free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._free.put(worker)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for worker in self._workers:
            worker.close()

    @property
    def peak(self) -> int:
        """The most memory that one of them was seen to hold, in bytes; 0 where nobody can tell."""
        return max(worker.peak for worker in self._workers)

    def plan(self, wishes: Wishes) -> Plan | Refusal:
        """What the deck would become."""
        return self._workers[0].plan(wishes)

    def over(self, jobs: Sequence[Job], do: Callable[[Worker, Job], Done]) -> Generator[Done]:
        """Do all jobs, several at a time, and yield what comes of each, in order.

        Closing it halfway forgets the jobs that have not begun and stops those that have.
        """

        def with_a_worker(job: Job) -> Done:
            worker = self._free.get()
            try:
                return do(worker, job)
            finally:
                self._free.put(worker)

        pool = ThreadPoolExecutor(len(self._workers), thread_name_prefix="pictures")
        try:
            yield from pool.map(with_a_worker, jobs)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in self._workers:
                worker.close()
            pool.shutdown()


def _environment() -> dict[str, str]:
    passed = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    # One heap: several would eat up the address space that the limit counts.
    return passed | {"MALLOC_ARENA_MAX": "1"}


def _is_sound_card(made: Made) -> bool:
    pictures = (made.large, made.medium, made.small)
    return len(made.fingerprint) == FINGERPRINT_BYTES and all(
        WEBP_HEAD.match(data) and len(data) < PICTURE_BYTES for data in pictures
    )


def _is_sound_plan(plan: Plan, wishes: Wishes, limits: Limits) -> bool:
    manifest = plan.manifest
    return (
        len(manifest.cards) <= limits.cards
        and wrong(manifest, "") is None
        and wishes.id in (None, manifest.id)
        and len(plan.base) + len(plan.file) <= 2 * NAME_LIMIT
    )


def _peak_of(pid: int) -> int:
    """The largest memory of a process since it began, in bytes, where the system tells."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0
