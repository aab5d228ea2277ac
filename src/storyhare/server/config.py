"""The settings of a server, each with its type, default, limits and help text."""

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
    `Meta` the help text and the limits. The limits hold for what an operator sets, not in code and
    tests.
    """

    host: Annotated[str, Meta(description="Address to listen on.")] = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65_535, description="Port to listen on.")] = 8080
    data: Annotated[Path, Meta(description="Folder for tables, decks and recordings.")] = field(
        default_factory=data_folder
    )
    database: Annotated[
        str | None, Meta(description="PostgreSQL URL, instead of a database file in --data.")
    ] = None
    public_url: Annotated[str | None, Meta(description="Public URL of the server.")] = None
    allowed_hosts: Annotated[
        str, Meta(description="Further host names of the server, separated by commas.")
    ] = ""
    root_path: Annotated[str, Meta(description="Sub-path behind a proxy, as in /hare.")] = ""
    trusted_proxies: Annotated[
        str,
        Meta(description="Addresses or networks of trusted reverse proxies, separated by commas."),
    ] = "127.0.0.1"
    metrics: Annotated[
        bool, Meta(description="Serve /metrics to everybody who can reach the server.")
    ] = False
    log_format: Annotated[
        logs.Format, Meta(description="Log plain lines, or one JSON object per line.")
    ] = "text"
    uploads: Annotated[
        Literal["nobody", "hosts", "everybody"], Meta(description="Who may upload decks.")
    ] = "hosts"
    archive_after_days: Annotated[
        int, Meta(ge=1, description="Days after which unused tables are archived.")
    ] = 30
    keep_uploads_days: Annotated[
        int, Meta(ge=1, description="Days after which unused uploaded decks are deleted.")
    ] = 90
    decks_quota: Annotated[int, Meta(ge=0, description="Megabytes of all uploaded decks.")] = 10_000
    keep_recordings: Annotated[
        int,
        Meta(
            ge=1,
            description="Days after which recordings are deleted, unless all players agreed to "
            "keep them.",
        ),
    ] = 30
    recordings_quota: Annotated[int, Meta(ge=0, description="Megabytes of all recordings.")] = 2000
    recordings_per_table: Annotated[
        int, Meta(ge=0, description="Megabytes of recordings per table.")
    ] = 100
    disk_reserve: Annotated[
        int, Meta(ge=0, description="Megabytes of disk space that uploads leave free.")
    ] = 500
    tables_per_address: Annotated[
        int, Meta(ge=1, description="New tables per address (burst).")
    ] = 60
    joins_per_address: Annotated[
        int, Meta(ge=1, description="People who join one table, per address (burst).")
    ] = 40
    sockets_per_address: Annotated[int, Meta(ge=1, description="WebSockets per address.")] = 200
    commands_per_minute: Annotated[
        int, Meta(ge=30, description="Commands per minute and device.")
    ] = 180
    misses_per_address: Annotated[
        int, Meta(ge=1, description="Wrong table codes per address (burst).")
    ] = 20
    uploads_per_address: Annotated[
        int, Meta(ge=1, description="New decks per address (burst).")
    ] = 10
    silence_seconds: Annotated[
        float, Meta(ge=5, description="Seconds of silence after which a client is disconnected.")
    ] = 30.0
    request_seconds: Annotated[
        float, Meta(ge=5, description="Seconds after which a stalled request is aborted.")
    ] = 20.0
    bots: Annotated[
        Literal["off", "small", "best"],
        Meta(description="Bots: none, those that need little memory, or the best installed."),
    ] = "best"
    bot_pace: Annotated[
        float, Meta(ge=0, description="Factor for the time bots take: 2 is twice as long.")
    ] = 1.0
    vision_files: Annotated[
        Path | None,
        Meta(
            description="Folder with image.onnx, text.onnx and tokenizer.json: a model with which "
            "bots see uploaded pictures (needs the extra vision).",
        ),
    ] = None
    # The key of the endpoint is no field and no option: other users of a machine can read options.
    vision_url: Annotated[
        str | None,
        Meta(
            description="OpenAI-compatible URL of a model with which bots see uploaded pictures; "
            "STORYHARE_VISION_KEY is its key.",
        ),
    ] = None
    vision_model: Annotated[str, Meta(description="Name of the model at --vision-url.")] = "default"
    vision_seconds: Annotated[
        float, Meta(ge=0.1, le=4, description="Seconds that one answer of --vision-url may take.")
    ] = 2.5

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
