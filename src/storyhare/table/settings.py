"""What a host sets for a table."""

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from storyhare.rules import Card, Options, Refusal, RulesetName
from storyhare.rules.bounds import TWICE, Id, Number

Language = Literal["en", "fr", "de", "es", "it", "pt", "nl", "pl"]

# All cards of some decks; None if one of them is not there.
Cards = Callable[[tuple[str, ...]], tuple[Card, ...] | None]
# Can bots judge these pictures?
Sees = Callable[[tuple[Card, ...]], bool]

Pace = Literal["together", "over_days"]
SHORTEST_CLOCK, LONGEST_CLOCK = 10, 3_600
SHORTEST_LIMIT, LONGEST_LIMIT = 8 * 3_600, 7 * 24 * 3_600
MOST_DECKS = 8


class Clocks(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Seconds for each phase; None: as long as people like.

    Over days nobody waits for the reveal, and its clock means nothing.
    """

    tell: Number | None = None
    give: Number | None = None
    vote: Number | None = None
    reveal: Number | None = 45
    pace: Pace = "together"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules, pictures, clocks and the language in which clues are told.

    With `caption_required` a sung or mimed clue needs words as well, for who cannot hear or see it.
    With `bot_remarks` a bot says in the chat now and then what it thought of, after a round.
    With `led_reveal` each step of a reveal waits for the host.
    """

    ruleset: RulesetName = "odyssey"
    options: Options = Options()
    decks: Annotated[tuple[Id, ...], Meta(max_length=TWICE * MOST_DECKS)] = ("dreams",)
    language: Language = "en"
    clocks: Clocks = Clocks()
    caption_required: bool = False
    bot_remarks: bool = True
    led_reveal: bool = False


def deck_of(settings: Settings, cards: Cards) -> tuple[Card, ...] | None:
    """The cards to deal: none with those of the box; None if one of the decks is not there."""
    return () if settings.options.cards == "box" else cards(settings.decks)


def why_bots_cannot_play(settings: Settings, deck: tuple[Card, ...], sees: Sees) -> Refusal | None:
    """Why bots cannot play with these cards; None: they can."""
    if settings.options.cards == "box":
        return Refusal("bots_cannot_see_the_box")
    return None if sees(deck) else Refusal("bots_cannot_see")


def check(settings: Settings) -> Refusal | None:
    """Why these settings make no sense, whoever plays."""
    refusal = _wrong_clock(settings.clocks)
    if refusal is not None:
        return refusal
    if not 1 <= len(set(settings.decks)) == len(settings.decks) <= MOST_DECKS:
        return Refusal("decks_wrong", {"most": MOST_DECKS})
    return None


def _wrong_clock(clocks: Clocks) -> Refusal | None:
    """Why one of the clocks is too short or too long."""
    played = [clocks.tell, clocks.give, clocks.vote]
    least, most = SHORTEST_LIMIT, LONGEST_LIMIT
    if clocks.pace == "together":
        played.append(clocks.reveal)
        least, most = SHORTEST_CLOCK, LONGEST_CLOCK
    for seconds in played:
        if seconds is not None and not least <= seconds <= most:
            told = {"value": seconds, "least": least, "most": most}
            return Refusal("clock_out_of_range", told)
    return None
