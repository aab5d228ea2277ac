"""The Grafana dashboard and the alerts are about what the server really counts."""

import json
import re
import subprocess
from pathlib import Path

import yaml  # type: ignore[import-untyped]  # it has no types

from storyhare.server.ops.metrics import Metrics
from storyhare.testing.client import call
from storyhare.testing.load import Load, Tally, run
from storyhare.testing.server import ServerProcess
from tests.deploy.files import DEPLOY, metrics_in, metrics_named, tool


async def test_every_metric_of_the_dashboard_is_one_of_the_server_s(tmp_path: Path) -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = metrics_in(dashboard)
    server = ServerProcess(tmp_path, limits={"metrics": True})
    await server.start()
    try:
        played = await run(server.url, Tally(Load(games=1, seats=3)))
        assert played.finished == 1
        text = (await call("GET", f"{server.url}/metrics")).body.decode()
    finally:
        server.stop()
    shown = set(re.findall(r"^(\w+)[{ ]", text, re.MULTILINE))
    shown |= set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    assert len(asked) > 8
    assert asked - shown == set()
    kept = re.search(r"^storyhare_commands_total (\S+)", text, re.MULTILINE)
    assert kept is not None
    assert float(kept[1]) >= played.moves


def test_every_metric_of_the_server_is_on_the_dashboard() -> None:
    asked = metrics_in(json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8")))
    families = {family.name for family in Metrics().collect()}
    missing = [name for name in families if not any(each.startswith(name) for each in asked)]
    assert missing == []


def test_what_every_process_tells_is_shown_of_ours_alone() -> None:
    """Prometheus' own process and those of others have these metrics too."""
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    of_processes = [expr for expr in asked if "process_" in expr]
    assert len(of_processes) == 4
    assert all(
        re.search(r"[)}] and on \(job, instance\) storyhare_devices$", e) for e in of_processes
    )


def test_panels_have_their_own_places() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    taken = [
        (x, y)
        for panel in panels
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(taken) == len(set(taken))
    assert max(x for x, _ in taken) < 24
    assert len({panel["id"] for panel in panels}) == len(panels)


def families() -> set[str]:
    """The metrics of the server, as they are asked for."""
    endings = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}
    found = Metrics().collect()
    return {f"{family.name}{ending}" for family in found for ending in endings[family.type]}


def test_alerts_are_about_metrics_of_the_server_and_say_what_to_do() -> None:
    (group,) = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"]
    names = [rule["alert"] for rule in group["rules"]]
    assert len(names) == len(set(names))
    processes = {"process_cpu_seconds_total", "process_open_fds", "process_max_fds"}
    for rule in group["rules"]:
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in {"critical", "warning", "info"}
        assert set(rule["annotations"]) == {"summary", "description"}
        asked = metrics_named(rule["expr"])
        assert asked - families() - processes == set(), rule["alert"]
        assert asked or rule["expr"] == 'up{job="storyhare"} == 0'
        # Prometheus itself and other programs have such metrics too.
        ours = rule["expr"].endswith("and on (job, instance) storyhare_devices")
        assert not asked & processes or ours, rule["alert"]


def test_prometheus_reads_the_alerts() -> None:
    """Where its tool is installed; the test above checks what it can without."""
    promtool = tool("promtool")
    if promtool is not None:
        checked = subprocess.run(
            [promtool, "check", "rules", DEPLOY / "alerts.yaml"],
            capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        assert checked.returncode == 0, checked.stderr


def test_every_metric_is_explained_to_operators() -> None:
    text = (DEPLOY.parent / "docs/hosting.md").read_text(encoding="utf-8")
    told = metrics_named("\n".join(re.findall(r"^\| `storyhare_.*", text, re.MULTILINE)))
    shown = {re.sub(r"_(bucket|sum|count)$", "", name) for name in families()}
    assert told == shown
