"""Posts to an address that a stranger has named, without being led into the operator's network.

The name is looked up once, every address it has is checked, and the connection goes to the address
that was checked: a name that means something else a moment later leads nowhere. Redirects are not
followed. Whatever the other side does, it takes a bounded time and memory.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from storyhare.notifications import URL_LIMIT
from storyhare.threads import Threads

SECONDS = 15.0
# So much of an answer is read; all that counts is in its head.
MOST_HEAD = 16_384
PORTS = {"https": 443, "http": 80}
# Addresses of IPv6 that lead to one of IPv4.
NAT64 = ip_network("64:ff9b::/96")
# So many addresses of a name are tried.
MOST_ADDRESSES = 3
MOST_RETRY_AFTER = 6 * 3_600
# Anything that could end a line of a request.
FORBIDDEN = frozenset(chr(code) for code in (*range(33), 127))


class CannotPost(Exception):
    """There was no answer."""


class Answer(Struct, frozen=True):
    """The status, and after how many seconds to try again, if it says so."""

    status: int
    retry_after: float | None = None


def is_target(url: str, *, private: bool) -> bool:
    """Could this be an address to post to? Only `private` ones may do without HTTPS."""
    if len(url) > URL_LIMIT or FORBIDDEN & set(url) or not url.isascii():
        return False
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    if not parts.hostname or parts.username is not None or parts.password is not None:
        return False
    if private:
        return parts.scheme in PORTS
    if parts.scheme != "https" or port not in (None, 443, 8443):
        return False
    try:
        return _is_public(ip_address(parts.hostname))
    except ValueError:
        return "." in parts.hostname


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    """May a stranger lead us there?"""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped
        if inner is None and address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return _is_public(inner)
        if address.sixtofour is not None or address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> Answer:
    """Post, and read how it was answered; raises CannotPost."""
    if not is_target(url, private=private):
        raise CannotPost("this is no address to post to")
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(urlsplit(url), body, headers, private=private)
    except TimeoutError as error:
        raise CannotPost("no answer in time") from error
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise CannotPost(f"no answer: {type(error).__name__}") from error


async def _post(
    parts: SplitResult, body: bytes, headers: Mapping[str, str], *, private: bool
) -> Answer:
    host = parts.hostname or ""
    port = parts.port or PORTS[parts.scheme]
    secure = await _secure() if parts.scheme == "https" else None
    reader, writer = await _connected(host, port, secure, private=private)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        name = f"[{host}]" if ":" in host else host
        known = {
            "Host": name if port == PORTS[parts.scheme] else f"{name}:{port}",
            "User-Agent": "Storyhare",
            "Connection": "close",
            "Content-Length": str(len(body)),
            **headers,
        }
        lines = [f"POST {path} HTTP/1.1", *[f"{key}: {value}" for key, value in known.items()]]
        if any(FORBIDDEN & set(line) - {" "} for line in lines):
            raise ValueError("a header would be two")
        writer.write("\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body)
        await writer.drain()
        return _read(await reader.readuntil(b"\r\n\r\n"))
    finally:
        writer.transport.abort()


async def _connected(
    host: str, port: int, secure: ssl.SSLContext | None, *, private: bool
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first address of a name that takes it."""
    *others, last = await _addresses(host, port, private=private)
    name = host if secure else None
    for address in others:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(SECONDS / MOST_ADDRESSES):
                return await asyncio.open_connection(
                    address, port, ssl=secure, server_hostname=name, limit=MOST_HEAD
                )
    return await asyncio.open_connection(
        last, port, ssl=secure, server_hostname=name, limit=MOST_HEAD
    )


async def _addresses(host: str, port: int, *, private: bool) -> list[str]:
    """The addresses of a name, if all that it has may be posted to."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise CannotPost("the name has no address")
    if not private and not all(_is_public(ip_address(one.split("%")[0])) for one in addresses):
        raise CannotPost("the name leads into a private network")
    return addresses[:MOST_ADDRESSES]


@lru_cache(maxsize=1)
def _context() -> ssl.SSLContext:
    """Made when it is needed: it reads all certificates of the system."""
    return ssl.create_default_context()


async def _secure() -> ssl.SSLContext:
    """The same, in a thread while it is made."""
    if _context.cache_info().currsize:
        return _context()
    threads = Threads("certificates", 1)
    try:
        return await threads.run(_context)
    finally:
        threads.close()


def _read(head: bytes) -> Answer:
    first, *rest = head.decode("latin-1").split("\r\n")
    version, _, told = first.partition(" ")
    if not version.startswith("HTTP/1.") or not told[:3].isdigit():
        raise ValueError("this is no answer")
    pairs = [line.partition(":") for line in rest]
    again = {name.strip().lower(): value.strip() for name, _, value in pairs}.get("retry-after", "")
    seconds = min(float(again), MOST_RETRY_AFTER) if again.isdecimal() else None
    return Answer(int(told[:3]), seconds)
