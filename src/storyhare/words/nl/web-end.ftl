### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = Het einde
end-winner = { $who ->
        [you] Jij wint!
        [your-team] Jouw team wint!
        [you-and] Je deelt de overwinning met { $names }!
        [player] { $names } wint!
        [team] { $names } winnen!
       *[several] { $names } delen de overwinning!
    }
end-awards = Prijzen
end-story = { $rounds ->
        [one] Jullie verhaal, één ronde
       *[other] Jullie verhaal, { $rounds } rondes
    }
end-open-book = Open het verhalenboek
end-page = Ronde { $round }: { $clue }. Verteld door { $name }.

## Playing again

end-new-table = Nieuwe tafel
end-rematch = Revanche
end-rematch-wish = Oren omhoog voor een revanche
end-rematch-waits = { $name } start de revanche
end-wishes = { $count ->
        [0] Nog niemand heeft erom gevraagd
        [one] Eén van de { $of } wil het
       *[other] { $count } van de { $of } willen het
    }

## What to keep

end-keep = Bewaar dit spel
end-keep-hint = Verhalenboek, plaatje en herhaling
end-book = Bewaar als bestand
end-book-hint = Een omslag en een pagina per ronde, om te lezen, te printen of te versturen
end-book-making = Het boek wordt gebonden
end-book-done = Het verhalenboek staat bij je downloads.
end-send = Verstuur het verhalenboek
end-send-hint = Wie er niet bij was, ziet alleen namen als iedereen het goedvindt.
end-copied = De link is gekopieerd.
end-print = Printen
end-picture = Verstuur de uitslag
end-picture-hint = Een plaatje met konijnen, punten en de beste uitspraak
end-picture-done = Het plaatje staat bij je downloads.
end-replay = Bekijk het opnieuw
end-replay-hint = Vanzelf, of stap voor stap vanaf elke plaats
end-share-title = Een potje Storyhare
end-address = Het adres van het verhalenboek
end-record = Neem het verslag voor programma’s mee
end-sign = Mijn naam staat erin
end-sign-hint = Voor wie meespeelde. Anderen zien alleen namen als iedereen het goedvindt.
end-ask = Mag je naam in het verhalenboek?
end-ask-hint = Wie meespeelde ziet hem, tenzij je nee zegt. Anderen met de link zien alleen namen als jullie het allemaal goedvinden.
end-ask-yes = Ja
end-ask-no = Nee, zonder mijn naam
end-recordings = Geluiden en mimes bewaren
end-recordings-hint = In herhaling en verhalenboek, voor wie de link heeft.
end-recordings-kept = Iedereen is het eens: ze blijven.
end-recordings-awaited = { $count ->
        [one] { $names } heeft nog geen ja gezegd; alleen met iedereen blijven ze.
       *[other] { $names } hebben nog geen ja gezegd; alleen met iedereen blijven ze.
    }

## The book

end-book-title = Ons verhalenboek
end-book-under = { $ruleset }, { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }, { $day }
end-book-total = Totaal
end-book-made = Verteld met Storyhare.
end-best-clue = De beste uitspraak
end-found = Gevonden door { $names }.
