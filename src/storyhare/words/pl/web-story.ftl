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
award-found = Najlepszy nos
    .fact = { $names }: trafienia { $count } z { $of }.
award-told = Cienka nić
    .fact = { $of ->
        [1] { $names }: dobrze opowiedziane, trafili niektórzy, nie wszyscy.
        [few] { $names }: dobrze opowiedziane { $count } z { $of }, trafili niektórzy, nie wszyscy.
        [many] { $names }: dobrze opowiedziane { $count } z { $of }, trafili niektórzy, nie wszyscy.
       *[other] { $names }: dobrze opowiedziane { $count } z { $of }, trafili niektórzy, nie wszyscy.
    }
award-leap = Najdłuższy skok
    .fact = { $count ->
        [one] { $names }: { $count } krok w jednej turze.
        [few] { $names }: { $count } kroki w jednej turze.
        [many] { $names }: { $count } kroków w jednej turze.
       *[other] { $names }: { $count } kroku w jednej turze.
    }
award-contrary = Własna ścieżka
    .fact = { $count ->
        [one] { $names }: { $count } raz samotnie na karcie.
        [few] { $names }: { $count } razy samotnie na karcie.
        [many] { $names }: { $count } razy samotnie na karcie.
       *[other] { $names }: { $count } razu samotnie na karcie.
    }
award-crowd = W stadzie
    .fact = { $names }: głosy razem z innymi, { $count } z { $of }.
