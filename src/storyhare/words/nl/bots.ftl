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
bots-tables-title = Tafels zoals de lobby ze maakt: elk { $rounds } ronden, startwaarde { $seed }
bots-column-table = Tafel
bots-column-everyone = Iedereen vindt hem
bots-column-no-one = Niemand vindt hem
bots-column-agree = Twee stemmen gelijk
bots-column-meets = Helft op één kaart
bots-column-points = Punten: verteller / anderen
bots-column-words = Meerdere woorden
bots-column-partners = Paar scoort
bots-clues-title = Hints van alle ronden, in procenten
bots-column-language = Taal
bots-column-again = Herhaald in een spel
bots-kind = { $kind ->
        [saying] Gezegde
        [title] Titel
        [mood] Stemming
        [question] Vraag
        [half] Begin
        [words] Woorden
       *[word] Woord
    }
bots-person-title = Een gast met hints van mensen: de gast / de bots
bots-reading = { $strength }: bij hints van mensen de juiste van zes kaarten in { $share }
bots-tables-footnote = De cijfers zijn procenten van de ronden, of van de stemmen waar een stemmer de kaart vindt en waar er twee gelijk zijn, met de reikwijdte van het 95%-interval. Helft op één kaart: minstens de helft van de stemmen ligt op dezelfde kaart. Paar scoort: het paar dat vertelt krijgt punten.
bots-no-such-part = { $part } bestaat niet. Er zijn: { $names }.
bots-players = Zeg voor hoeveel spelers, van { $least } tot { $most }, bijvoorbeeld 4,6.
simulate-no-such-bot = Er is geen bot die { $bot } heet. Er zijn: { $names }.
simulate-bots = Wie er speelde, plaats voor plaats: { $names }
