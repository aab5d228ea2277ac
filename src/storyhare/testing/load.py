"""Plays whole games against a server at a limited rate, and measures the time of every answer."""

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

from storyhare.rules import RulesetName, reasons
from storyhare.table import commands as ask
from storyhare.testing.client import HttpError, Ticket, join_table, open_table
from storyhare.testing.player import Player
from storyhare.wire import frames

# Milliseconds; a histogram has one row per bound, and one for everything that took longer.
BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000)
# Refusals of a busy server; the command is sent again a little later.
BUSY = ("too_fast", "try_again")
LATER = 1.0
ORDERLY = (1000, 1001, 1006)  # close codes without further information
TROUBLE = (
    OSError, TimeoutError, HttpError, ConnectionClosed, InvalidHandshake, InvalidMessage,
)  # fmt: skip


class Load(Struct, frozen=True):
    """What to play: how many games, and how many at the same time."""

    games: int = 20
    seats: int = 6
    ruleset: RulesetName = "odyssey"
    at_once: int = 10
    # For all games together; None: as fast as the server answers.
    moves_per_second: float | None = None
    # A game in which nothing happens for this many seconds has failed.
    patience: float = 30.0
    seed: int = 0


class Latency(Struct, frozen=True):
    """Milliseconds from a command to its acknowledgement."""

    p50: float = 0.0
    p90: float = 0.0
    p99: float = 0.0
    most: float = 0.0


class Bar(Struct, frozen=True):
    """A row of the histogram: moves of at most `ms` milliseconds; None: longer than all bounds."""

    ms: int | None
    moves: int


class Result(Struct, frozen=True):
    """The result of a load test."""

    games: int
    seats: int
    ruleset: RulesetName
    at_once: int
    finished: int
    # Finished games whose players did not all see the same scores at the end.
    unequal: int
    failed: dict[str, int]
    moves: int
    seconds: float
    moves_per_second: float
    latency_ms: Latency
    histogram: tuple[Bar, ...]
    refused: dict[str, int]
    came_back: int
    # The share of one core that the players used: near 1, they are the bottleneck.
    players_cpu: float


class Tally:
    """Counts what has happened so far."""

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
        """The result so far."""
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
    """The 50th, 90th and 99th percentile, and the maximum."""
    if not seconds:
        return Latency()
    ordered = sorted(seconds)
    within = [ordered[ceil(len(ordered) * part) - 1] for part in (0.5, 0.9, 0.99, 1.0)]
    return Latency(*[round(each * 1e3, 2) for each in within])


def histogram(seconds: Sequence[float]) -> tuple[Bar, ...]:
    """The numbers of moves by how long they took."""
    counted = Counter([bisect_left(BOUNDS, each * 1e3) for each in seconds])
    return tuple([Bar(bound, counted[at]) for at, bound in enumerate((*BOUNDS, None))])


class Pace:
    """Limits the rate of moves, at even intervals."""

    def __init__(self, per_second: float | None) -> None:
        self._gap = 0.0 if per_second is None else 1 / per_second
        self._next = 0.0

    async def turn(self) -> None:
        """Wait until the next move may be made."""
        now = asyncio.get_running_loop().time()
        mine = max(self._next, now)
        self._next = mine + self._gap
        if mine > now:
            await asyncio.sleep(mine - now)  # the rate is what this class is for


class _TimedPlayer(Player):
    """A player who keeps to the rate, and measures the time of every answer."""

    def __init__(self, server: str, ticket: Ticket, luck: random.Random, game: "_Game") -> None:
        super().__init__(server, ticket, luck, game.load.patience, origin=origin_of(server))
        self._game = game

    async def _ask(self, asked: frames.Do) -> None:
        await self._game.pace.turn()
        began = time.perf_counter()
        try:
            await super()._ask(asked)
        except ConnectionError:
            if self.refused.get(asked.cmd_id) not in BUSY:  # otherwise a view was missed
                raise
        finally:
            if asked.cmd_id in self.acked[-1:]:
                self._game.moved(time.perf_counter() - began)
            code = self.refused.get(asked.cmd_id)
            if code is not None:
                self._game.tally.refused[code] += 1
            if code in BUSY:
                await asyncio.sleep(LATER)  # the server is busy


class _Game:
    """One table with its game, from opening it to the end."""

    def __init__(self, server: str, tally: Tally, pace: Pace, luck: random.Random) -> None:
        self.load = tally.load
        self.tally = tally
        self.pace = pace
        self._server = server
        self._luck = luck
        self._limit = asyncio.timeout(self.load.patience)

    def moved(self, seconds: float) -> None:
        """Count a move that was acknowledged after so many seconds."""
        self.tally.times.append(seconds)
        self._wait_on()

    def _wait_on(self) -> None:
        """Restart the time limit, since something has happened."""
        self._limit.reschedule(asyncio.get_running_loop().time() + self.load.patience)

    async def play(self) -> None:
        """Play the game; errors are counted."""
        players: list[_TimedPlayer] = []
        try:
            async with self._limit:
                for ticket in await self._sit_down():
                    luck = random.Random(self._luck.random())
                    players.append(_TimedPlayer(self._server, ticket, luck, self))
                await self._play(players)
        except TROUBLE as trouble:
            closed = {player.client.close_code for player in players} - {None, *ORDERLY}
            why = [reason(trouble), *[f"closed with {code}" for code in sorted(map(str, closed))]]
            self.tally.failed[", ".join(why)] += 1
        finally:
            self.tally.came_back += sum([max(0, player.came_back - 1) for player in players])
            await asyncio.gather(*[player.close() for player in players], return_exceptions=True)

    async def _sit_down(self) -> list[Ticket]:
        tickets = [await open_table(self._server, "Load 1", {"ruleset": self.load.ruleset})]
        for number in range(2, self.load.seats + 1):
            self._wait_on()
            tickets.append(await join_table(self._server, tickets[0].code, f"Load {number}"))
        return tickets

    async def _play(self, players: list[_TimedPlayer]) -> None:
        host = players[0]
        await host.come_back()
        answer = await host.client.do(ask.Start())
        if isinstance(answer, frames.Refused):
            raise ConnectionError(answer.refusal.code)
        async with asyncio.TaskGroup() as playing:
            for player in players:
                playing.create_task(player.play(), name="load: a player")
        self.tally.finished += 1
        ends = {_score(player) for player in players}
        self.tally.unequal += len(ends) != 1


def _score(player: Player) -> tuple[int, ...] | None:
    view = player.client.view
    return None if view is None or view.table.game is None else tuple(view.table.game.scores)


def reason(trouble: BaseException) -> str:
    """An error in a few words, so that equal ones are counted together."""
    match trouble:
        case HttpError():
            return f"HTTP {trouble.status}"
        case TimeoutError():
            return "TimeoutError"
        case OSError():
            return str(reasons.of_error(trouble)["reason"])
        case _:
            return type(trouble).__name__


def origin_of(server: str) -> str:
    """The origin that a browser would send for a page of this server."""
    parts = urlsplit(server)
    return f"{parts.scheme}://{parts.netloc}"


async def run(server: str, tally: Tally) -> Result:
    """Play all games; `tally` may be read meanwhile."""
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
