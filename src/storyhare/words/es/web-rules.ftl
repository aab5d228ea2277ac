### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Cómo se juega
rules-back = Volver
rules-which = Reglas
rules-table = Las reglas de esta mesa
rules-table-all = Todas las reglas
rules-table-example = El ejemplo se juega con las opciones por defecto.
rules-idea = Alguien dice una frase para una imagen. El resto cuela imágenes que también podrían encajar. Luego toca adivinar cuál era. Con una buena frase acierta parte de la mesa, pero nunca toda.
rules-round = Un turno
rules-four = Cuatro maneras de jugar
rules-score = ¿Tienes la caja en casa? Anota aquí los puntos.
rules-points = Puntos
rules-example = Un ejemplo
rules-more = Conviene saber
rules-tips = Cómo encontrar una frase
rules-tip-precise = Ni demasiado exacta: si toda la mesa acierta tu carta, no te da nada.
rules-tip-vague = Ni demasiado rebuscada: si no acierta nadie, tampoco.
rules-tip-party = No tiene que pegar con ninguna carta: elige algo que pueda pegar con muchas imágenes.
rules-tip-easier = La primera frase es la más difícil. Con cada turno cuesta menos.
rules-kinds = Una frase puede ser
rules-kind-word = una palabra
rules-kind-sound = un sonido
rules-kind-quote = un verso
rules-kind-song = una canción
rules-kind-film = una película
rules-kind-proverb = un refrán
rules-kind-made = algo inventado
rules-clue = Ya casi
rules-red = voto rojo
rules-teller = cuentacuentos
rules-card = Carta { $number } de { $owner }. { $count ->
        [0] Sin votos.
       *[other] Votos: { $voters }.
    }

## The four rulesets

rules-about-classic = El juego original: un mazo de imágenes, un voto por persona y una historia en cada mano.
rules-about-odyssey = Para mesas más grandes: con siete jugadores o más se puede votar dos veces, y acertar con un solo voto da un punto más.
rules-about-party = Nadie busca una carta concreta. Se busca la que vaya a elegir más gente.
rules-about-team = De dos en dos: una persona da una carta, su pareja vota, y comparten un conejo.
rules-fact-players = Jugadores
rules-players-classic = de 3 a 6
rules-players-odyssey = de 3 a 12
rules-players-party = de 6 a 12
rules-players-team = 6, 8, 10 o 12, por parejas
rules-fact-hand = Mano
rules-hand-classic = 6 cartas; 7 con tres jugadores
rules-hand-odyssey = 6 cartas; 7 con tres jugadores
rules-hand-party = 5 cartas
rules-hand-team = 4 cartas
rules-fact-end = Final
rules-end-classic = cuando se roba la última carta del mazo
rules-end-odyssey = tras el turno en que alguien llega a 30 puntos
rules-end-party = cuando cada cual ha sido cuentacuentos una vez
rules-end-team = cuando cada cual ha sido cuentacuentos una vez
rules-fact-votes = Votos
rules-votes = { $votes ->
        [single] uno por persona
        [double] uno o dos por persona
        [party] uno verde por persona, y uno rojo para quien dice la frase
       *[team] uno por equipo
    }
rules-fact-bonus = Votos en tu carta
rules-bonus = { $cap ->
        [none] un punto cada uno, sin límite
        [0] ningún punto
       *[other] un punto cada uno, { $cap } por turno como máximo
    }
rules-fact-clues = Frases
rules-clues = { $kinds ->
        [sound] con palabras o cantando
        [mime] con palabras o mímica
        [both] con palabras, cantando o con mímica
       *[text] con palabras
    }
rules-fact-left = Turnos que quedan
rules-fact-pile = Mazo de robo

## The steps of a round

rules-step-tell = { $number }. Decir la frase
rules-step-give = { $number }. Dar una carta
rules-step-vote = { $number }. Votar
rules-step-reveal = { $number }. Revelar
rules-tell = Quien hace de cuentacuentos elige una carta de su mano, no la enseña y dice una frase: una palabra, un verso, un dicho inventado.
rules-tell-party = Quien hace de cuentacuentos dice primero la frase, antes de que nadie haya mirado su mano. Solo entonces se levantan las cartas.
rules-give = El resto busca en su mano una carta que pegue con la frase y la pone bocabajo. Las cartas se barajan, se descubren y se numeran.
rules-give-two = Las otras dos personas buscan cada una en su mano dos cartas que peguen con la frase y las ponen bocabajo. Las cinco cartas se barajan, se descubren y se numeran.
rules-give-party = Toda la mesa, también quien dice la frase, pone una carta que pegue con ella. Las cartas se barajan, se descubren y se numeran.
rules-give-team = La pareja de quien dice la frase pone una carta. En cada uno de los otros equipos lo hace una de las dos personas. Las cartas se barajan, se descubren y se numeran.
rules-vote = Toda la mesa, menos quien dice la frase, vota en secreto la carta que cree que es la de la frase. La propia no vale.
rules-vote-double = Toda la mesa, menos quien dice la frase, vota en secreto la carta que cree que es la de la frase, nunca la propia. Con siete jugadores o más puedes votar una carta o dos distintas.
rules-vote-two = Toda la mesa, menos quien dice la frase, vota en secreto la carta que cree que es la de la frase, nunca la propia: una carta o dos distintas.
rules-vote-party = Cada cual tiene un voto verde para la carta que vaya a elegir más gente; la propia vale. Quien dice la frase tiene además un voto rojo, que anula una carta.
rules-vote-team = En cada uno de los otros equipos vota, en secreto, quien no ha puesto carta. No sabes qué carta ha puesto tu pareja.
rules-reveal = Se muestran la carta de la frase, de quién es cada una de las otras y los votos. Los conejos saltan, se roba hasta completar la mano y la próxima frase es de quien está a la izquierda.
rules-reveal-party = Se muestran los votos y los conejos saltan. Se roba hasta completar la mano y cada mano pasa bocabajo a la izquierda. La próxima frase es de quien está a la izquierda.

## Points

rules-col-what = Qué pasa
rules-col-teller = Cuen­ta­cuen­tos
rules-col-finder = Quien acierta
rules-col-others = El resto
rules-col-each = Cada cual
rules-col-team-teller = Equipo de la frase
rules-col-team-finder = Equipo que acierta
rules-col-team-others = Otros equipos
rules-pt-some = Acierta parte de la mesa, no toda
rules-pt-all = Acierta todo el mundo, o nadie
rules-pt-votes = Por cada voto en tu carta{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno como máximo
    }
rules-pt-sure-table = Acertar con un solo voto
rules-pt-lone-table = Acierta una sola persona
rules-pt-team-lone-table = Acierta un solo voto
rules-pt-sure = Con siete o más: acertar con un solo voto
rules-pt-lone = Opción «acierto en solitario»: acierta una sola persona
rules-pt-two = Dos en la misma carta
rules-pt-three = Tres en la misma carta
rules-pt-four = Cuatro en la misma carta
rules-pt-five = Cinco o más en la misma carta
rules-pt-alone = Nadie más en la carta
rules-pt-red = En la carta con el voto rojo
rules-pt-team-some = Aciertan algunos votos, pero no todos
rules-pt-team-all = Aciertan todos los votos, o ninguno
rules-pt-team-mate = Por cada voto en la carta de la pareja de quien dice la frase{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno como máximo
    }
rules-pt-team-votes = Por cada voto de otro equipo en la carta del equipo{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno como máximo
    }
rules-pt-team-lone = Opción «acierto en solitario»: acierta un solo voto

## Examples

rules-example-classic = Ben acierta la carta 3. Dos personas pican con la carta de Ben, y una con la de Dao.
rules-example-three = Ada acierta y Chloé pica con una carta de Ada.
rules-example-odyssey = Ada acierta con un solo voto; Ben, con uno de sus dos. La carta de Ada recibe cinco votos, pero solo valen tres.
rules-example-party = Tres coinciden en la carta 3. La carta 5 tiene el voto rojo, así que sus dos votantes no ganan nada. Con Elif no coincide nadie.
rules-example-team = Ben acierta la carta para su equipo y Farid pica con la carta de Dao.
rules-story-tell = { $name } elige esta carta y dice: «{ $clue }»
rules-story-tell-party = Nadie ha visto aún una carta. { $name } dice: «{ $clue }»
rules-story-give = { $names } eligen, cada cual de su mano, una carta que pueda pasar por esa.
rules-story-give-two = { $names } ponen cada cual dos cartas que puedan pasar por esa.
rules-story-give-party = Ahora cada cual levanta sus cartas y pone una que pegue.
rules-story-give-team = { $partner }, del equipo de { $name }, pone una carta. También lo hace una persona de cada uno de los otros equipos: { $names }.
rules-story-vote = Las cartas se barajan, se descubren y se numeran. ¿Cuál es la de { $name }? { $names } votan en secreto.
rules-story-vote-party = Las cartas se barajan, se descubren y se numeran. ¿Cuál elegirá más gente? Cada cual pone en secreto un voto verde, y { $name } anula una carta con el voto rojo.
rules-story-next = La próxima frase es de { $name }, a la izquierda de { $teller }.

## Good to know

rules-note-three = Con tres jugadores
rules-text-three = Las manos tienen siete cartas. Quien dice la frase pone una carta y las otras dos personas ponen dos cada una, así que hay cinco en la mesa. No puedes votar ninguna de las tuyas.
rules-note-first = Quién empieza
rules-text-first = La primera frase es de quien la diga antes. Quien organiza la mesa puede elegir a alguien o dejarlo al azar.
rules-note-win = Quién gana
rules-text-win = Gana quien tiene más puntos. Con los mismos puntos se comparte la victoria.
rules-note-pile-ends = El fin del mazo
rules-text-pile-ends = Cuando se roba la última carta del mazo, la partida termina. Los descartes no vuelven a usarse. En la parte de arriba de la pantalla se ve cuántos turnos hay.
rules-note-pile-shuffled = Cuando el mazo se queda corto
rules-text-pile-shuffled = Si faltan cartas para completar las manos, los descartes se barajan y van debajo del mazo. Entonces vuelven imágenes ya vistas.
rules-note-options = Variantes
rules-text-options = Una mesa puede jugar con el acierto en solitario, con otro límite para los puntos por votos o sin él, a otra puntuación, hasta que cada cual haya sido cuentacuentos varias veces o hasta que se acabe el mazo. Las frases también pueden ser sonidos o mímica si la mesa lo permite.
rules-note-options-party = Variantes
rules-text-options-party = Una mesa puede hacer que cada cual sea cuentacuentos más veces, jugar a una puntuación o hasta que se acabe el mazo. Las frases también pueden ser sonidos o mímica si la mesa lo permite.
rules-note-pass = Las manos viajan
rules-text-pass = Después de cada turno tus cartas pasan a quien tienes a la izquierda, sin que se vean. Hasta que hay una frase nadie mira su mano.
rules-note-talk = Hablar en equipo
rules-text-talk = Las parejas se sientan frente a frente. Pueden acordar quién da y quién vota, pero en voz alta, para que lo oiga toda la mesa, y sin hablar nunca de lo que hay en una carta.
rules-note-own = La carta de tu equipo
rules-text-own = Puedes votar sin querer la carta de tu pareja. Entonces no has acertado, y tu equipo no gana nada por ese voto.
