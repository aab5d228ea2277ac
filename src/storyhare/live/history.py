"""Games out of their streams, for whoever asks: read once, and from then on only what is new.

A stream never changes, it only grows. The last few that were asked for are kept, folded, so that a
question costs what has happened since, and not what has happened ever.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from weakref import WeakValueDictionary

from storyhare.live import lines
from storyhare.rules import (
    Event,
    Game,
    Refusal,
    RoundScored,
    RoundStory,
    Setup,
    evolve,
    new_game,
    plan,
    revealed_round,
)
from storyhare.storage import Journal, Line, Row
from storyhare.table import Entry, Played, Started, Table

log = logging.getLogger(__name__)

# Of all streams that are kept, together: some tens of megabytes.
LINES_KEPT = 50_000
# So many are folded at a time: other tables have their turn in between.
AT_A_TIME = 500


class Story:
    """What a stream tells, as far as it was read: the table, its moves, and the rounds revealed."""

    def __init__(self) -> None:
        self.table = Table()
        self.setup: Setup | None = None
        self.moves: list[Event] = []
        self.rounds: list[RoundStory] = []
        # When the game ended, in seconds since 1970; 0 before that.
        self.ended = 0.0
        self._game: Game | None = None

    def read_on(self, stream: Sequence[Line]) -> None:
        """Take the next lines; raises UnreadableLine."""
        for table, entry in lines.follow(stream, self.table):
            if table.stage == "over" and self.table.stage != "over":
                self.ended = entry.at
            self.table = table
            self._take(entry)

    def _take(self, entry: Entry) -> None:
        for event in entry.events:
            if isinstance(event, Started):
                rules = plan(event.setup)
                assert not isinstance(rules, Refusal)
                self.setup, self._game = event.setup, new_game(rules, event.setup.deck)
            elif isinstance(event, Played):
                for move in event.events:
                    self._play(move)

    def _play(self, move: Event) -> None:
        assert self._game is not None
        self.moves.append(move)
        self._game = evolve(self._game, move)
        if isinstance(move, RoundScored):
            self.rounds.append(revealed_round(self._game))


class History:
    """The streams of a journal, folded."""

    def __init__(self, journal: Journal, lines_kept: int = LINES_KEPT) -> None:
        self._journal = journal
        self._lines_kept = lines_kept
        self._known: OrderedDict[str, Story] = OrderedDict()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, game: str) -> Story | None:
        """All that a stream tells by now; raises UnreadableLine and JournalUnavailable."""
        # Many may ask at once for what takes a while to read.
        async with self._reading.setdefault(game, asyncio.Lock()):
            story = self._known.pop(game, None) or Story()
            stream = await self._journal.read_lines(game, story.table.seq)
            for begin in range(0, len(stream), AT_A_TIME):
                if begin:
                    await asyncio.sleep(0)
                story.read_on(stream[begin : begin + AT_A_TIME])
            if not story.table.seq:
                return None
            self._known[game] = story
            self._forget()
            return story

    async def state(self, row: Row) -> Table | None:
        """The state of a table; None where its stream is damaged."""
        try:
            story = await self.of(row.table_id)
            state = Table() if story is None else story.table
            if state.seq < row.seq:
                raise lines.UnreadableLine(f"line {state.seq + 1} is missing")
        except lines.UnreadableLine as damage:
            log.error("table %s is damaged and not served: %s", row.table_id, damage)
            return None
        return state

    def _forget(self) -> None:
        """Let go of those that nobody has asked for lately."""
        kept = sum(story.table.seq for story in self._known.values())
        while kept > self._lines_kept and len(self._known) > 1:
            _, oldest = self._known.popitem(last=False)
            kept -= oldest.table.seq
