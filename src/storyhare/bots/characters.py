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
# The loved sections by whose they are: 0 is nobody's, 1 the first character's.
SECTIONS: Mapping[str, int] = {
    section: at for at, loved in enumerate(LOVES.values(), 1) for section in loved
}
