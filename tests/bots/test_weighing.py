"""A storyteller weighs clues: in time, with what is left to tell, for the voters there are."""

import random
from collections import Counter
from collections.abc import Sequence
from math import log

import pytest
from msgspec.structs import replace

from storyhare.bots import STRENGTHS, Bot, Context, Strength, minds, player, telling
from storyhare.bots.blind import VAGUE
from storyhare.bots.candidates import Candidate, _weight
from storyhare.bots.minds import Mind, mind_of
from storyhare.bots.player import _move
from storyhare.bots.policy import Decision
from storyhare.bots.telling import AIM, AIM_OF_MANY, BROAD_CARDS, CLUES_OF_A_CARD, DARING, OPEN
from storyhare.decks.lexicon import Kind, concepts, phrase_of
from storyhare.rules import Game, Tell, awaited
from storyhare.views import PastRound, view
from tests.bots.test_policy import CONTEXT, PLAIN, Fixed, game_of, laid, votes

SURE = Strength(0.0, 0.0, 0.0, 0.0, vote_heat=0.01, give_heat=0.01, choice=1)
# What is said where nothing can be told of the cards.
BLIND = {concepts("en")[name][0] for name in VAGUE}


class Counting(Fixed):
    """Counts how often it is asked, and has six clues for each card."""

    def __init__(self) -> None:
        super().__init__({}, tuple([f"clue {number}" for number in range(6)]))
        self.judged: list[str] = []
        self.asked: list[str] = []

    def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        self.judged.append(clue)
        return super().fit(clue, language, cards)

    def clues(self, card: str, language: str) -> Sequence[str]:
        self.asked.append(card)
        return super().clues(card, language)


def tells(
    game: Game, scorer: Fixed, context: Context = CONTEXT, hurried: object = None, seed: int = 1
) -> Tell:
    seen = view(game, 0)
    assert seen.seat is not None
    mind, luck = mind_of("plain", SURE), random.Random(seed)
    made = Decision(seen.public, seen.seat, context, scorer, mind, SURE, luck)
    if hurried is not None:
        made = replace(made, hurried=hurried)
    move = _move(made)
    assert isinstance(move, Tell)
    return move


# -- in time ---------------------------------------------------------------------------------------


def test_a_storyteller_in_no_hurry_weighs_all_clues_of_all_cards() -> None:
    game, scorer = game_of(), Counting()
    tells(game, scorer)
    assert sorted(scorer.asked) == sorted(game.hands[0])
    assert len(scorer.judged) == CLUES_OF_A_CARD * len(game.hands[0])


def test_once_time_is_up_no_further_clue_is_weighed() -> None:
    scorer = Counting()
    tells(game_of(), scorer, hurried=lambda: len(scorer.judged) >= 3)
    assert len(scorer.judged) == 3


def test_once_time_is_up_no_further_card_is_looked_at() -> None:
    scorer = Counting()
    tells(game_of(), scorer, hurried=lambda: len(scorer.asked) >= 2)
    assert len(scorer.asked) == 2
    assert len(scorer.judged) == 1


def test_once_time_is_up_no_further_clue_is_weighed_before_the_cards_are_seen() -> None:
    scorer = Counting()
    tells(game_of("party", 6), scorer, hurried=lambda: len(scorer.judged) >= 4)
    assert len(scorer.judged) == 4
    unhurried = Counting()
    tells(game_of("party", 6), unhurried)
    assert len(unhurried.asked) == BROAD_CARDS
    assert len(unhurried.judged) == 2 * BROAD_CARDS


@pytest.mark.parametrize(("waiting", "measured"), [(True, "monotonic"), (False, "thread_time")])
def test_a_bot_is_hurried_by_its_clock(
    waiting: bool, measured: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A scorer that takes a second for each judgement, and a bot that has three and a half."""

    class Slow(Counting):
        waits = waiting

        def fit(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
            clock[0] += 1.0
            return super().fit(clue, language, cards)

    clock = [1000.0]
    monkeypatch.setattr(player, measured, lambda: clock[0])
    scorer = Slow()
    move = Bot(scorer, deadline=3.5).decide(view(game_of(), 0), CONTEXT, 1)
    assert isinstance(move, Tell)
    assert move.clue.text in scorer.judged
    assert len(scorer.judged) == 4
    scorer = Slow()
    Bot(scorer).decide(view(game_of(), 0), CONTEXT, 1)
    assert len(scorer.judged) == player.DEADLINE + 1


def test_a_busy_machine_changes_no_move_of_a_bot_that_judges_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Other processes take so long between two steps that hours go by on the clock."""
    undisturbed = Counting()
    expected = Bot(undisturbed).decide(view(game_of(), 0), CONTEXT, 1)
    hours = iter(range(0, 10**9, 3600))
    monkeypatch.setattr(player, "monotonic", lambda: next(hours))
    disturbed = Counting()
    assert Bot(disturbed).decide(view(game_of(), 0), CONTEXT, 1) == expected
    assert disturbed.judged == undisturbed.judged


# -- with what is left -----------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["odyssey", "party"])
def test_when_every_clue_was_told_it_says_something_vague(ruleset: str) -> None:
    game, scorer = game_of(ruleset, 6), Counting()
    told = replace(CONTEXT, told=frozenset(scorer.told))
    said = set()
    for seed in range(20):
        move = tells(game, scorer, told, seed=seed)
        assert (move.card is None) == (ruleset == "party")
        assert move.card is None or move.card in game.hands[0]
        said.add(move.clue.text)
    assert said <= BLIND
    assert len(said) > 3
    assert scorer.judged == []


def test_what_was_told_before_is_not_weighed_again() -> None:
    scorer = Counting()
    tells(game_of(), scorer, replace(CONTEXT, told=frozenset(["clue 1", "clue 4"])))
    assert set(scorer.judged) == {"clue 0", "clue 2", "clue 3", "clue 5"}


SHARES = {"one": 1 / 84, "some": 0.2, "half": 0.55}


class Broad(Fixed):
    """Three clues for every card, each of which fits another share of all cards."""

    def __init__(self) -> None:
        super().__init__({}, tuple(SHARES))

    def fit(self, clue: str, _language: str, cards: Sequence[str]) -> list[float]:
        return [10.0 * (at < SHARES[clue] * len(cards)) for at in range(len(cards))]


@pytest.mark.parametrize(
    ("clue", "kind", "fresh", "stale"),
    [
        ("echo", "word", 1.0, 0.35),
        ("time flies", "saying", 4.0, 1.4),
        ("who am I?", "question", 20.0, 7.0),
    ],
)
def test_several_words_and_questions_are_tried_more_and_a_kind_just_told_less(
    clue: str, kind: Kind, fresh: float, stale: float
) -> None:
    phrase = phrase_of(clue, "en")
    assert phrase is not None
    others: tuple[Kind, ...] = ("mood", "words")
    assert _weight(clue, phrase, others) == pytest.approx(fresh)
    assert _weight(clue, phrase, (*others, kind)) == pytest.approx(stale)
    assert _weight(clue, None, (kind,)) == (4.0 if " " in clue else 1.0)


def test_before_it_sees_a_card_it_tells_what_several_fit_clearly() -> None:
    """What fits half of all cards fits none of them better than is usual."""
    game = game_of("party", 6)
    said = {tells(game, Broad(), seed=seed).clue.text for seed in range(30)}
    assert said == {"some"}


# -- for the voters there are ----------------------------------------------------------------------


class Levels(Fixed):
    """Clues that are found by a known share of voters: `5` is what a storyteller wants."""

    def __init__(self, game: Game, aim: float, decoys: int) -> None:
        super().__init__({}, ("1", "3", "5", "7", "8"))
        self.mine, self.aim, self.decoys = game.hands[0], aim, decoys

    def fit(self, clue: str, _language: str, cards: Sequence[str]) -> list[float]:
        share = self.aim + 0.01 * (int(clue) - 5)
        sure = log(share * self.decoys / (1 - share))
        return [sure if card in self.mine else 0.0 for card in cards]


TABLES = [("odyssey", n) for n in (4, 5, 6, 8, 12)] + [("team", n) for n in (6, 8, 10, 12)]


def in_no_mood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "DARING", 0.0)
    monkeypatch.setattr(telling, "OPEN", 0.0)


@pytest.fixture
def by_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons convince by their weight: there are no hunches, and no end of conviction."""
    monkeypatch.setattr(minds, "convinced_by", lambda reasons, *_: reasons)


@pytest.fixture
def plain_others(monkeypatch: pytest.MonkeyPatch, by_weight: None) -> None:  # noqa: ARG001 - only needed
    """Everybody is imagined without gaps or tastes, and so sure that judgements are chances."""

    def plain(seed: object, _strength: Strength) -> Mind:
        mind = mind_of(str(seed), SURE)
        return replace(mind, says=(1.0,) * len(mind.says), heat=1.0)

    monkeypatch.setattr(telling, "mind_of", plain)
    monkeypatch.setattr(telling, "UNKNOWN_TASTE", 0.0)
    in_no_mood(monkeypatch)
    monkeypatch.setattr(telling, "CLUES_OF_A_CARD", 5)  # all there are


@pytest.mark.usefixtures("plain_others")
@pytest.mark.parametrize(("ruleset", "players"), [("classic", 3), *TABLES])
def test_it_wants_to_be_found_by_about_half_of_the_voters(ruleset: str, players: int) -> None:
    """As many voters, and as many cards beside its own, as there are at a real table."""
    game = game_of(ruleset, players)
    voting = laid(game)
    voters, decoys = len(awaited(voting)), len(voting.table) - 1
    aim = AIM.get(voters, AIM_OF_MANY)
    # Nobody votes for what they gave; partners look on, and one of them gives for both.
    open_to_each = decoys - 1
    for seed in range(5):
        assert tells(game, Levels(game, aim, open_to_each), seed=seed).clue.text == "5"


def told_by_me(found: int) -> PastRound:
    return PastRound(0, "a clue", (1, 2, 3, 4), (1, 2, 3, 4)[:found])


@pytest.mark.usefixtures("plain_others")
@pytest.mark.parametrize(
    ("found", "aim", "learned"),
    [((4,), 0.8, 0.55), ((4,) * 9, 0.8, 0.3), ((0,), 0.4, 0.65), ((0,) * 9, 0.4, 0.9)],
)
def test_a_lesson_moves_what_it_wants_by_so_much_and_no_more(
    found: tuple[int, ...], aim: float, learned: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "AIM_OF_MANY", aim)
    monkeypatch.setattr(telling, "USUAL_ROUNDS", 1e9)  # and nothing is learned about the voters
    game = game_of(players=5)
    rounds = tuple([told_by_me(number) for number in found])
    move = tells(game, Levels(game, learned, 3), replace(CONTEXT, rounds=rounds))
    assert move.clue.text == "5"


@pytest.mark.parametrize(("finds", "heat"), [((), 1.0), ((1, 2, 3, 4), 0.6), ((2, 3, 4), 1.8)])
def test_who_finds_much_is_taken_to_be_sure_and_who_finds_little_not(
    finds: tuple[int, ...], heat: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 1 found every one of ten cards, or none; or nothing is known yet."""
    game = game_of(players=5)
    rounds = (PastRound(3, "a clue", (0, 1, 2, 4), finds),) * (10 if finds else 0)
    seen = view(game, 0)
    assert seen.seat is not None
    luck = random.Random(1)
    context = replace(CONTEXT, rounds=rounds)
    made = Decision(seen.public, seen.seat, context, Fixed({}), mind_of(1, SURE), SURE, luck)
    monkeypatch.setattr(telling, "UNKNOWN_TASTE", 0.0)
    drawn = mind_of(random.Random(1).getrandbits(32), STRENGTHS["medium"])
    assert telling._imagined_mind(made, 1).heat == pytest.approx(heat * drawn.heat)


# -- the second vote -------------------------------------------------------------------------------


@pytest.mark.usefixtures("by_weight")
@pytest.mark.parametrize(("apart", "number"), [(0.99, 2), (1.01, 1)])
def test_a_second_vote_is_given_to_what_is_a_third_as_likely(apart: float, number: int) -> None:
    """Three points for finding it by either of two, a fourth for being sure."""
    game = laid(game_of(players=8))
    best, second = [game.owners.index(seat) for seat in (0, 1)]
    further = PLAIN.vote_heat * log(3) * apart
    fits = {game.table[best]: 20.0, game.table[second]: 20.0 - further}
    ballots = [votes(game, Fixed(fits), 2, seed).green for seed in range(30)]
    sure = {green for green in ballots if green[0] == best + 1}
    assert sure == {(best + 1, second + 1)[:number]}


@pytest.mark.usefixtures("by_weight")
def test_the_second_vote_goes_to_the_likelier_of_the_others() -> None:
    """Whatever their numbers are: the second best is tried in every place on the table."""
    game = laid(game_of(players=8))
    best, own = [game.owners.index(seat) for seat in (0, 2)]
    for second in [place for place in range(len(game.table)) if place not in (best, own)]:
        fits = {game.table[best]: 20.0, game.table[second]: 20.0 - 0.5 * PLAIN.vote_heat}
        for seed in range(4):
            assert set(votes(game, Fixed(fits), 2, seed).green) == {best + 1, second + 1}


@pytest.mark.parametrize(("fond", "told"), [(1.0, {"loved"}), (0.0, {"loved", "plain"})])
def test_in_a_fond_round_it_tells_only_of_what_it_loves(
    fond: float, told: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(players=5)
    first = game.hands[0][0]

    def found(_made: Decision, card: str, _most: int, *, fond: bool) -> list[Candidate]:
        kind = "loved" if card == first else "plain"
        return [Candidate(card, kind, loved=fond and card == first)]

    monkeypatch.setattr(telling, "FOND", fond)
    monkeypatch.setattr(telling, "candidates", found)
    assert {tells(game, Counting(), seed=seed).clue.text for seed in range(40)} == told


def test_a_mood_leads_it_so_far_from_its_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as the mood of a round lies nearer to such a clue than to the others."""
    game = game_of(players=5)
    found = {"dark": 0.0, "aimed": AIM_OF_MANY, "plain": 1.0}
    clues = [Candidate(game.hands[0][0], clue) for clue in found]
    monkeypatch.setattr(telling, "_offered", lambda _made, _cards: clues)
    monkeypatch.setattr(telling, "_foreseen", lambda _made, one, _others: found[one.clue])
    told = Counter([tells(game, Counting(), seed=seed).clue.text for seed in range(600)])
    darker, plainer, whole = AIM_OF_MANY / 2, (1 - AIM_OF_MANY) / 2, DARING + OPEN
    assert told["dark"] / 600 == pytest.approx((DARING - darker) / whole, abs=0.06)
    assert told["plain"] / 600 == pytest.approx((OPEN - plainer) / whole, abs=0.06)
    in_no_mood(monkeypatch)
    assert {tells(game, Counting(), seed=seed).clue.text for seed in range(20)} == {"aimed"}


def test_where_one_vote_is_allowed_there_is_no_second() -> None:
    game = laid(game_of(players=6))
    assert {len(votes(game, Fixed({}), 1, seed).green) for seed in range(20)} == {1}
