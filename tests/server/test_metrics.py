"""What an operator can measure."""

from storyhare.server.metrics import Metrics


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
