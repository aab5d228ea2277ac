"""What goes to a push service: for one browser alone, and with a proof of who sends it."""

import time

import http_ece
import pytest
from cryptography.exceptions import InvalidSignature

from storyhare.notifications import push
from tests.notifications.receiver import BrowserKeys, Request, proven_sender

ENDPOINT = "https://push.example.org/send/abc"
KEY = push.new_key()


def sent(keys: BrowserKeys, payload: bytes = b'{"title": "x"}') -> Request:
    to = keys.subscription(ENDPOINT)
    headers = push.headers(KEY, ENDPOINT, "mailto:hare@example.org", time.time(), 60.0)
    lower = {name.lower(): value for name, value in headers.items()}
    return Request("/send/abc", lower, push.encrypted(payload, to.p256dh, to.auth))


def test_only_the_browser_reads_it() -> None:
    keys = BrowserKeys()
    request = sent(keys)
    assert keys.read(request) == {"title": "x"}
    assert b"title" not in request.body
    with pytest.raises(http_ece.ECEException):
        BrowserKeys().read(request)


def test_no_two_notifications_look_alike() -> None:
    keys = BrowserKeys()
    assert sent(keys).body != sent(keys).body


def test_the_push_service_knows_who_sends() -> None:
    request = sent(BrowserKeys())
    assert request.headers["ttl"] == "60"
    assert proven_sender(request, "https://push.example.org", time.time()) == push.public_key(KEY)


def test_the_proof_holds_for_one_service_only() -> None:
    request = sent(BrowserKeys())
    with pytest.raises(AssertionError):
        proven_sender(request, "https://other.example.org", time.time())
    other = push.headers(push.new_key(), ENDPOINT, "https://x.example", time.time(), 60.0)
    mixed = (
        request.headers["authorization"].split(", k=")[0]
        + ", k="
        + other["Authorization"].split(", k=")[1]
    )
    forged = Request(request.path, {**request.headers, "authorization": mixed}, request.body)
    with pytest.raises(InvalidSignature):
        proven_sender(forged, "https://push.example.org", time.time())


@pytest.mark.parametrize("size", [0, 1, push.LONGEST_PAYLOAD])
def test_payloads_up_to_the_limit_arrive(size: int) -> None:
    keys = BrowserKeys()
    text = b'"' + b"x" * max(0, size - 2) + b'"'
    assert keys.read(sent(keys, text)) == "x" * max(0, size - 2)


def test_longer_ones_are_refused() -> None:
    with pytest.raises(ValueError, match="long"):
        sent(BrowserKeys(), b"x" * (push.LONGEST_PAYLOAD + 1))


def test_keys_that_no_browser_has_are_known() -> None:
    to = BrowserKeys().subscription(ENDPOINT)
    assert push.is_subscription(to.p256dh, to.auth)
    assert not push.is_subscription(to.p256dh[:-2], to.auth)
    assert not push.is_subscription(to.auth, to.auth)
    assert not push.is_subscription("!", "ü")
    assert not push.is_key(b"\0" * 32)
    assert push.is_key(KEY)
