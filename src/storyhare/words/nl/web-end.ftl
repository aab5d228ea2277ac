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
end-open-book = Open het boek
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
end-keep-hint = Verhalenboek, herhaling en verslag
end-book = Neem het verhalenboek mee
end-book-hint = Eén pagina met alle afbeeldingen, om te bewaren of te printen
end-book-making = Het boek wordt gebonden
end-book-done = Het verhalenboek staat bij je downloads.
end-replay = Bekijk het opnieuw
end-replay-hint = Stap voor stap, vanaf elke plaats
end-share = Verstuur de herhaling
end-share-title = Een potje Storyhare
end-address = Het adres van de herhaling
end-record = Neem het verslag voor programma’s mee
end-sign = Mijn naam staat erin
end-sign-hint = In herhaling, verhalenboek en verslag. Anderen worden alleen genoemd als zij het ook goedvinden.
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
