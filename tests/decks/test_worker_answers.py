"""A worker that a picture has taken over may send anything: only what is sound is believed."""

import os
import resource
import sys

import pytest
from msgspec.structs import replace

from storyhare.decks.limits import MEGA, Limits
from storyhare.decks.manifest import NAME_LIMIT, Card, Manifest
from storyhare.decks.reading.messages import Answer, PlanAnswer, Ready, RefusalAnswer, Task
from storyhare.decks.reading.pictures import CardPictures, PictureInfo
from storyhare.decks.reading.plan import ImportOptions, Plan
from storyhare.decks.reading.workers import PASSED_ON, Worker, _peak_of, environment
from storyhare.rules import Refusal
from tests.decks.made import Held

WEBP = b"RIFF\n\0\n\0WEBPVP8 "
CARD = CardPictures(WEBP, WEBP, WEBP, bytes(16), 800, 1200)
DECK = Manifest(1, "zoo", "Zoo", (Card("fox", "fox.png"), Card("hare", "hare.png")))
PLAN = Plan(DECK, "", "deck.json")
TOO_MUCH = Refusal("source_takes_too_much", {"file": "held"})
STOPPED = Refusal("picture_stops_the_worker", {"file": "fox"})


class Lying(Worker):
    """Answers what a test wants."""

    def __init__(self, answer: Answer | None, limits: Limits = Limits()) -> None:  # noqa: B008
        super().__init__(limits, Held())
        self.answer = answer
        self.closed = 0

    def _opened(self, _task: Task, _body: bytes) -> Answer | None:
        return self.answer

    def close(self) -> None:
        self.closed += 1
        super().close()


def longest(length: int) -> bytes:
    return WEBP.ljust(length, b"\0")


@pytest.mark.parametrize("name", ["large", "medium", "small"])
def test_a_card_has_three_pictures_of_moderate_size(name: str) -> None:
    for data, right in (
        (WEBP, True),
        (longest(4 * MEGA - 1), True),
        (longest(4 * MEGA), False),
        (b"", False),
        (b" " + WEBP, False),
        (WEBP.replace(b"WEBP", b"WAVE"), False),
        (b"\x89PNG\r\n\x1a\n", False),
    ):
        made = replace(CARD, **{name: data})
        assert Lying(made).make("fox") == (made if right else STOPPED)


def test_a_fingerprint_has_sixteen_bytes() -> None:
    for length in (0, 15, 17):
        assert Lying(replace(CARD, fingerprint=bytes(length))).make("fox") == STOPPED


@pytest.mark.parametrize(
    ("plan", "right"),
    [
        (PLAN, True),
        (replace(PLAN, base="b" * NAME_LIMIT, file="f" * NAME_LIMIT), True),
        (replace(PLAN, base="b" * NAME_LIMIT, file="f" * (NAME_LIMIT + 1)), False),
        (replace(PLAN, base="b" * (2 * NAME_LIMIT + 1), file=""), False),
        (replace(PLAN, manifest=replace(DECK, title="")), False),
        (replace(PLAN, manifest=replace(DECK, cards=(*DECK.cards, Card("owl")))), False),
    ],
)
def test_a_plan_is_as_short_and_as_sound_as_it_should_be(plan: Plan, right: bool) -> None:
    worker = Lying(PlanAnswer(plan), Limits(cards=2))
    assert worker.plan(ImportOptions()) == (plan if right else TOO_MUCH)


def test_a_deck_is_called_as_was_wished() -> None:
    assert Lying(PlanAnswer(PLAN)).plan(ImportOptions(id="zoo")) == PLAN
    assert Lying(PlanAnswer(PLAN)).plan(ImportOptions(id="mine")) == TOO_MUCH


def test_an_answer_to_another_question_is_none() -> None:
    seen = PictureInfo("WEBP", 800, 1200, False, bytes(16))
    assert Lying(seen).look("fox") == seen
    for answer in (None, Ready(), PlanAnswer(PLAN), CARD):
        assert Lying(answer).look("fox") == STOPPED
    for other in (None, Ready(), PlanAnswer(PLAN), seen):
        assert Lying(other).make("fox") == STOPPED
    for another in (None, Ready(), CARD, seen):
        assert Lying(another).plan(ImportOptions()) == TOO_MUCH


@pytest.mark.parametrize(
    ("code", "right"),
    [
        ("picture_cut", True),
        ("source_link", True),
        ("manifest_title", True),
        ("deck_id_bad", True),
        ("picture_" + "x" * 60, True),
        ("picture_" + "x" * 61, False),
        ("picture_", False),
        ("upload_no_room", False),
        ("Picture_cut", False),
        ("picture_cut\n", False),
    ],
)
def test_a_worker_refuses_only_what_it_reads(code: str, right: bool) -> None:
    refusal = Refusal(code, {"file": "fox"})
    worker = Lying(RefusalAnswer(refusal))
    assert worker.make("fox") == (refusal if right else STOPPED)
    assert worker.closed == 0


def test_a_worker_that_ran_out_of_memory_is_replaced() -> None:
    refusal = Refusal("picture_needs_too_much_memory", {"file": "fox"})
    worker = Lying(RefusalAnswer(refusal))
    assert worker.make("fox") == refusal
    assert worker.closed == 1


def test_a_worker_knows_no_more_of_the_environment_than_it_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in PASSED_ON:
        monkeypatch.setenv(name, f"the {name}")
    monkeypatch.setenv("DATABASE_PASSWORD", "secret")
    monkeypatch.delenv("LD_LIBRARY_PATH")
    assert environment() == {
        "PYTHONPATH": "the PYTHONPATH",
        "PYTHONHOME": "the PYTHONHOME",
        "PATH": "the PATH",
        "SYSTEMROOT": "the SYSTEMROOT",
        "MALLOC_ARENA_MAX": "1",
    }


@pytest.mark.skipif(sys.platform != "linux", reason="only there the system tells")
def test_the_memory_of_a_process_is_told_in_bytes() -> None:
    told = _peak_of(os.getpid())
    assert told == pytest.approx(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024, rel=0.1)
    assert _peak_of(2**22 + 1) == 0
