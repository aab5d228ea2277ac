"""Players over the protocol, who bring a game to the moment that a test is about.

A table full of browsers is expensive; most tests need one or two. The other players are here.
"""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any

from storyhare.rules import Clue, Give, MayGive, MayTakeBack, MayTell, MayVote, Tell, Vote
from storyhare.table import commands as ask
from storyhare.testing.client import Client, Ticket, ViewOrAck, join_table, open_table
from storyhare.wire import frames
from tests.browser.people import NAMES, Person, RealServer

CLUES = ("The long way home", "What the moon keeps to itself", "Almost awake", "A promise, kept",
         "Nobody asked the lighthouse", "Too late to turn back")  # fmt: skip
SECONDS = 60.0  # a generous timeout: nothing here is about speed
STAGES = ("lobby", "playing", "over")
PHASES = ("deal", "tell", "give", "vote", "reveal", "end")
Moment = tuple[int, int, int]  # later is more


def moment(view: ViewOrAck) -> Moment:
    """Stage, round and phase."""
    stage, game = STAGES.index(view.table.stage), view.table.game
    return (stage, 0, 0) if game is None else (stage, game.round, PHASES.index(game.phase))


class Company:
    """All players of a table by seat, except those who have taken their seat to a browser."""

    def __init__(self, server: RealServer, tickets: list[Ticket]) -> None:
        self.server = server
        self.tickets = tickets
        self.clients: dict[int, Client] = {}

    @classmethod
    async def gather(
        cls,
        server: RealServer,
        number: int,
        ruleset: str = "classic",
        names: Iterable[str] = NAMES,
        clocks: Mapping[str, object] | None = None,
        *,
        led_reveal: bool = False,
        **options: Any,
    ) -> "Company":
        """A table in the lobby; the host sits at seat 0. Unless said otherwise seat 0 tells first
        and no clock runs."""
        settings = {
            "ruleset": ruleset,
            "options": {"first_storyteller": 0, **options},
            "clocks": {"reveal": None, **(clocks or {})},
            "led_reveal": led_reveal,
        }
        host, *members = list(names)[:number]
        tickets = [await open_table(server.url, host, settings)]
        tickets += [await join_table(server.url, tickets[0].code, member) for member in members]
        company = cls(server, tickets)
        for seat in range(number):
            await company.sit(seat)
        return company

    @property
    def code(self) -> str:
        """The table's code."""
        return self.tickets[0].code

    @property
    def view(self) -> ViewOrAck:
        """The newest view of somebody."""
        view = next(iter(self.clients.values())).view
        assert view is not None
        return view

    async def sit(self, seat: int) -> None:
        """Connect the player of a seat, and wait for the view."""
        ticket = self.tickets[seat]
        client = Client(self.server.url, ticket.code, ticket.cookie)
        await client.connect()
        await client.until(lambda _: True, SECONDS)
        self.clients[seat] = client

    async def come_back(self) -> None:
        """Reconnect all players, after a crash of the server."""
        for seat, client in list(self.clients.items()):
            await client.close()
            await self.sit(seat)

    async def seat(self, person: Person, seat: int, path: str = "") -> None:
        """A person takes over this seat and opens the table in the browser."""
        await self.clients.pop(seat).close()
        await let_in(person, self.tickets[seat])
        await person.open(f"/t/{self.code}{path}")

    async def start(self) -> None:
        """Start the game as the host."""
        await self.do(0, ask.Start())

    async def move(self, seats: Iterable[int] | None = None) -> None:
        """Make the moves of all awaited players, or of some of them."""
        now = moment(self.view)
        for seat in sorted(self.clients, reverse=True) if seats is None else seats:
            if moment(self.view) == now:
                await self._move(seat)

    async def reach(self, phase: str, round_: int = 1) -> None:
        """Play until this phase of this round begins; "over" is the end."""
        if self.view.table.stage == "lobby":
            await self.start()
        while not self._is_at(phase, round_):
            before = moment(self.view)
            await self.move()
            assert moment(self.view) != before, f"nobody here can move on from {before}"

    async def until(self, phase: str, round_: int = 1) -> None:
        """Wait until everyone here sees this phase."""
        for client in self.clients.values():
            await client.until(lambda view: _is_at(moment(view), phase, round_), SECONDS)

    async def show_step(self, step: int) -> None:
        """Go on to a step of the reveal, as the host."""
        await self.do(0, ask.ShowStep(step))

    async def leave(self) -> None:
        """Disconnect all players."""
        await asyncio.gather(*(client.close() for client in self.clients.values()))
        self.clients.clear()

    def _is_at(self, phase: str, round_: int) -> bool:
        return _is_at(moment(self.view), phase, round_)

    async def _move(self, seat: int) -> None:
        view = self.clients[seat].view
        assert view is not None
        if seat not in view.table.awaited or view.table.game is None:
            return
        if view.table.game.phase == "reveal":
            await self.do(seat, ask.PressOn())
            return
        assert view.you is not None
        assert view.you.game is not None
        round_ = view.table.game.round
        match view.you.game.legal[0]:
            case MayTell(cards):
                clue = Clue(CLUES[round_ % len(CLUES)])
                await self.do(seat, Tell(clue, cards[0] if cards else None))
            case MayGive(cards, number):
                await self.do(seat, Give(cards[:number]))
            case MayVote() as offer:
                await self.do(seat, self._vote(seat, offer))
            case MayTakeBack():
                pass

    def _vote(self, seat: int, offer: MayVote) -> Vote:
        """Every second player finds the card, so that the storyteller scores."""
        told = self._told()
        others = [number for number in offer.numbers if number != told]
        number = told if seat % 2 and told in offer.numbers else others[seat % len(others)]
        green = [number]
        if offer.most > 1 and seat % 3:
            green.append(next(other for other in offer.numbers if other != number))
        red = next((other for other in offer.red if other != number), None)
        return Vote(tuple(green), red)

    def _told(self) -> int | None:
        """The number of the storyteller's card, if the storyteller sits here."""
        game = self.view.table.game
        client = None if game is None else self.clients.get(game.storyteller or 0)
        you = None if client is None or client.view is None else client.view.you
        return (
            you.game.own[0] if you is not None and you.game is not None and you.game.own else None
        )

    async def do(self, seat: int, body: ask.Command) -> None:
        """Send one command, and wait until all players see its result."""
        client = self.clients[seat]
        answer = await client.do(body)
        if isinstance(answer, frames.Refused):
            # In team one partner was quicker, and nobody told the other one yet.
            assert answer.refusal.code in ("moved_on", "partner_has_given"), answer
            return
        now = moment(answer)
        for other in self.clients.values():
            await other.until(lambda view: moment(view) >= now, SECONDS)


async def let_in(person: Person, ticket: Ticket) -> None:
    """Put the cookie of a seat into the person's browser."""
    name, _, value = ticket.cookie.partition("=")
    await person.context.add_cookies([{"name": name, "value": value, "url": person.url}])


def _is_at(now: Moment, phase: str, round_: int) -> bool:
    if phase in STAGES:
        return STAGES[now[0]] == phase
    return now == (STAGES.index("playing"), round_, PHASES.index(phase))
