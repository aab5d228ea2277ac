"""Several servers over one PostgreSQL: any of them serves any table, and one that dies is missed by
nobody for long."""

import asyncio
import contextlib
import json
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call, join_table, open_table, people_here
from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess
from storyhare.wire import frames
from tests.decks.made import deck_files, packed
from tests.server.nodes import (
    WITHIN,
    Nodes,
    Roamer,
    all_equal,
    kept,
    more_moves,
    nodes,
    nothing_lost_or_doubled,
    play_all,
    spread,
    started,
)
from tests.server.tables import SOON, everybody_here, sit_down


@pytest.fixture(scope="module")
def pair(postgres: PostgresProcess, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Two nodes that several tests share, without a proxy that would bring people together."""
    address = asyncio.run(postgres.new_database())
    with asyncio.Runner() as runner:
        opened = nodes(address, tmp_path_factory.mktemp("nodes"))
        yield runner.run(opened.__aenter__())
        runner.run(opened.__aexit__(None, None, None))


# -- together --------------------------------------------------------------------------------------


async def test_people_on_two_nodes_play_one_game(pair: Nodes) -> None:
    database = pair.address
    tickets = await started(pair, 4, tellings=2)
    players = [Roamer(pair.urls, at, p, random.Random(at)) for at, p in enumerate(tickets)]
    await play_all(players)
    await all_equal(database, [p.client for p in players], [p.person for p in tickets])
    await nothing_lost_or_doubled(database, players)
    # The rematch begins on one node, and people on the other are led there.
    answer = await players[1].client.do(ask.Rematch())
    if isinstance(answer, frames.Refused):  # only the host may
        answer = await players[0].client.do(ask.Rematch())
    assert isinstance(answer, frames.Ack), answer
    for player in players:
        await player.client.until(lambda view: view.table.stage == "lobby")
    await players[2].client.send(frames.Say("well played"))
    for player in players:
        await heard(player.client, "well played")
    for player in players:
        await player.close()


async def heard(client: Client, text: str) -> None:
    async with asyncio.timeout(SOON):
        while text not in [said.text for said in client.heard if isinstance(said, frames.Said)]:
            await asyncio.sleep(0.01)


async def test_the_newest_device_holds_the_seat_on_whichever_node(pair: Nodes) -> None:
    ada = await open_table(pair[0].url, "Ada", {"decks": ["made"]})
    bo = await join_table(pair[1].url, ada.code, "Bo")
    async with spread(pair.urls, [ada, bo]) as (at_first, other):
        newer = Client(pair[1].url, ada.code, ada.cookie)
        await newer.connect()
        await newer.until(lambda _: True)
        await asyncio.wait_for(at_first.gone.wait(), SOON)
        assert at_first.bye == "elsewhere"
        await other.until(lambda view: everybody_here(view, 2))
        assert isinstance(await newer.do(ask.Lock(locked=True)), frames.Ack)
        await newer.close()
        await other.until(lambda view: people_here(view) == [bo.person])


async def test_a_link_takes_a_seat_from_one_node_to_another(pair: Nodes) -> None:
    ada = await open_table(pair[0].url, "Ada", {"decks": ["made"]})
    bo = await join_table(pair[1].url, ada.code, "Bo")
    async with spread(pair.urls, [ada, bo]) as (older, other):
        offers, takes = [f"{url}/api/tables/{ada.code}" for url in pair.urls]
        link = await call("POST", f"{offers}/device-links", None, {"cookie": ada.cookie})
        assert link.status == 201
        headers = {"content-type": "application/json"}
        moved = await call("POST", f"{takes}/devices", link.body, headers)
        assert moved.status == 201
        await asyncio.wait_for(older.gone.wait(), SOON)
        assert older.bye == "elsewhere"
        newer = Client(pair[1].url, ada.code, moved.headers["set-cookie"].split(";")[0])
        await newer.connect()
        await newer.until(lambda view: view.you is not None and view.you.person == ada.person)
        await other.until(lambda view: everybody_here(view, 2))
        again = await call("POST", f"{offers}/devices", link.body, headers)
        assert again.status == 404
        await newer.close()


async def test_who_came_in_by_one_node_is_known_on_the_other_at_once(pair: Nodes) -> None:
    one, other = pair.urls
    host = await open_table(one, "Ada", {"decks": ["made"]})
    awake = Client(one, host.code, host.cookie)
    await awake.connect()
    for at in range(12):
        member = await join_table(other, host.code, f"Bo {at}")
        client = Client(one, member.code, member.cookie)
        await client.connect()
        await client.until(lambda view: view.you is not None, SOON)
        await client.close()
    await awake.close()


@pytest.mark.parametrize("pair", ["both have it"], indirect=True)
async def test_a_clock_that_runs_out_does_so_once(pair: Nodes) -> None:
    database = pair.address
    clocks = {"tell": 10, "give": 10, "vote": 10, "reveal": 10}
    tickets = await sit_down(pair[0].url, 3, clocks=clocks)
    async with spread(pair.urls, tickets) as clients:
        assert isinstance(await clients[0].do(ask.Start()), frames.Ack)
        game = clients[0].view
        assert game is not None
        for client in clients:  # nobody does anything: the table does
            await client.until(lambda v: v.table.game is not None and v.table.game.phase != "tell")
        entries = (await kept(database, game.table.game_id)).entries
        ran_out = [entry for entry in entries[1:] if entry.by is None]
        assert len(ran_out) == 1


async def test_a_deck_in_a_folder_that_nodes_share_is_on_all_of_them(
    database: str, tmp_path: Path
) -> None:
    shared = tmp_path / "decks"
    shared.mkdir()
    servers = []
    for at in range(2):
        data = tmp_path / f"node{at}"
        data.mkdir()
        (data / "decks").symlink_to(shared)
        servers.append(
            ServerProcess(
                data, limits={"database": database, "uploads": "everybody"}, pictures=True
            )
        )
    try:
        await asyncio.gather(*[server.start() for server in servers])
        first, second = [server.url for server in servers]
        upload = packed(tmp_path / "deck.zip", deck_files(3)).read_bytes()
        response = await call("POST", f"{first}/api/decks?title=Ours", upload)
        assert response.status == 201, response.body
        deck = json.loads(response.body)["id"]
        cards = json.loads((await call("GET", f"{second}/api/decks/{deck}")).body)["cards"]
        assert len(cards) == 3
        picture = f"/pictures/{cards[0]['picture']}/small.webp"
        there = [await call("GET", f"{url}{picture}") for url in (first, second)]
        assert [answer.status for answer in there] == [200, 200]
        assert there[0].body == there[1].body
        # And a game with it, on the node that did not take it in.
        host = await open_table(second, "Ada", {"decks": ["dreams", deck]})
        assert (await call("GET", f"{first}/api/tables/{host.code}")).status == 200
    finally:
        await asyncio.gather(*[asyncio.to_thread(server.stop) for server in servers])
    for server in servers:
        assert "Traceback" not in server.log


# -- faults ----------------------------------------------------------------------------------------


async def goes_on_without_a_node(database: str, tmp_path: Path) -> float:
    """Kill one of two nodes under a game; how long it took until several more moves were made."""
    async with nodes(database, tmp_path) as two:
        tickets = await started(two, 4, tellings=5)
        players = [Roamer(two.urls, at, p, random.Random(at)) for at, p in enumerate(tickets)]
        playing = asyncio.ensure_future(play_all(players))
        await more_moves(players, 8)
        two[0].kill()
        took = await more_moves(players, 6)
        await playing
        await asyncio.gather(*[player.come_back_to(two[1].url) for player in players])
        await all_equal(database, [p.client for p in players], [p.person for p in tickets])
        await nothing_lost_or_doubled(database, players)
        await asyncio.gather(*[player.close() for player in players])
    return took


async def test_a_table_goes_on_when_a_node_is_killed(database: str, tmp_path: Path) -> None:
    assert await goes_on_without_a_node(database, tmp_path) < SOON


@pytest.mark.long
@pytest.mark.clock
async def test_a_table_goes_on_soon_when_a_node_is_killed(
    postgres: PostgresProcess, tmp_path: Path
) -> None:
    """By the clock, so for a machine that has nothing else to do."""
    took = []
    for trial in range(20):
        folder = tmp_path / str(trial)
        folder.mkdir()
        took.append(await goes_on_without_a_node(await postgres.new_database(), folder))
    assert sorted(took)[-2] < WITHIN


async def test_a_node_that_was_stopped_for_a_while_writes_nothing_stale(pair: Nodes) -> None:
    database = pair.address
    ada = await open_table(pair[0].url, "Ada", {"decks": ["made"]})
    bo = await join_table(pair[0].url, ada.code, "Bo")
    async with spread(pair.urls, [ada, bo]) as (on_the_first, on_the_second):
        os.kill(pair[0].pid, signal.SIGSTOP)
        asked = on_the_first.about(ask.Lock(locked=True))
        late = asyncio.ensure_future(on_the_first.request(asked))
        # Meanwhile somebody moves the host's seat to the second node and does the same.
        host = Client(pair[1].url, ada.code, ada.cookie)
        await host.connect()
        await host.until(lambda _: True)
        assert isinstance(await host.do(ask.Lock(locked=True)), frames.Ack)
        assert isinstance(await host.do(ask.Lock(locked=False)), frames.Ack)
        game = host.view
        assert game is not None
        before = await kept(database, game.table.game_id)
        os.kill(pair[0].pid, signal.SIGCONT)
        answers = await asyncio.gather(late, return_exceptions=True)
        # What was asked then is decided on what is so now, or was never heard of: it may come
        # behind the others' moves, but never in their place.
        after = await kept(database, game.table.game_id)
        assert after.entries[: len(before.entries)] == before.entries
        mine = after.answered.count((ada.person, asked.cmd_id))
        assert mine == 1 if isinstance(answers[0], frames.Ack) else mine in (0, 1)
        await asyncio.wait_for(on_the_first.gone.wait(), SOON)
        assert on_the_first.bye == "elsewhere"
        there = (await kept(database, game.table.game_id)).table
        await on_the_second.until(lambda view: view.table.locked == there.locked)
        await host.close()


async def test_while_the_database_is_away_moves_are_refused_and_then_go_on(
    own_postgres: PostgresProcess, tmp_path: Path
) -> None:
    address = await own_postgres.new_database()
    async with nodes(address, tmp_path) as two:
        tickets = await sit_down(two[0].url, 2)
        async with spread(two.urls, tickets) as clients:
            asked = clients[0].about(ask.Lock(locked=True))
            await asyncio.to_thread(own_postgres.stop)
            assert not await is_done(clients[0], asked)
            await asyncio.to_thread(own_postgres.start)
            async with asyncio.timeout(SOON):
                while not await is_done(clients[0], asked):
                    await asyncio.sleep(0.1)
                    clients[0] = await come_back(clients[0], two[0].url, tickets[0])
                for at, ticket in enumerate(tickets):
                    clients[at] = await sees_the_lock(clients[at], two[at].url, ticket)


async def is_done(device: Client, asked: frames.Do) -> bool:
    """Ask for it; while the database is away it is refused, or after some seconds not even that."""
    try:
        answer = await device.request(asked)
    except ConnectionError:
        await asyncio.wait_for(device.gone.wait(), SOON)  # until all is read that came before
        assert device.bye == "restart"
        return False
    assert isinstance(answer, frames.Ack) or answer.refusal.code == "try_again"
    return isinstance(answer, frames.Ack)


async def come_back(device: Client, url: str, ticket: Ticket) -> Client:
    """As the page does: a device that was sent away tries until it is let in again.

    A node that has lost the database for CUT_OFF_AFTER sends people to others; on a slow machine
    a database takes longer than that to start.
    """
    while device.gone.is_set():
        await device.close()
        newer = Client(url, ticket.code, ticket.cookie)
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            await newer.connect()
            await newer.until(lambda _: True, WITHIN)
            return newer
        await newer.close()
        await asyncio.sleep(0.1)
    return device


async def sees_the_lock(device: Client, url: str, ticket: Ticket) -> Client:
    """A device that may be sent away once more before its node has the database again."""
    while True:
        device = await come_back(device, url, ticket)
        with contextlib.suppress(ConnectionError):
            await device.until(lambda view: view.table.locked, SOON)
            return device
