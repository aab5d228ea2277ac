"""The priority of processes that import decks, and their cores: games go first."""

import contextlib
import os

NICENESS = 10


def cores() -> list[int]:
    """The cores that this process may use; where the system does not say, all of them."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def use_half_of_the_cores() -> None:
    """Leave the other half to games: an import also takes caches, which no priority shares out."""
    with contextlib.suppress(OSError, AttributeError):
        mine = cores()
        os.sched_setaffinity(0, mine[len(mine) // 2 :])


def give_way() -> None:
    """Run only when no other process wants to; elsewhere, lower the priority.

    Niceness alone lets a process finish its time slice of some milliseconds before others run.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with contextlib.suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
