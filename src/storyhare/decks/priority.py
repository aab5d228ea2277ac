"""The priority of processes that import decks: games go first."""

import contextlib
import os

NICENESS = 10


def give_way() -> None:
    """Run only when no other process wants to; elsewhere, lower the priority.

    Niceness alone lets a process finish its time slice of some milliseconds before others run.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with contextlib.suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
