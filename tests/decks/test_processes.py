"""What crosses the border to a worker or a drawing process: limited, checked, and told apart."""

import errno
import io
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from storyhare.decks import ImportOptions, Limits
from storyhare.decks.reading import messages, worker
from storyhare.decks.reading.inputs import FileInput, FolderInput
from storyhare.decks.reading.messages import DONE, FETCH, HERE, LOST, FetchRequest, Ready
from storyhare.decks.reading.sources import FETCH_BYTES
from storyhare.decks.reading.worker import DeckReader
from storyhare.decks.reading.workers import Worker
from storyhare.decks.store import apart
from storyhare.decks.store.deck import DeckMetadata
from storyhare.rules import Refusal
from tests.decks.made import Held


def message(word: bytes, body: bytes) -> bytes:
    return struct.pack(">4sI", word, len(body)) + body


def process(*answers: tuple[bytes, bytes]) -> tuple[subprocess.Popen[bytes], io.BytesIO]:
    """A process that says this, and what it is told."""
    told = io.BytesIO()
    said = io.BytesIO(b"".join([message(*answer) for answer in answers]))
    stand_in = SimpleNamespace(stdin=told, stdout=said, pid=0)
    return cast("subprocess.Popen[bytes]", stand_in), told


# -- messages --------------------------------------------------------------------------------------


def test_a_message_is_read_whole_or_not_at_all() -> None:
    whole = message(b"done", b"12345")
    assert messages.read(io.BytesIO(whole), 5) == (b"done", b"12345")
    assert messages.read(io.BytesIO(whole), 4) is None
    assert messages.read(io.BytesIO(whole[:-1])) is None
    assert messages.read(io.BytesIO(whole[:7])) is None
    assert messages.read(io.BytesIO(b"")) is None
    assert messages.read(io.BytesIO(message(b"done", b""))) == (b"done", b"")


def test_a_message_has_at_most_thirty_two_megabytes() -> None:
    assert messages.read(io.BytesIO(struct.pack(">4sI", b"done", 32_000_001) + b"x")) is None
    body = bytes(32_000_000)
    assert messages.read(io.BytesIO(message(b"done", body))) == (b"done", body)


# -- a worker's questions --------------------------------------------------------------------------


class Asked(Held):
    """Notes what is read."""

    def __init__(self, error: OSError | None = None) -> None:
        super().__init__(a=b"0123456789")
        self.asked: list[tuple[str, int, int]] = []
        self._error = error

    def read(self, name: str, at: int, most: int) -> bytes:
        self.asked.append((name, at, most))
        if self._error is not None:
            raise self._error
        return super().read(name, at, most)


def conversation(deck: Asked, *requests: FetchRequest) -> bytes:
    """What a worker is told that asks for this, and is ready then."""
    asked = [(FETCH, msgspec.msgpack.encode(request)) for request in requests]
    running, told = process(*asked, (DONE, msgspec.msgpack.encode(Ready())))
    answer = Worker(Limits(), deck)._converse(running, b"open", b"task")
    assert answer == Ready()
    said = told.getvalue()
    begin = message(b"open", b"task")
    assert said.startswith(begin)
    return said[len(begin) :]


def test_a_worker_fetches_no_more_than_a_piece_at_a_time() -> None:
    deck = Asked()
    said = conversation(
        deck, FetchRequest("a", -5, 10**9), FetchRequest("a", 3, -1), FetchRequest("a", 8, 1)
    )
    assert deck.asked == [("a", 0, FETCH_BYTES), ("a", 3, 0), ("a", 8, 1)]
    assert said == message(HERE, b"0123456789") + message(HERE, b"") + message(HERE, b"8")


@pytest.mark.parametrize(
    ("error", "number"),
    [(FileNotFoundError(errno.ENOENT, "gone"), errno.ENOENT), (OSError("strange"), errno.EIO)],
)
def test_a_worker_is_told_why_nothing_can_be_read(error: OSError, number: int) -> None:
    assert conversation(Asked(error), FetchRequest("a", 0, 1)) == message(LOST, b"%d" % number)


def test_an_answer_has_at_most_sixteen_megabytes() -> None:
    running, _ = process((DONE, bytes(16_000_001)))
    assert Worker(Limits(), Asked())._converse(running, b"open", b"") is None


def test_what_has_replaced_a_file_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"secret")
    (tmp_path / "a").write_bytes(b"0123456789")
    folder = FolderInput(tmp_path, ("a",))
    assert folder.read("a", 2, 3) == b"234"
    with pytest.raises(FileNotFoundError):
        folder.read("secret", 0, 6)
    (tmp_path / "a").unlink()
    (tmp_path / "a").symlink_to(tmp_path / "secret")
    with pytest.raises(OSError, match="symbolic links"):
        folder.read("a", 0, 6)
    file = FileInput(tmp_path / "secret", "label")
    assert (file.size, file.names, file.read("", 1, 3)) == (6, None, b"ecr")
    with pytest.raises(FileNotFoundError):
        file.read("secret", 0, 6)


# -- inside the worker -----------------------------------------------------------------------------


class Streams:
    """Standard input and output of a worker."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: tuple[bytes, bytes]) -> None:
        self.said = io.BytesIO()
        heard = io.BytesIO(b"".join([message(*answer) for answer in answers]))
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=heard))
        monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=self.said))


def test_the_worker_asks_for_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    streams = Streams(monkeypatch, (HERE, b"abc"))
    assert worker.fetch("a", 1, 3) == b"abc"
    asked = message(FETCH, msgspec.msgpack.encode(FetchRequest("a", 1, 3)))
    assert streams.said.getvalue() == asked


@pytest.mark.parametrize(
    ("answers", "number"),
    [([(LOST, b"2")], 2), ([(LOST, b"")], errno.EIO), ([(b"what", b"13")], 13), ([], errno.EIO)],
)
def test_the_worker_hears_that_there_are_none(
    monkeypatch: pytest.MonkeyPatch, answers: list[tuple[bytes, bytes]], number: int
) -> None:
    Streams(monkeypatch, *answers)
    with pytest.raises(OSError, match="could not read") as told:
        worker.fetch("a", 1, 3)
    assert told.value.errno == number


class Resource(SimpleNamespace):
    """The system's limits, as far as a worker sets them."""

    RLIMIT_AS, RLIMIT_NOFILE, RLIMIT_FSIZE, RLIMIT_CORE, RLIMIT_CPU = range(5)

    def __init__(self, *, refused: int | None = None) -> None:
        super().__init__(set={}, refused=refused)

    def getrlimit(self, _: int) -> tuple[int, int]:
        return (-1, 777)

    def setrlimit(self, name: int, caps: tuple[int, int]) -> None:
        if name == self.refused:
            raise ValueError(name)
        self.set[name] = caps


def test_a_worker_limits_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    system = Resource()
    monkeypatch.setattr(worker, "resource", system)
    worker._limit(1000)
    assert system.set == {0: (1000, 1000), 1: (3, 3), 2: (0, 0), 3: (0, 0)}
    some = Resource(refused=Resource.RLIMIT_AS)
    monkeypatch.setattr(worker, "resource", some)
    worker._limit(1000)
    assert some.set == {1: (3, 3), 2: (0, 0), 3: (0, 0)}


def test_each_task_has_so_many_seconds_more(monkeypatch: pytest.MonkeyPatch) -> None:
    system = Resource()
    monkeypatch.setattr(worker, "resource", system)
    monkeypatch.setattr("time.process_time", lambda: 7.9)
    worker._allow_cpu(10.0)
    assert system.set == {4: (18, 777)}


def test_a_system_without_limits_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "resource", None)
    worker._limit(1000)
    worker._allow_cpu(10.0)


def raises(error: Exception) -> Callable[[bytes], Any]:
    def read(_: bytes) -> Any:
        raise error

    return read


@pytest.mark.parametrize(
    ("read", "code"),
    [
        (raises(MemoryError()), "picture_needs_too_much_memory"),
        (raises(SyntaxError("broken")), "picture_damaged"),
        (lambda _: Refusal("picture_cut"), "picture_cut"),
    ],
)
def test_a_picture_that_cannot_be_read_is_named(read: Callable[[bytes], Any], code: str) -> None:
    reader = DeckReader()
    reader._source = SimpleNamespace(names=("a",), read=lambda _name, _most: b"x")
    told = Refusal(code, {"file": "a"})
    assert reader._picture("a", read) == messages.RefusalAnswer(told)


def test_a_task_for_which_there_is_no_memory_is_refused() -> None:
    reader = DeckReader()
    reader._request = messages.OpenRequest("pics", (), 0, Limits())
    options = msgspec.msgpack.encode(ImportOptions())
    reader._source = SimpleNamespace(names=("deck.json",), read=raises_two)
    assert reader.answer(b"plan", options) == messages.RefusalAnswer(
        Refusal("source_takes_too_much", {"file": "pics"})
    )


def raises_two(_name: str, _most: int) -> bytes:
    raise MemoryError


# -- the process that draws ------------------------------------------------------------------------


def follow(*answers: tuple[bytes, object]) -> tuple[object, list[tuple[int, int]], list[Refusal]]:
    running, _ = process(*[(word, msgspec.msgpack.encode(body)) for word, body in answers])
    steps: list[tuple[int, int]] = []
    left_out: list[Refusal] = []
    order = apart.Order("a.zip", "staging", ImportOptions(), Limits())
    outcome = apart._follow(
        running, order, lambda done, cards: steps.append((done, cards)), left_out.append
    )
    return outcome, steps, left_out


def test_reports_are_followed_until_the_end() -> None:
    cut, full = Refusal("picture_cut", {"file": "a"}), Refusal("library_unwritable")
    steps: list[tuple[bytes, object]] = [(apart.STEP, (1, 3)), (apart.LEFT_OUT, cut)]
    assert follow(*steps, (apart.REFUSED, full)) == (full, [(1, 3)], [cut])
    assert follow(*steps) == (None, [(1, 3)], [cut])
    made = DeckMetadata("ada", bytes=7)
    assert follow((apart.STEP, (3, 3)), (apart.DONE, made)) == (made, [(3, 3)], [])


@pytest.mark.parametrize("step", [("1", 3), (1, None), (1, 2, 3), "12"])
def test_a_report_of_something_else_is_not_passed_on(step: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        follow((apart.STEP, step))
