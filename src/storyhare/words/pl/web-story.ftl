### Awards of a finished game, each with the fact behind it.

award-fooled = Zmyłka
    .fact = { $count ->
        [one] { $names }: jeden zwabiony głos.
        [few] { $names }: { $count } zwabione głosy.
        [many] { $names }: { $count } zwabionych głosów.
       *[other] { $names }: { $count } zwabionego głosu.
    }
award-loved = Ulubione karty
    .fact = { $count ->
        [one] { $names }: jeden głos.
        [few] { $names }: { $count } głosy.
        [many] { $names }: { $count } głosów.
       *[other] { $names }: { $count } głosu.
    }
award-found = Bystre oko
    .fact = { $names }, trafienia: { $count } z { $of }.
award-told = Złoty środek
    .fact = { $of ->
        [1] { $names }: celne skojarzenie, trafili niektórzy, nie wszyscy.
        [few] { $names }, celne skojarzenia: { $count } z { $of }. Trafili niektórzy, nie wszyscy.
        [many] { $names }, celne skojarzenia: { $count } z { $of }. Trafili niektórzy, nie wszyscy.
       *[other] { $names }, celne skojarzenia: { $count } z { $of }. Trafili niektórzy, nie wszyscy.
    }
award-leap = Najdłuższy skok
    .fact = { $count ->
        [one] { $names }: { $count } krok w jednej turze.
        [few] { $names }: { $count } kroki w jednej turze.
        [many] { $names }: { $count } kroków w jednej turze.
       *[other] { $names }: { $count } kroku w jednej turze.
    }
award-contrary = Wolny duch
    .fact = { $count ->
        [one] { $names }: jeden samotny głos.
        [few] { $names }: { $count } samotne głosy.
        [many] { $names }: { $count } samotnych głosów.
       *[other] { $names }: { $count } samotnego głosu.
    }
award-crowd = Na jednej fali
    .fact = { $of ->
        [1] { $names }: głos razem z innymi.
        [few] { $names }, głosy razem z innymi: { $count } z { $of }.
        [many] { $names }, głosy razem z innymi: { $count } z { $of }.
       *[other] { $names }, głosy razem z innymi: { $count } z { $of }.
    }
