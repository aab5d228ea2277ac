### The game: its words, what is refused and why, and the reasons for points.
### Short, warm, present tense; names and numbers stand in whole sentences.

## Words of the game

ruleset-classic = Dixit
ruleset-odyssey = Dixit Odyssey
ruleset-party = Dixit Party
ruleset-team = Dixit drużynowo

option-lone_finder = jedyne trafienie
option-bonus_cap = limit premii
option-double_vote = drugi głos
option-score = wynik docelowy
option-tellings = liczba tur w roli narratora

phase-deal = karty nie są jeszcze rozdane
phase-tell = narrator szuka skojarzenia
phase-give = zbierają się karty
phase-vote = zbierają się głosy
phase-reveal = odsłaniamy karty
phase-end = gra skończona

# Said after a verb: przedstawia skojarzenie słowami, dźwiękami, pantomimą.
kind-text = słowami
kind-sound = dźwiękami
kind-mime = pantomimą

## A set-up that cannot work

refusal-unknown_ruleset = Nie ma zasad o nazwie „{ $ruleset }”. Wybierz classic, odyssey, party albo team.
refusal-too_few_players = { $ruleset }: potrzeba co najmniej { $least } graczy, { $missing ->
        [one] brakuje jednej osoby
        [few] brakuje { $missing } osób
        [many] brakuje { $missing } osób
       *[other] brakuje { $missing } osoby
    }.
refusal-too_many_players = { $ruleset }: może być najwyżej { $most } graczy, { $extra ->
        [one] jest o jedną osobę za dużo
        [few] jest o { $extra } osoby za dużo
        [many] jest o { $extra } osób za dużo
       *[other] jest o { $extra } osoby za dużo
    }.
refusal-players_without_partner = { $ruleset } to gra w parach: przy { $players } graczach ktoś zostaje bez pary.
refusal-option_not_in_ruleset = { $ruleset } nie ma opcji „{ $option }”.
refusal-option_out_of_range = Dla opcji „{ $option }” wybierz liczbę od { $least } do { $most }, nie { $value }.
refusal-text_is_always_allowed = Skojarzenia w słowach są zawsze dozwolone; dźwięki i pantomima to dodatek.
refusal-deck_too_small = Ta gra potrzebuje co najmniej { $needed } kart, a zestaw ma { $cards }.
refusal-deck_repeats_card = Karta „{ $card }” jest w zestawie dwa razy.
refusal-no_such_seat = Nie ma miejsca { $seat }; przy { $players } graczach liczy się je od 0.

## A set-up that works, and what to know about it

notice-deck_is_tight = Przy { $cards } kartach dopiero co widziane obrazy zaraz wracają; lepiej mieć { $needed } lub więcej.
notice-every_find_is_lone = Głosują tylko dwie osoby, więc każde pojedyncze trafienie jest jedynym.
notice-one_round_only = Z tym zestawem gra kończy się po jednej turze.

## A move that is refused

refusal-not_now = Nie teraz: { $phase }.
refusal-game_over = Gra skończona.
refusal-another_tells = Teraz narratorem jest ktoś inny.
refusal-clue_already_told = Ktoś zdążył wcześniej: skojarzenie już padło. Twoje zostaje na później.
refusal-clue_kind_not_allowed = Przy tym stole skojarzeń nie przedstawia się { $kind }.
refusal-clue_too_long = Skojarzenie może mieć do { $limit } znaków; to ma { $length }.
refusal-clue_empty = Skojarzenie potrzebuje choć jednego słowa.
refusal-text_has_no_recording = Skojarzenie w słowach nie ma nagrania.
refusal-clue_comes_first = Najpierw skojarzenie, potem karty: podaj skojarzenie bez karty.
refusal-card_missing = Wybierz kartę, której dotyczy skojarzenie.
refusal-not_in_your_hand = Tej karty nie masz na ręce.
refusal-card_is_on_the_table = Ta karta leży na stole. Podaj jej numer, gdy telefon o niego zapyta.
refusal-not_a_number_in_the_row = W rzędzie nie ma takiego numeru. Spójrz jeszcze raz.
refusal-box_has_its_own_cards = Do gry kartami z własnego pudełka nie trzeba wybierać zestawu.
refusal-storyteller_gave_with_the_clue = Twoja karta już leży, razem ze skojarzeniem.
refusal-partner_has_given = Twoja drużyna już dała kartę.
refusal-wrong_number_of_cards = { $due ->
        [one] Daj jedną kartę
        [few] Daj { $due } karty
        [many] Daj { $due } kart
       *[other] Daj { $due } karty
    }, nie { $given }.
refusal-same_card_twice = Wybierz dwie różne karty.
refusal-replace_instead = Tutaj karty się nie cofa; daj zamiast niej inną.
refusal-nothing_to_take_back = Nie ma twojej karty na stole.
refusal-storyteller_does_not_vote = Narrator nie głosuje.
    .named = { $player } jest w tej turze narratorem i nie głosuje.
refusal-giver_does_not_vote = Kto daje kartę, nie głosuje; głosuje druga osoba z drużyny.
    .named = { $player } daje kartę i nie głosuje; głosuje druga osoba z drużyny.
refusal-wrong_number_of_votes = { $most ->
        [one] Oddaj jeden głos
        [few] Oddaj jeden głos albo { $most }
        [many] Oddaj jeden głos albo { $most }
       *[other] Oddaj jeden głos albo { $most }
    }, nie { $cast }.
    .named = { $player } ma { $cast ->
        [0] zero głosów
        [one] jeden głos
        [few] { $cast } głosy
        [many] { $cast } głosów
       *[other] { $cast } głosu
    }; { $most ->
        [one] ma być jeden
        [few] ma być jeden albo { $most }
        [many] ma być jeden albo { $most }
       *[other] ma być jeden albo { $most }
    }.
refusal-no_such_number = Na stole nie ma karty { $number }; są od 1 do { $cards }.
    .named = { $player } głosuje na kartę { $number }, ale karty są od 1 do { $cards }.
refusal-two_votes_on_one_card = Oddaj dwa głosy na dwie różne karty.
    .named = { $player } oddaje dwa głosy na kartę { $number }; mają być na różne karty.
refusal-own_card = Karta { $number } jest twoja.
    .named = { $player } głosuje na kartę { $number }, a to własna karta.
refusal-red_vote_missing = Brakuje czerwonego głosu narratora.
refusal-red_vote_not_yours = Czerwony głos ma tylko narrator.

## A round on paper

refusal-not_json = Ten wiersz to nie JSON: { $reason }.
refusal-not_a_round = Ten wiersz to nie tura: { $reason } ({ $place }).
refusal-same_key_twice = „{ $key }” jest w tym wierszu dwa razy.
refusal-same_name_twice = Dwie osoby mają imię „{ $player }”: zmień jedno.
refusal-unknown_player = Nikt o imieniu „{ $player }” tu nie gra.
refusal-player_gave_wrong_number = { $player } daje { $given ->
        [one] jedną kartę
        [few] { $given } karty
        [many] { $given } kart
       *[other] { $given } karty
    }, a { $due ->
        [one] ma być jedna
        [few] mają być { $due }
        [many] ma być { $due }
       *[other] ma być { $due }
    }.
refusal-one_card_a_team = { $player } i { $partner } dają razem { $given ->
        [one] jedną kartę
        [few] { $given } karty
        [many] { $given } kart
       *[other] { $given } karty
    }, a ma być jedna.
refusal-cards_not_numbered = Ponumeruj karty na stole od 1 do { $cards }, każdy numer raz.
refusal-vote_missing = Brakuje głosu: { $player }.
refusal-too_many_rounds = Jedna gra mieści najwyżej { $most } tur.
refusal-no_red_vote = { $ruleset } nie ma czerwonego głosu.

## A record

refusal-not_a_record = to nie jest początek gry Storyhare.
refusal-record_too_new = zapis ma format { $version }, a ta wersja Storyhare czyta formaty do { $known }. Zaktualizuj ją.
refusal-record_cut = zapis kończy się za wcześnie.
refusal-record_changed = zapis nie zgadza się z sumą kontrolną; został zmieniony.
refusal-line_unreadable = nie da się go odczytać: { $reason } ({ $place }).
refusal-not_by_the_rules = zasady na to nie pozwalają.
record-refused = Wiersz { $line }: { $reason }

## Why there are points

reason-found = karta odnaleziona
reason-everyone_or_no_one = trafili wszyscy albo nikt
reason-told_well = trafili niektórzy, ale nie wszyscy
reason-lone_finder = jedyne trafienie
reason-votes_on_card = { $count ->
        [one] jeden głos na kartę
        [few] { $count } głosy na kartę
        [many] { $count } głosów na kartę
       *[other] { $count } głosu na kartę
    }
reason-capped = najwyżej { $count } na turę
reason-sure_vote = celny pojedynczy głos
reason-crowd = { $count ->
        [one] { $count } głos na tę samą kartę
        [few] { $count } głosy na tę samą kartę
        [many] { $count } głosów na tę samą kartę
       *[other] { $count } głosu na tę samą kartę
    }
reason-vetoed = czerwony głos: bez punktów
reason-alone = nikt inny na tej karcie
