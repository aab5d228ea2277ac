### Playing with the printed box.

box-door = We hebben het spel
box-door-hint = Jullie kaarten op tafel, de telefoons voor stemmen en punten
box-cards = Jullie eigen kaarten
box-deal = Schud ze en geef iedereen { $cards } kaarten.
box-switch = We spelen met onze eigen kaarten
box-switch-hint = De gedrukte kaarten liggen op tafel; de telefoons nemen de stemmen op en houden de punten bij. Bots zien de kaarten niet en kunnen niet meedoen.
box-tell-heading = Doe je uitspraak hardop
box-tell = Kies een van je kaarten en doe er een uitspraak bij: zeg hem, zing hem of beeld hem uit. Sommigen moeten je kaart vinden, maar niet iedereen.
box-tell-race = Kies een kaart en doe je uitspraak hardop. Wie het eerst iets zegt, is de verteller.
box-tell-party = Zeg wat je wilt, voordat iemand de eigen kaarten bekijkt.
box-tell-party-race = Doe een uitspraak voordat iemand de eigen kaarten bekijkt. Wie het eerst iets zegt, is de verteller.
box-write = Je uitspraak in het verhalenboek
box-write-hint = Alleen als je wilt. Iedereen ziet hem.
box-told = Ik heb het gezegd
box-wait-note = Luister naar de uitspraak. Je telefoon meldt zich als jij aan de beurt bent.
box-write-first = Eerst opschrijven
box-next-clue = Met de volgende uitspraak begint de volgende ronde.
box-one-for-all = Eén van jullie tikt voor iedereen.
box-which = { $number ->
        [one] Welke kaart is van jou?
       *[other] Welke { $number } kaarten zijn van jou?
    }
box-look = De kaarten worden neergelegd
box-lay-mine = Verzamel alle kaarten, schud ze met die van jou en leg ze op een rij, van 1 tot en met { $cards }. Tik dan op die van jou.
box-lay-party = Verzamel alle kaarten, schud ze met die van jou en leg ze op een rij, van 1 tot en met { $cards }. Het nummer dat overblijft is van jou.
box-lay = { $name } schudt de kaarten en legt ze op een rij, van 1 tot en met { $cards }. Tik dan op die van jou: niemand anders ziet het.
box-lay-watch = { $name } schudt de kaarten en legt ze op een rij, van 1 tot en met { $cards }.
box-clash = Twee van jullie noemden { $numbers }.
box-clash-look = Kijk nog eens goed: welke kaart is echt van jou?
box-row = De rij op tafel
box-number = Kaart { $number }
box-number-mine = Kaart { $number }. Van jou.
box-twice = Dubbel
box-needs = { $number ->
        [one] Tik op het nummer van je kaart
       *[other] Tik op je { $number } nummers
    }
box-needs-none = Die van jou hoef je niet te tikken
box-needs-again = Wachten op de ander
box-said = Van jou: { $numbers }. Tik op een andere om te wijzigen.
box-soon = Foutje? Tik op een andere.
box-vote-hint = Eén tik en je hebt gestemd. Niemand ziet je stem voor de onthulling.
box-pile = De trekstapel is leeg
box-pile-sure = Is de trekstapel echt leeg? Dan is dit de laatste ronde.
box-pile-yes = Ja, laatste ronde
box-pile-no = Nog niet
box-tv-race = Wie het eerst een uitspraak doet, is de verteller.
box-tv-tell = Luister: de uitspraak wordt hardop gedaan.
box-tv-lay = Leg de kaarten op een rij, 1 t/m { $cards }, en tik op jullie telefoons.
box-live-give = De kaarten liggen op een rij. Welk nummer is van jou?
box-live-wait = De anderen zeggen welke kaart van hen is.

box-holder = { $name } · { $where }
box-clash-shared = Iemand anders noemde hetzelfde nummer.
box-on-device = op het apparaat van { $name }
box-take-away = Verwijder { $name }
box-bring = Voeg iemand zonder telefoon toe
box-bring-hint = Die persoon speelt op dit apparaat. Geef het door: niemand ziet wat de anderen kozen.
box-bring-name = Naam
box-bring-yes = Voeg toe aan de tafel
box-brought = Op dit apparaat: { $names }
box-bring-done = Klaar
box-pass-title = Geef het door
box-pass = Geef het aan { $name }
box-pass-look-away = { $when ->
        [vote] Tijd om te stemmen. De anderen kijken weg.
       *[give] Van wie is welke kaart? De anderen kijken weg.
    }
box-pass-me = Ik ben { $name }
box-pass-said = { $name } deed een uitspraak
box-pass-race = Wie het eerst een uitspraak doet, is de verteller.
box-pass-done = Iedereen hier is klaar
box-ways = Stem met de telefoons
box-way-phones = Iedereen op de eigen telefoon
box-way-phones-hint = Geheime stemmen, punten en het scorespoor.
box-way-one = Eén apparaat voor iedereen
box-way-one-hint = Jullie geven het door. Telefoons kunnen ook meedoen.
box-way-count = Of alleen de punten tellen
box-rules = Met het gedrukte spel
box-rules-deal = Kies “{ box-door }” op de eerste pagina en laat iedereen de code scannen. Deel jullie eigen kaarten uit zoals jullie gewend zijn. Een tv of tablet kan het bord zijn.
box-rules-lay = De verteller doet een uitspraak en tikt op “{ box-told }”. Iedereen geeft een kaart, met de afbeelding omlaag. De verteller schudt ze en legt ze op een rij, met 1 links.
box-rules-ask = Je telefoon vraagt welk nummer van jou is en daarna om je stem. Niemand ziet dat voor de onthulling, en op je eigen kaart kun je niet stemmen. Bij Party is het nummer dat overblijft van de verteller.
box-rules-twice = Zeggen twee mensen hetzelfde nummer, dan vragen hun telefoons om nog eens te kijken.
box-rules-pass = Heeft iemand geen telefoon? Voeg die persoon voor het spel toe aan een apparaat dat jullie doorgeven. Het toont nooit wat iemand koos.
box-rules-end = Punten, scorespoor en de volgende verteller gaan vanzelf. Eindigt het spel met de trekstapel, dan kan iedereen zeggen dat die leeg is. Met de volgende uitspraak begint de volgende ronde.

## The photo of the row

box-photo = Maak een foto van de rij
box-photo-taken = Foto gemaakt
box-photo-title = Een foto voor het verhalenboek
box-photo-hint = Iedereen aan deze tafel ziet de foto na de onthulling. Hij blijft in het verhalenboek als jullie het aan het eind allemaal goedvinden.
box-photo-corners = Tik op de vier hoeken van de rij.
box-photo-cut = Snijd in kaarten
box-photo-whole = Laat de foto heel
box-photo-again = Maak een nieuwe foto
box-photo-choose = Kies een foto
box-photo-unreadable = Deze afbeelding gaat hier niet open. Probeer een andere.
box-photo-corner = Hoek { $number }: verplaats hem met de pijltjestoetsen
box-photo-alt = De kaarten op tafel
