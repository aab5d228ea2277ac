"""`storyhare serve`: starts the server and shows people how to come in."""

import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import segno
import typer

from storyhare.cli.speech import say
from storyhare.cli.terminal import USAGE, WRONG, fail
from storyhare.cli.trouble import why_not
from storyhare.decks import Library
from storyhare.journal import JournalUnavailable
from storyhare.journal.address import is_proper
from storyhare.server import addresses, logs
from storyhare.server.config import Config, read_root_path
from storyhare.server.run import CannotStart
from storyhare.server.run import serve as run
from storyhare.server.stores import MissingExtra, journal_file

log = logging.getLogger("storyhare")

DEFAULTS = Config()
Uploads = Literal["nobody", "hosts", "everybody"]
Bots = Literal["off", "small", "best"]
PATIENCE = 30.0


def serve(  # noqa: PLR0913 - one parameter a setting
    *,
    host: Annotated[
        str, typer.Option(envvar="STORYHARE_HOST", help="The address to listen on.")
    ] = DEFAULTS.host,
    port: Annotated[
        int,
        typer.Option(envvar="STORYHARE_PORT", min=0, max=65_535, help="The port to listen on."),
    ] = DEFAULTS.port,
    data: Annotated[
        Path, typer.Option(envvar="STORYHARE_DATA", help="Where tables and decks are kept.")
    ] = DEFAULTS.data,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="STORYHARE_DATABASE",
            help="postgresql://… keeps the tables, for several servers.",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(envvar="STORYHARE_PUBLIC_URL", help="How people reach this server."),
    ] = None,
    allowed_hosts: Annotated[
        str,
        typer.Option(
            envvar="STORYHARE_ALLOWED_HOSTS",
            help="Further names by which people reach this server, with commas between them.",
        ),
    ] = DEFAULTS.allowed_hosts,
    root_path: Annotated[
        str, typer.Option(envvar="STORYHARE_ROOT_PATH", help="The sub-path behind a proxy.")
    ] = DEFAULTS.root_path,
    trusted_proxies: Annotated[
        str,
        typer.Option(envvar="STORYHARE_TRUSTED_PROXIES", help="Proxies whose word counts."),
    ] = DEFAULTS.trusted_proxies,
    metrics: Annotated[
        bool, typer.Option(envvar="STORYHARE_METRICS", help="Show /metrics to everybody.")
    ] = DEFAULTS.metrics,
    log_format: Annotated[
        logs.Format,
        typer.Option(envvar=logs.VARIABLE, help="How the log is written: for people, or as JSON."),
    ] = DEFAULTS.log_format,
    uploads: Annotated[
        Uploads, typer.Option(envvar="STORYHARE_UPLOADS", help="Who may bring pictures.")
    ] = DEFAULTS.uploads,
    archive_after_days: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_ARCHIVE_AFTER_DAYS", min=1, help="When unused tables are put away."
        ),
    ] = DEFAULTS.archive_after_days,
    keep_uploads_days: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_KEEP_UPLOADS_DAYS", min=1, help="How long unused uploads are kept."
        ),
    ] = DEFAULTS.keep_uploads_days,
    decks_quota: Annotated[
        int,
        typer.Option(envvar="STORYHARE_DECKS_QUOTA", min=0, help="Megabytes for uploads, in all."),
    ] = DEFAULTS.decks_quota,
    keep_recordings: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_KEEP_RECORDINGS",
            min=1,
            help="How many days sung and mimed clues are kept, unless all agreed to keep them.",
        ),
    ] = DEFAULTS.keep_recordings,
    recordings_quota: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_RECORDINGS_QUOTA", min=0, help="Megabytes for recordings, in all."
        ),
    ] = DEFAULTS.recordings_quota,
    recordings_per_table: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_RECORDINGS_PER_TABLE", min=0, help="Megabytes of them, a table."
        ),
    ] = DEFAULTS.recordings_per_table,
    disk_reserve: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_DISK_RESERVE",
            min=0,
            help="Megabytes of disk that uploads leave free.",
        ),
    ] = DEFAULTS.disk_reserve,
    tables_per_address: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_TABLES_PER_ADDRESS", min=1, help="New tables an address, in a burst."
        ),
    ] = DEFAULTS.tables_per_address,
    joins_per_address: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_JOINS_PER_ADDRESS",
            min=1,
            help="People an address sends to one table, in a burst.",
        ),
    ] = DEFAULTS.joins_per_address,
    sockets_per_address: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_SOCKETS_PER_ADDRESS", min=1, help="Open devices an address."
        ),
    ] = DEFAULTS.sockets_per_address,
    misses_per_address: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_MISSES_PER_ADDRESS", min=1, help="Wrong codes an address, in a burst."
        ),
    ] = DEFAULTS.misses_per_address,
    uploads_per_address: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_UPLOADS_PER_ADDRESS", min=1, help="New decks an address, in a burst."
        ),
    ] = DEFAULTS.uploads_per_address,
    silence_seconds: Annotated[
        float,
        typer.Option(
            envvar="STORYHARE_SILENCE_SECONDS", min=5, help="When a silent device is let go."
        ),
    ] = DEFAULTS.silence_seconds,
    request_seconds: Annotated[
        float,
        typer.Option(
            envvar="STORYHARE_REQUEST_SECONDS", min=5, help="When a halting request is let go."
        ),
    ] = DEFAULTS.request_seconds,
    commands_per_minute: Annotated[
        int,
        typer.Option(
            envvar="STORYHARE_COMMANDS_PER_MINUTE", min=30, help="What one device may ask for."
        ),
    ] = DEFAULTS.commands_per_minute,
    bots: Annotated[
        Bots,
        typer.Option(
            envvar="STORYHARE_BOTS",
            help="Computer players: none, those that need little memory, or the best installed.",
        ),
    ] = DEFAULTS.bots,
    bot_pace: Annotated[
        float,
        typer.Option(
            envvar="STORYHARE_BOT_PACE", min=0, help="How long bots take: 2 is twice as long."
        ),
    ] = DEFAULTS.bot_pace,
    vision_files: Annotated[
        Path | None,
        typer.Option(
            envvar="STORYHARE_VISION_FILES",
            help="A folder with image.onnx, text.onnx and tokenizer.json, by which bots see "
            "pictures that people bring (needs the extra vision).",
        ),
    ] = DEFAULTS.vision_files,
    vision_url: Annotated[
        str | None,
        typer.Option(
            envvar="STORYHARE_VISION_URL",
            help="An OpenAI-compatible address, by which bots see pictures that people bring; "
            "its key is read from STORYHARE_VISION_KEY.",
        ),
    ] = DEFAULTS.vision_url,
    vision_model: Annotated[
        str, typer.Option(envvar="STORYHARE_VISION_MODEL", help="The model to ask for there.")
    ] = DEFAULTS.vision_model,
    vision_seconds: Annotated[
        float,
        typer.Option(
            envvar="STORYHARE_VISION_SECONDS", min=0.1, max=4, help="How long it may take."
        ),
    ] = DEFAULTS.vision_seconds,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open",
            envvar="STORYHARE_OPEN",
            help="Open the page in a browser.",
            show_default="when somebody sits at the screen",
        ),
    ] = None,
) -> None:
    """Start the server on this machine.

    Friends in the same house come in by the second address, or with the QR code. Every option can
    be set by the variable beside it.
    """
    if database is not None and not is_proper(database):
        _fail(say("ops-wrong-address"), log_format)
    config = Config(
        host=host,
        port=port,
        data=data,
        database=database,
        public_url=public_url,
        allowed_hosts=allowed_hosts,
        root_path=_checked_root_path(root_path, log_format),
        trusted_proxies=trusted_proxies,
        metrics=metrics,
        log_format=log_format,
        uploads=uploads,
        archive_after_days=archive_after_days,
        keep_uploads_days=keep_uploads_days,
        decks_quota=decks_quota,
        keep_recordings=keep_recordings,
        recordings_quota=recordings_quota,
        recordings_per_table=recordings_per_table,
        disk_reserve=disk_reserve,
        tables_per_address=tables_per_address,
        joins_per_address=joins_per_address,
        sockets_per_address=sockets_per_address,
        misses_per_address=misses_per_address,
        uploads_per_address=uploads_per_address,
        silence_seconds=silence_seconds,
        request_seconds=request_seconds,
        commands_per_minute=commands_per_minute,
        bots=bots,
        bot_pace=bot_pace,
        vision_files=vision_files,
        vision_url=vision_url,
        vision_model=vision_model,
        vision_seconds=vision_seconds,
    )
    _check_port(config)
    if log_format == "text":  # else machines read along
        _show_the_way(config)
    if open_browser is None:
        terminal = sys.stdout.isatty()
        open_browser = somebody_sits_here(os.environ, sys.platform, terminal=terminal)
    if open_browser:
        threading.Thread(target=_open_browser, args=[config], name="browser", daemon=True).start()
    try:
        run(config, Library(data / "decks"))
    except MissingExtra as extra:
        _fail(say("ops-missing-extra", extra=str(extra)), log_format)
    except CannotStart as error:
        _fail(_why_not(config, error.__cause__), log_format, WRONG)


def _why_not(config: Config, error: BaseException | None) -> str:
    """What keeps the server from starting, and what to do."""
    if isinstance(error, JournalUnavailable):
        return why_not(error, config.database or str(journal_file(config.data)))
    return say("serve-cannot-start", reason=str(error))


def _fail(sentence: str, log_format: logs.Format, status: int = USAGE) -> NoReturn:
    """Say what is wrong and stop; to machines in a line as they read all others."""
    if log_format == "text":
        fail(sentence, status)
    logs.set_up(log_format)
    log.critical(sentence)
    raise typer.Exit(status)


def _checked_root_path(text: str, log_format: logs.Format) -> str:
    path = read_root_path(text)
    if path is None:
        _fail(say("serve-wrong-root-path", path=text), log_format)
    return path


def _check_port(config: Config) -> None:
    """Take the port for a moment as the server will: for all that the host's name stands for."""
    try:
        found = socket.getaddrinfo(
            config.host or None, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, _, _, _, address in found:
            # A name may also stand for an IPv6 address on a machine without: the server skips it.
            if len(found) == 1 or _speaks(family):
                _take(family, address)
    except OSError as error:
        reason = error.strerror or str(error)
        _fail(say("serve-port-taken", port=str(config.port), reason=reason), config.log_format)


def _speaks(family: int) -> bool:
    """Has this machine sockets of a family?"""
    try:
        socket.socket(family).close()
    except OSError:
        return False
    return True


def _take(family: int, address: Any) -> None:
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # else it would take the IPv4 port too
            probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        probe.bind(address)


def _show_the_way(config: Config) -> None:
    typer.echo(say("serve-here", address=addresses.here(config)))
    address = config.public_url or addresses.in_the_house(config)
    if address is not None:
        typer.echo(say("serve-there", address=address))
        segno.make(address, error="m").terminal(compact=True, border=2)
    typer.echo(say("serve-stop"))


def somebody_sits_here(environment: Mapping[str, str], platform: str, *, terminal: bool) -> bool:
    """Was this started by a person at a screen, and not by a service or from far away?"""
    if "SSH_CONNECTION" in environment or not terminal:
        return False
    if platform in ("darwin", "win32"):
        return True
    # Without a screen Python would open a text browser, on top of what the server says.
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open_browser(config: Config) -> None:
    """Open the page as soon as somebody answers there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection((addresses.own_name(config), config.port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(addresses.here(config))
            return
