"""How figures of bots are shown: as shares with their intervals, and with a bar on the way."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

from storyhare.bots.evaluation.figures import Share
from storyhare.cli.speech import say


@contextmanager
def progress(rounds: int) -> Iterator[Callable[[], None]]:
    """A bar that moves with every round, where somebody looks at it."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("simulate-progress"), total=rounds)
        yield lambda: bar.advance(task)


def percent(share: Share | None) -> str:
    """A share and its interval, or nothing where there is none."""
    if share is None:
        return ""
    bounds = {"low": f"{share.low:.0%}", "high": f"{share.high:.0%}"}
    return say("bots-share", mean=f"{share.mean:.0%}", **bounds)
