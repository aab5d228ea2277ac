"""Photos of the box's cards, read one at a time: decks that are made do not keep them waiting."""

from pathlib import Path

from storyhare.decks import read_row
from storyhare.rules import Refusal
from storyhare.threads import Threads

MOST_WAITING = 20


class Rows:
    """The line of photos."""

    def __init__(self) -> None:
        self._threads = Threads("photo", 1)
        self._waiting = 0

    async def read(self, path: Path, cards: int) -> tuple[bytes, ...] | Refusal:
        """The pictures of a photo, or why there are none."""
        if self._waiting >= MOST_WAITING:
            return Refusal("try_again")
        self._waiting += 1
        try:
            return await self._threads.run(read_row, path, cards)
        finally:
            self._waiting -= 1

    async def write(self, path: Path, picture: bytes) -> None:
        """Put a picture into a file."""
        await self._threads.run(path.write_bytes, picture)

    def close(self) -> None:
        """Read no more."""
        self._threads.close()
