"""Decks in the making: a few at a time, beside all that tables need; the others wait in a line."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from storyhare.decks import DeckInfo, LeftOut, Progress, cores
from storyhare.rules import Refusal
from storyhare.threads import Threads

log = logging.getLogger("storyhare")

CORES_FOR_TWO = 4
# Each has one worker process (`UPLOAD_LIMITS`), and all of them share half of the cores.
AT_ONCE = 2 if len(cores()) >= CORES_FOR_TWO else 1
# Each waits with a file of up to 300 MB, for up to three minutes per two of those before it.
MOST_WAITING = 20
# Something is said at least so often: proxies end what is silent for a minute.
SPEAK_EVERY = 15.0


# Of so many files that were left out the reasons are told.
MOST_NAMED = 20


class Stopped(Exception):
    """The server stops, and so does the import."""


class Import:
    """One deck, and how far it is."""

    def __init__(self) -> None:
        # How many go before it, with those that are being made; None: its turn has come.
        self.before: int | None = None
        self.done = 0
        self.cards = 0
        # Why files were left out; the first ones by name, and how many there are.
        self.left_out: list[Refusal] = []
        self.left_out_in_all = 0
        self.outcome: asyncio.Future[DeckInfo | Refusal] = (
            asyncio.get_running_loop().create_future()
        )
        self._changed = asyncio.Event()

    def change(self, before: int | None, done: int = 0, cards: int = 0) -> None:
        """It is further now; whoever follows hears of it."""
        self.before, self.done, self.cards = before, done, cards
        self._changed.set()

    def leave_out(self, refusal: Refusal) -> None:
        """A file is left out."""
        self.left_out_in_all += 1
        if len(self.left_out) < MOST_NAMED:
            self.left_out.append(refusal)

    def settle(self, task: asyncio.Task[DeckInfo | Refusal]) -> None:
        """It is over, one way or another."""
        if task.cancelled():
            self.outcome.cancel()
        elif error := task.exception():
            self.outcome.set_exception(error)
            self.outcome.exception()  # also when nobody waits for it any longer
        else:
            self.outcome.set_result(task.result())
        self._changed.set()

    async def follow(self) -> AsyncIterator[None]:
        """Something to tell: a change, or that it goes on; ends with the import."""
        while not self.outcome.done():
            self._changed.clear()
            yield
            try:
                await asyncio.wait_for(self._changed.wait(), SPEAK_EVERY)
            except TimeoutError:
                continue


Make = Callable[[Progress, LeftOut], Awaitable[DeckInfo | Refusal]]


class Imports:
    """The line."""

    def __init__(self) -> None:
        self.threads = Threads("import", AT_ONCE)
        self._free = AT_ONCE
        self._waiting: deque[tuple[Import, Make]] = deque()
        self._tasks: set[asyncio.Task[DeckInfo | Refusal]] = set()
        self._stopping = False

    @property
    def full(self) -> Refusal | None:
        """Whether nobody more can wait."""
        return Refusal("imports_full") if len(self._waiting) >= MOST_WAITING else None

    def enter(self, make: Make) -> Import:
        """Have a deck made when its turn has come."""
        one = Import()
        self._waiting.append((one, make))
        self._move_up()
        return one

    async def close(self) -> None:
        """Stop; a picture that is being drawn is drawn to its end."""
        self._stopping = True
        for one, _ in self._waiting:
            one.outcome.cancel()
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.threads.close()

    def _move_up(self) -> None:
        while self._free and self._waiting:
            one, make = self._waiting.popleft()
            self._free -= 1
            one.change(None)
            task = asyncio.ensure_future(make(self._progress_of(one), _left_out_of(one)))
            self._tasks.add(task)
            task.add_done_callback(partial(self._end, one))
        for before, (one, _) in enumerate(self._waiting, AT_ONCE - self._free):
            if one.before != before:
                one.change(before)

    def _end(self, one: Import, task: asyncio.Task[DeckInfo | Refusal]) -> None:
        self._tasks.discard(task)
        self._free += 1
        one.settle(task)
        if not self._stopping:
            self._move_up()

    def _progress_of(self, one: Import) -> Progress:
        """Called by the import's thread."""
        loop = asyncio.get_running_loop()

        def progress(done: int, cards: int) -> None:
            if self._stopping:
                raise Stopped
            loop.call_soon_threadsafe(one.change, None, done, cards)

        return progress


def _left_out_of(one: Import) -> LeftOut:
    """Called by the import's thread."""
    loop = asyncio.get_running_loop()

    def left_out(refusal: Refusal) -> None:
        loop.call_soon_threadsafe(one.leave_out, refusal)

    return left_out
