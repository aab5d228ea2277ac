### The game: its words, what is refused and why, and the reasons for points.
### Short, warm, present tense; names and numbers stand in whole sentences.

## Words of the game

ruleset-classic = Dixit
ruleset-odyssey = Dixit Odyssey
ruleset-party = Dixit Party
ruleset-team = Dixit a squadre

option-lone_finder = una sola risposta giusta
option-bonus_cap = limite del bonus
option-double_vote = secondo voto
option-score = punteggio da raggiungere
option-tellings = turni da narratore

phase-deal = le carte non sono ancora state distribuite
phase-tell = il narratore sta cercando una frase
phase-give = arrivano le carte
phase-vote = arrivano i voti
phase-reveal = si svelano le carte
phase-end = la partita è finita

kind-text = parole
kind-sound = suoni
kind-mime = gesti

## A set-up that cannot work

refusal-unknown_ruleset = Non ci sono regole chiamate «{ $ruleset }». Scegli classic, odyssey, party o team.
refusal-too_few_players = { $ruleset } si gioca da { $least } in su: { $missing ->
        [one] manca una persona
       *[other] mancano { $missing } persone
    }.
refusal-too_many_players = { $ruleset } si gioca al massimo in { $most }: { $extra ->
        [one] c’è una persona di troppo
       *[other] ci sono { $extra } persone di troppo
    }.
refusal-players_without_partner = { $ruleset } si gioca a squadre di due: in { $players } qualcuno resta senza squadra.
refusal-option_not_in_ruleset = { $ruleset } non ha l’opzione «{ $option }».
refusal-option_out_of_range = Per l’opzione «{ $option }» scegli un numero da { $least } a { $most }, non { $value }.
refusal-text_is_always_allowed = Le frasi scritte sono sempre permesse; suoni e gesti si aggiungono.
refusal-deck_too_small = Questa partita richiede almeno { $needed } carte, e il mazzo di carte ne ha { $cards }.
refusal-deck_repeats_card = La carta «{ $card }» compare due volte nel mazzo di carte.
refusal-no_such_seat = Non c’è il posto { $seat }; in { $players } i posti si contano da 0.

## A set-up that works, and what to know about it

notice-deck_is_tight = Con { $cards } carte, le immagini appena viste tornano subito; meglio averne { $needed } o più.
notice-every_find_is_lone = Votano solo in due: quando la trova una sola persona, vale sempre «una sola risposta giusta».
notice-one_round_only = Con questo mazzo di carte la partita finisce dopo un turno.

## A move that is refused

refusal-not_now = Non adesso: { $phase }.
refusal-game_over = La partita è finita.
refusal-another_tells = Non tocca a te dire la frase.
refusal-clue_already_told = Qualcuno ha trovato prima una frase. La tua resta per dopo.
refusal-clue_kind_not_allowed = A questo tavolo non si racconta con { $kind }.
refusal-clue_too_long = Una frase può avere { $limit } caratteri; questa ne ha { $length }.
refusal-clue_empty = Serve almeno una parola.
refusal-text_has_no_recording = Una frase scritta non ha registrazione.
refusal-clue_comes_first = Prima la frase, poi le carte: di’ la frase senza carta.
refusal-card_missing = Scegli la carta di cui parla la tua frase.
refusal-not_in_your_hand = Quella carta non è nella tua mano.
refusal-card_is_on_the_table = Quella carta è sul tavolo. Indica il suo numero quando il telefono lo chiede.
refusal-not_a_number_in_the_row = Nella fila non c’è questo numero. Guarda di nuovo.
refusal-box_has_its_own_cards = Con la vostra scatola non serve nessun mazzo di carte.
refusal-storyteller_gave_with_the_clue = Hai già dato la tua carta insieme alla frase.
refusal-partner_has_given = La tua squadra ha già dato una carta.
refusal-wrong_number_of_cards = { $due ->
        [one] Dai una carta
       *[other] Dai { $due } carte
    }, non { $given }.
refusal-same_card_twice = Scegli due carte diverse.
refusal-replace_instead = Qui una carta non si riprende; danne un’altra al suo posto.
refusal-nothing_to_take_back = Non hai dato nessuna carta.
refusal-storyteller_does_not_vote = Il narratore non vota.
    .named = { $player } racconta e non vota.
refusal-giver_does_not_vote = Chi ha dato una carta non vota; vota l’altra persona della squadra.
    .named = { $player } ha dato una carta e non vota; vota l’altra persona della squadra.
refusal-wrong_number_of_votes = { $most ->
        [one] Metti un voto
       *[other] Metti un voto o { $most }
    }, non { $cast }.
    .named = { $player } ha { $cast ->
        [0] zero voti
        [one] un voto
       *[other] { $cast } voti
    }; { $most ->
        [one] ne serve uno
       *[other] ne servono uno o { $most }
    }.
refusal-no_such_number = Sul tavolo non c’è la carta { $number }; le carte vanno da 1 a { $cards }.
    .named = { $player } ha votato per la carta { $number }, ma le carte vanno da 1 a { $cards }.
refusal-two_votes_on_one_card = Metti i tuoi due voti su due carte diverse.
    .named = { $player } ha due voti sulla carta { $number }; vanno su carte diverse.
refusal-own_card = La carta { $number } è la tua.
    .named = { $player } ha votato per la carta { $number }, che è la sua.
refusal-red_vote_missing = Manca il voto rosso del narratore.
refusal-red_vote_not_yours = Solo il narratore ha un voto rosso.

## A round on paper

refusal-not_json = Questa riga non è JSON: { $reason }.
refusal-not_a_round = Questa riga non è un turno: { $reason } ({ $place }).
refusal-same_key_twice = «{ $key }» compare due volte in questa riga.
refusal-same_name_twice = Due persone si chiamano «{ $player }»: cambia un nome.
refusal-unknown_player = Qui non gioca nessuno che si chiami «{ $player }».
refusal-player_gave_wrong_number = { $player } ha dato { $given ->
        [one] una carta
       *[other] { $given } carte
    }, ma { $due ->
        [one] ne serve una
       *[other] ne servono { $due }
    }.
refusal-one_card_a_team = { $player } e { $partner } hanno dato in tutto { $given ->
        [one] una carta
       *[other] { $given } carte
    }, ma ne serve una.
refusal-cards_not_numbered = Numera le carte sul tavolo da 1 a { $cards }, ogni numero una volta.
refusal-vote_missing = Manca il voto di { $player }.
refusal-too_many_rounds = Una partita può avere { $most } turni.
refusal-no_red_vote = { $ruleset } non ha il voto rosso.

## A record

refusal-not_a_record = questo non è l’inizio di una partita di Storyhare.
refusal-record_too_new = il registro ha il formato { $version }, e questo Storyhare legge fino a { $known }. Basta aggiornarlo.
refusal-record_cut = il registro finisce troppo presto.
refusal-record_changed = il registro non corrisponde alla sua somma di controllo; è stato cambiato.
refusal-line_unreadable = non si può leggere: { $reason } ({ $place }).
refusal-not_by_the_rules = secondo le regole non può essere successo.
record-refused = Riga { $line }: { $reason }

## Why there are points

reason-found = carta trovata
reason-everyone_or_no_one = l’hanno trovata tutti o nessuno
reason-told_well = alcuni l’hanno trovata, ma non tutti
reason-lone_finder = trovata da una sola persona
reason-votes_on_card = { $count ->
        [one] un voto sulla carta
       *[other] { $count } voti sulla carta
    }
reason-capped = al massimo { $count } a turno
reason-sure_vote = trovata con un solo voto
reason-crowd = in { $count } sulla stessa carta
reason-vetoed = annullata dal voto rosso
reason-alone = nessun altro sulla carta
