### The game: its words, what is refused and why, and the reasons for points.
### Short, warm, present tense; names and numbers stand in whole sentences.

## Words of the game

ruleset-classic = Dixit
ruleset-odyssey = Dixit Odyssey
ruleset-party = Party-Dixit
ruleset-team = Team-Dixit

option-lone_finder = Einzelfund
option-bonus_cap = Bonusgrenze
option-double_vote = zweite Stimme
option-score = Zielpunktzahl
option-tellings = Zahl der Erzählrunden

phase-deal = Die Karten sind noch nicht ausgeteilt
phase-tell = Gerade wird eine Aussage gesucht
phase-give = Gerade werden Karten gelegt
phase-vote = Die Abstimmung läuft
phase-reveal = Gerade wird aufgedeckt
phase-end = Das Spiel ist zu Ende

kind-text = Worten
kind-sound = Klängen
kind-mime = Pantomime

## A set-up that cannot work

refusal-unknown_ruleset = Regeln mit dem Namen „{ $ruleset }“ gibt es nicht. Wähle classic, odyssey, party oder team.
refusal-too_few_players = { $ruleset } beginnt bei { $least } Personen: { $missing ->
        [one] Eine fehlt noch
       *[other] { $missing } fehlen noch
    }.
refusal-too_many_players = { $ruleset } ist für höchstens { $most } Personen: { $extra ->
        [one] Eine ist zu viel
       *[other] { $extra } sind zu viele
    }.
refusal-players_without_partner = { $ruleset } spielt man zu zweit im Team: Bei { $players } Personen bleibt jemand allein.
refusal-option_not_in_ruleset = { $ruleset } kennt die Option „{ $option }“ nicht.
refusal-option_out_of_range = Option „{ $option }“: Wähle eine Zahl von { $least } bis { $most }, nicht { $value }.
refusal-text_is_always_allowed = Aussagen in Worten sind immer erlaubt; Klänge und Pantomime kommen dazu.
refusal-deck_too_small = Dieses Spiel braucht mindestens { $needed } Karten, und das Deck hat { $cards }.
refusal-deck_repeats_card = Die Karte „{ $card }“ ist doppelt im Deck.
refusal-no_such_seat = Platz { $seat } gibt es nicht; bei { $players } Personen zählen die Plätze ab 0.

## A set-up that works, and what to know about it

notice-deck_is_tight = Mit { $cards } Karten kommen gerade gezeigte Bilder gleich wieder; { $needed } oder mehr sind besser.
notice-every_find_is_lone = Nur zwei stimmen ab: Findet nur eine Person die Karte, ist es immer ein Einzelfund.
notice-one_round_only = Mit diesem Deck ist das Spiel nach einer Runde zu Ende.

## A move that is refused

refusal-not_now = Jetzt nicht: { $phase }.
refusal-game_over = Das Spiel ist zu Ende.
refusal-another_tells = Gerade erzählt jemand anderes.
refusal-clue_already_told = Da war jemand schneller: Es gibt schon eine Aussage. Deine bleibt für später aufgehoben.
refusal-clue_kind_not_allowed = Mit { $kind } wird an diesem Tisch nicht erzählt.
refusal-clue_too_long = Eine Aussage darf { $limit } Zeichen haben; diese hat { $length }.
refusal-clue_empty = Eine Aussage braucht mindestens ein Wort.
refusal-text_has_no_recording = Eine Aussage in Worten kommt ohne Aufnahme.
refusal-clue_comes_first = Erst die Aussage, dann die Karten: Mach deine Aussage ohne Karte.
refusal-card_missing = Wähle die Karte, um die es in deiner Aussage geht.
refusal-not_in_your_hand = Diese Karte hast du nicht auf der Hand.
refusal-card_is_on_the_table = Diese Karte liegt auf dem Tisch. Nenn ihre Nummer, wenn dein Handy danach fragt.
refusal-not_a_number_in_the_row = Diese Nummer gibt es in der Reihe nicht. Schau noch einmal hin.
refusal-box_has_its_own_cards = Mit den Karten aus der eigenen Schachtel braucht ihr kein Deck.
refusal-storyteller_gave_with_the_clue = Deine Karte hast du schon mit der Aussage gegeben.
refusal-partner_has_given = Dein Team hat schon eine Karte gegeben.
refusal-wrong_number_of_cards = { $due ->
        [one] Gib eine Karte
       *[other] Gib { $due } Karten
    }, nicht { $given }.
refusal-same_card_twice = Wähle zwei verschiedene Karten.
refusal-replace_instead = Hier nimmt man keine Karte zurück; gib stattdessen eine andere.
refusal-nothing_to_take_back = Du hast keine Karte gegeben.
refusal-storyteller_does_not_vote = Wer erzählt, stimmt nicht ab.
    .named = { $player } erzählt und stimmt nicht ab.
refusal-giver_does_not_vote = Wer eine Karte gab, stimmt nicht ab; das macht die andere Person im Team.
    .named = { $player } gab eine Karte und stimmt nicht ab; das macht die andere Person im Team.
refusal-wrong_number_of_votes = { $most ->
        [one] Gib eine Stimme ab
       *[other] Gib eine oder { $most } Stimmen ab
    }, nicht { $cast }.
    .named = { $player } hat { $cast ->
        [0] keine Stimme
        [one] eine Stimme
       *[other] { $cast } Stimmen
    } abgegeben; { $most ->
        [one] eine wird erwartet
       *[other] eine oder { $most } werden erwartet
    }.
refusal-no_such_number = Karte { $number } liegt nicht auf dem Tisch; es gibt 1 bis { $cards }.
    .named = { $player } stimmt für Karte { $number }, es gibt aber nur 1 bis { $cards }.
refusal-two_votes_on_one_card = Gib deine zwei Stimmen zwei verschiedenen Karten.
    .named = { $player } hat zwei Stimmen auf Karte { $number }; sie gehören auf verschiedene Karten.
refusal-own_card = Karte { $number } ist deine eigene.
    .named = { $player } stimmt für Karte { $number }, das ist die eigene.
refusal-red_vote_missing = Die rote Stimme fehlt noch.
refusal-red_vote_not_yours = Eine rote Stimme hat nur, wer erzählt.

## A round on paper

refusal-not_json = Diese Zeile ist kein JSON: { $reason }.
refusal-not_a_round = Diese Zeile ist keine Runde: { $reason } ({ $place }).
refusal-same_key_twice = „{ $key }“ steht zweimal in dieser Zeile.
refusal-same_name_twice = Zwei Personen heißen „{ $player }“: Gib einer einen anderen Namen.
refusal-unknown_player = Hier spielt niemand mit dem Namen „{ $player }“.
refusal-player_gave_wrong_number = Von { $player } { $given ->
        [one] kam eine Karte
       *[other] kamen { $given } Karten
    }, erwartet { $due ->
        [one] wird eine
       *[other] werden { $due }
    }.
refusal-one_card_a_team = Von { $player } und { $partner } { $given ->
        [one] kam zusammen eine Karte
       *[other] kamen zusammen { $given } Karten
    }, erwartet wird eine.
refusal-cards_not_numbered = Nummeriere die Karten auf dem Tisch von 1 bis { $cards }, jede Nummer einmal.
refusal-vote_missing = Die Stimme von { $player } fehlt.
refusal-too_many_rounds = Ein Spiel hat höchstens { $most } Runden.
refusal-no_red_vote = { $ruleset } hat keine rote Stimme.

## A record

refusal-not_a_record = So beginnt kein Storyhare-Spiel.
refusal-record_too_new = Das Protokoll hat Format { $version }, und dieses Storyhare liest bis { $known }. Bitte aktualisiere es.
refusal-record_cut = Das Protokoll hört zu früh auf.
refusal-record_changed = Das Protokoll passt nicht zu seiner Prüfsumme; es wurde verändert.
refusal-line_unreadable = Das ist nicht lesbar: { $reason } ({ $place }).
refusal-not_by_the_rules = Das kann nach den Regeln nicht passiert sein.
record-refused = Zeile { $line }: { $reason }

## Why there are points

reason-found = Karte gefunden
reason-everyone_or_no_one = alle lagen richtig oder niemand
reason-told_well = einige lagen richtig, nicht alle
reason-lone_finder = Einzelfund
reason-votes_on_card = { $count ->
        [one] eine Stimme auf der Karte
       *[other] { $count } Stimmen auf der Karte
    }
reason-capped = höchstens { $count } pro Runde
reason-sure_vote = mit einer einzigen Stimme gefunden
reason-crowd = { $count } auf derselben Karte
reason-vetoed = durch die rote Stimme entwertet
reason-alone = allein auf der Karte
