days-pace = Ritmo
days-pace-together = ao mesmo tempo
days-pace-over_days = ao longo de vários dias
days-pace-hint = Cada pessoa joga quando tem um minuto. Não é preciso estar cá ao mesmo tempo.
days-limit = Tempo para cada jogada
days-hours = { $hours } horas
days-days = { $days ->
        [one] { $days } dia
        [many] { $days } dias
       *[other] { $days } dias
    }
days-limit-is = Ao longo de vários dias, { $time } para cada jogada
days-no-limit = Ao longo de vários dias, sem tempo limite
days-until = { $where } · até { $when }
days-more = { $rounds ->
        [one] mais { $rounds } turno desde a tua última visita
        [many] mais { $rounds } turnos desde a tua última visita
       *[other] mais { $rounds } turnos desde a tua última visita
    }
days-extend = Dar mais tempo
days-extend-hint = O tempo limite recomeça agora
days-away = Vou estar fora
days-away-hint = A mesa toda vê até quando
days-away-until = Volto a
days-away-save = Avisar a mesa
days-away-is = A mesa sabe que só voltas a { $date }.
days-away-over = Já voltei
days-note-away = volta a { $date }
mine-title = As tuas mesas
mine-tell = É a tua vez: diz uma frase
mine-give = É a tua vez: dá uma carta
mine-vote = É a tua vez: vota
mine-see = Tens uma revelação para ver
mine-lobby = Ainda não começou
mine-over = O jogo acabou
mine-goes-on = Jogo a decorrer
mine-waits = À espera de: { $names }
mine-waits-many = À espera de { $count } pessoas
mine-clue = «{ $clue }»
mine-until = até { $when }
mine-put-away = Será arquivada a { $date } se ninguém a abrir.
mine-move = Levá-las para outro dispositivo
mine-move-text = Lê este código com o outro dispositivo ou abre lá a ligação no prazo de dez minutos. Funciona uma vez; depois, as mesas já não estão neste dispositivo.
mine-moved = { $tables ->
        [one] { $tables } mesa está agora neste dispositivo.
        [many] { $tables } mesas estão agora neste dispositivo.
       *[other] { $tables } mesas estão agora neste dispositivo.
    }
days-kept = A ligar. A mesa estava assim: { $when }.
days-kept-moves =
    { $moves ->
        [one] A ligar. A tua jogada será enviada quando tiveres rede.
        [many] A ligar. As tuas { $moves } jogadas serão enviadas quando tiveres rede.
       *[other] A ligar. As tuas { $moves } jogadas serão enviadas quando tiveres rede.
    }
days-too-late = Enquanto não tinhas rede, o jogo continuou. A tua jogada chegou tarde e já não vale.
days-since = Desde a tua última visita
days-since-rounds =
    { $rounds ->
        [one] Foi revelado { $rounds } turno:
        [many] Foram revelados { $rounds } turnos:
       *[other] Foram revelados { $rounds } turnos:
    }
days-since-see = Ver o que aconteceu
days-since-later = Jogar primeiro
days-since-waits =
    { $rounds ->
        [one] Desde a tua última visita foi revelado { $rounds } turno.
        [many] Desde a tua última visita foram revelados { $rounds } turnos.
       *[other] Desde a tua última visita foram revelados { $rounds } turnos.
    }
days-since-look = Ver
