"""Where a server is found: on its own machine, and in its network."""

import socket
from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from storyhare.server.config import Config

EVERYWHERE = ("", "0.0.0.0", "::")
ONLY_HERE = ("127.0.0.1", "localhost", "::1")
ONLY_IPV6 = ("::", "::1")
# Addresses that are nobody's: they stand for the world outside.
OUTSIDE = (socket.AF_INET, "192.0.2.1")
OUTSIDE_IPV6 = (socket.AF_INET6, "2001:db8::1")
# Bits that tell one house or line from another.
IPV6_NETWORK = 64


def here(config: Config) -> str:
    """The address on this machine."""
    return _address(config, own_name(config))


def in_the_network(config: Config) -> str | None:
    """The address in the home network, if the server listens there."""
    own = _outward(config.host) if config.host in EVERYWHERE else config.host
    if own is None or is_this_machine(own):
        return None
    return _address(config, own)


def _address(config: Config, name: str) -> str:
    host = f"[{name}]" if ":" in name else name
    return f"http://{host}:{config.port}{config.root_path}/"


def own_name(config: Config) -> str:
    """What this machine is called on itself, where the server listens."""
    if config.host in ONLY_IPV6:
        return "::1"  # on many machines localhost is the IPv4 address alone
    return "localhost" if config.host in (*EVERYWHERE, *ONLY_HERE) else config.host


def _outward(host: str) -> str | None:
    """This machine's own address; connecting a datagram socket sends nothing."""
    family, far = OUTSIDE_IPV6 if host in ONLY_IPV6 else OUTSIDE
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            own: str = probe.getsockname()[0]
            return own
    except OSError:
        return None


def for_others(config: Config) -> str | None:
    """Scheme, name and port by which other machines come here, if they can."""
    address = config.public_url or in_the_network(config)
    if address is None:
        return None
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def is_this_machine(name: str | None) -> bool:
    """Does a name or an address stand for the machine itself?"""
    return name is not None and (name in ONLY_HERE or name.startswith("127."))


def network_of(host: str) -> str:
    """What counts as one address where callers are limited.

    Of IPv6 the network: a single line has 2**64 addresses, as many as a guesser could wish for.
    """
    try:
        address = ip_address(host)
    except ValueError:  # whatever a proxy may call it
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, IPV6_NETWORK), strict=False))
