"""Do bots slow people down? A person's move at 100 tables, without bots and among five of them.

Both kinds of table are on one server, and take turns. At every table one person plays as fast as
people do who know what they want; the bots answer at their natural pace, and as soon as they can
where the person is done.
"""

import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path

from bench.processes import cpu_seconds, memory, pin
from storyhare.rules import MayGive, MayVote
from storyhare.table import commands as ask
from storyhare.testing.client import Client, due_move, join_table, open_table
from storyhare.testing.server import ServerProcess
from storyhare.testing.simulator import random_move
from storyhare.wire import frames

TABLES, BOTS, SECONDS, TURNS = 100, 5, 15.0, 2
# A person moves after so many seconds, and so often changes a card or a vote meanwhile.
THINKS = 2.0
LONG = {"options": {"end": {"tellings": 20}}, "clocks": {"reveal": None}}


def run() -> None:
    """Print one line."""
    asyncio.run(_run())


async def _run() -> None:
    pin(os.getpid(), 1)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), limits={"bots": "small"}, pictures=True)
        await server.start()
        try:
            print(json.dumps(await _measure(server)), flush=True)
        finally:
            server.stop()


async def _measure(server: ServerProcess) -> dict[str, object]:
    async with asyncio.timeout(120):
        while "the bots are ready" not in server.log:
            await asyncio.sleep(0.1)
    alone = [await _people(server) for _ in range(TABLES)]
    among = [await _one_and_bots(server) for _ in range(TABLES)]
    times: dict[str, list[float]] = {"without": [], "with": []}
    spent = {"without": 0.0, "with": 0.0}
    for _ in range(TURNS):
        for kind, tables in (("without", alone), ("with", among)):
            before = cpu_seconds(server.pid)
            times[kind] += await _play(tables)
            spent[kind] += cpu_seconds(server.pid) - before
    blind = server.log.count("so it is a blind one")
    busy = server.log.count("too many tables ask at once")
    result = {
        "bench": "bots-tables",
        "tables": TABLES,
        "bots": BOTS,
        "moves": {kind: len(found) for kind, found in times.items()},
        "p50_ms": {kind: _cut(found, 50) for kind, found in times.items()},
        "p99_ms": {kind: _cut(found, 99) for kind, found in times.items()},
        "server_cpu_s": {kind: round(seconds, 1) for kind, seconds in spent.items()},
        "blind_moves": blind,
        "of_which_queue_full": busy,
        "server_mb": memory(server.pid) // 2**20,
        "load": round(os.getloadavg()[0], 1),
    }
    for table in (*alone, *among):
        await asyncio.gather(*[client.close() for client in table])
    return result


def _cut(times: list[float], percent: int) -> float:
    return round(statistics.quantiles(times, n=100)[percent - 1] * 1e3, 2)


async def _people(server: ServerProcess) -> list[Client]:
    """Three people, so that a table without bots has a game to play."""
    host = await open_table(server.url, "Ada", LONG)
    tickets = [host, *[await join_table(server.url, host.code, name) for name in ("Bo", "Cy")]]
    clients = [Client(server.url, ticket.code, ticket.cookie) for ticket in tickets]
    for client in clients:
        await client.connect()
        await client.until(lambda _: True)
    assert isinstance(await clients[0].do(ask.Start()), frames.Ack)
    return clients


async def _one_and_bots(server: ServerProcess) -> list[Client]:
    bots = [{"strength": "medium"}] * BOTS
    ticket = await open_table(server.url, "Ada", LONG, bots=bots, start=True)
    client = Client(server.url, ticket.code, ticket.cookie)
    await client.connect()
    await client.until(lambda _: True)
    return [client]


async def _play(tables: list[list[Client]]) -> list[float]:
    """Everybody plays for a while; how long each move took until it was acknowledged."""
    times: list[float] = []
    until = time.perf_counter() + SECONDS
    people = [client for table in tables for client in table]
    await asyncio.gather(*[_person(client, until, times) for client in people])
    return times


async def _person(client: Client, until: float, times: list[float]) -> None:
    luck = random.Random(client._code)
    await asyncio.sleep(luck.random() * THINKS)  # not all in step
    while time.perf_counter() < until:
        client.changed.clear()
        move = None if client.view is None else due_move(client.view, luck)
        if move is None:
            move = _second_thought(client, luck)
        if move is not None:
            asked = client.about(move)
            began = time.perf_counter()
            answer = await client.request(asked)
            if isinstance(answer, frames.Ack):
                times.append(time.perf_counter() - began)
        await asyncio.sleep(luck.uniform(0.5, 1.5) * THINKS)


def _second_thought(client: Client, luck: random.Random) -> ask.SeatCommand | None:
    """While others are awaited, people change their cards and votes."""
    view = client.view
    if view is None or view.you is None or view.you.game is None or not view.you.game.legal:
        return None
    offer = view.you.game.legal[0]
    return random_move(offer, luck) if isinstance(offer, MayGive | MayVote) else None
