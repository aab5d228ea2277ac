### The reveal: what happened, whose cards they were, who voted for what, and the points with their reasons.

reveal-round = { $where } · revelação
reveal-round-left = { $where } · faltam { $time }
reveal-title = A revelação
reveal-votes = Os votos estão na mesa
reveal-red = Agora, o voto vermelho
reveal-fooled = { $people ->
        [one] { $names } enganou { $count ->
            [one] uma pessoa
           *[other] { $count } pessoas
        }
       *[other] { $names } enganaram { $count ->
            [one] uma pessoa
           *[other] { $count } pessoas
        }
    }
reveal-fooled-mine = { $people ->
        [one] Enganaste { $count ->
            [one] uma pessoa
           *[other] { $count } pessoas
        }
       *[other] A tua equipa enganou { $count ->
            [one] uma pessoa
           *[other] { $count } pessoas
        }
    }
reveal-fooled-no-one = Sem votos: { $names }
reveal-met-on = { $count ->
        [one] { $names }: um voto
       *[other] { $names }: { $count } votos
    }
reveal-you = Tu
reveal-you-within = tu

## What happened

reveal-everyone = Acertou toda a gente
reveal-no-one = Ninguém acertou
reveal-some = { $found ->
        [1] Um acerto
        [2] Dois acertos
        [3] Três acertos
        [4] Quatro acertos
        [5] Cinco acertos
        [6] Seis acertos
        [7] Sete acertos
        [8] Oito acertos
        [9] Nove acertos
       *[other] Dez acertos
    } em { $of ->
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
       *[other] onze
    }
reveal-party-met = { $count ->
       *[other] { $count } votos juntos na carta { $number }
    }
reveal-party-split = { $groups ->
       *[other] { $groups } grupos de { $count }
    }
reveal-party-red = { $count ->
       *[other] { $count } na carta { $number }, com o voto vermelho
    }
reveal-party-alone = Cada um para seu lado

## Cards

reveal-cards = Cartas na mesa
reveal-card = Carta { $number } de { $count }.
reveal-card-title = «{ $title }».
reveal-card-name = Carta { $number }
reveal-card-place = { $number } de { $count }
reveal-card-told = { $whose ->
        [mine] Era a carta da tua frase.
       *[other] Era a carta da frase de { $name }.
    }
reveal-card-owner = { $whose ->
        [mine] Foste tu que deste esta carta.
       *[other] { $name } deu esta carta.
    }
reveal-card-votes = { $count ->
        [0] Sem votos.
        [one] Um voto: { $names }.
       *[other] { $count } votos: { $names }.
    }
reveal-card-red = { $whose ->
        [mine] O teu voto vermelho.
       *[other] Voto vermelho: { $name }.
    }
reveal-card-points = { $points ->
        [0] Sem pontos.
        [one] Um ponto.
       *[other] { $points } pontos por pessoa.
    }

## Points

reveal-points = Pontos
reveal-columns = este turno · total
reveal-sum = { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }
reveal-total = { $score ->
        [one] um ponto ao todo
       *[other] { $score } pontos ao todo
    }
reveal-reason = { $reason } +{ $points }
reveal-why-found = acerto
reveal-why-found-by = acerto: { $names }
reveal-why-told = acertos: { $found } em { $of }
reveal-why-no-one = ninguém acertou
reveal-why-everyone = acertou toda a gente
reveal-why-lone = único acerto
reveal-why-lone-teller = um só acerto
reveal-why-sure = acerto com um só voto
reveal-why-votes = { $count ->
        [one] 1 voto
       *[other] { $count } votos
    }
reveal-why-votes-capped = { $count ->
       *[other] { $count } votos
    }, { $cap ->
        [one] conta { $cap }
       *[other] contam { $cap }
    }
reveal-why-votes-of = { $count ->
        [one] 1 voto (carta: { $names })
       *[other] { $count } votos (carta: { $names })
    }
reveal-why-votes-capped-of = { $count ->
       *[other] { $count } votos (carta: { $names })
    }, { $cap ->
        [one] conta { $cap }
       *[other] contam { $cap }
    }
reveal-why-crowd = { $count } numa carta
reveal-why-crowd-capped = { $count } numa carta, contam { $cap }
reveal-why-red = carta anulada: voto vermelho
reveal-why-alone = mais ninguém na carta
reveal-why-fooled = armadilha: { $names }
reveal-why-own = voto na própria carta
reveal-more = { $count ->
        [one] Mostrar mais uma linha
       *[other] Mostrar mais { $count } linhas
    }
reveal-fewer = Mostrar menos linhas

## Going on

reveal-skip = Mostrar tudo
reveal-show-next = Mostrar o passo seguinte
reveal-host-leads = { $name } mostra o passo seguinte
reveal-see-track = Ver os coelhos saltar
reveal-see-cards = Voltar às cartas
reveal-go-on = Continuar
reveal-ready = { $ready ->
        [one] { $ready } de { $count } quer continuar
       *[other] { $ready } de { $count } querem continuar
    }
reveal-waiting = À espera de { $names }
reveal-waiting-many = { $count ->
        [one] À espera de mais uma pessoa
       *[other] À espera de mais { $count } pessoas
    }
reveal-sending = Será enviado quando voltar a ligação
reveal-clock = Tempo restante
reveal-by-itself = Continua-se daqui a { $time }.
reveal-no-hurry = Continua-se quando toda a gente quiser.
reveal-next = { $whose ->
        [mine] A próxima frase é tua.
       *[other] A próxima frase é de { $name }.
    }
reveal-next-last = { $whose ->
        [mine] A frase do último turno é tua.
       *[other] A frase do último turno é de { $name }.
    }

## The score track

reveal-after = Depois do turno { $round }
reveal-track = O tabuleiro de pontuação. { $places }.
reveal-track-place = { $name } { $score }
reveal-end-score = { $score ->
        [one] O jogo acaba com um ponto
       *[other] O jogo acaba aos { $score } pontos
    }
reveal-left = { $left ->
        [0] Foi o último turno
        [one] Falta um turno
       *[other] Faltam { $left } turnos
    }

## Earlier rounds

reveal-recap = Turnos anteriores
reveal-recap-none = Ainda não acabou nenhum turno.
reveal-recap-round = Turno { $round }
reveal-recap-teller = { $whose ->
        [mine] A tua frase.
       *[other] Frase de { $name }.
    }
reveal-recap-earlier = Anterior
reveal-recap-later = Seguinte
reveal-recap-place = { $round } de { $rounds }
