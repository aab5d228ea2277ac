"""How long a name, a clue and a message may be, once they are tidy."""

from storyhare.rules import Refusal
from storyhare.rules.bounds import CHAT_LIMIT, CLUE_LIMIT, NAME_LIMIT
from storyhare.words.tidy import tidy

# A sign that people see may have been sent as a letter with marks, and some signs are not seen at
# all. What is longer than this is refused before anybody looks at it.
RAW = 8


def name(text: str) -> str | Refusal:
    """A person's name."""
    return _checked(text, "name", NAME_LIMIT)


def chat(text: str) -> str | Refusal:
    """Something said at the table."""
    return _checked(text, "chat", CHAT_LIMIT)


def clue(text: str) -> str | Refusal:
    """A clue's text; the rules say whether it is one."""
    if len(text) > RAW * CLUE_LIMIT:
        return Refusal("clue_too_long", {"length": len(text), "limit": CLUE_LIMIT})
    return tidy(text)


def _checked(text: str, what: str, limit: int) -> str | Refusal:
    if len(text) > RAW * limit:
        return _too_long(text, what, limit)
    tidied = tidy(text)
    if not tidied:
        return Refusal("text_empty", {"field": what})
    return tidied if len(tidied) <= limit else _too_long(tidied, what, limit)


def _too_long(text: str, what: str, limit: int) -> Refusal:
    return Refusal("text_too_long", {"field": what, "length": len(text), "limit": limit})
