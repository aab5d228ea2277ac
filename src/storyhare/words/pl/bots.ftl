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
bots-guest-title = Gość przy stole innych rodzin, gdy opowiada i gdy głosuje
bots-column-guest = Gość
bots-column-finds = Gość trafia
bots-company-self = tą samą rodziną*
bots-company-kin = krewnymi*
bots-company-strangers = obcymi
bots-times = { $times } × ({ $low }–{ $high })
bots-share = { $mean } ({ $low }–{ $high })
bots-footnote = Każdy gracz nie zna połowy tego, co można wiedzieć. Wynikiem są tylko wiersze z obcymi, te z * zawyżają; w nawiasie przedział 95%.
bots-no-encoder = Jest tu tylko rodzina ze słownika: zainstaluj storyhare[bots], a spotka obcych.
bots-no-such-strength = Siła to jedno z: { $names }.
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
        [half] Początek
        [words] Słowa
       *[word] Słowo
    }
bots-person-title = Gość, który daje skojarzenia ludzi: gość / boty
bots-reading = { $strength }: po skojarzeniach ludzi właściwa karta z sześciu w { $share }
bots-tables-footnote = Liczby to procent tur, a przy trafianiu i zgodności – procent głosów, z zasięgiem przedziału 95 %. Połowa na jednej karcie: co najmniej połowa głosów leży na tej samej karcie. Para punktuje: para narratora zdobywa punkty.
bots-no-such-part = Nie ma: { $part }. Są: { $names }.
bots-players = Podaj, na ilu graczy, od { $least } do { $most }, na przykład 4,6.
simulate-no-such-bot = Nie ma bota o nazwie { $bot }. Są: { $names }.
simulate-bots = Kto gra, miejsce po miejscu: { $names }
