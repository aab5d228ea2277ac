"""Sits people down with phones and a device that is passed round, and says what the rules give."""

from typing import Any

from storyhare.rules import Refusal, Sheet, score_sheet
from tests.browser.box import BoxTable, Device
from tests.browser.people import NAMES, People, RealServer
from tests.browser.tables import Table, Tables


async def box_table(
    people: People,
    tables: Tables,
    phones: int,
    passed: int = 0,
    *,
    server: RealServer | None = None,
    **settings: Any,
) -> BoxTable:
    """Phones, and a tablet that is passed round among so many, in the lobby of a box table."""
    options = {"cards": "box", **settings.pop("options", {})}
    persons = await people(phones, server=server)
    if passed:
        persons += await people(1, phone=False, server=server)
    table = await tables.lay(persons, options=options, **settings)
    devices = [Device(person, [person.name]) for person in persons]
    if passed:
        names = NAMES[phones : phones + passed]
        await devices[-1].bring(names[1:])
        devices[-1].names = names
        await table.until(lambda view: len(view.seats) == phones + passed)
    return BoxTable(table, devices)


async def begin(box: BoxTable) -> None:
    """The host starts."""
    host, players = box.devices[0].hare, len(box.table.now.seats)
    if box.table.now.settings["ruleset"] == "team":
        await host.press("lobby-start-teams", teams=players // 2)
    else:
        await host.start(players)
    await box.table.reaches("tell")


def due(sheet: Sheet) -> dict[str, int]:
    """Points by the rules, as the pages name those who hop together."""
    scored = score_sheet(sheet)
    assert not isinstance(scored, Refusal), scored
    points = dict(scored.points)
    if sheet.rules != "team":
        return points
    half = len(sheet.players) // 2
    pairs = zip(sheet.players[:half], sheet.players[half:], strict=True)
    return {f"{one} and {two}": points[one] for one, two in pairs}


async def shown_points(device: Device, table: Table) -> dict[str, int]:
    """Points of the round on the page of a phone, with the names of the players."""
    mine = device.hare.name
    points = await device.hare.all_points()
    names = table.names
    half = len(names) // 2

    def called(who: str) -> str:
        if not who.startswith("You"):
            return who
        if who == "You":
            return mine
        place = names.index(mine) % half
        return f"{names[place]} and {names[place + half]}"

    return {called(who): found for who, found in points.items()}
