### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Odegraj to bez słowa: na żywo, dla wszystkich w pokoju lub w rozmowie, albo na filmie (do { $seconds } s).
       *[other] Śpiewaj, nuć, stukaj, wyj: na żywo, dla wszystkich w pokoju lub w rozmowie, albo z nagrania (do { $seconds } s).
    }
recorder-live = { $way ->
        [mime] Odegraj na żywo
       *[other] Zaśpiewaj na żywo
    }
recorder-live-text = { $way ->
        [mime] Wszyscy przeczytają, że teraz to odgrywasz. Potem zrób to tak, żeby cię widzieli.
       *[other] Wszyscy przeczytają, że teraz śpiewasz. Potem śpiewaj tak, żeby cię słyszeli.
    }
recorder-live-tell = { $way ->
        [mime] Teraz wam to odegram
       *[other] Teraz wam to zaśpiewam
    }
recorder-live-back = Wróć
recorder-start = { $way ->
        [mime] Nagraj film
       *[other] Nagraj dźwięk
    }
recorder-retry = Spróbuj jeszcze raz
recorder-asking = { $way ->
        [mime] Przeglądarka pyta, czy ta strona może użyć kamery.
       *[other] Przeglądarka pyta, czy ta strona może użyć mikrofonu.
    }
recorder-lead = Start za { $seconds }
recorder-rolls = { $way ->
        [mime] Film bez dźwięku. Nic nie zostanie wysłane bez twojej zgody.
       *[other] Nagrywanie trwa. Nic nie zostanie wysłane bez twojej zgody.
    }
recorder-stop = { $way ->
        [mime] Zatrzymaj i obejrzyj
       *[other] Zatrzymaj i posłuchaj
    }
recorder-again = Zacznij od nowa
recorder-copying = Konwertowanie. Potrwa tyle, ile samo nagranie.
recorder-file = { $way ->
        [mime] Wybierz film
       *[other] Wybierz nagranie
    }
recorder-no-devices = { $way ->
        [mime] Pod tym adresem przeglądarka nie udostępnia kamery. Nagraj film aparatem i wybierz go tutaj.
       *[other] Pod tym adresem przeglądarka nie udostępnia mikrofonu. Nagraj dźwięk dyktafonem i wybierz go tutaj.
    }
recorder-trouble-refused = { $way ->
        [mime] Ta strona nie może używać kamery. Zezwól na to w pasku adresu i spróbuj jeszcze raz, wybierz film albo napisz skojarzenie.
       *[other] Ta strona nie może używać mikrofonu. Zezwól na to w pasku adresu i spróbuj jeszcze raz, wybierz nagranie albo napisz skojarzenie.
    }
recorder-trouble-no_device = { $way ->
        [mime] Nie znaleziono kamery. Podłącz ją i spróbuj jeszcze raz, wybierz film albo napisz skojarzenie.
       *[other] Nie znaleziono mikrofonu. Podłącz go i spróbuj jeszcze raz, wybierz nagranie albo napisz skojarzenie.
    }
recorder-trouble-busy = { $way ->
        [mime] Inna aplikacja używa kamery. Zamknij ją i spróbuj jeszcze raz.
       *[other] Inna aplikacja używa mikrofonu. Zamknij ją i spróbuj jeszcze raz.
    }
recorder-trouble-unreadable = Ta przeglądarka nie odtworzy tego pliku. Spróbuj innego nagrania albo napisz skojarzenie.
recorder-trouble-empty = To było za krótkie. Spróbuj jeszcze raz.
recorder-trouble-nothing = Ta przeglądarka nic nie nagrała. Wybierz nagranie albo napisz skojarzenie.
recorder-caption = { $way ->
        [mime] Kilka słów dla tych, którzy nie widzą
       *[other] Kilka słów dla tych, którzy nie słyszą
    }
recorder-caption-needed = Najpierw dodaj kilka słów
recorder-sending = Wysyłanie, { $percent }%
recorder-kept = Nagranie zostaje tutaj, aż je wyślesz. Nie zamykaj tej strony.

## For screen readers

recorder-live-on = { $seconds ->
        [one] Nagrywanie trwa. Najwyżej { $seconds } sekunda.
        [few] Nagrywanie trwa. Najwyżej { $seconds } sekundy.
        [many] Nagrywanie trwa. Najwyżej { $seconds } sekund.
       *[other] Nagrywanie trwa. Najwyżej { $seconds } sekundy.
    }
recorder-live-lead = Nagrywanie zacznie się za { $seconds } s.
recorder-live-left = { $seconds ->
        [one] Jeszcze { $seconds } sekunda.
        [few] Jeszcze { $seconds } sekundy.
        [many] Jeszcze { $seconds } sekund.
       *[other] Jeszcze { $seconds } sekundy.
    }
recorder-live-off = Zatrzymane. Nagranie jest gotowe.
