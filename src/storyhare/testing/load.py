"""A load of whole games against a server: bounded, paced, and with every answer's time noted."""

import asyncio
import random
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from math import ceil
from urllib.parse import urlsplit

from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from storyhare.rules import RulesetName
from storyhare.table import commands as ask
from storyhare.testing.client import HttpRefused, Pass, Player, join_table, open_table
from storyhare.wire import frames

# Milliseconds; a histogram has one row a bound, and one for all that took longer.
BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000)
# What a server says when it is busy; the same is asked again a little later.
BUSY = ("too_fast", "try_again")
LATER = 1.0
ORDERLY = (1000, 1001, 1006)  # codes of a close that say nothing more than that
TROUBLE = (
    OSError, TimeoutError, HttpRefused, ConnectionClosed, InvalidHandshake, InvalidMessage,
)  # fmt: skip


class Load(Struct, frozen=True):
    """What is played: so many games in all, so many of them at once."""

    games: int = 20
    seats: int = 6
    ruleset: RulesetName = "odyssey"
    at_once: int = 10
    # Of all games together; without it, as fast as the server answers.
    moves_per_second: float | None = None
    # A game in which nothing happens for so many seconds has failed.
    patience: float = 30.0
    seed: int = 0


class Latency(Struct, frozen=True):
    """Milliseconds from a command to its acknowledgement."""

    p50: float = 0.0
    p90: float = 0.0
    p99: float = 0.0
    most: float = 0.0


class Bar(Struct, frozen=True):
    """A row of the histogram: so many took at most so long; without a bound, longer than all."""

    ms: int | None
    moves: int


class Result(Struct, frozen=True):
    """How it went."""

    games: int
    seats: int
    ruleset: RulesetName
    at_once: int
    finished: int
    # Finished games at whose end not every player saw the same score.
    unequal: int
    failed: dict[str, int]
    moves: int
    seconds: float
    moves_per_second: float
    latency_ms: Latency
    histogram: tuple[Bar, ...]
    refused: dict[str, int]
    came_back: int
    # How much of one core the players took: near 1 it is they who were slow.
    players_cpu: float


class Tally:
    """What has happened so far."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.open = 0
        self.finished = 0
        self.unequal = 0
        self.came_back = 0
        self.failed: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.times: list[float] = []
        self._began, self._cpu_began = time.perf_counter(), time.process_time()

    @property
    def result(self) -> Result:
        """The figures up to now."""
        seconds = time.perf_counter() - self._began
        load = self.load
        return Result(
            games=load.games,
            seats=load.seats,
            ruleset=load.ruleset,
            at_once=load.at_once,
            finished=self.finished,
            unequal=self.unequal,
            failed=dict(self.failed),
            moves=len(self.times),
            seconds=round(seconds, 2),
            moves_per_second=round(len(self.times) / seconds, 1),
            latency_ms=latency(self.times),
            histogram=histogram(self.times),
            refused=dict(self.refused),
            came_back=self.came_back,
            players_cpu=round((time.process_time() - self._cpu_began) / seconds, 2),
        )


def latency(seconds: Sequence[float]) -> Latency:
    """The times that half, nine tenths, 99 of 100 and all stayed within."""
    if not seconds:
        return Latency()
    ordered = sorted(seconds)
    within = [ordered[ceil(len(ordered) * part) - 1] for part in (0.5, 0.9, 0.99, 1.0)]
    return Latency(*[round(each * 1e3, 2) for each in within])


def histogram(seconds: Sequence[float]) -> tuple[Bar, ...]:
    """How many took at most one millisecond, at most two, and so on."""
    counted = Counter([bisect_left(BOUNDS, each * 1e3) for each in seconds])
    return tuple([Bar(bound, counted[at]) for at, bound in enumerate((*BOUNDS, None))])


class Pace:
    """Lets one through at a time, at even distances."""

    def __init__(self, per_second: float | None) -> None:
        self._gap = 0.0 if per_second is None else 1 / per_second
        self._next = 0.0

    async def turn(self) -> None:
        """Wait until it is one's turn."""
        now = asyncio.get_running_loop().time()
        mine = max(self._next, now)
        self._next = mine + self._gap
        if mine > now:
            await asyncio.sleep(mine - now)  # the pace is the measured time itself


class _Guest(Player):
    """A player who keeps to the pace, and whose answers are timed."""

    def __init__(self, server: str, ticket: Pass, luck: random.Random, game: "_Game") -> None:
        super().__init__(server, ticket, luck, game.load.patience, origin=origin_of(server))
        self._game = game

    async def _ask(self, asked: frames.Do) -> None:
        await self._game.pace.turn()
        began = time.perf_counter()
        try:
            await super()._ask(asked)
        except ConnectionError:
            if self.refused.get(asked.cmd_id) not in BUSY:  # else no view was missed
                raise
        finally:
            if asked.cmd_id in self.acked[-1:]:
                self._game.moved(time.perf_counter() - began)
            code = self.refused.get(asked.cmd_id)
            if code is not None:
                self._game.tally.refused[code] += 1
            if code in BUSY:
                await asyncio.sleep(LATER)  # the server asked for patience


class _Game:
    """One table, from its opening to the end of its game."""

    def __init__(self, server: str, tally: Tally, pace: Pace, luck: random.Random) -> None:
        self.load = tally.load
        self.tally = tally
        self.pace = pace
        self._server = server
        self._luck = luck
        self._limit = asyncio.timeout(self.load.patience)

    def moved(self, seconds: float) -> None:
        """A move was acknowledged."""
        self.tally.times.append(seconds)
        self._wait_on()

    def _wait_on(self) -> None:
        """Something happened, so it is worth waiting on."""
        self._limit.reschedule(asyncio.get_running_loop().time() + self.load.patience)

    async def play(self) -> None:
        """Play it; what goes wrong is counted."""
        guests: list[_Guest] = []
        try:
            async with self._limit:
                for ticket in await self._sit_down():
                    luck = random.Random(self._luck.random())
                    guests.append(_Guest(self._server, ticket, luck, self))
                await self._play(guests)
        except TROUBLE as trouble:
            closed = {guest.client.close_code for guest in guests} - {None, *ORDERLY}
            why = [reason(trouble), *[f"closed with {code}" for code in sorted(map(str, closed))]]
            self.tally.failed[", ".join(why)] += 1
        finally:
            self.tally.came_back += sum([max(0, guest.came_back - 1) for guest in guests])
            await asyncio.gather(*[guest.close() for guest in guests], return_exceptions=True)

    async def _sit_down(self) -> list[Pass]:
        passes = [await open_table(self._server, "Load 1", {"ruleset": self.load.ruleset})]
        for number in range(2, self.load.seats + 1):
            self._wait_on()
            passes.append(await join_table(self._server, passes[0].code, f"Load {number}"))
        return passes

    async def _play(self, guests: list[_Guest]) -> None:
        host = guests[0]
        await host.come_back()
        answer = await host.client.do(ask.Start())
        if isinstance(answer, frames.Refused):
            raise ConnectionError(answer.refusal.code)
        async with asyncio.TaskGroup() as playing:
            for guest in guests:
                playing.create_task(guest.play(), name="load: a guest")
        self.tally.finished += 1
        ends = {_score(guest) for guest in guests}
        self.tally.unequal += len(ends) != 1


def _score(guest: Player) -> tuple[int, ...] | None:
    view = guest.client.view
    return None if view is None or view.table.game is None else tuple(view.table.game.scores)


def reason(trouble: BaseException) -> str:
    """A trouble in few words, so that equal ones count together."""
    match trouble:
        case HttpRefused():
            return f"HTTP {trouble.status}"
        case TimeoutError():
            return "TimeoutError"
        case OSError():
            return trouble.strerror or str(trouble) or type(trouble).__name__
        case _:
            return type(trouble).__name__


def origin_of(server: str) -> str:
    """What a browser would name as the origin of a page there."""
    parts = urlsplit(server)
    return f"{parts.scheme}://{parts.netloc}"


async def run(server: str, tally: Tally) -> Result:
    """Play all games; `tally` may be looked at meanwhile."""
    load = tally.load
    room = asyncio.Semaphore(load.at_once)
    pace, luck = Pace(load.moves_per_second), random.Random(load.seed)

    async def one(game_luck: random.Random) -> None:
        async with room:
            tally.open += 1
            try:
                await _Game(server, tally, pace, game_luck).play()
            finally:
                tally.open -= 1

    async with asyncio.TaskGroup() as games:
        for number in range(1, load.games + 1):
            games.create_task(one(random.Random(luck.random())), name=f"load: game {number}")
    return tally.result
