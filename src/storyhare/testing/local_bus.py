"""A bus within one process: for halls that share it, which usually is one."""

import asyncio

from storyhare.journal.hints import Hint, Take


class LocalBus:
    """Everybody who opened it hears the others."""

    def __init__(self, line: dict[str, Take] | None = None) -> None:
        self.line: dict[str, Take] = {} if line is None else line
        self._node = ""

    def another(self) -> "LocalBus":
        """One more end of the same line."""
        return LocalBus(self.line)

    async def open(self, node: str, take: Take) -> None:
        self._node = node
        self.line[node] = take

    async def close(self) -> None:
        self.line.pop(self._node, None)

    def tell(self, hint: Hint) -> None:
        loop = asyncio.get_running_loop()
        for node, take in self.line.items():
            if node != self._node:
                loop.call_soon(take, (hint,))
