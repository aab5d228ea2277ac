"""Stands for push services and webhooks on this machine: takes what is posted and answers."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from storyhare.notifications import Push


class Request(Struct, frozen=True):
    """What came."""

    path: str
    headers: dict[str, str]
    body: bytes


# What is answered to a request: the bytes, after a while perhaps.
Answer = Callable[[Request], bytes | None]
CREATED = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


def status(code: int, *headers: str) -> bytes:
    """An answer without a body."""
    return "\r\n".join(
        [f"HTTP/1.1 {code} As Asked", *headers, "Content-Length: 0", "", ""]
    ).encode()


class Receiver:
    """A server that keeps everything that is posted to it."""

    def __init__(self) -> None:
        self.port = 0
        self.got: list[Request] = []
        self.answer: Answer = lambda _: CREATED

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            pairs = [line.partition(": ") for line in head[1:] if line]
            headers = {name.lower(): value for name, _, value in pairs}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            request = Request(head[0].split()[1], headers, body)
            self.got.append(request)
            said = self.answer(request)
            if said is None:  # never an answer: until the other side has had enough
                await reader.read()
            else:
                writer.write(said)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver while it is needed."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()


class BrowserKeys:
    """The keys of a subscription, which only a browser has."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> Push:
        """What the page tells the server."""
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return Push(endpoint, _text(point), _text(self.auth))

    def read(self, request: Request) -> Any:
        """The payload, as the browser reads it; fails if it is for somebody else."""
        assert request.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(
            request.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(plain)


def proven_sender(request: Request, origin: str, now: float) -> str:
    """Check the proof of who sends (RFC 8292) as a push service does; answers the sender's key."""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    signed, _, signature = parts["t"].rpartition(".")
    header, claims = [json.loads(_bytes(part)) for part in signed.split(".")]
    assert header == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    assert now < claims["exp"] <= now + 24 * 3_600
    assert claims["sub"].startswith(("https:", "http:", "mailto:"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(parts["k"]))
    raw = _bytes(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    return parts["k"]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
