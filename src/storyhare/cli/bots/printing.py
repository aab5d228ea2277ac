"""How figures of bots are shown: as shares with their intervals, and how far it has come so far."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import Progress

from storyhare.bots.evaluation.figures import Share
from storyhare.cli.speech import say


@contextmanager
def progress(rounds: int) -> Iterator[Callable[[], None]]:
    """A bar that moves with every round; in a log, a line after every tenth of them."""
    if not sys.stderr.isatty():
        yield _tenths(rounds)
        return
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("simulate-progress"), total=rounds)
        yield lambda: bar.advance(task)


def _tenths(rounds: int) -> Callable[[], None]:
    done = 0

    def advance() -> None:
        nonlocal done
        before, done = done * 10 // rounds, done + 1
        if before < done * 10 // rounds <= 10:
            typer.echo(f"{say('simulate-progress')}: {done * 10 // rounds * 10} %", err=True)

    return advance


def percent(share: Share | None) -> str:
    """A share and its interval, or nothing where there is none."""
    if share is None:
        return ""
    bounds = {"low": f"{share.low:.0%}", "high": f"{share.high:.0%}"}
    return say("bots-share", mean=f"{share.mean:.0%}", **bounds)


def around(share: Share) -> str:
    """A share in per cent and how far its interval reaches, in as little space as possible."""
    return f"{100 * share.mean:.0f} ±{50 * (share.high - share.low):.0f}"
