"""The four rulesets and their options, as data, and the check that a set-up can be played."""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal, assert_never, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from storyhare.rules.bounds import EVERY_PLAYER, UP_TO_TWICE, Id, Number
from storyhare.rules.refusals.refusal import Notice, Refusal

Card = Id
Cards = Annotated[tuple[Card, ...], EVERY_PLAYER]
CardsToCheck = Annotated[tuple[Card, ...], UP_TO_TWICE]
ClueKind = Literal["text", "sound", "mime"]
ClueKinds = Annotated[tuple[ClueKind, ...], Meta(max_length=len(get_args(ClueKind)))]
RulesetName = Literal["classic", "odyssey", "party", "team"]
# Whose cards are played with: those of a deck that is dealt here, or those of the box on the table.
CardSource = Literal["deck", "box"]


class EndAt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An end at a score, or after everyone has told a number of times: exactly one of the two."""

    score: Number | None = None
    tellings: Number | None = None

    def __post_init__(self) -> None:
        if (self.score is None) == (self.tellings is None):
            raise ValueError("an end names either a score or a number of tellings")


End = Literal["pile"] | EndAt


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options that a table may set; UNSET means the ruleset's own value."""

    lone_finder: bool = False
    end: End | UnsetType = UNSET
    bonus_cap: Number | UnsetType | None = UNSET
    double_vote: bool | UnsetType = UNSET
    first_storyteller: Literal["first_clue", "random"] | Number = "first_clue"
    clue_kinds: ClueKinds = ("text",)
    cards: CardSource = "deck"


class Ruleset(Struct, frozen=True):
    """The facts in which the rulesets differ, for one of them."""

    players: tuple[int, ...]
    hand: int
    clue: Literal["from a card", "before the cards"]
    givers: Literal["others", "everyone", "teams"]
    scoring: Literal["standard", "crowd"]
    end: End
    bonus_cap: int | None = None
    votes_for_own: bool = False
    red_vote: bool = False
    passes_hands: bool = False
    options: frozenset[str] = frozenset()


RULESETS: dict[RulesetName, Ruleset] = {
    "classic": Ruleset(
        players=(3, 4, 5, 6),
        hand=6,
        clue="from a card",
        givers="others",
        scoring="standard",
        end="pile",
        options=frozenset({"lone_finder", "bonus_cap"}),
    ),
    "odyssey": Ruleset(
        players=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
        hand=6,
        clue="from a card",
        givers="others",
        scoring="standard",
        end=EndAt(score=30),
        bonus_cap=3,
        options=frozenset({"lone_finder", "bonus_cap", "double_vote"}),
    ),
    "party": Ruleset(
        players=(6, 7, 8, 9, 10, 11, 12),
        hand=5,
        clue="before the cards",
        givers="everyone",
        scoring="crowd",
        end=EndAt(tellings=1),
        votes_for_own=True,
        red_vote=True,
        passes_hands=True,
    ),
    "team": Ruleset(
        players=(6, 8, 10, 12),
        hand=4,
        clue="from a card",
        givers="teams",
        scoring="standard",
        end=EndAt(tellings=1),
        bonus_cap=3,
        options=frozenset({"lone_finder", "bonus_cap"}),
    ),
}

HAND_OF_THREE = 7
# Each of the two boxes has 84 cards; people may have added more.
CARDS_IN_BOX = 84
GIVES_OF_THREE = 2
DOUBLE_VOTE_FROM = 7
# Bounds that only catch typing errors.
HIGHEST = {"bonus_cap": 99, "score": 999, "tellings": 20}
# The winner's points per round, by number of players, in games to 30 points: measured over 400
# games of random players for each value (bench/pace.py).
LEADER_PACE: dict[RulesetName, dict[int, float]] = {
    "classic": {3: 2.5, 4: 2.6, 5: 2.6, 6: 2.6},
    "odyssey": {
        3: 2.5, 4: 2.6, 5: 2.6, 6: 2.6, 7: 3.1, 8: 3.1, 9: 3.1, 10: 3.0, 11: 3.0, 12: 3.0,
    },
    "party": {6: 1.5, 7: 1.6, 8: 1.7, 9: 1.8, 10: 1.8, 11: 1.9, 12: 1.9},
    "team": {6: 2.2, 8: 2.4, 10: 2.5, 12: 2.5},
}  # fmt: skip


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is decided before the cards are dealt."""

    ruleset: str
    players: int
    deck: tuple[Card, ...]
    options: Options = Options()


class Rules(Struct, frozen=True):
    """The rules of one game: a ruleset with its options, for a number of players.

    A seat casts up to `most_votes` green votes; with a `red_vote` the storyteller casts one, too.
    With the cards of the box nobody holds cards here: a card is known by its number in the row.
    """

    ruleset: RulesetName
    players: int
    hand: int
    gives: int
    clue: Literal["from a card", "before the cards"]
    givers: Literal["others", "everyone", "teams"]
    scoring: Literal["standard", "crowd"]
    end: End
    bonus_cap: int | None
    double_vote: bool
    most_votes: int
    votes_for_own: bool
    red_vote: bool
    lone_finder: bool
    passes_hands: bool
    first_storyteller: Literal["first_clue", "random"] | int
    clue_kinds: tuple[ClueKind, ...]
    cards: CardSource
    cards_on_table: int
    voters: int

    @property
    def fewest_cards(self) -> int:
        """The smallest possible deck; if the pile ends the game, one card must be left in it."""
        if self.cards == "box":
            return 0
        return self.players * self.hand + (self.end == "pile")

    @property
    def numbers(self) -> tuple[Card, ...]:
        """The cards of the box that lie on the table, by their numbers."""
        return tuple([str(number) for number in range(1, self.cards_on_table + 1)])

    def partner(self, seat: int) -> int | None:
        """The seat of the partner, in team."""
        if self.givers != "teams":
            return None
        return (seat + self.players // 2) % self.players

    def left_of(self, seat: int) -> int:
        """The next seat, to the left."""
        return (seat + 1) % self.players

    def who_votes(self, storyteller: int, owners: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that vote, given the owners of the cards on the table."""
        seats = range(self.players)
        match self.givers:
            case "others":
                return tuple([seat for seat in seats if seat != storyteller])
            case "everyone":
                return tuple(seats)
            case "teams":
                return tuple([seat for seat in seats if seat not in owners])
            case other:
                assert_never(other)

    def goal_reached(self, scores: Iterable[int], rounds: int) -> bool:
        """Whether scores or rounds end the game; the end of the pile is checked elsewhere."""
        if self.end == "pile":
            return False
        if self.end.score is not None:
            return max(scores) >= self.end.score
        assert self.end.tellings is not None
        return rounds >= self.end.tellings * self.players


class Rounds(Struct, frozen=True):
    """How many rounds a game takes: an estimate for a target score, else exact."""

    number: Number
    exact: bool


def settle(ruleset: str, options: Options, players: int) -> Rules | Refusal:
    """The rules for a number of players, or why this combination cannot be played."""
    if ruleset not in RULESETS:
        return Refusal("unknown_ruleset", {"ruleset": ruleset})
    name: RulesetName = ruleset
    facts = RULESETS[name]
    refusal = _wrong_number_of_players(name, facts, players) or _wrong_option(
        name, facts, options, players
    )
    if refusal is not None:
        return refusal
    gives = GIVES_OF_THREE if players == 3 else 1
    cards_on_table, voters = _size_of_a_round(facts, players, gives)
    wanted = options.double_vote is not False and "double_vote" in facts.options
    double_vote = wanted and players >= DOUBLE_VOTE_FROM
    return Rules(
        ruleset=name,
        players=players,
        hand=_hand(facts, options, players),
        gives=gives,
        clue=facts.clue,
        givers=facts.givers,
        scoring=facts.scoring,
        end=facts.end if options.end is UNSET else options.end,
        bonus_cap=facts.bonus_cap if options.bonus_cap is UNSET else options.bonus_cap,
        double_vote=double_vote,
        most_votes=2 if double_vote else 1,
        votes_for_own=facts.votes_for_own,
        red_vote=facts.red_vote,
        lone_finder=options.lone_finder,
        passes_hands=facts.passes_hands,
        first_storyteller=options.first_storyteller,
        clue_kinds=options.clue_kinds,
        cards=options.cards,
        cards_on_table=cards_on_table,
        voters=voters,
    )


def plan(setup: Setup) -> Rules | Refusal:
    """The rules for a set-up, whose deck is checked too, or why it cannot be played."""
    rules = settle(setup.ruleset, setup.options, setup.players)
    if isinstance(rules, Refusal):
        return rules
    cards = len(setup.deck)
    if cards and rules.cards == "box":
        return Refusal("box_has_its_own_cards")
    if cards < rules.fewest_cards:
        return Refusal("deck_too_small", {"needed": rules.fewest_cards, "cards": cards})
    if len(set(setup.deck)) < cards:
        twice, _ = Counter(setup.deck).most_common(1)[0]
        return Refusal("deck_repeats_card", {"card": twice})
    return rules


def expected_rounds(rules: Rules, cards: int) -> Rounds:
    """How many rounds a game will take."""
    end = rules.end
    if end == "pile":
        from_box = rules.cards == "box"
        hand = _hand(RULESETS[rules.ruleset], Options(), rules.players)
        drawn = (CARDS_IN_BOX if from_box else cards) - rules.players * hand
        return Rounds(-(-drawn // rules.cards_on_table), exact=not from_box)
    if end.tellings is not None:
        return Rounds(rules.players * end.tellings, exact=True)
    assert end.score is not None
    pace = LEADER_PACE[rules.ruleset][rules.players]
    return Rounds(max(1, round(end.score / pace)), exact=False)


def notices(rules: Rules, cards: int) -> tuple[Notice, ...]:
    """Hints for the lobby about a set-up that can be played."""
    said = []
    comfortable = rules.players * rules.hand + rules.cards_on_table
    if cards < comfortable and rules.end != "pile" and rules.cards == "deck":
        said.append(Notice("deck_is_tight", {"needed": comfortable, "cards": cards}))
    if rules.lone_finder and rules.voters == 2:
        said.append(Notice("every_find_is_lone"))
    if expected_rounds(rules, cards) == Rounds(1, exact=True):
        said.append(Notice("one_round_only"))
    return tuple(said)


def _hand(facts: Ruleset, options: Options, players: int) -> int:
    """How many cards a player holds here; those of the box are in people's real hands."""
    if options.cards == "box":
        return 0
    return HAND_OF_THREE if players == 3 else facts.hand


def _size_of_a_round(facts: Ruleset, players: int, gives: int) -> tuple[int, int]:
    """How many cards are on the table in a round, and how many seats vote."""
    match facts.givers:
        case "others":
            return 1 + (players - 1) * gives, players - 1
        case "everyone":
            return players, players
        case "teams":
            teams = players // 2
            return teams + 1, teams - 1
        case other:
            assert_never(other)


def _wrong_number_of_players(name: RulesetName, facts: Ruleset, players: int) -> Refusal | None:
    if players in facts.players:
        return None
    least, most = facts.players[0], facts.players[-1]
    told = {"ruleset": name, "players": players}
    if players < least:
        return Refusal("too_few_players", told | {"least": least, "missing": least - players})
    if players > most:
        return Refusal("too_many_players", told | {"most": most, "extra": players - most})
    return Refusal("players_without_partner", told)


def _wrong_option(
    name: RulesetName, facts: Ruleset, options: Options, players: int
) -> Refusal | None:
    asked = {
        "lone_finder": options.lone_finder,
        "bonus_cap": options.bonus_cap is not UNSET and options.bonus_cap is not None,
        "double_vote": options.double_vote is True,
    }
    for option, wanted in asked.items():
        if wanted and option not in facts.options:
            return Refusal("option_not_in_ruleset", {"option": option, "ruleset": name})
    if isinstance(options.bonus_cap, int) and not 0 <= options.bonus_cap <= HIGHEST["bonus_cap"]:
        return _out_of_range("bonus_cap", options.bonus_cap, 0)
    if isinstance(options.end, EndAt):
        for goal in ("score", "tellings"):
            number = getattr(options.end, goal)
            if number is not None and not 1 <= number <= HIGHEST[goal]:
                return _out_of_range(goal, number, 1)
    first = options.first_storyteller
    if isinstance(first, int) and not 0 <= first < players:
        return Refusal("no_such_seat", {"seat": first, "players": players})
    if "text" not in options.clue_kinds:
        return Refusal("text_is_always_allowed")
    return None


def _out_of_range(option: str, value: int, least: int) -> Refusal:
    return Refusal(
        "option_out_of_range",
        {"option": option, "value": value, "least": least, "most": HIGHEST[option]},
    )
