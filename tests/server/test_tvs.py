"""Pairing a TV with a table: who may, what the TV sees, and what it may do."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from storyhare.rules.bounds import ID_LIMIT
from storyhare.server.http.tvs import GOOD_FOR
from storyhare.server.limits import PAIRING_CODES, PAIRING_LOOKS
from storyhare.table import commands as ask
from storyhare.table.people.codes import LONGEST, SIGNS
from storyhare.testing.client import (
    Answer,
    Client,
    Ticket,
    call,
    due_move,
    join_table,
    open_table,
)
from storyhare.testing.server import ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess
from storyhare.wire import frames
from tests.server.conftest import serving
from tests.server.nodes import nodes
from tests.server.raw_socket import RawSocket
from tests.server.tables import SOON, connected, in_step, play_to_the_end, sit_down, start
from tests.server.test_allowances import calling_from

JSON = {"content-type": "application/json"}
MISSES = 5


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where guessing is limited."""
    folder = tmp_path_factory.mktemp("strict")
    yield from serving(ServerProcess(folder, limits={"misses_per_address": MISSES}))


class Tv(Struct):
    """A TV that waits for a table."""

    url: str
    pairing: str
    secret: str

    async def looks(self, at: str | None = None) -> Answer:
        """Ask whether somebody has let it in."""
        body = json.dumps({"secret": self.secret}).encode()
        return await call("POST", f"{at or self.url}/api/tvs/{self.pairing}", body, JSON)


async def waiting_tv(url: str, headers: dict[str, str] | None = None) -> Tv:
    """A TV that shows a code."""
    answer = await call("POST", f"{url}/api/tvs", None, headers)
    assert answer.status == 201, answer
    told = json.loads(answer.body)
    assert told["seconds"] == GOOD_FOR
    return Tv(url, told["pairing"], told["secret"])


async def let_in(
    url: str, code: str, pairing: Any, cookie: str = "", headers: dict[str, str] | None = None
) -> tuple[int, str]:
    """Somebody types the code of a TV; the status, and the code of a refusal."""
    body = json.dumps({"pairing": pairing}).encode()
    sent = {**(headers or JSON), "cookie": cookie}
    answer = await call("POST", f"{url}/api/tables/{code}/tvs", body, sent)
    told = json.loads(answer.body)
    return answer.status, told["refusal"]["code"] if "refusal" in told else told["code"]


async def paired(url: str, host: Ticket) -> str:
    """A TV that shows the table of somebody; its cookie."""
    tv = await waiting_tv(url)
    assert await let_in(url, host.code, tv.pairing, host.cookie) == (201, host.code)
    return cookie_in(await tv.looks())


def cookie_in(answer: Answer) -> str:
    """The cookie that a TV is given, as it sends it."""
    return answer.headers["set-cookie"].partition(";")[0]


async def closed_with(server: ServerProcess, path: str, cookie: str) -> int | None:
    """Why a device may not come in."""
    socket = await RawSocket.open(server.port, path, {"Cookie": cookie})
    return (await socket.closing())[1]


# -- letting a TV in -------------------------------------------------------------------------------


async def test_a_tv_shows_a_code_and_learns_whose_table_to_show(server: ServerProcess) -> None:
    host = await open_table(server.url, "Ada", {"decks": ["made"]})
    tv = await waiting_tv(server.url)
    assert len(tv.pairing) == LONGEST
    assert set(tv.pairing) <= set(SIGNS)
    waits = await tv.looks()
    assert json.loads(waits.body) == {"code": None, "person": None}
    assert "set-cookie" not in waits.headers
    typed = f" {tv.pairing[:3].lower()}-{tv.pairing[3:]} "
    assert await let_in(server.url, host.code, typed, host.cookie) == (201, host.code)
    assert await let_in(server.url, host.code, tv.pairing, host.cookie) == (201, host.code)
    told = await tv.looks()
    assert json.loads(told.body) == {"code": host.code, "person": host.person}
    name, _, secret = cookie_in(told).partition("=")
    assert (name, secret) == (f"storyhare-tv-{host.code}", tv.secret)
    assert "HttpOnly" in told.headers["set-cookie"]
    assert cookie_in(await tv.looks()) == cookie_in(told)  # the answer may have been lost


async def test_a_tv_sees_what_watchers_see(server: ServerProcess) -> None:
    host, member = await sit_down(server.url, 2)
    cookie = await paired(server.url, host)
    async with connected(server.url, [host, member]):
        screen = Client(server.url, f"{host.code}?watch", cookie)
        await screen.connect()
        await screen.until(lambda _: True)
        assert screen.view is not None
        assert screen.view.you is None
        refused = await screen.do(ask.Lock(locked=True))
        assert isinstance(refused, frames.Refused)
        assert refused.refusal.code == "not_at_the_table"
        await screen.close()
    # Without the word that it watches, its cookie is nobody's.
    stranger = Client(server.url, host.code, cookie)
    await stranger.connect()
    await stranger.until(lambda _: True)
    assert stranger.view is not None
    assert stranger.view.you is None
    await stranger.close()


async def test_only_people_at_the_table_let_a_tv_in(server: ServerProcess) -> None:
    host, member = await sit_down(server.url, 2)
    other = await open_table(server.url, "Eve", {"decks": ["made"]})
    tv = await waiting_tv(server.url)
    for cookie in ("", other.cookie, f"storyhare-{host.code}={host.person}.wrong"):
        answer = await let_in(server.url, host.code, tv.pairing, cookie)
        assert answer == (404, "no_such_table")
    assert json.loads((await tv.looks()).body)["code"] is None
    assert await let_in(server.url, "ZZZZ", tv.pairing, host.cookie) == (404, "no_such_table")
    async with connected(server.url, [host, member]) as clients:
        assert isinstance(await clients[1].do(ask.Leave()), frames.Ack)
    answer = await let_in(server.url, host.code, tv.pairing, member.cookie)
    assert answer == (409, "not_at_the_table")


async def test_a_locked_table_opens_for_a_tv_that_somebody_at_it_lets_in(
    server: ServerProcess,
) -> None:
    host, member = await sit_down(server.url, 2)
    before = await paired(server.url, member)
    async with connected(server.url, [host, member]) as clients:
        assert isinstance(await clients[0].do(ask.Lock(locked=True)), frames.Ack)
        assert await closed_with(server, f"/ws/{host.code}?watch", "") == 4423
        wrong = f"storyhare-tv-{host.code}=wrong"
        assert await closed_with(server, f"/ws/{host.code}?watch", wrong) == 4423
        for cookie in (before, await paired(server.url, host)):
            screen = Client(server.url, f"{host.code}?watch", cookie)
            await screen.connect()
            await screen.until(lambda view: view.table.locked)
            await screen.close()
        # Each person has one TV: the earlier one is let go, and so is that of who is sent away.
        later = await paired(server.url, member)
        assert await closed_with(server, f"/ws/{host.code}?watch", before) == 4423
        screen = Client(server.url, f"{host.code}?watch", later)
        await screen.connect()
        await screen.until(lambda _: True)
        assert isinstance(await clients[0].do(ask.Remove(member.person)), frames.Ack)
        async with asyncio.timeout(SOON):
            await screen.gone.wait()
        assert screen.bye == "removed"
        assert await closed_with(server, f"/ws/{host.code}?watch", later) == 4423


# -- codes that lead nowhere -----------------------------------------------------------------------


async def test_a_code_that_no_tv_shows_is_refused(server: ServerProcess) -> None:
    host = await open_table(server.url, "Ada", {"decks": ["made"]})
    for wrong in ("ZZZZZZ", "", "0", "x" * ID_LIMIT):
        answer = await let_in(server.url, host.code, wrong, host.cookie)
        assert answer == (404, "no_such_pairing")
    for unreadable in ("x" * (ID_LIMIT + 1), 7, None):
        answer = await let_in(server.url, host.code, unreadable, host.cookie)
        assert answer == (400, "bad_request")


async def test_a_tv_goes_to_the_first_table_that_takes_it(server: ServerProcess) -> None:
    host = await open_table(server.url, "Ada", {"decks": ["made"]})
    other = await open_table(server.url, "Eve", {"decks": ["made"]})
    tv = await waiting_tv(server.url)
    assert await let_in(server.url, host.code, tv.pairing, host.cookie) == (201, host.code)
    late = await let_in(server.url, other.code, tv.pairing, other.cookie)
    assert late == (404, "no_such_pairing")
    assert json.loads((await tv.looks()).body)["code"] == host.code


async def test_only_the_tv_itself_learns_of_the_table(server: ServerProcess) -> None:
    host = await open_table(server.url, "Ada", {"decks": ["made"]})
    tv = await waiting_tv(server.url)
    await let_in(server.url, host.code, tv.pairing, host.cookie)
    for eve in (Tv(tv.url, tv.pairing, "wrong"), Tv(tv.url, "ZZZZZZ", tv.secret)):
        answer = await eve.looks()
        assert answer.status == 404
        assert json.loads(answer.body)["refusal"]["code"] == "no_such_pairing"
        assert "set-cookie" not in answer.headers


# -- how often -------------------------------------------------------------------------------------


async def test_codes_of_tvs_are_guessed_no_faster_than_codes_of_tables(
    strict: ServerProcess,
) -> None:
    host = await open_table(strict.url, "Ada", {"decks": ["made"]})
    tv = await waiting_tv(strict.url)
    here = calling_from("192.0.2.9")
    for _ in range(MISSES):
        answer = await let_in(strict.url, host.code, "ZZZZZZ", host.cookie, here)
        assert answer == (404, "no_such_pairing")
    for guess in ("ZZZZZZ", tv.pairing):
        answer = await let_in(strict.url, host.code, guess, host.cookie, here)
        assert answer == (429, "too_fast")
    there = calling_from("192.0.2.10")
    right = await let_in(strict.url, host.code, tv.pairing, host.cookie, there)
    assert right == (201, host.code)


async def test_an_address_gets_so_many_codes_and_looks_so_often(server: ServerProcess) -> None:
    here = calling_from("192.0.2.11")
    tv = await waiting_tv(server.url, here)
    codes = [await call("POST", f"{server.url}/api/tvs", None, here) for _ in range(30)]
    assert [one.status for one in codes[: PAIRING_CODES.burst - 1]] == [201] * 19
    assert codes[-1].status == 429
    body = json.dumps({"secret": tv.secret}).encode()
    url = f"{server.url}/api/tvs/{tv.pairing}"
    looks = await asyncio.gather(
        *[call("POST", url, body, here) for _ in range(PAIRING_LOOKS.burst * 3)]
    )
    assert {one.status for one in looks} == {200, 429}


# -- the remote ------------------------------------------------------------------------------------


async def revealing(clients: list[Client]) -> None:
    """Play on to the reveal, whose steps wait for the host."""
    await start(clients[0], clients)
    luck = random.Random(7)
    while not is_revealing(clients[0]):
        for client in clients:
            assert client.view is not None
            move = due_move(client.view, luck)
            if move is not None and not isinstance(move, ask.PressOn):
                await client.do(move)
        await in_step(clients[0])
    for client in clients:
        await client.until(lambda view: view.table.reveal is not None)


def is_revealing(client: Client) -> bool:
    return client.view is not None and client.view.table.reveal is not None


async def shows(screen: Client, step: int) -> str:
    """What a TV hears when its remote asks for a step."""
    answer = await screen.do(ask.ShowStep(step))
    return answer.refusal.code if isinstance(answer, frames.Refused) else "ok"


async def screen_with(server: ServerProcess, code: str, cookie: str) -> Client:
    """A TV that watches a table."""
    screen = Client(server.url, f"{code}?watch", cookie)
    await screen.connect()
    await screen.until(lambda _: True)
    return screen


async def test_the_remote_leads_for_the_host_who_let_the_tv_in(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, led_reveal=True)
    host, member = tickets[:2]
    cookies = [await paired(server.url, host), await paired(server.url, member), ""]
    async with connected(server.url, tickets) as clients:
        await revealing(clients)
        screens = [await screen_with(server, host.code, cookie) for cookie in cookies]
        by_host, by_member, by_link = screens
        assert await shows(by_host, 1) == "ok"
        await clients[2].until(lambda view: view.table.reveal.step == 1)  # type: ignore[union-attr]  # it is on
        assert await shows(by_host, 1) == "already_so"
        assert await shows(by_host, 99) == "no_such_step"
        assert await shows(by_member, 2) == "not_host"
        assert await shows(by_link, 2) == "not_at_the_table"
        # It may lead, and nothing else; and no longer when somebody else is the host.
        refused = await by_host.do(ask.PressOn())
        assert isinstance(refused, frames.Refused)
        assert refused.refusal.code == "not_at_the_table"
        assert isinstance(await clients[0].do(ask.HandOver(member.person)), frames.Ack)
        assert await shows(by_host, 2) == "not_host"
        assert await shows(by_member, 2) == "ok"
        await asyncio.gather(*[screen.close() for screen in screens])


async def test_an_earlier_tv_leads_no_longer(server: ServerProcess) -> None:
    tickets = await sit_down(server.url, 3, led_reveal=True)
    before = await paired(server.url, tickets[0])
    async with connected(server.url, tickets) as clients:
        await revealing(clients)
        screen = await screen_with(server, tickets[0].code, before)
        await paired(server.url, tickets[0])
        assert await shows(screen, 1) == "not_at_the_table"
        await screen.close()


# -- what lasts ------------------------------------------------------------------------------------


async def test_a_tv_stays_for_the_rematch_and_after_a_restart(own_server: ServerProcess) -> None:
    tickets = await sit_down(own_server.url, 3, options={"end": {"tellings": 1}})
    cookie = await paired(own_server.url, tickets[0])
    waits = await waiting_tv(own_server.url)
    async with connected(own_server.url, tickets) as clients:
        await start(clients[0], clients)
        await play_to_the_end(clients, 3)
        assert isinstance(await clients[0].do(ask.Lock(locked=True)), frames.Ack)
        assert isinstance(await clients[0].do(ask.Rematch()), frames.Ack)
    own_server.kill()
    await own_server.start()
    screen = await screen_with(own_server, tickets[0].code, cookie)
    assert screen.view is not None
    assert screen.view.table.stage == "lobby"
    await screen.close()
    # The code that was on another screen is gone: that TV asks for a new one.
    assert (await waits.looks()).status == 404


async def test_the_tv_and_the_phone_may_be_on_different_nodes(
    postgres: PostgresProcess, tmp_path: Path
) -> None:
    database = await postgres.new_database()
    async with nodes(database, tmp_path) as pair:
        first, second = pair.urls
        host = await open_table(first, "Ada", {"decks": ["made"]})
        tv = await waiting_tv(second)
        member = await join_table(first, host.code, "Bo")
        assert await let_in(first, host.code, tv.pairing, member.cookie) == (201, host.code)
        told = await tv.looks()
        assert json.loads(told.body) == {"code": host.code, "person": member.person}
        async with connected(first, [host]) as (client,):
            assert isinstance(await client.do(ask.Lock(locked=True)), frames.Ack)
            screen = await screen_with(pair[1], host.code, cookie_in(told))
            await screen.close()
