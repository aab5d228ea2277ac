### The game: its words, what is refused and why, and the reasons for points.
### Short, warm, present tense; names and numbers stand in whole sentences.

## Words of the game

ruleset-classic = Dixit
ruleset-odyssey = Dixit Odyssey
ruleset-party = Dixit Party
ruleset-team = Dixit em Equipa

option-lone_finder = o acerto a solo
option-bonus_cap = o limite de pontos extra
option-double_vote = o segundo voto
option-score = a pontuação a atingir
option-tellings = o número de vezes que cada pessoa narra

phase-deal = as cartas ainda não foram distribuídas
phase-tell = quem narra está a pensar numa frase
phase-give = as cartas estão a chegar
phase-vote = os votos estão a chegar
phase-reveal = as cartas estão a ser reveladas
phase-end = o jogo acabou

kind-text = palavras
kind-sound = sons
kind-mime = mímica

## A set-up that cannot work

refusal-unknown_ruleset = Não há regras chamadas «{ $ruleset }». Escolhe classic, odyssey, party ou team.
refusal-too_few_players = { $ruleset } precisa de pelo menos { $least } jogadores: { $missing ->
        [one] falta uma pessoa
       *[other] faltam { $missing }
    }.
refusal-too_many_players = { $ruleset } é para { $most } jogadores no máximo: { $extra ->
        [one] há uma pessoa a mais
       *[other] há { $extra } a mais
    }.
refusal-players_without_partner = { $ruleset } joga-se aos pares: com { $players } jogadores alguém fica sem par.
refusal-option_not_in_ruleset = { $ruleset } não se pode jogar com { $option }.
refusal-option_out_of_range = Para { $option }, escolhe um número de { $least } a { $most }, não { $value }.
refusal-text_is_always_allowed = As frases escritas são sempre permitidas; os sons e a mímica são um extra.
refusal-deck_too_small = Este jogo precisa de pelo menos { $needed } cartas e o baralho tem { $cards }.
refusal-deck_repeats_card = A carta «{ $card }» está duas vezes no baralho.
refusal-no_such_seat = O lugar { $seat } não existe; com { $players } jogadores, numeram-se a partir do 0.

## A set-up that works, and what to know about it

notice-deck_is_tight = Com { $cards } cartas, as imagens que acabaram de sair voltam logo; é melhor ter { $needed } ou mais.
notice-every_find_is_lone = Só votam duas pessoas: quando só uma acerta na carta, é sempre um acerto a solo.
notice-one_round_only = Com este baralho o jogo acaba ao fim de um turno.

## A move that is refused

refusal-not_now = Agora não: { $phase }.
refusal-game_over = O jogo acabou.
refusal-another_tells = Não é a tua vez de dizer a frase.
refusal-clue_already_told = Alguém se adiantou com uma frase. A tua fica guardada para depois.
refusal-clue_kind_not_allowed = Nesta mesa não se joga com { $kind }.
refusal-clue_too_long = Numa frase cabem { $limit } caracteres; esta tem { $length }.
refusal-clue_empty = A frase precisa de pelo menos uma palavra.
refusal-text_has_no_recording = Uma frase escrita não tem gravação.
refusal-clue_comes_first = Primeiro a frase, depois as cartas: diz a frase sem carta.
refusal-card_missing = Escolhe a carta da tua frase.
refusal-not_in_your_hand = Essa carta não está na tua mão.
refusal-card_is_on_the_table = Essa carta está na mesa. Diz o número dela quando o telemóvel o pedir.
refusal-not_a_number_in_the_row = A fila não tem esse número. Vê outra vez.
refusal-box_has_its_own_cards = Com a vossa caixa não é preciso nenhum baralho.
refusal-storyteller_gave_with_the_clue = Já deste a tua carta com a frase.
refusal-partner_has_given = O teu par já deu uma carta pela tua equipa.
refusal-wrong_number_of_cards = { $due ->
        [one] Dá uma carta
       *[other] Dá { $due } cartas
    }, não { $given }.
refusal-same_card_twice = Escolhe duas cartas diferentes.
refusal-replace_instead = Aqui não podes retirar uma carta; dá outra em vez dela.
refusal-nothing_to_take_back = Não deste nenhuma carta.
refusal-storyteller_does_not_vote = Quem narra não vota.
    .named = { $player } narra e não vota.
refusal-giver_does_not_vote = Quem deu uma carta não vota; vota o seu par.
    .named = { $player } deu uma carta e não vota; vota o seu par.
refusal-wrong_number_of_votes = { $most ->
        [one] Vota uma vez
       *[other] Vota uma ou { $most } vezes
    }, não { $cast }.
    .named = { $player } tem { $cast ->
        [0] zero votos
        [one] um voto
       *[other] { $cast } votos
    }; { $most ->
        [one] deve ser um
       *[other] devem ser um ou { $most }
    }.
refusal-no_such_number = Não há nenhuma carta { $number } na mesa; vão de 1 a { $cards }.
    .named = { $player } votou na carta { $number }, mas as cartas vão de 1 a { $cards }.
refusal-two_votes_on_one_card = Põe os teus dois votos em duas cartas diferentes.
    .named = { $player } tem dois votos na carta { $number }; têm de estar em cartas diferentes.
refusal-own_card = A carta { $number } é tua.
    .named = { $player } votou na carta { $number }, que é a sua.
refusal-red_vote_missing = Falta o voto vermelho de quem narra.
refusal-red_vote_not_yours = Só quem narra tem um voto vermelho.

## A round on paper

refusal-not_json = Esta linha não é JSON: { $reason }.
refusal-not_a_round = Esta linha não é um turno: { $reason } ({ $place }).
refusal-same_key_twice = «{ $key }» está duas vezes nesta linha.
refusal-same_name_twice = Há duas pessoas chamadas «{ $player }»: muda um dos nomes.
refusal-unknown_player = Aqui não joga ninguém chamado «{ $player }».
refusal-player_gave_wrong_number = { $player } deu { $given ->
        [one] uma carta
       *[other] { $given } cartas
    }, mas { $due ->
        [one] deve ser uma
       *[other] devem ser { $due }
    }.
refusal-one_card_a_team = { $player } e { $partner } deram { $given ->
        [one] uma carta
       *[other] { $given } cartas
    } ao todo, mas deve ser uma.
refusal-cards_not_numbered = Numera as cartas da mesa de 1 a { $cards }, cada número uma vez.
refusal-vote_missing = Falta o voto de { $player }.
refusal-too_many_rounds = Num jogo cabem { $most } turnos.
refusal-no_red_vote = { $ruleset } não tem voto vermelho.

## A record

refusal-not_a_record = isto não é o começo de um jogo de Storyhare.
refusal-record_too_new = o registo tem o formato { $version } e este Storyhare lê até ao { $known }. Atualiza-o.
refusal-record_cut = o registo acaba cedo de mais.
refusal-record_changed = o registo não coincide com a sua soma de controlo; foi alterado.
refusal-line_unreadable = não se consegue ler: { $reason } ({ $place }).
refusal-not_by_the_rules = pelas regras, isto não pode ter acontecido.
record-refused = Linha { $line }: { $reason }

## Why there are points

reason-found = acertou na carta
reason-everyone_or_no_one = acertou toda a gente ou ninguém
reason-told_well = acertou parte da mesa, não toda
reason-lone_finder = o único acerto
reason-votes_on_card = { $count ->
        [one] um voto na carta
       *[other] { $count } votos na carta
    }
reason-capped = { $count } por turno no máximo
reason-sure_vote = acertou com um só voto
reason-crowd = { $count } na mesma carta
reason-vetoed = carta anulada: voto vermelho
reason-alone = mais ninguém na carta
