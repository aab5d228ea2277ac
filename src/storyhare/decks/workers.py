"""Workers that open pictures: started, watched by the clock, replaced when one dies."""

import contextlib
import os
import re
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

from storyhare.decks.limits import Limits
from storyhare.decks.pictures import Made, Seen
from storyhare.decks.talk import Answer, Refused, Task, read, write
from storyhare.rules import Refusal

Job = TypeVar("Job")
Done = TypeVar("Done")

# All of the environment that a worker needs: no addresses, no passwords.
PASSED_ON = ("PYTHONPATH", "PYTHONHOME", "PATH", "LD_LIBRARY_PATH", "SYSTEMROOT")
WEBP_HEAD = re.compile(rb"RIFF....WEBP", re.DOTALL)


class Worker:
    """One process that opens pictures; `peak` is the most memory it was seen to hold, in bytes."""

    def __init__(self, limits: Limits) -> None:
        self.peak = 0
        self._limits = limits
        self._process: subprocess.Popen[bytes] | None = None
        self._late = False

    def make(self, data: bytes) -> Made | Refusal:
        """The card that a file's bytes show."""
        answer = self._ask(b"make", data)
        if isinstance(answer, Made) and _is_sound(answer):
            return answer
        return answer if isinstance(answer, Refusal) else Refusal("picture_stops_the_worker")

    def look(self, data: bytes) -> Seen | Refusal:
        """What kind of picture the bytes are."""
        answer = self._ask(b"look", data)
        if isinstance(answer, Made):
            return Refusal("picture_stops_the_worker")
        return answer

    def close(self) -> None:
        """Stop the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            # Leaving the context closes the pipes and waits; a broken pipe has nothing to say.
            with contextlib.suppress(BrokenPipeError), process:
                pass

    def _ask(self, task: Task, data: bytes) -> Made | Seen | Refusal:
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        self._late = False
        watch = threading.Timer(self._limits.seconds, self._stop_late, [process])
        watch.start()
        try:
            write(process.stdin, task, data)
            _, body = read(process.stdout) or (b"", b"")
            answer: Answer = msgspec.msgpack.decode(body, type=Answer)
        except (OSError, msgspec.MsgspecError):
            self.close()
            return Refusal("picture_takes_too_long" if self._late else "picture_stops_the_worker")
        finally:
            watch.cancel()
            watch.join()
        self.peak = max(self.peak, _peak_of(process.pid))
        if isinstance(answer, Refused):
            # Memory once torn to pieces could refuse the next, innocent picture.
            if answer.refusal.code == "picture_needs_too_much_memory":
                self.close()
            return answer.refusal
        return answer

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            limits = self._limits
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "storyhare.decks.worker",
                 str(limits.memory), str(limits.seconds)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                env=_environment(),
            )  # fmt: skip
        return self._process

    def _stop_late(self, process: subprocess.Popen[bytes]) -> None:
        self._late = True
        process.kill()


class Crew:
    """Some workers side by side."""

    def __init__(self, limits: Limits) -> None:
        self._workers = [Worker(limits) for _ in range(limits.workers)]
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


def _is_sound(made: Made) -> bool:
    """Whether the answer could be three WebPs: a worker that was taken over may send anything."""
    pictures = (made.large, made.medium, made.small)
    return all(WEBP_HEAD.match(data) and len(data) < 4_000_000 for data in pictures)


def _peak_of(pid: int) -> int:
    """The largest memory of a process since it began, in bytes, where the system tells."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0
