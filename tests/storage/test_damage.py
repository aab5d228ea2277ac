"""A damaged table is named and left out; all others are served as if nothing had happened."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import apsw
import pytest
from msgspec.structs import replace

from storyhare.cli.ops.doctor import Diagnosis, diagnose
from storyhare.live import access
from storyhare.live.lines import UnreadableLine, fold
from storyhare.live.registry import TableRegistry
from storyhare.storage import (
    JournalUnavailable,
    Line,
    MemoryJournal,
    SqliteJournal,
)
from storyhare.table.state import Table
from tests.storage.line_format import seal
from tests.storage.sample_tables import Clock, a_game, a_registry

CASES = 300
Stream = list[Line]


async def played(file: Path, games: int = 3) -> list[Table]:
    """A file with some games in it, and how they stand."""
    journal, clock = SqliteJournal(file), Clock()
    await journal.open()
    try:
        registry = a_registry(journal, clock)
        return [(await a_game(registry, clock, steps=6 + 3 * n)).table for n in range(games)]
    finally:
        await journal.close()


def flip_bits(stream: Stream, luck: random.Random) -> Stream:
    return _changed(stream, luck, lambda body: _flipped(body, luck, luck.choice((1, 1, 1, 2, 9))))


def cut_off(stream: Stream, luck: random.Random) -> Stream:
    return _changed(stream, luck, lambda body: body[: luck.randrange(len(body))])


def overwrite(stream: Stream, luck: random.Random) -> Stream:
    def some(body: bytes) -> bytes:
        at = luck.randrange(len(body))
        return body[:at] + luck.randbytes(luck.randint(1, 64)) + body[at + 32 :]

    return _changed(stream, luck, some)


def zero_out(stream: Stream, luck: random.Random) -> Stream:
    def zeros(body: bytes) -> bytes:
        at = luck.randrange(len(body))
        return body[:at] + bytes(len(body) - at)

    return _changed(stream, luck, zeros)


def drop_lines(stream: Stream, luck: random.Random) -> Stream:
    gone = luck.randrange(len(stream))
    return stream[:gone] + stream[gone + luck.randint(1, 3) :]


def drop_the_tail(stream: Stream, luck: random.Random) -> Stream:
    return stream[: luck.randrange(len(stream))]


Damage = Callable[[Stream, random.Random], Stream]
DAMAGES: list[Damage] = [flip_bits, cut_off, overwrite, zero_out, drop_lines, drop_the_tail]


def _changed(stream: Stream, luck: random.Random, how: Callable[[bytes], bytes]) -> Stream:
    at = luck.randrange(len(stream))
    changed = list(stream)
    changed[at] = replace(stream[at], body=how(stream[at].body))
    return changed


def _flipped(body: bytes, luck: random.Random, bits: int) -> bytes:
    changed = bytearray(body)
    for _ in range(bits):
        changed[luck.randrange(len(body))] ^= 1 << luck.randrange(8)
    return bytes(changed)


def stored(file: Path, table: str) -> Stream:
    connection = apsw.Connection(str(file))
    sql = "SELECT seq, version, body FROM lines WHERE table_id = ? ORDER BY seq"
    found = [Line(*line) for line in connection.execute(sql, (table,))]
    connection.close()
    return found


def store(file: Path, table: str, stream: Stream) -> None:
    """Put lines into the file behind everybody's back."""
    connection = apsw.Connection(str(file))
    connection.pragma("synchronous", "off")  # no need to be safe here, but quick
    with connection:
        connection.execute("DELETE FROM lines WHERE table_id = ?", (table,))
        for line in stream:
            facts = (table, line.seq, line.version, line.body)
            connection.execute("INSERT INTO lines VALUES (?, ?, ?, ?)", facts)
    connection.close()


def harmless(stream: Stream, table: Table) -> bool:
    """The stream makes the very same table."""
    try:
        return fold(stream) == table
    except UnreadableLine:
        return False


async def test_any_damage_to_a_stream_is_found_and_the_table_named(tmp_path: Path) -> None:
    file, luck = tmp_path / "storyhare.db", random.Random(300)
    tables = await played(file)
    whole = {table.id: stored(file, table.id) for table in tables}
    assert diagnose(file).healthy
    found = 0
    for case in range(CASES):
        table = luck.choice(tables)
        hurt = DAMAGES[case % len(DAMAGES)](whole[table.id], luck)
        store(file, table.id, hurt)
        diagnosis = diagnose(file)
        if harmless(hurt, table):
            assert diagnosis.healthy
        else:
            found += 1
            assert [damaged.table for damaged in diagnosis.damaged] == [table.id]
            assert diagnosis.damaged[0].code == table.code
            assert diagnosis.damaged[0].reason
        store(file, table.id, whole[table.id])
    assert found > CASES * 0.95
    assert diagnose(file).healthy


async def test_even_a_forged_line_raises_nothing_but_unreadable() -> None:
    """The checksum fits here, so that the state itself has to notice what cannot be."""
    luck = random.Random(7)
    journal, clock = MemoryJournal(), Clock()
    table = (await a_game(a_registry(journal, clock), clock, steps=30)).table
    stream = list(await journal.read_lines(table.id))
    refused = 0
    for _ in range(3_000):
        at = luck.randrange(len(stream))
        body = bytearray(stream[at].body[8:])
        digits = [place for place, sign in enumerate(body) if chr(sign).isalnum()]
        for place in luck.sample(digits, luck.randint(1, 3)):
            body[place] = luck.choice(b"0123456789abcdetruefalsn")
        forged = [*stream[:at], replace(stream[at], body=seal(bytes(body))), *stream[at + 1 :]]
        try:
            fold(forged)
        except UnreadableLine:
            refused += 1
    assert refused > 300


async def test_the_hall_serves_the_others_while_one_table_is_damaged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, luck = tmp_path / "storyhare.db", random.Random(1)
    first, hurt, last = await played(file)
    for damage in DAMAGES:
        whole = stored(file, hurt.id)
        store(file, hurt.id, damage(whole, luck))
        caplog.clear()
        async with opened(file) as registry:
            with caplog.at_level(logging.ERROR):
                assert await registry.find(hurt.code) is None
                assert await registry.find(hurt.code) is None  # and again: nothing is half awake
            assert hurt.id in caplog.text
            assert await access.join(registry, hurt.code, "Eva") == await access.join(
                registry, "HARE", "Eva"
            )
            for table in (first, last):
                served = await registry.find(table.code)
                assert served is not None
                assert served.table.game == table.game
        store(file, hurt.id, whole)


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[TableRegistry]:
    """A registry over a file, as a server has it."""
    journal = SqliteJournal(file)
    await journal.open()
    registry = a_registry(journal, Clock())
    try:
        await registry.open()
        yield registry
        await registry.close()
    finally:
        await journal.close()


async def test_rows_that_do_not_fit_and_lines_without_a_table_are_found(tmp_path: Path) -> None:
    file = tmp_path / "storyhare.db"
    tables = await played(file)
    connection = apsw.Connection(str(file))
    connection.execute("UPDATE tables SET code = 'WRONG' WHERE id = ?", (tables[0].id,))
    connection.execute("UPDATE tables SET seq = seq + 1 WHERE id = ?", (tables[1].id,))
    connection.execute("DELETE FROM tables WHERE id = ?", (tables[2].id,))
    connection.close()
    diagnosis = diagnose(file)
    assert {damaged.table for damaged in diagnosis.damaged} == {tables[0].id, tables[1].id}
    assert "belong to no table" in diagnosis.problems[0]


async def test_an_archived_table_is_no_damage(tmp_path: Path) -> None:
    file = tmp_path / "storyhare.db"
    await played(file)
    journal, clock = SqliteJournal(file), Clock()
    await journal.open()
    clock.time *= 2
    assert await access.archive(a_registry(journal, clock), clock.time) == 3
    await journal.close()
    assert diagnose(file) == Diagnosis(str(file), 3, sum_of_lines(file))


def sum_of_lines(file: Path) -> int:
    connection = apsw.Connection(str(file))
    number: int = connection.execute("SELECT count(*) FROM lines").get
    connection.close()
    return number


async def test_text_that_is_no_text_is_damage_and_no_crash(tmp_path: Path) -> None:
    file = tmp_path / "storyhare.db"
    tables = await played(file)
    connection = apsw.Connection(str(file))
    spoil = "UPDATE tables SET code = CAST(x'd241' AS TEXT) WHERE id = ?"
    connection.execute(spoil, (tables[0].id,))
    connection.close()
    assert not diagnose(file).healthy
    journal = SqliteJournal(file)
    await journal.open()
    try:
        with pytest.raises(JournalUnavailable):
            await journal.read_row(tables[0].id)
        assert (await journal.read_row(tables[1].id)) is not None
    finally:
        await journal.close()


async def test_damage_to_the_file_itself_never_ends_in_an_unhandled_error(tmp_path: Path) -> None:
    file, luck = tmp_path / "storyhare.db", random.Random(11)
    tables = await played(file)
    whole = file.read_bytes()
    found = 0
    for case in range(120):
        if case % 3 == 0:
            hurt = whole[: luck.randrange(len(whole))]
        elif case % 3 == 1:
            hurt = _flipped(whole, luck, luck.choice((1, 8, 200)))
        else:
            at = luck.randrange(len(whole) // 512) * 512
            hurt = whole[:at] + luck.randbytes(512) + whole[at + 512 :]
        for side in ("", "-wal", "-shm"):
            Path(f"{file}{side}").unlink(missing_ok=True)
        file.write_bytes(hurt)
        diagnosis = diagnose(file)
        if diagnosis.healthy:
            # What SQLite does not use may be anything; what tables are made of is the same.
            for table in tables:
                assert harmless(stored(file, table.id), table)
        else:
            found += 1
    assert found >= 40  # every truncation at least


async def test_a_hall_closes_at_once_even_while_its_clocks_are_being_set(tmp_path: Path) -> None:
    file = tmp_path / "storyhare.db"
    tables = await played(file)
    for _ in range(5):
        async with asyncio.timeout(10) as patience, opened(file) as registry:
            for table in tables:
                assert (
                    await registry.find(table.code) is not None
                )  # sets a clock, the last one just now
        assert not patience.expired()
