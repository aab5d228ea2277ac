"""How long a name, a clue and a message may be, once they are tidy."""

from storyhare.rules import CLUE_LIMIT, Refusal
from storyhare.words.tidy import tidy

NAME_LIMIT = 20
CHAT_LIMIT = 300


def name(text: str) -> str | Refusal:
    """A person's name."""
    return _checked(text, "name", NAME_LIMIT)


def clue(text: str) -> str:
    """A clue's text; the rules say whether it is one."""
    return tidy(text[: 4 * CLUE_LIMIT])


def chat(text: str) -> str | Refusal:
    """Something said at the table."""
    return _checked(text, "chat", CHAT_LIMIT)


def _checked(text: str, what: str, limit: int) -> str | Refusal:
    tidied = tidy(text)
    if not tidied:
        return Refusal("text_empty", {"field": what})
    if len(tidied) > limit:
        return Refusal("text_too_long", {"field": what, "length": len(tidied), "limit": limit})
    return tidied
