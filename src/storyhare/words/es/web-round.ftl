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
round-open = Puedes cambiar mientras falte alguien
round-sending = Enviando
round-waiting = Se enviará al reconectar
round-tells = dice
round-told = dices
round-told-kind = { $way ->
        [mime] hace mímica
       *[other] canta
    }
round-put-away = Ocultar este consejo

## Cards

round-hand = Tu mano
round-hand-card = Carta { $place } de { $cards } de tu mano. { $alt }
round-look = Ver de cerca
round-look-at = Ver de cerca la carta { $number }
round-zoom = Carta ampliada
round-close = Volver a la mesa
round-describe = ¿Qué se ve en la imagen?
round-card = Carta { $number }
round-place = { $place } de { $cards }
round-sort = Ordenar tus cartas
round-sorted = Listo
round-earlier = Mover adelante
round-later = Mover atrás
round-backs = { $cards ->
        [one] Una carta, bocabajo
       *[other] { $cards } cartas, bocabajo
    }

## Who still thinks

round-at-table = En la mesa
round-done-count = { $done ->
        [one] { $done } de { $of } ha terminado
       *[other] { $done } de { $of } han terminado
    }
round-still-you = { $when ->
        [vote] Solo falta tu voto
       *[other] Solo falta tu carta
    }
round-still-one = { $when ->
        [vote] { $name } sigue votando
        [tell] { $name } busca una frase
       *[other] { $name } sigue eligiendo
    }
round-still-many = { $when ->
        [vote] { $names } siguen votando
       *[other] { $names } siguen eligiendo
    }
round-still-both = { $when ->
        [vote] Faltan por votar { $names } y tú
       *[other] Faltan por elegir { $names } y tú
    }
round-nobody-done = { $when ->
        [vote] Todo el mundo sigue votando
       *[other] Todo el mundo sigue eligiendo
    }
round-everyone-done = Ya está todo el mundo
round-you-two = Tu equipo
round-without = Seguir sin { $name }
round-note-you = tú
round-note-tells = cuentacuentos
round-note-away = ausente
round-note-autopilot = piloto automático
round-note-race = pensando
round-note-thinks = { $when ->
        [vote] votando
        [tell] esperando
       *[other] eligiendo
    }
round-note-done = { $when ->
        [vote] ha votado
        [tell] esperando
       *[other] ha dado carta
    }

## Telling

round-tell-title = Di tu frase
round-tell-heading = ¿Qué te dice?
round-tell-clue = Tu frase
round-tell-placeholder = Una palabra, un verso, una canción
round-tell-it = Decir esta frase
round-tell-needs = Piensa antes una frase
round-tell-caption = Esta es la carta que hay que encontrar. Solo la ves tú.
round-tell-choose = Elegir esta carta
round-tell-others = Tus otras cartas
round-tell-stage = Tu carta. { $alt }
round-tell-hint = Elige una carta y di una frase para ella: que acierte parte de la mesa, pero no toda.
round-tell-hint-team = Que acierten algunos equipos, no todos. Si aciertan todos, o ninguno, tu carta no da puntos.
round-party-heading = Primero la frase, luego las cartas
round-party-text = Nadie ve una carta antes de la frase.
round-party-hint = Di lo que quieras. Luego cada cual busca una carta que pegue.
round-race-title = ¿Quién empieza?
round-race-hint = Elige una carta y di una frase para ella. Quien la diga antes es cuentacuentos.
round-first-title = La primera frase es tuya
round-first-hint = Elige una carta y di una frase para ella. Los bots te esperan.
round-lost-race = { $name } se ha adelantado. Tu frase se guarda para cuando te toque.

## While somebody tells

round-wait-title = Le toca a { $name }
round-wait-heading = { $name } busca una frase
round-wait-text = La frase está en camino. Mientras, mira tus cartas.
round-wait-party = La frase está en camino, antes de que nadie vea una carta.
round-wait-watching = La frase está en camino.
round-wait-note = Aún no hay nada que hacer. La frase aparecerá aquí.
round-wait-race = ¿Quién tiene una frase?
round-wait-race-text = Quien la diga antes es cuentacuentos.

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
round-take-back = Recuperar la carta
round-give-hint = Da una carta que pueda pasar por la de { $name }.
round-give-hint-two = Con tres jugadores, cada cual da dos cartas que puedan pasar por la de { $name }.
round-give-hint-party = Da la carta que vaya a votar más gente. Puedes votar la tuya.
round-give-hint-team = { $name } también busca: en tu equipo, una persona da una carta y la otra vota.
round-give-hint-mate = Tu pareja dice la frase. Da una carta que también pegue: cada voto que reciba es un punto para tu equipo.
round-give-partner-in = { $name } ha dado la carta de tu equipo
round-give-partner-vote = Así que votas tú.
round-give-teller-title = El resto está eligiendo
round-give-teller = Tu carta ya está en la mesa. Ahora el resto elige la suya.
round-give-told = Tu carta
round-give-watching = Las cartas van llegando

## Voting

round-vote-title = Encuentra la carta de { $name }
round-vote-title-party = Vota como la mayoría
round-vote-title-teller = Buscan tu carta
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
round-vote-needs-green = Pon tu voto verde
round-vote-needs-red = Pon ahora tu voto rojo
round-vote-both = Poner los dos votos
round-vote-keep = Mantener { $numbers }
round-vote-put = Votar la carta { $number }
round-vote-back = Quitar el voto de la carta { $number }
round-vote-green-on = Voto verde en la { $number }
round-vote-red-on = Voto rojo en la { $number }
round-vote-green-off = Quitar el voto verde de la { $number }
round-vote-red-off = Quitar el voto rojo de la { $number }
round-vote-green = Voto verde
round-vote-red = Voto rojo
round-vote-green-why = Un punto por cada voto en la misma carta, 5 como máximo
round-vote-red-why = Solo lo tienes tú: esa carta no da puntos
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
round-sure-two = ¿Lo ves claro? Quita un voto: uno solo, si acierta, da 1 punto más.
round-sure-one = Un solo voto, si acierta, da 1 punto más. Puedes poner otro.
round-sure-none = Vota una carta o dos. Un solo voto, si acierta, da 1 punto más.
round-vote-hint = Mantén pulsada una carta para verla de cerca. Nadie ve tu voto antes de la revelación.
round-vote-hint-party = Vota la carta que vaya a elegir más gente. Puedes votar la tuya.
round-vote-keys = Pulsa 1–{ $cards } para votar, Z para ver de cerca.
round-vote-straight = Pon cara de póquer.
round-vote-partner = { $name } vota por tu equipo.
round-vote-teller-partner = Tu equipo ha dicho la frase. Ahora le toca buscar al resto.
round-more-cards = { $cards ->
        [one] Una carta más
       *[other] { $cards } cartas más
    }
round-overview = Ver todas las cartas
round-large = Ver cartas grandes
round-overview-hint = Toca una carta para verla de cerca y votar.
