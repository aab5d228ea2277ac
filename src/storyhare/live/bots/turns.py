"""Plays for bots and for people who are gone: at a natural pace, seeing what their seat may see.

A bot is asked off the table's own path. Its move goes the same way as a person's, and is dropped
when the round has moved on, the owner is back, or somebody else was faster.
"""

import asyncio
import contextlib
import logging

from storyhare import rules
from storyhare.live.bots.pace import Pace, between
from storyhare.live.bots.question import MoveChooser, question
from storyhare.live.bots.remarks import Remarks
from storyhare.live.table import LiveTable
from storyhare.rules import Refusal, SeatCommand
from storyhare.table import Decided, Decision, Table, days, play
from storyhare.table.play import Moment

log = logging.getLogger(__name__)

TRY_AGAIN = 2.0


class Turn:
    """One decision on its way; without a seat it is the table's own, to leave a reveal."""

    def __init__(self, seat: int | None, made_for: Moment) -> None:
        self.seat = seat
        self.made_for = made_for
        self.calm = asyncio.Event()
        # While a move is being kept, nobody may interrupt.
        self.keeping = False
        self.task: asyncio.Task[None] | None = None

    def drop(self) -> None:
        """It is no longer wanted."""
        if self.task is not None and not self.keeping:
            self.task.cancel()


class BotTurns:
    """All decisions that bots are making at the tables of a node."""

    def __init__(self, chooser: MoveChooser, pace: Pace = Pace()) -> None:  # noqa: B008 - frozen
        self._chooser = chooser
        self._pace = pace
        self._turns: dict[str, dict[int | None, Turn]] = {}
        # Tables that another node moved last: this one looks at them only after a while.
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._remarks = Remarks(chooser, pace)
        self._closed = False

    def sees(self, cards: tuple[str, ...]) -> bool:
        """Can bots judge all of these pictures?"""
        return self._chooser.sees(cards)

    # -- the tables --------------------------------------------------------------------------------

    def table_changed(self, live: LiveTable, takes_over_after: float) -> None:
        """Play: at once where this node moved last, else only when no other node does."""
        table_id = live.table.id
        waiting = self._later.pop(table_id, None)
        if waiting is not None:
            waiting.cancel()
        if live.stream.moved_last_here:
            self.look(live)
        else:
            self._drop(table_id)
            loop = asyncio.get_running_loop()
            self._later[table_id] = loop.call_later(takes_over_after, self.look, live)

    def wake(self) -> None:
        """Bots sit at a table, or will have to play for somebody there."""
        self._chooser.wake()

    def look(self, live: LiveTable) -> None:
        """A table with seats to play for has changed, or its audience has."""
        self._remarks.look(live)
        now_at = play.moment(live.table.game)
        turns = self._turns.pop(live.table.id, {})
        due = self._due(live, turns)
        kept: dict[int | None, Turn] = {}
        for seat, turn in turns.items():
            if turn.made_for == now_at and seat in due:
                kept[seat] = turn
            else:
                turn.drop()
        for seat in due:
            if seat not in kept and now_at is not None:
                kept[seat] = self._begin(live, Turn(seat, now_at))
        if kept:
            self._turns[live.table.id] = kept
            if not _people_think(live):
                for turn in kept.values():
                    turn.calm.set()

    def forget(self, table_id: str) -> None:
        """A table is no longer in memory."""
        waiting = self._later.pop(table_id, None)
        if waiting is not None:
            waiting.cancel()
        self._drop(table_id)
        self._remarks.forget(table_id)

    def _drop(self, table_id: str) -> None:
        for turn in self._turns.pop(table_id, {}).values():
            turn.drop()

    async def close(self) -> None:
        """Stop; what is being kept is kept first."""
        self._closed = True
        for table_id in [*self._turns, *self._later]:
            self.forget(table_id)
        await self._remarks.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _due(self, live: LiveTable, turns: dict[int | None, Turn]) -> list[int | None]:
        """The seats to decide for; at the very first clue only one of them, None for the table."""
        table, game = live.table, live.table.game
        waits = table.stage == "playing" and table.pause is None and not self._closed
        played = live.audience.people_anywhere or table.over_days
        if game is None or not waits or not (played and live.around.has_bots):
            return []
        if play.nobody_to_press_on(table):
            return [None]
        if game.phase == "reveal":
            return []
        seats: list[int | None] = [s for s in rules.awaited(game) if s in table.autopilot]
        if table.over_days:
            seats = list(days.ready(table, live.stream.now()))
        if _is_open(live) and seats:
            going = [seat for seat in seats if seat in turns]
            return going or [live.around.luck.choice(seats)]
        return seats

    # -- one decision ------------------------------------------------------------------------------

    def _begin(self, live: LiveTable, turn: Turn) -> Turn:
        name = f"bot: table {live.table.code}, seat {turn.seat}"
        turn.task = asyncio.create_task(self._take(live, turn), name=name)
        self._tasks.add(turn.task)
        turn.task.add_done_callback(self._tasks.discard)
        return turn

    async def _take(self, live: LiveTable, turn: Turn) -> None:
        await self._pause(live, turn)
        move = None if turn.seat is None else await self._ask(live, turn.seat)
        while not await self._keep(live, turn, move) and not self._closed:
            await asyncio.sleep(TRY_AGAIN)
        self._done(live, turn)

    async def _pause(self, live: LiveTable, turn: Turn) -> None:
        pace, luck = self._pace, live.around.luck
        if turn.seat is None:
            return await asyncio.sleep(pace.reveal)
        if live.table.over_days:  # its natural while is over
            return await asyncio.sleep(between(pace.quick, luck))
        slow = between(pace.hold if _people_first(live, turn.seat) else pace.natural, luck)
        quick = between(pace.quick, luck)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(slow):
                await turn.calm.wait()
                await asyncio.sleep(quick)
        loop = asyncio.get_running_loop()
        until = loop.time() + pace.patience
        while _somebody_looks(live) and loop.time() < until:
            await asyncio.sleep(pace.glance)
        return None

    async def _ask(self, live: LiveTable, seat: int) -> SeatCommand | None:
        """What the bot chooses; None when it fails or takes too long."""
        try:
            async with asyncio.timeout(self._pace.decision):
                return await self._chooser.choose(question(live, seat))
        except Exception:  # whatever a bot runs into, the game goes on
            log.warning("a bot has no move, so it is a blind one", exc_info=True)
            return None

    async def _keep(self, live: LiveTable, turn: Turn, move: SeatCommand | None) -> bool:
        """Make the move; False: it could not be kept."""
        turn.keeping = True
        try:
            refusal = await make_turn(live, turn.seat, turn.made_for, move)
        except Exception:  # a table's trouble ends no other table's game
            log.exception("a bot's move could not be kept; trying again")
            return False
        finally:
            turn.keeping = False
        return refusal is None or refusal.code != "try_again"

    def _done(self, live: LiveTable, turn: Turn) -> None:
        turns = self._turns.get(live.table.id, {})
        if turns.get(turn.seat) is turn:
            del turns[turn.seat]


async def make_turn(
    live: LiveTable, seat: int | None, made_for: Moment, move: SeatCommand | None
) -> Refusal | None:
    """Make a bot's move, or leave a reveal that nobody looks at; one that comes late is dropped."""
    around = live.around

    def decision(table: Table) -> Decision:
        if seat is None:
            events = play.seen_by_nobody(table, made_for, around.luck)
        else:
            events = play.bot_move(table, seat, made_for, move, around.luck)
        if not events:
            return Decided(())
        now = around.now()
        events, after = play.follow_up(table, events, now, around.luck, around.stand_in)
        return Decided(events, after=after, at=now)

    return await live.act(decision)


def _is_open(live: LiveTable) -> bool:
    """Is this the very first clue, which anybody may tell?"""
    game = live.table.game
    return game is not None and game.phase == "tell" and game.storyteller is None


def _waits_for(live: LiveTable, seat: int) -> bool:
    """Does the table wait for a person in this seat who is there?"""
    table = live.table
    if seat in table.autopilot or seat not in play.awaited(table):
        return False
    return live.around.away(table.order[seat]) is None


def _somebody_looks(live: LiveTable) -> bool:
    """Is the very first clue still to be told, and does a person who may tell it seem to look?"""
    return _is_open(live) and any(
        _waits_for(live, seat) and live.audience.is_looking(person)
        for seat, person in enumerate(live.table.order)
    )


def _people_think(live: LiveTable) -> bool:
    """Is it a moment to take one's time?

    A storyteller does, even a bot: meanwhile people look at their cards.
    """
    game = live.table.game
    if game is not None and game.phase == "tell" and not _is_open(live):
        return True
    return any(_waits_for(live, seat) for seat in range(len(live.table.order)))


def _people_first(live: LiveTable, seat: int) -> bool:
    """Does a person go first here?"""
    game = live.table.game
    assert game is not None
    partner = game.rules.partner(seat) if game.phase == "give" else None
    return _is_open(live) or (partner is not None and _waits_for(live, partner))
