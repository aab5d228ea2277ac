### Computer players on the command line.

bots-title = Gracze: { $players }, tury każdej pary: { $rounds }, ziarno { $seed }
bots-column-teller = Narrator
bots-column-crowd = Głosujący
bots-column-company = Są dla siebie
bots-column-found = Głos trafia
bots-column-chance = Wobec przypadku
bots-column-some = Trafiają niektórzy, nie wszyscy
bots-column-decoy = Głos na zmyłkę
bots-column-time = p95 na decyzję
bots-guest-title = Gość przy stole innych rodzin, jako narrator i przy głosowaniu
bots-column-guest = Gość
bots-column-finds = Gość trafia
bots-company-self = tą samą rodziną*
bots-company-kin = krewnymi*
bots-company-strangers = obcymi
bots-times = { $times } × ({ $low }–{ $high })
bots-share = { $mean } ({ $low }–{ $high })
bots-footnote = Przed każdym graczem ukryta jest połowa tego, co można wiedzieć. Liczą się tylko wiersze z obcymi, te z * są zawyżone; w nawiasie 95-procentowy przedział ufności.
bots-no-encoder = Zainstalowane są tylko boty słownikowe: dodaj storyhare[bots], aby zagrały z obcymi.
bots-no-such-strength = Nie ma takiej siły gry. Wybierz jedną z: { $names }.
bots-tables-title = Stoły takie, jakie tworzy poczekalnia: tury przy każdym: { $rounds }, ziarno { $seed }
bots-column-table = Stół
bots-column-everyone = Trafiają wszyscy
bots-column-no-one = Nie trafia nikt
bots-column-agree = Dwa głosy zgodne
bots-column-meets = Połowa na jednej karcie
bots-column-points = Punkty: narrator / inni
bots-column-words = Kilka słów
bots-column-partners = Para punktuje
bots-clues-title = Skojarzenia ze wszystkich tur, w procentach
bots-column-language = Język
bots-column-again = Powtórzone w jednej grze
bots-kind = { $kind ->
        [saying] Powiedzenie
        [title] Tytuł
        [mood] Nastrój
        [question] Pytanie
        [half] Pół przysłowia
        [words] Słowa
       *[word] Słowo
    }
bots-person-title = Gość, który daje skojarzenia ludzi: gość / boty
bots-reading = { $strength }: po skojarzeniach ludzi właściwa karta z sześciu w { $share }
bots-tables-footnote = Liczby to procent tur, a przy trafianiu i zgodności – procent głosów, z zasięgiem przedziału 95%. Połowa na jednej karcie: co najmniej połowa głosów pada na tę samą kartę. Para punktuje: para narratora zdobywa punkty.
bots-no-such-part = Nie ma: { $part }. Są: { $names }.
bots-players = Podaj, dla ilu graczy, od { $least } do { $most }, na przykład 4,6.
simulate-no-such-bot = Nie ma bota o nazwie { $bot }. Są: { $names }.
simulate-bots = Kto gra, miejsce po miejscu: { $names }
