"""Over HTTP: statuses, headers, cookies, and refusals in one form."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from storyhare.table.people.credentials import hash_of
from storyhare.testing.client import Answer, call, open_table
from storyhare.testing.server import ServerProcess
from tests.decks.made import deck_files, packed
from tests.server.conftest import serving
from tests.server.handshakes import HELLO
from tests.server.raw_socket import RawSocket
from tests.server.tables import sit_down


async def many_answers(server: ServerProcess) -> dict[str, Answer]:
    """Answers of every kind."""
    url, json_type = server.url, {"content-type": "application/json"}
    (host,) = await sit_down(url, 1)
    big = b'{"name":"%b"}' % (b"x" * 100_000)
    return {
        "health": await call("GET", f"{url}/healthz"),
        "ready": await call("GET", f"{url}/readyz"),
        "schema": await call("GET", f"{url}/api/openapi"),
        "table": await call("GET", f"{url}/api/tables/{host.code}", None, {"cookie": host.cookie}),
        "no table": await call("GET", f"{url}/api/tables/ZZZZ"),
        "no page": await call("GET", f"{url}/no/such/page"),
        "no method": await call("DELETE", f"{url}/api/tables"),
        "no picture": await call("GET", f"{url}/pictures/made/card-01/small.webp"),
        "no game": await call("GET", f"{url}/api/games/none/record"),
        "no json": await call("POST", f"{url}/api/tables", b"{", json_type),
        "no name": await call("POST", f"{url}/api/tables", b'{"name":""}', json_type),
        "too much": await call("POST", f"{url}/api/tables", big, json_type),
        "opened": await call("POST", f"{url}/api/tables", b'{"name":"Ada"}', json_type),
    }


async def test_every_answer_carries_the_protecting_headers(server: ServerProcess) -> None:
    for what, answer in (await many_answers(server)).items():
        policy = answer.headers.get("content-security-policy", "")
        assert "default-src 'none'" in policy, what
        assert "frame-ancestors 'none'" in policy, what
        assert "base-uri 'none'" in policy, what
        assert answer.headers.get("x-content-type-options") == "nosniff", what
        assert answer.headers.get("referrer-policy") == "same-origin", what
        assert "server" not in answer.headers, what


async def test_answers_have_the_statuses_they_should(server: ServerProcess) -> None:
    wanted = {
        "health": 200, "ready": 200, "schema": 200, "table": 200, "no table": 404, "no page": 404,
        "no method": 405, "no picture": 404, "no game": 404, "no json": 400, "no name": 409,
        "too much": 413, "opened": 201,
    }  # fmt: skip
    assert {what: a.status for what, a in (await many_answers(server)).items()} == wanted


async def test_numbers_beyond_all_bounds_are_no_rounds(server: ServerProcess) -> None:
    (host,) = await sit_down(server.url, 1)
    for number in ("0", "-1", "9" * 18, "9" * 19, "9" * 30, "9" * 5_000, "1_0", "%31", "1e3"):
        url = f"{server.url}/api/tables/{host.code}/rounds/{number}"
        assert (await call("GET", url, None, {"cookie": host.cookie})).status == 404, number


async def test_settings_beyond_all_bounds_are_refused_in_words(server: ServerProcess) -> None:
    headers = {"content-type": "application/json"}
    for huge in (2**63, -(2**70), 10**40, 10**4_000):
        body = b'{"name":"Ada","settings":{"clocks":{"tell":%d}}}' % huge
        answer = await call("POST", f"{server.url}/api/tables", body, headers)
        assert answer.status in (400, 409), huge


async def test_every_error_is_a_refusal_with_a_sentence(server: ServerProcess) -> None:
    for what, answer in (await many_answers(server)).items():
        if answer.status >= 400:
            told = json.loads(answer.body)
            assert set(told) == {"refusal", "message"}, what
            assert told["message"], what


async def test_the_secret_is_in_the_cookie_alone(server: ServerProcess) -> None:
    body, headers = b'{"name":"Ada"}', {"content-type": "application/json"}
    answer = await call("POST", f"{server.url}/api/tables", body, headers)
    cookie = answer.headers["set-cookie"]
    parts = parts_of(cookie)
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts  # plain HTTP at home; with a public https address it is
    token = cookie.split(";")[0].partition(".")[2]
    assert len(token) >= 43  # 256 bits
    others = [v for name, v in answer.headers.items() if name != "set-cookie"]
    for text in (answer.body.decode(), *others, server.log):
        assert token not in text
        assert hash_of(token) not in text


@pytest.fixture(scope="module")
def https(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that people reach over HTTPS."""
    limits = {"public_url": "https://hare.example"}
    yield from serving(ServerProcess(tmp_path_factory.mktemp("https"), limits=limits))


def parts_of(cookie: str) -> set[str]:
    """What a cookie asks of the browser, in small letters."""
    return {part.strip().lower() for part in cookie.split(";")[1:]}


async def test_the_seat_is_kept_as_long_as_browsers_allow(server: ServerProcess) -> None:
    body, headers = b'{"name":"Ada"}', {"content-type": "application/json"}
    answer = await call("POST", f"{server.url}/api/tables", body, headers)
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert f"max-age={400 * 24 * 3600}" in parts


ELSEWHERE = [
    {"origin": "http://evil.test", "sec-fetch-site": "cross-site"},
    {"origin": "http://evil.test"},
    {"origin": "https://127.0.0.1.evil.test"},
    {"origin": "http://127.0.0.1:1", "sec-fetch-site": "same-site"},
    {"origin": "null"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
]


@pytest.mark.parametrize("headers", ELSEWHERE)
async def test_a_page_from_elsewhere_changes_nothing(
    server: ServerProcess, headers: dict[str, str]
) -> None:
    (host,) = await sit_down(server.url, 1)
    # What a form on any page can send, with the cookies of whoever looks at it.
    sent = {"content-type": "text/plain", "cookie": host.cookie, **headers}
    table = f"{server.url}/api/tables/{host.code}"
    for method, url in (
        ("POST", f"{server.url}/api/tables"),
        ("POST", f"{table}/people"),
        ("POST", f"{table}/device-links"),
        ("DELETE", f"{table}/people/{host.person}"),
        ("POST", f"{server.url}/api/decks?table={host.code}"),
        ("DELETE", f"{server.url}/api/decks/made"),
        ("PUT", f"{table}/recordings/ticket"),
    ):
        answer = await call(method, url, b'{"name":"Eve"}', sent)
        assert answer.status == 403, url
        assert json.loads(answer.body)["refusal"]["code"] == "from_elsewhere"
        assert "set-cookie" not in answer.headers
    assert (await call("GET", table, None, sent)).status == 200  # reading changes nothing


async def test_our_own_page_and_programs_may(server: ServerProcess) -> None:
    own = {"origin": server.url, "sec-fetch-site": "same-origin"}
    for headers in (own, {"origin": server.url}, {"sec-fetch-site": "none"}, {}):
        sent = {"content-type": "application/json", **headers}
        answer = await call("POST", f"{server.url}/api/tables", b'{"name":"Ada"}', sent)
        assert answer.status == 201, headers


async def test_over_https_the_cookie_is_secure_and_bound_to_the_host(https: ServerProcess) -> None:
    body, public = b'{"name":"Ada"}', "https://hare.example"
    headers = {"content-type": "application/json", "origin": public}
    answer = await call("POST", f"{https.url}/api/tables", body, headers)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-storyhare-")
    assert "secure" in parts_of(cookie)
    code = json.loads(answer.body)["code"]
    socket = await RawSocket.open(
        https.port,
        f"/ws/{code}",
        {"Origin": public, "Cookie": cookie.split(";")[0]},
    )
    socket.write(HELLO)
    got = await socket.read()
    assert got is not None
    assert json.loads(got.data)["you"] is not None
    await socket.close()


async def test_behind_a_proxy_with_https_the_cookie_is_secure_whatever_the_server_was_told(
    server: ServerProcess,
) -> None:
    headers = {"content-type": "application/json", "x-forwarded-proto": "https"}
    answer = await call("POST", f"{server.url}/api/tables", b'{"name":"Ada"}', headers)
    cookie = answer.headers["set-cookie"]
    assert "secure" in parts_of(cookie)
    code = json.loads(answer.body)["code"]
    asked = {"cookie": cookie.split(";")[0], "x-forwarded-proto": "https"}
    known = await call("GET", f"{server.url}/api/tables/{code}", None, asked)
    assert json.loads(known.body)["person"] is not None


async def test_who_brings_a_deck_over_https_gets_a_secure_cookie_for_it_too(
    server: ServerProcess, https: ServerProcess, tmp_path: Path
) -> None:
    pictures = packed(tmp_path / "deck.zip", deck_files(3)).read_bytes()
    for one in (server, https):
        host = await open_table(one.url, "Ada")
        url = f"{one.url}/api/decks?table={host.code}"
        response = await call("POST", url, pictures, {"cookie": host.cookie})
        assert response.status == 201, response.body
        asked = parts_of(response.headers["set-cookie"])
        assert {"httponly", "samesite=lax", "path=/"} <= asked
        assert ("secure" in asked) == (one is https)


def test_the_operator_is_told_of_plain_http_where_it_is_plain(
    server: ServerProcess, https: ServerProcess
) -> None:
    assert server.log.count("plain HTTP") == 1
    assert "plain HTTP" not in https.log
