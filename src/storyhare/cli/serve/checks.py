"""Checks the settings of a server that a type cannot check: addresses, names and folders."""

import re
from collections.abc import Iterator
from ipaddress import ip_network
from urllib.parse import urlsplit

from storyhare.cli.speech import say
from storyhare.server.config import Config, read_root_path
from storyhare.storage import address

HOST_NAME = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?\.?|\[?[0-9A-Fa-f:.]+\]?")


def first_wrong(config: Config) -> str | None:
    """What is wrong with the settings and what to do, in one sentence; None: nothing."""
    return next(_wrong(config), None)


def _wrong(config: Config) -> Iterator[str]:
    if config.database is not None and not address.is_valid(config.database):
        yield say("ops-wrong-address")
    if read_root_path(config.root_path) is None:
        yield say("serve-wrong-root-path", path=config.root_path)
    if config.public_url and not _is_url(config.public_url):
        yield say("serve-wrong-public-url", url=config.public_url)
    for part in _parts(config.trusted_proxies):
        if part != "*" and not _is_network(part):
            yield say("serve-wrong-proxy", proxy=part)
    for part in _parts(config.allowed_hosts):
        if HOST_NAME.fullmatch(part) is None:
            yield say("serve-wrong-name", name=part)
    if config.vision_url and not _is_url(config.vision_url):
        yield say("serve-wrong-vision-url", url=config.vision_url)
    if config.vision_files is not None and not config.vision_files.is_dir():
        yield say("serve-no-vision-files", folder=str(config.vision_files))


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_url(text: str) -> bool:
    """Is this the URL of a site: with http or https, a host, and no query?"""
    try:
        url = urlsplit(text)
        _ = url.port  # raises what is wrong with it
    except ValueError:
        return False
    known = url.scheme.lower() in ("http", "https") and bool(url.hostname)
    return known and not (url.query or url.fragment or url.username) and " " not in text


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True
