"""Whole evenings with the printed box over sockets: phones, a device passed round, and a TV.

Points are counted again by the scorer that was written from the rules alone.
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from storyhare.rules import (
    RULESETS,
    Clue,
    Give,
    RulesetName,
    SeatCommand,
    Tell,
    Vote,
    read_record,
    replay,
)
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, ViewOrAck, call
from storyhare.testing.server import ServerProcess
from storyhare.views import PublicView
from storyhare.wire import frames
from tests.oracle import points
from tests.server.tables import SOON, all_equal, connected, plain, sit_down, start

SIZES = [
    (name, players)
    for name, facts in RULESETS.items()
    for players in (3, 4, 6, 7, 9, 12)
    if players in facts.players
]
# What runs in `make test`; the other sizes run in `make test-long`.
QUICK = [("classic", 3), ("odyssey", 7), ("party", 6), ("team", 6)]
TABLES = [pytest.param(*size, marks=[] if size in QUICK else [pytest.mark.long]) for size in SIZES]
PHASES = ("deal", "tell", "give", "vote", "reveal", "end")


def moment(view: ViewOrAck) -> tuple[int, int, int]:
    """When a view was taken, so that moments can be compared."""
    game = view.table.game
    over = view.table.stage == "over"
    return (0, 0, 0) if game is None else (over, game.round, PHASES.index(game.phase))


class Evening:
    """People at phones, the last of whom speaks for everybody without one, and a TV."""

    def __init__(self, tickets: list[Ticket], clients: list[Client], seed: str) -> None:
        self.tickets = tickets
        *self.phones, self.tv = clients
        self.luck = random.Random(seed)

    @property
    def newest(self) -> ViewOrAck:
        """The newest view of anybody."""
        views = [client.view for client in (*self.phones, self.tv) if client.view is not None]
        return max(views, key=moment)

    @property
    def game(self) -> PublicView:
        """The game as everybody sees it."""
        assert self.newest.table.game is not None
        return self.newest.table.game

    async def bring(self, number: int) -> None:
        """So many people without a phone sit down at the last one's device."""
        for one in range(number):
            answer = await self.phones[-1].do(ask.Bring(f"Companion {one}"))
            assert isinstance(answer, frames.Ack), answer
        seats = len(self.tickets) + number
        for client in (*self.phones, self.tv):
            await client.until(lambda view: len(view.table.seats) == seats)

    async def does(self, seat: int, move: SeatCommand | ask.PressOn) -> ViewOrAck:
        """Somebody moves, on the device that speaks for them."""
        person = self.newest.table.seats[seat]
        own = [ticket.person for ticket in self.tickets]
        client = self.phones[own.index(person) if person in own else -1]
        now = moment(self.newest)
        await client.until(lambda view: moment(view) >= now, SOON)
        asked = client.about(move)
        if person not in own:
            asked = frames.Do(
                asked.cmd_id, asked.game, asked.body, asked.round, asked.phase, person
            )
        answer = await client.request(asked, SOON)
        assert isinstance(answer, frames.Ack), answer
        return answer

    def laid(self, teller: int) -> dict[int, tuple[int, ...]]:
        """Whose cards lie where on the table; of each other pair one has given a card."""
        players = len(self.newest.table.seats)
        givers = list(range(players))
        if self.game.rules.ruleset == "team":
            half = players // 2
            others = [seat for seat in range(half) if seat != teller % half]
            givers = [teller, (teller + half) % players]
            givers += [self.luck.choice((seat, seat + half)) for seat in others]
        each = {seat: 2 if players == 3 and seat != teller else 1 for seat in givers}
        numbers = list(range(1, sum(each.values()) + 1))
        self.luck.shuffle(numbers)
        return {seat: tuple([numbers.pop() for _ in range(n)]) for seat, n in each.items()}

    async def say(self, row: dict[int, tuple[int, ...]]) -> None:
        """All say their numbers; some misread one, and look again when they are asked."""
        for seat in self.luck.sample(list(row), len(row)):
            said = row[seat]
            if self.newest.table.game is not None and self.game.phase == "vote":
                break  # in party the storyteller has the number that is left over
            if self.luck.random() < 0.25:
                said = tuple(self.luck.sample(range(1, sum(map(len, row.values())) + 1), len(said)))
            view = await self.does(seat, Give(tuple(map(str, said))))
        while view.table.game is not None and view.table.game.phase == "give":
            seat = self.luck.choice([seat for seat in view.table.awaited if seat in row])
            view = await self.does(seat, Give(tuple(map(str, row[seat]))))

    async def vote(self, row: dict[int, tuple[int, ...]], teller: int) -> dict[int, Vote]:
        """All who vote do so, as the rules allow."""
        rules = self.game.rules
        numbers = [number for mine in row.values() for number in mine]
        players = range(len(self.newest.table.seats))
        voters = [seat for seat in players if rules.ruleset == "party" or seat != teller]
        if rules.ruleset == "team":
            voters = [seat for seat in voters if seat not in row]
        most = 2 if rules.double_vote else 1
        votes = {}
        for seat in self.luck.sample(voters, len(voters)):
            mine = row.get(seat, ()) if rules.ruleset in ("classic", "odyssey") else ()
            free = [number for number in numbers if number not in mine]
            green = tuple(self.luck.sample(free, self.luck.randint(1, most)))
            red = self.luck.choice(numbers) if rules.ruleset == "party" and seat == teller else None
            votes[seat] = Vote(green, red)
            await self.does(seat, votes[seat])
        return votes

    async def round(self) -> list[int]:
        """A round to its reveal; its points by the rules.

        It may begin in the reveal of the round before, with the clue of whoever tells next.
        """
        told = self.game.storyteller
        if self.game.phase == "reveal":
            (told,) = self.newest.table.awaited
        seats = range(len(self.newest.table.seats))
        teller = self.luck.choice(seats) if told is None else told
        await self.does(teller, Tell(Clue(self.luck.choice(("", "late again")))))
        row = self.laid(teller)
        await self.say(row)
        votes = await self.vote(row, teller)
        paper: dict[str, Any] = {
            "rules": self.game.rules.ruleset,
            "players": [str(seat) for seat in seats],
            "storyteller": str(teller),
            "cards": {str(at): str(seat) for seat, mine in row.items() for at in mine},
            "votes": {str(seat): list(vote.green) for seat, vote in votes.items()},
            "red": votes[teller].red if teller in votes else None,
        }
        return [points(paper)[str(seat)] for seat in seats]

    async def go_on(self) -> None:
        """Whoever is awaited has seen enough, or will tell the next clue in a moment."""
        awaited = self.newest.table.awaited
        if len(awaited) > 1 or self.luck.random() < 0.5:
            await self.does(self.luck.choice(awaited), ask.PressOn())


@contextlib.asynccontextmanager
async def evening(
    server: ServerProcess, ruleset: RulesetName, players: int, **options: Any
) -> AsyncIterator[Evening]:
    """Up to three phones, the last of which is passed round among the others, and a TV."""
    phones = min(3, players - 1)
    settings = {"options": {"cards": "box", **options}, "clocks": {"reveal": None}}
    tickets = await sit_down(server.url, phones, ruleset, **settings)
    async with connected(server.url, tickets, watchers=1) as clients:
        party = Evening(tickets, clients, f"{ruleset} {players}")
        await party.bring(players - phones)
        await start(clients[0], clients)
        yield party


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
async def test_a_whole_evening_is_scored_as_the_rules_say(
    server: ServerProcess, ruleset: RulesetName, players: int
) -> None:
    async with evening(server, ruleset, players, end={"tellings": 1}) as party:
        total: Counter[int] = Counter()
        while party.newest.table.stage == "playing":
            due = await party.round()
            result = party.game.result
            assert result is not None
            assert list(result.points) == due
            total.update(dict(enumerate(due)))
            await party.go_on()
        assert list(party.game.scores) == [total[seat] for seat in range(players)]
        people = [*[ticket.person for ticket in party.tickets], None]
        await all_equal([*party.phones, party.tv], people, server.data)
        url = f"{server.url}/api/games/{party.newest.table.game_id}/record"
        assert replay(read_record((await call("GET", url)).body)).scores == party.game.scores


async def restart(server: ServerProcess, clients: Sequence[Client]) -> None:
    """The server stops and starts; everybody sees what they saw before."""
    before = [client.view for client in clients]
    for client in clients:
        await client.close()
    server.stop()
    await server.start()
    for client, seen in zip(clients, before, strict=True):
        await client.connect()
        await client.until(lambda _: True, SOON)
        assert client.view is not None
        assert seen is not None
        assert plain(client.view.table.game) == plain(seen.table.game)
        assert client.view.table.awaited == seen.table.awaited
        assert plain(client.view.you) == plain(seen.you)


async def test_a_server_that_restarts_in_every_step_goes_on_where_it_was(
    own_server: ServerProcess,
) -> None:
    """Told; every number, a dispute and its mending among them; every vote; the next clue."""
    async with evening(own_server, "odyssey", 4, first_storyteller=0) as party:

        async def does(seat: int, move: SeatCommand | ask.PressOn) -> None:
            answer = await party.does(seat, move)
            for client in (*party.phones, party.tv):
                await client.until(
                    lambda view: (
                        plain(view.table.game) == plain(answer.table.game)
                        and view.table.awaited == answer.table.awaited
                    ),
                    SOON,
                )
            await restart(own_server, (*party.phones, party.tv))

        await does(0, Tell(Clue()))
        for seat, number in ((0, "1"), (1, "2"), (2, "2"), (3, "4"), (2, "3")):
            await does(seat, Give((number,)))
        for seat, green in ((1, 1), (2, 1), (3, 2)):
            await does(seat, Vote((green,)))
        result = party.game.result
        assert result is not None
        assert result.points == (3, 4, 3, 0)
        await does(1, Tell(Clue()))
        assert (party.game.round, party.game.phase) == (2, "give")


async def test_devices_that_move_at_the_same_time_do_not_collide(server: ServerProcess) -> None:
    async with evening(server, "odyssey", 9, first_storyteller=0) as party:
        await party.does(0, Tell(Clue()))
        await asyncio.gather(*[party.does(seat, Give((str(seat + 1),))) for seat in range(9)])
        await party.tv.until(lambda view: moment(view)[2] == PHASES.index("vote"))
        await asyncio.gather(*[party.does(seat, Vote((1,))) for seat in range(1, 9)])
        await party.tv.until(lambda view: moment(view)[2] == PHASES.index("reveal"))
        result = party.game.result
        assert result is not None
        assert result.points == (0, 3, 3, 3, 3, 3, 3, 3, 3)
