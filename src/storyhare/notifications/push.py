"""Web Push: a payload that only one browser can read, and the proof of who sends it.

RFC 8291 (encryption), 8188 (its form) and 8292 (VAPID). `cryptography` is loaded when the first
notification is sent: a server that sends none does without its memory.
"""

import base64
import json
import os
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

# Under this name the journal keeps the key by which push services know this server.
KEY_NAME = "push_key"
# The number of points of the curve P-256: a private key is a number below.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
KEY_BYTES, POINT_BYTES, SECRET_BYTES = 32, 65, 16
RECORD = 4_096
# More than one record nobody needs; push services take no more.
LONGEST_PAYLOAD = 3_000
TOKEN_FOR = 12 * 3_600


def new_key() -> bytes:
    """A new private key."""
    return (1 + secrets.randbelow(ORDER - 1)).to_bytes(KEY_BYTES, "big")


def is_key(key: bytes) -> bool:
    """Could this be a private key?"""
    return len(key) == KEY_BYTES and 0 < int.from_bytes(key, "big") < ORDER


def public_key(key: bytes) -> str:
    """What pages need to subscribe."""
    return _text(_point(_private(key)))


def is_subscription(p256dh: str, auth: str) -> bool:
    """Are these keys of a browser? Whether they fit each other only the browser knows."""
    point, secret = _bytes(p256dh), _bytes(auth)
    return len(point) == POINT_BYTES and point[0] == 4 and len(secret) == SECRET_BYTES


def headers(key: bytes, endpoint: str, contact: str, now: float, seconds: float) -> dict[str, str]:
    """What goes with a notification: who sends it, and for how long it is worth anything."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + TOKEN_FOR,
        "sub": contact,
    }
    token = _signed(_private(key), claims)
    return {
        "Authorization": f"vapid t={token}, k={public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(max(0, int(seconds))),
        "Urgency": "normal",
    }


def encrypted(payload: bytes, p256dh: str, auth: str) -> bytes:
    """A payload that only this subscription's browser can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if len(payload) > LONGEST_PAYLOAD:
        raise ValueError("the payload is too long")
    theirs, own = _bytes(p256dh), ec.generate_private_key(ec.SECP256R1())
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared, ours, salt = own.exchange(ec.ECDH(), browser), _point(own), os.urandom(16)
    secret = _derived(shared, _bytes(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, payload + b"\2", None)  # 2: the last record
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def _private(key: bytes) -> "EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())


def _point(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        PublicFormat,
    )

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _signed(key: "EllipticCurvePrivateKey", claims: Mapping[str, object]) -> str:
    """A token (JWT) with a signature by ES256."""
    from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
    from cryptography.hazmat.primitives.asymmetric.utils import (
        decode_dss_signature,
    )
    from cryptography.hazmat.primitives.hashes import SHA256

    said = [_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join(said)
    r, s = decode_dss_signature(key.sign(text.encode(), ECDSA(SHA256())))
    return f"{text}.{_text(r.to_bytes(KEY_BYTES, 'big') + s.to_bytes(KEY_BYTES, 'big'))}"


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
