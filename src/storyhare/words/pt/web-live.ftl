### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Turno { $round }. Narra quem tiver primeiro uma frase.
live-tell-mine = Turno { $round }. Narras tu.
live-tell = Turno { $round }. { $name } narra.
live-clue = { $name } diz: { $clue }.
live-clue-recorded = { $name } usa { $kind }. { $clue }
live-clue-performed = { $way ->
        [text] { $name } diz a frase em voz alta.
        [mime] { $name } faz agora a mímica.
       *[other] { $name } canta agora a frase.
    } { $clue }
live-give = Escolhe uma carta que combine.
live-give-wait = O resto da mesa está a escolher as cartas.
live-vote = Há { $cards } cartas na mesa. Vota.
live-vote-wait = Há { $cards } cartas na mesa. O resto da mesa está a votar.
live-done = { $count ->
        [one] { $names } já acabou,
       *[other] { $names } já acabaram,
    } { $last ->
        [you] já só faltas tu.
       *[other] { $left ->
            [0] já está toda a gente.
            [one] falta uma pessoa.
           *[other] faltam { $left }.
        }
    }
live-reveal-some = { $who ->
        [you] Acertaste.
        [you-and] Tu e { $names } acertaram.
        [player] { $names } acertou.
       *[several] { $names } acertaram.
    } { $points ->
        [-1] {""}
        [0] Não ganhas pontos.
        [one] Ganhas um ponto.
       *[other] Ganhas { $points } pontos.
    }
live-reveal-no-one = Ninguém acertou. { $points ->
        [-1] {""}
        [0] Não ganhas pontos.
        [one] Ganhas um ponto.
       *[other] Ganhas { $points } pontos.
    }
live-reveal-everyone = Acertou toda a gente. { $points ->
        [-1] {""}
        [0] Não ganhas pontos.
        [one] Ganhas um ponto.
       *[other] Ganhas { $points } pontos.
    }
live-reveal-party = Os votos estão na mesa. { $points ->
        [-1] {""}
        [0] Não ganhas pontos.
        [one] Ganhas um ponto.
       *[other] Ganhas { $points } pontos.
    }
live-over = O jogo acabou. { $who ->
        [you] Ganhaste!
        [your-team] A tua equipa ganhou!
        [you-and] Partilhas a vitória com { $names }!
        [player] { $names } ganhou!
        [team] { $names } ganharam!
       *[several] { $names } partilham a vitória!
    }
live-clock = Faltam { $seconds } segundos.
live-paused = O jogo está em pausa.
live-goes-on = O jogo continua.
live-away = A ligar de novo.
live-back = Estás de volta à mesa.
live-host = Agora é { $name } quem organiza a mesa.
live-host-mine = Agora organizas tu a mesa.
