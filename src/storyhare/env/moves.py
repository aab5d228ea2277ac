"""Numbers the moves of an agent, and converts between numbers and commands.

With C cards in the deck, T cards on the table and W words the numbers are, in this order:
tell (C·W, or W in party), give a card (C), vote for one number (T), vote for two (T·T), and in
party the storyteller's green and red vote (T·T).
"""

from msgspec import Struct

from storyhare.rules import (
    Card,
    Clue,
    Give,
    MayGive,
    MayTell,
    MayVote,
    Offer,
    Rules,
    SeatCommand,
    Tell,
    Vote,
)


class Moves(Struct, frozen=True):
    """The numbering of the moves of one game."""

    deck: tuple[Card, ...]
    words: tuple[str, ...]
    rules: Rules

    @property
    def count(self) -> int:
        """How many moves are numbered."""
        table = self.rules.cards_on_table
        return self._gives + self._gifts + table + 2 * table * table

    @property
    def _gives(self) -> int:
        blind = self.rules.clue == "before the cards"
        return len(self.words) * (1 if blind else len(self.deck))

    @property
    def _gifts(self) -> int:
        cards = len(self.deck)
        return cards if self.rules.gives == 1 else cards * cards

    @property
    def _votes(self) -> int:
        return self._gives + self._gifts

    def legal(self, offers: tuple[Offer, ...]) -> list[int]:
        """The numbers of all moves that the offers allow, except taking a card back."""
        found: list[int] = []
        for offer in offers:
            match offer:
                case MayTell(cards):
                    found += self._tellings(cards)
                case MayGive(cards, number):
                    found += self._givings(cards, number)
                case MayVote(numbers, most, red):
                    found += self._ballots(numbers, most, red)
        return found

    def command(self, action: int) -> SeatCommand:
        """The command that a number stands for."""
        cards, table = len(self.deck), self.rules.cards_on_table
        if action < self._gives:
            card, word = divmod(action, len(self.words))
            blind = self.rules.clue == "before the cards"
            return Tell(Clue(self.words[word]), None if blind else self.deck[card])
        if action < self._votes:
            given = action - self._gives
            places = [given] if self.rules.gives == 1 else [*divmod(given, cards)]
            return Give(tuple([self.deck[place] for place in places]))
        vote = action - self._votes
        if vote < table:
            return Vote((vote + 1,))
        pair, (first, second) = vote - table, divmod((vote - table) % (table * table), table)
        if pair < table * table:
            return Vote((first + 1, second + 1))
        return Vote((first + 1,), second + 1)

    def _tellings(self, cards: tuple[Card, ...]) -> list[int]:
        words = len(self.words)
        places = [self.deck.index(card) for card in cards] or [0]
        return [place * words + word for place in places for word in range(words)]

    def _givings(self, cards: tuple[Card, ...], number: int) -> list[int]:
        places = [self.deck.index(card) for card in cards]
        if number == 1:
            return [self._gives + place for place in places]
        size = len(self.deck)
        return [self._gives + a * size + b for a in places for b in places if a != b]

    def _ballots(self, numbers: tuple[int, ...], most: int, red: tuple[int, ...]) -> list[int]:
        table = self.rules.cards_on_table
        pairs = self._votes + table
        if red:
            spoiled = pairs + table * table
            return [spoiled + (a - 1) * table + b - 1 for a in numbers for b in red]
        found = [self._votes + number - 1 for number in numbers]
        if most > 1:
            found += [pairs + (a - 1) * table + b - 1 for a in numbers for b in numbers if a != b]
        return found
