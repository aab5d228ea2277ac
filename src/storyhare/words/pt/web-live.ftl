### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Turno { $round }. Conta quem tiver primeiro uma frase.
live-tell-mine = Turno { $round }. Contas tu.
live-tell = Turno { $round }. { $name } conta.
live-clue = { $name } conta: { $clue }.
live-clue-recorded = { $name } conta com { $kind }. { $clue }
live-clue-performed = { $way ->
        [mime] { $name } faz agora a mímica.
       *[other] { $name } canta agora.
    } { $clue }
live-give = Escolhe uma carta que combine.
live-give-wait = O resto da mesa escolhe as suas cartas.
live-vote = Há { $cards } cartas à vista. Vota.
live-vote-wait = Há { $cards } cartas à vista. O resto da mesa vota.
live-done = { $count ->
        [1] { $names } já acabou,
       *[other] { $names } já acabaram,
    } { $left ->
        [0] já está toda a gente.
        [1] falta uma pessoa.
       *[other] faltam { $left }.
    }
live-reveal-some = { $who ->
        [you] Acertaste.
        [you-and] Tu e { $names } acertaram.
        [player] { $names } acertou.
       *[several] { $names } acertaram.
    } { $points ->
        [-1] {""}
        [1] Ganhas um ponto.
       *[other] Ganhas { $points } pontos.
    }
live-reveal-no-one = Ninguém acertou. { $points ->
        [-1] {""}
        [1] Ganhas um ponto.
       *[other] Ganhas { $points } pontos.
    }
live-reveal-everyone = Acertou toda a gente. { $points ->
        [-1] {""}
        [1] Ganhas um ponto.
       *[other] Ganhas { $points } pontos.
    }
live-reveal-party = Revelam-se os votos. { $points ->
        [-1] {""}
        [1] Ganhas um ponto.
       *[other] Ganhas { $points } pontos.
    }
live-over = O jogo acabou. { $who ->
        [you] Ganhaste!
        [your-team] A tua equipa ganhou!
        [you-and] Partilhas a vitória com { $names }!
        [player] Vitória de { $names }!
        [team] Vitória de { $names }!
       *[several] Vitória partilhada: { $names }!
    }
live-clock = Faltam { $seconds } segundos.
live-paused = A mesa está em pausa.
live-goes-on = O jogo continua.
live-away = A ligar de novo.
live-back = De volta à mesa.
live-host = Agora é { $name } quem dirige a mesa.
live-host-mine = Agora diriges tu a mesa.
