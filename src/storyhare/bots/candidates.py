"""What a bot might tell about a card: of the kinds it loves, and not always of the same kind."""

from collections.abc import Sequence

from msgspec import Struct

from storyhare.bots.characters import LOVES
from storyhare.bots.policy import Decision
from storyhare.bots.scorers.thoughts import Thought, kind_of, mark_of
from storyhare.decks.lexicon import Kind, Phrase, phrase_of

# How much likelier a clue is tried that has words enough to listen to, or is of a loved kind; and
# a question, of which there are few.
SEVERAL_WORDS, LOVED, QUESTION = 4.0, 50.0, 5.0
# A kind that this bot told in one of its last rounds is tried less.
STALE, LAST_ROUNDS = 0.35, 2


class Candidate(Struct, frozen=True):
    """A clue for a card, and whether it is told for love of its kind."""

    card: str
    clue: str
    loved: bool = False


def candidates(made: Decision, card: str, most: int, *, fond: bool) -> list[Candidate]:
    """Some clues for a card that occur to this mind, and of which nothing was told here.

    Where it is `fond`, mostly such as it loves.
    """
    language = made.context.language
    told, spent = _told(made)
    stale = _stale(made)
    weighed = []
    for clue in made.scorer.clues(card, language):
        phrase = phrase_of(clue, language)
        if clue.casefold() in told or (phrase and not spent.isdisjoint(phrase.concepts)):
            continue
        if phrase is None or _occurs(made, card, phrase):
            loved = fond and _loved(made, phrase)
            weight = _weight(clue, phrase, stale) * (LOVED if loved else 1.0)
            # The largest of such draws are a sample in which weights are chances.
            drawn = made.luck.random() ** (1 / weight)
            weighed.append((drawn, Candidate(card, clue, loved)))
    weighed.sort(key=lambda pair: -pair[0])
    return [one for _, one in weighed[:most]]


def _told(made: Decision) -> tuple[set[str], set[str]]:
    """The clues of the evening, and their ideas, which are not told in other words either."""
    phrases = [phrase_of(clue, made.context.language) for clue in made.context.told]
    spent = {concept for phrase in phrases if phrase for concept in phrase.concepts}
    return {clue.casefold() for clue in made.context.told}, spent


def _occurs(made: Decision, card: str, phrase: Phrase) -> bool:
    """Does this mind think of one of the phrase's ideas when it sees the card?"""
    kind = kind_of(phrase.section, "suggested")  # however near, it is as well known
    return any(
        made.mind.has(Thought(mark_of(f"{card} {concept}"), kind, 0.0))
        for concept in phrase.concepts
    )


def _weight(clue: str, phrase: Phrase | None, stale: Sequence[Kind]) -> float:
    weight = SEVERAL_WORDS if " " in clue else 1.0
    if phrase is not None:
        weight *= QUESTION if phrase.kind == "question" else 1.0
        weight *= STALE if phrase.kind in stale else 1.0
    return weight


def _loved(made: Decision, phrase: Phrase | None) -> bool:
    return phrase is not None and phrase.section in LOVES[made.mind.character]


def _stale(made: Decision) -> list[Kind]:
    """The kinds of its own last clues."""
    own = [past.clue for past in made.context.rounds if past.storyteller == made.seat.seat]
    phrases = [phrase_of(clue, made.context.language) for clue in own[-LAST_ROUNDS:]]
    return [phrase.kind for phrase in phrases if phrase is not None]
