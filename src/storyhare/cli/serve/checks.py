"""Checks the settings of a server that a type cannot check: addresses, names and folders."""

import re
from collections.abc import Iterator
from email.utils import parseaddr
from ipaddress import ip_network
from urllib.parse import urlsplit

from storyhare.cli.speech import say
from storyhare.server.config import Config, read_root_path
from storyhare.server.notifications import keys
from storyhare.server.notifications.smtp import PASSWORD, read_server
from storyhare.storage import address

MAIL = re.compile(r"[^\s@:/?#]+@[A-Za-z0-9.-]+")
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
    yield from _wrong_links(config)
    yield from _wrong_notifications(config)
    if config.vision_url and not _is_url(config.vision_url):
        yield say("serve-wrong-vision-url", url=config.vision_url)
    if config.vision_files is not None and not config.vision_files.is_dir():
        yield say("serve-no-vision-files", folder=str(config.vision_files))


def _wrong_notifications(config: Config) -> Iterator[str]:
    if config.push == "on" and keys.own_key() == b"":
        yield say("serve-wrong-push-key", variable=keys.KEY)
    if config.smtp_url and read_server(config.smtp_url) is None:
        yield say("serve-wrong-smtp-url", variable=PASSWORD)
    if config.email_from and MAIL.fullmatch(parseaddr(config.email_from)[1]) is None:
        yield say("serve-wrong-email-from", address=config.email_from)
    if bool(config.smtp_url) is not bool(config.email_from):
        yield say("serve-half-email")
    if config.smtp_url and not config.public_url:
        yield say("serve-email-needs-url")


def _wrong_links(config: Config) -> Iterator[str]:
    links = {"--imprint-url": config.imprint_url, "--privacy-url": config.privacy_url}
    for option, link in links.items():
        if link and not _is_link(link):
            yield say("serve-wrong-link", option=option, url=link)
    if config.contact and not (_is_link(config.contact) or MAIL.fullmatch(config.contact)):
        yield say("serve-wrong-contact", contact=config.contact)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_url(text: str) -> bool:
    """Is this the URL of a site: with http or https, a host, and no query?"""
    return _is_link(text) and not (urlsplit(text).query or urlsplit(text).fragment)


def _is_link(text: str) -> bool:
    """Is this the URL of a page: with http or https, a host, and nobody's password?"""
    try:
        url = urlsplit(text)
        _ = url.port  # raises what is wrong with it
    except ValueError:
        return False
    known = url.scheme.lower() in ("http", "https") and bool(url.hostname)
    return known and not url.username and re.search(r"\s", text) is None


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True
