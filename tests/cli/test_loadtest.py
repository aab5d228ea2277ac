"""`storyhare loadtest`: whole games against a real server, and figures that say how it held."""

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest
from typer.testing import CliRunner

from storyhare.cli import app
from storyhare.folders import journal_file
from storyhare.storage.sqlite import maintenance
from storyhare.table import commands as ask
from storyhare.testing.client import Client, due_move, join_table, open_table
from storyhare.testing.load import BOUNDS, Load, Tally, histogram, latency, run
from storyhare.testing.server import ServerProcess, free_port
from storyhare.wire import frames
from tests.cli.test_ops import sentence
from tests.server.conftest import serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from serving(ServerProcess(tmp_path_factory.mktemp("loaded")))


def test_whole_games_are_played_and_counted(server: ServerProcess) -> None:
    asked = ["loadtest", f"{server.url}/", "--games", "3", "--seats", "4", "--at-once", "2"]
    answer = CliRunner().invoke(app, [*asked, "--json"])
    assert answer.exit_code == 0, answer.output
    told = json.loads(answer.stdout)
    assert (told["games"], told["finished"], told["unequal"], told["failed"]) == (3, 3, 0, {})
    assert (
        told["moves"] > 3 * 4 * 3 * 3
    )  # every round has a few moves a seat, and no game one round
    assert told["came_back"] == 0
    assert set(told["refused"]) <= {"clue_already_told"}  # in the first round all may be quickest
    assert sum(bar["moves"] for bar in told["histogram"]) == told["moves"]
    took = told["latency_ms"]
    assert 0 < took["p50"] <= took["p90"] <= took["p99"] <= took["most"]


async def test_whoever_starts_a_game_stays_so_that_no_table_stands_still(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)
    await process.start()
    try:
        result = await run(process.url, Tally(Load(games=12, seats=4)))
    finally:
        process.stop()
    assert (result.finished, result.came_back) == (12, 0)
    streams = [lines for _, lines in maintenance.streams(journal_file(tmp_path))]
    assert not [line for lines in streams for line in lines if b'"nobody_here"' in line.body]


async def test_blind_players_wait_while_the_table_is_paused(server: ServerProcess) -> None:
    host = await open_table(server.url, "Ada")
    members = [await join_table(server.url, host.code, name) for name in ("Ben", "Cem")]
    clients = [Client(server.url, host.code, each.cookie) for each in (host, *members)]
    try:
        for client in clients:
            await client.connect()
            await client.until(lambda _: True)
        for asked, paused in ((ask.Start(), None), (ask.Pause(), "host"), (ask.Resume(), None)):
            assert isinstance(await clients[0].do(asked), frames.Ack)
            moves = [await due(client, paused) for client in clients]
            assert any(moves) == (paused is None)
    finally:
        for client in clients:
            await client.close()


async def due(client: Client, paused: str | None) -> object:
    """What a blind player would do, once the clock stands or goes as it should."""
    await client.until(lambda v: v.table.stage == "playing" and v.table.clock.paused == paused)
    assert client.view is not None
    return due_move(client.view, random.Random(1))


@pytest.mark.parametrize(("ruleset", "seats"), [("classic", "3"), ("party", "6"), ("team", "6")])
def test_every_ruleset_can_be_played(server: ServerProcess, ruleset: str, seats: str) -> None:
    asked = ["--games", "1", "--ruleset", ruleset, "--seats", seats]
    answer = CliRunner().invoke(app, ["loadtest", server.url, *asked])
    assert answer.exit_code == 0, answer.output
    assert "Games played to the end: 1 of 1" in answer.stdout
    assert "ms ██" in answer.stdout


async def test_no_more_games_at_once_than_asked_for_and_no_faster(server: ServerProcess) -> None:
    tally = Tally(Load(games=4, seats=3, at_once=2, moves_per_second=500))
    playing = asyncio.ensure_future(run(server.url, tally))
    most = 0
    while not playing.done():
        most = max(most, tally.open)
        await asyncio.wait({playing}, timeout=0.01)
    result = await playing
    assert most == 2
    assert result.finished == 4
    assert result.moves_per_second <= 500


def test_someone_at_the_terminal_sees_it_live(server: ServerProcess) -> None:
    command = ["-m", "storyhare.cli", "loadtest", server.url, "--games", "4", "--seats", "3"]
    terminal = pexpect.spawn(sys.executable, command, timeout=60, dimensions=(30, 120))
    terminal.expect("under way")
    terminal.expect("Games played to the end: 4 of 4")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


async def test_games_that_a_server_does_not_let_happen_have_failed(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, limits={"tables_per_address": 2})
    await process.start()
    try:
        result = await run(process.url, Tally(Load(games=4, seats=3)))
    finally:
        process.stop()
    assert (result.finished, result.failed) == (2, {"HTTP 429": 2})


async def test_a_server_that_goes_silent_does_not_hold_the_test_up(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)
    await process.start()
    tally = Tally(Load(games=2, seats=3, moves_per_second=50, patience=1.0))
    playing = asyncio.ensure_future(run(process.url, tally))
    while len(tally.times) < 5:
        await asyncio.sleep(0.01)
    process.kill()
    result = await asyncio.wait_for(playing, 60)
    assert result.finished == 0
    assert sum(result.failed.values()) == 2


def test_only_one_s_own_servers_are_tried() -> None:
    said = sentence("loadtest", "http://192.0.2.1:8080", status=2)
    assert "--i-own-this-host" in said


@pytest.mark.parametrize(
    "address",
    [
        "storyhare",
        "ftp://localhost/",
        "http://",
        "http://localhost:abc",
        "http://localhost:99999",
        "http://[x",
    ],
)
def test_what_is_no_address_is_one_sentence(address: str) -> None:
    assert "not the address" in sentence("loadtest", address, status=2)


def test_a_server_that_is_not_there_is_one_sentence() -> None:
    said = sentence("loadtest", f"http://127.0.0.1:{free_port()}", status=1)
    assert "does not answer" in said


def test_a_table_that_cannot_be_is_refused_before_anything_is_asked() -> None:
    address = f"http://127.0.0.1:{free_port()}"
    sentence("loadtest", address, "--ruleset", "team", "--seats", "7", status=2)


def test_a_histogram_counts_every_move_once() -> None:
    bars = histogram([0.0005, 0.001, 0.0011, 4.9, 7.0])
    assert [bar.ms for bar in bars] == [*BOUNDS, None]
    assert [bar.moves for bar in bars] == [2, 1, *[0] * 9, 1, 1]


def test_latencies_are_those_of_real_moves() -> None:
    took = latency([number / 1000 for number in range(100, 0, -1)])
    assert (took.p50, took.p90, took.p99, took.most) == (50, 90, 99, 100)
    assert latency([]).most == 0
