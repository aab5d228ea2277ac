"""`storyhare serve`: every setting can be set, and a server comes up from nothing."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from typer.testing import CliRunner

from storyhare.cli import app
from storyhare.server.config import Config
from storyhare.testing.server import free_port


def test_every_setting_is_listed_with_its_variable() -> None:
    run = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "300"})
    assert run.exit_code == 0
    for field in Config.__struct_fields__:
        assert f"--{field.replace('_', '-')}" in run.output, field
        assert f"STORYHARE_{field.upper()}" in run.output, field


def test_a_port_in_use_is_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        run = CliRunner().invoke(app, ["serve", "--host", "127.0.0.1", "--port", port])
    assert run.exit_code == 2
    assert f"Port {port} cannot be used" in run.stderr
    assert run.stderr.count("\n") == 1


def test_a_server_starts_from_nothing_shows_its_address_and_stops_in_good_order(
    tmp_path: Path,
) -> None:
    port = free_port()
    environment = {**os.environ, "STORYHARE_PORT": str(port), "STORYHARE_HOST": "127.0.0.1"}
    server = subprocess.Popen(
        [sys.executable, "-m", "storyhare.cli", "serve", "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment,
    )  # fmt: skip
    try:
        body = _when_it_answers(f"http://127.0.0.1:{port}/api/decks")
    finally:
        server.send_signal(signal.SIGTERM)
        said, _ = server.communicate(timeout=30)
    assert b'"dreams"' in body
    assert f"http://localhost:{port}/".encode() in said
    assert (tmp_path / "data" / "storyhare.db").exists()
    assert b"Traceback" not in said


def _when_it_answers(url: str) -> bytes:
    for _ in range(300):
        try:
            with urllib.request.urlopen(url, timeout=2) as answer:
                body: bytes = answer.read()
                return body
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server did not answer")
