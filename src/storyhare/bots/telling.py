"""How a bot tells: it imagines other minds at the table, and aims at some of them, as people do.

The others are not copies of itself: each has thoughts and gaps of its own, and what everybody has
seen of earlier rounds says how readily each of them finds a card.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from storyhare.bots.blind import vague_clues
from storyhare.bots.candidates import Candidate, candidates
from storyhare.bots.minds import Mind, mind_of
from storyhare.bots.policy import Decision, shares
from storyhare.bots.scorers.scorer import standard
from storyhare.bots.scorers.thoughts import hear
from storyhare.bots.strengths import STRENGTHS
from storyhare.rules import Clue, MayTell, Tell

# The share of voters it wants to be found by, by the number of voters. It is foreseen too low,
# since the others seldom give the best of their hands and the clues are chosen: it comes to about
# half.
AIM = {1: 0.5, 2: 0.4, 3: 0.6}
AIM_OF_MANY = 0.95
# People do not aim as well as they could: one round they dare, the next they want to be understood.
# So far down and up a round's mood may lead it from its aim; beyond 0 and 1 it takes the hardest
# or the easiest clue it has.
DARING, OPEN = 2.3, 0.85
# In so many rounds it tells only of what it loves, if there is something to tell.
FOND = 0.6
# How much it corrects its aim after a round of its own that everybody, or nobody, found.
LESSON, MOST_LESSONS = 0.25, 2
# How far what is known of a voter changes how sure it is taken to be; so many rounds count as one.
USUAL_ROUNDS, SUREST, BLINDEST = 3.0, 0.6, 1.8
# A voter finds so many cards, as people do at tables of four to six.
USUALLY_FOUND = 0.45
UNKNOWN_TASTE = 0.5
# It imagines so many tables, and weighs so many clues of a card.
TABLES = 6
LEAST_MINDS = 6
CLUES_OF_A_CARD = 3
BROAD_CARDS = 12
BROAD_CLUES = 2


class Imagined(Struct, frozen=True):
    """The other voters as a storyteller imagines them, and hands from which they could give."""

    cards: tuple[str, ...]
    minds: tuple[Mind, ...]
    voters: int
    tables: tuple[tuple[tuple[int, ...], ...], ...]


def tell(made: Decision, offer: MayTell) -> Tell:
    """A card and a clue for it; in party the clue comes first."""
    if not offer.cards:
        return Tell(Clue(_broad(made)), None)
    card, clue = _chosen(made, offer.cards)
    return Tell(Clue(clue), card)


def _chosen(made: Decision, cards: Sequence[str]) -> tuple[str, str]:
    """The card and the clue that are found by about as many as is good."""
    others = _imagine(made, cards)
    aim = AIM.get(others.voters, AIM_OF_MANY) + LESSON * _lean(made)
    aim += made.strength.moody * made.luck.uniform(-DARING, OPEN)
    tried = []
    for one in _offered(made, cards):
        missed = abs(_foreseen(made, one, others) - aim)
        tried.append((missed, one.card, one.clue))
        if made.hurried():
            break
    if not tried:
        return made.luck.choice(cards), _vague(made)
    tried.sort(key=lambda option: option[0])
    _, card, clue = made.luck.choice(tried[: made.strength.choice])
    return card, clue


def _offered(made: Decision, cards: Sequence[str]) -> list[Candidate]:
    """Clues for every card in hand, in a random order, since there may be no time for all."""
    found: list[Candidate] = []
    fond = made.luck.random() < FOND
    for card in made.luck.sample(cards, len(cards)):
        found += candidates(made, card, CLUES_OF_A_CARD, fond=fond)
        if made.hurried():  # some scorers look at each picture for seconds
            break
    loved = [one for one in found if one.loved]
    return made.luck.sample(loved or found, len(loved or found))


def _lean(made: Decision) -> int:
    """What its own tellings of this game have taught it: above 0 they were too hard."""
    lean = 0
    for past in made.context.rounds:
        if past.storyteller == made.seat.seat:
            lean += (not past.finders) - (len(past.finders) == len(past.voters))
    return max(-MOST_LESSONS, min(MOST_LESSONS, lean))


# -- other minds -----------------------------------------------------------------------------------


def _imagine(made: Decision, cards: Sequence[str]) -> Imagined:
    """Minds for the others, and tables: hands that decoys could come from, as places."""
    rules, luck = made.public.rules, made.luck
    seats = [seat for seat in range(rules.players) if seat != made.seat.seat]
    voters = (rules.players // 2 if rules.ruleset == "team" else rules.players) - 1
    luck.shuffle(seats)
    # More minds than voters, where there are few: any of them could sit there.
    minds = [_imagined_mind(made, seats[at % voters]) for at in range(max(voters, LEAST_MINDS))]
    decoys = {3: 4}.get(rules.players, voters + (rules.ruleset == "team"))
    others = [card for card in made.context.deck if card not in cards]
    size = max(1, min(rules.hand, len(others) // decoys))
    tables = []
    for _ in range(TABLES):
        places = luck.sample(range(1, len(others) + 1), min(size * decoys, len(others)))
        hands = [tuple(places[at : at + size]) for at in range(0, len(places), size)]
        tables.append(tuple(hands))
    return Imagined(tuple(others), tuple(minds), voters, tuple(tables))


def _imagined_mind(made: Decision, seat: int) -> Mind:
    """A stranger, as sure of itself as the seat has been in this game."""
    medium, usual = STRENGTHS["medium"], USUAL_ROUNDS * USUALLY_FOUND
    finds = [seat in past.finders for past in made.context.rounds if seat in past.voters]
    skill = (sum(finds) + usual) / (USUALLY_FOUND * len(finds) + usual)
    factor = max(SUREST, min(BLINDEST, 1 / skill))
    mind = mind_of(made.luck.getrandbits(32), medium)
    # Of a stranger's taste nothing can be said, but that there is one.
    return replace(mind, taste=0.0, heat=(mind.heat + UNKNOWN_TASTE * medium.taste) * factor)


def _foreseen(made: Decision, one: Candidate, others: Imagined) -> float:
    """The share of voters who would find a card."""
    cards = (one.card, *others.cards)
    heard = hear(made.scorer, one.clue, made.context.language, cards)
    fits = [mind.fit(heard, cards) for mind in others.minds]
    found = 0.0
    for table, hands in enumerate(others.tables):
        sit = [(table * others.voters + at) % len(fits) for at in range(others.voters)]
        decoys = [
            max(hand, key=fits[sit[at % len(sit)]].__getitem__) for at, hand in enumerate(hands)
        ]
        for at, who in enumerate(sit):
            # Nobody votes for what they gave themselves.
            open_to_it = [fits[who][place] for place in (0, *decoys[:at], *decoys[at + 1 :])]
            found += shares(open_to_it, others.minds[who].heat)[0]
    return found / (len(others.tables) * others.voters)


# -- before the cards are seen ---------------------------------------------------------------------


def _broad(made: Decision) -> str:
    """Party: words first. A clue that several cards of a usual hand fit."""
    deck, luck = made.context.deck, made.luck
    cards = luck.sample(deck, min(BROAD_CARDS, len(deck)))
    fond, broad = luck.random() < FOND, []
    for one in [one for card in cards for one in candidates(made, card, BROAD_CLUES, fond=fond)]:
        heard = hear(made.scorer, one.clue, made.context.language, deck)
        fits = standard(made.mind.fit(heard, deck))
        broad.append((sum([fit > 1.0 for fit in fits]), one.clue))
        if made.hurried():
            break
    if not broad:
        return _vague(made)
    broad.sort(reverse=True)
    return luck.choice(broad[: made.strength.choice])[1]


def _vague(made: Decision) -> str:
    vague = vague_clues(made.context.language)
    return made.luck.choice([clue for clue in vague if clue not in made.context.told] or vague)
