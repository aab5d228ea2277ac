"""The settings of a server, each with its type, default and limits."""

import re
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from storyhare.folders import data_folder
from storyhare.server.limits import Allowance
from storyhare.server.ops import logs

# Signs that stand in an address as they are; a part of dots alone would lead elsewhere.
_SUB_PATH = re.compile(r"(/(?!\.+(/|$))[A-Za-z0-9._~-]+)*")


def read_root_path(text: str) -> str | None:
    """The sub-path somebody typed, with a slash before and none behind; None when it is none."""
    within = text.strip("/")
    path = f"/{within}" if within else ""
    return path if _SUB_PATH.fullmatch(path) else None


class Config(Struct, frozen=True):
    """The settings of a server; each is an option of `storyhare serve` and a variable.

    `cli/serve/settings.py` makes both from these fields: the names, types and defaults, and from
    `Meta` the limits, which hold for what an operator sets, not in code and tests. The help text of
    a field is the attribute with its name of `help-serve` in `words/*/help.ftl`.
    """

    host: str = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8080
    data: Path = field(default_factory=data_folder)
    database: str | None = None
    public_url: str | None = None
    allowed_hosts: str = ""
    root_path: str = ""
    trusted_proxies: str = "127.0.0.1"
    imprint_url: str | None = None
    privacy_url: str | None = None
    contact: str | None = None
    metrics: bool = False
    log_format: logs.Format = "text"
    log_level: logs.Level = "info"
    uploads: Literal["nobody", "hosts", "everybody"] = "hosts"
    archive_after_days: Annotated[int, Meta(ge=1)] = 30
    delete_after: Annotated[int, Meta(ge=0)] = 0
    keep_uploads_days: Annotated[int, Meta(ge=1)] = 90
    decks_quota: Annotated[int, Meta(ge=0)] = 10_000
    keep_recordings: Annotated[int, Meta(ge=1)] = 30
    recordings_quota: Annotated[int, Meta(ge=0)] = 2000
    recordings_per_table: Annotated[int, Meta(ge=0)] = 100
    disk_reserve: Annotated[int, Meta(ge=0)] = 500
    tables_per_address: Annotated[int, Meta(ge=1)] = 60
    joins_per_address: Annotated[int, Meta(ge=1)] = 40
    sockets_per_address: Annotated[int, Meta(ge=1)] = 200
    commands_per_minute: Annotated[int, Meta(ge=30)] = 180
    misses_per_address: Annotated[int, Meta(ge=1)] = 20
    uploads_per_address: Annotated[int, Meta(ge=1)] = 10
    silence_seconds: Annotated[float, Meta(ge=5)] = 30.0
    request_seconds: Annotated[float, Meta(ge=5)] = 20.0
    push: Literal["on", "off"] = "on"
    webhooks: Annotated[int, Meta(ge=0, le=20)] = 3
    private_targets: bool = False
    # The password is no field and no option: other users of a machine can read options.
    smtp_url: str | None = None
    email_from: str | None = None
    emails_per_address: Annotated[int, Meta(ge=1)] = 10
    bots: Literal["off", "small", "best"] = "best"
    bot_pace: Annotated[float, Meta(ge=0)] = 1.0
    vision_files: Path | None = None
    # The key of the endpoint is no field and no option: other users of a machine can read options.
    vision_url: str | None = None
    vision_model: str = "default"
    vision_seconds: Annotated[float, Meta(ge=0.1, le=4)] = 2.5

    @property
    def connections_per_address(self) -> int:
        """TCP connections of one address, and requests under way: a device has more than one."""
        return 2 * self.sockets_per_address

    @property
    def openings(self) -> Allowance:
        """How many tables one address may open."""
        return Allowance(self.tables_per_address, self.tables_per_address / 600)

    @property
    def deck_arrivals(self) -> Allowance:
        """How many decks one address may upload.

        Whoever forgets the cookie of an owner is a new one each time; an address stays.
        """
        return Allowance(self.uploads_per_address, self.uploads_per_address / 1200)

    @property
    def joins(self) -> Allowance:
        """How many of one address may join a table: it does not fill it; a class of thirty can."""
        return Allowance(self.joins_per_address, self.joins_per_address / (80 * 60))

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
