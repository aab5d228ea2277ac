### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = Stół gracza { $name }
lobby-title-mine = Twój stół
lobby-title-none = Stół
lobby-tv = Pokaż na telewizorze

## Coming in

lobby-come-in = Jak dołączyć
lobby-code = Kod stołu
lobby-qr = Zeskanuj, żeby dołączyć do stołu { $code }
lobby-invite = Zaproś znajomych
lobby-invitation = Dołącz do mojego stołu
lobby-copy = Skopiuj link
lobby-copied = Link skopiowany
lobby-by-hand = Skopiuj ten link
lobby-locked = Stół jest zablokowany: nikt więcej nie wejdzie, ani żeby grać, ani żeby patrzeć. Ekrany, które już go pokazują, zostają.
lobby-only-here = Ten link działa tylko na tym urządzeniu. Żeby grać na telefonach, otwórz Storyhare pod jego adresem w sieci domowej i zaproś stamtąd.

## Seats

lobby-seats = Przy stole
lobby-seated = { $seats } z { $most }
lobby-you = { $name } (ty)
lobby-change-me = { $name }, zmień królika i imię
lobby-host = gospodarz
lobby-bot = bot
lobby-away = offline
lobby-add-bot = Dodaj bota
lobby-change-bot = { $name }, zmień tego bota
lobby-fill-bots = { $bots ->
        [one] Dopełnij jednym botem
        [few] Dopełnij { $bots } botami
        [many] Dopełnij { $bots } botami
       *[other] Dopełnij { $bots } bota
    }
lobby-bots-blind = Tymi obrazami boty tu nie zagrają.
lobby-strength = Jak gra
lobby-strength-easy = Łatwy
lobby-strength-easy-hint = Często się myli, łatwo go zwieść.
lobby-strength-medium = Średni
lobby-strength-medium-hint = Zgaduje mniej więcej tak jak wy.
lobby-strength-sharp = Bystry
lobby-strength-sharp-hint = Rozgryza prawie wszystko i zastawia dobre pułapki.
lobby-character-proverbs = Uwielbia przysłowia
lobby-character-books = Myśli o książkach i filmach
lobby-character-tales = Zna wszystkie baśnie
lobby-character-myths = Żyje wśród dawnych mitów
lobby-character-songs = Myśli piosenkami
lobby-character-feelings = Kieruje się uczuciem
lobby-character-journeys = Marzy o podróżach
lobby-character-people = Zawsze myśli o ludziach
lobby-character-time = Patrzy, jak mija czas
lobby-character-everyday = Lubi rzeczy codzienne
lobby-character-science = Spogląda w gwiazdy
lobby-character-ideas = Zadaje wielkie pytania
lobby-bot-name = Imię bota
lobby-bot-remove = Usuń bota { $name }
lobby-sit = Usiądź do gry
lobby-stand = Tylko oglądaj
lobby-watching = Widownia: { $names }
lobby-came = { $name } siada do stołu.
lobby-arrange = Ustaw miejsca
lobby-arranged = Gotowe
lobby-earlier = { $name } o miejsce w górę
lobby-later = { $name } o miejsce w dół
lobby-shuffle = Wymieszaj miejsca
lobby-mix = Wymieszaj drużyny
lobby-partners = W drużynie siedzicie naprzeciw siebie. Jedna osoba daje kartę, druga głosuje, nie wiedząc którą.
lobby-one-rabbit = { $rabbit }, jeden królik na dwoje
lobby-other-partner = Zmień partnera gracza { $name }

## Oneself

lobby-you-title = Ty
lobby-rabbits = Twój królik
lobby-name = Twoje imię
lobby-sign = Pokaż moje imię w księdze
lobby-sign-hint = Kto grał, widzi tam twoje imię, chyba że się nie zgodzisz. Inni zobaczą imiona tylko wtedy, gdy wszyscy się zgodzą.
lobby-rabbit-0 = mak
lobby-rabbit-1 = nagietek
lobby-rabbit-2 = słoma
lobby-rabbit-3 = mech
lobby-rabbit-4 = paproć
lobby-rabbit-5 = laguna
lobby-rabbit-6 = niebo
lobby-rabbit-7 = kobalt
lobby-rabbit-8 = śliwka
lobby-rabbit-9 = piwonia
lobby-rabbit-10 = kasztan
lobby-rabbit-11 = popiół

## Rulesets

lobby-rules = Zasady
lobby-ruleset-classic = Klasyczne
lobby-ruleset-odyssey = Odyssey
lobby-ruleset-party = Party
lobby-ruleset-team = Drużynowe
lobby-players-classic = od 3 do 6 graczy
lobby-players-odyssey = od 3 do 12 graczy
lobby-players-party = od 6 do 12 graczy
lobby-players-team = 6, 8, 10 lub 12 graczy
lobby-how-classic = Oryginalna gra.
lobby-how-odyssey = Od siedmiu graczy można oddać dwa głosy.
lobby-how-party = Najpierw skojarzenie, potem karty. Głosuj jak większość.
lobby-how-team = W parach: jedna osoba daje kartę, druga głosuje.
lobby-ends-classic = Kończy się razem z talią.
lobby-ends-odyssey = Kończy się, gdy ktoś zdobędzie 30 punktów.
lobby-misfit-too_few_players = { $missing ->
        [one] Brakuje jednego gracza
        [few] Brakuje { $missing } graczy
        [many] Brakuje { $missing } graczy
       *[other] Brakuje { $missing } gracza
    }
lobby-misfit-too_many_players = { $extra ->
        [one] O jednego gracza za dużo
        [few] O { $extra } graczy za dużo
        [many] O { $extra } graczy za dużo
       *[other] O { $extra } gracza za dużo
    }
lobby-misfit-players_without_partner = Drużyny po dwie osoby: brakuje jednej

## Options

lobby-options = Opcje
lobby-usual = Domyślnie: { $usual }
lobby-end = Gra kończy się
lobby-end-pile = gdy skończy się talia
    .whole = Kończy się razem z talią
lobby-end-score = { $score ->
        [one] gdy ktoś zdobędzie jeden punkt
        [few] gdy ktoś zdobędzie { $score } punkty
        [many] gdy ktoś zdobędzie { $score } punktów
       *[other] gdy ktoś zdobędzie { $score } punktu
    }
    .whole = { $score ->
        [one] Kończy się, gdy ktoś zdobędzie jeden punkt
        [few] Kończy się, gdy ktoś zdobędzie { $score } punkty
        [many] Kończy się, gdy ktoś zdobędzie { $score } punktów
       *[other] Kończy się, gdy ktoś zdobędzie { $score } punktu
    }
lobby-end-tellings = { $times ->
        [one] gdy każdy raz będzie narratorem
        [few] gdy każdy { $times } razy będzie narratorem
        [many] gdy każdy { $times } razy będzie narratorem
       *[other] gdy każdy { $times } razu będzie narratorem
    }
    .whole = { $times ->
        [one] Kończy się, gdy każdy raz będzie narratorem
        [few] Kończy się, gdy każdy { $times } razy będzie narratorem
        [many] Kończy się, gdy każdy { $times } razy będzie narratorem
       *[other] Kończy się, gdy każdy { $times } razu będzie narratorem
    }
lobby-first = Pierwszy narrator
lobby-first-clue = Zaczyna, kto pierwszy ma skojarzenie
lobby-first-random = O tym, kto zaczyna, decyduje los
lobby-first-person = Zaczyna { $name }
lobby-language = Język skojarzeń
lobby-language-hint = Każdy widzi grę w swoim języku.
lobby-clues-in = Język skojarzeń: { $language }
lobby-lone = Jedyne trafienie
lobby-lone-hint = Gdy kartę znajduje tylko jedna osoba, ona i narrator dostają po cztery punkty.
lobby-bonus = Premia za głosy na twoją kartę
lobby-bonus-hint = Najwyżej tyle punktów na turę.
lobby-cap = najwyżej { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
    .whole = Premia to najwyżej { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
lobby-cap-none = bez limitu
    .whole = Premia bez limitu
lobby-double = Dwa głosy, gdy gra co najmniej 7 osób
lobby-double-hint = Głosuj na jedną kartę albo na dwie. Pojedynczy celny głos daje dodatkowy punkt.
lobby-double-off = Zawsze jeden głos
lobby-kind-sound = Dźwięki i piosenki
lobby-kind-sound-hint = Śpiew, nucenie, dźwięk: na żywo dla wszystkich albo z nagrania.
lobby-kind-mime = Pantomima
lobby-kind-mime-hint = Odgrywanie bez słowa: na żywo dla wszystkich albo na filmie.
lobby-caption = Słowa do dźwięków i pantomimy
lobby-caption-hint = Kto śpiewa lub odgrywa, dodaje kilka słów dla tych, którzy nie słyszą lub nie widzą.
lobby-remarks = Boty zdradzają myśli
lobby-remarks-hint = Po niektórych turach bot pisze na czacie, o czym myślał.
lobby-remarks-off = Boty zachowują myśli dla siebie
lobby-led-reveal = Gospodarz prowadzi odsłonięcie
lobby-led-reveal-hint = Każdy krok czeka na gospodarza, na wszystkich ekranach.

## Clocks

lobby-clocks = Limity czasu
lobby-no-clock = Bez limitu czasu
lobby-no-clock-but = Bez limitu czasu; po odsłonięciu: { $time }
lobby-clock-none = bez limitu
lobby-clock-tell = Na skojarzenie
lobby-clock-give = Na wybór karty
lobby-clock-vote = Na głosowanie
lobby-clock-reveal = Po odsłonięciu
lobby-clock-reveal-none = aż wszyscy będą gotowi
lobby-clock-tell-is = { $time } na skojarzenie
lobby-clock-give-is = { $time } na karty
lobby-clock-vote-is = { $time } na głosowanie
lobby-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
lobby-minutes = { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
lobby-minutes-seconds = { $minutes } min i { $seconds } s

## Pictures

lobby-decks = Zestawy kart
lobby-decks-change = Zmień zestaw
lobby-decks-look = Obejrzyj karty
lobby-decks-hide = Schowaj karty
lobby-decks-remove = Usuń zestaw
lobby-decks-remove-sure = Usunąć { $title } na dobre?
lobby-decks-keep = Zostaw
lobby-cards = { $cards ->
        [one] Jedna karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
lobby-upload = Twoje własne obrazy
lobby-upload-hint = PNG, JPEG, WebP lub AVIF albo wszystkie w pliku zip. Zobaczą je tylko osoby przy twoim stole.
lobby-upload-title = Obrazy: { $name }
lobby-upload-choose = Wybierz obrazy
lobby-upload-part = { $pictures ->
        [0] Przesłano { $percent }%
        [one] Przesyłanie jednego obrazu: { $percent }%
        [few] Przesyłanie { $pictures } obrazów: { $percent }%
        [many] Przesyłanie { $pictures } obrazów: { $percent }%
       *[other] Przesyłanie { $pictures } obrazu: { $percent }%
    }
lobby-upload-left-out = { $files ->
        [one] Jednego pliku nie dało się użyć. Z pozostałych są już karty.
        [few] { $files } plików nie dało się użyć. Z pozostałych są już karty.
        [many] { $files } plików nie dało się użyć. Z pozostałych są już karty.
       *[other] { $files } pliku nie dało się użyć. Z pozostałych są już karty.
    }
lobby-upload-waiting =
    { $before ->
        [one] Czekamy, przed twoim jest jeszcze jeden zestaw
        [few] Czekamy, przed twoim są jeszcze { $before } zestawy
        [many] Czekamy, przed twoim jest jeszcze { $before } zestawów
       *[other] Czekamy, przed twoim jest jeszcze { $before } zestawu
    }
lobby-upload-making = Tworzymy karty
lobby-upload-cards = Gotowe karty: { $done } z { $cards }
lobby-upload-stop = Anuluj przesyłanie
lobby-upload-unreadable = Jednego z obrazów nie da się odczytać. Wybierz je jeszcze raz.

## The start

lobby-start = { $players ->
        [one] Zacznij w jedną osobę
        [few] Zacznij w { $players } osoby
        [many] Zacznij w { $players } osób
       *[other] Zacznij w { $players } osoby
    }
lobby-start-teams = { $teams ->
        [one] Zacznij z { $teams } drużyną
        [few] Zacznij z { $teams } drużynami
        [many] Zacznij z { $teams } drużynami
       *[other] Zacznij z { $teams } drużyny
    }
lobby-host-starts = Czekamy, aż { $name } zacznie grę
lobby-no-host = Nie ma gospodarza: zostań nim w menu
lobby-not-yet = Jeszcze nie
lobby-rounds = { $rounds ->
        [one] Jedna tura
        [few] { $rounds } tury
        [many] { $rounds } tur
       *[other] { $rounds } tury
    }
lobby-rounds-about = { $rounds ->
        [one] Około jednej tury
        [few] Około { $rounds } tur
        [many] Około { $rounds } tur
       *[other] Około { $rounds } tury
    }
