"""What each character loves: the sections of the lexicon from which a bot likes to tell."""

from collections.abc import Mapping

from storyhare.views import Character

# Every character has enough to say with any hand of cards (tests/bots/test_characters.py).
LOVES: Mapping[Character, tuple[str, ...]] = {
    "proverbs": ("proverbs", "idioms"),
    "books": ("books-and-films", "paintings"),
    "tales": ("tales",),
    "myths": ("myths", "history"),
    "songs": ("songs-and-music", "stage", "sounds"),
    "feelings": ("feelings", "moods"),
    "journeys": ("journeys", "travel", "moving", "freedom", "sea"),
    "people": ("people", "together", "alone"),
    "time": ("time", "time-and-change", "growing"),
    "everyday": ("modern-life", "work-and-rest", "signs", "school", "occasions", "games"),
    "science": ("science", "sky", "worlds", "weather"),
    "ideas": ("mind", "qualities", "fate"),
}
