"""What an operator can measure: counted in the process, shown in Prometheus' text format.

Counting happens at every move and is plain arithmetic; Prometheus' own counters take locks and
belong to the moment when somebody looks.
"""

import platform
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

import storyhare

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server; two servers in one process do not share them."""

    def __init__(self) -> None:
        self.tables = 0
        self.devices = 0
        self.other_nodes = 0
        # None while it cannot be measured.
        self.database_bytes: int | None = None
        # The ids of the bots' processes that run, by whose decks they are for.
        self.bot_processes: Callable[[], Mapping[str, int]] = dict
        self.refusals: Counter[str] = Counter()
        self.dismissed: Counter[str] = Counter()
        # By the kind of channel and the outcome.
        self.notifications: Counter[tuple[str, str]] = Counter()
        self._seconds = 0.0
        self._within = [0] * (len(BUCKETS) + 1)

    def kept(self, seconds: float) -> None:
        """Count a command that was kept, so long after it came."""
        self._seconds += seconds
        self._within[bisect_left(BUCKETS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Everything, as Prometheus' library wants it."""
        yield from self._about_the_server()
        yield GaugeMetricFamily("storyhare_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("storyhare_devices", "Devices at tables here", self.devices)
        yield GaugeMetricFamily(
            "storyhare_other_nodes", "Other nodes over the same database", self.other_nodes
        )
        yield CounterMetricFamily(
            "storyhare_commands", "Commands that were kept", sum(self._within)
        )
        yield _by("refusals", "Commands that were refused", "code", self.refusals)
        yield _by("dismissed", "Devices sent away", "why", self.dismissed)
        notifications = CounterMetricFamily(
            "storyhare_notifications",
            "Notifications to people away from their table: sent, again, failed, expired or gone",
            labels=["channel", "outcome"],
        )
        for (channel, outcome), number in self.notifications.items():
            notifications.add_metric([channel, outcome], number)
        yield notifications
        yield HistogramMetricFamily(
            "storyhare_command_seconds",
            "From a command's arrival until it was kept and shown",
            buckets=self._buckets(),
            sum_value=self._seconds,
        )

    def _about_the_server(self) -> Iterator[Metric]:
        build = GaugeMetricFamily(
            "storyhare_build_info", "The version, and Python's", labels=["version", "python"]
        )
        build.add_metric([storyhare.__version__, platform.python_version()], 1)
        yield build
        size = GaugeMetricFamily("storyhare_database_bytes", "What the database takes on the disk")
        if self.database_bytes is not None:
            size.add_metric([], self.database_bytes)
        yield size
        memory = GaugeMetricFamily(
            "storyhare_bots_memory_bytes", "Memory of a process of bots", labels=["decks"]
        )
        cpu = CounterMetricFamily(
            "storyhare_bots_cpu_seconds", "CPU time of a process of bots", labels=["decks"]
        )
        for decks, pid in self.bot_processes().items():
            figures = _of_process(pid)
            if figures:  # nothing where the system does not tell, or the process has just ended
                memory.add_metric([decks], figures["process_resident_memory_bytes"])
                cpu.add_metric([decks], figures["process_cpu_seconds_total"])
        yield memory
        yield cpu

    def _buckets(self) -> list[tuple[str, float]]:
        """How many took at most so long; each bucket holds those before it."""
        bounds = [*map(str, BUCKETS), "+Inf"]
        return [(bound, sum(self._within[: at + 1])) for at, bound in enumerate(bounds)]

    def text(self) -> bytes:
        """Everything as Prometheus reads it."""
        registry = CollectorRegistry()
        registry.register(self)
        ProcessCollector(registry=registry)  # its own CPU, memory and files, where Linux tells
        return generate_latest(registry)


def _of_process(pid: int) -> dict[str, float]:
    """What the system tells of another process, by the names of Prometheus."""
    told = ProcessCollector(pid=lambda: pid, registry=CollectorRegistry()).collect()
    return {sample.name: sample.value for family in told for sample in family.samples}


def _by(name: str, about: str, label: str, counted: Counter[str]) -> Metric:
    family = CounterMetricFamily(f"storyhare_{name}", about, labels=[label])
    for value, number in counted.items():
        family.add_metric([value], number)
    return family
