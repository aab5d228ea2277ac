"""A player over the real protocol who does not give up.

It pings when nothing arrives, reconnects when the socket breaks or is silent, and repeats
unanswered commands with the same `cmd_id`.
"""

import asyncio
import random

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from storyhare.testing.client import Client, Ticket, due_move
from storyhare.wire import frames

# Pings in the time after which a silent socket counts as dead, as in the web client.
PINGS = 9 / 2.5
MOST_DOUBLINGS = 3


class Player:
    """A player who makes random moves until the game is over, whatever happens to the connection.

    Unanswered commands are repeated with the same `cmd_id`; `acked` and `refused` have the answers.
    A socket on which nothing arrives for `patience` seconds counts as dead.
    """

    def __init__(
        self,
        server: str,
        ticket: Ticket,
        luck: random.Random,
        patience: float = 20.0,
        origin: str | None = None,
    ) -> None:
        self.ticket = ticket
        self.acked: list[str] = []
        self.refused: dict[str, str] = {}
        self.client = Client(server, ticket.code, ticket.cookie, origin)
        self.came_back = 0
        self._in_vain = 0
        self._server = server
        self._luck = luck
        self._patience = patience
        self._origin = origin
        self._pending: frames.Do | None = None

    @property
    def over(self) -> bool:
        """Whether this player has seen the end of the game."""
        view = self.client.view
        return view is not None and view.table.stage == "over"

    @property
    def here(self) -> bool:
        """Whether the player is connected and has a view."""
        return self.client.view is not None and not self.client.gone.is_set()

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            try:
                if not self.here:
                    await self._sit()
                while not self.over:
                    await self._step()
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage):
                await self.client.close()
                await asyncio.sleep(
                    self._luck.uniform(0.01, 0.05)
                )  # so that players do not reconnect all at once

    async def come_back(self) -> None:
        """Open a new socket and wait for the view."""
        await self.client.close()
        self.came_back += 1
        self.client = Client(self._server, self.ticket.code, self.ticket.cookie, self._origin)
        await self.client.connect()
        wait = self._patience * 2 ** min(self._in_vain, MOST_DOUBLINGS)
        self._in_vain += 1  # the machine may be slow: wait longer each time
        await self.client.until(lambda _: True, wait)
        self._in_vain = 0

    async def close(self) -> None:
        """Close the connection."""
        await self.client.close()

    async def _sit(self) -> None:
        await self.come_back()
        if self._pending is not None:
            await self._ask(self._pending)

    async def _step(self) -> None:
        """Make the move that is due, or wait for a change."""
        client = self.client
        client.changed.clear()
        if client.gone.is_set():
            raise ConnectionError("the socket closed")
        move = None if client.view is None else due_move(client.view, self._luck)
        if move is not None:
            return await self._ask(client.about(move))
        return await self._news()

    async def _news(self) -> None:
        """Wait for a new view; if none comes, send a ping to learn whether one was missed."""
        try:
            async with asyncio.timeout(self._patience / PINGS):
                await self.client.changed.wait()
        except TimeoutError:
            self._expect_life()
            await self.client.ping()

    def _expect_life(self) -> None:
        if asyncio.get_running_loop().time() - self.client.heard_at > self._patience:
            raise ConnectionError("the socket is silent")

    async def _ask(self, asked: frames.Do) -> None:
        self._pending = asked
        answer = None
        while answer is None:
            try:
                answer = await self.client.request(asked, self._patience / PINGS)
            except TimeoutError:
                self._expect_life()
        self._pending = None
        if isinstance(answer, frames.Ack):
            self.acked.append(asked.cmd_id)
        else:
            self.refused[asked.cmd_id] = answer.refusal.code
            if not self.client.changed.is_set():
                raise ConnectionError("refused without a newer view: one was missed")
