"""A server whose imports wait until there is a file called `go` in its data folder.

`python -m tests.server.stuck_imports PORT DATA LIMITS DECK`, as in storyhare.testing.server.
"""

import sys
import time
from pathlib import Path
from typing import Any

from storyhare.decks import Deck, Library
from storyhare.rules import Refusal
from storyhare.testing import server
from storyhare.testing.server import ServerProcess

Install = Any


class StuckServer(ServerProcess):
    """Start it, upload, and say when imports go on."""

    @property
    def command(self) -> list[str]:
        """The same, with this module."""
        return [part.replace("storyhare.testing.server", __name__) for part in super().command]

    def let_go(self) -> None:
        """Imports go on."""
        (self.data / "go").touch()


def main() -> None:
    """Serve."""
    go = Path(sys.argv[2]) / "go"
    install: Install = Library.install_apart

    def wait_and_install(*args: Any, **kwargs: Any) -> Deck | Refusal:
        while not go.exists():
            time.sleep(0.02)
        imported: Deck | Refusal = install(*args, **kwargs)
        return imported

    Library.install_apart = wait_and_install  # type: ignore[method-assign]  # for a test
    server.main()


if __name__ == "__main__":
    main()
