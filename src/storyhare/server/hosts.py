"""The names under which a server answers: those that no stranger can have lead to it.

Whoever owns a name can let it lead anywhere, also into somebody's home (DNS rebinding): the browser
there takes this server for a part of their page. docs/decisions/0011-strangers.md says which names
are safe, and why.
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from storyhare.server.config import Config

# Endings that nobody can register: for one machine, for homes and companies, for tests; and what
# a widespread router calls the machines behind it, whose maker owns the name.
PRIVATE = (
    ".localhost", ".local", ".lan", ".home.arpa", ".internal", ".home", ".corp", ".intranet",
    ".private", ".localdomain", ".test", ".fritz.box",
)  # fmt: skip


def name_in(host: str) -> str:
    """The name or address in a `Host` header, without its port."""
    try:
        return _plain(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return host


def is_ours(name: str, config: Config) -> bool:
    """May this server answer to a name?"""
    return (
        _is_address(name)
        or "." not in name  # only the network of a house or company leads it anywhere
        or name.endswith(PRIVATE)
        or name == socket.gethostname().lower()
        or name in _configured(config)
    )


def _configured(config: Config) -> set[str]:
    typed = [*config.allowed_hosts.split(",")]
    if config.public_url is not None:
        typed.append(urlsplit(config.public_url).netloc)
    return {name_in(host.strip()) for host in typed}


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _plain(name: str) -> str:
    """As browsers send it: no accents, and no dot at the end."""
    name = name.removesuffix(".")
    return name if name.isascii() else name.encode("idna").decode()
