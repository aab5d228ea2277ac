"""What people say at a table: stored in the journal, and passed on to everybody who looks."""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from storyhare.live.ports import Node, Viewer
from storyhare.storage import ChatLine, CodeTaken

if TYPE_CHECKING:
    from storyhare.live.table import LiveTable

# How many lines of a table are kept.
CHAT_KEPT = 200


class Chat:
    """The chat of one table. The journal has all of it; `lines` is what viewers here know."""

    def __init__(self, node: Node, table: "LiveTable") -> None:
        # None: nobody has asked yet; a device that comes is told everything.
        self.lines: list[ChatLine] | None = None
        self._node = node
        self._table = table

    async def read(self) -> Sequence[ChatLine]:
        """All that was said."""
        lines = await self._node.journal.read_chat(self._table.table.id)
        if self.lines is None:
            self.lines = list(lines)
        return lines

    async def say(self, person: str, text: str, keep: int) -> None:
        """Store something said, and pass it on; after a rematch, at the table of that."""
        line = ChatLine(self._table.stream.now(), person, text)
        try:
            await self._node.journal.add_chat(self._table.table.id, line, keep)
        except CodeTaken:
            new = await self._node.follow_rematch(self._table)
            if new is not None:
                await new.chat.say(person, text, keep)
            return
        table = self._table.latest
        self._node.chat_changed(table)
        table.chat.add(line, keep)

    def add(self, line: ChatLine, most: int) -> None:
        """Pass a new line on, unless it was read in the journal meanwhile."""
        if self.lines is None or line not in self.lines:
            self.lines = [*(self.lines or ()), line][-most:]
            _tell(self._table.audience.viewers, [line])

    async def forget(self, people: Collection[str]) -> None:
        """Take back what some people said who are not here any more, also what was on its way."""
        for person in people:
            await self._node.journal.erase_chat(self._table.table.id, person)
        self._unsay(people)
        self._node.chat_changed(self._table)

    def _unsay(self, people: Collection[str]) -> None:
        """Let viewers forget what some people said."""
        if self.lines is not None:
            self.lines = [line for line in self.lines if line.person not in people]
        for viewer in self._table.audience.viewers:
            for person in people:
                viewer.unhear(person)

    async def hear_others(self) -> None:
        """Pass on what was said on other nodes; a rematch may have begun while it was read."""
        if self.lines is not None:
            lines = await self.read()
            self._table.latest.chat.merge(lines)

    def merge(self, lines: Sequence[ChatLine]) -> None:
        """Pass on those of some lines that are new here; who is forgotten there is so here.

        Lines of others may be missing, too: a rematch takes them along, and old ones are dropped.
        """
        known = self.lines or []
        missing = {line.person for line in known} - {line.person for line in lines}
        people = self._table.table.people
        gone = {one for one in missing if one not in people or people[one].removed}
        if gone:
            self._unsay(gone)
            known = self.lines or []
        new = [line for line in lines if line not in known]
        self.lines = [*known, *new]
        _tell(self._table.audience.viewers, new)

    def continue_from(self, old: "Chat") -> None:
        """Take over the chat of the game before a rematch; its viewers hear what they missed."""
        if self.lines is None:
            self.lines = old.lines
        if self.lines is not None and old.lines is not None:
            missed = [line for line in self.lines if line not in old.lines]
            _tell(old._table.audience.viewers, missed)


def _tell(viewers: Iterable[Viewer], lines: Iterable[ChatLine]) -> None:
    """Let some hear something said."""
    for line in lines:
        for viewer in viewers:
            viewer.hear(line.person, line.text, line.at)
