"""Shows people how to reach the server: addresses, a QR code, and the page in a browser."""

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import segno
import typer

from storyhare.cli.speech import say
from storyhare.folders import is_from_before
from storyhare.server import addresses
from storyhare.server.config import Config

# Seconds to wait until the server answers.
PATIENCE = 30.0


def show_addresses(config: Config) -> None:
    """Print the addresses of the server, and a QR code of the one for other devices."""
    typer.echo(say("serve-here", address=addresses.here(config)))
    address = config.public_url or addresses.in_the_network(config)
    if address is not None:
        typer.echo(say("serve-there", address=address))
        segno.make(address, error="m").terminal(compact=True, border=2)
    typer.echo(who_can_reach(config))
    typer.echo(where(config.data))
    typer.echo(say("serve-stop"))


def who_can_reach(config: Config) -> str:
    """Who can open the page right now."""
    if addresses.is_this_machine(config.host):
        return say("serve-reach-here")
    return say("serve-reach-all")


def where(data: Path) -> str:
    """Which data folder is used, and that it is the one of an earlier version."""
    if is_from_before(data):
        return say("serve-data-from-before", folder=str(data))
    return say("serve-data", folder=str(data))


def open_page(config: Config, *, wanted: bool | None) -> None:
    """Open the page in a browser once the server answers; None: if a person sits here."""
    if wanted is None:
        terminal = sys.stdout.isatty()
        wanted = somebody_sits_here(os.environ, sys.platform, terminal=terminal)
    if wanted:
        threading.Thread(target=_open_browser, args=[config], name="browser", daemon=True).start()


def somebody_sits_here(environment: Mapping[str, str], platform: str, *, terminal: bool) -> bool:
    """Whether a person at a screen started the server, not a service or somebody over SSH."""
    if "SSH_CONNECTION" in environment or not terminal:
        return False
    if platform in ("darwin", "win32"):
        return True
    # Without a screen Python would open a text browser, over the output of the server.
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open_browser(config: Config) -> None:
    """Open the page as soon as the server answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection((addresses.own_name(config), config.port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(addresses.here(config))
            return
