"""The names under which a server answers: its own, and none that a stranger may let lead to it."""

import json
import socket
from collections.abc import Iterator

import pytest

from storyhare.server.config import Config
from storyhare.server.hosts import is_ours, name_in
from storyhare.testing.client import call
from storyhare.testing.server import ServerProcess
from storyhare.words import languages
from tests.server.conftest import serving
from tests.server.handshakes import HELLO
from tests.server.raw_socket import RawSocket
from tests.server.tables import sit_down

PUBLIC, FURTHER = "https://play.example.org/", "hare.example.net, Häschen.de"
CONFIG = Config(public_url=PUBLIC, allowed_hosts=FURTHER)
OURS = [
    "localhost", "localhost:8080", "LOCALHOST.", "hare.localhost", "127.0.0.1:8080", "[::1]:8080",
    "192.168.1.7:8080", "10.0.0.5", "[fe80::1]", "203.0.113.9", "[2001:db8::1]:80", "",
    "raspberrypi", "raspberrypi:8080", "raspberrypi.local", "raspberrypi.lan", "pi.home.arpa",
    "raspberrypi.fritz.box:8080", "node1.storyhare.svc.cluster.local", "hare.internal",
    "play.example.org", "PLAY.example.org:443", "hare.example.net:8080", "xn--hschen-bua.de",
]  # fmt: skip
STRANGERS = [
    "evil.example", "evil.example:8080", "rebind.evil.example", "127.0.0.1.evil.example",
    "play.example.org.evil.example", "xplay.example.org", "example.org", "www.play.example.org",
    "localhost.evil.example", "hare.ts.net", "local.example", "evil.example.", "[evil.example]",
    "192.168.1.7.nip.example", "evil.example#.local", "me@evil.example",
]  # fmt: skip


@pytest.mark.parametrize("host", OURS)
def test_names_that_no_stranger_can_have_are_ours(host: str) -> None:
    assert is_ours(name_in(host), CONFIG)


@pytest.mark.parametrize("host", STRANGERS)
def test_all_other_names_are_not(host: str) -> None:
    assert not is_ours(name_in(host), CONFIG)


def test_what_this_machine_is_called_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Hare.example.com")
    assert is_ours(name_in("hare.example.com:8080"), Config())
    assert not is_ours(name_in("other.example.com"), Config())


# -- a real server ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = {"public_url": PUBLIC, "allowed_hosts": FURTHER}
    yield from serving(ServerProcess(tmp_path_factory.mktemp("named"), limits=limits))


PATHS = ["/", "/api/tables/{}", "/api/decks", "/nowhere", "/rules", "/t/{}"]


@pytest.mark.parametrize("path", PATHS)
async def test_a_page_whose_name_leads_here_reads_nothing(named: ServerProcess, path: str) -> None:
    (host,) = await sit_down(named.url, 1)
    url = named.url + path.format(host.code)
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    told = await call("GET", url, None, headers)
    assert told.status == 421
    refusal = json.loads(told.body)["refusal"]
    assert refusal == {"code": "unknown_host", "params": {"host": "evil.example"}}
    for name in ("hare.example.net", "play.example.org", "raspberrypi.lan"):
        assert (await call("GET", url, None, {"host": name})).status in (200, 404)


async def test_nor_does_it_change_anything(named: ServerProcess) -> None:
    headers = {"content-type": "application/json", "host": "evil.example:80"}
    for origin in ({}, {"origin": "http://evil.example"}):
        told = await call("POST", f"{named.url}/api/tables", b'{"name":"Eve"}', headers | origin)
        assert told.status == 421
    headers |= {"host": "hare.example.net", "origin": "http://hare.example.net"}
    told = await call("POST", f"{named.url}/api/tables", b'{"name":"Ada"}', headers)
    assert told.status == 201


async def test_nor_does_it_get_a_socket(named: ServerProcess) -> None:
    (host,) = await sit_down(named.url, 1)
    there = f"/ws/{host.code}"
    evil = {"Host": "evil.example:8080", "Origin": "http://evil.example:8080"}
    socket = await RawSocket.open(named.port, there, evil)
    assert await socket.closing() == ([], 4403)
    for name in ("hare.example.net", "hare.local:8080"):
        socket = await RawSocket.open(named.port, there, {"Host": name, "Origin": f"http://{name}"})
        socket.write(HELLO)
        got = await socket.read()
        assert got is not None
        assert got.code is None
        await socket.close()


@pytest.mark.parametrize("language", sorted(languages()))
async def test_people_read_what_to_do_in_their_language(
    named: ServerProcess, language: str
) -> None:
    headers = {"host": "<b>.evil.example", "accept": "text/html,*/*"}
    asked = headers | {"accept-language": f"xx, {language}-XX;q=0.9, en;q=0.8"}
    told = await call("GET", f"{named.url}/", None, asked)
    page = told.body.decode()
    assert told.status == 421
    assert told.headers["content-type"].startswith("text/html")
    assert "content-security-policy" in told.headers
    assert f'lang="{language}"' in page
    assert "--allowed-hosts" in page
    assert "STORYHARE_ALLOWED_HOSTS" in page
    assert "&lt;b&gt;.evil.example" in page
    assert "<b>" not in page


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_programs_ask_for_its_health_by_any_name(named: ServerProcess, path: str) -> None:
    headers = {"host": "node1.hosts.example.com:8080"}
    assert (await call("GET", f"{named.url}{path}", None, headers)).status == 200
