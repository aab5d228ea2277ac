"""Whole games in real browsers at the real server, in every ruleset."""

import re

import pytest

from storyhare.rules import read_record, replay
from storyhare.words import say
from tests.browser.engines import Running
from tests.browser.people import People
from tests.browser.play import Hare, called, sides
from tests.browser.storybook_check import check_storybook
from tests.browser.tables import Table, Tables


async def check_reveal(table: Table) -> None:
    """Every browser shows the points, the reasons and the scores that the server has."""
    game, names = table.game, table.names
    assert game.result is not None
    for seat, hare in table.hares.items():
        by_name = {called(names, side, seat): side[0] for side in sides(table.now)}
        points = await hare.all_points()
        assert points == {name: game.result.points[one] for name, one in by_name.items()}
        await check_cards(table, hare, seat)
        scores = await hare.scores()
        assert scores == {name: game.scores[one] for name, one in by_name.items()}


def red_votes(said: str) -> list[str]:
    """What a card's name says of a red vote."""
    return re.findall(r"Your red vote\.|Red vote by [^.]+\.", said)


async def check_cards(table: Table, hare: Hare, seat: int) -> None:
    """Each card says whose it was and who voted; in party how the crowd did."""
    party = table.game.rules.ruleset == "party"
    for card in table.game.table:
        said = await hare.card(card.number).get_attribute("aria-label")
        assert said is not None
        assert card.owner is not None
        told = not party and card.owner == table.game.storyteller
        whose = {"name": table.names[card.owner], "whose": "mine" if card.owner == seat else ""}
        assert say("reveal-card-told" if told else "reveal-card-owner", **whose) in said
        voters = ["you" if one == seat else table.names[one] for one in card.green]
        assert all(voter in said for voter in voters)
        assert red_votes(said) == [
            say("reveal-card-red", whose="mine" if one == seat else "", name=table.names[one])
            for one in card.red
        ]
        assert ("No points." in said or "points each." in said or "One point." in said) == (
            party and bool(card.green)
        )


async def check_end(table: Table, running: Running) -> None:
    """Podium and files agree with the server."""
    game = table.game
    by_name = {
        " and ".join(table.names[seat] for seat in side): game.scores[side[0]]
        for side in sides(table.now)
    }
    for hare in table.hares.values():
        assert await hare.podium() == by_name
    hare = table.hares[0]
    record = read_record(await hare.download("end-record", "link"))
    assert replay(record).scores == game.scores
    book = (await hare.download("end-book")).decode()
    await check_storybook(running, book, rounds=game.round, cards=game.round * len(game.table))
    await hare.close("end-keep")


async def check_rematch(table: Table) -> None:
    """Guests ask for a rematch, the host starts it."""
    host, *members = table.hares.values()
    before = table.now.game_id
    for member in members:
        await member.press("end-rematch-wish")
        await member.button("end-rematch-waits", name=host.name).wait_for()
    await host.press("end-rematch")
    await table.until(lambda view: view.game_id != before)
    for hare in table.hares.values():
        await hare.in_the_lobby()


async def play_to_the_end(table: Table) -> None:
    """All rounds, each reveal compared with the server."""
    await table.until(lambda view: view.stage != "lobby")  # browsers may hear of the start first
    while table.now.stage == "playing":
        await table.tell()
        await table.give()
        await table.vote()
        await check_reveal(table)
        await table.press_on()


async def test_four_people_come_in_by_the_home_page_and_play_until_everyone_has_told(
    people: People, tables: Tables, running: Running
) -> None:
    persons = await people(2, service_worker=True)
    persons += await people(2, phone=False, service_worker=True)
    host, *members = [Hare(person) for person in persons]
    code = await host.open_a_table()
    for member in members:
        await member.join_by_code(code)
    table = await tables.around(code, [host, *members])
    await members[0].choose_rabbit(9)
    await members[2].choose_rabbit(11)
    await host.choose_ruleset("classic")
    await host.everyone_tells_once_and_has_time()
    await host.start(4)
    await host.sees(say("round-race-title"))
    await play_to_the_end(table)
    assert table.game.round == 4
    await check_end(table, running)
    await check_rematch(table)


@pytest.mark.parametrize(
    ("ruleset", "seats", "score"),
    [
        # One game of a ruleset is enough in `make test`; the other one of odyssey has two votes.
        pytest.param("odyssey", (3, 1, 0), 6, marks=pytest.mark.long),
        ("party", (3, 1, 2), 5),
        ("team", (2, 2, 2), 4),
        ("classic", (1, 1, 1), 4),
        ("odyssey", (1, 1, 5), 4),
    ],
    ids=["odyssey of 4", "party of 6", "team of 6", "classic of 3", "odyssey of 7"],
)
async def test_a_whole_game(
    tables: Tables, running: Running, ruleset: str, seats: tuple[int, int, int], score: int
) -> None:
    phones, desktops, fillers = seats
    persons = [*await tables.people(phones), *await tables.people(desktops, phone=False)]
    options = {"end": {"score": score}}
    table = await tables.start(persons, fillers, ruleset=ruleset, options=options)
    await play_to_the_end(table)
    await check_end(table, running)
    await check_rematch(table)
