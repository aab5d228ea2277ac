### Computer players on the command line.

bots-title = { $players } spelers, { $rounds } rondes per paar, startwaarde { $seed }
bots-column-teller = Verteller
bots-column-crowd = Stemmers
bots-column-company = Ze zijn
bots-column-found = Een stemmer vindt de kaart
bots-column-chance = Tegenover toeval
bots-column-some = Gevonden door sommigen, niet iedereen
bots-column-decoy = Stemmen per lokkaart
bots-column-time = p95 per beslissing
bots-guest-title = Een gast aan de tafel van de andere families, als verteller en als stemmer
bots-column-guest = Gast
bots-column-finds = De gast vindt de kaart
bots-company-self = dezelfde*
bots-company-kin = verwant*
bots-company-strangers = vreemden
bots-times = { $times } × ({ $low }–{ $high })
bots-share = { $mean } ({ $low }–{ $high })
bots-footnote = De helft van wat er te weten valt, is voor elke speler verborgen. Alleen de regels onder vreemden zijn resultaten, die met * vleien; tussen haakjes het 95%-interval.
bots-no-encoder = Alleen de familie van het lexicon is hier: installeer storyhare[bots] om die vreemden te laten ontmoeten.
bots-no-such-strength = Een sterkte is een van { $names }.
bots-players = Zeg voor hoeveel spelers, van { $least } tot { $most }, bijvoorbeeld 4,6.
simulate-no-such-bot = Er is geen bot die { $bot } heet. Er zijn: { $names }.
simulate-bots = Wie er speelde, plaats voor plaats: { $names }
