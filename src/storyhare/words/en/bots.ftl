### Computer players on the command line.

bots-title = { $players } players, { $rounds } rounds of each pair, seed { $seed }
bots-column-teller = Storyteller
bots-column-crowd = Voters
bots-column-company = They are
bots-column-found = A voter finds it
bots-column-chance = Against chance
bots-column-some = Found by some, not all
bots-column-decoy = Votes a decoy
bots-column-time = p95 a decision
bots-guest-title = One guest at a table of the other families, as storyteller and as voter
bots-column-guest = Guest
bots-column-finds = The guest finds it
bots-company-self = itself*
bots-company-kin = kin*
bots-company-strangers = strangers
bots-times = { $times } × ({ $low }–{ $high })
bots-share = { $mean } ({ $low }–{ $high })
bots-footnote = Half of what there is to know is hidden from every single player. Only the rows among strangers are results, those with * flatter; in brackets the 95 % interval.
bots-no-encoder = Only the lexicon’s family is here: install storyhare[bots] to let it meet strangers.
bots-no-such-strength = A strength is one of { $names }.
bots-players = Say for how many players, from { $least } to { $most }, for instance 4,6.
simulate-no-such-bot = There is no bot called { $bot }. There are: { $names }.
simulate-bots = Who played, seat by seat: { $names }
