"""The limit of every text, list and number that is sent, as types; the schema tells them all.

Most are checked while JSON is read, and what breaks one is answered like any other rubbish. Where
people can make the mistake, the answer has to say more: such a text has a limit that the schema
tells and the table checks, and such a list may be twice as long as is right, so that the rules can
say what is wrong with it.
"""

from typing import Annotated

from msgspec import Meta

NAME_LIMIT = 20
CLUE_LIMIT = 160
CHAT_LIMIT = 300
ID_LIMIT = 160
WORD_LIMIT = 64
PAPER_NAME_LIMIT = 100
FACT_LIMIT = 400
MOST_FACTS = 12
MOST_PLAYERS = 12
MOST_REASONS = 12
PEOPLE_LIMIT = 100
TWICE = 2
# Up to here every program counts exactly, those in a browser included.
LARGEST = 2**53 - 1


def told(limit: int) -> Meta:
    """The length of a text that the schema tells, and that whoever takes the text checks."""
    return Meta(extra_json_schema={"maxLength": limit})


Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
# What programs make up: ids of people, games, decks and recordings, secrets in links.
Id = Annotated[str, Meta(max_length=ID_LIMIT)]
# Of a list that is known, or meant to be: codes of refusals, rulesets, languages.
Word = Annotated[str, Meta(max_length=WORD_LIMIT)]
Name = Annotated[str, told(NAME_LIMIT)]
ClueText = Annotated[str, told(CLUE_LIMIT)]
ChatText = Annotated[str, told(CHAT_LIMIT)]
PaperName = Annotated[str, Meta(max_length=PAPER_NAME_LIMIT)]

# Something for every player: seats, points, the cards on the table.
EVERY_PLAYER = Meta(max_length=MOST_PLAYERS)
UP_TO_TWICE = Meta(max_length=TWICE * MOST_PLAYERS)
EVERYBODY = Meta(max_length=PEOPLE_LIMIT)
Numbers = Annotated[tuple[Number, ...], EVERY_PLAYER]
NumbersAsked = Annotated[tuple[Number, ...], UP_TO_TWICE]
PaperNames = Annotated[tuple[PaperName, ...], EVERY_PLAYER]
