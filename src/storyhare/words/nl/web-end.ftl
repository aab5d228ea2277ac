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
end-awards = Onderscheidingen
end-story = { $rounds ->
        [one] Jullie verhaal, één ronde
       *[other] Jullie verhaal, { $rounds } rondes
    }
end-open-book = Open het verhalenboek
end-page = Ronde { $round }: { $clue }. Uitspraak van { $name }.

## Playing again

end-new-table = Nieuwe tafel
end-rematch = Start een revanche
end-rematch-wish = Vraag om een revanche
end-rematch-waits = Wachten tot { $name } start
end-wishes = { $count ->
        [one] Eén van de { $of } wil een revanche
       *[other] { $count } van de { $of } willen een revanche
    }

## What to keep

end-keep = Bewaar dit spel
end-keep-hint = Verhalenboek, plaatje en herhaling
end-book = Download het boek
end-book-hint = Een omslag en een pagina per ronde, om te lezen, te printen of te delen
end-book-making = Eén moment…
end-book-done = Het verhalenboek staat bij je downloads.
end-send = Deel het boek
end-send-hint = Wie niet meespeelde, ziet namen alleen als iedereen het goedvindt.
end-copied = De link is gekopieerd.
end-print = Print het boek
end-picture = Deel de uitslag
end-picture-hint = Een plaatje met konijnen, punten en de beste uitspraak
end-picture-done = Het plaatje staat bij je downloads.
end-replay = Bekijk de herhaling
end-replay-hint = Speelt vanzelf af, of stap voor stap vanaf elke plaats
end-share-title = Een potje Storyhare
end-address = Link naar het verhalenboek
end-record = Download het spelverslag
end-sign = Toon mijn naam
end-sign-hint = Aan wie meespeelde. Anderen zien namen alleen als iedereen het goedvindt.
end-ask = Mag je naam in het verhalenboek?
end-ask-hint = Wie meespeelde, ziet je naam, tenzij je nee zegt. Anderen met de link zien namen alleen als jullie het allemaal goedvinden.
end-ask-yes = Ja
end-ask-no = Nee, zonder mijn naam
end-recordings = Bewaar geluiden en gebaren
end-photos = De foto’s van de kaarten bewaren
end-recordings-hint = In de herhaling en het verhalenboek, voor iedereen met de link.
end-recordings-kept = Iedereen vindt het goed: ze blijven bewaard.
end-recordings-awaited = { $count ->
        [one] { $names } heeft nog geen ja gezegd. Ze blijven alleen als iedereen ja zegt.
       *[other] { $names } hebben nog geen ja gezegd. Ze blijven alleen als iedereen ja zegt.
    }

## The book

end-book-title = Ons verhalenboek
end-book-under = { $ruleset }, { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }, { $day }
end-book-total = Totaal
end-book-made = Gemaakt met Storyhare.
end-best-clue = De beste uitspraak
end-found = Gevonden door { $names }.
