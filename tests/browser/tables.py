"""A table of browsers and socket clients: its state at the server, and moves for the clients."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from storyhare.table import commands as ask
from storyhare.testing.client import Client, due_move, join_table
from storyhare.views import PublicView, TableView
from storyhare.wire import frames
from tests.browser.people import NAMES, PATIENCE, People, Person, RealServer, sit_down
from tests.browser.play import Hare

PHASES = ("deal", "tell", "give", "vote", "reveal", "end")
WAIT = PATIENCE / 1000 * 3
CLUES = ("Almost awake", "The long way home", "What the moon keeps", "A promise, kept", "Too late")


class Table:
    """A table: who sits where, and its state at the server."""

    def __init__(self, code: str, hares: Sequence[Hare], fillers: Sequence[Client], eye: Client):
        self.code = code
        self.hares = dict(enumerate(hares))
        self.fillers = dict(enumerate(fillers, len(hares)))
        self.luck = random.Random(code)
        self.eye = eye

    # -- the server's word ------------------------------------------------------------------------

    async def until(self, true: Callable[[TableView], bool]) -> TableView:
        """Wait until something holds at the server."""
        await self.eye.until(lambda shown: true(shown.table), WAIT)
        return self.now

    @property
    def now(self) -> TableView:
        """The table as a stranger sees it."""
        assert self.eye.view is not None
        return self.eye.view.table

    @property
    def game(self) -> PublicView:
        """The game on it."""
        assert self.now.game is not None
        return self.now.game

    @property
    def names(self) -> list[str]:
        """Names in seat order."""
        people = self.now.people
        assert not isinstance(people, msgspec.Raw)
        by_id = {person.id: person.name for person in people}
        return [by_id[person] for person in self.now.seats]

    async def reaches(self, *phases: str) -> PublicView:
        """Wait for one of these phases, or the end."""
        await self.until(
            lambda view: view.stage == "over" or (view.game and view.game.phase) in phases
        )
        return self.game

    # -- moves ------------------------------------------------------------------------------------

    async def command(self, seat: int, body: ask.Command) -> None:
        """A filler asks for something, knowing how things stand, and gets it."""
        client = self.fillers[seat]
        moment = _moment(self.eye.view)
        await client.until(lambda shown: _moment(shown) == moment, WAIT)
        answer = await client.do(body)
        assert isinstance(answer, frames.Ack), answer

    async def fillers_move(self, but: Sequence[int] = ()) -> None:
        """Everybody without a browser makes the move that is due."""
        moment = _moment(self.eye.view)
        for seat, client in self.fillers.items():
            await client.until(lambda shown: _moment(shown) >= moment, WAIT)
            move = None if seat in but else self.move_of(client)
            if move is not None and _moment(client.view) == moment:
                # In team a partner may just have done it.
                await client.do(move)

    def move_of(self, client: Client) -> ask.SeatCommand | None:
        """What is due for somebody without a browser."""
        assert client.view is not None
        return due_move(client.view, self.luck)

    def answer(self) -> int:
        """The number of the storyteller's card, when that is somebody without a browser."""
        assert self.game.storyteller is not None
        return self.own(self.game.storyteller)[0]

    def own(self, seat: int) -> tuple[int, ...]:
        """The numbers of the cards that somebody without a browser put in."""
        shown = self.fillers[seat].view
        assert shown is not None
        assert shown.you is not None
        assert shown.you.game is not None
        return shown.you.game.own

    async def tell(self, clue: str | None = None) -> None:
        """Whoever is to tell does; in the race the first one at a browser."""
        game = await self.reaches("tell")
        teller = game.storyteller or 0
        if teller in self.hares:
            await self.hares[teller].tell(clue or self.luck.choice(CLUES))
        else:
            await self.fillers_move()
        await self.reaches("give")

    async def give(self) -> None:
        """Everybody gives; in team the browser of a pair with two, else whoever comes first."""
        game = self.game
        number = 2 if len(self.now.seats) == 3 else 1
        half = len(self.now.seats) // 2
        givers = [seat for seat in self.hares if seat in self.now.awaited]
        if game.rules.ruleset == "team":
            givers = [seat for seat in givers if seat - half not in givers]
        await asyncio.gather(*(self.hares[seat].give(number) for seat in givers))
        await self._done(givers, "give")
        if self.game.phase == "give":
            await self.fillers_move()
        await self.reaches("vote")

    async def vote(self) -> None:
        """Everybody votes, blindly, and the host ends the steps of the reveal."""
        await self.cast_votes()
        await self.show_all()

    async def cast_votes(self) -> None:
        """Everybody votes, blindly; the reveal begins."""
        voters = [seat for seat in self.hares if seat in self.now.awaited]
        await asyncio.gather(*(self._vote(seat) for seat in voters))
        await self._done(voters, "vote")
        if self.game.phase == "vote":
            await self.fillers_move()
        await self.reaches("reveal")

    async def shows_step(self, step: int) -> None:
        """Wait for a step of the reveal."""
        await self.until(lambda view: view.reveal is not None and view.reveal.step == step)

    async def show_all(self) -> None:
        """The host ends the steps of the reveal."""
        hosts = [seat for seat, person in enumerate(self.now.seats) if person == self.now.host]
        await self.hares[hosts[0]].show_all()

    async def _done(self, seats: Sequence[int], phase: str) -> None:
        """The server has the moves of these people; with the last of them the phase ends."""
        await self.until(
            lambda view: (
                view.game is None or view.game.phase != phase or not {*seats} & {*view.awaited}
            )
        )

    async def _vote(self, seat: int) -> None:
        hare = self.hares[seat]
        numbers = await hare.numbers()
        red = None
        if self.game.rules.ruleset == "party" and seat == self.game.storyteller:
            red = self.luck.choice(numbers)
        await hare.vote([self.luck.choice(numbers)], red)

    async def press_on(self) -> None:
        """Everybody has seen enough."""
        round_ = self.game.round
        await asyncio.gather(*(hare.press_on() for hare in self.hares.values()))
        await self.fillers_move()
        await self.until(
            lambda view: (
                view.stage == "over" or (view.game is not None and view.game.round > round_)
            )
        )

    async def close(self) -> None:
        """Everybody without a browser hangs up."""
        await asyncio.gather(*(client.close() for client in [*self.fillers.values(), self.eye]))


class Tables:
    """Brings people to tables; hangs up when the test is over."""

    def __init__(self, people: People, server: RealServer) -> None:
        self.people = people
        self.server = server
        self._open: list[Table] = []

    async def lay(
        self,
        persons: Sequence[Person],
        fillers: int = 0,
        names: Sequence[str] = NAMES,
        **settings: Any,
    ) -> Table:
        """A table in the lobby: people at browsers first, then some without."""
        settings = {"clocks": {"reveal": None}, **settings}
        code = await sit_down(persons, **settings)
        hares = [Hare(person) for person in persons]
        await asyncio.gather(*(hare.in_the_lobby() for hare in hares))
        return await self.around(code, hares, fillers, names)

    async def around(
        self, code: str, hares: Sequence[Hare], fillers: int = 0, names: Sequence[str] = NAMES
    ) -> Table:
        """A table that is there already, and some more people without browsers."""
        clients = []
        for name in names[len(hares) : len(hares) + fillers]:
            ticket = await join_table(self.server.url, code, name)
            clients.append(Client(self.server.url, code, ticket.cookie))
        table = Table(code, hares, clients, Client(self.server.url, code))
        self._open.append(table)
        for client in [*clients, table.eye]:
            await client.connect()
            await client.until(lambda _: True, WAIT)
        await table.until(lambda view: len(view.seats) == len(hares) + fillers)
        return table

    async def start(self, persons: Sequence[Person], fillers: int = 0, **settings: Any) -> Table:
        """A table where the cards have just been dealt; by default the host tells first."""
        options = {"first_storyteller": 0, **settings.pop("options", {})}
        table = await self.lay(persons, fillers, options=options, **settings)
        if settings.get("ruleset") == "team":
            await table.hares[0].press("lobby-start-teams", teams=len(table.now.seats) // 2)
        else:
            await table.hares[0].start(len(table.now.seats))
        await table.reaches("tell")
        return table

    async def close(self) -> None:
        """The end of a test."""
        for table in self._open:
            await table.close()


def _moment(shown: frames.ViewFrame | frames.Ack | None) -> tuple[int, int]:
    """When a view was taken, so that moments can be compared."""
    if shown is None or shown.table.game is None:
        return (0, 0)
    game = shown.table.game
    return (game.round, PHASES.index("end" if shown.table.stage == "over" else game.phase))
