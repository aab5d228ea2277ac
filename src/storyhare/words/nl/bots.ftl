### Computer players on the command line.

bots-title = { $players } spelers, { $rounds } rondes per paar, startwaarde { $seed }
bots-column-teller = Verteller
bots-column-crowd = Stemmers
bots-column-company = De anderen zijn
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
bots-footnote = Elke speler ziet maar de helft van wat er te weten valt. Alleen de regels met vreemden tellen; die met * vallen te gunstig uit. Tussen haakjes het 95%-betrouwbaarheidsinterval.
bots-no-encoder = Alleen de bots van het lexicon zijn geïnstalleerd: installeer storyhare[bots], dan kunnen ze met vreemden spelen.
bots-no-such-strength = Die speelsterkte bestaat niet. Kies uit: { $names }.
bots-tables-title = Tafels zoals de lobby ze maakt: elk { $rounds } rondes, startwaarde { $seed }
bots-column-table = Tafel
bots-column-everyone = Iedereen vindt de kaart
bots-column-no-one = Niemand vindt de kaart
bots-column-agree = Twee stemmen gelijk
bots-column-meets = Helft op één kaart
bots-column-points = Punten: verteller / anderen
bots-column-words = Meerdere woorden
bots-column-partners = Paar scoort
bots-clues-title = Uitspraken in alle rondes, in procenten
bots-column-language = Taal
bots-column-again = Herhaald in een spel
bots-kind = { $kind ->
        [saying] Gezegde
        [title] Titel
        [mood] Stemming
        [question] Vraag
        [half] Half spreekwoord
        [words] Woorden
       *[word] Woord
    }
bots-person-title = Een gast met uitspraken van mensen: de gast / de bots
bots-reading = { $strength }: bij uitspraken van mensen de juiste van zes kaarten in { $share }
bots-tables-footnote = De cijfers zijn percentages van de rondes (“Een stemmer vindt de kaart” en “Twee stemmen gelijk”: van de stemmen), ± het 95%-interval. Helft op één kaart: minstens de helft van de stemmen ligt op dezelfde kaart. Paar scoort: het paar van de verteller krijgt punten.
bots-no-such-part = { $part } bestaat niet. Er zijn: { $names }.
bots-players = Geef op voor hoeveel spelers ({ $least } tot en met { $most }), bijvoorbeeld 4,6.
simulate-no-such-bot = Er is geen bot die { $bot } heet. Er zijn: { $names }.
simulate-bots = Wie er speelde, plaats voor plaats: { $names }
