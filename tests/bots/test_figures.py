"""What `storyhare bots evaluate` counts: rounds that are scripted, and figures reckoned again."""

import random
from collections.abc import Sequence
from time import process_time

import pytest

from storyhare.bots import STRENGTHS, Context
from storyhare.bots.evaluation import crossplay as evaluate
from storyhare.bots.evaluation import figures
from storyhare.bots.evaluation.crossplay import (
    Experiment,
    Family,
    Round,
    cells,
    company,
    guests,
    hosts,
    visit,
)
from storyhare.rules import Clue, Give, MayGive, MayTell, MayVote, SeatCommand, Tell, Vote
from storyhare.views import View
from tests.bots.minds import dreams
from tests.bots.test_policy import Fixed

CLUES = tuple([f"clue {number}" for number in range(6)])


class Scripted:
    """Tells and gives its first card, and votes for the told one as often as it is said."""

    def __init__(self, table: list[str], greens: int, finds: bool) -> None:
        self.table, self.greens, self.finds = table, greens, finds
        self.seeds: list[int | str] = []

    def decide(self, view: View, context: Context, seed: int | str) -> SeatCommand:
        assert view.seat is not None
        assert context == Context("fr", dreams())
        self.seeds.append(seed)
        match view.seat.legal[0]:
            case MayTell(cards):
                self.table[:] = [cards[0]]
                return Tell(Clue("hop"), cards[0])
            case MayGive(cards, number):
                return Give(cards[:number])
            case MayVote(numbers):
                right = [card.number for card in view.public.table if card.picture == self.table[0]]
                wrong = [number for number in numbers if number not in right]
                return Vote(tuple((right * self.finds + wrong)[: self.greens]))
        raise AssertionError(view.seat.legal)


@pytest.mark.parametrize(
    ("greens", "finds", "chance", "decoys"),
    [
        ((1, 1, 1), (True, False, True), 1 / 3, 1 / 3),
        ((1, 1), (False, False), 1 / 3, 2 / 4),
        ((1, 2, 2, 1, 1, 2, 1), (True, True, False, True, True, True, True), 1 / 7, 4 / 7),
    ],
)
def test_a_round_is_counted_as_it_was_played(
    greens: tuple[int, ...], finds: tuple[bool, ...], chance: float, decoys: float
) -> None:
    table: list[str] = []
    seats = [Scripted(table, 0, finds=False)]
    seats += [Scripted(table, green, find) for green, find in zip(greens, finds, strict=True)]
    began = process_time()
    played = evaluate.play_round(seats, dreams(), "fr", random.Random(3))
    took = process_time() - began
    assert played.found == finds
    assert played.chance == pytest.approx(chance)
    assert played.decoy_votes == pytest.approx(decoys)
    assert len(played.seconds) == 1 + 2 * len(greens)
    assert all(second >= 0 for second in played.seconds)
    assert sum(played.seconds) <= took
    assert played.clue == "hop"
    assert played.accuracy == sum(finds) / len(finds)
    assert played.some_not_all == (0 < sum(finds) < len(finds))
    assert len({str(set(seat.seeds)) for seat in seats}) == len(seats)
    assert all(len(set(seat.seeds)) == 1 for seat in seats)


def rounds(*seconds: Sequence[float]) -> list[Round]:
    return [Round((True, False), 0.25, 0.5, tuple(some), "hop") for some in seconds]


def test_a_mean_has_the_interval_of_its_resamples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "RESAMPLES", 80)
    values = [0.0, 1.0, 1.0, 0.0, 1.0]
    luck = random.Random(4)
    means = sorted([sum(luck.choices(values, k=5)) / 5 for _ in range(80)])
    found = figures.share_of(values, random.Random(4))
    assert (found.mean, found.low, found.high) == (0.6, means[2], means[-2])
    third = figures.share_of([0.0, 0.0, 1.0], random.Random(4))
    assert third.mean == 0.333
    # Every resample is the same: three places are told of the ends too.
    same = figures.share_of([0.12345, 0.12345], random.Random(4))
    assert (same.mean, same.low, same.high) == (0.123, 0.123, 0.123)


def test_a_cell_has_the_figures_of_its_rounds() -> None:
    words, seen = [Family(name, frozenset([name]), ()) for name in ("words", "seen")]
    played = rounds([0.001 * number for number in range(1, 21)])
    cell = evaluate._cell(words, seen, 3, played, random.Random(1))
    assert (cell.teller, cell.crowd, cell.players, cell.company) == (
        "words",
        "seen",
        3,
        "strangers",
    )
    assert cell.rounds == 1
    assert cell.p95_ms == 20.0
    assert cell.accuracy.mean == 0.5
    assert cell.against_chance.mean == 2.0
    assert cell.some_not_all.mean == 1.0
    assert cell.decoy_votes.mean == 0.5


def family(name: str, *sources: str) -> Family:
    """Eight minds that differ in which cards they like."""
    minds = [Fixed(dict.fromkeys(dreams()[n::8], 3.0), CLUES) for n in range(8)]
    return Family(name, frozenset(sources), tuple(minds))


A, B, AB = family("a", "a"), family("b", "b"), family("ab", "a", "b")


def test_a_guest_sits_with_those_who_judge_in_one_other_way() -> None:
    assert hosts(A, (A, B, AB)) == (B,)
    assert hosts(AB, (A, B, AB)) == (A, B)
    assert hosts(A, (A, AB)) == ()
    assert [company(A, other) for other in (A, B, AB)] == ["self", "strangers", "kin"]


def test_every_pair_and_every_guest_plays_its_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "RESAMPLES", 40)
    made = Experiment((A, B, AB), dreams(), STRENGTHS["medium"], (3, 4), 2, 5)
    steps: list[int] = []
    found = list(cells(made, lambda: steps.append(1)))
    assert [(cell.teller, cell.crowd, cell.players) for cell in found] == [
        (teller, crowd, players)
        for players in (3, 4)
        for teller in ("a", "b", "ab")
        for crowd in ("a", "b", "ab")
    ]
    assert {cell.rounds for cell in found} == {2}
    assert len(steps) == 2 * 9 * 2
    visited = list(guests(made, lambda: steps.append(1)))
    assert [(guest.family, guest.players) for guest in visited] == [
        (name, players) for players in (3, 4) for name in ("a", "b", "ab")
    ]
    assert len(steps) == made.in_all == 2 * 9 * 2 + 2 * 3 * 2 * 2
    assert {guest.family: guest.company for guest in visited} == {
        "a": "strangers",
        "b": "strangers",
        "ab": "kin",
    }
    assert {guest.rounds for guest in visited} == {2}
    assert visited == list(guests(made))
    alone = Experiment((A,), dreams(), STRENGTHS["medium"], (3,), 2, 5)
    assert list(guests(alone)) == []
    assert alone.in_all == 2


def test_a_guest_tells_once_and_votes_once_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """By who sits where: a guest in seat 0, then in seat 1, and the hosts in all others."""
    asked: list[tuple[str, ...]] = []

    def played(made: Experiment, minds: Sequence[object], _luck: random.Random) -> Round:
        assert made.language == "en"
        names = {id(mind): one.name for one in (A, B) for mind in one.minds}
        asked.append(tuple([names[id(mind)] for mind in minds]))
        assert len({id(mind) for mind in minds}) == len(minds)
        telling = len(asked) % 2 == 1
        return Round((telling, not telling, True), 0.5, 0.0, (0.1,), "hop")

    monkeypatch.setattr(evaluate, "_played", played)
    made = Experiment((A, B), dreams(), STRENGTHS["medium"], (4,), 3, 5)
    guest = visit(made, A, 4)
    assert asked == [("a", "b", "b", "b"), ("b", "a", "b", "b")] * 3
    assert (guest.family, guest.players, guest.rounds) == ("a", 4, 3)
    assert guest.some_not_all.mean == 1.0
    assert guest.accuracy.mean == 0.0
    assert guest.against_chance.mean == 0.0
    asked.clear()
    monkeypatch.setattr(evaluate, "_played", lambda *_: Round((True,), 0.25, 0.0, (0.1,), "hop"))
    sure = visit(made, A, 4)
    assert (sure.accuracy.mean, sure.against_chance.mean, sure.some_not_all.mean) == (1, 4, 0)
