"""Moves of bots: asks a process of its own, so that thinking never holds up a person's move.

One question at a time; a process that dies or takes too long is ended and started anew. Decks that
people upload have a process apart, and one that has stopped it is not asked about for a while:
what a stranger's deck does, it does to its own tables.
"""

import asyncio
import contextlib
import logging
import os
import struct
import sys
import time
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from storyhare.decks import CAMERA_NAME, Library, Manifest
from storyhare.decks.lexicon import is_linked
from storyhare.live import Question
from storyhare.rules import SeatCommand
from storyhare.server.bots.vision import Vision

log = logging.getLogger(__name__)

# A message between the two processes: its length, then MessagePack; an empty one says nothing.
HEAD = struct.Struct(">I")
NOTHING = b""
# Whoever waits too long gives up, so a full queue is one that nobody could work off in time.
MOST_WAITING = 512
SECONDS = 8.0
# Reading the lexicon takes a second or two, on a machine that has nothing else to do.
SECONDS_TO_START = 120.0
START_AGAIN = 1.0
# How long a deck is not asked about after the process has died of it.
SHUN_FOR = 600.0
MOST_SHUNNED = 1_000
# Longer moves are nobody's.
LONGEST = 1_000_000
# Numeric libraries would otherwise start a thread a core, and wait for each other.
ONE_THREAD = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS"), "1"
)
Whose = Literal["ours", "uploaded"]
_MOVES: msgspec.msgpack.Decoder[SeatCommand] = msgspec.msgpack.Decoder(SeatCommand)
_THOUGHTS: msgspec.msgpack.Decoder[str | None] = msgspec.msgpack.Decoder(str | None)


class NoMoveError(Exception):
    """There is no move to be had: too many ask, or the process is not well."""


class _Asked(Struct, eq=False):
    """A question that waits."""

    decks: tuple[str, ...]
    body: bytes
    answer: asyncio.Future[bytes]


class BotProcess:
    """A chooser of moves in another process."""

    def __init__(  # noqa: PLR0913 - each is a fact of the process
        self,
        library: Library,
        cache: Path | None = None,
        vision: Vision = Vision(),  # noqa: B008 - frozen
        seconds: float = SECONDS,
        module: str = "storyhare.server.bots.worker",
        *,
        whose: Whose = "ours",
    ) -> None:
        self._library = library
        self._cache = cache
        self._vision = vision
        self._seconds = seconds
        self._module = module
        self._whose = whose
        # Decks that a process died of, and until when they are not asked about.
        self._shunned: dict[tuple[str, ...], float] = {}
        self._waiting: asyncio.Queue[_Asked] = asyncio.Queue(MOST_WAITING)
        self._runner: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._seen: dict[str, tuple[Manifest, frozenset[str]]] = {}

    # -- as tables know it -------------------------------------------------------------------------

    def sees(self, cards: tuple[str, ...]) -> bool:
        """Is something said about every one of these pictures, or can it look at them?"""
        known: set[str] = set()
        for deck in {card.partition("/")[0] for card in cards}:
            found = self._library.get(deck)
            if found is not None and self._vision.works:
                known |= {f"{deck}/{card.id}" for card in found.manifest.cards}
            elif found is not None:
                known |= self._seen_in(deck, found.manifest)
        return known.issuperset(cards)

    def _seen_in(self, deck: str, manifest: Manifest) -> frozenset[str]:
        kept = self._seen.get(deck)
        if kept is None or kept[0] is not manifest:
            kept = self._seen[deck] = manifest, described(deck, manifest)
        return kept[1]

    async def choose(self, question: Question) -> SeatCommand:
        """The process's move."""
        return _MOVES.decode(await self._answer(question))

    async def explain(self, question: Question) -> str | None:
        """What the process says was behind a vote."""
        return _THOUGHTS.decode(await self._answer(question))

    async def _answer(self, question: Question) -> bytes:
        decks = decks_of(question)
        if self._shunned.get(decks, 0.0) > time.monotonic():
            raise NoMoveError("the process died of this deck")
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put_nowait(_Asked(decks, msgspec.msgpack.encode(question), answer))
        except asyncio.QueueFull:
            raise NoMoveError("too many tables ask at once") from None
        return await answer

    # -- the process -------------------------------------------------------------------------------

    @property
    def running(self) -> dict[str, int]:
        """Whose decks it is for, and its process id; nothing while it does not run."""
        process = self._process
        return {} if process is None or process.returncode else {self._whose: process.pid}

    def open(self) -> None:
        """Start in the background, unless that was done already."""
        if self._runner is None:
            self._runner = asyncio.create_task(self._run(), name="bots: process")

    async def close(self) -> None:
        """End the process; whoever still waits gets no move."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        await self._end()
        while not self._waiting.empty():
            self._waiting.get_nowait().answer.cancel()

    async def _run(self) -> None:
        while True:
            try:
                process = self._process or await self._start()
                asked = await self._waiting.get()
            except Exception:  # whatever it is, the tables want their bots back
                log.exception("the bots' process does not start; trying again")
                await self._end()
                await asyncio.sleep(START_AGAIN)
                continue
            if asked.answer.done():  # nobody waits for it any longer
                continue
            if self._shunned.get(asked.decks, 0.0) > time.monotonic():
                asked.answer.set_exception(NoMoveError("the process died of this deck"))
            else:
                await self._ask(process, asked)

    async def _ask(self, process: asyncio.subprocess.Process, asked: _Asked) -> None:
        try:
            async with asyncio.timeout(self._seconds):
                body = await _exchange(process, asked.body)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as why:
            log.warning("the bots' process is started anew: %r", why)
            self._shun(asked.decks)
            await self._end()
            body = NOTHING
        if asked.answer.done():
            return
        if body == NOTHING:
            asked.answer.set_exception(NoMoveError("the process has no move"))
        else:
            asked.answer.set_result(body)

    def _shun(self, decks: tuple[str, ...]) -> None:
        """Leave decks alone for a while, but never those that come with the game."""
        if all(map(is_linked, decks)):
            return
        now = time.monotonic()
        self._shunned = {known: until for known, until in self._shunned.items() if until > now}
        if len(self._shunned) < MOST_SHUNNED:
            self._shunned[decks] = now + SHUN_FOR

    async def _start(self) -> asyncio.subprocess.Process:
        folder = self._library.folder
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module,
            "" if folder is None else str(folder),
            "" if self._cache is None else str(self._cache),
            msgspec.json.encode(self._vision).decode(),
            self._whose,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **ONE_THREAD},
        )  # fmt: skip
        async with asyncio.timeout(SECONDS_TO_START):
            await _next(self._process)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotProcesses:
    """One for decks that come with the game, one for those that people upload.

    Tables with our decks never wait for strangers' texts, nor for somebody who looks at pictures.
    """

    def __init__(self, ours: BotProcess, uploaded: BotProcess) -> None:
        self._ours = ours
        self._uploaded = uploaded

    def sees(self, cards: tuple[str, ...]) -> bool:
        """Is something said about every one of these pictures, or can somebody look at them?"""
        return self._uploaded.sees(cards)

    async def choose(self, question: Question) -> SeatCommand:
        """The move of the one who knows the deck."""
        return await self._who_knows(question).choose(question)

    async def explain(self, question: Question) -> str | None:
        """The thought of the one who knows the deck."""
        return await self._who_knows(question).explain(question)

    def _who_knows(self, question: Question) -> BotProcess:
        knows = self._ours if all(map(is_linked, decks_of(question))) else self._uploaded
        knows.open()
        return knows

    @property
    def running(self) -> dict[str, int]:
        """The ids of the processes that run, by whose decks they are for."""
        return {**self._ours.running, **self._uploaded.running}

    def wake(self) -> None:
        """Start in the background, once: a server at rest may never need a bot."""
        self._ours.open()

    async def close(self) -> None:
        """End both."""
        await asyncio.gather(self._ours.close(), self._uploaded.close())


def decks_of(question: Question) -> tuple[str, ...]:
    """The decks that a question is about."""
    return tuple(sorted({card.partition("/")[0] for card in question.deck}))


async def _exchange(process: asyncio.subprocess.Process, body: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(HEAD.pack(len(body)) + body)
    await process.stdin.drain()
    return await _next(process)


async def _next(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    (length,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
    if length > LONGEST:
        raise OSError("an answer that is too long")
    return await process.stdout.readexactly(length)


def described(deck: str, manifest: Manifest) -> frozenset[str]:
    """The cards of a deck about which something is said; the number of a photo says nothing."""
    return frozenset(
        [
            f"{deck}/{card.id}"
            for card in manifest.cards
            if card.tags or card.motifs or card.themes or card.moods
            or any(not CAMERA_NAME.fullmatch(text) for text in card.alt.values())
        ]
    )  # fmt: skip
