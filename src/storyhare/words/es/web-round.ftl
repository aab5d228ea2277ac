### The round: telling, giving, voting, and waiting for the others.

round-small = Turno { $round }
round-small-wide = { $where } · { $ruleset }, { $players } jugadores
round-of = Turno { $round } de { $rounds }
round-last = Último turno
round-to = Turno { $round } · a { $score } puntos
round-news-last = Este es el último turno
round-news-reshuffled = Quedaban pocas cartas: los descartes vuelven barajados al mazo
round-clock = Tiempo restante
round-you = Tú
round-saved = Guardado
round-open = Aún se puede cambiar
round-sending = En camino
round-waiting = Se envía al volver
round-tells = cuenta
round-told = cuentas
round-told-kind = { $way ->
        [mime] cuenta con mímica
       *[other] canta la frase
    }
round-put-away = Guardar este consejo

## Cards

round-hand = Tu mano
round-hand-card = Carta { $place } de { $cards } de tu mano. { $alt }
round-look = Ver de cerca
round-look-at = Ver de cerca la { $number }
round-zoom = Una carta, en grande
round-close = Volver a la mesa
round-describe = ¿Qué se ve en la imagen?
round-card = Carta { $number }
round-place = { $place } de { $cards }
round-sort = Ordenar tus cartas
round-sorted = Ya están ordenadas
round-earlier = Mover adelante
round-later = Mover atrás
round-backs = { $cards ->
        [one] Una carta, bocabajo
       *[other] { $cards } cartas, bocabajo
    }

## Who still thinks

round-at-table = En la mesa
round-done-count = { $done ->
        [one] { $done } de { $of } ha terminado y duerme
       *[other] { $done } de { $of } han terminado y duermen
    }
round-still-you = { $when ->
        [vote] Solo falta tu voto
       *[other] Solo falta que elijas tú
    }
round-still-one = { $when ->
        [vote] { $name } sigue mirando
        [tell] { $name } busca palabras
       *[other] { $name } sigue eligiendo
    }
round-still-many = { $when ->
        [vote] { $names } siguen mirando
       *[other] { $names } siguen eligiendo
    }
round-still-both = { $when ->
        [vote] Por votar: { $names } y tú
       *[other] Por elegir: { $names } y tú
    }
round-nobody-done = { $when ->
        [vote] Todo el mundo sigue mirando
       *[other] Todo el mundo sigue eligiendo
    }
round-everyone-done = Ya está todo el mundo
round-you-two = Tu equipo
round-without = Seguir sin { $name }
round-note-you = tú
round-note-tells = cuenta
round-note-away = ausente
round-note-autopilot = juega el piloto automático
round-note-race = busca palabras
round-note-thinks = { $when ->
        [vote] sigue mirando
        [tell] espera
       *[other] sigue eligiendo
    }
round-note-done = { $when ->
        [vote] ha votado
        [tell] espera
       *[other] ha dado
    }

## Telling

round-tell-title = Te toca contar
round-tell-heading = ¿Qué te dice?
round-tell-clue = Tu frase
round-tell-placeholder = Una palabra, un verso, una canción
round-tell-it = Decir la frase
round-tell-needs = Busca antes unas palabras
round-tell-caption = Esta es la carta que hay que encontrar. Solo la ves tú.
round-tell-choose = Contar esta carta
round-tell-others = Tus otras cartas
round-tell-stage = Tu carta. { $alt }
round-tell-hint = Elige una carta y di unas palabras sobre ella: que acierten algunos, pero no todos.
round-tell-hint-team = Apunta a algunos equipos, no a todos. Si todos encuentran tu carta, o ninguno, no da puntos.
round-party-heading = Primero palabras, luego cartas
round-party-text = Nadie ve una carta antes de la frase.
round-party-hint = Di lo que quieras. Luego cada cual busca una carta que pegue.
round-race-title = ¿Quién cuenta primero?
round-race-hint = Elige una carta y di unas palabras sobre ella. Quien acabe antes cuenta este turno.
round-first-title = La primera frase es tuya
round-first-hint = Elige una carta y di unas palabras sobre ella. Los bots te esperan.
round-lost-race = { $name } se ha adelantado. Tus palabras se guardan para cuando te toque.

## While somebody tells

round-wait-title = { $name } cuenta
round-wait-heading = { $name } tiene el farol
round-wait-text = y busca palabras. Mira mientras tus cartas.
round-wait-party = y busca palabras, antes de que nadie vea una carta.
round-wait-watching = y busca palabras.
round-wait-note = Aún no hay nada que hacer. La frase llega aquí sola.
round-wait-race = El farol está libre
round-wait-race-text = Es de quien tenga antes una frase.

## Giving

round-give-title = { $number ->
        [one] Da una carta
       *[other] Da { $number } cartas
    }
round-give-this = Dar esta carta
round-give-cards = { $number ->
        [one] Dar una carta
       *[other] Dar { $number } cartas
    }
round-give-needs = { $left ->
        [one] Elige una carta
       *[other] Elige { $left } cartas
    }
round-give-one-more = Elige una más
round-give-keep = { $number ->
        [one] Mantener esta carta
       *[other] Mantener estas cartas
    }
round-give-choose = Elegir esta carta
round-give-leave = Dejarla en la mano
round-given = Dada
round-change-card = { $number ->
        [one] Cambiar de carta
       *[other] Cambiar de cartas
    }
round-take-back = Recuperar
round-give-hint = Da la carta que pueda pasar por la de { $name }.
round-give-hint-two = Con tres jugadores, cada cual da dos cartas que puedan pasar por la de { $name }.
round-give-hint-party = Da la carta que vaya a tener más votos. El tuyo también cuenta.
round-give-hint-team = { $name } también busca: en tu equipo, una persona da una carta y la otra vota.
round-give-hint-mate = Cuenta tu equipo. Da una carta que también pegue: cada voto que se desvíe a ella es un punto para tu equipo.
round-give-partner-in = { $name } ha dado una carta por tu equipo
round-give-partner-vote = Así que tú buscas la carta y votas.
round-give-teller-title = El resto elige
round-give-teller = Tu carta ya está. Ahora el resto busca la suya.
round-give-told = Contada
round-give-watching = Las cartas van llegando

## Voting

round-vote-title = Encuentra la carta de { $name }
round-vote-title-party = Adivina la favorita
round-vote-title-teller = Buscan la tuya
round-vote-title-watching = Buscan la carta de { $name }
round-vote-cards = Cartas en la mesa
round-vote-card = Carta { $number } de { $cards }. { $alt }
round-vote-card-own = Carta { $number } de { $cards }. { $alt } Tuya.
round-vote-card-voted = Carta { $number } de { $cards }. { $alt } Tu voto.
round-vote-card-red = Carta { $number } de { $cards }. { $alt } Tu voto rojo.
round-vote-card-both = Carta { $number } de { $cards }. { $alt } Tu voto verde y tu voto rojo.
round-yours = Tuya
round-vote-for = Votar { $numbers }
round-vote-needs = Elige una carta
round-vote-needs-green = Pon el voto verde en una carta
round-vote-needs-red = Ahora el voto rojo
round-vote-both = Poner los dos
round-vote-keep = Mantener { $numbers }
round-vote-put = Poner un voto en la { $number }
round-vote-back = Quitar el voto de la { $number }
round-vote-green-on = Voto verde en la { $number }
round-vote-red-on = Voto rojo en la { $number }
round-vote-green-off = Quitar el voto verde de la { $number }
round-vote-red-off = Quitar el voto rojo de la { $number }
round-vote-green = Voto verde
round-vote-red = Voto rojo
round-vote-green-why = Un punto por cada voto en la misma carta, 5 como máximo
round-vote-red-why = Solo tuyo: esta carta no da puntos
round-voted = Has votado { $numbers }
round-voted-party = Verde en la { $green }, rojo en la { $red }
round-change-vote = { $number ->
        [one] Cambiar el voto
       *[other] Cambiar los votos
    }
round-tray = { $count ->
        [0] Aún sin voto
        [one] Tu voto: { $numbers }
       *[other] Tus votos: { $numbers }
    }
round-votes-title = Tus dos votos
round-sure-two = ¿Lo ves claro? Quita un voto: uno solo, si acierta, da 1 más.
round-sure-one = Un solo voto, si acierta, da 1 más. Puedes poner otro.
round-sure-none = Una o dos cartas. Un solo voto, si acierta, da 1 más.
round-vote-hint = Mantén pulsada una carta para verla de cerca. Nadie ve tu voto antes de la revelación.
round-vote-hint-party = Vota la carta que más gente vaya a elegir. La tuya también vale.
round-vote-keys = Las teclas 1–{ $cards } ponen un voto, Z amplía.
round-vote-straight = Pon cara de póquer.
round-vote-partner = { $name } vota por tu equipo.
round-vote-teller-partner = Tu equipo ha contado. Ahora busca el resto.
round-more-cards = { $cards ->
        [one] Una carta más
       *[other] { $cards } cartas más
    }
round-overview = Todas a la vez
round-large = Cartas grandes
round-overview-hint = Toca una carta para verla de cerca y votar.
