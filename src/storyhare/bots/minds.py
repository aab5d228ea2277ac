"""The scorers of one server, best first, and which of them can judge a table's decks."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from storyhare.bots.descriptions import DescriptionScorer
from storyhare.bots.encoder import HAS_ENCODER, Encoder, EncoderScorer
from storyhare.bots.knowledge import knowledge
from storyhare.bots.lexicon import LexiconScorer
from storyhare.bots.player import Bot, Decides
from storyhare.bots.scorer import Scorer
from storyhare.bots.strengths import STRENGTHS, StrengthName
from storyhare.decks import Manifest


class Minds:
    """Judges for some decks; a deck that changed needs new minds."""

    def __init__(
        self,
        manifests: Iterable[Manifest],
        cache: Path | None = None,
        eyes: Sequence[Scorer] = (),
    ) -> None:
        known = knowledge(*manifests)
        lexicon = LexiconScorer(known)
        found: list[Scorer] = [*eyes]
        if HAS_ENCODER:
            # Decks without links are judged by the meaning of their descriptions alone.
            encoder = Encoder(cache)
            found.append(EncoderScorer(known, encoder, lexicon))
        found += [lexicon, DescriptionScorer(known)]
        self.scorers = {scorer.name: scorer for scorer in found}

    def scorer(self, cards: Sequence[str]) -> Scorer | None:
        """The best scorer that knows all of these cards."""
        for scorer in self.scorers.values():
            if all(scorer.knows(card) for card in cards):
                return scorer
        return None

    def sees(self, cards: Sequence[str]) -> bool:
        """Can any of them judge these pictures?"""
        return self.scorer(cards) is not None

    def bot(self, cards: Sequence[str], strength: StrengthName) -> Decides | None:
        """A bot for a table with these cards; None where nobody can judge them."""
        scorer = self.scorer(cards)
        return None if scorer is None else Bot(scorer, STRENGTHS[strength])
