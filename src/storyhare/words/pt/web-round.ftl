### The round: telling, giving, voting, and waiting for the others.

round-small = Turno { $round }
round-small-wide = { $where } · { $ruleset }, { $players } jogadores
round-of = Turno { $round } de { $rounds }
round-last = Último turno
round-to = Turno { $round } · até { $score } pontos
round-news-last = Este é o último turno
round-news-reshuffled = A busca estava a acabar: as cartas utilizadas voltaram, baralhadas
round-clock = Tempo restante
round-you = Tu
round-saved = Guardado
round-open = Podes mudar até toda a gente acabar
round-sending = A enviar
round-waiting = Será enviado quando voltar a ligação
round-tells = diz
round-told = disseste
round-told-kind = { $way ->
        [mime] faz mímica
       *[other] canta a frase
    }
round-put-away = Esconder esta dica

## Cards

round-hand = A tua mão
round-hand-card = Carta { $place } de { $cards } da tua mão. { $alt }
round-look = Ver de perto
round-look-at = Ver de perto a carta { $number }
round-zoom = Carta ampliada
round-close = Voltar à mesa
round-describe = O que se vê na imagem?
round-card = Carta { $number }
round-place = { $place } de { $cards }
round-sort = Ordenar as tuas cartas
round-sorted = Acabar de ordenar
round-earlier = Mover para a frente
round-later = Mover para trás
round-backs = { $cards ->
        [one] Uma carta, de face para baixo
       *[other] { $cards } cartas, de face para baixo
    }

## Who still thinks

round-at-table = À mesa
round-done-count = { $done ->
        [one] { $done } de { $of } já acabou
       *[other] { $done } de { $of } já acabaram
    }
round-still-you = { $when ->
        [vote] Só falta o teu voto
       *[other] Só falta a tua carta
    }
round-still-one = { $when ->
        [vote] { $name } ainda está a votar
        [tell] { $name } está a pensar numa frase
       *[other] { $name } ainda está a escolher
    }
round-still-many = { $when ->
        [vote] { $names } ainda estão a votar
       *[other] { $names } ainda estão a escolher
    }
round-still-both = { $when ->
        [vote] { $names } e tu ainda estão a votar
       *[other] { $names } e tu ainda estão a escolher
    }
round-nobody-done = { $when ->
        [vote] Ainda está toda a gente a votar
       *[other] Ainda está toda a gente a escolher
    }
round-everyone-done = Já acabou toda a gente
round-you-two = A tua equipa
round-without = Continuar sem { $name }
round-note-you = tu
round-note-tells = narra
round-note-away = ausente
round-note-autopilot = piloto automático
round-note-race = a pensar
round-note-thinks = { $when ->
        [vote] a votar
        [tell] à espera
       *[other] a escolher
    }
round-note-done = { $when ->
        [vote] já votou
        [tell] à espera
       *[other] já deu carta
    }

## Telling

round-tell-title = Narras tu
round-tell-heading = O que te diz?
round-tell-clue = A tua frase
round-tell-placeholder = Uma palavra, um verso, uma canção
round-tell-it = Dizer esta frase
round-tell-needs = Pensa primeiro numa frase
round-tell-caption = Esta é a carta a encontrar. Só tu a vês.
round-tell-choose = Escolher esta carta
round-tell-others = As tuas outras cartas
round-tell-stage = A tua carta. { $alt }
round-tell-hint = Escolhe uma carta e diz uma frase para ela: que acerte parte da mesa, mas não toda.
round-tell-hint-team = Que acertem algumas equipas, não todas. Se acertarem todas, ou nenhuma, a tua carta não dá pontos.
round-party-heading = Primeiro a frase, depois as cartas
round-party-text = Ninguém vê as cartas antes da frase.
round-party-hint = Diz o que quiseres. Depois toda a gente procura uma carta que combine.
round-race-title = Quem começa?
round-race-hint = Escolhe uma carta e diz uma frase para ela. Narra quem se adiantar.
round-first-title = A primeira frase é tua
round-first-hint = Escolhe uma carta e diz uma frase para ela. Os bots esperam por ti.
round-lost-race = { $name } adiantou-se. A tua frase fica guardada para a tua vez.

## While somebody tells

round-wait-title = É a vez de { $name }
round-wait-heading = { $name } narra
round-wait-text = Vem aí uma frase. Vai vendo as tuas cartas.
round-wait-party = Vem aí uma frase, antes de alguém ver uma carta.
round-wait-watching = Vem aí uma frase.
round-wait-note = Ainda não há nada a fazer. A frase vai aparecer aqui.
round-wait-race = Quem tem uma frase?
round-wait-race-text = Narra quem a disser primeiro.

## Giving

round-give-title = { $number ->
        [one] Dá uma carta
       *[other] Dá { $number } cartas
    }
round-give-this = Dar esta carta
round-give-cards = { $number ->
        [one] Dar uma carta
       *[other] Dar { $number } cartas
    }
round-give-needs = { $left ->
        [one] Escolhe uma carta
       *[other] Escolhe { $left } cartas
    }
round-give-one-more = Escolhe mais uma
round-give-keep = { $number ->
        [one] Manter esta carta
       *[other] Manter estas cartas
    }
round-give-choose = Escolher esta carta
round-give-leave = Deixá-la na mão
round-given = Dada
round-change-card = { $number ->
        [one] Trocar de carta
       *[other] Trocar de cartas
    }
round-take-back = Retirar a carta
round-give-hint = Dá uma carta que possa passar pela de { $name }.
round-give-hint-two = Com três jogadores, cada pessoa dá duas cartas que possam passar pela de { $name }.
round-give-hint-party = Dá a carta que vá ter mais votos. Podes votar na tua.
round-give-hint-team = { $name } também procura: uma pessoa da tua equipa dá uma carta, a outra vota.
round-give-hint-mate = O teu par narra. Dá uma carta que também combine: cada voto nela é um ponto para a tua equipa.
round-give-partner-in = { $name } deu a carta da tua equipa
round-give-partner-vote = Por isso és tu quem vota.
round-give-teller-title = Estão a escolher
round-give-teller = A tua carta já lá está. Agora o resto da mesa escolhe as suas.
round-give-told = Tua
round-give-watching = As cartas estão a chegar

## Voting

round-vote-title = Encontra a carta de { $name }
round-vote-title-party = Vota com a maioria
round-vote-title-teller = Procuram a tua carta
round-vote-title-watching = Procuram a carta de { $name }
round-vote-cards = Cartas na mesa
round-vote-card = Carta { $number } de { $cards }. { $alt }
round-vote-card-own = Carta { $number } de { $cards }. { $alt } Tua.
round-vote-card-voted = Carta { $number } de { $cards }. { $alt } O teu voto.
round-vote-card-red = Carta { $number } de { $cards }. { $alt } O teu voto vermelho.
round-vote-card-both = Carta { $number } de { $cards }. { $alt } O teu voto verde e o teu voto vermelho.
round-yours = Tua
round-vote-for = Votar em { $numbers }
round-vote-needs = Escolhe uma carta
round-vote-needs-green = Põe o teu voto verde
round-vote-needs-red = Agora põe o voto vermelho
round-vote-both = Dar os dois votos
round-vote-keep = Manter { $numbers }
round-vote-put = Votar na carta { $number }
round-vote-back = Tirar o voto da carta { $number }
round-vote-green-on = Voto verde na { $number }
round-vote-red-on = Voto vermelho na { $number }
round-vote-green-off = Tirar o voto verde da { $number }
round-vote-red-off = Tirar o voto vermelho da { $number }
round-vote-green = Voto verde
round-vote-red = Voto vermelho
round-vote-green-why = Um ponto por pessoa na mesma carta, 5 no máximo
round-vote-red-why = Só tu tens um: essa carta não dá pontos
round-voted = Votaste em { $numbers }
round-voted-party = Verde na { $green }, vermelho na { $red }
round-change-vote = { $number ->
        [one] Mudar o voto
       *[other] Mudar os votos
    }
round-tray = { $count ->
        [0] Ainda sem voto
        [one] O teu voto: { $numbers }
       *[other] Os teus votos: { $numbers }
    }
round-votes-title = Os teus dois votos
round-sure-two = Tens a certeza de uma? Tira o outro voto: um só, se acertar, dá mais 1 ponto.
round-sure-one = Um só voto, se acertar, dá mais 1 ponto. Podes pôr outro.
round-sure-none = Vota numa carta ou em duas. Um só voto, se acertar, dá mais 1 ponto.
round-vote-hint = Mantém o dedo numa carta para a ver de perto. Ninguém vê o teu voto antes da revelação.
round-vote-hint-party = Vota na carta que mais gente vá escolher. Podes votar na tua.
round-vote-keys = Carrega em 1–{ $cards } para votar, em Z para ver de perto.
round-vote-straight = Não te desmanches.
round-vote-partner = { $name } está a votar pela tua equipa.
round-vote-teller-partner = A tua equipa disse a frase. Agora o resto da mesa procura a carta.
round-more-cards = { $cards ->
        [one] Mais uma carta
       *[other] Mais { $cards } cartas
    }
round-overview = Ver todas as cartas
round-large = Ver cartas grandes
round-overview-hint = Toca numa carta para a ver de perto e votar.
