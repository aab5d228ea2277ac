"""What a bot's decision costs, in CPU time on one core, with and without the extra."""

import json
import random
import time
from collections.abc import Callable

from storyhare.bots import (
    Bot,
    Context,
    Decides,
    LexiconScorer,
    Scorer,
    installed_encoder,
    knowledge_of,
)
from storyhare.bots.scorers.encoder import EncoderScorer
from storyhare.decks import Library
from storyhare.rules import SeatCommand, Setup
from storyhare.testing.bots import PAINTED, painted_deck, play_with
from storyhare.views import View

TABLES = (("classic", 4), ("odyssey", 6), ("party", 8), ("team", 8))
GAMES = 2
BARS = {"lexicon": 60, "encoder": 150}


class Timed:
    """A bot whose decisions are timed by what it had to do."""

    def __init__(self, bot: Decides, taken: dict[str, list[float]]) -> None:
        self._bot, self._taken = bot, taken

    def decide(self, view: View, context: Context, seed: int | str) -> SeatCommand:
        """The bot's own decision."""
        began = time.process_time()
        move = self._bot.decide(view, context, seed)
        self._taken.setdefault(view.public.phase, []).append(time.process_time() - began)
        return move


def measure(scorer: Scorer) -> dict[str, tuple[float, float]]:
    """p50 and p95 in milliseconds, over all decisions and by phase."""
    taken: dict[str, list[float]] = {}
    luck = random.Random(1)
    for ruleset, players in TABLES:
        setup = Setup(ruleset, players, painted_deck())
        for _ in range(GAMES):
            play_with([Timed(Bot(scorer), taken) for _ in range(players)], setup, luck)
    taken["all"] = [one for times in taken.values() for one in times]
    taken["a person's clue"] = _unheard(scorer, luck)
    return {phase: (_cut(times, 0.5), _cut(times, 0.95)) for phase, times in sorted(taken.items())}


def _unheard(scorer: Scorer, luck: random.Random) -> list[float]:
    """What it takes to judge six cards by a clue that nobody has told before."""
    deck, taken = painted_deck(), []
    found = Library().get(PAINTED)
    assert found is not None
    for at, clue in enumerate([clue for card in found.manifest.cards for clue in card.clues]):
        cards = luck.sample(deck, 6)
        began = time.process_time()
        scorer.fit(f"{clue} {at}", "en", cards)
        taken.append(time.process_time() - began)
    return taken


def _cut(times: list[float], share: float) -> float:
    return round(1000 * sorted(times)[int(len(times) * share)], 1)


def run() -> None:
    """Print one line a scorer; what is read before the first decision counts apart."""
    found = Library().get(PAINTED)
    assert found is not None
    known = knowledge_of(found.manifest)
    lexicon = LexiconScorer(known)
    _print("lexicon", lexicon, _seconds(lexicon.warm_up))
    if (model := installed_encoder()) is not None:
        # Its own lexicon, so that nothing is remembered from the first run.
        beside = LexiconScorer(known)
        beside.warm_up()
        encoder = EncoderScorer(known, model, beside)
        _print("encoder", encoder, _seconds(lambda: encoder.warm_up("en")))


def _seconds(work: Callable[[], None]) -> float:
    began = time.process_time()
    work()
    return round(time.process_time() - began, 1)


def _print(name: str, scorer: Scorer, warm_up: float) -> None:
    line = {
        "bench": "bots",
        "scorer": name,
        "warm_up_cpu_s": warm_up,
        "p50_p95_cpu_ms": measure(scorer),
        "bar_p95": BARS[name],
    }
    print(json.dumps(line), flush=True)
