"""How a bot gives, votes and tells."""

import random
from collections.abc import Mapping, Sequence
from math import inf

import pytest
from msgspec.structs import replace

from storyhare.bots import STRENGTHS, Bot, Context, named_bots
from storyhare.bots.minds import mind_of
from storyhare.bots.player import _move
from storyhare.bots.policy import Decision, shares
from storyhare.decks.lexicon import LANGUAGES, stems
from storyhare.rules import (
    Clue,
    Command,
    Deal,
    Game,
    Give,
    MayTell,
    Options,
    Proceed,
    Refusal,
    SeatCommand,
    Setup,
    Tell,
    Vote,
    awaited,
    decide,
    fold,
    new_game,
    plan,
)
from storyhare.views import PastRound, View, view
from tests.bots.minds import dreams, lexicon

CONTEXT = Context("en", dreams())
# Somebody without gaps or tastes, as sure as a sharp bot.
PLAIN = replace(STRENGTHS["sharp"], hidden=0.0, taste=0.0, sway=0.0)


class Fixed:
    """A scorer that thinks what it is told to think."""

    name = "fixed"

    def __init__(self, fits: Mapping[str, float], clues: Sequence[str] = ("a clue",)) -> None:
        self.fits, self.told = fits, clues

    def knows(self, _card: str) -> bool:
        return True

    def fit(self, _clue: str, _language: str, cards: Sequence[str]) -> list[float]:
        return [self.fits.get(card, 0.0) for card in cards]

    def clues(self, card: str, _language: str) -> Sequence[str]:
        return self.told if card else ()


def game_of(ruleset: str = "odyssey", players: int = 5, seed: int = 1) -> Game:
    rules = plan(Setup(ruleset, players, dreams(), Options(first_storyteller=0)))
    assert not isinstance(rules, Refusal)
    return after(new_game(rules, dreams()), None, Deal(), seed)


def after(game: Game, seat: int | None, command: Command, seed: int = 1) -> Game:
    events = decide(game, seat, command, random.Random(seed))
    assert not isinstance(events, Refusal), events
    return fold(game, events)


def told(game: Game, clue: Clue | None = None) -> Game:
    said = clue or Clue("words")
    return after(game, 0, Tell(said, game.hands[0][0] if game.rules.ruleset != "party" else None))


def laid(game: Game, clue: str = "words") -> Game:
    game = told(game, Clue(clue))
    while game.phase == "give":
        seat = awaited(game)[0]
        game = after(game, seat, Give(game.hands[seat][: game.rules.gives]))
    return game


def moves(seen: View, scorer: Fixed, context: Context = CONTEXT, seed: int = 1) -> SeatCommand:
    """What somebody without gaps or tastes does."""
    assert seen.seat is not None
    mind, luck = mind_of("plain", PLAIN), random.Random(seed)
    mind = replace(mind, says=(1.0,) * len(mind.says), heat=PLAIN.vote_heat)
    return _move(Decision(seen.public, seen.seat, context, scorer, mind, PLAIN, luck))


def votes(game: Game, scorer: Fixed, seat: int, seed: int = 1) -> Vote:
    move = moves(view(game, seat), scorer, seed=seed)
    assert isinstance(move, Vote)
    return move


def test_a_clear_hit_is_voted_for_and_no_idea_is_spread_evenly() -> None:
    game = laid(game_of())
    (hit,) = [card for card, owner in zip(game.table, game.owners, strict=True) if owner == 0]
    sure = [votes(game, Fixed({hit: 9.0}), 1, seed).green[0] for seed in range(40)]
    assert {game.table[number - 1] for number in sure} == {hit}
    unsure = [votes(game, Fixed({}), 1, seed).green[0] for seed in range(200)]
    counts = [unsure.count(number) for number in set(unsure)]
    assert len(counts) == 4
    assert min(counts) > 25


def test_two_votes_only_when_unsure() -> None:
    game = laid(game_of(players=8))
    (hit,) = [card for card, owner in zip(game.table, game.owners, strict=True) if owner == 0]
    assert len(votes(game, Fixed({hit: 9.0}), 1).green) == 1
    assert len(votes(game, Fixed({}), 1).green) == 2


def test_the_red_vote_goes_to_the_favourite_that_is_not_its_own() -> None:
    game = laid(game_of("party", 6))
    own = game.owners.index(0)
    first, second = [at for at in range(6) if at != own][:2]
    fits = {game.table[own]: 3.0, game.table[first]: 9.0, game.table[second]: 6.0}
    ballot = votes(game, Fixed(fits), 0)
    assert ballot.green == (first + 1,)
    assert ballot.red == second + 1


def test_it_gives_what_fits_and_else_what_there_is_least_to_tell_about() -> None:
    game = told(game_of())
    seen = view(game, 1)
    assert seen.seat is not None
    assert seen.seat.hand is not None
    best = seen.seat.hand[4]

    class Poor(Fixed):
        def clues(self, card: str, _language: str) -> Sequence[str]:
            return () if card == best else ("one", "two", "three", "four")

    for scorer in (Fixed({best: 9.0}), Poor({})):
        assert moves(seen, scorer) == Give((best,))


@pytest.mark.parametrize("recording", ["recording", None])
def test_a_song_without_a_caption_is_judged_by_the_cards_alone(recording: str | None) -> None:
    rules = plan(
        Setup("odyssey", 5, dreams(), Options(first_storyteller=0, clue_kinds=("text", "sound")))
    )
    assert not isinstance(rules, Refusal)
    game = after(new_game(rules, dreams()), None, Deal())
    sung = told(game, Clue("", "sound", recording))

    class Deaf(Fixed):
        def fit(self, *_: object) -> list[float]:
            raise AssertionError("it cannot hear")

    assert isinstance(moves(view(sung, 2), Deaf({})), Give)
    captioned = told(game, Clue("a creaking door", "sound", recording))
    spoken = told(game, Clue("a creaking door"))
    bot = Bot(lexicon())
    heard = [bot.decide(view(one, 2), CONTEXT, "seed") for one in (captioned, spoken)]
    assert heard[0] == heard[1]


def test_a_clue_never_names_what_is_plainly_seen_and_is_never_told_twice() -> None:
    game = game_of()
    told_before: frozenset[str] = frozenset()
    for seed in range(60):
        bot = Bot(lexicon())
        move = bot.decide(view(game, 0), replace(CONTEXT, told=told_before), seed)
        assert isinstance(move, Tell)
        assert move.card is not None
        assert move.clue.text not in told_before
        assert len(move.clue.text.split()) <= 6
        told_before |= {move.clue.text}


def test_found_by_all_makes_it_harder_and_found_by_none_easier() -> None:
    """What it aims for follows its own rounds: the ease of its clues goes up with it."""
    all_found = PastRound(0, "a clue", (1, 2, 3), (1, 2, 3))
    none_found = PastRound(0, "a clue", (1, 2, 3), ())

    minds = [mind_of(f"somebody {number}", STRENGTHS["medium"]) for number in range(12)]

    def ease(*rounds: PastRound) -> float:
        """How often strangers choose the card by the clue, of six."""
        found, luck = 0.0, random.Random(1)
        for seed in range(40):
            game = game_of(players=4, seed=seed)
            context = replace(CONTEXT, rounds=rounds)
            move = Bot(lexicon(), deadline=inf).decide(view(game, 0), context, seed)
            assert isinstance(move, Tell)
            assert move.card is not None
            heard = lexicon().hear(move.clue.text, "en")
            others = [card for card in dreams() if card != move.card]
            for mind in minds:
                fits = mind.fit(heard, [move.card, *luck.sample(others, 5)])
                found += shares(fits, mind.heat)[0]
        return found

    assert ease(*[all_found] * 2) < ease() < ease(*[none_found] * 2)


def test_in_party_it_tells_before_it_has_seen_a_card() -> None:
    game = game_of("party", 6)
    for language in LANGUAGES:
        move = Bot(lexicon()).decide(view(game, 0), Context(language, dreams()), 3)
        assert isinstance(move, Tell)
        assert move.card is None
        assert stems(move.clue.text, language)


def test_bots_with_one_scorer_do_not_vote_in_step() -> None:
    game = laid(game_of(players=6), "a new beginning")
    bot = Bot(lexicon())
    ballots = set()
    for seed in range(30):
        move = bot.decide(view(game, 1), CONTEXT, f"bot {seed}")
        assert isinstance(move, Vote)
        ballots.add(move)
    assert len(ballots) > 1


def test_a_scorer_that_fails_leads_to_a_blind_move() -> None:
    class Broken(Fixed):
        def fit(self, *_: object) -> list[float]:
            raise OSError("no connection")

    game = game_of()
    move = Bot(Broken({})).decide(view(game, 0), CONTEXT, 1)
    assert isinstance(move, Tell)
    assert move.clue.text


@pytest.mark.parametrize("ruleset", ["odyssey", "party", "team"])
def test_cards_of_an_earlier_edition_are_played_without_an_opinion_of_them(
    ruleset: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A game may go on with cards that are retired meanwhile: half of these are."""
    retired = [f"dreams/gone-{n}" for n in range(len(dreams()) // 2)]
    mixed = (*retired, *dreams()[len(retired) :])
    rules = plan(Setup(ruleset, 6, mixed, Options(first_storyteller=0)))
    assert not isinstance(rules, Refusal)
    game = after(new_game(rules, mixed), None, Deal())
    bot, given, rounds = Bot(lexicon()), set[str](), 0
    while game.phase != "end" and rounds < 3:
        if game.phase == "reveal":
            game, rounds = after(game, None, Proceed()), rounds + 1
            continue
        seat = awaited(game)[0]
        move = bot.decide(view(game, seat), CONTEXT, f"bot {seat}")
        if isinstance(move, Tell) and move.card is not None:
            assert move.card not in retired  # it has nothing to tell of them
        if isinstance(move, Give):
            given.update(move.cards)
        game = after(game, seat, move)
    assert rounds == 3
    assert given & set(retired)
    assert caplog.records == []  # it would log that it moves blindly


def test_a_hurried_storyteller_still_tells() -> None:
    game = game_of()
    move = Bot(lexicon(), deadline=-1.0).decide(view(game, 0), CONTEXT, 1)
    assert isinstance(move, Tell)
    assert move.card in game.hands[0]


def test_every_strength_goes_with_every_scorer_by_name() -> None:
    names = named_bots([lexicon(), Fixed({})])
    assert {"blind", "sharp", "sharp:lexicon", "sharp:fixed", "easy", "medium:fixed"} <= set(names)
    assert names["sharp"] == names["sharp:lexicon"]


def test_an_unfamiliar_language_is_no_trouble() -> None:
    game = game_of()
    seen = view(game, 0)
    assert seen.seat is not None
    assert isinstance(seen.seat.legal[0], MayTell)
    assert isinstance(Bot(lexicon()).decide(seen, Context("eo", dreams()), 1), Tell)
