"""A deck made to hurt the bots: it costs its own tables their judgement, and nobody else."""

import asyncio
import random
import string
import time
from collections.abc import AsyncIterator, Callable
from functools import cache

import pytest
from msgspec.structs import replace

from storyhare.bots import knowledge_of
from storyhare.bots.scorers.descriptions import ALL_WORDS, HINT_LENGTH, DescriptionScorer
from storyhare.decks import Card, Library, Manifest
from storyhare.decks.lexicon import LANGUAGES
from storyhare.decks.lexicon.stems import LONGEST_WORD, _stem, split, stems
from storyhare.live import Question
from storyhare.rules import Tell
from storyhare.server.bots.process import BotProcess, BotProcesses, NoMoveError
from tests.server.test_bots import a_question

CARDS = 300  # as many as somebody may upload
FAULTY = "tests.server.faulty_bots"


def about(deck: str) -> Question:
    """A question of a table that plays with a deck."""
    return replace(a_question(), deck=tuple([f"{deck}/card-{n}" for n in range(30)]))


@pytest.fixture
async def brought() -> AsyncIterator[BotProcess]:
    chooser = BotProcess(Library(), module=FAULTY, seconds=1.0, whose="uploaded")
    chooser.open()
    yield chooser
    await chooser.close()


@pytest.mark.parametrize("deck", ["deadly", "endless"])
async def test_a_deck_that_stops_the_process_is_asked_about_once(
    brought: BotProcess, deck: str
) -> None:
    good = about("harmless")
    assert isinstance(await brought.choose(good), Tell)
    first = brought._process
    # Others wait behind it, of its own table and of another one.
    own, other = await asyncio.gather(
        *[asyncio.create_task(ask(brought, about(name))) for name in (deck, "harmless")]
    )
    assert own is None
    assert other is not None
    second = brought._process
    assert second is not first
    for _ in range(3):
        assert await ask(brought, about(deck)) is None
        assert await ask(brought, good) is not None
    assert brought._process is second, "it was asked again, and the process had to be started anew"


async def ask(chooser: BotProcess | BotProcesses, question: Question) -> Tell | None:
    try:
        move = await chooser.choose(question)
    except NoMoveError:
        return None
    assert isinstance(move, Tell)
    return move


async def test_questions_that_wait_about_a_deadly_deck_are_not_asked_either(
    brought: BotProcess,
) -> None:
    waiting = [asyncio.create_task(ask(brought, about("deadly"))) for _ in range(20)]
    await asyncio.sleep(0)
    last = asyncio.create_task(ask(brought, about("harmless")))
    assert await asyncio.gather(*waiting) == [None] * 20
    assert await last is not None


async def test_our_own_deck_is_asked_about_again_whatever_happened() -> None:
    chooser = BotProcess(Library(), module=FAULTY)
    chooser._shun(("dreams",))
    assert not chooser._shunned
    chooser._shun(("deadly", "dreams"))
    assert list(chooser._shunned) == [("deadly", "dreams")]


async def test_tables_with_our_deck_never_wait_for_other_decks() -> None:
    ours = BotProcess(Library(), module=FAULTY)
    other = BotProcess(Library(), module=FAULTY, seconds=3600.0, whose="uploaded")
    chooser = BotProcesses(ours, other)
    chooser.wake()
    try:
        stuck = [asyncio.create_task(chooser.choose(about("endless"))) for _ in range(5)]
        mixed = replace(a_question(), deck=(*a_question().deck, "endless/card-1"))
        stuck.append(asyncio.create_task(chooser.choose(mixed)))
        for _ in range(5):
            assert isinstance(await chooser.choose(a_question()), Tell)
        assert not any(task.done() for task in stuck)
        for task in stuck:
            task.cancel()
    finally:
        await chooser.close()


async def test_the_runner_lives_on_whatever_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    chooser = BotProcess(Library(), module=FAULTY, whose="uploaded")
    start, tries = chooser._start, []

    async def start_at_the_second_try() -> asyncio.subprocess.Process:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("something that nobody thought of")
        return await start()

    monkeypatch.setattr(chooser, "_start", start_at_the_second_try)
    monkeypatch.setattr("storyhare.server.bots.process.START_AGAIN", 0.0)
    chooser.open()
    try:
        assert await ask(chooser, about("harmless")) is not None
    finally:
        await chooser.close()


# -- what a deck may bring -------------------------------------------------------------------------


def letters(luck: random.Random, number: int) -> str:
    return "".join([luck.choice(string.ascii_lowercase) for _ in range(number)])


def plain_deck() -> Manifest:
    """As many cards, described as well as anybody would."""
    luck = random.Random(1)
    cards = [
        Card(f"c{n}", alt={"en": " ".join([letters(luck, 5) for _ in range(50)])})
        for n in range(CARDS)
    ]
    return Manifest(1, "plain", "Plain", tuple(cards))


def hostile_deck(text: Callable[[random.Random], str]) -> Manifest:
    """As much text as an upload may have."""
    luck = random.Random(2)
    cards = [
        Card(f"c{n}", alt={"en": text(luck)}, tags=(text(luck),), moods=(text(luck),))
        for n in range(CARDS)
    ]
    return Manifest(1, "hostile", "Hostile", tuple(cards))


HOSTILE: dict[str, Callable[[random.Random], str]] = {
    "words of a thousand letters": lambda luck: letters(luck, 1_000),
    "endings upon endings": lambda luck: ("ingly" * 200)[luck.randrange(90) :],
    "thousands of words": lambda luck: " ".join([letters(luck, 4) for _ in range(200)]),
    "letters alone": lambda luck: " ".join(letters(luck, 500)),
    "one letter": lambda luck: "y" * (1_000 - luck.randrange(90)),
}


def cost(manifest: Manifest, language: str) -> float:
    """CPU seconds that the first judgement of a deck takes."""
    stems.cache_clear()
    _stem.cache_clear()
    known = knowledge_of(manifest)
    scorer = DescriptionScorer(known)
    began = time.process_time()
    scorer.fit("a secret garden", language, list(known.pictures))
    for card in list(known.pictures)[:12]:
        scorer.clues(card, language)
    return time.process_time() - began


@cache
def plain_cost(language: str) -> float:
    """What a plain deck costs, at the least."""
    return min(cost(plain_deck(), language) for _ in range(3))


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hostile_deck_costs_no_more_than_a_few_plain_ones(kind: str, language: str) -> None:
    assert cost(hostile_deck(HOSTILE[kind]), language) < 4 * plain_cost(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_are_cut(language: str) -> None:
    assert [len(word) for word in split(f"fox {'ab' * 500}", language)] == [3, LONGEST_WORD]


def test_bots_read_only_so_much_of_a_deck() -> None:
    cards = [
        Card(f"c{n}", alt={"en": " ".join([f"w{n}x{k}" for k in range(150)])}) for n in range(CARDS)
    ]
    scorer = DescriptionScorer(knowledge_of(Manifest(1, "much", "Much", tuple(cards))))
    assert len(scorer._signs("en").places) <= ALL_WORDS


def test_hints_that_nobody_would_say_are_no_clues() -> None:
    long = "x" * (HINT_LENGTH + 1)
    card = Card("a", alt={"en": "A fox."}, moods=(long, "calm"), tags=(long,))
    other = Card("b", alt={"en": "A hare."}, tags=(long, "waiting"))
    scorer = DescriptionScorer(knowledge_of(Manifest(1, "d", "D", (card, other))))
    assert scorer.clues("d/a", "en") == ("calm",)
    assert scorer.clues("d/b", "en") == ("waiting",)
