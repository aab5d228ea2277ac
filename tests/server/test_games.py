"""Whole games over real sockets: everybody sees the same, and the record tells the same story."""

import asyncio
import json

import msgspec
import pytest

from storyhare.rules import RULESETS, Clue, Give, Tell, Vote, read_record, replay
from storyhare.rules.history.story import RoundStory
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, call
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.tables import SOON, all_equal, connected, plain, play_to_the_end, sit_down, start

SIZES = [(name, n) for name, r in RULESETS.items() for n in (r.players[0], r.players[-1])]
# And every number between, each in one ruleset.
BETWEEN = [("classic", 4), ("classic", 5), ("odyssey", 7), ("party", 8), ("odyssey", 9)]
BETWEEN += [("team", 10), ("odyssey", 11)]
TABLES = [*SIZES, *BETWEEN]


def test_every_number_of_people_from_three_to_twelve_plays_a_whole_game() -> None:
    assert {players for _, players in TABLES} == set(range(3, 13))


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
async def test_a_whole_game_ends_with_equal_views_and_a_record_that_replays(
    server: ServerProcess, ruleset: str, players: int
) -> None:
    tickets = await sit_down(server.url, players, ruleset)
    async with connected(server.url, tickets, watchers=1) as clients:
        *seated, _ = clients
        await start(clients[0], clients)
        await play_to_the_end(seated, seed=players)
        await all_equal(clients, [*[p.person for p in tickets], None], server.data)
        await the_record_replays(server, seated[0])


async def the_record_replays(server: ServerProcess, client: Client) -> None:
    assert client.view is not None
    table = client.view.table
    assert table.game is not None
    answer = await call("GET", f"{server.url}/api/games/{table.game_id}/record")
    assert answer.status == 200
    game = replay(read_record(answer.body))
    assert game.scores == table.game.scores
    assert game.winners == table.winners
    assert game.round == table.game.round


async def test_revealed_rounds_are_for_people_at_the_table_only(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, clocks={"reveal": None})
    code, stranger = tickets[0].code, (await sit_down(server.url, 1))[0]
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        assert (await a_round(server, code, 1, tickets[1])).status == 404
        await play_to_the_reveal(clients)
        told = await a_round(server, code, 1, tickets[1])
        assert told.status == 200
        view = clients[0].view
        assert view is not None
        assert view.table.game is not None
        story = msgspec.json.decode(told.body, type=RoundStory)
        assert story.cards == tuple([card.picture for card in view.table.game.table])
        assert story.owners == tuple([card.owner for card in view.table.game.table])
        assert plain(story.result) == plain(view.table.game.result)
        assert (await a_round(server, code, 2, tickets[1])).status == 404
    nobody = await a_round(server, code, 1, None)
    unknown = await a_round(server, "ZZZZ", 1, None)
    assert (await a_round(server, code, 1, stranger)).body == nobody.body == unknown.body
    assert nobody.status == unknown.status == 404


async def a_round(server: ServerProcess, code: str, number: int, who: Ticket | None) -> "Answered":
    url = f"{server.url}/api/tables/{code}/rounds/{number}"
    headers = {} if who is None else {"cookie": who.cookie}
    answer = await call("GET", url, None, headers)
    return Answered(answer.status, answer.body)


class Answered(msgspec.Struct, frozen=True):
    """What matters of an answer here."""

    status: int
    body: bytes


async def play_to_the_reveal(clients: list[Client]) -> None:
    """Play one round with the simplest moves."""
    first, *_ = clients
    for _ in range(40):
        view = first.view
        assert view is not None
        assert view.table.game is not None
        if view.table.game.phase == "reveal":
            return
        for client in clients:
            await client.until(lambda v, w=view: plain(v.table) == plain(w.table))  # type: ignore[misc]  # a default binds the loop's value
        seat = view.table.awaited[0]
        mover = next(c for c in clients if c.view and c.view.you and c.view.you.seat == seat)
        assert mover.view is not None
        assert mover.view.you is not None
        assert mover.view.you.game is not None
        assert isinstance(await mover.do(simplest(mover.view.you.game.legal[0])), frames.Ack)
        mark = plain(view.table)
        await first.until(lambda v, m=mark: plain(v.table) != m)  # type: ignore[misc]  # as above
    raise AssertionError("the round does not end")


def simplest(offer: object) -> ask.SeatCommand:
    """The first of everything."""
    told = plain(offer)
    match told["may"]:
        case "tell":
            return Tell(Clue("echo"), told["cards"][0])
        case "give":
            return Give(tuple(told["cards"][: told["number"]]))
        case _:
            return Vote((told["numbers"][0],))


async def test_a_running_game_has_no_record_yet(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3)
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        assert clients[0].view is not None
        game = clients[0].view.table.game_id
    running = await call("GET", f"{server.url}/api/games/{game}/record")
    unknown = await call("GET", f"{server.url}/api/games/nothing-here/record")
    assert running.status == unknown.status == 404
    assert running.body == unknown.body


async def test_a_game_that_its_host_ended_early_has_a_record(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, "classic")
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        assert isinstance(await clients[0].do(ask.LastRound()), frames.Ack)
        await play_to_the_end(clients, seed=1)
        view = clients[0].view
        assert view is not None
        assert view.table.game is not None
        assert view.table.game.round == 1
        url = f"{server.url}/api/games/{view.table.game_id}/record"
        record = read_record((await call("GET", url)).body)
        assert replay(record).scores == view.table.game.scores


async def test_a_game_put_away_unfinished_tells_nobody_its_hands_and_comes_back(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Tables unused for long are archived; that does not finish the games on them."""
    process = ServerProcess(tmp_path_factory.mktemp("old"), limits={"archive_after_days": 0})
    await process.start()
    try:
        tickets = await sit_down(process.url, 3)
        async with connected(process.url, tickets) as clients:
            await start(clients[0], clients)
            assert clients[0].view is not None
            game = clients[0].view.table.game_id
        process.stop()
        await process.start()
        async with asyncio.timeout(SOON):
            while (await call("GET", f"{process.url}/api/tables/{tickets[0].code}")).status != 404:
                await asyncio.sleep(0.05)  # until it is put away
        assert (await call("GET", f"{process.url}/api/games/{game}/record")).status == 404
        await it_comes_back_for_its_people(process, tickets, game)
    finally:
        process.stop()


async def it_comes_back_for_its_people(
    server: ServerProcess, tickets: list[Ticket], game: str
) -> None:
    """Nobody else finds it, with or without a made-up cookie; then it is there for everybody."""
    address = f"{server.url}/api/tables/{tickets[0].code}"
    name, _, secret = tickets[0].cookie.partition("=")
    person = secret.partition(".")[0]
    for cookie in ("", f"{name}={person}.{'A' * 43}", f"{name}=nobody.{secret.partition('.')[2]}"):
        assert (await call("GET", address, headers={"cookie": cookie})).status == 404
    async with connected(server.url, tickets[:1]) as (first,):
        assert first.view is not None
        assert (first.view.table.game_id, first.view.table.stage) == (game, "playing")
    assert (await call("GET", address)).status == 200
    async with connected(server.url, tickets) as clients:
        assert isinstance(await clients[0].do(ask.LastRound()), frames.Ack)
        await play_to_the_end(clients, seed=1)


async def test_a_rematch_keeps_people_and_code_and_the_first_record(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, options={"end": {"tellings": 1}})
    async with connected(server.url, tickets) as clients:
        await start(clients[0], clients)
        await play_to_the_end(clients, seed=1)
        assert clients[0].view is not None
        old = clients[0].view.table
        refused = await clients[1].do(ask.Rematch())
        assert isinstance(refused, frames.Refused)
        assert refused.refusal.code == "not_host"
        answer = await clients[0].do(ask.Rematch())
        assert isinstance(answer, frames.Ack)
        for client in clients:
            await client.until(lambda view: view.table.game_id != old.game_id)
            assert client.view is not None
            assert client.view.table.stage == "lobby"
            assert client.view.table.code == old.code
            assert client.view.table.seats == old.seats
        await start(clients[0], clients)
        await play_to_the_end(clients, seed=2)
        await all_equal(clients, [p.person for p in tickets], server.data)
        await the_record_replays(server, clients[0])
    first = await call("GET", f"{server.url}/api/games/{old.game_id}/record")
    assert first.status == 200
    assert old.game is not None
    assert replay(read_record(first.body)).scores == old.game.scores


async def test_a_rematch_asked_for_twice_happens_once(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, options={"end": {"tellings": 1}})
    async with connected(server.url, tickets) as clients:
        host = clients[0]
        await start(host, clients)
        await play_to_the_end(clients, seed=1)
        asked = host.about(ask.Rematch())
        first = await host.request(asked)
        again = await host.request(asked)  # as a client does whose acknowledgement was lost
        assert isinstance(first, frames.Ack)
        assert isinstance(again, frames.Ack)
        assert first.table.game_id == again.table.game_id


async def test_who_comes_at_the_moment_of_a_rematch_comes_to_the_new_game(
    server: ServerProcess,
) -> None:
    tickets = await sit_down(server.url, 3, options={"end": {"score": 1}})
    async with connected(server.url, tickets) as clients:
        host = clients[0]
        for turn in range(5):
            await start(host, clients)
            await play_to_the_end(clients, seed=turn)
            newcomers = [Client(server.url, tickets[0].code) for _ in range(12)]
            answer, *_ = await asyncio.gather(
                host.do(ask.Rematch()), *[client.connect() for client in newcomers]
            )
            assert isinstance(answer, frames.Ack)
            game = answer.table.game_id
            try:
                for client in newcomers:
                    await client.until(lambda view, game=game: view.table.game_id == game, 10)  # type: ignore[misc]  # a default binds the loop's value
            finally:
                await asyncio.gather(*[client.close() for client in newcomers])


async def test_everybody_at_the_door_sees_who_came_before_hello(server: ServerProcess) -> None:
    """A socket that is open but has not said hello must not miss the people who join then."""
    host, *_ = await sit_down(server.url, 1)
    client = Client(server.url, host.code, host.cookie)
    await client.connect()
    members = [(await call_join(server, host.code, f"Member {n}")) for n in range(3)]
    try:
        await client.until(lambda view: len(view.table.seats) == 1 + len(members))
    finally:
        await client.close()


async def call_join(server: ServerProcess, code: str, name: str) -> int:
    body = json.dumps({"name": name}).encode()
    headers = {"content-type": "application/json"}
    answer = await call("POST", f"{server.url}/api/tables/{code}/people", body, headers)
    assert answer.status == 201
    return answer.status
