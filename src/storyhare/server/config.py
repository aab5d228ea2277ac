"""How a server is set up: every setting with its default, its variable and its meaning."""

from pathlib import Path

from msgspec import Struct


class Config(Struct, frozen=True):
    """What an operator may choose; `storyhare serve --help` lists the same with their variables."""

    host: str = "0.0.0.0"
    port: int = 8080
    data: Path = Path("data")
    public_url: str | None = None
    root_path: str = ""
    trusted_proxies: str = "127.0.0.1"
    metrics: bool = False
    archive_after_days: int = 30
    tables_per_address: int = 60
    sockets_per_address: int = 200

    @property
    def secure(self) -> bool:
        """Do people reach this server over HTTPS?"""
        return self.public_url is not None and self.public_url.startswith("https://")
