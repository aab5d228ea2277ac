### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Zo speel je
rules-back = Terug
rules-which = Spelvormen
rules-table = De regels aan deze tafel
rules-table-all = Alle spelregels
rules-table-example = Het voorbeeld wordt met de gewone opties gespeeld.
rules-idea = Een van jullie doet een uitspraak bij een afbeelding. De anderen smokkelen er afbeeldingen bij die ook zouden kunnen passen. Dan raadt iedereen welke het was. Een goede uitspraak brengt sommigen bij de kaart, maar nooit iedereen.
rules-round = Een ronde
rules-four = Vier manieren om te spelen
rules-score = Heb je de doos thuis? Tel hier de punten.
rules-points = Punten
rules-example = Een voorbeeld
rules-more = Goed om te weten
rules-tips = Een uitspraak vinden
rules-tip-precise = Niet te precies: vindt iedereen je kaart, dan levert ze je niets op.
rules-tip-vague = Niet te vaag: vindt niemand ze, dan ook niet.
rules-tip-party = Ze hoeft bij geen kaart te passen: kies woorden waar veel beelden op kunnen antwoorden.
rules-tip-easier = De eerste is het moeilijkst. Met elke ronde gaat het makkelijker.
rules-kinds = Het kan zijn
rules-kind-word = een woord
rules-kind-sound = een geluid
rules-kind-quote = een dichtregel
rules-kind-song = een liedje
rules-kind-film = een film
rules-kind-proverb = een gezegde
rules-kind-made = iets verzonnens
rules-clue = Bijna daar
rules-red = rode stem
rules-teller = verteller
rules-card = Kaart { $number } van { $owner }. { $count ->
        [0] Geen stemmen.
       *[other] Stemmen: { $voters }.
    }

## The four rulesets

rules-about-classic = Het spel zoals het begon: een stapel afbeeldingen, ieder één stem, en een verhaal in elke hand.
rules-about-odyssey = Voor grotere tafels: vanaf zeven spelers mag iedereen twee keer stemmen, en wie zeker is, wordt beloond.
rules-about-party = Niemand zoekt de kaart van de verteller. Iedereen zoekt de kaart die de meeste anderen kiezen.
rules-about-team = Twee aan twee: de een geeft een kaart, de ander stemt, en samen huppelen jullie met één konijn.
rules-fact-players = Spelers
rules-players-classic = 3 tot 6
rules-players-odyssey = 3 tot 12
rules-players-party = 6 tot 12
rules-players-team = 6, 8, 10 of 12, in teams van twee
rules-fact-hand = Hand
rules-hand-classic = 6 kaarten; 7 met drie spelers
rules-hand-odyssey = 6 kaarten; 7 met drie spelers
rules-hand-party = 5 kaarten
rules-hand-team = 4 kaarten
rules-fact-end = Einde
rules-end-classic = als de laatste kaart van de trekstapel getrokken is
rules-end-odyssey = na de ronde waarin iemand 30 punten heeft
rules-end-party = als iedereen één keer verteld heeft
rules-end-team = als iedereen één keer verteld heeft
rules-fact-votes = Stemmen
rules-votes = { $votes ->
        [single] één per speler
        [double] één of twee per speler
        [party] één groene per speler, en één rode voor de verteller
       *[team] één per team
    }
rules-fact-bonus = Stemmen op je kaart
rules-bonus = { $cap ->
        [none] elk een punt, zonder grens
        [0] geen punten
       *[other] elk een punt, hoogstens { $cap } per ronde
    }
rules-fact-clues = Uitspraken
rules-clues = { $kinds ->
        [sound] in woorden of gezongen
        [mime] in woorden of uitgebeeld
        [both] in woorden, gezongen of uitgebeeld
       *[text] in woorden
    }
rules-fact-left = Nog te spelen rondes
rules-fact-pile = Trekstapel

## The steps of a round

rules-step-tell = { $number }. Vertellen
rules-step-give = { $number }. Geven
rules-step-vote = { $number }. Stemmen
rules-step-reveal = { $number }. Onthullen
rules-tell = De verteller kiest een kaart uit de hand, houdt die verborgen en doet een uitspraak: een woord, een regel, een verzonnen gezegde.
rules-tell-party = De verteller doet eerst de uitspraak, voordat iemand de eigen kaarten gezien heeft. Pas dan pakt iedereen de kaarten op.
rules-give = Alle anderen zoeken in hun eigen hand een kaart die bij de uitspraak past en leggen die gedekt erbij. Alle kaarten worden geschud, opengelegd en genummerd.
rules-give-two = De twee anderen zoeken elk in hun eigen hand twee kaarten die bij de uitspraak passen en leggen die gedekt erbij. Alle vijf kaarten worden geschud, opengelegd en genummerd.
rules-give-party = Iedereen, ook de verteller, legt een kaart in die bij de uitspraak past. Alle kaarten worden geschud, opengelegd en genummerd.
rules-give-team = De teamgenoot van de verteller legt een kaart in. In elk ander team doet een van de twee dat. Alle kaarten worden geschud, opengelegd en genummerd.
rules-vote = Iedereen behalve de verteller stemt geheim op de kaart die van de verteller zou kunnen zijn. Je eigen kaart mag niet.
rules-vote-double = Iedereen behalve de verteller stemt geheim op de kaart die van de verteller zou kunnen zijn, nooit op de eigen kaart. Vanaf zeven spelers mag je op één kaart stemmen, of op twee verschillende.
rules-vote-two = Iedereen behalve de verteller stemt geheim op de kaart die van de verteller zou kunnen zijn, nooit op de eigen kaart: op één kaart, of op twee verschillende.
rules-vote-party = Iedereen heeft een groene stem voor de kaart die de meeste anderen zullen kiezen; je eigen kaart mag. De verteller heeft ook een rode stem, die één kaart bederft.
rules-vote-team = Wie geen kaart gaf, stemt voor het team, in het geheim. Je weet niet welke kaart je teamgenoot heeft ingelegd.
rules-reveal = De kaart van de verteller, de eigenaars en de stemmen worden getoond. De konijnen huppelen, de handen worden aangevuld, en de speler links is de volgende verteller.
rules-reveal-party = De stemmen worden getoond en de konijnen huppelen. De handen worden aangevuld en gaan gedekt door naar links. De speler links is de volgende verteller.

## Points

rules-col-what = Wat er gebeurt
rules-col-teller = Ver­teller
rules-col-finder = Wie de kaart vond
rules-col-others = De anderen
rules-col-each = Elk van hen
rules-col-team-teller = Team van de ver­teller
rules-col-team-finder = Team dat de kaart vond
rules-col-team-others = Andere teams
rules-pt-some = Sommigen vinden de kaart, maar niet iedereen
rules-pt-all = Iedereen vindt de kaart, of niemand
rules-pt-votes = Voor elke stem op een kaart van jou{ $cap ->
        [none] {""}
       *[other] , hoogstens { $cap } per ronde
    }
rules-pt-sure-table = Gevonden met één enkele stem
rules-pt-lone-table = Precies één vindt de kaart
rules-pt-team-lone-table = Precies één stemmer vindt de kaart
rules-pt-sure = Vanaf zeven spelers: gevonden met één enkele stem
rules-pt-lone = Optie “enige vinder”: precies één vindt de kaart
rules-pt-two = Twee op dezelfde kaart
rules-pt-three = Drie op dezelfde kaart
rules-pt-four = Vier op dezelfde kaart
rules-pt-five = Vijf of meer op dezelfde kaart
rules-pt-alone = Alleen op een kaart
rules-pt-red = Op de kaart met de rode stem
rules-pt-team-some = Sommige stemmers vinden de kaart, maar niet allemaal
rules-pt-team-all = Alle stemmers vinden de kaart, of geen
rules-pt-team-mate = Voor elke stem op de kaart van de teamgenoot van de verteller{ $cap ->
        [none] {""}
       *[other] , hoogstens { $cap } per ronde
    }
rules-pt-team-votes = Voor elke stem van een ander team op de kaart van het team{ $cap ->
        [none] {""}
       *[other] , hoogstens { $cap } per ronde
    }
rules-pt-team-lone = Optie “enige vinder”: precies één stemmer vindt de kaart

## Examples

rules-example-classic = Ben vindt kaart 3. Twee anderen dwalen af naar de kaart van Ben, en één naar die van Dao.
rules-example-three = Ada vindt de kaart, Chloé dwaalt af naar een kaart van Ada.
rules-example-odyssey = Ada is zeker met één stem, Ben vindt de kaart met een van zijn twee. Op de kaart van Ada liggen vijf stemmen, drie daarvan tellen.
rules-example-party = Drie vinden elkaar op kaart 3. Op kaart 5 ligt de rode stem, dus de twee stemmers daar krijgen niets. Elif staat alleen.
rules-example-team = Ben vindt de kaart voor zijn team, Farid dwaalt af naar de kaart van Dao.
rules-story-tell = { $name } heeft deze kaart in de hand en zegt: “{ $clue }”
rules-story-tell-party = Nog niemand heeft een kaart gezien. { $name } zegt: “{ $clue }”
rules-story-give = { $names } zoeken in hun hand een beeld dat bedoeld zou kunnen zijn, en leggen het in.
rules-story-give-two = { $names } leggen elk twee beelden in die bedoeld zouden kunnen zijn.
rules-story-give-party = Nu pakt iedereen de kaarten op en legt er één in die past.
rules-story-give-team = { $partner }, uit het team van { $name }, legt een kaart in, en uit elk ander team één speler: { $names }.
rules-story-vote = Geschud en genummerd liggen de kaarten open. Welke is van { $name }? { $names } stemmen in het geheim.
rules-story-vote-party = Geschud en genummerd liggen de kaarten open. Welke kiezen de meesten? Iedereen stemt geheim groen, en { $name } bederft er één met rood.
rules-story-next = { $name } zit links van { $teller } en vertelt daarna.

## Good to know

rules-note-three = Met drie spelers
rules-text-three = Iedereen speelt met zeven handkaarten. De verteller legt één kaart in, de twee anderen leggen er elk twee in, dus liggen er vijf op tafel. Op geen van je eigen twee mag je stemmen.
rules-note-first = Wie begint
rules-text-first = Wie het eerst een uitspraak heeft, vertelt de eerste ronde. De host mag ook iemand kiezen, of het aan het toeval overlaten.
rules-note-win = Wie wint
rules-text-win = De meeste punten winnen. Bij een gelijke stand deel je de overwinning.
rules-note-pile-ends = Het einde van de trekstapel
rules-text-pile-ends = Als de laatste kaart van de trekstapel getrokken is, is het spel uit. De aflegstapel wordt niet opnieuw gebruikt. Boven op het scherm staat hoeveel rondes er zijn.
rules-note-pile-shuffled = Als de trekstapel te klein wordt
rules-text-pile-shuffled = Zijn er te weinig kaarten om alle handen aan te vullen, dan wordt de aflegstapel geschud en onder de trekstapel gelegd. Dan komen er beelden terug.
rules-note-options = Varianten
rules-text-options = Een tafel mag spelen met de enige vinder, met een andere grens voor punten uit stemmen of zonder grens, tot een andere score, voor een aantal vertelbeurten of tot de trekstapel op is. Een uitspraak mag ook uit geluid of gebaren bestaan, als de tafel dat toestaat.
rules-note-options-party = Varianten
rules-text-options-party = Een tafel mag iedereen vaker laten vertellen, tot een score spelen of tot de trekstapel op is. Een uitspraak mag ook uit geluid of gebaren bestaan, als de tafel dat toestaat.
rules-note-pass = De kaarten gaan rond
rules-text-pass = Na elke ronde gaan je kaarten ongezien naar je linkerbuur. Tot er een uitspraak is, kijkt niemand in de eigen kaarten.
rules-note-talk = Overleg in het team
rules-text-talk = Teamgenoten zitten tegenover elkaar. Ze mogen afspreken wie geeft en wie stemt, maar hardop, zodat iedereen het hoort, en nooit over wat er op een kaart staat.
rules-note-own = De eigen kaart
rules-text-own = Je kunt per ongeluk op de kaart van je teamgenoot stemmen. Dan heb je de gezochte kaart niet gevonden, en krijgt je team niets voor die stem.
