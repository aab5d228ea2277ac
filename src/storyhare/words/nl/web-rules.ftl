### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Zo speel je
rules-back = Terug
rules-which = Spelvormen
rules-table = De regels aan deze tafel
rules-table-all = Alle spelvormen
rules-table-example = Het voorbeeld wordt met de standaardopties gespeeld.
rules-idea = Een van jullie doet een uitspraak bij een afbeelding. De anderen smokkelen er afbeeldingen bij die ook zouden kunnen passen. Dan raadt iedereen welke het was. Een goede uitspraak brengt sommigen bij de kaart, maar nooit iedereen.
rules-round = Een ronde
rules-four = Vier manieren om te spelen
rules-score = Heb je het spel in de kast? Tel hier de punten.
rules-points = Punten
rules-example = Een voorbeeld
rules-more = Goed om te weten
rules-tips = Een uitspraak vinden
rules-tip-precise = Niet te precies: vindt iedereen je kaart, dan levert die je niets op.
rules-tip-vague = Niet te vergezocht: vindt niemand je kaart, dan ook niet.
rules-tip-party = De uitspraak hoeft bij geen kaart te passen. Kies iets waar veel afbeeldingen bij kunnen passen.
rules-tip-easier = De eerste uitspraak is de moeilijkste. Met elke ronde gaat het makkelijker.
rules-kinds = Een uitspraak kan zijn
rules-kind-word = een woord
rules-kind-sound = een geluid
rules-kind-quote = een dichtregel
rules-kind-song = een liedje
rules-kind-film = een film
rules-kind-proverb = een spreekwoord
rules-kind-made = iets verzonnens
rules-clue = Bijna zover
rules-red = rode stem
rules-teller = verteller
rules-card = Kaart { $number } van { $owner }. { $count ->
        [0] Geen stemmen.
       *[other] Stemmen: { $voters }.
    }

## The four rulesets

rules-about-classic = Het oorspronkelijke spel: een stapel afbeeldingen, ieder één stem, en een verhaal in elke hand.
rules-about-odyssey = Voor grotere tafels: vanaf zeven spelers mag iedereen twee keer stemmen, en wie het zeker weet, wordt beloond.
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
rules-end-party = als iedereen één keer verteller is geweest
rules-end-team = als iedereen één keer verteller is geweest
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

rules-step-tell = { $number }. Een uitspraak doen
rules-step-give = { $number }. Een kaart geven
rules-step-vote = { $number }. Stemmen
rules-step-reveal = { $number }. Onthullen
rules-tell = De verteller kiest een kaart uit de hand, houdt die verborgen en doet een uitspraak: een woord, een zin, een verzonnen gezegde.
rules-tell-party = De verteller doet eerst de uitspraak, voordat iemand de eigen kaarten gezien heeft. Pas dan pakt iedereen de kaarten op.
rules-give = Alle anderen zoeken in hun eigen hand een kaart die bij de uitspraak past en leggen die er gedekt bij. Alle kaarten worden geschud, opengelegd en genummerd.
rules-give-two = De twee anderen zoeken elk in hun eigen hand twee kaarten die bij de uitspraak passen en leggen die er gedekt bij. Alle vijf kaarten worden geschud, opengelegd en genummerd.
rules-give-party = Iedereen, ook de verteller, geeft een kaart die bij de uitspraak past. Alle kaarten worden geschud, opengelegd en genummerd.
rules-give-team = De partner van de verteller geeft een kaart. In elk ander team doet een van de twee dat. Alle kaarten worden geschud, opengelegd en genummerd.
rules-vote = Iedereen behalve de verteller stemt in het geheim op de kaart die van de verteller zou kunnen zijn. Op je eigen kaart mag je niet stemmen.
rules-vote-double = Iedereen behalve de verteller stemt in het geheim op de kaart die van de verteller zou kunnen zijn, nooit op de eigen kaart. Vanaf zeven spelers mag je op één kaart stemmen, of op twee verschillende.
rules-vote-two = Iedereen behalve de verteller stemt in het geheim op de kaart die van de verteller zou kunnen zijn, nooit op de eigen kaart: op één kaart, of op twee verschillende.
rules-vote-party = Iedereen heeft een groene stem voor de kaart die de meeste anderen zullen kiezen; stemmen op je eigen kaart mag. De verteller heeft ook een rode stem: de kaart die deze krijgt, telt niet.
rules-vote-team = In elk ander team stemt wie geen kaart gaf, in het geheim. Je weet niet welke kaart je partner gaf.
rules-reveal = De stemmen, de eigenaars en de kaart van de verteller worden onthuld. De konijnen huppelen, de handen worden aangevuld, en de speler links is de volgende verteller.
rules-reveal-party = De stemmen worden onthuld en de konijnen huppelen. De handen worden aangevuld en gaan gedekt door naar links. De speler links is de volgende verteller.

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
rules-pt-team-all = Alle stemmers vinden de kaart, of niemand
rules-pt-team-mate = Voor elke stem op de kaart van de partner van de verteller{ $cap ->
        [none] {""}
       *[other] , hoogstens { $cap } per ronde
    }
rules-pt-team-votes = Voor elke stem van een ander team op de kaart van het team{ $cap ->
        [none] {""}
       *[other] , hoogstens { $cap } per ronde
    }
rules-pt-team-lone = Optie “enige vinder”: precies één stemmer vindt de kaart

## Examples

rules-example-classic = Ben vindt kaart 3. Twee anderen trappen in de kaart van Ben, en één in die van Dao.
rules-example-three = Ada vindt de kaart, Chloé trapt in een kaart van Ada.
rules-example-odyssey = Ada vindt de kaart met één enkele stem, Ben met een van twee. Op de kaart van Ada liggen vijf stemmen; drie daarvan tellen.
rules-example-party = Drie spelers kiezen kaart 3. Op kaart 5 ligt de rode stem, dus de twee stemmers daar krijgen niets. Elif staat alleen.
rules-example-team = Ben vindt de kaart voor het eigen team, Farid trapt in de kaart van Dao.
rules-story-tell = { $name } kiest deze kaart en zegt: “{ $clue }”
rules-story-tell-party = Nog niemand heeft een kaart gezien. { $name } zegt: “{ $clue }”
rules-story-give = { $names } kiezen elk uit hun hand een kaart die ervoor zou kunnen doorgaan.
rules-story-give-two = { $names } geven elk twee kaarten die ervoor zouden kunnen doorgaan.
rules-story-give-party = Nu pakt iedereen de kaarten op en geeft er één die past.
rules-story-give-team = { $partner }, uit het team van { $name }, geeft een kaart. Dat doet ook één speler uit elk ander team: { $names }.
rules-story-vote = De kaarten worden geschud, opengelegd en genummerd. Welke is van { $name }? { $names } stemmen in het geheim.
rules-story-vote-party = De kaarten worden geschud, opengelegd en genummerd. Welke kiezen de meesten? Iedereen geeft in het geheim een groene stem, en { $name } schrapt één kaart met de rode stem.
rules-story-next = { $name }, links van { $teller }, is de volgende verteller.

## Good to know

rules-note-three = Met drie spelers
rules-text-three = Iedereen speelt met zeven handkaarten. De verteller geeft één kaart, de twee anderen geven er elk twee, dus liggen er vijf op tafel. Op geen van je eigen twee mag je stemmen.
rules-note-first = Wie begint
rules-text-first = Wie het eerst een uitspraak doet, is de eerste verteller. De host mag ook iemand kiezen, of het aan het toeval overlaten.
rules-note-win = Wie wint
rules-text-win = Wie de meeste punten heeft, wint. Bij een gelijke stand deel je de overwinning.
rules-note-pile-ends = Het einde van de trekstapel
rules-text-pile-ends = Als de laatste kaart van de trekstapel getrokken is, is het spel uit. De aflegstapel wordt niet opnieuw gebruikt. Bovenaan op het scherm staat hoeveel rondes er zijn.
rules-note-pile-shuffled = Als de trekstapel te klein wordt
rules-text-pile-shuffled = Zijn er te weinig kaarten om alle handen aan te vullen, dan wordt de aflegstapel geschud en onder de trekstapel gelegd. Dan komen er afbeeldingen terug.
rules-note-options = Varianten
rules-text-options = Een tafel mag spelen met de enige vinder; met een andere grens voor punten uit stemmen, of zonder grens; tot een andere score, tot iedereen een aantal keer verteller is geweest, of tot de trekstapel op is. Een uitspraak mag ook uit geluid of gebaren bestaan, als de tafel dat toestaat.
rules-note-options-party = Varianten
rules-text-options-party = Een tafel mag iedereen vaker verteller laten zijn, tot een score spelen of tot de trekstapel op is. Een uitspraak mag ook uit geluid of gebaren bestaan, als de tafel dat toestaat.
rules-note-pass = De kaarten gaan rond
rules-text-pass = Na elke ronde gaan je kaarten ongezien naar de speler links van je. Tot er een uitspraak is, bekijkt niemand de eigen kaarten.
rules-note-talk = Overleg in het team
rules-text-talk = Partners zitten tegenover elkaar. Ze mogen afspreken wie geeft en wie stemt, maar alleen hardop, zodat iedereen het hoort, en nooit over wat er op een kaart staat.
rules-note-own = De kaart van je eigen team
rules-text-own = Je kunt per ongeluk op de kaart van je partner stemmen. Dan heb je de gezochte kaart niet gevonden, en krijgt je team niets voor die stem.
