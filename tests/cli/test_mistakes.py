"""What operators get wrong ends in one sentence that says what to do."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from storyhare.cli import app
from storyhare.cli.secrets import read_secrets
from storyhare.cli.serve.checks import first_wrong
from storyhare.disk import locked
from storyhare.folders import journal_file
from storyhare.live import access
from storyhare.server.config import Config
from storyhare.server.notifications import keys, smtp
from storyhare.storage import SqliteJournal
from storyhare.table.settings import Settings
from storyhare.testing.server import free_port
from storyhare.testing.storage.postgres import PostgresProcess
from tests.cli.test_ops import change, filled, run
from tests.storage.sample_tables import Clock, a_registry

# The middle of a file: no page of the schema.
PAGE = 4096
# Without the powers of root, which ignores who owns a file.
POWERLESS = ["setpriv", "--inh-caps=-all", "--bounding-set=-all", "--"]
CROWDED = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
from storyhare.cli import main
main()
"""


def command(
    *arguments: str | Path,
    prefix: list[str] | None = None,
    script: str | None = None,
    **environment: str,
) -> str:
    """What a command says that must fail: one sentence, and nothing else."""
    start = ["-m", "storyhare"] if script is None else ["-c", script]
    ran = subprocess.run(
        [*(prefix or []), sys.executable, *start, *map(str, arguments)],
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip
    assert ran.returncode in (1, 2), ran.stdout + ran.stderr
    assert ran.stdout == ""
    (said,) = ran.stderr.splitlines()
    assert said.startswith("storyhare: ")
    return said


def serve(data: Path, *options: str, **more: object) -> str:
    """What `serve` says when it cannot start."""
    port = () if "--port" in options else ("--port", str(free_port()))
    everything = ("--no-open", "--bots", "off", "--host", "127.0.0.1", *port, *options)
    return command("serve", "--data", data, *everything, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        (["--public-url", "play.example.org"], "as in https://play.example.org"),
        (["--public-url", "https:/play.example.org"], "as in https://play.example.org"),
        (["--public-url", "https://h:99999"], "as in https://play.example.org"),
        (["--trusted-proxies", "127.0.0.1,proxy"], "“proxy” is no address and no network"),
        (["--trusted-proxies", "10.0.0.1/8"], "as in 127.0.0.1 or 10.0.0.0/8"),
        (["--allowed-hosts", "https://hare.example.org"], "as in hare.example.org"),
        (["--root-path", "/ha re"], "as in /hare"),
        (["--vision-url", "localhost:11434"], "as in http://127.0.0.1:11434/v1"),
        (["--vision-files", "/no/such/model"], "There is no folder /no/such/model"),
        (["--database", "mysql://db"], "It looks like postgresql://"),
        (["--host", "no.such.host.invalid"], "is no address of this computer"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_wrong_option(options: list[str], advice: str, tmp_path: Path) -> None:
    arguments = ["serve", "--no-open", "--data", str(tmp_path), *options]
    ran = CliRunner().invoke(app, arguments)
    assert ran.exit_code == 2
    assert advice in ran.stderr
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("proxies", ["*", "127.0.0.1, ::1", "10.0.0.0/8", ""])
def test_proxies_that_are_fine(proxies: str) -> None:
    assert (
        first_wrong(Config(trusted_proxies=proxies, public_url="https://a.example:8443/x")) is None
    )


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = serve(tmp_path, "--port", str(taken.getsockname()[1]))
    assert "Choose another one with --port" in said


def test_a_second_server_on_one_folder(tmp_path: Path) -> None:
    with locked(tmp_path):
        assert "Another server is using" in serve(tmp_path)


@contextmanager
def of_somebody_else(path: Path, mode: int) -> Iterator[list[str]]:
    """Take a path away from this user; yields what runs a program without the powers of root."""
    before = path.stat().st_mode
    path.chmod(mode)
    root = os.geteuid() == 0
    if root:
        os.chown(path, 12345, 12345)
    try:
        yield POWERLESS if root else []
    finally:
        path.chmod(before)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with of_somebody_else(data, 0o555) as prefix:
        said = serve(data, prefix=prefix)
    assert f"may not write {data}" in said
    assert "chown -R" in said


@pytest.mark.parametrize("mode", [0o600, 0o444])
def test_a_file_that_root_owns(mode: int, tmp_path: Path) -> None:
    data = filled(tmp_path / "data", games=1)
    readable = 0o400 if os.geteuid() else mode
    with of_somebody_else(journal_file(data), readable) as prefix:
        said = serve(data, prefix=prefix)
    assert f"may not write {journal_file(data)}" in said
    assert f"{data}), or choose another folder with --data" in said


def test_a_full_disk(tmp_path: Path) -> None:
    said = serve(tmp_path / "data", script=CROWDED)
    assert "The disk is full" in said
    assert "Free some space" in said


def test_a_wrong_password(own_postgres: PostgresProcess, tmp_path: Path) -> None:
    address = own_postgres.address().replace("storyhare@", "nobody:wrong@")
    said = serve(tmp_path, "--database", address)
    assert "Check the user, the password" in said
    assert "wrong@" not in said


def test_a_file_of_a_newer_version(tmp_path: Path) -> None:
    data = filled(tmp_path / "data", games=1)
    change(journal_file(data), "PRAGMA user_version = 99")
    assert "use that version, or a later one" in serve(data)


def test_a_damaged_page(tmp_path: Path) -> None:
    data = filled(tmp_path / "data", games=1)
    whole = bytearray(journal_file(data).read_bytes())
    whole[: PAGE // 2] = b"\xa5" * (PAGE // 2)
    journal_file(data).write_bytes(bytes(whole))
    assert "“storyhare doctor” says more" in serve(data)


def test_a_missing_deck(tmp_path: Path) -> None:
    async def open_table() -> None:
        journal = SqliteJournal(journal_file(tmp_path))
        await journal.open()
        await access.open_table(a_registry(journal, Clock()), Settings(decks=("holiday",)), "Ada")
        await journal.close()

    asyncio.run(open_table())
    said = run("doctor", "--data", tmp_path, status=1)
    assert "import it again with “storyhare deck import”" in said


def test_a_secret_comes_from_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "url"
    secret.write_text("mysql://db\n", encoding="utf-8")
    said = command("serve", "--no-open", "--data", tmp_path, STORYHARE_DATABASE_FILE=str(secret))
    assert "It looks like postgresql://" in said  # it was read
    said = command("where", STORYHARE_DATABASE_FILE=str(tmp_path / "none"))
    assert "which can’t be read: there is no such file" in said
    secrets = {"STORYHARE_VISION_KEY", smtp.PASSWORD, keys.KEY}
    environment = {"OTHER_FILE": "x"} | {f"{name}_FILE": str(secret) for name in secrets}
    read_secrets(environment)
    assert environment == {"OTHER_FILE": "x"} | dict.fromkeys(secrets, "mysql://db")
    said = command("where", STORYHARE_DATABASE="a", STORYHARE_DATABASE_FILE=str(secret))
    assert "Keep one of them" in said
