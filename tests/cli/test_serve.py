"""`storyhare serve`: a server comes up from nothing and shows how to reach it."""

import io
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
import segno
from typer.testing import CliRunner

from storyhare import __version__
from storyhare.cli import app
from storyhare.cli.serve.invite import somebody_sits_here
from storyhare.server.addresses import here, in_the_network
from storyhare.server.config import Config, read_root_path
from storyhare.testing.client import Client, open_table
from storyhare.testing.server import free_port

SOON = 60.0


def _ipv6_is_here() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


over_ipv6 = pytest.mark.skipif(not _ipv6_is_here(), reason="this machine cannot listen on ::1")


@pytest.mark.parametrize(
    ("family", "host"),
    [(socket.AF_INET, "127.0.0.1"), pytest.param(socket.AF_INET6, "::1", marks=over_ipv6)],
)
def test_a_port_in_use_is_one_sentence(family: socket.AddressFamily, host: str) -> None:
    with socket.socket(family) as taken:
        taken.bind((host, 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        run = CliRunner().invoke(app, ["serve", "--host", host, "--port", port])
    assert run.exit_code == 2
    assert f"Port {port} can’t be used (another program is using it)" in run.stderr
    assert run.stderr.count("\n") == 1


def test_an_address_of_another_machine_is_one_sentence_about_the_address() -> None:
    run = CliRunner().invoke(app, ["serve", "--host", "203.0.113.7", "--port", "0"])
    assert run.exit_code == 2
    assert "“203.0.113.7” is no address of this computer" in run.stderr
    assert run.stderr.count("\n") == 1


def test_a_server_starts_from_nothing_shows_its_address_and_stops_in_good_order(
    tmp_path: Path,
) -> None:
    port = free_port()
    environment = {**os.environ, "STORYHARE_PORT": str(port), "STORYHARE_HOST": "127.0.0.1"}
    server = subprocess.Popen(
        [sys.executable, "-m", "storyhare.cli", "serve", "--no-open", "--data",
         str(tmp_path / "data")],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment,
    )  # fmt: skip
    try:
        body = _when_it_answers(f"http://127.0.0.1:{port}/api/decks")
    finally:
        server.send_signal(signal.SIGTERM)
        said, _ = server.communicate(timeout=30)
    assert b'"dreams"' in body
    assert f"http://localhost:{port}/".encode() in said
    assert b"home network" not in said  # nobody else can come in
    tables = tmp_path / "data" / "storyhare.db"
    started = f"storyhare {__version__} serves at 127.0.0.1 port {port}, tables in {tables}"
    assert started in said.decode()
    assert f"recordings are kept in {tmp_path / 'data'}\n" in said.decode()
    assert (tmp_path / "data" / "storyhare.db").exists()
    assert b"Traceback" not in said


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://localhost:8080/"),
        ("0.0.0.0", "http://localhost:8080/"),
        ("", "http://localhost:8080/"),
        ("::", "http://[::1]:8080/"),
        ("::1", "http://[::1]:8080/"),
        ("192.0.2.7", "http://192.0.2.7:8080/"),
        ("2001:db8::7", "http://[2001:db8::7]:8080/"),
    ],
)
def test_the_address_on_this_machine_leads_to_where_the_server_listens(
    host: str, address: str
) -> None:
    assert here(Config(host=host, port=8080)) == address


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", None),
        ("127.0.0.2", None),
        ("::1", None),
        ("192.0.2.7", "http://192.0.2.7:8080/hare/"),
        ("2001:db8::7", "http://[2001:db8::7]:8080/hare/"),
    ],
)
def test_the_address_for_the_house_is_one_on_which_the_server_listens(
    host: str, address: str | None
) -> None:
    assert in_the_network(Config(host=host, port=8080, root_path="/hare")) == address


def test_everywhere_on_ipv6_shows_the_house_no_other_kind_of_address() -> None:
    address = in_the_network(Config(host="::"))
    assert address is None or address.startswith("http://[")  # None: no way out by IPv6


@pytest.mark.parametrize("typed", ["/hare", "hare", "/hare/", "hare//", "//hare"])
def test_a_sub_path_is_brought_into_form(typed: str) -> None:
    assert read_root_path(typed) == "/hare"


def test_a_sub_path_without_its_slash_leads_to_the_server_all_the_same(tmp_path: Path) -> None:
    port = free_port()
    serve = [sys.executable, "-m", "storyhare.cli", "serve", "--no-open", "--bots", "off"]
    server = subprocess.Popen(
        [*serve, "--port", str(port), "--data", str(tmp_path / "data"), "--root-path", "hare"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        url = f"http://localhost:{port}/hare"
        page = _when_it_answers(f"{url}/").decode()
        opening = urllib.request.Request(f"{url}/api/tables", b'{"name":"Ada"}')
        with urllib.request.urlopen(opening) as answer:
            cookie = answer.headers["set-cookie"]
    finally:
        server.send_signal(signal.SIGTERM)
        said, _ = server.communicate(timeout=30)
    assert f"On this computer: {url}/\n" in said.decode()
    assert 'src="/hare/assets/' in page
    assert "path=/hare/;" in f"{cookie};".lower()


@pytest.mark.parametrize(
    "typed",
    ["/ha re", "/h<b>", "/hä", "/a//b", "/../x", "/.", "/x?y", "/x#y", "/%41", "/{code}", "a\nb",
     "https://play.example.org/hare"],
)  # fmt: skip
def test_what_cannot_be_a_sub_path_is_refused_with_advice(typed: str) -> None:
    run = CliRunner().invoke(app, ["serve", "--root-path", typed])
    assert run.exit_code == 2
    assert f"“{typed}” can’t be a sub-path. Give --root-path as in /hare" in run.stderr


@pytest.mark.parametrize("typed", ["", "/", "//"])
def test_a_sub_path_of_slashes_alone_is_none(typed: str) -> None:
    assert read_root_path(typed) == ""


@pytest.mark.parametrize("typed", ["/games/dixit", "/a.b/c_d~e-1", "/.well-known"])
def test_a_sub_path_may_have_several_parts(typed: str) -> None:
    assert read_root_path(typed) == typed


def test_a_port_beyond_all_ports_is_refused() -> None:
    run = CliRunner().invoke(app, ["serve", "--port", "99999"])
    assert run.exit_code == 2
    assert "65535" in run.stderr


@over_ipv6
@pytest.mark.parametrize("host", ["::1", "::"])
async def test_a_server_on_ipv6_is_found_where_it_says_and_takes_people_in(
    tmp_path: Path, host: str
) -> None:
    port = free_port()
    serve = [sys.executable, "-m", "storyhare.cli", "serve", "--no-open", "--bots", "off"]
    server = subprocess.Popen(
        [*serve, "--host", host, "--port", str(port), "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        url = f"http://[::1]:{port}"
        _when_it_answers(f"{url}/readyz")
        ada = await open_table(url, "Ada")
        client = Client(url, ada.code, ada.cookie)
        await client.connect()
        await client.until(lambda view: view.you is not None)
        await client.close()
    finally:
        server.send_signal(signal.SIGTERM)
        said, _ = server.communicate(timeout=30)
    assert f"{url}/\n".encode() in said
    assert b"Traceback" not in said


def test_friends_in_the_network_are_shown_an_address_and_a_code_to_scan(tmp_path: Path) -> None:
    port = free_port()
    said = _the_way_in(tmp_path, "--host=0.0.0.0", f"--port={port}")
    assert f"On this computer: http://localhost:{port}/\n" in said
    own = _own_address()
    if own is None:  # a machine without a network has nobody to show the way to
        assert "home network" not in said
    else:
        there = f"http://{own}:{port}/"
        assert f"On your home network: {there}\n{_drawn(there)}" in said


def test_a_server_with_a_name_is_shown_by_its_name(tmp_path: Path) -> None:
    name = "https://hare.example/play"
    said = _the_way_in(tmp_path, "--host=0.0.0.0", f"--port={free_port()}", f"--public-url={name}")
    assert f"On your home network: {name}\n{_drawn(name)}" in said


def _the_way_in(data: Path, *options: str) -> str:
    """All that the terminal shows before the server starts."""
    server = subprocess.Popen(
        [sys.executable, "-m", "storyhare.cli", "serve", "--no-open", f"--data={data}", *options],
        stdout=subprocess.PIPE, encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert server.stdout is not None
    try:
        said = ""
        while "Ctrl+C" not in said and (line := server.stdout.readline()):
            said += line
        return said
    finally:
        server.kill()
        server.communicate(timeout=30)


def _own_address() -> str | None:
    """How other machines reach this one, if they can; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 1))
        except OSError:
            return None
        own: str = probe.getsockname()[0]
        return None if own.startswith("127.") else own


def _drawn(address: str) -> str:
    """An address as a code for phones, two rows of it in one line."""
    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True, border=2)
    return out.getvalue()


def test_the_page_is_opened_in_the_browser_once_the_server_answers(tmp_path: Path) -> None:
    port, asked = free_port(), tmp_path / "asked"
    browser = tmp_path / "browser"
    fetch = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).status)"
    browser.write_text(
        f"""#!/bin/sh\necho "$1" >{asked}\n{sys.executable} -c '{fetch}' "$1" >>{asked}\n""",
        encoding="utf-8",
    )
    browser.chmod(0o755)
    serve = [sys.executable, "-m", "storyhare.cli", "serve", "--open", "--host", "127.0.0.1"]
    server = subprocess.Popen(
        [*serve, "--port", str(port), "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env={**os.environ, "BROWSER": str(browser)},
    )  # fmt: skip
    try:
        until = time.monotonic() + SOON
        while not (asked.exists() and asked.read_text(encoding="utf-8").count("\n") == 2):
            assert time.monotonic() < until, "no browser was opened"
            time.sleep(0.1)
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=30)
    assert asked.read_text(encoding="utf-8").splitlines() == [f"http://localhost:{port}/", "200"]


@pytest.mark.parametrize(
    ("environment", "platform", "terminal", "sits"),
    [
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({}, "darwin", True, True),
        ({}, "win32", True, True),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "far away"}, "linux", True, False),
        ({"SSH_CONNECTION": "far away"}, "darwin", True, False),
    ],
)
def test_a_browser_opens_by_itself_only_where_somebody_sits_at_a_screen(
    environment: dict[str, str], platform: str, terminal: bool, sits: bool
) -> None:
    assert somebody_sits_here(environment, platform, terminal=terminal) == sits


def _when_it_answers(url: str) -> bytes:
    until = time.monotonic() + SOON
    while True:
        try:
            with urllib.request.urlopen(url, timeout=2) as answer:
                body: bytes = answer.read()
                return body
        except OSError:
            assert time.monotonic() < until, "the server did not answer"
            time.sleep(0.1)
