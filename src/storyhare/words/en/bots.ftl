### Computer players on the command line.
### Where: terminal.

bots-title = { $players } players, { $rounds } rounds of each pair, seed { $seed }
bots-column-teller = Storyteller
bots-column-crowd = Voters
bots-column-company = The others are
bots-column-found = A voter finds it
bots-column-chance = Against chance
bots-column-some = Found by some, not all
bots-column-decoy = Votes a decoy
bots-column-time = p95 per decision
bots-guest-title = One guest at a table of the other families, as storyteller and as voter
bots-column-guest = Guest
bots-column-finds = The guest finds it
bots-company-self = itself*
bots-company-kin = kin*
bots-company-strangers = strangers
bots-times = { $times } × ({ $low }–{ $high })
bots-share = { $mean } ({ $low }–{ $high })
bots-footnote = Each player sees only half of what could be known. Only rows against strangers count; rows marked * look better than they are. Brackets: 95% interval.
bots-no-encoder = Only the lexicon’s family is here: install storyhare[bots] to let it meet strangers.
bots-no-such-strength = There’s no such strength. Choose one of { $names }.
bots-tables-title = Tables as the lobby makes them: { $rounds } rounds each, seed { $seed }
bots-column-table = Table
bots-column-everyone = Everyone finds it
bots-column-no-one = No one does
bots-column-agree = Two votes agree
bots-column-meets = Half on one card
bots-column-points = Points: teller / others
bots-column-words = Several words
bots-column-partners = Pair scores
bots-clues-title = Clues in all rounds, in percent
bots-column-language = Language
bots-column-again = Repeated in a game
bots-kind = { $kind ->
        [saying] Saying
        [title] Title
        [mood] Mood
        [question] Question
        [half] Half a proverb
        [words] Words
       *[word] Word
    }
bots-person-title = A guest who gives people’s clues: the guest / the bots
bots-reading = { $strength }: the right card of six by people’s clues in { $share }
bots-tables-footnote = Figures are percentages of rounds (“A voter finds it” and “Two votes agree”: of votes), ± the 95% interval. Half on one card: at least half of the votes are on the same card. Pair scores: the storyteller’s pair gets points.
bots-no-such-part = { $part } isn’t one of { $names }.
bots-players = Choose the numbers of players, from { $least } to { $most }, for instance 4,6.
simulate-no-such-bot = There is no bot called { $bot }. There are: { $names }.
simulate-bots = Who played, seat by seat: { $names }
