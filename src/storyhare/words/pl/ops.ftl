### Care for what a server has kept: doctor, backup, restore, migrate, copy.

ops-no-journal = W { $folder } nie ma stołów. Wskaż przez --data, gdzie są.

ops-missing-extra = To wymaga dodatkowych pakietów: zainstaluj storyhare[{ $extra }].
ops-nothing-there = W { $place } nie ma stołów.
ops-failed = Nie udało się użyć { $place }: { $reason }.
ops-wrong-address = To nie jest adres bazy danych. Ma on postać postgresql://użytkownik:hasło@host:5432/nazwa, a w haśle % / ? # [ ] @ zapisuje się jako %25 %2F %3F %23 %5B %5D %40.
ops-newer = { $place } pochodzi z nowszej wersji Storyhare. Nic nie jest uszkodzone: użyj tamtej wersji albo późniejszej.
ops-older = { $place } ma format starszej wersji. Nic nie jest uszkodzone: „storyhare migrate” albo następny start serwera zaktualizuje format.
ops-damaged = Dane w { $place } są uszkodzone: { $reason }. „storyhare doctor” powie więcej.
ops-full = Dysk jest pełny: nie da się zapisać { $place }. Zwolnij miejsce albo przenieś folder danych na większy dysk; dane pozostały bez zmian.
ops-no-access = Użytkownik { $user } nie może zapisać { $place }. Oddaj mu ten plik (chown -R { $user } { $folder }) albo wybierz inny folder za pomocą --data.
ops-unreachable = Nie można połączyć się z { $place }: { $reason }. Sprawdź, czy baza danych działa, oraz jej host i port. To, co tam jest, pozostało nietknięte.
ops-not-let-in = { $place } nas nie wpuszcza: { $reason }. Sprawdź użytkownika, hasło i nazwę bazy danych. To, co tam jest, pozostało nietknięte.
ops-no-rights = W { $place } temu użytkownikowi brakuje uprawnienia: { $reason }. Uruchom raz „storyhare migrate” jako użytkownik, który może tworzyć tabele, albo nadaj uprawnienie.

migrate-done = { $place } ma format tej wersji.

copy-not-empty = W { $place } są już stoły: skopiuj w puste miejsce.
copy-differs = Stół { $table } nie jest w obu miejscach taki sam. Może serwer jeszcze działa?
copy-interrupted = Przerwano: nic nie zostało skopiowane, a { $place } jest bez zmian.
copy-progress = Kopiowanie
ops-copied = Stoły: { $tables }, zestawy kart: { $decks }, nagrania: { $recordings }.
copy-done = { $tables ->
        [one] W { $place } jest teraz jeden stół, bez zmian.
        [few] W { $place } są teraz { $tables } stoły, bez zmian.
        [many] W { $place } jest teraz { $tables } stołów, bez zmian.
       *[other] W { $place } jest teraz { $tables } stołu, bez zmian.
    }

doctor-problem = Plik { $file } jest uszkodzony: { $reason }.
doctor-table = Stół { $code } ({ $table }) jest uszkodzony: { $reason }.
doctor-missing-deck = Stół { $code } ({ $table }) gra zestawem kart { $name }, którego brakuje. Przywróć go z kopii albo zaimportuj ponownie za pomocą „storyhare deck import”.
doctor-missing-recording = Stół { $code } ({ $table }) nie ma nagrania { $name }. Można je odzyskać tylko z kopii.
doctor-summary = { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
        [many] { $lines } wierszy
       *[other] { $lines } wiersza
    }: { $problems ->
        [0] { $damaged ->
            [0] { $missing ->
                [0] wszystko w porządku.
               *[other] brakuje plików.
            }
            [one] jeden stół jest uszkodzony, serwer go pomija.
            [few] { $damaged } stoły są uszkodzone, serwer je pomija.
            [many] { $damaged } stołów jest uszkodzonych, serwer je pomija.
           *[other] { $damaged } stołu jest uszkodzone, serwer je pomija.
        }
       *[other] plik jest uszkodzony: przywróć ostatnią kopię („storyhare restore”).
    }

backup-file-is-there = { $file } już jest. Z --force zostanie nadpisany.
backup-no-folder = Nie ma folderu { $folder }. Najpierw go utwórz albo wybierz inny.
backup-is-folder = { $folder } to folder. Wskaż plik w tym folderze, na przykład { $file }.
backup-done = Stoły, zestawy kart i nagrania są teraz w { $file }.
backup-progress = Tworzenie kopii
backup-interrupted = Przerwano: kopia nie powstała, a { $file } jest bez zmian.
salvage-file-is-there = { $file } już jest. Wybierz inną nazwę.
salvage-done = Stoły uratowane w { $file }: { $tables }. Sprawdź ten plik, zatrzymaj serwer i przywróć go za pomocą „storyhare restore”.
salvage-cut = Stół { $table } nie ma już końca; uratowane wiersze: { $lines }.
salvage-nothing = W { $file } nie da się już nic odczytać ({ $reason }): pozostaje ostatnia kopia.
backup-damaged = Plik { $file } jest uszkodzony ({ $reason }), więc kopia nie powstała. „storyhare doctor” powie więcej.
backup-failed = Nie udało się zapisać { $file }: { $reason }.

restore-no-file = Nie ma pliku { $file }.
restore-damaged = Plik { $file } jest uszkodzony ({ $reason }), więc nic nie zostało przywrócone. Spróbuj ze starszą kopią.
restore-progress = Przywracanie
restore-interrupted = Przerwano: nic nie zostało przywrócone, a { $folder } jest bez zmian.
restore-in-use = Serwer używa { $file }. Najpierw go zatrzymaj.
restore-failed = Nie udało się przywrócić { $file }: { $reason }.
restore-done = { $tables ->
        [one] Jeden stół wrócił, taki jak w { $file }.
        [few] { $tables } stoły wróciły, takie jak w { $file }.
        [many] { $tables } stołów wróciło, takich jak w { $file }.
       *[other] { $tables } stołu wróciło, jak w { $file }.
    }
restore-kept = To, co było przedtem, zostaje jako { $file }.

loadtest-no-address = { $address } to nie adres serwera: powinien zaczynać się od http:// albo https://.
loadtest-no-answer = { $address } nie odpowiada: { $reason }.
loadtest-not-here = { $host } to nie ten komputer. Jeśli jest twój, potwierdź to przez --i-own-this-host.
loadtest-under-way = { $games ->
        [one] trwa jedna gra
        [few] trwają { $games } gry
        [many] trwa { $games } gier
       *[other] trwa { $games } gry
    }
loadtest-games = Gry doprowadzone do końca: { $finished } z { $games }
loadtest-moves = { $moves ->
        [one] Jeden ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    } w { $seconds } s, { $pace } na sekundę
loadtest-latency = Czas do potwierdzenia ruchu: połowa w { $half } ms, 99 na 100 w { $most } ms, najdłużej { $longest } ms
loadtest-refused = Odrzucone ruchy: { $refusals }
loadtest-came-back = Połączenia zerwane i odzyskane: { $times }
loadtest-failed = Gry, które nie dotarły do końca: { $reasons }
loadtest-unequal = Gry, na których końcu nie wszyscy widzieli to samo: { $games }
loadtest-busy = Gracze zajęli cały rdzeń tego komputera, więc serwer może być szybszy.
tables-line = { $code }: { $status ->
        [live] otwarty
        [over] zakończony
       *[archived] zarchiwizowany
    }, ostatnio używany { $when }, identyfikator { $table }
tables-empty = Nie ma jeszcze stołów.
tables-none = Nie ma stołu { $table }. „storyhare tables list” pokazuje wszystkie.
tables-people = Osoby: { $names }
tables-decks = Zestawy kart: { $decks }
tables-kept = Wiadomości na czacie: { $chat }, nagrania: { $recordings }
tables-closed = Stół { $code } ({ $table }) jest w archiwum. Osoby, które mają przy nim miejsce, mogą go przywrócić.
tables-deleted = Stół { $code } ({ $table }) jest usunięty, razem z ruchami, imionami, czatem i nagraniami.
erase-where = Podaj gdzie: przy jednym stole za pomocą --table albo przy wszystkich za pomocą --everywhere.
erase-nobody = Nikt tam nie nazywa się { $name }. „storyhare tables show” pokazuje osoby przy stole.
erase-person-done = Usunięto imię, czat i nagrania; miejsca: { $seats }.
erase-chat-done = Czat stołu { $code } jest usunięty.
erase-copies = Te kopie nadal to zawierają; usuń je, gdy przestaną być potrzebne: { $files }
erase-backups = Wcześniejsze kopie nadal to zawierają.
erase-log = Dziennik transakcji (WAL) PostgreSQL i jego archiwa nadal to zawierają, dopóki nie zostaną nadpisane lub usunięte.
