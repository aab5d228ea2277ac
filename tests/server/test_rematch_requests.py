"""Every request about a table while a rematch begins: whatever was accepted is true afterwards.

Real servers, where chance decides who comes first: one on SQLite, and two over PostgreSQL.
"""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from storyhare.server.http import reference
from storyhare.server.http import tables as api
from storyhare.table import commands as ask
from storyhare.testing.client import Answer, Client, Ticket, call
from storyhare.testing.server import ServerProcess
from storyhare.wire import frames
from tests.notifications.receiver import BrowserKeys
from tests.server.nodes import nodes, spread
from tests.server.notified import DAYS, browser
from tests.server.tables import SOON, play_to_the_end, sit_down, start

JSON = {"content-type": "application/json"}
TIMES = 5


class Evening:
    """Ada, who asks for rematches, Bea, who races them, and Cora; one on each node by turns."""

    def __init__(
        self, urls: Sequence[str], tickets: list[Ticket], clients: list[Client], luck: random.Random
    ) -> None:
        self.urls = urls
        self.tickets = tickets
        self.clients = clients
        self.luck = luck
        self.old = ""
        self.link = b""
        self.tv: dict[str, Any] = {}
        self.browser = browser(BrowserKeys(), "https://push.example/bea")
        self.channel = "none"

    @property
    def code(self) -> str:
        """The table's code."""
        return self.tickets[0].code

    def call(
        self, method: str, path: str, body: Any = None, cookie: str | None = None
    ) -> Awaitable[Answer]:
        """Ask some node for something, with Bea's cookie or another one."""
        headers = JSON | {"cookie": self.tickets[1].cookie if cookie is None else cookie}
        sent = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        return call(method, f"{self.luck.choice(self.urls)}{path}", sent, headers)

    def at_the_table(self, method: str, path: str = "", body: Any = None) -> Awaitable[Answer]:
        """The same, below the table's own address."""
        return self.call(method, f"/api/tables/{self.code}{path}", body)

    async def person(self, cookie: str) -> str | None:
        """Whom every node takes somebody for."""
        found: set[str | None] = set()
        for url in self.urls:
            answer = await call("GET", f"{url}/api/tables/{self.code}", None, {"cookie": cookie})
            assert answer.status == 200
            found.add(json.loads(answer.body)["person"])
        assert len(found) == 1, found
        return found.pop()

    async def play(self) -> None:
        """A game of one round, to its end."""
        await start(self.clients[0], self.clients)
        assert isinstance(await self.clients[0].do(ask.LastRound()), frames.Ack)
        await play_to_the_end(self.clients, self.luck.randrange(1000))
        view = self.clients[0].view
        assert view is not None
        self.old = view.table.game_id
        self.link = (await self.at_the_table("POST", "/device-links")).body

    async def rematch(self) -> None:
        """The same people again; whoever is still connected sees it."""
        answer = await self.clients[0].do(ask.Rematch())
        assert isinstance(answer, frames.Ack), answer
        assert answer.table.game_id != self.old


class Entry(Struct, frozen=True):
    """A way to come to a table, and what has to be true when it was answered with yes."""

    knock: Callable[[Evening], Awaitable[Any]]
    check: Callable[[Evening, Any], Awaitable[None]]
    # Those of the table.
    settings: Mapping[str, Any] = {}


# -- over HTTP -------------------------------------------------------------------------------------


def refusal_of(answer: Answer) -> str:
    assert answer.status in (404, 409), answer
    code: str = json.loads(answer.body)["refusal"]["code"]
    return code


def cookie_of(answer: Answer) -> str:
    assert answer.status == 201, answer
    return answer.headers["set-cookie"].split(";")[0]


async def joined(evening: Evening, answer: Answer) -> None:
    person = json.loads(answer.body)["person"]
    assert await evening.person(cookie_of(answer)) == person
    assert isinstance(await evening.clients[0].do(ask.Remove(person)), frames.Ack)


async def known(evening: Evening, answer: Answer) -> None:
    assert json.loads(answer.body)["person"] == evening.tickets[1].person


async def linked(evening: Evening, answer: Answer) -> None:
    assert answer.status == 201, answer
    await moved(evening, await evening.at_the_table("POST", "/devices", answer.body))


async def moved(evening: Evening, answer: Answer) -> None:
    old, cookie, gone = evening.tickets[1], cookie_of(answer), evening.clients[1]
    assert await evening.person(cookie) == old.person
    assert await evening.person(old.cookie) is None
    await asyncio.wait_for(gone.gone.wait(), SOON)
    assert gone.close_code == 4001
    evening.tickets[1] = Ticket(old.code, old.person, cookie)
    evening.clients[1] = Client(evening.luck.choice(evening.urls), old.code, cookie)
    await evening.clients[1].connect()
    await evening.clients[1].until(lambda _: True)


async def bring_tv(evening: Evening) -> Answer:
    """Bea types the code that a TV shows."""
    evening.tv = json.loads((await evening.call("POST", "/api/tvs")).body)
    return await evening.at_the_table("POST", "/tvs", {"pairing": evening.tv["pairing"]})


async def on_tv(evening: Evening, answer: Answer) -> None:
    """The TV may watch on every node, also where nobody else may."""
    assert answer.status == 201, answer
    secret = {"secret": evening.tv["secret"]}
    found = await evening.call("POST", f"/api/tvs/{evening.tv['pairing']}", secret)
    cookie = found.headers["set-cookie"].split(";")[0]
    assert isinstance(await evening.clients[0].do(ask.Lock(locked=True)), frames.Ack)
    for url in evening.urls:
        tv = Client(url, f"{evening.code}?watch", cookie)
        await tv.connect()
        await tv.until(lambda view: view.table.game_id != evening.old)
        await tv.close()
    assert isinstance(await evening.clients[0].do(ask.Lock(locked=False)), frames.Ack)


async def refused(_: Evening, answer: Answer) -> None:
    assert refusal_of(answer) in (
        "not_at_this_stage",
        "another_game",
        "ticket_unknown",
        "no_such_recording",
    )


async def told(_: Evening, answer: Answer) -> None:
    if answer.status != 200:  # the rematch has no rounds yet
        assert refusal_of(answer) == "no_such_round"


async def kept(_: Evening, answer: Answer) -> None:
    assert answer.status in (200, 204), answer


async def has_no_mailbox(_: Evening, answer: Answer) -> None:
    assert refusal_of(answer) == "no_such_channel"


async def listed(evening: Evening) -> Any:
    """Bea's channels, the same on every node."""
    found = []
    for url in evening.urls:
        path = f"{url}/api/tables/{evening.code}/channels"
        answer = await call("GET", path, None, {"cookie": evening.tickets[1].cookie})
        assert answer.status == 200, answer
        found.append(json.loads(answer.body))
    assert all(one == found[0] for one in found), found
    return found[0]


async def is_known(evening: Evening, answer: Answer) -> None:
    """The channel is there; then it goes, and the next race brings it again."""
    assert answer.status == 201, answer
    (one,) = (await listed(evening))["channels"]
    answer = await evening.at_the_table("DELETE", f"/channels/{one['id']}")
    assert answer.status == 204, answer


async def bring_browser(evening: Evening) -> None:
    answer = await evening.at_the_table("POST", "/channels", evening.browser)
    assert answer.status == 201, answer
    evening.channel = json.loads(answer.body)["id"]


async def are_preferred(evening: Evening, answer: Answer) -> None:
    """The first race changes nothing, since there is no channel yet."""
    assert answer.status == 204, answer
    if evening.channel != "none":
        assert (await listed(evening))["preferences"] == {"language": "de", "quiet": None}
    await bring_browser(evening)


async def is_gone(evening: Evening, answer: Answer) -> None:
    assert answer.status == 204, answer
    assert (await listed(evening))["channels"] == []
    await bring_browser(evening)


async def come_and_be_forgotten(evening: Evening) -> str:
    """Somebody who comes in, and thinks again; answers their cookie."""
    people = f"/api/tables/{evening.code}/people"
    came = await evening.call("POST", people, {"name": "Emil"}, "")
    person, cookie = json.loads(came.body)["person"], cookie_of(came)
    answer = await evening.call("DELETE", f"{people}/{person}", None, cookie)
    assert answer.status == 204, answer
    return cookie


async def forgotten(evening: Evening, cookie: str) -> None:
    """The other node hears of it a moment later."""
    for url in evening.urls:
        async with asyncio.timeout(SOON):
            while await known_as(f"{url}/api/tables/{evening.code}", cookie) is not None:
                await asyncio.sleep(0.05)


async def known_as(table: str, cookie: str) -> str | None:
    person: str | None = json.loads((await call("GET", table, None, {"cookie": cookie})).body)[
        "person"
    ]
    return person


OVER_HTTP: dict[tuple[str, str], Entry] = {
    ("POST", "/api/tables/{code}/people"): Entry(
        lambda e: e.call("POST", f"/api/tables/{e.code}/people", {"name": "Dora"}, ""), joined
    ),
    ("GET", "/api/tables/{code}"): Entry(lambda e: e.at_the_table("GET"), known),
    ("POST", "/api/tables/{code}/device-links"): Entry(
        lambda e: e.at_the_table("POST", "/device-links"), linked
    ),
    ("POST", "/api/tables/{code}/devices"): Entry(
        lambda e: e.call("POST", f"/api/tables/{e.code}/devices", e.link, ""), moved
    ),
    ("DELETE", "/api/tables/{code}/people/{person}"): Entry(come_and_be_forgotten, forgotten),
    ("POST", "/api/tables/{code}/tvs"): Entry(bring_tv, on_tv),
    ("GET", "/api/tables/{code}/channels"): Entry(
        lambda e: e.at_the_table("GET", "/channels"), kept, DAYS
    ),
    ("POST", "/api/tables/{code}/channels"): Entry(
        lambda e: e.at_the_table("POST", "/channels", e.browser), is_known, DAYS
    ),
    ("PUT", "/api/tables/{code}/preferences"): Entry(
        lambda e: e.at_the_table("PUT", "/preferences", {"language": "de"}),
        are_preferred,
        DAYS,
    ),
    # Only a mailbox has what this changes, and this server sends no e-mails.
    ("PUT", "/api/tables/{code}/channels/{channel}"): Entry(
        lambda e: e.at_the_table("PUT", "/channels/none", {"digest": True}), has_no_mailbox, DAYS
    ),
    ("DELETE", "/api/tables/{code}/channels/{channel}"): Entry(
        lambda e: e.at_the_table("DELETE", f"/channels/{e.channel}"), is_gone, DAYS
    ),
    ("POST", "/api/tables/{code}/recordings"): Entry(
        lambda e: e.at_the_table("POST", "/recordings", {"kind": "sound"}), refused
    ),
    ("PUT", "/api/tables/{code}/recordings/{ticket}"): Entry(
        lambda e: e.at_the_table("PUT", "/recordings/ticket", b"sound"), refused
    ),
    ("PUT", "/api/tables/{code}/rounds/{number}/photo"): Entry(
        lambda e: e.at_the_table("PUT", "/rounds/1/photo", b"photo"), refused
    ),
    ("GET", "/api/tables/{code}/rounds/{number}"): Entry(
        lambda e: e.at_the_table("GET", "/rounds/1"), told
    ),
    ("GET", "/api/games/{game}/record"): Entry(
        lambda e: e.call("GET", f"/api/games/{e.old}/record"), kept
    ),
    ("GET", "/api/games/{game}/story"): Entry(
        lambda e: e.call("GET", f"/api/games/{e.old}/story"), kept
    ),
    ("GET", "/api/recordings/{recording}"): Entry(
        lambda e: e.call("GET", f"/api/recordings/{e.old}.sound"), refused
    ),
}


# -- over the socket -------------------------------------------------------------------------------


async def comes_back(evening: Evening) -> Client:
    """Cora opens her page anew, somewhere."""
    ticket = evening.tickets[2]
    client = Client(evening.luck.choice(evening.urls), ticket.code, ticket.cookie)
    await client.connect()
    return client


async def is_back(evening: Evening, client: Client) -> None:
    await client.until(lambda view: view.table.game_id != evening.old)
    evening.clients[2] = client
    answer = await client.do(ask.Rename("Cora"))
    assert isinstance(answer, frames.Ack), answer


async def is_heard(evening: Evening, _: None) -> None:
    for client in evening.clients:
        async with asyncio.timeout(SOON):
            while not client.heard:
                await asyncio.sleep(0.01)
        client.heard.clear()


# Every command has races of its own, in test_rematch_commands.
OVER_SOCKETS = (
    Entry(comes_back, is_back),
    Entry(lambda e: e.clients[1].send(frames.Say("again!")), is_heard),
)


# -- the races -------------------------------------------------------------------------------------


def test_every_door_of_a_table_races() -> None:
    with_tables = ("/api/tables/", "/api/games/", "/api/recordings/")
    entries = {
        (method, path.replace(":str", "").replace(":int", ""))
        for route in reference.DESCRIBED
        for method in route.http_methods
        for path in route.paths
        if path.startswith(with_tables) and method in ("GET", "POST", "PUT", "DELETE")
    }
    assert api.open_table in reference.DESCRIBED  # which is not about an existing table
    assert set(OVER_HTTP) == entries


@asynccontextmanager
async def evening(
    urls: Sequence[str], seed: int, settings: Mapping[str, Any]
) -> AsyncIterator[Evening]:
    tickets = await sit_down(urls[0], 3, **settings)
    async with spread(urls, tickets) as clients:
        company = Evening(urls, tickets, clients, random.Random(seed))
        try:
            yield company
        finally:
            await asyncio.gather(*[client.close() for client in company.clients])


async def race(urls: Sequence[str], seed: int, entry: Entry) -> None:
    """Some rematches, with a request at the same time."""
    async with evening(urls, seed, entry.settings) as company:
        for _ in range(TIMES):
            await company.play()
            wait = company.luck.uniform(0.0, 0.004)

            async def knock(wait: float = wait) -> Any:
                await asyncio.sleep(wait)  # sooner or later than the rematch
                return await entry.knock(company)

            async with asyncio.timeout(SOON):
                _, answer = await asyncio.gather(company.rematch(), knock())
                await entry.check(company, answer)


async def races(urls: Sequence[str]) -> None:
    for seed, entry in enumerate((*OVER_HTTP.values(), *OVER_SOCKETS)):
        await race(urls, seed, entry)


async def test_every_door_tells_the_truth_while_a_rematch_begins(server: ServerProcess) -> None:
    await races([server.url])


async def test_every_door_of_two_nodes_tells_the_truth_while_a_rematch_begins(
    database: str, tmp_path: Path
) -> None:
    async with nodes(database, tmp_path) as several:
        await races(several.urls)
