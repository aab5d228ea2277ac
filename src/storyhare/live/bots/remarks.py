"""What bots say in the chat after a round: now and then one of them names what it thought of.

A bot is asked only when the cards are revealed, and without its hand, so it gives nothing away.
"""

import asyncio
import logging
from random import Random

from msgspec.structs import replace

from storyhare.live.bots.pace import Pace, between
from storyhare.live.bots.question import MoveChooser, Question, question
from storyhare.live.chat import CHAT_KEPT
from storyhare.live.table import LiveTable
from storyhare.storage import JournalUnavailable
from storyhare.table import Table
from storyhare.views import reveal_steps
from storyhare.words import say

log = logging.getLogger(__name__)

# After the first round, and then after one in so many.
ONE_IN = 3
WAYS = 3


class Remarks:
    """The remarks that bots are about to make at the tables of a node."""

    def __init__(self, chooser: MoveChooser, pace: Pace) -> None:
        self._chooser = chooser
        self._pace = pace
        # The newest round of each table after which a bot was chosen, or none.
        self._chosen: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, live: LiveTable) -> None:
        """A table has changed: if a round has just been revealed, a bot may say something."""
        table, game = live.table, live.table.game
        if game is None or game.phase != "reveal" or self._chosen.get(table.id) == game.round:
            return
        self._chosen[table.id] = game.round
        seat = speaker(table)
        if seat is not None and may_speak(live):
            asked = without_hand(question(live, seat))
            task = asyncio.create_task(self._speak(live, table.order[seat], asked))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def forget(self, table_id: str) -> None:
        """A table is no longer in memory."""
        self._chosen.pop(table_id, None)

    async def close(self) -> None:
        """Say nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _speak(self, live: LiveTable, bot: str, asked: Question) -> None:
        """Ask for the thought, and say it when the reveal has been seen."""
        try:
            async with asyncio.timeout(self._pace.decision):
                thought = await self._chooser.explain(asked)
            if thought is None:
                return
            luck = Random(f"remark {asked.seed} {asked.view.public.round}")
            await asyncio.sleep(between(self._pace.remark, luck))
            if may_speak(live) and still_about(live.latest.table, asked.view.public.round):
                text = say("remark", asked.language, way=luck.randrange(WAYS), thought=thought)
                await live.latest.chat.say(bot, text, CHAT_KEPT)
        except JournalUnavailable as error:  # the journal has said so
            log.debug("a bot could not say something: %s", error)
        except Exception:  # nobody misses a remark
            log.warning("a bot has nothing to say", exc_info=True)


def may_speak(live: LiveTable) -> bool:
    """Do people at this table want to hear bots, and can these judge its pictures?"""
    table = live.latest.table
    return table.settings.bot_remarks and not table.chat_muted and live.around.has_bots


def speaker(table: Table) -> int | None:
    """The seat of the bot that may speak after this round: one that voted, and not every time.

    The same table and round have the same answer, on every node and after a restart.
    """
    game = table.game
    assert game is not None
    luck = Random(f"remark {table.id} {game.round}")
    voted = [
        seat
        for seat, person in enumerate(table.order)
        if table.people[person].bot is not None and game.ballots[seat] is not None
    ]
    silent = game.round > 1 and luck.randrange(ONE_IN) != 0
    return None if silent or not voted else luck.choice(voted)


def without_hand(asked: Question) -> Question:
    """The same question with nothing in it that is still hidden from the others."""
    seat = asked.view.seat
    assert seat is not None
    return replace(asked, view=replace(asked.view, seat=replace(seat, hand=(), legal=())))


def still_about(table: Table, round_: int) -> bool:
    """Would people know what a remark on this round is about, and have they seen its reveal?

    Not once the next clue is told, nor while a host who leads has not shown everything.
    """
    game = table.game
    if game is None:
        return False
    if game.phase == "reveal" and table.settings.led_reveal:
        return table.reveal_step == len(reveal_steps(game)) - 1
    return game.round == round_ or (game.round == round_ + 1 and game.phase == "tell")
