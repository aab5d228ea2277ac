"""With the printed box in real browsers: a short evening, and how many taps it takes."""

import asyncio
import time
from collections import Counter

from storyhare.words import say
from tests.browser.box import Device, Row
from tests.browser.box_scenes import begin, box_table, due, shown_points
from tests.browser.people import People
from tests.browser.tables import Tables


async def test_an_evening_of_one_round_with_phones_a_passed_tablet_and_a_tv(
    people: People, tables: Tables
) -> None:
    box = await box_table(people, tables, 2, 2, ruleset="classic")
    table, (ada, ben, tablet) = box.table, box.devices
    (tv,) = await people(1, phone=False)
    await tv.open(f"/t/{table.code}/tv")
    await begin(box)
    # Whoever holds a hand sees that the pile is empty: this is the last round.
    await ben.hare.press("box-pile")
    await ben.hare.press("box-pile-yes")
    await table.until(lambda view: view.last_round)
    sheet = await box.round()
    assert await shown_points(ada, table) == due(sheet)
    rounds = box.taps
    await box.end()
    assert await ben.hare.podium() == due(sheet)
    await (
        tv.page.get_by_role("heading", name=say("end-title"))
        .or_(tv.page.get_by_text(sheet.players[0]).first)
        .first.wait_for()
    )
    assert tablet.names == ("Chloé", "Dao")
    assert max(rounds.values()) <= 3, rounds


async def test_from_the_home_page_to_the_first_vote_with_four_phones(people: People) -> None:
    """As people round a table would; the time is printed, and the taps are counted."""
    began = time.monotonic()
    phones = await people(4)
    devices = [Device(person, [person.name]) for person in phones]
    host, *guests = devices
    page = await phones[0].open("/")
    await host.tap("Ada", host.hare.button("box-door"))
    await page.get_by_label(say("home-name")).fill("Ada")
    await host.tap("Ada", host.hare.button("home-open"))
    await host.hare.sees(say("lobby-title-mine"))
    code = page.url.rsplit("/", 1)[-1]
    for device in guests:  # the code on the host's phone is scanned, which opens this page
        await device.hare.person.open(f"/t/{code}")
        await device.hare.page.get_by_label(say("shell-join-name")).fill(device.hare.name)
        await device.tap(device.hare.name, device.hare.button("shell-join"))
        await device.hare.in_the_lobby()
    await host.tap("Ada", host.hare.button("lobby-start", players=4))
    await host.tell("Ada")
    for number, device in enumerate(devices, 1):
        await device.say(device.hare.name, [number])
    await guests[0].vote("Ben", [1], 1, None)
    await guests[0].hare.saved()
    taps = sum((device.taps for device in devices), Counter[str]())
    print(f"the first vote is cast: {time.monotonic() - began:.1f} s, taps: {dict(taps)}")
    assert taps == {"Ada": 5, "Ben": 3, "Chloé": 2, "Dao": 2}


async def test_a_round_costs_three_taps_at_most(people: People, tables: Tables) -> None:
    """With three people two lay two cards each. The next clue goes on for all of them."""
    box = await box_table(people, tables, 3, ruleset="odyssey")
    await begin(box)
    assert await box.tell() == "Ada"
    await box.say(Row({"Ada": (2,), "Ben": (1, 4), "Chloé": (3, 5)}))
    await box.vote({"Ben": (2,), "Chloé": (2,)})
    await box.show_all()
    assert box.taps == {"Ada": 2, "Ben": 3, "Chloé": 3}
    assert await box.tell() == "Ben"
    assert box.taps == {"Ada": 2, "Ben": 4, "Chloé": 3}


async def test_the_red_vote_and_a_device_passed_round_cost_no_tap_more(
    people: People, tables: Tables
) -> None:
    box = await box_table(people, tables, 1, 5, ruleset="party")
    await begin(box)
    await box.device_of("Ben").tell("Ben")
    await box.table.reaches("give")
    names = box.table.names
    await box.say(Row({name: (at,) for at, name in enumerate(names, 1)}))
    assert box.table.game.phase == "vote"
    await box.vote(dict.fromkeys(names, (1,)), red=2)
    # To have told, the green vote and the red one; the number left over is Ben's.
    assert box.taps == {"Ben": 3, **dict.fromkeys(set(names) - {"Ben"}, 2)}


async def test_out_of_turn_the_device_costs_one_tap_and_learns_how_it_goes_round(
    people: People, tables: Tables
) -> None:
    box = await box_table(people, tables, 2, 3, ruleset="odyssey")
    await begin(box)
    assert await box.tell() == "Ada"
    ada, ben, tablet = box.devices
    assert tablet.names == ("Chloé", "Dao", "Elif")
    await asyncio.gather(ada.say("Ada", [1]), ben.say("Ben", [2]))
    for name, number in (("Elif", 5), ("Chloé", 3), ("Dao", 4)):
        await tablet.say(name, [number])
    await box.table.reaches("vote")
    await ben.vote("Ben", [1], 1, None)
    for name in ("Dao", "Elif", "Chloé"):
        assert await tablet.asked("round-vote-cards", tablet.names) == name
        await tablet.vote(name, [1], 1, None)
    await box.table.reaches("reveal")
    assert box.taps == {"Ada": 2, "Ben": 2, "Chloé": 2, "Dao": 2, "Elif": 3}
