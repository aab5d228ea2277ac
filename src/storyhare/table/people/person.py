"""Somebody at a table, as its state has them."""

from msgspec import Struct

from storyhare.views import Character, Strength


class Link(Struct, frozen=True):
    """What is known of a link that takes a seat to another device."""

    hash: str
    until: float


class Person(Struct, frozen=True):
    """Somebody who came in, `since` when: at a seat, or watching.

    `signs`: may storybooks and records of finished games name them? None: they were not asked yet.
    Who `keeps` agrees that the game's recordings are kept. A bot has a strength, a seed and a
    character, and no token. `tv_hash` is that of the TV this person let in, if they did.
    `on_device_of` is the person whose device speaks for one who has none. `away_until` is when
    somebody who is on holiday comes back, as they said.
    """

    token_hash: str
    rabbit: int | None = None
    left: bool = False
    removed: bool = False
    signs: bool | None = None
    bot: Strength | None = None
    seed: str = ""
    character: Character | None = None
    keeps: bool = False
    link: Link | None = None
    tv_hash: str = ""
    since: float = 0.0
    on_device_of: str | None = None
    away_until: int | None = None
