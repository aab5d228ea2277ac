"""The cost of input on the command line grows with its bytes and no faster."""

import gc
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from storyhare.cli.games.score import score_line
from storyhare.decks.manifest import printable, slug
from storyhare.rules import (
    Clue,
    Deal,
    Give,
    Record,
    Refusal,
    Setup,
    SheetPoints,
    Tell,
    decide,
    fold,
    new_game,
    plan,
    read_record,
    write_record,
)
from storyhare.rules.commands import Command
from tests.cost import MOST_TIMES, TEXTS, TIMES, VALUES, times_as_much
from tests.server.input_samples import ANYTHING, ROUND, with_anything

A_LINE = 20_000
SHEET = {"rules": "classic", "players": ["a", "b", "c"], **ROUND}


# Some 15 MB of small objects, of which every thousandth stays: its arena is not given back.
MUCH, FEW = 200_000, 1_000


@pytest.fixture(autouse=True)
def _undisturbed() -> Iterator[None]:
    """What the collector costs, and fetching memory, depends on everything else in this process.

    So the collector waits, and memory for the large input is at hand: else it came from the system
    each time anew, page by page, while that for the little one was there.
    """
    gc.disable()
    at_hand = [[number] for number in range(MUCH)][::FEW]
    yield
    at_hand.clear()
    gc.enable()


async def grows(little: Callable[[], object], large: Callable[[], object]) -> float:
    """How many times as much the large one costs."""

    async def cost_of(do: Callable[[], object]) -> float:
        began = time.thread_time()
        do()
        return time.thread_time() - began

    return await times_as_much(partial(cost_of, little), partial(cost_of, large))


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", VALUES)
async def test_a_line_of_a_score_costs_as_much_as_it_has_bytes(kind: str) -> None:
    for place in with_anything(SHEET):
        little, large = (
            place.replace(ANYTHING, VALUES[kind](size)).encode("utf-8", "surrogatepass")
            for size in (A_LINE, A_LINE * TIMES)
        )
        answer = score_line(large)
        assert isinstance(answer, Refusal | SheetPoints)
        times = await grows(partial(score_line, little), partial(score_line, large))
        assert times < MOST_TIMES, (place, times)


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", TEXTS)
@pytest.mark.parametrize("entry", [slug, printable])
async def test_a_name_of_a_file_costs_as_much_as_it_has_bytes(
    entry: Callable[[str], str], kind: str
) -> None:
    little, large = TEXTS[kind](A_LINE), TEXTS[kind](A_LINE * TIMES)
    assert await grows(partial(entry, little), partial(entry, large)) < MOST_TIMES


def a_long_record(moves: int) -> bytes:
    """A game in which somebody cannot decide which card to give."""
    luck, deck = Random(1), tuple([f"card-{number}" for number in range(84)])
    setup = Setup("odyssey", 4, deck)
    rules = plan(setup)
    assert not isinstance(rules, Refusal)
    game = new_game(rules, deck)
    dealt = decide(game, None, Deal(), luck)
    assert not isinstance(dealt, Refusal)
    hands = fold(game, dealt).hands
    commands: list[tuple[int | None, Command]] = [(0, Tell(Clue("echo"), hands[0][0]))]
    commands += [(1, Give((hands[1][n % 2],))) for n in range(moves)]
    events, game = list(dealt), fold(game, dealt)
    for seat, command in commands:
        happened = decide(game, seat, command, luck)
        assert not isinstance(happened, Refusal)
        events += happened
        game = fold(game, happened)
    return write_record(Record(setup, tuple("abcd"), tuple(events)))


@pytest.mark.no_cover
async def test_a_record_costs_as_much_as_it_has_moves() -> None:
    little, large = a_long_record(4_000), a_long_record(4_000 * TIMES)
    assert await grows(partial(read_record, little), partial(read_record, large)) < MOST_TIMES


@pytest.mark.no_cover
async def test_a_deck_with_a_card_twice_costs_as_much_as_it_has_cards() -> None:
    def with_a_double(cards: int) -> Setup:
        names = [f"card-{number}" for number in range(cards)]
        return Setup("odyssey", 4, (*names, names[-1]))

    little, large = with_a_double(2_000), with_a_double(2_000 * TIMES)
    assert plan(little) == Refusal("deck_repeats_card", {"card": "card-1999"})
    assert await grows(partial(plan, little), partial(plan, large)) < MOST_TIMES
