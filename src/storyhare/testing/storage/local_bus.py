"""A notification bus within one process, for several nodes in one test."""

import asyncio

from storyhare.storage import Notification, Receive


class LocalNotificationBus:
    """One end of a bus: it reaches every other end that is open."""

    def __init__(self, nodes: dict[str, Receive] | None = None) -> None:
        self.nodes: dict[str, Receive] = {} if nodes is None else nodes
        self._node = ""

    def another(self) -> "LocalNotificationBus":
        """One more end of the same bus."""
        return LocalNotificationBus(self.nodes)

    async def open(self, node: str, receive: Receive) -> None:
        self._node = node
        self.nodes[node] = receive

    async def close(self) -> None:
        self.nodes.pop(self._node, None)

    def send(self, notification: Notification) -> None:
        loop = asyncio.get_running_loop()
        for node, receive in self.nodes.items():
            if node != self._node:
                loop.call_soon(receive, (notification,))
