"""How many random cases tests run: all, or fewer in the quick loop (`make check`)."""

import os

QUICK = os.environ.get("STORYHARE_TESTS") == "quick"


def runs(number: int, quick: int) -> int:
    """The number of cases: `number` in `make test`, `quick` in `make check`."""
    return quick if QUICK else number
