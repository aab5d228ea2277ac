"""Decks over HTTP: who sees which, and pictures that people bring."""

import asyncio
import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from storyhare.decks import Policy
from storyhare.server.decks.imports import MOST_NAMED
from storyhare.testing.client import Answer, Ticket, call, join_table, open_table
from storyhare.testing.server import ServerProcess
from tests.decks.made import deck_files, packed, png
from tests.server.conftest import serving
from tests.server.tables import SOON


def zipped(tmp_path: Path, cards: int = 3) -> bytes:
    return packed(tmp_path / "deck.zip", deck_files(cards)).read_bytes()


def cookie_of(answer: Answer) -> str:
    return answer.headers["set-cookie"].split(";")[0]


async def listed(server: ServerProcess, cookie: str = "", table: str = "") -> set[str]:
    query = f"?table={table}" if table else ""
    answer = await call("GET", f"{server.url}/api/decks{query}", None, {"cookie": cookie})
    assert answer.status == 200
    decks: list[dict[str, Any]] = json.loads(answer.body)
    return {deck["id"] for deck in decks}


async def test_the_painted_deck_is_there_with_its_words_and_pictures(server: ServerProcess) -> None:
    assert "dreams" in await listed(server)
    texts = json.loads((await call("GET", f"{server.url}/api/decks/dreams")).body)
    assert len(texts["cards"]) == 84
    first = texts["cards"][0]
    assert first["description"]["en"]
    assert (first["title"], first["titles"]["fr"]) == ("Moving Out", "Le grand déménagement")
    assert texts["info"]["titles"]["fr"] == "Rêves"
    picture = await call("GET", f"{server.url}/pictures/{first['picture']}/small.webp")
    assert picture.status == 200
    assert picture.headers["content-type"] == "image/webp"
    assert picture.headers["x-content-type-options"] == "nosniff"
    assert picture.body[8:12] == b"WEBP"


async def test_pictures_that_are_not_there_are_answered_alike(server: ServerProcess) -> None:
    paths = [
        "dreams/none/small.webp", "none/fox-galaxy/small.webp", "dreams/fox-galaxy/huge.webp",
        "dreams/fox-galaxy/small", "dreams/..%2e/small.webp", "dreams/%00/small.webp",
    ]  # fmt: skip
    answers = [await call("GET", f"{server.url}/pictures/{path}") for path in paths]
    assert {answer.status for answer in answers} == {404}
    assert len({answer.body for answer in answers}) == 1


async def test_a_host_brings_a_deck_that_only_the_owner_and_the_table_see(
    server: ServerProcess, tmp_path: Path
) -> None:
    host = await open_table(server.url, "Ada")
    member = await join_table(server.url, host.code, "Bram")
    url = f"{server.url}/api/decks?table={host.code}"
    body = zipped(tmp_path)
    for cookie in ("", member.cookie):
        refused = await call("POST", url, body, {"cookie": cookie})
        assert refused.status == 409
        assert json.loads(refused.body)["refusal"]["code"] == "upload_only_by_hosts"
    response = await call("POST", f"{url}&title=Our%20summer", body, {"cookie": host.cookie})
    assert response.status == 201, response.body
    deck = json.loads(response.body)["id"]
    assert json.loads(response.body)["title"] == "Our summer"
    owner = cookie_of(response)
    assert "HttpOnly" in response.headers["set-cookie"]
    assert owner.split("=")[1] not in response.body.decode()
    assert deck in await listed(server, owner)
    assert deck not in await listed(server)
    assert deck not in await listed(server, member.cookie, host.code)

    # Somebody else's is answered like one that is not there.
    for cookie in ("", "storyhare-decks=stolen"):
        gone = await call("DELETE", f"{server.url}/api/decks/{deck}", None, {"cookie": cookie})
        assert gone.status == 404
    done = await call("DELETE", f"{server.url}/api/decks/{deck}", None, {"cookie": owner})
    assert done.status == 204
    assert deck not in await listed(server, owner)


async def test_what_is_no_deck_is_refused_with_a_reason_and_leaves_nothing(
    server: ServerProcess, tmp_path: Path
) -> None:
    host = await open_table(server.url, "Ada")
    url = f"{server.url}/api/decks?table={host.code}"
    for body in (b"", b"rubbish", zipped(tmp_path)[:-40]):
        answer = await call("POST", url, body, {"cookie": host.cookie})
        assert answer.status == 409, answer.body
        assert json.loads(answer.body)["message"]
    folder = server.data / "decks"
    assert not folder.exists() or not [f for f in folder.iterdir() if f.is_dir()]


@pytest.fixture
def full(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that has no room for decks."""
    yield from serving(ServerProcess(tmp_path, limits={"decks_quota": 0}))


async def test_a_full_server_takes_no_deck_whoever_brings_it(
    full: ServerProcess, tmp_path: Path
) -> None:
    host = await open_table(full.url, "Ada")
    url = f"{full.url}/api/decks?table={host.code}"
    answer = await call("POST", url, zipped(tmp_path), {"cookie": host.cookie})
    assert answer.status == 507, answer.body
    assert json.loads(answer.body)["refusal"]["code"] == "upload_no_room"
    assert not [f for f in (full.data / "decks").glob("*") if f.is_dir()]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that takes two decks at once from an address."""
    yield from serving(ServerProcess(tmp_path, limits={"uploads_per_address": 2}))


async def test_an_address_brings_only_so_many_decks_though_it_forgets_who_it_is(
    strict: ServerProcess, tmp_path: Path
) -> None:
    host = await open_table(strict.url, "Ada")
    url, body = f"{strict.url}/api/decks?table={host.code}", zipped(tmp_path)

    async def bring(address: str, cookie: str = host.cookie) -> Answer:
        return await call("POST", url, body, {"cookie": cookie, "x-forwarded-for": address})

    assert (await bring("192.0.2.1", "")).status == 409  # who may not bring any costs nothing
    assert [(await bring("192.0.2.1")).status for _ in range(2)] == [201, 201]
    refused = await bring("192.0.2.1")
    assert refused.status == 429
    assert json.loads(refused.body)["refusal"]["code"] == "too_fast"
    assert (await bring("192.0.2.2")).status == 201


async def test_an_upload_that_never_ends_is_cut_off_at_the_limit(tmp_path: Path) -> None:
    """Whoever does not say how much will come: the server stops taking it, and keeps nothing."""
    scratch = tmp_path / "media" / "unfinished"
    process = ServerProcess(tmp_path)
    await process.start()
    try:
        host = await open_table(process.url, "Ada")
        body, taken, largest = await pour(process, host, scratch, 2 * Policy().upload_bytes)
    finally:
        process.stop()
    assert json.loads(body)["refusal"]["code"] == "upload_too_large"
    assert taken < 1.2 * Policy().upload_bytes
    assert 0 < largest <= Policy().upload_bytes
    assert [file for file in scratch.rglob("*") if file.is_file()] == []
    assert "Traceback" not in process.log


async def pour(
    server: ServerProcess, host: Ticket, scratch: Path, most: int
) -> tuple[bytes, int, int]:
    """Send nothings until there is an answer: the answer, how much went out, the largest file."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"POST /api/decks?table={host.code} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Cookie: {host.cookie}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    )
    piece = b"100000\r\n" + bytes(2**20) + b"\r\n"
    head = asyncio.create_task(reader.readuntil(b"\r\n\r\n"), name="the answer")
    sent = largest = 0
    while not head.done() and sent < most:
        writer.write(piece)
        await writer.drain()
        sent += 2**20
        with contextlib.suppress(FileNotFoundError):  # just removed
            largest = max([largest, *[f.stat().st_size for f in scratch.iterdir()]])
    writer.write(b"" if head.done() else b"0\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", await asyncio.wait_for(head, SOON))
    assert length is not None
    body = await reader.readexactly(int(length[1]))
    writer.transport.abort()
    return body, sent, largest


async def test_uploads_that_nobody_uses_are_removed_by_the_running_server(
    own_server: ServerProcess, tmp_path: Path
) -> None:
    host = await open_table(own_server.url, "Ada")
    url = f"{own_server.url}/api/decks?table={host.code}"
    answer = await call("POST", url, zipped(tmp_path), {"cookie": host.cookie})
    deck = json.loads(answer.body)["id"]
    own_server.stop()
    metadata = own_server.data / "decks" / deck / "holding.json"
    facts = json.loads(metadata.read_text(encoding="utf-8"))
    metadata.write_text(json.dumps(facts | {"installed": 1.0, "used": 1.0}), encoding="utf-8")
    await own_server.start()
    async with asyncio.timeout(SOON):
        while metadata.parent.exists():
            await asyncio.sleep(0.05)


async def test_bad_files_are_left_out_and_the_first_of_them_named(
    server: ServerProcess, tmp_path: Path
) -> None:
    host = await open_table(server.url, "Ada")
    files = {f"{number}.png": png(number) for number in range(2)}
    files |= {f"bad-{number}.gif": b"GIF89a" for number in range(MOST_NAMED + 3)}
    body = packed(tmp_path / "some.zip", files).read_bytes()
    url = f"{server.url}/api/decks?table={host.code}"
    headers = {"cookie": host.cookie, "accept": "application/x-ndjson"}
    answer = await call("POST", f"{url}&lenient=true", body, headers)
    last = json.loads(answer.body.splitlines()[-1])
    assert last["state"] == "done"
    assert last["deck"]["cards"] == 2
    assert last["left_out"] == MOST_NAMED + 3
    assert len(last["reasons"]) == MOST_NAMED
    assert last["reasons"][0]["refusal"]["code"] == "picture_of_another_kind"
    assert "bad-0.gif" in last["reasons"][0]["message"]
    strict = await call("POST", url, body, headers)
    assert json.loads(strict.body.splitlines()[-1])["state"] == "refused"
