### The game: its words, what is refused and why, and the reasons for points.
### Short, warm, present tense; names and numbers stand in whole sentences.

## Words of the game

ruleset-classic = Dixit
ruleset-odyssey = Dixit Odyssey
ruleset-party = Dixit Party
ruleset-team = Dixit en equipo

option-lone_finder = el acierto en solitario
option-bonus_cap = el límite de puntos extra
option-double_vote = el segundo voto
option-score = la meta de puntos
option-tellings = las veces que cada cual es cuentacuentos

phase-deal = aún no se han repartido las cartas
phase-tell = se está buscando una frase
phase-give = las cartas van llegando
phase-vote = los votos van llegando
phase-reveal = se están revelando las cartas
phase-end = la partida ha terminado

kind-text = palabras
kind-sound = sonidos
kind-mime = mímica

## A set-up that cannot work

refusal-unknown_ruleset = No hay reglas llamadas «{ $ruleset }». Elige classic, odyssey, party o team.
refusal-too_few_players = { $ruleset } necesita al menos { $least } jugadores: { $missing ->
        [one] falta una persona
       *[other] faltan { $missing }
    }.
refusal-too_many_players = { $ruleset } admite { $most } jugadores como máximo: { $extra ->
        [one] sobra una persona
       *[other] sobran { $extra }
    }.
refusal-players_without_partner = { $ruleset } se juega por parejas: con { $players } jugadores alguien se queda sin pareja.
refusal-option_not_in_ruleset = { $ruleset } no se puede jugar con { $option }.
refusal-option_out_of_range = Para { $option }, elige un número de { $least } a { $most }, no { $value }.
refusal-text_is_always_allowed = Las frases escritas siempre valen; además se pueden permitir sonidos y mímica.
refusal-deck_too_small = Esta partida necesita al menos { $needed } cartas y la baraja tiene { $cards }.
refusal-deck_repeats_card = La carta «{ $card }» está dos veces en la baraja.
refusal-no_such_seat = El sitio { $seat } no existe; con { $players } jugadores se numeran desde el 0.

## A set-up that works, and what to know about it

notice-deck_is_tight = Con { $cards } cartas, las imágenes recién vistas vuelven enseguida; mejor { $needed } o más.
notice-every_find_is_lone = Solo votan dos personas: cuando acierta una y la otra no, es siempre un acierto en solitario.
notice-one_round_only = Con esta baraja la partida termina tras un turno.

## A move that is refused

refusal-not_now = Ahora no: { $phase }.
refusal-game_over = La partida ha terminado.
refusal-another_tells = No te toca decir la frase.
refusal-clue_already_told = Alguien se ha adelantado con su frase. La tuya se guarda para luego.
refusal-clue_kind_not_allowed = En esta mesa no se juega con { $kind }.
refusal-clue_too_long = En una frase caben { $limit } caracteres; esta tiene { $length }.
refusal-clue_empty = La frase necesita al menos una palabra.
refusal-text_has_no_recording = Una frase escrita va sin grabación.
refusal-clue_comes_first = Primero la frase, luego las cartas: di la frase sin carta.
refusal-card_missing = Elige la carta de tu frase.
refusal-not_in_your_hand = Esa carta no está en tu mano.
refusal-card_is_on_the_table = Esa carta está en la mesa. Di su número cuando el móvil lo pida.
refusal-not_a_number_in_the_row = En la fila no hay ese número. Mira otra vez.
refusal-box_has_its_own_cards = Con vuestra propia caja no hace falta ninguna baraja.
refusal-storyteller_gave_with_the_clue = Ya has dado tu carta con la frase.
refusal-partner_has_given = Tu pareja ya ha dado una carta por tu equipo.
refusal-wrong_number_of_cards = { $due ->
        [one] Da una carta
       *[other] Da { $due } cartas
    }, no { $given }.
refusal-same_card_twice = Elige dos cartas distintas.
refusal-replace_instead = Aquí no se recupera una carta; da otra en su lugar.
refusal-nothing_to_take_back = No has dado ninguna carta.
refusal-storyteller_does_not_vote = Quien dice la frase no vota.
    .named = { $player } dice la frase y no vota.
refusal-giver_does_not_vote = Quien ha dado una carta no vota; vota su pareja.
    .named = { $player } ha dado una carta y no vota; vota su pareja.
refusal-wrong_number_of_votes = { $most ->
        [one] Pon un voto
       *[other] Pon uno o { $most } votos
    }, no { $cast }.
    .named = { $player } tiene { $cast ->
        [0] cero votos
        [one] un voto
       *[other] { $cast } votos
    }; { $most ->
        [one] toca uno
       *[other] tocan uno o { $most }
    }.
refusal-no_such_number = No hay carta { $number } en la mesa; van del 1 al { $cards }.
    .named = { $player } vota la carta { $number }, pero las cartas van del 1 al { $cards }.
refusal-two_votes_on_one_card = Pon tus dos votos en dos cartas distintas.
    .named = { $player } tiene dos votos en la carta { $number }; van en cartas distintas.
refusal-own_card = La carta { $number } es tuya.
    .named = { $player } vota la carta { $number }, que es la suya.
refusal-red_vote_missing = Falta el voto rojo de quien dice la frase.
refusal-red_vote_not_yours = Solo quien dice la frase tiene un voto rojo.

## A round on paper

refusal-not_json = Esta línea no es JSON: { $reason }.
refusal-not_a_round = Esta línea no es un turno: { $reason } ({ $place }).
refusal-same_key_twice = «{ $key }» está dos veces en esta línea.
refusal-same_name_twice = Dos personas se llaman «{ $player }»: cambia un nombre.
refusal-unknown_player = Aquí no juega nadie llamado «{ $player }».
refusal-player_gave_wrong_number = { $player } ha puesto { $given ->
        [one] una carta
       *[other] { $given } cartas
    }, pero { $due ->
        [one] toca una
       *[other] tocan { $due }
    }.
refusal-one_card_a_team = El equipo de { $player }, con { $partner }, ha puesto { $given ->
        [one] una carta
       *[other] { $given } cartas
    }, pero toca una.
refusal-cards_not_numbered = Numera las cartas de la mesa del 1 al { $cards }, cada número una vez.
refusal-vote_missing = Falta el voto de { $player }.
refusal-too_many_rounds = En una partida caben { $most } turnos.
refusal-no_red_vote = { $ruleset } no tiene voto rojo.

## A record

refusal-not_a_record = esto no es el comienzo de una partida de Storyhare.
refusal-record_too_new = el registro tiene el formato { $version } y este Storyhare lee hasta el { $known }. Hay que actualizarlo.
refusal-record_cut = el registro termina antes de tiempo.
refusal-record_changed = el registro no coincide con su suma de control; se ha modificado.
refusal-line_unreadable = no se puede leer: { $reason } ({ $place }).
refusal-not_by_the_rules = según las reglas, esto no puede haber pasado.
record-refused = Línea { $line }: { $reason }

## Why there are points

reason-found = acierta la carta
reason-everyone_or_no_one = todo el mundo acierta, o nadie
reason-told_well = parte de la mesa acierta, no toda
reason-lone_finder = el único acierto
reason-votes_on_card = { $count ->
        [one] un voto en la carta
       *[other] { $count } votos en la carta
    }
reason-capped = { $count } por turno como máximo
reason-sure_vote = acierta con un solo voto
reason-crowd = { $count } en la misma carta
reason-vetoed = anulada por el voto rojo
reason-alone = nadie más en la carta
