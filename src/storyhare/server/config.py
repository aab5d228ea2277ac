"""How a server is set up: every setting with its default, its variable and its meaning."""

import re
from pathlib import Path
from typing import Literal

from msgspec import Struct

from storyhare.server import logs
from storyhare.server.limits import Allowance

# Signs that stand in an address as they are; a part of dots alone would lead elsewhere.
_SUB_PATH = re.compile(r"(/(?!\.+(/|$))[A-Za-z0-9._~-]+)*")


def read_root_path(text: str) -> str | None:
    """The sub-path somebody typed, with a slash before and none behind; None when it is none."""
    within = text.strip("/")
    path = f"/{within}" if within else ""
    return path if _SUB_PATH.fullmatch(path) else None


class Config(Struct, frozen=True):
    """What an operator may choose; `storyhare serve --help` lists the same with their variables."""

    host: str = "0.0.0.0"
    port: int = 8080
    data: Path = Path("data")
    # postgresql://…; without one, a file in the data folder.
    database: str | None = None
    public_url: str | None = None
    # Further names of this server, with commas between them.
    allowed_hosts: str = ""
    root_path: str = ""
    trusted_proxies: str = "127.0.0.1"
    metrics: bool = False
    log_format: logs.Format = "text"
    uploads: Literal["nobody", "hosts", "everybody"] = "hosts"
    archive_after_days: int = 30
    keep_uploads_days: int = 90
    # Megabytes of all decks that people brought.
    decks_quota: int = 10_000
    # In days, unless all who played agreed to keep them; then megabytes of all tables, and of one.
    keep_recordings: int = 30
    recordings_quota: int = 2000
    recordings_per_table: int = 100
    # Megabytes of the disk that uploads leave free, for the tables.
    disk_reserve: int = 500
    tables_per_address: int = 60
    joins_per_address: int = 40
    sockets_per_address: int = 200
    commands_per_minute: int = 180
    misses_per_address: int = 20
    uploads_per_address: int = 10
    silence_seconds: float = 30.0
    request_seconds: float = 20.0
    bots: Literal["off", "small", "best"] = "best"
    bot_pace: float = 1.0
    # Eyes for pictures that people bring; the endpoint's key is STORYHARE_VISION_KEY.
    vision_files: Path | None = None
    vision_url: str | None = None
    vision_model: str = "default"
    vision_seconds: float = 2.5

    @property
    def connections_per_address(self) -> int:
        """TCP connections of one address, and requests under way: a device has more than one."""
        return 2 * self.sockets_per_address

    @property
    def commands(self) -> Allowance:
        """How often one device may ask for something."""
        return Allowance(self.commands_per_minute // 3, self.commands_per_minute / 60)

    @property
    def misses(self) -> Allowance:
        """How often one address may ask for a table that is not there.

        A code is a meeting point, not a secret: guessing must stay slow. Only misses count, so that
        a whole class behind one address can come in.
        """
        return Allowance(self.misses_per_address, self.misses_per_address / 100)

    @property
    def secure(self) -> bool:
        """Do people reach this server over HTTPS?"""
        return self.public_url is not None and self.public_url.lower().startswith("https://")
