"""Starts the server: checks the settings, shows the addresses, and says why it cannot start."""

import errno
import logging
import socket
from typing import Any, NoReturn

import typer
from msgspec.structs import replace

from storyhare.cli.ops.trouble import why_not
from storyhare.cli.serve.checks import first_wrong
from storyhare.cli.serve.invite import open_page, show_addresses
from storyhare.cli.speech import say
from storyhare.cli.terminal import USAGE, WRONG, fail
from storyhare.decks import Library
from storyhare.disk import FolderInUse
from storyhare.folders import decks_folder, journal_file
from storyhare.rules import reasons
from storyhare.server.config import Config, read_root_path
from storyhare.server.ops import logs
from storyhare.server.run import CannotStart
from storyhare.server.run import serve as run
from storyhare.server.stores import MissingExtra
from storyhare.storage import JournalUnavailable, faults

log = logging.getLogger("storyhare")


def start(config: Config, open_browser: bool | None) -> None:
    """Serve until somebody stops it; exits with a sentence if it cannot."""
    config = _checked(config)
    _check_port(config)

    def ready() -> None:
        if config.log_format == "text":  # the output must be JSON lines only
            show_addresses(config)
        open_page(config, wanted=open_browser)

    try:
        run(config, Library(decks_folder(config.data)), ready)
    except MissingExtra as extra:
        _fail(say("ops-missing-extra", extra=str(extra)), config.log_format)
    except CannotStart as error:
        _fail(_why_not(config, error.__cause__), config.log_format, WRONG)


def _checked(config: Config) -> Config:
    """The settings with a normalized root path; exits if one is invalid."""
    if sentence := first_wrong(config):
        _fail(sentence, config.log_format)
    return replace(config, root_path=read_root_path(config.root_path) or "")


def _why_not(config: Config, error: BaseException | None) -> str:
    """Why the server cannot start, and what to do."""
    if isinstance(error, FolderInUse):
        return say("serve-folder-in-use", folder=str(config.data))
    if isinstance(error, JournalUnavailable):
        return why_not(error, config.database or str(journal_file(config.data)))
    if isinstance(error, Exception) and faults.kind(error) in ("full", "no_access"):
        return why_not(error, config.database or str(config.data))
    return say("serve-cannot-start", **reasons.of_error(error or CannotStart()))


def _fail(sentence: str, log_format: logs.Format, status: int = USAGE) -> NoReturn:
    """Print or log what is wrong, in the format of the log, and exit."""
    if log_format == "text":
        fail(sentence, status)
    logs.set_up(log_format)
    log.critical(sentence)
    raise typer.Exit(status)


def _check_port(config: Config) -> None:
    """Bind the port for a moment, on all addresses of the host, as the server will; or exit."""
    try:
        found = socket.getaddrinfo(
            config.host or None, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, _, _, _, address in found:
            # A name may have an IPv6 address on a machine without IPv6: the server skips it.
            if len(found) == 1 or _speaks(family):
                _take(family, address)
    except OSError as error:
        why = reasons.of_error(error)
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            _fail(say("serve-wrong-host", host=config.host, **why), config.log_format)
        _fail(say("serve-port-taken", port=str(config.port), **why), config.log_format)


def _speaks(family: int) -> bool:
    """Whether this machine supports an address family."""
    try:
        socket.socket(family).close()
    except OSError:
        return False
    return True


def _take(family: int, address: Any) -> None:
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # otherwise it would bind the IPv4 port too
            probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        probe.bind(address)
