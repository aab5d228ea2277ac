"""Evenings with the printed box in real browsers: rulesets, contradictions, reloads, photos."""

import io
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import FilePayload, Position, expect

from storyhare.rules import RulesetName
from storyhare.testing.client import call
from storyhare.words import say
from tests.browser.box import BoxTable, Device, Row
from tests.browser.box_scenes import begin, box_table, due, shown_points
from tests.browser.people import NO_NETWORK, PATIENCE, People, RealServer
from tests.browser.play import Hare
from tests.browser.tables import Tables
from tests.decks.made import encoded

ONE_EACH: dict[str, Any] = {"end": {"tellings": 1}}
EVENINGS: list[tuple[RulesetName, int, dict[str, Any]]] = [
    ("classic", 3, ONE_EACH),
    ("classic", 4, ONE_EACH),
    ("classic", 6, ONE_EACH),
    ("odyssey", 3, ONE_EACH),
    ("odyssey", 4, ONE_EACH),
    ("odyssey", 6, ONE_EACH),
    ("odyssey", 7, {"end": {"score": 10}}),
    ("odyssey", 9, {"end": {"score": 8}}),
    ("odyssey", 12, {"end": {"score": 6}}),
    ("party", 6, {}),
    ("party", 7, {"end": {"score": 10}}),
    ("party", 9, {"end": {"score": 8}}),
    ("party", 12, {"end": {"score": 8}}),
    ("team", 6, {}),
    ("team", 12, {"end": {"score": 6}}),
]


@pytest.mark.parametrize(("ruleset", "players", "options"), EVENINGS)
async def test_whole_evenings(
    people: People, tables: Tables, ruleset: RulesetName, players: int, options: dict[str, Any]
) -> None:
    """Up to three phones, a tablet that is passed round among the others, and a TV.

    No round costs anybody more than three taps.
    """
    phones = max(1, min(3, players - 2))
    box = await box_table(
        people, tables, phones, players - phones, ruleset=ruleset, options=options
    )
    (tv,) = await people(1, phone=False)
    await tv.open(f"/t/{box.table.code}/tv")
    await begin(box)
    total: Counter[str] = Counter()
    while box.table.now.stage == "playing":
        before = box.taps
        sheet = await box.round()
        points = due(sheet)
        assert await shown_points(box.devices[0], box.table) == points
        total.update(points)
        if box.is_last:
            await box.end(before)
        round_ = box.taps - before
        assert max(round_.values()) <= 3, round_
    assert await box.devices[0].hare.podium() == dict(total)
    await (
        tv.page.get_by_role("heading", name=say("end-title"))
        .or_(tv.page.locator(".podium"))
        .first.wait_for()
    )


async def claims(box: BoxTable, said: Sequence[tuple[str, int]]) -> None:
    """People say numbers, one after the other."""
    for name, number in said:
        before = box.table.eye.view
        await box.device_of(name).say(name, [number])
        await box.table.until(lambda _, before=before: box.table.eye.view is not before)  # type: ignore[misc]  # a default binds the loop's value


async def test_two_who_say_the_same_number_mend_it_and_nobody_else_notices(
    people: People, tables: Tables
) -> None:
    box = await box_table(people, tables, 3, 2, ruleset="odyssey")
    await begin(box)
    await box.tell()
    ada, ben, chloe, tablet = box.devices
    await claims(box, [("Ada", 1), ("Ben", 2), ("Dao", 2), ("Chloé", 4)])
    # Ben's phone says which number it is; the tablet only that there is a doubt.
    await ben.hare.page.get_by_role("alert").get_by_text(say("box-clash", numbers="2")).wait_for()
    assert await tablet.asked("box-row", ["Dao", "Elif"]) == "Elif"  # whoever comes next
    await tablet.take("Dao")
    alert = tablet.hare.page.get_by_role("alert")
    await alert.get_by_text(say("box-clash-shared")).wait_for()
    await expect(alert).not_to_contain_text("2")
    for other in (ada, chloe):
        await expect(other.hare.page.get_by_role("alert")).to_have_count(0)
    await tablet.say("Dao", [3])
    await tablet.say("Elif", [5])
    await box.table.reaches("vote")
    await expect(ada.card("round-vote-cards", 2)).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("what", ["reload", "restart"])
async def test_a_reload_or_a_restart_in_every_step_asks_for_the_same_again(
    people: People, own_server: RealServer, what: str
) -> None:
    """Told; every number, a dispute among them; every vote; the reveal; the next clue."""
    tables = Tables(people, own_server)
    box = await box_table(people, tables, 1, 2, server=own_server, ruleset="classic")
    ada, tablet = box.devices

    async def disturbed() -> None:
        if what == "reload":
            for device in box.devices:
                await device.hare.page.reload()
            return
        await box.table.eye.close()
        own_server.stop()
        await own_server.start()
        await box.table.eye.connect()
        for device in box.devices:
            menu = device.hare.page.get_by_role("button", name="Menu")
            await expect(device.hare.page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
            await menu.wait_for()

    for device in box.devices:
        device.hare.person.forgive(NO_NETWORK)
    await begin(box)
    await disturbed()
    assert await box.tell() == "Ada"
    await disturbed()
    await claims(box, [("Ada", 1)])
    await disturbed()
    await ada.hare.page.get_by_text(say("box-said", numbers="1")).wait_for()
    await tablet.say("Ben", [2, 3])
    await box.table.until(lambda view: 1 not in view.awaited)
    await disturbed()
    await tablet.say("Chloé", [3, 5])
    await box.table.until(lambda view: {1, 2} <= {*view.awaited})
    await disturbed()
    await tablet.take("Chloé")
    await tablet.hare.page.get_by_text(say("box-clash-shared")).wait_for()
    await tablet.say("Chloé", [4, 5])
    await box.table.reaches("vote")
    await disturbed()
    await tablet.vote("Ben", [1], 1, None)
    await box.table.until(lambda view: 1 not in view.awaited)
    await disturbed()
    assert await tablet.asked("round-vote-cards", ["Ben", "Chloé"]) == "Chloé"
    await tablet.vote("Chloé", [2], 1, None)
    await box.table.reaches("reveal")
    await disturbed()
    await box.show_all()
    await disturbed()
    assert await box.tell() == "Ben"
    await disturbed()
    assert (box.table.game.round, box.table.game.phase) == (2, "give")
    await tablet.asked("box-row", ["Ben", "Chloé"])
    await tables.close()


async def test_the_door_to_one_device_opens_with_the_question_who_plays(people: People) -> None:
    (ada,) = await people()
    page, hare = await ada.open("/score"), Hare(ada)
    await hare.press("box-way-one")
    await page.get_by_label(say("home-name")).fill("Ada")
    await hare.press("home-open")
    device = Device(ada, ["Ada", "Ben", "Chloé"])
    await device.hare.sheet("box-bring").wait_for()
    await device.bring(["Ben", "Chloé"])
    await hare.start(3)
    await device.tell("Chloé")
    for name, numbers in (("Chloé", [1]), ("Ben", [2, 3]), ("Ada", [4, 5])):
        await device.say(name, numbers)
    for name in ("Ada", "Ben"):
        await device.vote(name, [1], 1, None)
    await device.show_all()
    assert await hare.all_points() == {"Ada": 2, "Ben": 2, "Chloé": 0}


COLOURS = [(200, 30, 30), (30, 160, 60), (30, 60, 200), (220, 200, 40)]


def table_with_cards() -> bytes:
    """A photo of a dark table with four cards in the middle."""
    drawn = Image.new("RGB", (1200, 900), (20, 20, 24))
    for at, colour in enumerate(COLOURS):
        drawn.paste(colour, (200 + at * 200, 300, 400 + at * 200, 600))
    return encoded(drawn, "JPEG", quality=95)


async def test_a_photo_of_the_row_is_cut_and_kept_in_the_storybook(
    people: People, tables: Tables
) -> None:
    box = await box_table(people, tables, 4, ruleset="classic")
    await begin(box)
    ada = box.devices[0]
    page = ada.hare.page
    teller = await box.tell()
    assert teller == "Ada"
    row = Row({"Ada": (1,), "Ben": (2,), "Chloé": (3,), "Dao": (4,)})
    await box.say(row)
    async with page.expect_file_chooser() as choosing:
        await ada.hare.press("box-photo")
    chooser = await choosing.value
    await chooser.set_files(
        FilePayload(name="row.jpg", mimeType="image/jpeg", buffer=table_with_cards())
    )
    sheet = ada.hare.sheet("box-photo-title")
    picture = sheet.locator("canvas")
    await sheet.get_by_role("button", name=say("box-photo-cut")).wait_for()
    shown = await picture.bounding_box()
    assert shown is not None
    for x, y in ((200, 300), (1000, 300), (1000, 600), (200, 600)):  # tapped round the row
        at = Position(x=shown["width"] * x / 1200, y=shown["height"] * y / 900)
        await picture.click(position=at, force=True)
    await sheet.get_by_role("button", name=say("box-photo-cut")).click()
    await sheet.wait_for(state="hidden")
    await ada.hare.button("box-photo-taken").wait_for()
    await box.vote({"Ben": (1,), "Chloé": (1,), "Dao": (2,)})
    await box.show_all()
    story = await page.evaluate(
        "path => fetch(path).then((answer) => answer.json())",
        f"/api/tables/{box.table.code}/rounds/1",
    )
    for recording, wanted in zip(story["photos"], COLOURS, strict=True):
        data = await page.evaluate(
            """path => fetch(path).then((answer) => answer.arrayBuffer())
                 .then((bytes) => [...new Uint8Array(bytes)])""",
            f"/api/recordings/{recording}",
        )
        card = Image.open(io.BytesIO(bytes(data))).convert("RGB")
        seen = card.getpixel((card.width // 2, card.height // 2))
        assert isinstance(seen, tuple)
        assert all(abs(one - two) < 40 for one, two in zip(seen, wanted, strict=True)), seen
    # Everybody agrees at the end, and the book shows the cards in place of their numbers.
    await ada.hare.press("box-pile")
    await ada.hare.press("box-pile-yes")
    await box.table.until(lambda view: view.last_round)
    await box.end()
    await ada.hare.sees(say("end-title"))
    for device in box.devices:
        await device.hare.button("end-keep").last.click()
        await device.hare.page.get_by_text(say("end-photos")).click()
    await box.table.until(lambda view: view.recordings is not None and not view.recordings.awaited)
    game = box.table.now.game_id
    (reader,) = await people(1)
    book = await reader.open(f"/games/{game}/book")
    await expect(book.locator('img[src*="/api/recordings/"]')).to_have_count(4)
    replay = await reader.open(f"/games/{game}#1-vote-1")
    await expect(replay.locator('img[src*="/api/recordings/"]')).to_have_count(4)
    answer = await call("GET", f"{reader.server.url}/api/games/{game}/story")
    assert len(json.loads(answer.body)["rounds"][0]["photos"]) == 4
