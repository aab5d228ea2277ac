"""What an operator can measure."""

import asyncio
from pathlib import Path

from storyhare.server.ops.metrics import Metrics
from storyhare.testing.client import call
from storyhare.testing.server import ServerProcess
from tests.server.tables import SOON, connected, sit_down

SENT_AWAY = b'storyhare_dismissed_total{why="elsewhere"} 2.0'


def lines(metrics: Metrics) -> dict[str, float]:
    """What Prometheus would read, without comments."""
    text = metrics.text().decode()
    found = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in found}


def test_a_fresh_server_has_counted_nothing() -> None:
    shown = lines(Metrics())
    assert shown["storyhare_tables"] == 0
    assert shown["storyhare_commands_total"] == 0
    assert shown["storyhare_command_seconds_count"] == 0


def test_what_was_counted_is_shown() -> None:
    metrics = Metrics()
    metrics.tables, metrics.devices = 3, 7
    metrics.refusals["too_fast"] += 2
    metrics.dismissed["silent"] += 1
    for seconds in (0.0005, 0.001, 0.0011, 0.3, 9.0):
        metrics.kept(seconds)
    shown = lines(metrics)
    assert shown["storyhare_tables"] == 3
    assert shown["storyhare_devices"] == 7
    assert shown['storyhare_refusals_total{code="too_fast"}'] == 2
    assert shown['storyhare_dismissed_total{why="silent"}'] == 1
    assert shown["storyhare_commands_total"] == 5
    assert shown["storyhare_command_seconds_sum"] == 0.0005 + 0.001 + 0.0011 + 0.3 + 9.0


def test_a_bucket_holds_all_that_took_at_most_so_long() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.0011, 0.3, 9.0):
        metrics.kept(seconds)
    shown = lines(metrics)
    bounds = ("0.001", "0.002", "0.25", "0.5", "2.5", "+Inf")
    counts = [shown[f'storyhare_command_seconds_bucket{{le="{bound}"}}'] for bound in bounds]
    assert counts == [2, 3, 3, 4, 4, 5]


async def test_the_figures_are_shown_to_nobody_unless_the_operator_wants_it(
    server: ServerProcess,
) -> None:
    figures = await call("GET", f"{server.url}/metrics")
    nothing = await call("GET", f"{server.url}/no-such-page")
    assert figures.status == nothing.status == 404
    assert b"storyhare_" not in figures.body


async def test_an_operator_who_wants_the_figures_gets_them(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, limits={"metrics": True})
    await process.start()
    try:
        tickets = await sit_down(process.url, 2)
        async with connected(process.url, tickets):
            figures = await call("GET", f"{process.url}/metrics")
            async with connected(process.url, tickets), asyncio.timeout(SOON):
                # On other devices, so that the first ones are let go, and counted.
                while SENT_AWAY not in (later := await call("GET", f"{process.url}/metrics")).body:
                    await asyncio.sleep(0.01)
    finally:
        process.stop()
    assert figures.status == 200
    told = figures.body.decode().splitlines()
    assert {"storyhare_tables 1.0", "storyhare_devices 2.0"} <= set(told)
    assert SENT_AWAY not in figures.body
    assert b"storyhare_devices 2.0" in later.body
