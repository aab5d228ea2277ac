"""Notifications over HTTP: to a browser, a webhook and a mailbox, from a real server."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from storyhare.rules import Clue
from storyhare.testing.client import Client, call
from storyhare.wire import frames
from tests.cli.test_ops import run
from tests.cli.test_tables import holds
from tests.notifications.receiver import BrowserKeys, proven_sender, status
from tests.server.notified import ADDRESS, World, a_world, browser, until
from tests.server.recorders import telling
from tests.server.tables import SOON, everybody_here, start


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as made:
        yield made


# -- a browser -------------------------------------------------------------------------------------


async def test_a_browser_is_told_whose_turn_it_is(world: World) -> None:
    keys = BrowserKeys()
    made = await world.adds(browser(keys, f"{world.receiver.url}/push"))
    assert made["kind"] == "push"
    await world.begins()
    await until(lambda: world.receiver.got)
    (got,) = world.receiver.got
    told = keys.read(got)
    assert told["title"] == f"Your turn · {world.ada.code}"
    assert told["link"] == f"/t/{world.ada.code}"
    sender = proven_sender(got, world.receiver.url, time.time())
    assert sender == (await world.channels())["push_key"]


async def test_a_subscription_that_has_expired_is_forgotten(world: World) -> None:
    await world.adds(browser(BrowserKeys(), f"{world.receiver.url}/push"))
    world.receiver.answer = lambda _: status(410)
    await world.begins()
    await until(lambda: world.receiver.got)
    async with asyncio.timeout(SOON):
        while (await world.channels())["channels"]:
            await asyncio.sleep(0.05)


async def test_it_is_off_at_once(world: World) -> None:
    made = await world.adds(browser(BrowserKeys(), f"{world.receiver.url}/push"))
    assert (await world.calls("DELETE", f"channels/{made['id']}", seat=1)).status == 204
    assert len((await world.channels())["channels"]) == 1  # nobody else can end it
    assert (await world.calls("DELETE", f"channels/{made['id']}")).status == 204
    assert (await world.channels())["channels"] == []


async def test_the_key_stays_the_same_over_a_restart(world: World) -> None:
    before = (await world.channels())["push_key"]
    await asyncio.to_thread(world.server.stop)
    await world.server.start()
    assert (await world.channels())["push_key"] == before


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"push": {"endpoint": "ftp://x", "p256dh": "a", "auth": "b"}},
        {"push": {"endpoint": "http://127.0.0.1:9/x", "p256dh": "a", "auth": "b"}},
        {"email": {"address": "ada"}},
        {"email": {"address": "ada@mail.example\r\nBcc: x@mail.example"}},
        {"webhook": {"form": "json", "url": "gopher://x"}},
        {
            "email": {"address": "ada@mail.example"},
            "preferences": {"quiet": {"zone": "../../etc/passwd", "begins": 0, "ends": 1}},
        },
        {"email": {"address": "a@mail.example"}, "webhook": {"form": "json", "url": "http://x/"}},
    ],
)
async def test_what_cannot_be_is_refused(world: World, wanted: Any) -> None:
    assert (await world.calls("POST", "channels", wanted or {"preferences": {}})).status in (
        400,
        409,
    )
    assert (await world.channels())["channels"] == []


async def test_strangers_see_and_change_nothing(world: World) -> None:
    url = f"{world.server.url}/api/tables/{world.ada.code}/channels"
    assert (await call("GET", url)).status == 404
    body = json.dumps(browser(BrowserKeys(), f"{world.receiver.url}/push")).encode()
    json_ = {"content-type": "application/json"}
    assert (await call("POST", url, body, json_)).status == 404


async def test_a_person_has_only_a_few_browsers(world: World) -> None:
    for number in range(6):
        await world.adds(browser(BrowserKeys(), f"{world.receiver.url}/{number}"))
    more = browser(BrowserKeys(), f"{world.receiver.url}/more")
    assert (await world.calls("POST", "channels", more)).status == 409
    again = browser(BrowserKeys(), f"{world.receiver.url}/3")
    assert (await world.calls("POST", "channels", again)).status == 201


# -- the group -------------------------------------------------------------------------------------


async def test_a_channel_is_greeted_and_told_for_whom_the_table_waits(world: World) -> None:
    made = await world.adds({"webhook": {"form": "json", "url": f"{world.receiver.url}/hook"}})
    assert made["secret"]
    await until(lambda: world.receiver.got)
    assert json.loads(world.receiver.got[0].body)["what"] == "hello"
    await world.begins()
    await until(lambda: len(world.receiver.got) > 1)
    told = json.loads(world.receiver.got[1].body)
    assert (told["what"], told["awaited"], told["table"]) == ("turn", ["Ada"], world.ada.code)
    assert told["link"] == f"https://play.example/t/{world.ada.code}"
    assert (await world.channels())["channels"][0]["secret"] == ""


async def test_only_the_host_connects_a_channel(world: World) -> None:
    wanted = {"webhook": {"form": "json", "url": f"{world.receiver.url}/hook"}}
    assert (await world.calls("POST", "channels", wanted, seat=1)).status == 409
    assert (await world.channels(1))["webhooks"] is False
    for number in range(3):
        await world.adds({"webhook": {"form": "json", "url": f"{world.receiver.url}/{number}"}})
    assert (await world.calls("POST", "channels", wanted)).status == 409


async def test_a_channel_that_fails_is_tried_again_with_patience(world: World) -> None:
    world.receiver.answer = lambda _: status(503)
    await world.adds({"webhook": {"form": "json", "url": f"{world.receiver.url}/hook"}})
    await until(lambda: world.receiver.got)
    wanted = 'storyhare_notifications_total{channel="webhook",outcome="again"} 1.0'
    async with asyncio.timeout(SOON):
        while wanted not in (await call("GET", f"{world.server.url}/metrics")).body.decode():
            await asyncio.sleep(0.05)
    assert len(world.receiver.got) == 1


async def test_without_leave_no_channel_is_in_a_private_network(tmp_path: Path) -> None:
    async with a_world(tmp_path, private_targets=False) as world:
        for url in (f"{world.receiver.url}/x", "https://10.0.0.1/x", "https://localhost/x"):
            wanted = {"webhook": {"form": "json", "url": url}}
            assert (await world.calls("POST", "channels", wanted)).status == 409
        assert world.receiver.got == []


# -- e-mails ---------------------------------------------------------------------------------------


async def test_a_mailbox_is_asked_first_and_can_say_no_at_any_time(world: World) -> None:
    made = await world.adds({"email": {"address": ADDRESS}})
    assert (made["to"], made["confirmed"]) == ("a…@mail.example", False)
    await world.begins()
    await until(lambda: world.mails.got)
    (question,) = world.mails.got
    assert question["To"] == ADDRESS
    link = re.search(r"https://play\.example(/email/\S+)", question.get_content())
    assert link is not None
    there = f"{world.server.url}/api{link[1]}"
    assert (await call("POST", f"{there}x/on")).status == 404
    assert (await call("GET", f"{there}/on")).status == 405  # a link that is only looked at
    assert (await call("POST", f"{there}/on")).status == 204
    await until(lambda: len(world.mails.got) > 1)
    turn = world.mails.got[1]
    assert turn["Subject"] == f"Your turn · {world.ada.code}"
    stop = str(turn["List-Unsubscribe"]).strip("<>").replace("https://play.example", "")
    answer = await call(
        "POST",
        f"{world.server.url}{stop}",
        b"List-Unsubscribe=One-Click",
        {"content-type": "application/x-www-form-urlencoded"},
    )
    assert answer.status == 204
    assert (await world.channels())["channels"] == []


async def test_the_links_in_an_email_lead_to_pages(world: World) -> None:
    await world.adds({"email": {"address": ADDRESS}})
    await until(lambda: world.mails.got)
    link = re.search(r"https://play\.example(/email/\S+)", world.mails.got[0].get_content())
    assert link is not None
    assert (await call("POST", f"{world.server.url}/api{link[1]}/on")).status == 204
    await world.begins()
    await until(lambda: len(world.mails.got) > 1)
    stop = re.search(r"https://play\.example(/email/\S+)", world.mails.got[1].get_content())
    assert stop is not None
    assert stop[1] == f"{link[1]}/off"
    # A source checkout without a built client answers 503 at every page that exists.
    pages = [
        (await call("GET", world.server.url + path)).status for path in (link[1], stop[1], "/")
    ]
    assert len(set(pages)) == 1
    assert (await call("GET", f"{world.server.url}{link[1]}/on")).status == 404


async def test_how_often_a_mailbox_gets_emails_is_changed_by_its_person(world: World) -> None:
    made = await world.adds({"email": {"address": ADDRESS}})
    path = f"channels/{made['id']}"
    assert (await world.calls("PUT", path, {"digest": True}, seat=1)).status == 409
    assert (await world.calls("PUT", path, {"digest": True})).status == 204
    (channel,) = (await world.channels())["channels"]
    assert (channel["to"], channel["digest"]) == ("a…@mail.example", True)
    hook = await world.adds({"webhook": {"form": "json", "url": f"{world.receiver.url}/hook"}})
    assert (await world.calls("PUT", f"channels/{hook['id']}", {"digest": True})).status == 409


async def test_a_mailbox_that_is_nobodys_is_forgotten(world: World) -> None:
    await world.adds({"email": {"address": "nobody@mail.example"}})
    async with asyncio.timeout(SOON):
        while (await world.channels())["channels"]:
            await asyncio.sleep(0.05)
    assert world.mails.got == []


async def test_nobody_is_flooded_with_questions(world: World) -> None:
    answers = []
    for seat in range(3):
        for _ in range(2):
            wanted = {"email": {"address": ADDRESS}}
            answers.append((await world.calls("POST", "channels", wanted, seat)).status)
            await world.calls(
                "POST", "channels", {"email": {"address": f"x{seat}@mail.example"}}, seat
            )
    assert answers.count(429) >= 3
    await until(lambda: world.mails.got)
    assert sum(mail["To"] == ADDRESS for mail in world.mails.got) <= 3


async def test_without_a_mail_server_there_are_no_mails(tmp_path: Path) -> None:
    async with a_world(tmp_path, smtp_url=None, email_from=None, push="off", webhooks=0) as world:
        offered = await world.channels()
        assert (offered["email"], offered["push_key"], offered["webhooks"]) == (False, None, False)
        assert (
            await world.calls("POST", "channels", {"email": {"address": ADDRESS}})
        ).status == 409
        wanted = {"webhook": {"form": "json", "url": "https://example.org/x"}}
        assert (await world.calls("POST", "channels", wanted)).status == 409
        more = browser(BrowserKeys(), f"{world.receiver.url}/x")
        assert (await world.calls("POST", "channels", more)).status == 409


# -- people and their data -------------------------------------------------------------------------


async def test_whoever_is_forgotten_leaves_no_address(world: World) -> None:
    await world.adds({"email": {"address": ADDRESS}})
    await until(lambda: world.mails.got)
    assert (await world.calls("DELETE", "people/me")).status == 204
    assert (await world.channels(1))["channels"] == []
    await asyncio.to_thread(world.server.stop)
    assert not holds(world.server.data, ADDRESS)
    await world.server.start()


@pytest.fixture(params=["sqlite", "postgresql"])
def kept_in(request: pytest.FixtureRequest) -> str | None:
    """Where tables are stored: in a file, or at the address of a database."""
    return None if request.param == "sqlite" else str(request.getfixturevalue("database"))


async def test_operators_carry_addresses_along_and_erase_them(
    kept_in: str | None, tmp_path: Path
) -> None:
    data, other, copy = tmp_path / "data", tmp_path / "other", tmp_path / "copy.zip"
    for folder in (data, other):
        folder.mkdir()
    async with a_world(data, database=kept_in) as world:
        await world.adds({"email": {"address": ADDRESS}})
        await until(lambda: world.mails.got)
        code = world.ada.code
    where: list[str | Path] = ["--data", data]
    where += [] if kept_in is None else ["--database", kept_in]
    await asyncio.to_thread(run, "backup", copy, *where)
    await asyncio.to_thread(run, "restore", copy, "--data", other)
    assert holds(other, ADDRESS)
    await asyncio.to_thread(run, "erase", "person", "Ada", "--table", code, *where)
    assert not holds(data, ADDRESS)
    await asyncio.to_thread(run, "erase", "person", "Ada", "--table", code, "--data", other)
    assert not holds(other, ADDRESS)


async def test_quiet_hours_are_changed_for_all_channels(world: World) -> None:
    await world.adds({"email": {"address": ADDRESS}})
    await world.adds(browser(BrowserKeys(), f"{world.receiver.url}/push"))
    preferences = {"language": "pl", "quiet": {"zone": "Europe/Warsaw", "begins": 0, "ends": 60}}
    assert (await world.calls("PUT", "preferences", preferences)).status == 204
    assert (await world.channels())["preferences"] == preferences


async def test_whoever_looks_is_not_told(world: World) -> None:
    keys = BrowserKeys()
    await world.adds(browser(keys, f"{world.receiver.url}/push"))
    await world.adds(browser(keys, f"{world.receiver.url}/ben"), seat=1)
    devices = [Client(world.server.url, one.code, one.cookie) for one in world.seats]
    for device in devices:
        await device.connect()
    await devices[0].until(lambda view: everybody_here(view, len(devices)))
    await start(devices[0], devices)
    ada, *others = devices
    for device in others:
        await device.close()
    assert isinstance(await ada.request(telling(ada, Clue("moon"))), frames.Ack)
    await until(lambda: world.receiver.got)
    assert {got.path for got in world.receiver.got} == {"/ben"}
    await ada.close()
