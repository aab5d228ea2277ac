"""Posting to addresses of strangers: bounded, and never into the operator's network."""

import asyncio
import socket
from typing import Any

import pytest

from storyhare.server.notifications import http_post as posting
from storyhare.server.notifications.http_post import Answer, CannotPost, is_target, post
from tests.notifications.receiver import receiving, status


@pytest.mark.parametrize(
    "url",
    [
        "https://push.example.org/x",
        "https://hooks.example.org:8443/x?y=1",
        "https://93.184.215.14/x",
        "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/",
    ],
)
def test_addresses_in_the_open_internet_are_taken(url: str) -> None:
    assert is_target(url, private=False)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "x",
        "http://push.example.org/x",
        "https://push.example.org:22/x",
        "https://user@push.example.org/",
        "https://user:pass@push.example.org/",
        "https://localhost/x",
        "https://hare/x",
        "https://127.0.0.1/",
        "https://0.0.0.0/",
        "https://10.1.2.3/",
        "https://172.16.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://224.0.0.1/",
        "https://[::1]/",
        "https://[::]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://push.example.org/x y",
        "https://push.example.org/x\r\nHost: other",
        "https://push.example.örg/x",
        "https://push.example.org:x/",
        "ftp://push.example.org/",
        "file:///etc/passwd",
        "https://push.example.org/" + "x" * 2_000,
    ],
)
def test_all_others_are_not(url: str) -> None:
    assert not is_target(url, private=False)


async def test_a_post_arrives_with_its_headers() -> None:
    async with receiving() as receiver:
        answer = await post(f"{receiver.url}/a?b=c", b"body", {"X-Of": "mine"}, private=True)
    assert answer == Answer(201)
    (got,) = receiver.got
    assert (got.path, got.body, got.headers["x-of"]) == ("/a?b=c", b"body", "mine")
    assert got.headers["host"] == receiver.url.removeprefix("http://")


async def test_without_leave_nothing_goes_to_this_machine() -> None:
    async with receiving() as receiver:
        with pytest.raises(CannotPost):
            await post(f"{receiver.url}/a", b"", {}, private=False)
        with pytest.raises(CannotPost):
            await post(f"https://127.0.0.1:{receiver.port}/a", b"", {}, private=False)
        assert receiver.got == []


async def test_a_name_that_leads_home_is_noticed_when_it_is_connected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def lookup(_: object, host: str, port: int, **__: object) -> list[Any]:
        asked.append(host)
        inner = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("10.0.0.7", port))]
        outer = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", port))]
        return outer + inner

    monkeypatch.setattr(asyncio.get_running_loop().__class__, "getaddrinfo", lookup)
    with pytest.raises(CannotPost, match="private"):
        await post("https://rebound.example.org/x", b"", {}, private=False)
    assert asked == ["rebound.example.org"]  # once: what was checked is what is connected


async def test_redirects_are_not_followed() -> None:
    async with receiving() as inner, receiving() as outer:
        outer.answer = lambda _: status(307, f"Location: {inner.url}/secret")
        assert await post(f"{outer.url}/x", b"", {}, private=True) == Answer(307)
        assert inner.got == []


async def test_a_wish_to_wait_is_heard() -> None:
    async with receiving() as receiver:
        receiver.answer = lambda _: status(429, "Retry-After: 120")
        assert await post(f"{receiver.url}/", b"", {}, private=True) == Answer(429, 120.0)
        receiver.answer = lambda _: status(429, "Retry-After: 99999999999")
        answer = await post(f"{receiver.url}/", b"", {}, private=True)
        assert answer.retry_after == posting.MOST_RETRY_AFTER
        receiver.answer = lambda _: status(503, "Retry-After: tomorrow")
        assert await post(f"{receiver.url}/", b"", {}, private=True) == Answer(503)


@pytest.mark.parametrize(
    "said", [b"", b"hello\r\n\r\n", b"HTTP/1.1 abc\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"x" * 40_000]
)
async def test_what_is_no_answer_is_none(said: bytes) -> None:
    async with receiving() as receiver:
        receiver.answer = lambda _: said
        with pytest.raises(CannotPost):
            await post(f"{receiver.url}/", b"", {}, private=True)


async def test_who_never_answers_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SECONDS", 0.2)
    async with receiving() as receiver:
        receiver.answer = lambda _: None
        with pytest.raises(CannotPost, match="in time"):
            await post(f"{receiver.url}/", b"", {}, private=True)


async def test_nobody_there_is_no_answer() -> None:
    async with receiving() as receiver:
        url = receiver.url
    with pytest.raises(CannotPost):
        await post(url, b"", {}, private=True)
