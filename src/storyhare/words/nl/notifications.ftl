notification-turn-title = Jij bent aan de beurt · { $code }
notification-reminder-title = De anderen wachten op je · { $code }
notification-first = Niemand heeft nog een uitspraak gedaan. Heb jij er een?
notification-tell = Jij bent de verteller: kies een kaart en doe een uitspraak.
notification-give = Er is een uitspraak. Welke van je kaarten past erbij?
notification-vote = De kaarten liggen op tafel. Welke is van de verteller?
notification-hours =
    { $hours ->
        [one] Nog ongeveer een uur.
       *[other] Nog ongeveer { $hours } uur.
    }
notification-days =
    { $days ->
        [one] Nog een dag.
       *[other] Nog { $days } dagen.
    }
notification-over-title = Het spel is afgelopen · { $code }
notification-over = Kom kijken hoe het is afgelopen.
notification-put_away-title = Een stille tafel · { $code }
notification-put_away = Er is al een tijd niet gespeeld; de tafel wordt binnenkort gearchiveerd. Open hem één keer, dan blijft hij.
notification-table-title = Tafel { $code } · ronde { $round }
notification-table-first = Wie doet de eerste uitspraak? Wacht op: { $names }
notification-table-tell = Wacht op een uitspraak van: { $names }
notification-table-give = Er is een uitspraak. Wacht op kaarten van: { $names }
notification-table-vote = De kaarten liggen op tafel. Wacht op stemmen van: { $names }
notification-hello-title = Tafel { $code } is verbonden
notification-hello = Vanaf nu lees je hier wie er aan de beurt is. Uitspraken en kaarten blijven aan tafel.
notification-confirm-title = Zullen we je mailen over tafel { $code }?
notification-confirm = Iemand aan Storyhare-tafel { $code } wil op dit adres een e-mail krijgen bij elke eigen beurt. Ben jij dat? Open dan deze link en zeg ja. Zo niet, doe niets; er komt geen mail meer.
notification-email-stop = Deze e-mails niet meer krijgen: { $link }
