"""Seats and their secrets over the wire: sent away, moved to another device, handed on."""

import asyncio
import json
from random import Random

import msgspec

from storyhare.table import commands as ask
from storyhare.testing.client import Answer, Client, Ticket, call, people_here
from storyhare.testing.player import Player
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.server.raw_socket import RawSocket
from tests.server.tables import SOON, connected, everybody_here, in_step, sit_down

JSON = {"content-type": "application/json"}
SHORT = {"end": {"tellings": 1}}


async def test_somebody_sent_away_is_told_so_and_stays_away(server: ServerProcess) -> None:
    host, member = await sit_down(server.url, 2)
    async with connected(server.url, [host, member]) as (one, other):
        assert isinstance(await one.do(ask.Remove(member.person)), frames.Ack)
        await asyncio.wait_for(other.gone.wait(), SOON)
        assert (other.bye, other.close_code) == ("removed", 4003)
    url, cookie = f"{server.url}/api/tables/{host.code}", {"cookie": member.cookie}
    known = await call("GET", url, None, cookie)
    assert json.loads(known.body)["person"] is None  # the secret is worth nothing now
    await stays_away(server, member)


async def test_somebody_sent_away_is_not_let_into_the_rematch(server: ServerProcess) -> None:
    host, *others, member = tickets = await sit_down(server.url, 4, options=SHORT)
    async with connected(server.url, tickets) as clients:
        assert isinstance(await clients[0].do(ask.Remove(member.person)), frames.Ack)
    async with connected(server.url, [host, *others]) as clients:
        assert isinstance(await clients[0].do(ask.Start()), frames.Ack)
    players = [Player(server.url, p, Random(n)) for n, p in enumerate([host, *others])]
    async with asyncio.timeout(SOON):
        await asyncio.gather(*[player.play() for player in players])
    answer = await players[0].client.do(ask.Rematch())
    assert isinstance(answer, frames.Ack)
    assert not isinstance(answer.table.people, msgspec.Raw)
    assert member.person not in [person.id for person in answer.table.people]
    await stays_away(server, member)
    await asyncio.gather(*[player.close() for player in players])


async def stays_away(server: ServerProcess, member: Ticket) -> None:
    """Neither a seat nor a look, nor another name."""
    for way in ("", "?watch"):
        path = f"/ws/{member.code}{way}"
        socket = await RawSocket.open(server.port, path, {"Cookie": member.cookie})
        assert await socket.closing() == ([], 4003)
    body = json.dumps({"name": "Somebody else"}).encode()
    url = f"{server.url}/api/tables/{member.code}/people"
    again = await call("POST", url, body, JSON | {"cookie": member.cookie})
    assert (again.status, json.loads(again.body)["refusal"]["code"]) == (409, "sent_away")


async def seen_as(server: ServerProcess, ticket: Ticket) -> str | None:
    """Whom the table takes a device for."""
    client = Client(server.url, ticket.code, ticket.cookie)
    await client.connect()
    try:
        await client.until(lambda _: True)
        assert client.view is not None
        return None if client.view.you is None else client.view.you.person
    finally:
        await client.close()


async def test_a_link_moves_a_seat_to_another_device_once(server: ServerProcess) -> None:
    host, member = await sit_down(server.url, 2)
    url = f"{server.url}/api/tables/{member.code}"
    headers = JSON | {"cookie": member.cookie}
    offered = await call("POST", f"{url}/device-links", None, headers)
    assert offered.status == 201
    async with connected(server.url, [host, member]) as (_, older):
        moved = await call("POST", f"{url}/devices", offered.body, JSON)
        assert moved.status == 201
        await asyncio.wait_for(older.gone.wait(), SOON)
        assert (older.bye, older.close_code) == ("elsewhere", 4001)
    cookie = moved.headers["set-cookie"].split(";")[0]
    assert await seen_as(server, Ticket(member.code, member.person, cookie)) == member.person
    assert await seen_as(server, member) is None
    again = await call("POST", f"{url}/devices", offered.body, JSON)
    assert again.status in (404, 409)
    assert json.loads(again.body)["refusal"]["code"] == "no_such_link"


async def moved_seat(server: ServerProcess, member: Ticket) -> Answer:
    """Take somebody's seat to another device."""
    url = f"{server.url}/api/tables/{member.code}"
    offered = await call("POST", f"{url}/device-links", None, JSON | {"cookie": member.cookie})
    moved = await call("POST", f"{url}/devices", offered.body, JSON)
    assert moved.status == 201
    return moved


async def test_a_device_that_has_not_said_hello_loses_its_seat_at_once(
    server: ServerProcess,
) -> None:
    host, member = await sit_down(server.url, 2)
    async with connected(server.url, [host]):
        early = await RawSocket.open(server.port, f"/ws/{member.code}", {"Cookie": member.cookie})
        await moved_seat(server, member)
        said, code = await early.closing()
        assert code == 4001  # and not the one for devices that are silent for too long
        assert [json.loads(frame)["type"] for frame in said] == ["bye"]


async def test_what_an_old_device_has_sent_does_not_count_after_the_move(
    server: ServerProcess,
) -> None:
    host, member = await sit_down(server.url, 2)
    async with connected(server.url, [host]) as (one,):
        older = await RawSocket.open(server.port, f"/ws/{member.code}", {"Cookie": member.cookie})
        older.write(msgspec.json.encode(frames.Hello(frames.PROTOCOL)))
        await one.until(lambda view: everybody_here(view, 2))
        assert one.view is not None
        game = one.view.table.game_id
        moving = asyncio.create_task(moved_seat(server, member))
        names: list[str] = []
        while not moving.done():
            names.append(f"Old {len(names)}")
            asked = frames.Do(f"old-{len(names)}", game, ask.Rename(names[-1]))
            older.write(msgspec.json.encode(asked))
            await asyncio.sleep(0)
        await moving
        known = await name_of(one, member.person)
        said, code = await older.closing()
        assert code == 4001
        acked = [frame for frame in map(json.loads, said) if frame["type"] == "ack"]
        assert known == (names[len(acked) - 1] if acked else "Member 2")
        assert await name_of(one, member.person) == known


async def name_of(client: Client, person: str) -> str:
    """What somebody is called by now."""
    await in_step(client)
    assert client.view is not None
    assert not isinstance(client.view.table.people, msgspec.Raw)
    return next(who.name for who in client.view.table.people if who.id == person)


async def test_only_somebody_at_the_table_can_move_their_seat(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    url = f"{server.url}/api/tables/{host.code}/device-links"
    assert (await call("POST", url, None, JSON)).status >= 400


async def test_who_is_at_the_table_and_comes_in_again_stays_who_they_are(
    server: ServerProcess,
) -> None:
    host, member = await sit_down(server.url, 2)
    url, body = f"{server.url}/api/tables/{member.code}/people", b'{"name": "Somebody else"}'
    again = await call("POST", url, body, JSON | {"cookie": member.cookie})
    assert (again.status, json.loads(again.body)) == (
        200,
        {"code": member.code, "person": member.person},
    )
    assert "set-cookie" not in again.headers
    assert await seen_as(server, member) == member.person
    async with connected(server.url, [host, member]) as (client, _):
        assert client.view is not None
        assert client.view.table.seats == (host.person, member.person)


async def test_a_link_does_not_cost_anybody_their_own_seat(server: ServerProcess) -> None:
    ada, ben = await sit_down(server.url, 2)
    url = f"{server.url}/api/tables/{ada.code}"
    offered = await call("POST", f"{url}/device-links", None, JSON | {"cookie": ben.cookie})
    asked = await call("POST", f"{url}/devices", offered.body, JSON | {"cookie": ada.cookie})
    refusal = json.loads(asked.body)["refusal"]
    assert (asked.status, refusal["code"]) == (409, "holds_another_seat")
    assert refusal["params"]["person"] == ada.person
    assert "set-cookie" not in asked.headers
    assert await seen_as(server, ada) == ada.person
    assert await seen_as(server, ben) == ben.person
    body = json.dumps({**json.loads(offered.body), "give_up": ada.person}).encode()
    moved = await call("POST", f"{url}/devices", body, JSON | {"cookie": ada.cookie})
    assert (moved.status, json.loads(moved.body)["person"]) == (201, ben.person)


async def test_a_locked_table_lets_nobody_new_watch(server: ServerProcess) -> None:
    host, member, other = await sit_down(server.url, 3)
    async with connected(server.url, [host, member, other], watchers=1) as (one, _, __, screen):
        assert isinstance(await one.do(ask.Remove(member.person)), frames.Ack)
        assert isinstance(await one.do(ask.Lock(locked=True)), frames.Ack)
        made_up = f"{member.cookie.partition('.')[0]}.made-up"
        for way in ("", "?watch"):
            for cookie in ("", made_up):
                socket = await RawSocket.open(
                    server.port, f"/ws/{host.code}{way}", {"Cookie": cookie}
                )
                assert await socket.closing() == ([], 4423)
        # Screens that were there stay, and see and hear all.
        await screen.until(lambda view: view.table.locked)
        await one.send(frames.Say("among us"))
        await in_step(one)
        await in_step(screen)
        assert [said.text for said in screen.heard if isinstance(said, frames.Said)] == ["among us"]
        # People of the table come back, and may put it on a screen.
        assert await seen_as(server, other) == other.person
        assert await seen_as(server, Ticket(f"{other.code}?watch", "", other.cookie)) is None
        assert isinstance(await one.do(ask.Lock(locked=False)), frames.Ack)
    assert await seen_as(server, Ticket(host.code, "", "")) is None


async def test_a_code_tells_strangers_that_its_table_is_locked(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    url, told = f"{server.url}/api/tables/{host.code}", []
    async with connected(server.url, [host]) as (client,):
        for locked in (True, False):
            assert isinstance(await client.do(ask.Lock(locked=locked)), frames.Ack)
            told.append(json.loads((await call("GET", url)).body))
    assert [known["locked"] for known in told] == [True, False]


async def test_a_screen_that_watches_takes_nobodys_seat(server: ServerProcess) -> None:
    host, member = await sit_down(server.url, 2)
    async with connected(server.url, [host, member]) as clients:
        screen = Client(server.url, f"{host.code}?watch", host.cookie)
        await screen.connect()
        await screen.until(lambda _: True)
        assert screen.view is not None
        assert clients[0].view is not None
        assert screen.view.you is None
        assert people_here(screen.view) == [host.person, member.person]
        assert isinstance(await clients[0].do(ask.Lock(locked=True)), frames.Ack)
        await screen.until(lambda view: view.table.locked)
        refused = await screen.do(ask.Lock(locked=False))
        assert isinstance(refused, frames.Refused)
        assert refused.refusal.code == "not_at_the_table"
        assert not clients[0].gone.is_set()
        await screen.close()


async def test_who_comes_back_finds_the_chat(server: ServerProcess) -> None:
    host, member = await sit_down(server.url, 2)
    async with connected(server.url, [host]) as (client,):
        await client.send(frames.Say("hello there"))
        await client.do(ask.Lock(locked=True))  # answered after the line was kept
    async with connected(server.url, [member]) as (client,):
        async with asyncio.timeout(SOON):
            while not client.heard:
                await client.send(frames.Ping())
                await asyncio.sleep(0.01)
        (said,) = client.heard
        assert isinstance(said, frames.Said)
        assert (said.person, said.text, said.old) == (host.person, "hello there", True)
