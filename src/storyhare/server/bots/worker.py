"""The process in which bots think: questions come in on one pipe, moves go out on another.

It begins with an empty message, once it is ready. A question it cannot answer gets an empty one.
"""

import logging
import os
import signal
import sys
import threading
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import IO, TYPE_CHECKING, cast

import msgspec

from storyhare.bots import (
    STRENGTHS,
    Bot,
    Context,
    LexiconScorer,
    Scorer,
    installed_encoder,
    knowledge_of,
    scorers_for,
)
from storyhare.decks import Library
from storyhare.live import Question
from storyhare.rules import SeatCommand
from storyhare.server.bots.process import HEAD, NOTHING, decks_of
from storyhare.server.bots.vision import Vision, vision_scorer
from storyhare.server.ops import logs

if TYPE_CHECKING:  # numpy comes with it, and takes 12 MB
    from storyhare.bots.scorers.encoder import Encoder, EncoderScorer

log = logging.getLogger("storyhare.bots")

FIRST_DECK = "dreams"
FIRST_LANGUAGE = "en"
FIRST_CLUE = "a secret"
# Somebody who waits for a person's move goes before somebody who waits for a bot's.
NICENESS = 5
# So many decks, or mixtures of decks, are known at a time.
KEPT_DECKS = 32
# For all that is known of decks that people upload.
MEMORY = 1024 * 1024 * 1024
READY = {"ours": "the bots are ready", "uploaded": "bots for uploaded decks are ready"}


class Thinker:
    """Bots for every deck in a library; what they know of a deck is kept."""

    def __init__(
        self,
        library: Library,
        encoder: "Encoder | None",
        vision: Vision = Vision(),  # noqa: B008 - frozen
        cache: Path | None = None,
    ) -> None:
        self._library = library
        self._encoder = encoder
        self._vision = vision
        self._cache = cache
        self._ready: dict[tuple[tuple[str, ...], str], Scorer | None] = {}
        self._scorers = lru_cache(maxsize=KEPT_DECKS)(self._scorers_of)

    def decide(self, question: Question) -> SeatCommand:
        """A move."""
        return self._bot(question).decide(question.view, _context(question), question.seed)

    def explain(self, question: Question) -> str | None:
        """What it thought of when it voted."""
        return self._bot(question).reason(question.view, _context(question), question.seed)

    def _bot(self, question: Question) -> Bot:
        scorer = self.scorer(decks_of(question), question.language)
        return Bot(scorer, STRENGTHS[question.strength])

    def warm_up(self) -> None:
        """Know the deck that most people play with before they do, in one language.

        Each of the others is read at its first clue.
        """
        for scorer in self._scorers((FIRST_DECK,)):
            if isinstance(scorer, LexiconScorer):
                scorer.fit(FIRST_CLUE, FIRST_LANGUAGE, ())
                self.scorer((FIRST_DECK,), FIRST_LANGUAGE)

    def scorer(self, decks: tuple[str, ...], language: str) -> Scorer:
        """The best judge that is ready: meanings take a while to read, words do not."""
        best, *others = self._scorers(decks)
        if self._encoder is None or not others:
            return best
        if (decks, language) not in self._ready:
            self._ready[decks, language] = None
            name = f"reading {language}"
            reading = threading.Thread(
                target=self._read, args=(cast("EncoderScorer", best), decks, language),
                name=name, daemon=True,
            )  # fmt: skip
            reading.start()
        return self._ready[decks, language] or others[0]

    def _read(self, scorer: "EncoderScorer", decks: tuple[str, ...], language: str) -> None:
        try:
            scorer.warm_up(language)
        except Exception:  # without meanings there are still words
            log.exception("the sentence encoder does not work here")
        else:
            self._ready[decks, language] = scorer

    def _scorers_of(self, deck_ids: tuple[str, ...]) -> tuple[Scorer, ...]:
        decks = [self._library.get(deck_id) for deck_id in deck_ids]
        known = knowledge_of(*[deck.manifest for deck in decks if deck is not None])
        by_words = scorers_for(known, self._encoder)
        if len(by_words) > 1:
            return by_words
        # Only descriptions: a model that looks at the pictures judges better.
        cards = tuple(known.pictures)
        return (vision_scorer(self._vision, self._library, cards, by_words[0], self._cache),)


def _context(question: Question) -> Context:
    return Context(
        question.language,
        question.deck,
        frozenset(question.told),
        question.rounds,
        question.character,
    )


def read(stream: IO[bytes]) -> bytes | None:
    """The next message; None at the end."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    body = stream.read(*HEAD.unpack(head))
    return body if len(body) == HEAD.unpack(head)[0] else None


def write(stream: IO[bytes], body: bytes) -> None:
    """Send a message."""
    stream.write(HEAD.pack(len(body)) + body)
    stream.flush()


def answer(thinker: Thinker, body: bytes) -> bytes:
    """The move that a question leads to, or in a reveal the thought behind a vote, or nothing."""
    try:
        question = msgspec.msgpack.decode(body, type=Question)
        if question.view.public.phase == "reveal":
            return msgspec.msgpack.encode(thinker.explain(question))
        return msgspec.msgpack.encode(thinker.decide(question))
    except MemoryError:  # what is kept would be in the way of every other question
        raise
    except Exception:  # one bad question must not end the process
        log.exception("a bot has no answer")
        return NOTHING


def _limit_memory() -> None:
    with suppress(ImportError, AttributeError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Answer until nobody asks any longer: FOLDER of decks, CACHE or nothing, EYES as JSON, WHOSE.

    WHOSE decks are asked about, `ours` or `uploaded`.
    """
    folder, cache, seeing, whose = sys.argv[1:5]
    vision = msgspec.json.decode(seeing, type=Vision)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    questions, moves = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints is no move
    logs.set_up_here()
    kept = Path(cache) if cache else None
    # Who thinks about other decks never meets the painted one, and needs nothing read for it.
    ours = whose == "ours"
    encoder = installed_encoder(kept) if kept and ours else None
    thinker = Thinker(Library(Path(folder) if folder else None), encoder, vision, kept)
    if ours:
        thinker.warm_up()
    elif not vision.works:  # a model that looks at pictures needs more, and knows its own limits
        _limit_memory()
    log.info(READY[whose] if not vision.works else "the bots can see")
    with suppress(BrokenPipeError):
        write(moves, NOTHING)
        while (body := read(questions)) is not None:
            write(moves, answer(thinker, body))


if __name__ == "__main__":
    main()
