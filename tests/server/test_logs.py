"""Log lines as JSON: every line is one, and none holds what people said or what opens a seat."""

import asyncio
import json
import logging
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import apsw
import pytest
from websockets.exceptions import ConnectionClosed

from storyhare.rules import Clue, MayTell, Tell
from storyhare.server.ops.logs import QUIET_FOR, JsonLines, Repeats
from storyhare.storage import JournalUnavailable, OutageLog, SqliteJournal
from storyhare.table import commands as ask
from storyhare.testing.client import Client, call, join_table, open_table, post
from storyhare.testing.server import UNLIMITED, free_port
from storyhare.testing.storage.postgres import PostgresProcess
from storyhare.wire import frames
from tests.cli.test_databases import execute
from tests.server.tables import SOON, plain

NAME, TALK, CLUE = "Zyxwvut Planted", "planted talk of a hare", "planted clue of a hare"
PASSWORD = "planted-password"


def line_of(error: BaseException | None, message: str = "it failed") -> dict[str, Any]:
    facts = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord("storyhare", logging.ERROR, __file__, 1, message, (), facts)
    told: dict[str, Any] = json.loads(JsonLines().format(record))
    return told


def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:
        return caught


def test_a_line_says_when_who_and_what() -> None:
    told = line_of(None)
    assert set(told) == {"time", "level", "logger", "message"}
    assert (told["level"], told["logger"], told["message"]) == ("error", "storyhare", "it failed")
    assert told["time"].endswith("+00:00")


def test_an_error_is_told_by_type_and_place_and_not_by_its_text() -> None:
    told = line_of(raised(KeyError(CLUE)))["error"]
    assert told["type"] == "builtins.KeyError"
    assert any(" raised" in place for place in told["at"])
    assert CLUE not in json.dumps(told)


def test_an_error_of_the_system_keeps_its_reason() -> None:
    told = line_of(raised(OSError(28, "No space left on device")))["error"]
    assert "No space left on device" in told["reason"]


def test_what_follows_a_message_s_first_line_is_left_out() -> None:
    assert CLUE not in json.dumps(line_of(None, f"Task exception was never retrieved\n{CLUE}"))


def test_errors_behind_an_error_are_told_too() -> None:
    try:
        raise ValueError(CLUE) from KeyError(CLUE)
    except ValueError as error:
        told = line_of(ExceptionGroup(CLUE, [error]))["error"]
    assert told["several"][0]["type"] == "builtins.ValueError"
    assert told["several"][0]["cause"]["type"] == "builtins.KeyError"
    assert CLUE not in json.dumps(told)


def said(message: str, level: int = logging.WARNING, **more: object) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": message, "levelno": level, **more})


def test_the_same_trouble_is_written_once_in_a_while() -> None:
    now = 100.0
    repeats = Repeats(lambda: now)
    assert repeats.filter(said("no room"))
    assert not any(repeats.filter(said("no room")) for _ in range(50))
    assert repeats.filter(said("another trouble"))
    assert all(repeats.filter(said("somebody came", logging.INFO)) for _ in range(3))
    now += QUIET_FOR
    again = said("no room")
    assert repeats.filter(again)
    assert again.getMessage() == "no room (and 50 times since the last line)"


def test_errors_of_another_kind_are_written() -> None:
    repeats, errors = Repeats(), [raised(KeyError("a")), raised(OSError("b"))]
    told = [said("it failed", exc_info=(type(e), e, None)) for e in (*errors, *errors)]
    assert [repeats.filter(record) for record in told] == [True, True, False, False]


def test_every_outage_is_written_once_and_that_it_is_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    outages, repeats = OutageLog("the database"), Repeats()
    caplog.set_level(logging.INFO)
    for _ in range(3):
        for _ in range(10):
            outages.failed("refused")
        outages.succeeded()
        outages.succeeded()
    written = [record.getMessage() for record in caplog.records if repeats.filter(record)]
    away, back = "the database cannot be reached: refused", "the database can be reached again"
    assert written == [away, back] * 3


async def test_a_full_disk_is_told_once_and_that_there_is_room_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    journal = SqliteJournal(tmp_path / "storyhare.db")
    caplog.set_level(logging.INFO)
    await journal.open()
    try:
        with crowded():
            for _ in range(5):
                with pytest.raises(JournalUnavailable):
                    await journal.check_writable()
        await journal.check_writable()
    finally:
        await journal.close()
    first, second = [record.getMessage() for record in caplog.records]
    assert first.startswith("the file with the tables cannot be written: ")
    assert second == "the file with the tables can be written again"


@contextmanager
def crowded() -> Iterator[None]:
    """No file may grow."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


# -- a real server ---------------------------------------------------------------------------------


def start(port: int, data: Path, *more: str) -> subprocess.Popen[bytes]:
    limits = [f"--{name.replace('_', '-')}={value}" for name, value in UNLIMITED.items()]
    command = [sys.executable, "-m", "storyhare.cli", "serve", "--no-open", "--host", "127.0.0.1"]
    return subprocess.Popen(
        [*command, f"--port={port}", f"--data={data}", "--log-format=json", *limits, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


async def ready(url: str) -> None:
    async with asyncio.timeout(SOON):
        while True:
            try:
                if (await call("GET", f"{url}/readyz")).status == 200:
                    return
            except OSError:
                await asyncio.sleep(0.1)


def stopped(server: subprocess.Popen[bytes]) -> tuple[list[dict[str, Any]], str]:
    """All lines of a server that is stopped, and the text they came from."""
    server.send_signal(signal.SIGTERM)
    said = server.communicate(timeout=30)[0].decode()
    return [json.loads(line) for line in said.splitlines()], said


async def test_nothing_people_wrote_and_no_secret_is_in_the_log(tmp_path: Path) -> None:
    """Including what happens when the journal's file is damaged under the server's feet."""
    port, data = free_port(), tmp_path / "data"
    url = f"http://127.0.0.1:{port}"
    server = start(port, data)
    try:
        await ready(url)
        host = await open_table(url, NAME)
        members = [await join_table(url, host.code, f"{NAME} {number}") for number in (2, 3)]
        link = json.loads(
            (await post(f"{url}/api/tables/{host.code}/device-links", {}, host.cookie))[0]
        )
        clients = [Client(url, each.code, each.cookie) for each in (host, *members)]
        for client in clients:
            await client.connect()
            await client.until(lambda _: True)
        await clients[0].send(frames.Say(TALK))
        assert isinstance(await clients[0].do(ask.Start()), frames.Ack)
        await told_by_the_first(clients)
        game = clients[0].view
        assert game is not None
        # A request that cannot be served, by an address that opens a replay.
        await damage(data)
        answer = await call("GET", f"{url}/api/games/{game.table.game_id}/record")
        assert answer.status >= 404
        for client in clients:
            await client.send(frames.Say(TALK))
            await client.close()
    finally:
        lines, said = stopped(server)
    assert all({"time", "level", "message"} <= set(line) for line in lines)
    assert [line["level"] for line in lines]  # it did say something
    secrets = [NAME, TALK, CLUE, *[each.token for each in (host, *members)]]
    secrets += [
        value for value in plain(link).values() if isinstance(value, str) and len(value) > 8
    ]
    secrets += [game.table.game_id]
    assert [secret for secret in secrets if secret in said] == []


async def told_by_the_first(clients: list[Client]) -> None:
    """The game's first clue, by whoever is quickest."""
    for client in clients:
        await client.until(lambda view: view.table.stage == "playing")
        view = client.view
        assert view is not None
        if view.you is not None and view.you.game is not None and view.you.game.legal:
            offer = view.you.game.legal[0]
            if isinstance(offer, MayTell):
                card = offer.cards[0] if offer.cards else None
                answer = await client.do(Tell(Clue(CLUE), card))
                assert isinstance(answer, frames.Ack)
                return
    pytest.fail("nobody may tell")


async def damage(data: Path) -> None:
    """Overwrite lines of the journal with rubbish, as a failing disk would."""
    connection = apsw.Connection(str(data / "storyhare.db"))
    connection.setbusytimeout(5_000)
    connection.execute("UPDATE lines SET body = ? WHERE seq > 1", (f'["{CLUE}"'.encode(),))
    connection.close()


async def test_a_database_that_goes_away_for_long_is_told_once_and_once_that_it_is_back(
    own_postgres: PostgresProcess, tmp_path: Path
) -> None:
    address = (await own_postgres.new_database()).replace("@", f":{PASSWORD}@")
    port = free_port()
    server = start(port, tmp_path / "data", f"--database={address}", "--bots=small")
    url = f"http://127.0.0.1:{port}"
    try:
        await ready(url)
        host = await open_table(url, NAME, {"decks": ["dreams"]}, bots=[{}, {}], start=True)
        client = Client(url, host.code, host.cookie)
        await client.connect()
        await client.until(lambda view: view.table.stage == "playing")
        await asyncio.to_thread(own_postgres.stop)
        for _ in range(25):  # long enough to be tried again several times
            with suppress(ConnectionClosed):  # what cannot be stored closes the line
                await client.send(frames.Say(TALK))
            await call("GET", f"{url}/api/tables/{host.code}")
            await asyncio.sleep(0.2)  # between two attempts of somebody who is impatient
        await asyncio.to_thread(own_postgres.start)
        await ready(url)
        await asyncio.sleep(3)  # and to be told twice, were it so: nothing else would show it
        await client.close()
    finally:
        lines, said = stopped(server)
    loud = [line["message"] for line in lines if line["level"] not in ("debug", "info")]
    assert [message for message in loud if not message.startswith("plain HTTP")] == [
        message for message in loud if message.startswith("the database cannot be reached: ")
    ]
    told = [line["message"] for line in lines if line["message"].startswith("the database ")]
    assert len(told) == 2
    assert told[0].startswith("the database cannot be reached: ")
    assert told[1] == "the database can be reached again"
    assert any(
        line["message"].endswith(f"127.0.0.1 port {port}, tables in postgresql") for line in lines
    )
    assert PASSWORD not in said


# -- a server that cannot start --------------------------------------------------------------------


def refused(data: Path, *more: str) -> str:
    """All that a server says that does not start: in JSON, and the same in plain words."""
    server = start(free_port(), data, *more)
    said = server.communicate(timeout=60)[0].decode()
    assert server.returncode != 0
    (line,) = [json.loads(line) for line in said.splitlines()]
    assert set(line) == {"time", "level", "logger", "message"}
    assert line["level"] == "critical"
    server = start(free_port(), data, *more, "--log-format=text")
    plainly = server.communicate(timeout=60)[0].decode()
    assert server.returncode != 0
    assert "Traceback" not in said + plainly
    assert PASSWORD not in said + plainly
    assert plainly.splitlines() == [f"storyhare: {line['message']}"]
    return str(line["message"])


def test_a_server_whose_database_is_away_says_so_without_its_password(tmp_path: Path) -> None:
    port = free_port()
    address = f"postgresql://hare:{PASSWORD}@127.0.0.1:{port}/hare"
    said = refused(tmp_path / "data", f"--database={address}")
    assert f"postgresql://127.0.0.1:{port}/hare can’t be reached" in said
    assert "Check that the database is running" in said


def test_a_server_with_a_wrong_address_of_a_database_says_how_one_looks(tmp_path: Path) -> None:
    said = refused(tmp_path / "data", f"--database=postgresql://hare:/{PASSWORD}@127.0.0.1/hare")
    assert "It looks like postgresql://user:password@host" in said


def test_a_server_whom_the_database_does_not_let_in_or_gives_no_rights_says_so(
    database: str, tmp_path: Path
) -> None:
    strange = database.replace("//storyhare@", f"//nobody_we_know:{PASSWORD}@")
    assert "Check the user, the password" in refused(tmp_path / "data", f"--database={strange}")
    execute(database, "CREATE ROLE member LOGIN; REVOKE CREATE ON SCHEMA public FROM public")
    member = database.replace("//storyhare@", f"//member:{PASSWORD}@")
    try:
        assert "may create tables" in refused(tmp_path / "data", f"--database={member}")
    finally:
        execute(database, "DROP ROLE member")


def test_a_server_leaves_what_a_newer_one_has_written_alone_and_says_so(
    database: str, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    connection = apsw.Connection(str(data / "storyhare.db"))
    connection.pragma("user_version", 99)
    connection.close()
    assert "newer version of Storyhare" in refused(data)
    execute(database, "CREATE TABLE storyhare_schema AS SELECT 99 AS version")
    assert "newer version of Storyhare" in refused(data, f"--database={database}")


def test_a_server_over_a_damaged_file_or_without_a_folder_says_so(tmp_path: Path) -> None:
    (tmp_path / "storyhare.db").write_bytes(b"rubbish " * 1000)
    assert "storyhare doctor" in refused(tmp_path)
    assert "can’t start" in refused(tmp_path / "storyhare.db")


def test_a_slip_of_ours_at_the_start_is_told_with_its_place(tmp_path: Path) -> None:
    """What nobody foresaw cannot be told in a sentence."""
    broken = "import storyhare.server.context as h; h.AppContext.__init__ = lambda *_: 1 / 0"
    command = f"{broken}; from storyhare.cli import main; main()"
    options = ["--no-open", f"--port={free_port()}", f"--data={tmp_path}", "--bots=off"]
    ran = subprocess.run(
        [sys.executable, "-c", command, "serve", "--log-format=json", *options],
        capture_output=True, check=False, timeout=60,
    )  # fmt: skip
    assert ran.returncode != 0
    line = json.loads(ran.stderr.splitlines()[-1])
    assert line["error"]["type"] == "builtins.ZeroDivisionError"
