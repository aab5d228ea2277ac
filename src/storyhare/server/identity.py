"""Who somebody is: a secret token in a cookie a table; and which pages may speak for them."""

from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from storyhare.server import hosts
from storyhare.server.config import Config
from storyhare.table import Credentials

# Methods that change nothing.
SAFE = ("GET", "HEAD", "OPTIONS")
# As long as browsers allow: a group may play under one code for a year, and it is set only once.
KEPT_FOR = 400 * 24 * 3600
PORTS = {"http": 80, "https": 443}  # browsers leave them out
# Whoever calls, by HTTP or WebSocket; what a handler keeps with the call does not matter here.
Caller = ASGIConnection[Any, Any, Any, Any]


class Place(Struct, frozen=True):
    """Where a page comes from, in the one form in which two of them can be compared."""

    scheme: str
    host: str
    port: int


class Claim(Struct, frozen=True):
    """Who somebody says to be at a table."""

    person: str
    token: str


def cookie_name(config: Config, code: str) -> str:
    """One cookie a table; the strict name needs HTTPS and the root of a host."""
    strict = config.secure and not config.root_path
    return f"{'__Host-' if strict else ''}storyhare-{code}"


def seat_cookie(caller: Caller, config: Config, seat: Credentials) -> Cookie:
    """The cookie that keeps somebody's seat."""
    name, value = cookie_name(config, seat.code), f"{seat.person}.{seat.token}"
    return secret_cookie(caller, config, name, value)


def no_cookie(caller: Caller, config: Config, code: str) -> Cookie:
    """What takes the cookie of a seat from a browser."""
    return replace(secret_cookie(caller, config, cookie_name(config, code), ""), max_age=0)


def tv_cookie(caller: Caller, config: Config, code: str, secret: str) -> Cookie:
    """The cookie by which a table knows a TV that somebody let in."""
    return secret_cookie(caller, config, cookie_name(config, f"tv-{code}"), secret)


def tv_secret(connection: Caller, config: Config, code: str) -> str | None:
    """The secret of the TV that calls, if it has one for this table."""
    return connection.cookies.get(cookie_name(config, f"tv-{code}")) or None


def secret_cookie(caller: Caller, config: Config, name: str, value: str) -> Cookie:
    """A cookie that no page can read; who came over HTTPS sends it over HTTPS alone."""
    return Cookie(
        key=name,
        value=value,
        path=f"{config.root_path}/",
        httponly=True,
        samesite="lax",
        secure=config.secure or caller.scope["scheme"] == "https",
        max_age=KEPT_FOR,
    )


def claim(connection: Caller, config: Config, code: str) -> Claim | None:
    """Who the caller says to be at a table."""
    person, dot, token = connection.cookies.get(cookie_name(config, code), "").partition(".")
    return Claim(person, token) if dot and person and token else None


def same_origin(connection: Caller, config: Config) -> bool:
    """Does the page that calls come from this server, and by a name that is ours?"""
    origin = _place(connection.headers.get("origin", ""))
    if origin is None:
        return False
    if config.public_url is not None and origin == _place(config.public_url):
        return True
    # A proxy may have taken HTTPS off: of the host that was asked for only the page knows how.
    asked_for = _place(f"{origin.scheme}://{connection.headers.get('host', '')}")
    return origin == asked_for and hosts.is_ours(hosts.name_in(origin.host), config)


def from_elsewhere(connection: Caller, config: Config) -> bool:
    """Does a page of another site send this? Programs, which name no page, are taken as they are.

    A browser adds the cookies of the person before it, whoever made the page.
    """
    if connection.headers.get("sec-fetch-site") == "cross-site":
        return True
    return "origin" in connection.headers and not same_origin(connection, config)


def _place(url: str) -> Place | None:
    """Where a page comes from; None for what is no page's address."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    return Place(parts.scheme, parts.hostname, port) if parts.hostname and port else None
