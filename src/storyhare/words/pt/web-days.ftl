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
mine-see = Foi revelado um turno
mine-lobby = Ainda não começou
mine-over = O jogo acabou
mine-goes-on = O jogo continua
mine-waits = À espera de: { $names }
mine-waits-many = À espera de { $count } pessoas
mine-until = até { $when }
mine-put-away = Será arquivada a { $date } se ninguém a abrir.
mine-move = Levá-las para outro dispositivo
mine-move-text = Lê isto com o outro dispositivo ou abre lá a ligação dentro de dez minutos. Funciona uma vez; depois, as mesas já não estão neste dispositivo.
mine-moved = { $tables ->
        [one] { $tables } mesa está agora neste dispositivo.
        [many] { $tables } mesas estão agora neste dispositivo.
       *[other] { $tables } mesas estão agora neste dispositivo.
    }
