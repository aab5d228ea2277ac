"""What every journal promises: one suite of checks, to be run against each kind.

A promise is a coroutine function that takes an open, empty journal and raises AssertionError if the
journal breaks it. `PROMISES` holds all of them; a test runs each with its own journal:

    @pytest.mark.parametrize("promise", PROMISES, ids=named)
    async def test_my_journal_keeps_its_promises(promise):
        journal = MyJournal()
        await journal.open()
        try:
            await promise(journal)
        finally:
            await journal.close()
"""

import asyncio

from storyhare.storage import (
    ChatLine,
    CodeTaken,
    Conflict,
    Journal,
    JournalUnavailable,
    Line,
    Predecessor,
    Row,
    Write,
)
from storyhare.testing.storage import journal_codes
from storyhare.testing.storage.promises import (
    PROMISES,
    Promise,
    bodies,
    named,
    promise,
    refused,
    tables_of,
    write,
)

__all__ = ["PROMISES", "Promise", "bodies", "journal_codes", "named", "refused", "write"]

# -- streams --------------------------------------------------------------------------------------


@promise
async def lines_are_read_in_the_order_in_which_they_were_kept(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one"))
    await journal.append(write("a", 1, b"two"))
    await journal.append(write("b", 0, b"elsewhere"))
    await journal.append(write("a", 2, b"three"))
    assert list(await journal.read_lines("a")) == [
        Line(1, 1, b"one"),
        Line(2, 1, b"two"),
        Line(3, 1, b"three"),
    ]
    assert list(await journal.read_lines("a", after=2)) == [Line(3, 1, b"three")]
    assert list(await journal.read_lines("a", after=3)) == []
    assert list(await journal.read_lines("nobody")) == []


@promise
async def several_bodies_become_several_lines(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", b"two", b"three"))
    await journal.append(write("a", 3, b"four", b"five"))
    assert [line.seq for line in await journal.read_lines("a")] == [1, 2, 3, 4, 5]
    assert await bodies(journal, "a") == [b"one", b"two", b"three", b"four", b"five"]


@promise
async def a_line_keeps_every_byte_and_the_version_of_its_format(journal: Journal) -> None:
    body = bytes(range(256)) * 300
    await journal.append(Write(Row("a", "c", "live", 1, None, 1.0), 0, 7, (body,)))
    assert list(await journal.read_lines("a")) == [Line(1, 7, body)]


@promise
async def an_append_behind_the_wrong_line_conflicts(journal: Journal) -> None:
    await refused(journal.append(write("a", 1, b"no beginning")), Conflict)
    await journal.append(write("a", 0, b"one"))
    for after in (0, 2):
        await refused(journal.append(write("a", after, b"late")), Conflict)
    assert await bodies(journal, "a") == [b"one"]


@promise
async def of_two_appends_at_once_exactly_one_wins(journal: Journal) -> None:
    for after in range(10):
        both = [write("a", after, b"left"), write("a", after, b"right")]
        answers = await asyncio.gather(*map(journal.append, both), return_exceptions=True)
        assert sorted([type(answer).__name__ for answer in answers]) == ["Conflict", "NoneType"]
    assert len(await journal.read_lines("a")) == 10


@promise
async def a_refused_append_leaves_nothing_behind(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", code="HARE", names={"p": "Ada"}))
    before = await journal.read_row("a")
    late = write("a", 0, b"late", touched=9.0, deadline=9.0, names={"p": "Eve", "q": "Hugo"})
    await refused(journal.append(late), Conflict)
    taken = write("b", 0, b"taken", code="HARE", names={"q": "Hugo"})
    await refused(journal.append(taken), CodeTaken)
    assert await bodies(journal, "a") == [b"one"]
    assert await journal.read_row("a") == before
    assert await journal.read_names("a") == {"p": "Ada"}
    assert await journal.read_row("b") is None
    assert await bodies(journal, "b") == []
    assert await journal.read_names("b") == {}
    assert list(await journal.table_ids()) == ["a"]


@promise
async def an_objection_to_one_append_is_no_matter_to_its_neighbours(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", code="HARE"))
    batch = [write(f"t{number}", 0, b"one") for number in range(20)]
    batch[5:5] = [write("a", 0, b"late"), write("b", 0, b"taken", code="HARE")]
    answers = await asyncio.gather(*map(journal.append, batch), return_exceptions=True)
    assert [type(answer) for answer in answers[5:7]] == [Conflict, CodeTaken]
    assert answers[:5] + answers[7:] == [None] * 20
    assert len(await journal.table_ids()) == 21


# -- rows -----------------------------------------------------------------------------------------


@promise
async def the_row_is_the_one_of_the_last_append(journal: Journal) -> None:
    assert await journal.read_row("a") is None
    await journal.append(write("a", 0, b"one", deadline=3.5, touched=2.25))
    assert await journal.read_row("a") == Row("a", "code of a", "live", 1, 3.5, 2.25)
    await journal.append(write("a", 1, b"two", b"three", status="over", touched=4.0))
    assert await journal.read_row("a") == Row("a", "code of a", "over", 3, None, 4.0)


@promise
async def the_rows_of_several_tables_are_read_together(journal: Journal) -> None:
    for table in ("a", "b", "c"):
        await journal.append(write(table, 0, b"one"))
    await journal.append(write("c", 1, b"two"))
    found = await journal.read_rows(["c", "nobody", "a"])
    assert sorted([(row.table_id, row.seq) for row in found]) == [("a", 1), ("c", 2)]
    assert list(await journal.read_rows([])) == []


@promise
async def several_streams_are_read_together_and_not_mixed_up(journal: Journal) -> None:
    for number in range(10):
        await journal.append(write(f"t{number}", 0, *[b"%d" % number] * (number + 1)))
    asked = [(f"t{number}", after) for number in reversed(range(10)) for after in (0, 3)]
    answers = await journal.read_streams([*asked, ("nobody", 0)])
    assert list(answers[-1]) == []
    for (table, after), stream in zip(asked, answers, strict=False):
        number = int(table[1:])
        assert [line.seq for line in stream] == list(range(after + 1, number + 2))
        assert {line.body for line in stream} <= {b"%d" % number}
    assert list(await journal.read_streams([])) == []


@promise
async def the_codes_of_tables_that_are_not_archived_are_counted(journal: Journal) -> None:
    assert await journal.count_codes() == 0
    await journal.append(write("a", 0, b"one", code="HARE"))
    await journal.append(write("b", 0, b"one", code="HASE", status="over"))
    await journal.append(write("c", 0, b"one", code="HARP"))
    assert await journal.count_codes() == 3
    await journal.append(write("d", 0, b"one", code="HASE", replaces=Predecessor("b", 1)))
    await journal.append(write("c", 1, code="HARP", status="archived"))
    assert await journal.count_codes() == 2
    await journal.append(write("c", 1, code="HARP"))
    assert await journal.count_codes() == 3


@promise
async def what_is_stored_takes_space(journal: Journal) -> None:
    """As its operator sees it."""
    await journal.append(write("one", 0, b"x" * 1000))
    assert await journal.measure_bytes() >= 1000


@promise
async def rows_are_found_by_status_and_age(journal: Journal) -> None:
    await journal.append(write("old", 0, b"1", touched=1.0))
    await journal.append(write("new", 0, b"1", touched=9.0))
    await journal.append(write("over", 0, b"1", touched=1.0, status="over"))
    assert tables_of(await journal.find_rows("live", 1.0)) == []
    assert tables_of(await journal.find_rows("live", 5.0)) == ["old"]
    assert tables_of(await journal.find_rows("over", 5.0)) == ["over"]
    assert tables_of(await journal.find_rows("archived", 5.0)) == []
    assert sorted(await journal.table_ids()) == ["new", "old", "over"]


@promise
async def games_over_days_are_found_when_they_are_due(journal: Journal) -> None:
    await journal.append(write("due", 0, b"1", status="days", deadline=5.0))
    await journal.append(write("later", 0, b"1", status="days", deadline=5.5))
    await journal.append(write("no limit", 0, b"1", status="days"))
    await journal.append(write("together", 0, b"1", deadline=1.0))
    assert tables_of(await journal.find_due(4.0)) == []
    assert tables_of(await journal.find_due(5.0)) == ["due"]
    await journal.append(write("due", 1, b"2", status="days", deadline=9.0))
    assert tables_of(await journal.find_due(8.0)) == ["later"]


# -- names, chat, secrets -------------------------------------------------------------------------


@promise
async def names_are_kept_changed_and_erased(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", names={"p": "Ada", "q": "Hugo"}))
    await journal.append(write("b", 0, b"one", names={"p": "Somebody else"}))
    await journal.append(write("a", 1, b"two", names={"q": "Hügo 🐇"}))
    assert await journal.read_names("a") == {"p": "Ada", "q": "Hügo 🐇"}
    await journal.erase_name("a", "p")
    await journal.erase_name("a", "nobody")
    assert await journal.read_names("a") == {"q": "Hügo 🐇"}
    assert await journal.read_names("b") == {"p": "Somebody else"}
    assert await journal.read_names("nobody") == {}


@promise
async def chat_is_kept_capped_and_erased(journal: Journal) -> None:
    said = [ChatLine(float(number), "p", f"word {number}") for number in range(7)]
    for line in said:
        await journal.add_chat("a", line, keep=3)
    await journal.add_chat("b", said[0], keep=3)
    assert list(await journal.read_chat("a")) == said[-3:]
    await journal.erase_chat("a")
    assert list(await journal.read_chat("a")) == []
    assert list(await journal.read_chat("b")) == said[:1]


@promise
async def what_one_person_said_can_be_erased(journal: Journal) -> None:
    said = [ChatLine(1.0, "p", "one"), ChatLine(2.0, "q", "two"), ChatLine(3.0, "p", "three")]
    for line in said:
        await journal.add_chat("a", line, keep=9)
    await journal.erase_chat("a", "p")
    assert list(await journal.read_chat("a")) == [said[1]]


@promise
async def a_table_is_deleted_with_everything_unless_it_has_changed(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", names={"p": "Ada"}, code="HARE"))
    await journal.append(write("b", 0, b"one", names={"p": "Bo"}, code="FOX"))
    await journal.add_chat("a", ChatLine(1.0, "p", "hello"), keep=9)
    before = await journal.read_row("a")
    assert before is not None
    await journal.append(write("a", 1, b"two", code="HARE"))
    await refused(journal.delete_table(before), Conflict)
    row = await journal.read_row("a")
    assert row is not None
    await journal.delete_table(row)
    assert list(await journal.table_ids()) == ["b"]
    assert await journal.find_table("HARE") is None
    assert not await journal.read_lines("a")
    assert not await journal.read_names("a")
    assert not await journal.read_chat("a")
    await refused(journal.delete_table(row), Conflict)
    await journal.compact(0.0)
    assert [line.body for line in await journal.read_lines("b")] == [b"one"]
    await journal.append(write("c", 0, b"one", code="HARE"))


@promise
async def the_first_value_under_a_key_stays(journal: Journal) -> None:
    offered = [bytes([number]) * 32 for number in range(5)]
    kept = await asyncio.gather(*[journal.get_or_store("secret", value) for value in offered])
    assert len(set(kept)) == 1
    assert kept[0] in offered
    assert await journal.get_or_store("secret", b"later") == kept[0]
    assert await journal.get_or_store("another", b"\0\xff") == b"\0\xff"
    assert dict(await journal.read_values()) == {"secret": kept[0], "another": b"\0\xff"}


@promise
async def a_proof_can_be_asked_for_again_and_again_and_takes_no_room(journal: Journal) -> None:
    for _ in range(3):
        await asyncio.gather(journal.check_writable(), journal.check_writable())
    assert len(await journal.read_values()) <= 1
    assert list(await journal.table_ids()) == []


# -- many at once, and the end --------------------------------------------------------------------


@promise
async def two_hundred_tables_can_be_written_at_once(journal: Journal) -> None:
    tables = [f"t{number}" for number in range(200)]
    await asyncio.gather(*[journal.append(write(table, 0, b"one")) for table in tables])
    await asyncio.gather(*[journal.append(write(table, 1, b"two")) for table in tables])
    assert sorted(await journal.table_ids()) == sorted(tables)
    for table in tables:
        assert await bodies(journal, table) == [b"one", b"two"]


@promise
async def closing_finishes_what_was_accepted(journal: Journal) -> None:
    appends = [
        asyncio.ensure_future(journal.append(write(f"t{number}", 0, b"one")))
        for number in range(50)
    ]
    await asyncio.sleep(0)  # all appends are submitted; none may be lost now
    await journal.close()
    assert await asyncio.wait_for(asyncio.gather(*appends), 30) == [None] * 50
    await journal.open()
    assert len(await journal.table_ids()) == 50


@promise
async def a_closed_journal_is_unavailable_at_once(journal: Journal) -> None:
    closing = asyncio.ensure_future(journal.close())
    await asyncio.sleep(0)  # closing has begun: an append must not wait for ever now
    late = journal.append(write("a", 0, b"late"))
    await refused(asyncio.wait_for(late, 30), JournalUnavailable)
    await closing
    await refused(journal.append(write("a", 0, b"later")), JournalUnavailable)
    await journal.open()
    assert list(await journal.table_ids()) == []


@promise
async def what_was_kept_is_there_after_opening_again(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", b"two", names={"p": "Ada"}, deadline=4.0))
    await journal.add_chat("a", ChatLine(1.0, "p", "hello"), keep=5)
    kept = await journal.get_or_store("secret", b"s")
    before = await journal.read_row("a")
    await journal.close()
    await journal.open()
    assert await bodies(journal, "a") == [b"one", b"two"]
    assert await journal.read_row("a") == before
    assert await journal.read_names("a") == {"p": "Ada"}
    assert list(await journal.read_chat("a")) == [ChatLine(1.0, "p", "hello")]
    assert await journal.get_or_store("secret", b"t") == kept
    await journal.append(write("a", 2, b"three"))
    assert len(await journal.read_lines("a")) == 3


@promise
async def whoever_stops_waiting_leaves_the_journal_in_order(journal: Journal) -> None:
    for number in range(30):
        table = f"t{number}"
        waiting = asyncio.ensure_future(journal.append(write(table, 0, b"one", b"two")))
        for _ in range(number % 3):
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        # When this append is done, the cancelled one is written completely or not at all.
        await journal.append(write(f"behind {table}", 0, b"one"))
        row = await journal.read_row(table)
        seq = 0 if row is None else row.seq
        assert seq in (0, 2)
        assert len(await journal.read_lines(table)) == seq
        await journal.append(write(table, seq, b"next"))
