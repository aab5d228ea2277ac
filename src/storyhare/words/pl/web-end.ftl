### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = Koniec
end-winner = { $who ->
        [you] Wygrywasz!
        [your-team] Wygrywa twoja drużyna!
        [you-and] Wspólne zwycięstwo: { $names } i ty!
        [player] Wygrywa { $names }!
        [team] Wygrywają { $names }!
       *[several] Wspólnie wygrywają { $names }!
    }
end-awards = Wyróżnienia
end-story = { $rounds ->
        [one] Wasza historia, jedna tura
        [few] Wasza historia, { $rounds } tury
        [many] Wasza historia, { $rounds } tur
       *[other] Wasza historia, { $rounds } tury
    }
end-open-book = Otwórz księgę
end-page = Tura { $round }: { $clue }. Narrator: { $name }.

## Playing again

end-new-table = Nowy stół
end-rematch = Zacznij rewanż
end-rematch-wish = Poproś o rewanż
end-rematch-waits = Czekamy, aż { $name } zacznie
end-wishes = { $count ->
        [one] Rewanżu chce jedna osoba z { $of }
        [few] Rewanżu chcą { $count } osoby z { $of }
        [many] Rewanżu chce { $count } osób z { $of }
       *[other] Rewanżu chce { $count } osoby z { $of }
    }

## What to keep

end-keep = Zachowaj tę grę
end-keep-hint = Księga, obrazek i powtórka
end-book = Pobierz księgę
end-book-hint = Okładka i strona na każdą turę: do czytania, druku i udostępnienia
end-book-making = Chwileczkę…
end-book-done = Księga jest w pobranych plikach.
end-send = Udostępnij księgę
end-send-hint = Kto nie grał, zobaczy imiona tylko wtedy, gdy wszyscy się zgodzą.
end-copied = Link skopiowany.
end-print = Wydrukuj księgę
end-picture = Udostępnij wynik
end-picture-hint = Obrazek z królikami, punktami i najlepszym skojarzeniem
end-picture-done = Obrazek jest w pobranych plikach.
end-replay = Obejrzyj powtórkę
end-replay-hint = Odtwarza się sama albo krok po kroku, z każdego miejsca
end-share-title = Partia Storyhare
end-address = Link do księgi
end-record = Pobierz zapis gry
end-sign = Pokaż moje imię
end-sign-hint = Dla tych, którzy grali. Inni zobaczą imiona tylko wtedy, gdy wszyscy się zgodzą.
end-ask = Czy twoje imię może być w księdze?
end-ask-hint = Kto grał, zobaczy je, chyba że się nie zgodzisz. Inne osoby z linkiem zobaczą imiona tylko za zgodą was wszystkich.
end-ask-yes = Tak
end-ask-no = Nie, bez mojego imienia
end-recordings = Zachowaj dźwięki i pantomimy
end-photos = Zachowaj zdjęcia kart
end-recordings-hint = W powtórce i księdze, dla każdego, kto ma link.
end-recordings-kept = Wszyscy się zgadzają: zostają.
end-recordings-awaited = { $count ->
        [one] Brakuje zgody: { $names }. Zostaną tylko za zgodą wszystkich.
        [few] Brakuje zgody: { $names }. Zostaną tylko za zgodą wszystkich.
        [many] Brakuje zgody: { $names }. Zostaną tylko za zgodą wszystkich.
       *[other] Brakuje zgody: { $names }. Zostaną tylko za zgodą wszystkich.
    }

## The book

end-book-title = Nasza księga opowieści
end-book-under = { $ruleset }, { $rounds ->
        [one] jedna tura
        [few] { $rounds } tury
        [many] { $rounds } tur
       *[other] { $rounds } tury
    }, { $day }
end-book-total = Razem
end-book-made = Powstało w Storyhare.
end-best-clue = Najlepsze skojarzenie
end-found = Trafienia: { $names }.
