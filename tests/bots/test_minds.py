"""Minds: made from a seed, lasting, different from each other, and true to their character."""

import random
from itertools import pairwise
from statistics import fmean, pstdev

import pytest
from msgspec.structs import replace

from storyhare.bots import STRENGTHS, Bot, Context, minds
from storyhare.bots.characters import LOVES
from storyhare.bots.evaluation.tables import after
from storyhare.bots.minds import Mind, convinced_by, mind_of
from storyhare.bots.scorers.lexicon import HINTED, RECALLED
from storyhare.bots.scorers.thoughts import Heard, Thought, hear, kind_of, mark_of, taken_apart
from storyhare.bots.strengths import Strength
from storyhare.rules import (
    Clue,
    Deal,
    Game,
    Refusal,
    Setup,
    Tell,
    awaited,
    legal,
    new_game,
    plan,
)
from storyhare.testing.simulator import random_move
from storyhare.views import CHARACTERS, Character, view
from tests.bots.minds import dreams, known, lexicon
from tests.bots.test_policy import Fixed

MEDIUM = STRENGTHS["medium"]
THOUGHTS = [Thought(mark_of(f"thought {n}"), kind_of("", "suggested"), 1.0) for n in range(4000)]


def share_of(mind: Mind, thoughts: list[Thought]) -> float:
    return fmean([mind.has(thought) for thought in thoughts])


def test_a_mind_is_the_same_all_evening_and_in_any_company() -> None:
    heard = lexicon().hear("a new beginning", "en")
    ann = mind_of("ann", MEDIUM)
    assert ann == mind_of("ann", MEDIUM)
    assert ann.fit(heard, dreams())[:5] == ann.fit(heard, dreams()[:5])
    mind_of.cache_clear()
    assert mind_of("ann", MEDIUM).fit(heard, dreams()) == ann.fit(heard, dreams())


def test_a_large_share_of_thoughts_is_hidden_and_another_one_from_everybody() -> None:
    minds = [mind_of(f"somebody {n}", MEDIUM, CHARACTERS[n % 12]) for n in range(40)]
    known = [share_of(mind, THOUGHTS) for mind in minds]
    assert fmean(known) == pytest.approx(1 - MEDIUM.hidden, abs=0.03)
    assert pstdev(known) > 0.02
    both = [
        one.has(thought) == two.has(thought)
        for one, two in pairwise(minds)
        for thought in THOUGHTS[:500]
    ]
    # As often alike as two who lack their share by chance.
    alike = MEDIUM.hidden**2 + (1 - MEDIUM.hidden) ** 2
    assert fmean(both) == pytest.approx(alike, abs=0.04)


@pytest.mark.parametrize("character", CHARACTERS)
def test_it_lacks_little_of_what_it_loves(character: Character) -> None:
    section = LOVES[character][0]
    loved = [one._replace(kind=kind_of(section, "far")) for one in THOUGHTS]
    mind = mind_of("somebody", MEDIUM, character)
    assert 1 - share_of(mind, loved) < 0.5 * (1 - share_of(mind, THOUGHTS))
    assert mind.character == character


def test_some_think_literally_and_some_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "convinced_by", lambda reasons, *_: reasons)
    plain, far = [
        Heard(1, {"a": [Thought(5, kind_of("", near), 4.0)]}, {}) for near in ("seen", "far")
    ]
    sure = Strength(0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1)
    bent = [
        mind.fit(plain, "a")[0] - mind.fit(far, "a")[0]
        for mind in [mind_of(f"somebody {n}", sure) for n in range(50)]
    ]
    assert min(bent) < -1.5
    assert max(bent) > 1.5


def test_nobody_follows_a_hunch_and_nobody_is_more_than_convinced() -> None:
    weights = (-1e9, -1.0, 0.0, 0.2, 0.4, 1.0, 2.0, 4.0, 1e9)
    felt = [convinced_by(reasons, hunch=0.7, convinced=1.0) for reasons in weights]
    assert felt[:3] == [0.0, 0.0, 0.0]
    assert felt == sorted(felt)
    assert felt[4] < 0.05
    assert felt[5:8] == pytest.approx([0.6312, 0.8647, 0.9817], abs=1e-3)
    assert felt[8] == 1.0


def test_some_clues_say_nothing_to_somebody() -> None:
    away = Strength(0.0, 0.3, 0.0, 0.0, 1.0, 1.0, 1)
    thoughts = {"a": [Thought(5, kind_of("", "seen"), 4.0)]}
    clues = [Heard(mark_of(f"clue {n}"), thoughts, {"b": 4.0}) for n in range(2000)]
    absent = {
        who: [mind_of(who, away).fit(clue, "ab") == [0.0, 0.0] for clue in clues]
        for who in ("ann", "bob")
    }
    for found in absent.values():
        assert fmean(found) == pytest.approx(0.3, abs=0.04)
    both = fmean([ann and bob for ann, bob in zip(*absent.values(), strict=True)])
    assert both == pytest.approx(0.3**2, abs=0.02)


def test_a_taste_lies_evenly_around_nothing() -> None:
    fond = mind_of("fond", Strength(0.0, 0.0, 0.6, 0.0, 1.0, 1.0, 1))
    cards = [f"card {number}" for number in range(4000)]
    tastes = fond.fit(Heard(mark_of("clue"), {}, {}), cards)
    assert fmean(tastes) == pytest.approx(0, abs=0.05)
    assert pstdev(tastes) == pytest.approx(0.6, abs=0.03)
    others = fond.fit(Heard(mark_of("another clue"), {}, {}), cards)
    product = fmean([one * two for one, two in zip(tastes, others, strict=True)])
    assert abs(product) < 0.05


def test_marks_are_the_same_in_every_version() -> None:
    """What was measured with a seed can be measured again."""
    assert mark_of("a clue") == 8854635255747944146
    drawn = [mind_of(7, MEDIUM).has(thought) for thought in THOUGHTS[:6]]
    assert drawn == [True, True, False, True, True, True]


def test_a_judgement_without_reasons_is_taken_apart() -> None:
    fits = {"a": 6.0, "b": 0.0, "c": 3.0}
    heard = taken_apart("clue", fits)
    assert heard.whole(list(fits)) == pytest.approx([3.0, -3.0, 0.0])
    assert hear(Fixed(fits), "clue", "en", "abc") == heard
    lacking = mind_of("somebody", Strength(0.9, 0.0, 0.0, 0.0, 1.0, 1.0, 1))
    assert 0 < lacking.fit(heard, "a")[0] < 3.0
    more = heard.with_more(
        Heard(3, {"a": [Thought(1, 0, 2.0)], "d": [Thought(2, 0, 2.0)]}, {"d": 1.0}), 0.5
    )
    assert more.whole("abcd") == pytest.approx([4.0, -3.0, 0.0, 1.5])
    assert more.mark == heard.mark


def test_two_medium_bots_disagree_as_people_do() -> None:
    """Two of six who hear the same unfamiliar clue choose the same card in about half of cases."""
    luck = random.Random(5)
    same = []
    for number in range(400):
        cards = luck.sample(dreams(), 6)
        heard = lexicon().hear(luck.choice(lexicon().clues(cards[0], "en")), "en")
        votes = []
        for who in ("ann", "bob"):
            fits = mind_of(f"{who} {number}", MEDIUM).fit(heard, cards)
            votes.append(fits.index(max(fits)))
        same.append(votes[0] == votes[1])
    assert 0.3 < fmean(same) < 0.75


def test_a_card_is_not_recalled_by_concepts_that_it_is_linked_to() -> None:
    """By its own concepts it is found anyway, and for more."""
    scorer, hinted = lexicon(), 0
    for picture in known().pictures.values():
        found = scorer._hinted(picture)
        assert not found.keys() & picture.weights.keys()
        assert all(HINTED * RECALLED <= weight <= HINTED for weight in found.values())
        hinted += len(found)
    assert hinted


# -- what it says of a vote ------------------------------------------------------------------------


@pytest.mark.parametrize("clue", ["a long journey over the sea", "dream within a dream"])
def test_a_bot_names_its_idea_in_words_that_the_clue_has_not(clue: str) -> None:
    context, bot = Context("en", dreams()), Bot(lexicon(), STRENGTHS["sharp"])
    said = [
        bot.reason(view(revealed(clue, seed), seat), context, f"seed {seat}")
        for seed in range(16)
        for seat in range(4)
    ]
    ideas = {idea for idea in said if idea is not None}
    assert len(ideas) >= 3
    told = set(clue.split()) - {"a", "over", "the"}
    assert [idea for idea in ideas if not told.isdisjoint(idea.casefold().split())] == []


def revealed(clue: str, seed: int) -> Game:
    """A round that was told with a clue and voted on at random."""
    luck, rules = random.Random(seed), plan(Setup("odyssey", 4, dreams()))
    assert not isinstance(rules, Refusal)
    game = after(new_game(rules, dreams()), None, Deal(), luck)
    while game.phase != "reveal":
        seat = awaited(game)[0]
        move = random_move(legal(game, seat)[0], luck)
        told = replace(move, clue=Clue(clue)) if isinstance(move, Tell) else move
        game = after(game, seat, told, luck)
    return game
