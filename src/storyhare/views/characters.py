"""Characters of bots: what each likes to think of when it tells a clue."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal, get_args

Character = Literal[
    "proverbs", "books", "tales", "myths", "songs", "feelings", "journeys", "people", "time",
    "everyday", "science", "ideas",
]  # fmt: skip
CHARACTERS: tuple[Character, ...] = get_args(Character)


def character_of(seed: int | str, among: Sequence[Character] = CHARACTERS) -> Character:
    """The character that follows from a bot's seed, of all or of those that are free."""
    drawn = blake2b(f"character {seed}".encode(errors="surrogatepass"), digest_size=8).digest()
    return among[int.from_bytes(drawn) % len(among)]
