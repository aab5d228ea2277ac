### Pomoc do poleceń i to, co jest nie tak z wpisanymi opcjami.

## Nagłówki i uwagi

help-usage = Użycie:
help-commands = Polecenia:
help-arguments = Argumenty:
help-options = Opcje:
help-example = Przykład:
help-default = domyślnie: { $value }
help-at-least = co najmniej { $least }
help-between = od { $least } do { $most }
help-variable = zmienna: { $name }
help-required = wymagane
help-word =
    .options = OPCJE
    .command = POLECENIE
    .number = LICZBA
    .text = TEKST
    .file = PLIK
    .folder = FOLDER

## Opcje kilku poleceń

help-shared =
    .help = Pokaż tę pomoc.
    .as_json = Wypisz wynik jako JSON.
    .data = Folder z danymi serwera.
    .data-word = FOLDER
    .database = URL bazy PostgreSQL zamiast --data.
    .database-word = URL
    .deck = Identyfikator zestawu, taki jak w „storyhare deck list”.
    .deck-word = ID
    .seed = Ziarno: z tym samym ziarnem gra przebiega tak samo.
    .rules = Zasady: classic, odyssey, party albo team.
    .cache = Folder, w którym enkoder przechowuje wyniki.
    .cache-word = FOLDER

## Polecenia

help-storyhare = Graj w Dixit i Dixit Odyssey przez sieć: uruchamiaj serwer, zarządzaj zestawami kart, licz punkty.
    .version = Pokaż wersję.
    .install_completion = Pozwól powłoce uzupełniać nasze polecenia: Tab pokazuje, co pasuje.
    .show_completion = Wypisz skrypt uzupełniania, żeby go zainstalować ręcznie.

help-serve =
    Uruchom serwer na tym komputerze.

    Inne urządzenia w tej samej sieci używają drugiego adresu albo jego kodu QR. Każdą opcję można też ustawić zmienną środowiskową podaną obok.
    .host = Adres, na którym serwer nasłuchuje.
    .host-word = ADRES
    .port = Port, na którym serwer nasłuchuje.
    .data = Folder na stoły, zestawy kart i nagrania.
    .data-word = FOLDER
    .database = URL bazy PostgreSQL zamiast pliku w --data.
    .public_url = Adres, pod którym serwer jest dostępny.
    .public_url-word = URL
    .allowed_hosts = Dalsze nazwy hosta serwera, oddzielone przecinkami.
    .allowed_hosts-word = NAZWY
    .root_path = Podścieżka za proxy, taka jak /hare.
    .root_path-word = ŚCIEŻKA
    .trusted_proxies = Adresy lub sieci zaufanych odwrotnych proxy, oddzielone przecinkami.
    .trusted_proxies-word = ADRESY
    .imprint_url = Adres twojej noty prawnej, pokazywany na stronie o prywatności.
    .imprint_url-word = URL
    .privacy_url = Adres twojej polityki prywatności, pokazywany na tej samej stronie.
    .privacy_url-word = URL
    .contact = Adres e-mail albo strona do kontaktu z tobą, pokazywane na tej samej stronie.
    .contact-word = KONTAKT
    .metrics = Udostępniaj /metrics każdemu, kto ma dostęp do serwera.
    .log_format = Dziennik w zwykłych wierszach albo po jednym obiekcie JSON w wierszu.
    .uploads = Kto może przesyłać zestawy kart.
    .archive_after_days = Dni, po których nieużywane stoły trafiają do archiwum.
    .keep_uploads_days = Dni, po których przesłane i nieużywane zestawy są usuwane.
    .decks_quota = Megabajty na wszystkie przesłane zestawy.
    .keep_recordings = Dni, po których nagrania są usuwane, chyba że cały stół chce je zachować.
    .recordings_quota = Megabajty na wszystkie nagrania.
    .recordings_per_table = Megabajty na nagrania jednego stołu.
    .disk_reserve = Megabajty, które przesyłanie zostawia wolne na dysku.
    .tables_per_address = Nowe stoły, które jeden adres może otworzyć naraz.
    .joins_per_address = Osoby z jednego adresu, które mogą naraz dołączyć do stołu.
    .sockets_per_address = Otwarte WebSockety na adres.
    .commands_per_minute = Polecenia na minutę i urządzenie.
    .misses_per_address = Błędne kody stołów, które jeden adres może wypróbować naraz.
    .uploads_per_address = Zestawy, które jeden adres może przesłać naraz.
    .silence_seconds = Sekundy ciszy, po których klient zostaje rozłączony.
    .request_seconds = Sekundy, po których zawieszone żądanie zostaje przerwane.
    .push = Powiadomienia w przeglądarce, gdy przychodzi czyjaś kolej przy stole na kilka dni.
    .webhooks = Webhooki, które gospodarz może połączyć ze stołem; 0: żadne.
    .private_targets = Pozwól na powiadomienia i webhooki do sieci prywatnych i bez HTTPS.
    .smtp_url = Serwer poczty dla e-maili do graczy, jak smtp://hare@mail.example.org:587; STORYHARE_SMTP_PASSWORD to hasło.
    .smtp_url-word = URL
    .email_from = Adres nadawcy tych e-maili, jak hare@example.org.
    .email_from-word = ADRES
    .emails_per_address = E-maile potwierdzające, o które jeden adres sieciowy może prosić naraz.
    .bots = Boty: żadne, te o małym zużyciu pamięci albo najlepsze zainstalowane.
    .bot_pace = Mnożnik czasu, który biorą boty: 2 to dwa razy dłużej.
    .vision_files = Folder z image.onnx, text.onnx i tokenizer.json: model, którym boty widzą przesłane obrazki (wymaga dodatku vision).
    .vision_files-word = FOLDER
    .vision_url = Zgodny z OpenAI URL modelu, którym boty widzą przesłane obrazki; STORYHARE_VISION_KEY to jego klucz.
    .vision_url-word = URL
    .vision_model = Nazwa modelu pod --vision-url.
    .vision_model-word = NAZWA
    .vision_seconds = Sekundy, które może trwać odpowiedź --vision-url.
    .open_browser = Otwórz stronę w przeglądarce.
    .open_browser-default = jeśli ktoś siedzi przed ekranem
    .delete_after = Po ilu dniach bez użycia zarchiwizowane stoły są usuwane; 0: nigdy.
    .log_level = Zapisuj to i wszystko, co poważniejsze.

help-score =
    Licz punkty gry drukowanymi kartami.

    Bez pliku, w terminalu, program pyta o wszystko krok po kroku. Każdy wiersz pliku to tura, jak w przykładzie. Dla każdej tury wypisuje wiersz z punktami i powodami albo z błędem. Kod wyjścia to 1, jeśli któraś tura jest nieprawidłowa.
    .file = Tury jako wiersze JSON; „-” to standardowe wejście.

help-replay = Sprawdź zapis gry i pokaż ją tura po turze.
    .file = Zapisana gra (wiersze JSON).

help-simulate = Rozegraj całe gry losowo albo z botami i wypisz statystyki.
    .players = Liczba graczy.
    .games = Liczba gier.
    .cards = Liczba kart w zestawie, bez --bots.
    .options = Opcje zasad jako JSON, jak w przykładzie.
    .options-word = JSON
    .bots = Kto gra, oddzielone przecinkami: blind (losowo), easy, medium, sharp albo sharp:lexicon. Zajmują miejsca po kolei i grają malowanym zestawem.
    .bots-word = NAZWY
    .record = Folder na zapisy wszystkich gier.

help-doctor =
    Sprawdź, czy wszystkie zapisane stoły da się odczytać, i wymień, co jest uszkodzone lub czego brakuje.

    Serwer może dalej działać: obsługuje wszystkie nieuszkodzone stoły. Kod wyjścia to 1, jeśli coś jest uszkodzone albo stołowi brakuje zestawu kart lub nagrania.
    .salvage = Zapisz każdy stół, który da się jeszcze odczytać, do tego nowego pliku, dla „storyhare restore”.
    .keep_recordings = Po ilu dniach serwer usuwa nagrania.

help-backup =
    Zapisz kopię zapasową stołów, zestawów kart i nagrań do jednego pliku.

    Serwer może dalej działać. Plik pojawia się, gdy jest kompletny, i zawiera każdy ruch potwierdzony przed początkiem kopii. Odczytać go możesz tylko ty. Przy dużych bazach PostgreSQL użyj pg_dump albo archiwizacji WAL, które są szybsze.
    .file = Plik kopii do zapisania.
    .force = Zastąp plik, jeśli już istnieje.

help-restore =
    Przywróć stoły, zestawy kart i nagrania z kopii zapasowej. Najpierw zatrzymaj serwer.

    Poprzednie stoły z folderu danych zostają w drugim pliku obok przywróconego; zestawy kart i nagrania, które tam są, zostają. Baza PostgreSQL musi być pusta.
    .file = Plik zapisany przez „storyhare backup”.
    .force = Przywróć, nawet jeśli stoły w pliku są uszkodzone.

help-migrate =
    Przenieś bazę PostgreSQL do formatu tej wersji. Tego nie da się cofnąć.

    Serwer robi to samo przy starcie. Użyj tego polecenia, jeśli użytkownik serwera nie może zmieniać tabel, albo przed ponownym startem pierwszego z kilku serwerów.
    .database = URL bazy (postgresql://…).

help-copy =
    Skopiuj stoły, zestawy kart i nagrania z SQLite do PostgreSQL albo z powrotem. Najpierw zatrzymaj serwer.

    Każdy stół jest odczytywany ponownie i porównywany. Jeśli któryś się różni albo polecenie zostanie przerwane, nic nie jest kopiowane.
    .source = Skąd kopiować: URL PostgreSQL (postgresql://…), folder danych albo plik kończący się na .db (tylko stoły).
    .source-word = SKĄD
    .target = Dokąd kopiować: to samo; miejsce musi być puste.
    .target-word = DOKĄD

help-where =
    Pokaż, gdzie „storyhare serve” trzyma stoły, zestawy kart i nagrania.

    Z --database stoły, przesłane zestawy i nagrania są w PostgreSQL, a w folderze są kopie zestawów oraz zestawy zainstalowane.

help-loadtest =
    Rozegraj całe gry na własnym serwerze i zmierz, jak szybko odpowiada.

    Stoły zostają w bazie serwera. Serwer ogranicza żądania z jednego adresu: do dużej próby uruchom go z wyższymi --tables-per-address, --sockets-per-address i --commands-per-minute. Kod wyjścia to 1, jeśli gra nie doszła do końca albo jej wynik nie był dla wszystkich taki sam.
    .url = Adres serwera, taki jak do gry.
    .url-word = URL
    .games = Liczba gier.
    .seats = Miejsca przy stole.
    .ruleset = Zasady wszystkich gier.
    .at_once = Gry toczone równocześnie.
    .moves_per_second = Ruchy na sekundę, we wszystkich grach razem.
    .moves_per_second-default = tak szybko, jak odpowiada serwer
    .patience = Sekundy bez odpowiedzi, po których gra się nie powiodła.
    .own = Wymagane dla serwera na innym komputerze.

help-deck = Zarządzaj zestawami kart: importuj własne obrazki, sprawdzaj je i oglądaj.

help-deck-import =
    Zaimportuj zestaw kart z folderu albo pliku zip z obrazkami.

    Jeśli jest manifest (deck.toml albo deck.json), opisuje karty; w przeciwnym razie każdy obrazek staje się kartą. Zestaw jest importowany w całości albo wcale.
    .source = Folder albo zip z zestawem lub z samymi obrazkami.
    .source-word = FOLDER|ZIP
    .deck = Identyfikator zestawu zamiast tego z manifestu.
    .title = Tytuł zamiast tego z manifestu.
    .licence = Licencja zamiast tej z manifestu.
    .public = Czy zestaw jest na liście dla wszystkich; prywatny dostaje identyfikator nie do odgadnięcia.

help-deck-list = Wymień wszystkie zestawy: malowany i te zainstalowane.

help-deck-show = Pokaż zestaw i jego karty.

help-deck-check =
    Sprawdź zestaw, zainstalowany lub nie, i wymień wszystko, co wymaga poprawy.

    Kod wyjścia to 1, jeśli jest coś do poprawy.
    .target = Co sprawdzić.
    .target-word = ID|FOLDER|ZIP

help-deck-remove = Usuń zainstalowany zestaw.

help-deck-export = Zapisz zestaw jako zip, który można zaimportować gdzie indziej.
    .file = Plik zip do zapisania.
    .file-word = PLIK.zip

help-deck-gallery = Zapisz jedną stronę WWW ze wszystkimi kartami i ich tekstami.
    .file = Plik HTML do zapisania.
    .file-word = PLIK.html
    .words = Ze wszystkimi tekstami każdej karty, do korekty.
    .language = Z --words: tylko ten język; można powtórzyć.
    .language-word = JĘZYK

help-bots = Zmierz boty.

help-bots-evaluate =
    Rozegraj całe gry przy stołach takich jak z poczekalni i pokaż, co można przy nich spotkać.

    Jak często kartę odnajdują wszyscy, nikt albo tylko niektórzy; jaka część głosów jest trafna; jak często dwa głosy są zgodne; jakie skojarzenia podają boty. Pojęcia objaśnia docs/bots.md.
    .rounds = Tury przy stole każdego rodzaju.
    .company = Kto gra, oddzielone przecinkami: mix (jak w szybkiej grze), easy, medium, sharp.
    .rules = Zasady, oddzielone przecinkami: classic, odyssey, party, team.
    .players = Liczby graczy, oddzielone przecinkami.
    .languages = Języki, oddzielone przecinkami.
    .clues = Plik TOML ze skojarzeniami ludzi, dla gościa, który je podaje.
    .encoder = Oceniaj z dodatkiem storyhare[bots], jeśli jest zainstalowany.

help-bots-crossplay =
    Niech boty każdego rodzaju zagrają z każdym innym; zmierz, jak dobrze się rozumieją.

    Najważniejsza liczba: jak często niektórzy, ale nie wszyscy, odnajdują kartę narratora. Pojęcia objaśnia docs/bots.md.
    .rounds = Tury na każdą parę rodzin.
    .players = Liczby graczy, oddzielone przecinkami.
    .strength = Siła botów: easy, medium albo sharp.

## Co jest nie tak z opcjami

usage-more = „{ $command }” powie więcej.
usage-did-you-mean = Może „{ $name }”?
usage-no-command = Nie ma polecenia „{ $name }”.
usage-too-much = To więcej, niż polecenie przyjmuje: { $text }.
usage-no-option = Nie ma opcji { $name }.
usage-no-value = { $name } nie ma wartości.
usage-value-missing = { $name } wymaga wartości.
usage-option-missing = Brakuje opcji { $name }.
usage-argument-missing = Brakuje: { $name }.
usage-choice = { $name } przyjmuje: { $choices }.
usage-switch = { $name } przyjmuje 1 albo 0.
usage-folder = { $name } musi być folderem.
usage-file = { $name } musi być plikiem.
usage-number = { $number ->
        [whole] { $name } musi być liczbą całkowitą{ $limits ->
            [both] {" "}od { $least } do { $most }
            [least] {" "}nie mniejszą niż { $least }
           *[none] {""}
        }.
       *[any] { $name } musi być liczbą{ $limits ->
            [both] {" "}od { $least } do { $most }
            [least] {" "}nie mniejszą niż { $least }
           *[none] {""}
        }.
    }
cli-aborted = Przerwano.

## Uzupełnianie w powłoce

completion-installed = Uzupełnianie dla { $shell } jest w { $file }. Zadziała w następnym otwartym terminalu.
completion-no-shell = Nie rozpoznaję tej powłoki. Uzupełnianie działa w { $shells }.
completion-print-it = W PowerShellu dodaj uzupełnianie do swojego profilu: { $command }

help-tables = Wymieniaj, pokazuj, zamykaj i usuwaj stoły.

help-tables-list = Wymień wszystkie stoły, od ostatnio używanego.

help-tables-show = Pokaż, co jest zapisane o stole: osoby, zestawy kart oraz ile wiadomości i nagrań.
    .table = Kod albo identyfikator stołu.
    .table-word = STÓŁ

help-tables-close =
    Zarchiwizuj stół od razu, tak jak serwer robi to z nieużywanymi. Najpierw zatrzymaj serwer.

    Jego kod jest wolny dla innych; osoby, które mają przy nim miejsce, mogą go przywrócić.
    .table = Kod albo identyfikator stołu.
    .table-word = STÓŁ

help-tables-delete = Usuń stół z ruchami, imionami, czatem i nagraniami. Najpierw zatrzymaj serwer.
    .table = Kod albo identyfikator stołu.
    .table-word = STÓŁ

help-erase = Usuń, co jest zapisane o osobie, czacie albo stole.

help-erase-person =
    Usuń imię, czat i nagrania osoby. Najpierw zatrzymaj serwer.

    Ruchy w grze zostają, bez imienia.
    .name = Imię osoby albo jej identyfikator.
    .name-word = IMIĘ
    .table = Kod albo identyfikator stołu.
    .table-word = STÓŁ
    .everywhere = Wszystkie osoby o tym imieniu, przy wszystkich stołach.

help-erase-chat = Usuń czat stołu. Najpierw zatrzymaj serwer.
    .table = Kod albo identyfikator stołu.
    .table-word = STÓŁ

help-erase-table = Usuń stół, tak jak „storyhare tables delete”. Najpierw zatrzymaj serwer.
    .table = Kod albo identyfikator stołu.
    .table-word = STÓŁ
