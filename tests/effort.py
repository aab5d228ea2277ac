"""How much random testing is done: all of it, or a part in the quick loop (`make check`)."""

import os

QUICK = os.environ.get("STORYHARE_TESTS") == "quick"


def runs(number: int, quick: int) -> int:
    """How many runs: `number` in `make test`, `quick` in `make check`."""
    return quick if QUICK else number
