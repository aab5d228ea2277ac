"""What every journal promises about codes: which table has one, and how a rematch takes it over."""

import asyncio

from storyhare.storage import (
    ChatLine,
    CodeTaken,
    Conflict,
    Journal,
    Predecessor,
    Row,
)
from storyhare.testing.storage.promises import (
    bodies,
    promise,
    refused,
    write,
)


@promise
async def a_code_belongs_to_one_table_at_a_time(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", code="HARE"))
    await refused(journal.append(write("b", 0, b"one", code="HARE")), CodeTaken)
    await journal.append(write("a", 1, b"two", code="HARE", status="over"))
    await refused(journal.append(write("b", 0, b"one", code="HARE")), CodeTaken)
    assert await journal.find_table("HARE") == "a"
    assert await journal.find_table("HASE") is None


@promise
async def an_archived_table_frees_its_code_and_keeps_its_lines(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", code="HARE"))
    await journal.append(write("a", 1, code="HARE", status="archived"))
    assert await journal.find_table("HARE") is None
    await journal.append(write("b", 0, b"one", code="HARE"))
    assert await journal.find_table("HARE") == "b"
    assert await bodies(journal, "a") == [b"one"]
    await refused(journal.append(write("a", 1, b"two", code="HARE")), CodeTaken)
    assert await journal.find_table("HARE") == "b"


@promise
async def an_archived_table_comes_back_with_its_code(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", code="HARE"))
    assert await journal.find_archived("HARE") is None
    await journal.append(write("a", 1, code="HARE", status="archived"))
    found = await journal.find_archived("HARE")
    assert found is not None
    assert (found.table_id, found.seq, found.status) == ("a", 1, "archived")
    assert await journal.find_archived("HASE") is None
    await journal.append(write("a", 1, code="HARE"))
    assert await journal.find_table("HARE") == "a"
    assert await journal.find_archived("HARE") is None
    await journal.append(write("a", 1, b"two", code="HARE"))
    assert await bodies(journal, "a") == [b"one", b"two"]


@promise
async def of_several_archived_tables_the_last_one_has_the_code(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", b"two", code="HARE", touched=3.0, status="over"))
    await journal.append(
        write("b", 0, b"one", code="HARE", touched=4.0, replaces=Predecessor("a", 2))
    )
    await journal.append(write("b", 1, code="HARE", touched=4.0, status="archived"))
    found = await journal.find_archived("HARE")
    assert found is not None
    assert found.table_id == "b"
    await journal.append(write("c", 0, b"one", code="HARE", touched=5.0))
    await journal.append(write("c", 1, code="HARE", touched=5.0, status="archived"))
    found = await journal.find_archived("HARE")
    assert found is not None
    assert found.table_id == "c"


@promise
async def a_rematch_takes_the_chat_along(journal: Journal) -> None:
    said = [ChatLine(float(number), "p", f"word {number}") for number in range(3)]
    await journal.append(write("a", 0, b"one", code="HARE", status="over"))
    for line in said[:2]:
        await journal.add_chat("a", line, keep=9)
    await journal.append(write("b", 0, b"again", code="HARE", replaces=Predecessor("a", 1)))
    await journal.add_chat("b", said[2], keep=9)
    assert list(await journal.read_chat("b")) == said
    assert list(await journal.read_chat("a")) == []


@promise
async def a_rematch_takes_the_code_over(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", code="HARE", status="over", deadline=5.0))
    rematch = write("b", 0, b"again", code="HARE", touched=8.0, replaces=Predecessor("a", 1))
    await journal.append(rematch)
    assert await journal.find_table("HARE") == "b"
    assert await journal.read_row("a") == Row("a", "HARE", "archived", 1, None, 8.0)
    await refused(
        journal.append(write("c", 0, b"again", code="HARE", replaces=Predecessor("a", 1))),
        CodeTaken,
    )


@promise
async def a_rematch_of_a_table_that_has_grown_conflicts_and_leaves_nothing_behind(
    journal: Journal,
) -> None:
    await journal.append(write("a", 0, b"one", code="HARE", status="over"))
    await journal.add_chat("a", ChatLine(1.0, "p", "hello"), keep=9)
    await journal.append(write("a", 1, b"two", code="HARE", status="over"))
    before = await journal.read_row("a")
    rematch = write("b", 0, b"again", code="HARE", names={"p": "Ada"}, replaces=Predecessor("a", 1))
    await refused(journal.append(rematch), Conflict)
    assert await journal.read_row("a") == before
    assert await journal.find_table("HARE") == "a"
    assert await journal.read_row("b") is None
    assert await bodies(journal, "b") == []
    assert await journal.read_names("b") == {}
    assert len(await journal.read_chat("a")) == 1
    await journal.append(write("b", 0, b"again", code="HARE", replaces=Predecessor("a", 2)))
    assert await journal.find_table("HARE") == "b"


@promise
async def nothing_is_added_to_a_table_that_a_rematch_has_replaced(journal: Journal) -> None:
    await journal.append(write("a", 0, b"one", code="HARE", status="over"))
    await journal.append(write("b", 0, b"again", code="HARE", replaces=Predecessor("a", 1)))
    late = write("a", 1, b"late", code="HARE", status="over", names={"p": "Ada"})
    await refused(journal.append(late), CodeTaken)
    await refused(journal.add_chat("a", ChatLine(1.0, "p", "late"), keep=9), CodeTaken)
    assert await bodies(journal, "a") == [b"one"]
    assert await journal.read_names("a") == {}
    assert list(await journal.read_chat("a")) == list(await journal.read_chat("b")) == []


@promise
async def of_a_rematch_and_what_is_added_at_the_same_time_one_is_too_late(
    journal: Journal,
) -> None:
    for number in range(20):
        old, new, code = f"old {number}", f"new {number}", f"code {number}"
        await journal.append(write(old, 0, b"one", code=code, status="over"))
        work = [
            journal.append(write(old, 1, b"two", code=code, status="over")),
            journal.append(write(new, 0, b"again", code=code, replaces=Predecessor(old, 1))),
            journal.add_chat(old, ChatLine(1.0, "p", "hello"), keep=9),
        ]
        order = [2, 0, 1] if number % 3 == 0 else [0, 1, 2] if number % 3 == 1 else [1, 2, 0]
        answers = await asyncio.gather(*[work[at] for at in order], return_exceptions=True)
        added, replaced, said = [answers[order.index(at)] for at in range(3)]
        if replaced is None:
            assert isinstance(added, CodeTaken)
        else:
            assert isinstance(replaced, Conflict)
            assert added is None
        kept = new if replaced is None else old
        assert await journal.find_table(code) == kept
        assert len(await journal.read_chat(kept)) == (said is None)
        assert said is None or isinstance(said, CodeTaken)


@promise
async def who_is_not_to_be_named_loses_the_name_at_earlier_tables_of_the_code_alone(
    journal: Journal,
) -> None:
    names = {"p": "Ada", "q": "Hugo"}
    await journal.append(write("a", 0, b"one", code="HARE", names=names))
    await journal.append(
        write("b", 0, b"one", code="HARE", names=names, replaces=Predecessor("a", 1))
    )
    await journal.append(write("c", 0, b"one", code="HASE", names=names))
    away = write("b", 1, code="HARE", status="archived", erase_names_of=("p", "nobody"))
    await refused(journal.append(write("b", 0, status="archived", erase_names_of=("q",))), Conflict)
    await journal.append(away)
    assert await journal.read_names("a") == {"q": "Hugo"}
    assert await journal.read_names("b") == await journal.read_names("c") == names


@promise
async def of_who_is_forgotten_neither_name_nor_chat_stays_at_this_table_and_earlier_ones(
    journal: Journal,
) -> None:
    names = {"p": "Ada", "q": "Hugo"}
    said = [ChatLine(1.0, "p", "one"), ChatLine(2.0, "q", "two")]
    await journal.append(write("a", 0, b"one", code="HARE", names=names))
    await journal.append(
        write("b", 0, b"one", code="HARE", names=names, replaces=Predecessor("a", 1))
    )
    await journal.append(write("c", 0, b"one", code="HASE", names=names))
    for line in said:
        await journal.add_chat("b", line, keep=9)
        await journal.add_chat("c", line, keep=9)
    await refused(journal.append(write("b", 0, b"two", code="HARE", forget=("q",))), Conflict)
    assert await journal.read_names("b") == names
    await journal.append(write("b", 1, b"two", code="HARE", forget=("p", "nobody")))
    assert await journal.read_names("a") == await journal.read_names("b") == {"q": "Hugo"}
    assert list(await journal.read_chat("b")) == said[1:]
    assert await journal.read_names("c") == names
    assert list(await journal.read_chat("c")) == said
    await journal.compact(1.0)
    assert await bodies(journal, "b") == [b"one", b"two"]
