### Playing with the printed box.

box-door = We hebben de doos
box-door-hint = Jullie kaarten op tafel, de telefoons voor stemmen en punten
box-cards = Jullie eigen kaarten
box-deal = Schud ze en geef iedereen { $cards } kaarten.
box-switch = We spelen met de doos
box-switch-hint = De gedrukte kaarten liggen op tafel; de telefoons nemen de stemmen op en houden de punten bij. Bots zien de kaarten niet en kunnen niet meedoen.
box-tell-heading = Doe je uitspraak hardop
box-tell = Kies een van je kaarten en zeg, zing of beeld er een uitspraak bij uit. Sommigen moeten die vinden, maar niet allemaal.
box-tell-race = Kies een kaart en doe je uitspraak hardop. Wie het eerst is, is de verteller.
box-tell-party = Zeg wat je wilt, voordat iemand de eigen kaarten bekijkt.
box-tell-party-race = Doe een uitspraak voordat iemand de eigen kaarten bekijkt. Wie het eerst is, is de verteller.
box-write = Je uitspraak in het verhalenboek
box-write-hint = Alleen als je wilt. Iedereen ziet hem.
box-told = Ik heb het gezegd
box-wait-note = Luister naar de uitspraak. Je telefoon meldt zich als jij aan de beurt bent.
box-which = { $number ->
        [one] Welke kaart is van jou?
       *[other] Welke { $number } kaarten zijn van jou?
    }
box-look = De kaarten worden neergelegd
box-lay-mine = Verzamel alle kaarten, schud ze met die van jou en leg ze neer van 1 tot { $cards }. Tik dan op die van jou.
box-lay = { $name } schudt de kaarten en legt ze neer van 1 tot { $cards }. Tik dan op die van jou: niemand anders ziet het.
box-lay-watch = { $name } schudt de kaarten en legt ze neer van 1 tot { $cards }.
box-clash = Twee van jullie zeggen { $numbers }.
box-clash-look = Kijk nog eens goed: welke kaart is echt van jou?
box-row = De rij op tafel
box-number = Kaart { $number }
box-number-mine = Kaart { $number }. Van jou.
box-twice = Twee keer
box-needs = { $number ->
        [one] Tik op het nummer van je kaart
       *[other] Tik op je { $number } nummers
    }
box-needs-again = Wachten op de ander
box-said = Van jou: { $numbers }. Tik op een andere om te wijzigen.
box-soon = Foutje? Tik op een andere.
box-vote-hint = Eén tik is je stem. Niemand ziet die voor de onthulling.
box-pile = De trekstapel is leeg
box-pile-sure = Is de trekstapel echt leeg? Dan is dit de laatste ronde.
box-pile-yes = Ja, laatste ronde
box-pile-no = Nog niet
box-tv-race = Wie het eerst een uitspraak doet, is de verteller.
box-tv-tell = Luister: de uitspraak komt hardop.
box-tv-lay = Leg de kaarten neer van 1 tot { $cards } en tik op die van jou.
box-live-give = De kaarten liggen op een rij. Welk nummer is van jou?
box-live-wait = De anderen zeggen welke kaart van hen is.
