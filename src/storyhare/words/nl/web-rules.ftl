### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Zo speel je
rules-back = Terug
rules-which = Spelvormen
rules-idea = Een van jullie doet een uitspraak bij een afbeelding. De anderen smokkelen er afbeeldingen bij die ook zouden kunnen passen. Dan raadt iedereen welke het was. Een goede uitspraak brengt sommigen bij de kaart, maar nooit iedereen.
rules-round = Een ronde
rules-four = Vier manieren om te spelen
rules-score = Heb je de doos thuis? Tel hier de punten.
rules-points = Punten
rules-example = Een voorbeeld
rules-more = Goed om te weten
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

## The steps of a round

rules-step-tell = { $number }. Vertellen
rules-step-give = { $number }. Geven
rules-step-vote = { $number }. Stemmen
rules-step-reveal = { $number }. Onthullen
rules-tell = De verteller kiest een kaart uit de hand, houdt die verborgen en doet een uitspraak: een woord, een regel, een verzonnen gezegde.
rules-tell-party = De verteller doet eerst de uitspraak, voordat iemand de eigen kaarten gezien heeft. Pas dan pakt iedereen de kaarten op.
rules-give = Alle anderen zoeken in hun eigen hand een kaart die bij de uitspraak past en leggen die gedekt erbij. Alle kaarten worden geschud, opengelegd en genummerd.
rules-give-party = Iedereen, ook de verteller, legt een kaart in die bij de uitspraak past. Alle kaarten worden geschud, opengelegd en genummerd.
rules-give-team = De teamgenoot van de verteller legt een kaart in. In elk ander team doet een van de twee dat. Alle kaarten worden geschud, opengelegd en genummerd.
rules-vote = Iedereen behalve de verteller stemt geheim op de kaart die van de verteller zou kunnen zijn. Je eigen kaart mag niet.
rules-vote-double = Iedereen behalve de verteller stemt geheim op de kaart die van de verteller zou kunnen zijn, nooit op de eigen kaart. Vanaf zeven spelers mag je op één kaart stemmen, of op twee verschillende.
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
rules-pt-votes = Voor elke stem op een kaart van jou
rules-pt-votes-capped = Voor elke stem op een kaart van jou, hoogstens 3 per ronde
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
rules-pt-team-mate = Voor elke stem op de kaart van de teamgenoot van de verteller, hoogstens 3 per ronde
rules-pt-team-votes = Voor elke stem van een ander team op de kaart van het team, hoogstens 3 per ronde
rules-pt-team-lone = Optie “enige vinder”: precies één stemmer vindt de kaart

## Examples

rules-example-classic = Ada vertelt. Ben vindt kaart 3. Twee anderen dwalen af naar de kaart van Ben, en één naar die van Dao.
rules-example-three = Ben vertelt met één kaart, de anderen leggen er elk twee in. Ada vindt de kaart, Chloé dwaalt af naar een kaart van Ada.
rules-example-odyssey = Chloé vertelt. Ada is zeker met één stem, Ben vindt de kaart met een van zijn twee. Op de kaart van Ada liggen vijf stemmen, drie daarvan tellen.
rules-example-party = Dao vertelt. Drie vinden elkaar op kaart 3. Op kaart 5 ligt de rode stem, dus de twee stemmers daar krijgen niets. Elif staat alleen.
rules-example-team = Ada vertelt, Dao is de teamgenoot. Ben vindt de kaart voor zijn team, Farid dwaalt af naar de kaart van Dao.

## Good to know

rules-note-three = Met drie spelers
rules-text-three = Iedereen speelt met zeven handkaarten. De verteller legt één kaart in, de twee anderen leggen er elk twee in, dus liggen er vijf op tafel. Op geen van je eigen twee mag je stemmen.
rules-note-first = Wie begint
rules-text-first = Wie het eerst een uitspraak heeft, vertelt de eerste ronde. De host mag ook iemand kiezen, of het aan het toeval overlaten.
rules-note-win = Wie wint
rules-text-win = De meeste punten winnen. Bij een gelijke stand deel je de overwinning.
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
