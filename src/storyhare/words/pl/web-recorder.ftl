### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Odegraj to bez słowa: na żywo, dla wszystkich w pokoju lub w rozmowie, albo na filmie ({ $seconds } s).
       *[other] Śpiewaj, nuć, stukaj, wyj: na żywo, dla wszystkich w pokoju lub w rozmowie, albo z nagrania ({ $seconds } s).
    }
recorder-live = { $way ->
        [mime] Odegraj na żywo
       *[other] Zaśpiewaj na żywo
    }
recorder-live-text = { $way ->
        [mime] Wszyscy przeczytają, że teraz odgrywasz scenkę. Potem zagraj ją tak, żeby cię widzieli.
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
recorder-retry = Spróbuj znowu
recorder-asking = { $way ->
        [mime] Przeglądarka pyta, czy ta strona może użyć kamery.
       *[other] Przeglądarka pyta, czy ta strona może użyć mikrofonu.
    }
recorder-lead = Start za { $seconds }
recorder-rolls = { $way ->
        [mime] Dźwięk się nie zapisuje. Nic nie wyjdzie, zanim opowiesz.
       *[other] Nagrywanie trwa. Nic nie wyjdzie, zanim opowiesz.
    }
recorder-stop = { $way ->
        [mime] Zatrzymaj i obejrzyj
       *[other] Zatrzymaj i posłuchaj
    }
recorder-again = Od nowa
recorder-copying = Przejmowanie nagrania. Potrwa tyle co ono.
recorder-file = { $way ->
        [mime] Przynieś film
       *[other] Przynieś nagranie
    }
recorder-no-devices = { $way ->
        [mime] Pod tym adresem przeglądarka nie użycza kamery. Nagraj film aparatem urządzenia i przynieś go tutaj.
       *[other] Pod tym adresem przeglądarka nie użycza mikrofonu. Nagraj dźwięk na urządzeniu i przynieś go tutaj.
    }
recorder-trouble-refused = { $way ->
        [mime] Ta strona nie może używać kamery. Zezwól obok adresu i spróbuj znowu, przynieś film albo napisz.
       *[other] Ta strona nie może używać mikrofonu. Zezwól obok adresu i spróbuj znowu, przynieś nagranie albo napisz.
    }
recorder-trouble-no_device = { $way ->
        [mime] Nie ma kamery. Podłącz ją i spróbuj znowu, przynieś film albo napisz.
       *[other] Nie ma mikrofonu. Podłącz go i spróbuj znowu, przynieś nagranie albo napisz.
    }
recorder-trouble-busy = { $way ->
        [mime] Inny program używa kamery. Zamknij go i spróbuj znowu.
       *[other] Inny program używa mikrofonu. Zamknij go i spróbuj znowu.
    }
recorder-trouble-unreadable = Ta przeglądarka tego nie odczyta. Spróbuj innego nagrania albo napisz.
recorder-trouble-empty = To było za krótkie. Spróbuj znowu.
recorder-caption = { $way ->
        [mime] Kilka słów dla tych, którzy nie widzą
       *[other] Kilka słów dla tych, którzy nie słyszą
    }
recorder-caption-needed = Najpierw dodaj kilka słów
recorder-sending = W drodze, { $percent }%
recorder-kept = Zostaje tutaj, aż zostanie opowiedziane. Nie zamykaj tej strony.

## For screen readers

recorder-live-on = Nagrywanie trwa. Najwyżej { $seconds } sekund.
recorder-live-lead = Zaczyna się za { $seconds } s.
recorder-live-left = Jeszcze { $seconds } sekund.
recorder-live-off = Zatrzymane. Nagranie jest gotowe.
