### The TV: read from a sofa. Few words, large.

tv-title = Mesa { $code } na televisão
tv-join = Entra ou vê
tv-qr = Código QR de { $address }
tv-clock = Tempo restante
tv-comma = , {""}
tv-away = A ligar de novo. O jogo continua nos telemóveis.
tv-paused = Uma pausa. Os relógios estão parados.
tv-sleeps = Não está ninguém, por isso a mesa dorme.

## Before the game

tv-come = Lê o código QR ou entra com este código
tv-lobby = Mesa { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [1] um turno
       *[other] { $rounds } turnos
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [1] cerca de um turno
       *[other] cerca de { $rounds } turnos
    }
tv-here = { $count ->
        [0] Os lugares ainda estão livres
        [1] Já cá está um coelho
       *[other] Já cá estão { $count } coelhos
    }
tv-watch = { $count ->
        [1] Uma pessoa está a ver.
       *[other] { $count } pessoas estão a ver.
    }
tv-host = { $name } começa o jogo.

## A round

tv-round = Turno { $round }
tv-race = Quem tem uma frase?
tv-race-text = Começa quem contar primeiro.
tv-tells-now = { $name } conta
tv-tells-text = Vem aí uma frase. Uma palavra, um verso, uma canção.
tv-words-first = Primeiro palavras, depois cartas.
tv-tells = { $name } conta · turno { $round }
tv-storyteller = a narrar
tv-cards = Cartas na mesa
tv-card = Carta { $number } de { $of }. { $seen }
tv-give = { $count ->
        [1] { $names } ainda escolhe
       *[other] { $names } ainda escolhem
    }
tv-give-many = { $count } ainda escolhem
tv-give-team = Os pares escolhem as suas cartas
tv-vote = { $count ->
        [1] { $names } ainda procura
       *[other] { $names } ainda procuram
    }
tv-vote-many = { $count } ainda procuram
tv-all-done = Já está toda a gente
tv-done = { $count } de { $of }
tv-two-votes = Um ou dois votos, no teu telemóvel
tv-party-green = a tua favorita
tv-party-red = quem conta estraga uma

## The reveal

tv-red = voto encarnado
tv-points = Pontos deste turno
tv-why-found = acerto
tv-why-told_well = bem contada
tv-why-everyone_or_no_one = muito clara ou muito vaga
tv-why-lone_finder = único acerto
tv-why-votes_on_card = { $count ->
        [1] um voto
       *[other] { $count } votos
    }
tv-why-capped = { $count } no máximo
tv-why-sure_vote = voto seguro
tv-why-crowd = { $count } na mesma
tv-why-vetoed = estragada
tv-why-alone = mais ninguém

## The track and the end

tv-track = Tabuleiro de pontuação: { $scores }.
tv-track-one = { $name } { $points }
tv-wins = { $who ->
        [player] Vitória de { $names }!
        [team] Vitória de { $names }!
       *[several] Vitória partilhada: { $names }!
    }
tv-score = { $points ->
        [1] um ponto
       *[other] { $points } pontos
    }
