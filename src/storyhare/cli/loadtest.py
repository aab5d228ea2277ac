"""`storyhare loadtest`: plays whole games against your own server, and reports its latency."""

import asyncio
import ipaddress
import socket
import sys
from typing import Annotated
from urllib.parse import SplitResult, urlsplit

import typer
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table

from storyhare.cli.speech import reason_in_words, say, sentence
from storyhare.cli.terminal import WRONG, fail, print_json
from storyhare.rules import Refusal, RulesetName, Setup, plan, reasons
from storyhare.testing.client import call
from storyhare.testing.load import Load, Result, Tally, run
from storyhare.testing.simulator import made_up_deck

LOOK_EVERY = 0.25
WIDE = 40
# Above this share of a core, the players are the bottleneck and not the server.
BUSY = 0.85


def loadtest(  # noqa: PLR0913 - one parameter an option
    url: str,
    *,
    games: Annotated[int, typer.Option(min=1, max=100_000)] = 20,
    seats: int = 6,
    ruleset: RulesetName = "odyssey",
    at_once: Annotated[int, typer.Option(min=1)] = 10,
    moves_per_second: Annotated[float | None, typer.Option(min=0.01)] = None,
    seed: int = 0,
    patience: Annotated[float, typer.Option(min=1)] = 30.0,
    own: Annotated[bool, typer.Option("--i-own-this-host")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play whole games against your own server, and report how fast it answered."""
    server = _server(url, own=own)
    refusal = plan(Setup(ruleset, seats, made_up_deck()))
    if isinstance(refusal, Refusal):
        fail(sentence(refusal))
    tally = Tally(Load(games, seats, ruleset, at_once, moves_per_second, patience, seed))
    try:
        result = asyncio.run(_run(server, tally))
    except KeyboardInterrupt:
        result = tally.result
    if as_json:
        print_json(result)
    else:
        _tell(result)
    if result.finished < games or result.unequal:
        raise typer.Exit(WRONG)


def _server(url: str, *, own: bool) -> str:
    """The address without a trailing slash; exits if it is invalid or may not be used."""
    parts = _parts(url)
    if parts is None or parts.scheme not in ("http", "https") or parts.hostname is None:
        fail(say("loadtest-no-address", address=url))
    try:
        found = socket.getaddrinfo(parts.hostname, None)
    except OSError as error:
        fail(say("loadtest-no-answer", address=url, **reasons.of_error(error)), WRONG)
    here = all(ipaddress.ip_address(each[4][0]).is_loopback for each in found)
    if not here and not own:
        fail(say("loadtest-not-here", host=parts.hostname))
    return url.rstrip("/")


def _parts(url: str) -> SplitResult | None:
    """The parts of an address; None: it is invalid."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # parsed only when it is accessed
    except ValueError:
        return None
    return parts


async def _run(server: str, tally: Tally) -> Result:
    try:
        answer = await call("GET", f"{server}/readyz")
    except OSError as error:
        fail(say("loadtest-no-answer", address=server, **reasons.of_error(error)), WRONG)
    if answer.status != 200:
        status = reasons.of_text(f"HTTP {answer.status}")
        fail(say("loadtest-no-answer", address=server, **status), WRONG)
    if not sys.stderr.isatty():
        return await run(server, tally)
    console = Console(stderr=True)
    playing = asyncio.ensure_future(run(server, tally))
    with Live(_picture(tally), console=console, transient=True, auto_refresh=False) as live:
        while not playing.done():
            await asyncio.wait({playing}, timeout=LOOK_EVERY)
            live.update(_picture(tally), refresh=True)
    return await playing


# -- output ----------------------------------------------------------------------------------------


def _picture(tally: Tally) -> RenderableType:
    """The figures so far, above the histogram."""
    result = tally.result
    head = Table.grid(padding=(0, 2))
    bar = ProgressBar(total=result.games, completed=result.finished, width=WIDE)
    head.add_row(bar, say("loadtest-under-way", games=tally.open))
    return Group(head, "\n".join(_lines(result)), _bars(result))


def _lines(result: Result) -> list[str]:
    """The result in sentences."""
    took = result.latency_ms
    lines = [
        say("loadtest-games", finished=result.finished, games=result.games),
        say("loadtest-moves", moves=result.moves, seconds=result.seconds,
            pace=result.moves_per_second),
        say("loadtest-latency", half=took.p50, most=took.p99, longest=took.most),
    ]  # fmt: skip
    if result.refused:
        lines.append(say("loadtest-refused", refusals=_counted(result.refused)))
    if result.came_back:
        lines.append(say("loadtest-came-back", times=result.came_back))
    if result.failed:
        lines.append(say("loadtest-failed", reasons=_counted(_in_words(result.failed))))
    if result.unequal:
        lines.append(say("loadtest-unequal", games=result.unequal))
    if result.players_cpu > BUSY:
        lines.append(say("loadtest-busy"))
    return lines


def _in_words(failed: dict[str, int]) -> dict[str, int]:
    """The reasons of failed games in the terminal's language."""
    return {
        ", ".join([reason_in_words(reasons.of_text(part)) for part in why.split(", ")]): number
        for why, number in failed.items()
    }


def _counted(counted: dict[str, int]) -> str:
    return ", ".join([f"{what} ({number})" for what, number in sorted(counted.items())])


def _bars(result: Result) -> Table:
    """The histogram: how many moves took how long, as bars."""
    bars = Table.grid(padding=(0, 1))
    bars.add_column(justify="right")
    bars.add_column()
    bars.add_column(justify="right")
    taken = [at for at, bar in enumerate(result.histogram) if bar.moves]
    most = max([bar.moves for bar in result.histogram])
    for bar in result.histogram[: taken[-1] + 1] if taken else ():
        before = f"> {result.histogram[-2].ms} ms" if bar.ms is None else f"≤ {bar.ms} ms"
        bars.add_row(before, "█" * -(-bar.moves * WIDE // most), str(bar.moves))
    return bars


def _tell(result: Result) -> None:
    for line in _lines(result):
        typer.echo(line)
    Console().print(_bars(result))
