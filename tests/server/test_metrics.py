"""What an operator can measure."""

import asyncio
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

from storyhare import __version__
from storyhare.server.ops.metrics import Metrics
from storyhare.testing.client import Client, call, open_table
from storyhare.testing.server import ServerProcess
from tests.server.tables import SOON, connected, in_step, sit_down

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


def test_the_version_is_a_label_and_an_unknown_size_is_not_shown() -> None:
    metrics = Metrics()
    shown = lines(metrics)
    python = platform.python_version()
    assert shown[f'storyhare_build_info{{python="{python}",version="{__version__}"}}'] == 1
    assert "storyhare_database_bytes" not in shown
    metrics.database_bytes = 4096
    assert lines(metrics)["storyhare_database_bytes"] == 4096


def test_processes_of_bots_are_told_apart_and_one_that_ended_is_not_shown() -> None:
    metrics = Metrics()
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait(timeout=60)
    metrics.bot_processes = lambda: {"ours": os.getpid(), "uploaded": ended.pid}
    shown = lines(metrics)
    assert shown['storyhare_bots_memory_bytes{decks="ours"}'] > 1_000_000
    assert shown['storyhare_bots_cpu_seconds_total{decks="ours"}'] > 0
    assert not any('decks="uploaded"' in name for name in shown)


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
    size = re.search(rb"^storyhare_database_bytes (\S+)$", figures.body, re.MULTILINE)
    assert size is not None
    assert float(size[1]) > 0
    assert SENT_AWAY not in figures.body
    assert b"storyhare_devices 2.0" in later.body


async def test_the_bots_process_starts_when_it_is_needed_and_is_measured_then(
    tmp_path: Path,
) -> None:
    process = ServerProcess(tmp_path, limits={"metrics": True, "bots": "small"}, pictures=True)
    await process.start()
    try:
        wanted = b'storyhare_bots_memory_bytes{decks="ours"}'
        alone = await open_table(process.url, "Eve", {"decks": ["dreams"]})
        ada = await open_table(process.url, "Ada", {"decks": ["dreams"]}, bots=[{}] * 3, start=True)
        async with asyncio.timeout(SOON), connected(process.url, [alone]) as (eve,):
            await in_step(eve)
            assert wanted not in (await call("GET", f"{process.url}/metrics")).body
            assert "the bots are ready" not in process.log
            device = Client(process.url, ada.code, ada.cookie)
            await device.connect()
            while wanted not in (await call("GET", f"{process.url}/metrics")).body:
                await asyncio.sleep(0.1)
            await device.close()
    finally:
        process.stop()
