### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = przed grą
stage-playing = w trakcie gry
stage-over = po grze

# Who did not agree to stand in a record by name.
record-player = Gracz { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] Moja myśl: „{ $thought }”.
        [1] Dla mnie to było „{ $thought }”.
       *[other] Przyszło mi na myśl: „{ $thought }”.
    }

field-name = Imię
field-chat = Wiadomość

## Coming in

refusal-no_such_table = Nie ma stołu z tym kodem. Sprawdź litery albo poproś o link.
refusal-table_locked = Ten stół jest teraz zablokowany. Zapytaj gospodarza.
refusal-sent_away = Usunięto cię z tego stołu.
refusal-table_full = Ten stół jest pełny: osób jest już { $most }.
refusal-too_many_joins = Z twojej sieci dołączyło już do tego stołu wiele osób. Poczekaj kilka minut i spróbuj jeszcze raz.
refusal-text_empty = { $field }: potrzebny jest choć jeden znak.
refusal-text_too_long = { $field }: mieści się { $limit } znaków, a jest { $length }.
refusal-no_such_link = Ten link jest już wykorzystany albo za stary. Poproś o nowy.
refusal-no_such_pairing = Żaden telewizor nie pokazuje już tego kodu. Wpisz ten, który jest teraz na ekranie.
refusal-holds_another_seat = Na tym urządzeniu siedzisz przy tym stole jako { $mine }. Najpierw zrezygnuj z tego miejsca albo otwórz link gracza { $theirs } na innym urządzeniu.
refusal-too_fast = To było dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
refusal-too_many_changes = Przy tym stole było za dużo zmian. Graj dalej, zacznij rewanż po zakończeniu gry albo otwórz nowy stół.
refusal-not_at_the_table = Nie ma cię przy tym stole.

## Sitting down

refusal-no_free_seat = Wszystkie miejsca ({ $most }) są zajęte. Możesz oglądać.
refusal-no_such_rabbit = Jest dwanaście królików, od 0 do 11; { $rabbit } nie jest żadnym z nich.
refusal-rabbit_taken = Ktoś już ma tego królika.
refusal-not_seated = Oglądasz; to mogą robić tylko osoby przy stole.
refusal-already_seated = Masz już miejsce.
refusal-seat_not_free = Na tym miejscu ktoś gra.
refusal-seat_is_kept = To miejsce czeka na właściciela, który może wrócić. Ktoś inny może je przejąć, gdy właściciel odejdzie od stołu, albo po { $minutes } minutach jego nieobecności.
refusal-owner_was_removed = Tę osobę usunięto od stołu. Do końca gry na tym miejscu gra autopilot.
refusal-already_here = Już tu jesteś.
refusal-nobody_asked = Nikt nie prosi o miejsce.

## Hosting

refusal-not_host = To może zrobić tylko gospodarz.
refusal-already_host = Ta osoba już jest gospodarzem.
refusal-host_is_here = Gospodarz jest na miejscu. Ktoś inny może przejąć stół { $seconds } s po jego odejściu.
refusal-host_may_return = Gospodarz może jeszcze wrócić. Kto siedział tu wcześniej, może przejąć stół teraz, a wszyscy inni po { $minutes } minutach.
refusal-host_may_return_over_days = Przy stole, przy którym gra się przez kilka dni, ktoś z graczy może przejąć stół dopiero wtedy, gdy za gospodarza gra autopilot.
refusal-no_such_person = Tej osoby nie ma przy stole.
refusal-not_yourself = Siebie nie możesz usunąć; możesz odejść od stołu.
refusal-not_the_same_people = Kolejność musi wymieniać wszystkich przy stole, każdego raz.
refusal-no_such_deck = Jednego z tych zestawów tu nie ma.
refusal-decks_wrong = Wybierz różne zestawy, od jednego do { $most }.
refusal-clock_out_of_range = Limit czasu może wynosić od { $least } do { $most } sekund, nie { $value }.
refusal-away_too_long = Wybierz dzień w ciągu najbliższych { $days } dni.
refusal-no_limit = Nie ma teraz limitu czasu do przedłużenia.
refusal-already_so = To już jest tak ustawione.
refusal-no_such_step = Odsłonięcie nie ma takiego kroku.
refusal-already_paused = Gra jest już wstrzymana.
refusal-not_paused = Gra nie jest wstrzymana.

## Sharing a device

refusal-only_with_the_box = Wspólne urządzenie działa tylko wtedy, gdy gracie kartami z waszego pudełka.
refusal-people_share_a_device = Kilka osób gra tu na wspólnym urządzeniu, a to działa tylko z kartami z waszego pudełka. Najpierw je usuń albo daj im własne telefony.
refusal-not_on_this_device = Ta osoba nie gra na tym urządzeniu.
refusal-needs_own_device = Do tego potrzebny jest własny telefon.
refusal-said_on_a_shared_device = Na wspólnym urządzeniu wyboru nie można zmienić aż do odsłonięcia.
refusal-wait_for_the_reveal = Poczekaj na odsłonięcie: do tego czasu ten wybór pozostaje na tym urządzeniu w tajemnicy.

## Bots

refusal-bots_cannot_see = Boty nie zagrają tymi obrazami: nikt ich nie opisał. Wybierz inny zestaw albo graj bez botów.
refusal-bots_cannot_see_the_box = Boty nie widzą kart z waszego pudełka. Usuń boty albo zagrajcie jednym z naszych zestawów.
refusal-bots_do_not_host = Bot nie może być gospodarzem.
refusal-too_many_bots = Botów może być najwyżej { $most }; ktoś musi z nimi grać.
refusal-no_such_bot = Przy tym stole nie ma takiego bota.
notice-bots_judge_by_the_cards = Boty nie słyszą dźwięków i nie widzą pantomimy. Czytają dodane do nich słowa, a bez słów kierują się samymi kartami.

## Playing

refusal-not_at_this_stage = Nie można tego zrobić { $stage }.
refusal-table_paused = Gra jest wstrzymana.
refusal-another_game = To było z wcześniejszej gry.
refusal-moved_on = Gra poszła już dalej: { $phase }.
refusal-cmd_id_used = Pod tym identyfikatorem było już inne polecenie; tym razem nic nie zrobiono.
refusal-seat_not_awaited = Na tę osobę nikt nie czeka.
refusal-too_early_to_hurry = Daj im jeszcze chwilę: po { $seconds } s można grać dalej bez nich.
refusal-chat_muted = Czat jest wyciszony.
refusal-no_such_round = Tura { $round } nie jest jeszcze odsłonięta.
refusal-no_such_game = Nie ma tu skończonej gry.
refusal-no_such_picture = Nie ma takiego obrazu.

## Recorded clues

refusal-too_many_recordings = Limit nagrań na turę to { $most }. Wybierz jedno z nich albo napisz skojarzenie.
refusal-ticket_unknown = Za późno: gra poszła dalej. Nagraj ponownie, gdy będzie twoja kolej.
refusal-ticket_used = Wysłano już inne nagranie. Nagraj jeszcze raz.
refusal-recording_unknown = Nie ma tu tego nagrania. Nagraj jeszcze raz.
refusal-caption_missing = Przy tym stole do dźwięku lub pantomimy trzeba dodać kilka słów, żeby wszyscy mogli grać.
refusal-recording_too_large = Nagranie może mieć najwyżej { $most } MB; to jest większe.
refusal-recording_too_long = To nagranie trwa { $seconds } s; może trwać najwyżej { $most } s.
refusal-recording_too_short = W tym nagraniu nic nie słychać ani nie widać.
refusal-recording_not_playable = Przeglądarki nie odtworzą tego pliku. Nagraj tutaj albo wyślij plik WebM lub MP4.
refusal-recording_wrong_kind = Dźwięk jest bez obrazu, a pantomima bez dźwięku.
refusal-storage_full = Nie ma tu już miejsca na nagrania. Skojarzenie zawsze możesz napisać.
refusal-photos_only_of_the_box = Zdjęcia kart są tylko w grach z własnym pudełkiem.
refusal-too_many_photos = W tej turze nie można już robić zdjęć. Zostaje ostatnie.
refusal-photo_too_large = Zdjęcie może mieć najwyżej { $most } MB; to jest większe.
refusal-photo_no_room = Na tym serwerze nie ma już miejsca na zdjęcia. Gra toczy się dalej bez nich.
refusal-no_such_recording = Nie ma takiego nagrania.

## Trouble

refusal-not_a_frame = Stół nie rozumie tej wiadomości.
refusal-bad_request = Tego żądania nie da się tu wykonać.
refusal-from_elsewhere = Ta strona pochodzi z innej witryny. Otwórz stronę samej gry i spróbuj jeszcze raz.
refusal-unknown_host = Ten serwer nie zna nazwy „{ $host }”. Jeśli należy do ciebie, uruchom go z --allowed-hosts { $host } (albo ustaw STORYHARE_ALLOWED_HOSTS). Jeśli nie, otwórz grę pod adresem, który ci podano.
refusal-our_fault = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło. Spróbuj jeszcze raz.
refusal-try_again = Na razie nie da się nic zapisać. Spróbuj za chwilę.
refusal-not_over_days = Przy tym stole wszyscy grają naraz, więc nikogo nie trzeba powiadamiać.
refusal-no_such_zone = Ten serwer nie zna twojej strefy czasowej.
refusal-no_such_channel = W ten sposób ten serwer nie dotrze do twojej przeglądarki.
refusal-no_such_webhook = Serwer nie może nic wysłać na ten adres. Adres webhooka zaczyna się od https:// i nie leży w sieci prywatnej.
refusal-no_such_address = To nie wygląda na adres e-mail. Sprawdź go jeszcze raz.
refusal-too_many_channels = Jest ich już { $most }. Najpierw usuń któreś z nich.
