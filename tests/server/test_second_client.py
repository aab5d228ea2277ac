"""A client that was written from docs/protocol.md alone plays whole games on a real server."""

import ast
import asyncio
import io
import json
import random
import sys
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from storyhare.testing.server import UNLIMITED, ServerProcess
from storyhare.testing.storage.postgres import PostgresProcess
from tests import second_client
from tests.second_client import Device, Seat, Server, about, on_paper
from tests.server.conftest import serving

# An odyssey game of 30 points has as many rounds as there are: one telling each is enough here.
SHORT = {"end": {"tellings": 1}}
DECK = ("id", "title", "titles", "cards", "languages", "licence", "authors", "owner", "public")
SIZES = {"large": (800, 1200), "medium": (400, 600), "small": (200, 300)}


@pytest.fixture(scope="module")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with pictures."""
    yield from serving(ServerProcess(tmp_path_factory.mktemp("server"), pictures=True))


def test_it_knows_nothing_but_the_document() -> None:
    source = Path(second_client.__file__).read_text(encoding="utf-8")
    imported = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add((node.module or "").split(".")[0])
    assert imported - {"websockets"} <= sys.stdlib_module_names


def everybody_is_here(number: int, view: second_client.Json) -> bool:
    return [person.get("here") for person in view["table"]["people"]].count(True) == number


@asynccontextmanager
async def lobby(server: Server, ruleset: str) -> AsyncIterator[tuple[list[Seat], list[Device]]]:
    """A table, and as many people as these rules need: the view of the lobby says so."""
    settings = {"ruleset": ruleset, "options": SHORT, "clocks": {"reveal": None}}
    seats = [await server.open_table("Ada", **settings)]
    async with AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Device(server, seats[0].code, seats[0].cookie))]
        view = await devices[0].until(lambda view: view["table"]["lobby"] is not None)
        while view["table"]["lobby"]["refusal"] is not None:
            assert view["table"]["lobby"]["refusal"]["code"] in (
                "too_few_players",
                "deck_too_small",
            )
            seats.append(await server.join(seats[0].code, f"Member {len(seats) + 1}"))
            device = Device(server, seats[-1].code, seats[-1].cookie)
            devices.append(await stack.enter_async_context(device))
            await device.until(lambda _: True)
            view = await devices[0].until(partial(everybody_is_here, len(seats)))
        yield seats, devices


@pytest.mark.parametrize("ruleset", ["classic", "odyssey", "party", "team"])
async def test_it_plays_every_ruleset_through_drops_to_the_end(
    painted: ServerProcess, ruleset: str
) -> None:
    server, luck = Server(painted.url), random.Random(ruleset)
    async with lobby(server, ruleset) as (_, devices):
        for device in devices:
            assert (await device.do({"do": "sign", "name_in_records": True}))["type"] == "ack"
        assert (await devices[0].do({"do": "start"}))["type"] == "ack"
        first, *others = devices
        await asyncio.gather(
            first.play(random.Random(luck.random()), drops=1.0),
            *[device.play(random.Random(luck.random()), drops=0.1) for device in others],
        )
        assert first.sockets > len(devices)  # it dropped with every command
        views = [
            await device.until(lambda view: view["table"]["stage"] == "over") for device in devices
        ]
        tables = [view["table"] for view in views]
        assert {table["game_id"] for table in tables} == {tables[0]["game_id"]}
        assert {json.dumps(table["game"], sort_keys=True) for table in tables} == {
            json.dumps(tables[0]["game"], sort_keys=True)
        }
        await _is_told_the_same(server, tables[0])


async def _is_told_the_same(server: Server, table: second_client.Json) -> None:
    """The record, the storybook and the scorekeeper agree with what everybody saw."""
    scores, game = table["game"]["scores"], table["game_id"]
    record = (await server.ask("GET", f"/api/games/{game}/record")).body.decode()
    header, *events, closing = [json.loads(line) for line in record.splitlines()]
    assert header["format"] == "storyhare-game"
    assert closing["events"] == len(events)
    assert events[-1] == {"event": "game_ended", "winners": table["winners"]}
    story = (await server.ask("GET", f"/api/games/{game}/story")).json
    assert story["players"] == header["players"]
    assert story["winners"] == table["winners"]
    assert story["rounds"][-1]["scores"] == scores
    counted = (await server.ask("POST", "/api/score", on_paper(story) | {"options": SHORT})).json
    assert [counted["scores"][name] for name in story["players"]] == scores
    assert [story["players"][seat] for seat in story["winners"]] == counted["winners"]
    assert counted["over"]
    for told, paper in zip(story["rounds"], counted["rounds"], strict=True):
        assert told["result"]["points"] == [paper["points"][name] for name in story["players"]]


async def test_a_restart_in_the_middle_loses_nothing(own_server: ServerProcess) -> None:
    server, luck = Server(own_server.url), random.Random(7)
    async with lobby(server, "odyssey") as (_, devices):
        await devices[0].do({"do": "start"})
        playing = asyncio.gather(*[device.play(random.Random(luck.random())) for device in devices])
        await devices[0].until(lambda view: view["table"]["game"]["phase"] != "tell")
        own_server.kill()
        await own_server.start()
        await devices[0].until(lambda view: view["table"]["game"]["round"] >= 2)
        own_server.stop()
        await own_server.start()
        await playing
        over = [await device.until(lambda v: v["table"]["stage"] == "over") for device in devices]
        assert len({json.dumps(view["table"]["game"], sort_keys=True) for view in over}) == 1
        assert devices[0].byes == ["restart"]
        assert devices[0].sockets >= 3


async def test_a_command_is_done_once_and_its_id_is_used_up(painted: ServerProcess) -> None:
    server = Server(painted.url)
    ada = await server.open_table("Ada")
    async with Device(server, ada.code, ada.cookie) as device:
        for _ in range(2):
            answer = await device.do({"do": "rename", "name": "Ada the First"}, cmd_id="name")
            assert answer["type"] == "ack"
            assert answer["table"]["people"][0]["name"] == "Ada the First"
        answer = await device.do({"do": "rename", "name": "Somebody"}, cmd_id="name")
        assert (answer["type"], answer["cmd_id"]) == ("refused", "name")
        assert answer["refusal"]["code"] == "cmd_id_used"
        view = await device.until(lambda _: True)
        assert view["table"]["people"][0]["name"] == "Ada the First"


async def test_a_seat_moves_to_another_device(painted: ServerProcess) -> None:
    server = Server(painted.url)
    async with lobby(server, "odyssey") as (seats, devices):
        moved = await server.move(seats[1])
        assert (moved.code, moved.person) == (seats[1].code, seats[1].person)
        assert await devices[1].ended() == ("elsewhere", 4001)
        async with Device(server, moved.code, moved.cookie) as device:
            view = await device.until(lambda _: True)
            assert view["you"]["person"] == seats[1].person
            assert (await device.do({"do": "rename", "name": "Bram"}))["type"] == "ack"
        known = await server.ask("GET", f"/api/tables/{moved.code}", cookie=moved.cookie)
        seated = [
            {"name": "Ada", "rabbit": 0},
            {"name": "Bram", "rabbit": 1},
            {"name": "Member 3", "rabbit": 2},
        ]
        about = {"code": moved.code, "locked": False, "seated": seated}
        assert known.json == {**about, "person": moved.person, "brief": {"stage": "lobby"}}
        stranger = await server.ask("GET", f"/api/tables/{moved.code}", cookie=seats[1].cookie)
        assert stranger.json == {**about, "person": None, "brief": None}
        used = await server.ask("POST", f"/api/tables/{moved.code}/devices", {"link": "made up"})
        assert (used.status, used.refusal) == (404, "no_such_link")


async def test_who_was_sent_away_is_told_so_at_once_and_when_they_come_again(
    painted: ServerProcess,
) -> None:
    server = Server(painted.url)
    async with lobby(server, "odyssey") as (seats, devices):
        await devices[0].do({"do": "remove", "person": seats[2].person})
        assert await devices[2].ended() == ("removed", 4003)
        async with Device(server, seats[2].code, seats[2].cookie) as again:
            assert await again.ended() == (None, 4003)
        join = await server.ask(
            "POST", f"/api/tables/{seats[2].code}/people", {"name": "Cem"}, seats[2].cookie
        )
        assert (join.status, join.refusal) == (409, "sent_away")


async def test_a_quiet_device_pings_and_a_watcher_sees_and_hears(painted: ServerProcess) -> None:
    server = Server(painted.url)
    ada = await server.open_table("Ada")
    async with Device(server, ada.code, ada.cookie) as device:
        await device.say("hello?")
        await device.until(lambda _: bool(device.said))
        async with Device(server, ada.code) as screen:
            view = await screen.until(lambda _: bool(screen.said))
            assert view["you"] is None
            assert screen.said[0]["person"] == ada.person
            assert (screen.said[0]["text"], screen.said[0]["old"]) == ("hello?", True)
            answer = await screen.do({"do": "rename", "name": "Nobody"})
            assert answer["refusal"]["code"] == "not_at_the_table"
            async with asyncio.timeout(60):
                while not (device.pongs and screen.pongs):
                    await asyncio.sleep(0.05)
            assert device.sockets == screen.sockets == 1


async def test_decks_are_listed_with_their_texts_and_pictures(painted: ServerProcess) -> None:
    server = Server(painted.url)
    (dreams,) = (await server.ask("GET", "/api/decks")).json
    assert set(dreams) == set(DECK)
    assert (dreams["id"], dreams["public"], dreams["owner"]) == ("dreams", True, None)
    texts = (await server.ask("GET", "/api/decks/dreams")).json
    assert texts["info"] == dreams
    assert len(texts["cards"]) == dreams["cards"]
    card = texts["cards"][0]
    assert set(card["description"]) == set(dreams["languages"])
    for size, pixels in SIZES.items():
        answer = await server.picture(card["picture"], size)
        assert (answer.status, answer.headers["content-type"]) == (200, "image/webp")
        assert Image.open(io.BytesIO(answer.body)).size == pixels
    for card_, size in ((card["picture"], "huge"), ("dreams/none", "small"), ("no/one", "small")):
        answer = await server.picture(card_, size)
        assert (answer.status, answer.refusal) == (404, "no_such_picture")


async def test_pictures_of_one_s_own_become_a_deck(painted: ServerProcess) -> None:
    server = Server(painted.url)
    ada = await server.open_table("Ada")
    zipped = io.BytesIO()
    with zipfile.ZipFile(zipped, "w") as archive:
        for name in ("one", "two"):
            picture = io.BytesIO()
            Image.new("RGB", (300, 450), "teal").save(picture, "PNG")
            archive.writestr(f"{name}.png", picture.getvalue())
    body = zipped.getvalue()
    refused = await server.ask("POST", "/api/decks", body)
    assert (refused.status, refused.refusal) == (409, "upload_only_by_hosts")
    response = await server.ask(
        "POST", "/api/decks", body, ada.cookie, table=ada.code, title="Ours"
    )
    assert response.status == 201
    deck, owner = response.json, response.cookie
    assert set(deck) == set(DECK)
    assert (deck["title"], deck["cards"], deck["public"]) == ("Ours", 2, False)
    assert owner.startswith("storyhare-decks=")
    assert deck["id"] not in [one["id"] for one in (await server.ask("GET", "/api/decks")).json]
    mine = (await server.ask("GET", "/api/decks", cookie=owner)).json
    assert [one["owner"] for one in mine if one["id"] == deck["id"]] == [deck["owner"]]
    async with Device(server, ada.code, ada.cookie) as device:
        settings = (await device.until(lambda _: True))["table"]["settings"]
        answer = await device.do(
            {"do": "configure", "settings": settings | {"decks": [deck["id"]]}}
        )
        assert answer["type"] == "ack"
        at_the_table = await server.ask("GET", "/api/decks", cookie=ada.cookie, table=ada.code)
        listed = {one["id"]: one["owner"] for one in at_the_table.json}
        assert listed[deck["id"]] is None
    texts = (await server.ask("GET", f"/api/decks/{deck['id']}")).json
    assert (await server.picture(texts["cards"][0]["picture"], "small")).status == 200
    path = f"/api/decks/{deck['id']}"
    assert (await server.ask("DELETE", path)).status == 404
    assert (await server.ask("DELETE", path, cookie=owner)).status == 204
    assert (await server.ask("GET", path)).refusal == "no_such_deck"


async def test_the_slower_of_two_first_clues_is_told_kindly(painted: ServerProcess) -> None:
    server, luck = Server(painted.url), random.Random(3)
    async with lobby(server, "odyssey") as (_, devices):
        await devices[0].do({"do": "start"})
        views = [await d.until(lambda v: v["table"]["stage"] == "playing") for d in devices]
        assert views[0]["table"]["awaited"] == [0, 1, 2]
        clues = [
            {"do": "tell", "clue": {"text": "a socket"}, "card": v["you"]["game"]["hand"][0]}
            for v in views
        ]
        frames = [
            about(view, clue, f"clue {at}")
            for at, (view, clue) in enumerate(zip(views, clues, strict=True))
        ]
        assert (await devices[0].request(frames[0]))["type"] == "ack"
        late = await devices[1].request(frames[1])
        assert late["refusal"] == {"code": "clue_already_told", "params": {"storyteller": 0}}
        for device in devices[1:]:
            view = await device.until(lambda v: v["table"]["game"]["phase"] == "give")
            (offer,) = view["you"]["game"]["legal"]
            await device.do({"do": "give", "cards": luck.sample(offer["cards"], offer["number"])})
        late = await devices[2].request(frames[2] | {"cmd_id": "later"})
        assert late["refusal"] == {"code": "not_now", "params": {"phase": "vote"}}
        given = await devices[1].request(about(views[1], {"do": "press_on"}, "too early"))
        assert given["refusal"]["code"] == "moved_on"
        other = frames[2] | {"cmd_id": "elsewhere", "game": "another"}
        assert (await devices[2].request(other))["refusal"]["code"] == "another_game"


async def test_a_screen_watches_though_its_browser_has_a_seat(painted: ServerProcess) -> None:
    server = Server(painted.url)
    ada = await server.open_table("Ada")
    async with (
        Device(server, ada.code, ada.cookie) as device,
        Device(server, ada.code, ada.cookie, watch=True) as screen,
    ):
        assert (await screen.until(lambda _: True))["you"] is None
        assert (await device.do({"do": "lock", "locked": True}))["type"] == "ack"
        await screen.until(lambda view: view["table"]["locked"])
        assert device.sockets == screen.sockets == 1


async def test_errors_have_the_statuses_and_codes_of_the_document(painted: ServerProcess) -> None:
    server = Server(painted.url)
    ada = await server.open_table("Ada")
    table = f"/api/tables/{ada.code}"
    asked = {
        (400, "bad_request"): ("POST", "/api/tables", {"name": "Ada", "surname": "Byron"}),
        (404, "bad_request"): ("GET", "/api/nothing", None),
        (405, "bad_request"): ("DELETE", "/api/score", None),
        (413, "bad_request"): ("POST", "/api/tables", {"name": "x" * 70_000}),
        (404, "no_such_table"): ("GET", "/api/tables/2222", None),
        (404, "no_such_link"): ("POST", f"{table}/devices", {"link": "none"}),
        (404, "no_such_round"): ("GET", f"{table}/rounds/1", None),
        (404, "no_such_game"): ("GET", "/api/games/none/story", None),
        (404, "no_such_deck"): ("GET", "/api/decks/none", None),
        (404, "no_such_picture"): ("GET", "/pictures/dreams/fox-galaxy/large.png", None),
        (404, "no_such_recording"): ("GET", "/api/recordings/none", None),
        (404, "ticket_unknown"): ("PUT", f"{table}/recordings/none", b"x"),
        (409, "not_at_this_stage"): ("POST", f"{table}/recordings", {"kind": "sound"}),
        (409, "no_such_deck"): ("POST", "/api/tables", {"name": "A", "settings": {"decks": ["x"]}}),
        (409, "text_empty"): ("POST", "/api/tables", {"name": " "}),
        (409, "unknown_ruleset"): ("POST", "/api/score", {"rules": "chess", "players": []}),
    }
    for (status, code), (method, path, body) in asked.items():
        answer = await server.ask(method, path, body, ada.cookie)
        assert (answer.status, answer.refusal) == (status, code), path
        assert answer.json["message"]


async def test_the_scorekeeper_names_the_round_that_does_not_fit(painted: ServerProcess) -> None:
    server = Server(painted.url)
    paper = {"storyteller": "Ada", "cards": {"1": "Ada", "2": "Ada"}, "votes": {}}
    players = ["Ada", "Bram", "Cem", "Dora"]
    told = {"rules": "classic", "players": players, "rounds": [paper]}
    answer = await server.ask("POST", "/api/score", told)
    assert answer.status == 409
    assert answer.json["refusal"]["params"]["round"] == 1


async def test_without_its_database_a_server_asks_devices_to_come_back(
    own_postgres: PostgresProcess, tmp_path: Path
) -> None:
    limits = {**UNLIMITED, "database": await own_postgres.new_database()}
    process = ServerProcess(tmp_path, limits=limits)
    await process.start()
    try:
        server = Server(process.url)
        ada = await server.open_table("Ada")
        await asyncio.to_thread(own_postgres.stop)
        async with Device(server, ada.code, ada.cookie) as device:
            async with asyncio.timeout(60):
                while 1013 not in device.codes:
                    await asyncio.sleep(0.05)
            answer = await server.ask("GET", f"/api/tables/{ada.code}", cookie=ada.cookie)
            assert (answer.status, answer.refusal) == (503, "try_again")
            await asyncio.to_thread(own_postgres.start)
            assert (await device.do({"do": "rename", "name": "Back"}))["type"] == "ack"
    finally:
        process.stop()


async def test_a_locked_table_lets_nobody_new_in_and_nobody_loses_a_seat(
    painted: ServerProcess,
) -> None:
    server = Server(painted.url)
    ada = await server.open_table("Ada")
    bram = await server.join(ada.code, "Bram")
    people = f"/api/tables/{ada.code}/people"
    again = await server.ask("POST", people, {"name": "Bram the Second"}, bram.cookie)
    assert (again.status, again.json["person"]) == (200, bram.person)
    assert again.headers["set-cookie"] is None
    links, devices = f"/api/tables/{ada.code}/device-links", f"/api/tables/{ada.code}/devices"
    link = (await server.ask("POST", links, cookie=ada.cookie)).json
    refused = await server.ask("POST", devices, link, bram.cookie)
    assert (refused.status, refused.refusal) == (409, "holds_another_seat")
    params = refused.json["refusal"]["params"]
    assert (params["mine"], params["theirs"]) == ("Bram", "Ada")
    moved = await server.ask("POST", devices, link | {"give_up": params["person"]}, bram.cookie)
    assert (moved.status, moved.json["person"]) == (201, ada.person)
    async with Device(server, ada.code, moved.cookie) as device:
        assert (await device.do({"do": "lock", "locked": True}))["type"] == "ack"
        async with Device(server, ada.code) as screen:
            assert await screen.ended() == (None, 4423)
        late = await server.ask("POST", people, {"name": "Cem"})
        assert (late.status, late.refusal) == (409, "table_locked")
