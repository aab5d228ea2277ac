"""What an operator can measure: counted in the process, shown in Prometheus' text format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server; two servers in one process do not share them."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Gauge("storyhare_tables", "Tables in memory", registry=self._registry)
        self.devices = Gauge("storyhare_devices", "Open sockets", registry=self._registry)
        self.commands = Counter(
            "storyhare_commands", "Commands that were kept", registry=self._registry
        )
        self.refusals = Counter(
            "storyhare_refusals", "Commands that were refused", ["code"], registry=self._registry
        )
        self.dismissed = Counter(
            "storyhare_dismissed", "Devices sent away", ["why"], registry=self._registry
        )
        self.seconds = Histogram(
            "storyhare_command_seconds",
            "From a command's arrival until it was kept and shown",
            buckets=BUCKETS,
            registry=self._registry,
        )

    def text(self) -> bytes:
        """Everything as Prometheus reads it."""
        return generate_latest(self._registry)
