"""A fake bot process: one deck crashes it, another one hangs it; otherwise it moves."""

import os
import sys
import time

import msgspec

from storyhare.live import Question
from storyhare.rules import Clue, Tell
from storyhare.server.bots.process import NOTHING, decks_of
from storyhare.server.bots.worker import read, write


def main() -> None:
    """Answer until nobody asks any longer."""
    questions, moves = sys.stdin.buffer, sys.stdout.buffer
    write(moves, NOTHING)
    while (body := read(questions)) is not None:
        question = msgspec.msgpack.decode(body, type=Question)
        if "deadly" in decks_of(question):
            os._exit(1)
        if "endless" in decks_of(question):
            time.sleep(3600)
        write(moves, msgspec.msgpack.encode(Tell(Clue("a move"), question.deck[0])))


if __name__ == "__main__":
    main()
