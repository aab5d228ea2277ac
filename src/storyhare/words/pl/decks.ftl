### Decks: what is refused on the way in and why, what a check finds, what the commands say.
### A refusal names the file and says what to do.

## The manifest

refusal-manifest_unreadable = Nie mogę odczytać { $file }: { $reason }. Popraw to tam albo usuń ten plik, a zestaw powstanie z nazw plików.
refusal-manifest_shape = { $file } nie jest opisem zestawu: { $reason }. Przykład jest w docs/decks.md.
refusal-manifest_field = W { $file } pole { $place } jest błędne: { $reason }. W docs/decks.md jest napisane, co tam pasuje.
refusal-manifest_card_field = W { $file }, karta { $card }, pole { $place } jest błędne: { $reason }. W docs/decks.md jest napisane, co tam pasuje.
refusal-manifest_newer = { $file } ma format { $version }; ta wersja Storyhare czyta formaty do { $known }. Zaktualizuj Storyhare i spróbuj jeszcze raz.
refusal-manifest_format = Wpisz w { $file } „format = { $known }”.
refusal-manifest_deck_id = W { $file } „{ $deck }” nie może być identyfikatorem zestawu: użyj od 1 do 64 małych liter od a do z, cyfr i łączników.
refusal-manifest_title = { $file }: zestaw potrzebuje tytułu o długości od 1 do { $limit } znaków i licencji o rozsądnej długości.
refusal-manifest_title_language = W { $file } jest tytuł w języku „{ $language }”, którego nie ma wśród języków zestawu: dodaj go tam.
refusal-manifest_too_much_text = W { $file } lista autorów lub licencja jest za długa: żaden tekst nie może mieć ponad { $limit } znaków, a autorów może być najwyżej 50.
refusal-manifest_language = W { $file } „{ $language }” nie jest oznaczeniem języka: napisz na przykład en, de albo pt-BR.
refusal-manifest_language_twice = W { $file } jeden język jest podany dwa razy: usuń jeden wpis.
refusal-manifest_no_cards = { $file } nie wymienia żadnych kart: dodaj choć jedną.
refusal-manifest_card_id = W { $file } „{ $card }” nie może być identyfikatorem karty: użyj od 1 do 64 małych liter od a do z, cyfr i łączników.
refusal-manifest_card_twice = W { $file } dwie karty nazywają się { $card }: zmień nazwę jednej.
refusal-manifest_path_outside = W { $file } karta { $card } ma obraz w „{ $picture }”: podaj plik w folderze zestawu, z ukośnikami /.
refusal-manifest_picture_twice = W { $file } karta { $card } ma ten sam obraz co inna karta, { $picture }: każda karta potrzebuje własnego.
refusal-manifest_picture_missing = W { $file } karta { $card } potrzebuje obrazu { $picture }, którego nie ma: dodaj plik albo usuń kartę.
refusal-manifest_card_language = W { $file } karta { $card } ma opis w języku „{ $language }”, którego nie ma wśród języków zestawu: dodaj go tam.
refusal-manifest_card_too_much_text = W { $file } karta { $card } ma za dużo tekstu: żaden tekst nie może mieć ponad { $limit } znaków, a lista ponad 50 pozycji.
refusal-manifest_twice = Jest i deck.toml, i deck.json: zostaw jeden.

## Where the deck comes from

refusal-source_missing = Nie mogę znaleźć { $file }: podaj folder albo zip.
refusal-source_not_a_zip = { $file } to ani folder, ani zip, który umiem otworzyć.
refusal-source_takes_too_much = Odczytanie { $file } wymaga zbyt wiele czasu lub pamięci: czy to na pewno zestaw albo folder z obrazami?
refusal-source_unreadable = Nie mogę odczytać { $file }: { $reason }.
refusal-source_entry_damaged = { $file } w pliku zip jest uszkodzony: spakuj go jeszcze raz.
refusal-source_file_too_long = { $file } ma ponad { $most } MB: zapisz go w mniejszym rozmiarze.
refusal-source_link = { $file } to odnośnik do innego miejsca: włóż tam sam plik.
refusal-source_special_file = { $file } nie jest zwykłym plikiem: usuń go.
refusal-source_too_many_files = Plików jest więcej niż { $most }: usuń to, co nie należy do zestawu.
refusal-source_too_deep = { $file } jest w zbyt głębokim podfolderze: przenieś obrazy wyżej.
refusal-source_unpacks_too_large = Po rozpakowaniu ten zip miałby ponad { $most } MB: zrób z niego kilka zestawów albo mniejsze obrazy.
refusal-source_bomb = Ten zip po rozpakowaniu rośnie ponad { $ratio } razy; żaden zestaw tak nie robi. Zostaje odrzucony.
refusal-source_path_outside = W pliku zip jest plik „{ $file }”, który leżałby poza swoim folderem. Zip zostaje odrzucony: spakuj cały folder zestawu.
refusal-source_name_twice = W pliku zip dwa pliki nazywają się { $file }: zmień nazwę jednego.
refusal-source_locked = { $file } jest chroniony hasłem: spakuj zip bez hasła.
refusal-source_packed_strangely = { $file } jest spakowany w nietypowy sposób: zrób zwykły zip.
refusal-source_archive_inside = { $file } to archiwum wewnątrz zestawu: najpierw je rozpakuj albo usuń.
refusal-source_without_pictures = W { $file } nie ma obrazów: kartami stają się PNG, JPEG, WebP i AVIF.

## Pictures

refusal-picture_of_another_kind = { $file } nie jest obrazem PNG, JPEG, WebP ani AVIF: zapisz go w jednym z tych formatów.
refusal-picture_cut = { $file } kończy się za wcześnie: skopiuj go jeszcze raz ze źródła.
refusal-picture_damaged = { $file } jest uszkodzony: otwórz go w programie graficznym i zapisz od nowa.
refusal-picture_is_something_else_too = { $file } jest obrazem i zarazem czymś innym: otwórz go w programie graficznym i zapisz od nowa.
refusal-picture_moves = { $file } jest animacją: zapisz jedną klatkę jako obraz.
refusal-picture_too_large = { $file } ma { $width } × { $height } pikseli; ten format czytam do { $most } megapikseli. Zmniejsz go.
refusal-picture_too_small = { $file } ma { $width } × { $height } pikseli; karta potrzebuje co najmniej { $least } w każdym wymiarze. Znajdź większy.
refusal-picture_needs_too_much_memory = Otwarcie pliku { $file } wymaga zbyt dużo pamięci: zmniejsz go.
refusal-picture_takes_too_long = { $file } otwiera się za długo: zmniejsz go albo zapisz od nowa.
refusal-picture_stops_the_worker = { $file } nie daje się otworzyć: otwórz go w programie graficznym i zapisz od nowa.

## The library

refusal-deck_unknown = Nie ma zestawu o nazwie { $deck }: „storyhare deck list” pokazuje te, które są.
refusal-deck_id_bad = „{ $deck }” nie może być identyfikatorem zestawu: użyj od 1 do 64 małych liter od a do z, cyfr i łączników.
refusal-deck_id_taken = Zestaw o nazwie { $deck } już jest: wybierz inny identyfikator albo najpierw usuń tamten.
refusal-deck_is_built_in = Zestaw { $deck } należy do gry i nie można go usunąć.
refusal-deck_too_many_cards = Za dużo obrazów na jeden zestaw: jest { $cards }, mieści się { $most }.
refusal-deck_in_another_folder = { $file } podaje, że to zestaw { $deck }: jego folder musi nazywać się tak samo.
refusal-deck_holding_damaged = { $file } jest uszkodzony, więc nie wiadomo, czyj to zestaw: usuń zestaw i zaimportuj go jeszcze raz.
refusal-deck_without_manifest = Folder { $file } nie ma deck.json: usuń go albo zaimportuj jego obrazy jako zestaw.
refusal-deck_picture_missing = Zestaw { $deck } stracił obraz { $size } karty { $card }: zaimportuj go jeszcze raz.
refusal-library_without_folder = Nie ma folderu na zestawy: uruchom z --data FOLDER.
refusal-library_unwritable = Nie mogę zapisać zestawów w { $file }: { $reason }.
refusal-import_takes_too_long = Obrazy ({ $cards }) otwierały się za długo: prześlij mniej albo mniejsze.
refusal-file_is_there = { $file } już jest: wybierz inną nazwę.
refusal-file_unwritable = Nie mogę zapisać { $file }: { $reason }.

## Uploads

refusal-upload_not_allowed = Tutaj nie można przesyłać zestawów.
refusal-upload_only_by_hosts = Zestaw może tu przesłać tylko gospodarz stołu.
refusal-upload_without_owner = Najpierw usiądź przy stole; potem możesz przesłać zestaw.
refusal-upload_too_large = Ten plik ma ponad { $most } MB: prześlij mniej obrazów albo mniejsze.
refusal-upload_too_many_decks = Twoich zestawów jest tu już { $most } i więcej się nie zmieści: najpierw jeden usuń.
refusal-upload_quota_full = Twoje zestawy zajęłyby ponad { $most } MB: najpierw jeden usuń albo prześlij mniej obrazów.
refusal-upload_no_room = Na tym serwerze nie ma już miejsca na nowe zestawy. Te, które już są, nadal działają.
refusal-upload_too_slow = To przesyłanie trwało dłużej niż { $minutes } min i zostało przerwane. Spróbuj z czymś mniejszym albo w szybszej sieci.
refusal-imports_full = Powstaje teraz wiele zestawów: spróbuj ponownie za kilka minut.
refusal-deck_in_play = Trwa gra z tymi obrazami: usuń je, gdy się skończy.

## What a check finds in a deck that works

notice-cards_look_alike = Karty { $first } i { $second } wyglądają prawie tak samo.
notice-picture_soft = Obraz karty { $card } ma tylko { $width } × { $height } pikseli i będzie nieostry.
notice-files_skipped = { $files ->
        [one] Jeden plik nie jest obrazem i został pominięty.
        [few] { $files } pliki nie są obrazami i zostały pominięte.
        [many] { $files } plików nie jest obrazami i zostało pominiętych.
       *[other] { $files } pliku nie jest obrazem i zostało pominięte.
    }
notice-licence_missing = Zestaw nie podaje licencji.
notice-description_missing = Karta { $card } nie ma opisu w języku { $language }.
notice-title_missing = Karta { $card } nie ma tytułu w języku { $language }.
notice-deck_title_missing = Zestaw nie ma tytułu w języku { $language }.
notice-description_is_a_file_name = Opis karty { $card }, „{ $text }”, to nazwa pliku: napisz, co widać.
notice-picture_has_another_size = Obraz { $size } karty { $card } to nie WebP o wymiarach { $width } × { $height } pikseli.
notice-picture_has_metadata = Obraz { $size } karty { $card } zawiera metadane.
notice-file_left_over = { $file } nie należy do żadnej karty.
notice-card_not_linked = Karta { $card } nie ma pojęć.
notice-card_links = Różnych pojęć karty { $card } jest { $links }: powinno być od { $least } do { $most }, każde raz.
notice-concept_spread = Podsuwane pojęcie { $concept } jest na { $cards ->
        [one] jednej karcie
        [few] { $cards } kartach
        [many] { $cards } kartach
       *[other] { $cards } karty
    }: powinno być od { $least } do { $most }.
notice-concept_without_words = Pojęcie { $concept } karty { $card } nie ma słów w języku { $language }.
notice-clues_few = Karta { $card } ma za mało skojarzeń w języku { $language }: jest { $clues }, powinno być { $least }.

## The commands

deck-imported = { $title } jest w bibliotece jako { $deck }: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
deck-pace = { $pictures ->
        [one] Jeden obraz
        [few] { $pictures } obrazy
        [many] { $pictures } obrazów
       *[other] { $pictures } obrazu
    } w { $seconds } s: na sekundę { $rate } obrazów i { $megapixels } megapikseli.
deck-progress-import = Tworzymy karty
deck-progress-check = Oglądamy obrazy
deck-line = { $deck }: { $title }, { $cards ->
        [one] jedna karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }{ $languages ->
        [none] {""}
       *[other] , języki: { $languages }
    }, { $public ->
        [yes] publiczny
       *[no] prywatny
    }
deck-none = Nie ma jeszcze zestawów: „storyhare deck import FOLDER” utworzy pierwszy.
deck-damaged = Zestawu { $deck } nie można użyć. { $reason }
deck-authors = Autorzy
deck-licence = Licencja
deck-removed = Zestaw { $deck } został usunięty.
deck-exported = Zestaw { $deck } jest w { $file }.
deck-gallery = Galeria zestawu { $deck } jest w { $file }.
deck-checked = { $title }: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }, { $findings ->
        [0] nic do poprawy
        [one] jedna rzecz do poprawy
        [few] { $findings } rzeczy do poprawy
        [many] { $findings } rzeczy do poprawy
       *[other] { $findings } rzeczy do poprawy
    }.

## The gallery

gallery-cards = { $cards ->
        [one] Jedna karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
review-seen = Widać
review-suggested = Kojarzy się
review-far = Daleka myśl
review-clues = Skojarzenia, które nie nazywają tego, co widać
