### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Cómo se juega
rules-back = Volver
rules-which = Reglas
rules-table = Las reglas de esta mesa
rules-table-all = Todas las reglas
rules-table-example = El ejemplo se juega con las opciones habituales.
rules-idea = Alguien dice una frase para una imagen. El resto cuela imágenes que también podrían encajar. Luego toca adivinar cuál era. Una buena frase la acierta parte de la mesa, pero nunca toda.
rules-round = Un turno
rules-four = Cuatro maneras de jugar
rules-score = ¿Tienes la caja en casa? Lleva aquí los puntos.
rules-points = Puntos
rules-example = Un ejemplo
rules-more = Conviene saber
rules-tips = Encontrar una frase
rules-tip-precise = Ni demasiado exacta: si toda la mesa acierta tu carta, no te da nada.
rules-tip-vague = Ni demasiado lejana: si no acierta nadie, tampoco.
rules-tip-party = No tiene que pegar con ninguna carta: elige palabras a las que muchas imágenes puedan responder.
rules-tip-easier = La primera es la más difícil. Con cada turno sale mejor.
rules-kinds = Puede ser
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

rules-about-classic = El juego tal como empezó: un mazo de imágenes, un voto por persona y una historia en cada mano.
rules-about-odyssey = Para mesas más grandes: desde siete jugadores se puede votar dos veces, y quien lo ve claro gana un punto más.
rules-about-party = Nadie busca la carta de quien hace de cuentacuentos. Se busca la carta que más le gusta al resto.
rules-about-team = De dos en dos: una persona da una carta, su pareja vota, y ambas saltan con un solo conejo.
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
rules-end-classic = cuando se roba la última carta del mazo de robo
rules-end-odyssey = tras el turno en que alguien tiene 30 puntos
rules-end-party = cuando cada cual ha contado una vez
rules-end-team = cuando cada cual ha contado una vez
rules-fact-votes = Votos
rules-votes = { $votes ->
        [single] uno por persona
        [double] uno o dos por persona
        [party] uno verde por persona, y uno rojo para quien cuenta
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

rules-step-tell = { $number }. Contar
rules-step-give = { $number }. Dar
rules-step-vote = { $number }. Votar
rules-step-reveal = { $number }. Revelar
rules-tell = Quien hace de cuentacuentos elige una carta de su mano, no la enseña y dice una frase: una palabra, un verso, un dicho inventado.
rules-tell-party = Quien hace de cuentacuentos dice primero la frase, antes de que nadie haya mirado su mano. Solo entonces se levantan las cartas.
rules-give = El resto busca en su mano una carta que pegue con la frase y la pone bocabajo. Las cartas se barajan, se descubren y se numeran.
rules-give-two = Las otras dos personas buscan cada una en su mano dos cartas que peguen con la frase y las ponen bocabajo. Las cinco cartas se barajan, se descubren y se numeran.
rules-give-party = Toda la mesa, también quien cuenta, pone una carta que pegue con la frase. Las cartas se barajan, se descubren y se numeran.
rules-give-team = La pareja de quien cuenta pone una carta. En cada uno de los otros equipos lo hace una de las dos personas. Las cartas se barajan, se descubren y se numeran.
rules-vote = Toda la mesa, menos quien hace de cuentacuentos, vota en secreto la carta que cree que es la de la frase. La propia no vale.
rules-vote-double = Toda la mesa, menos quien hace de cuentacuentos, vota en secreto la carta que cree que es la de la frase, nunca la propia. Con siete jugadores o más puedes votar una carta o dos distintas.
rules-vote-two = Toda la mesa, menos quien hace de cuentacuentos, vota en secreto la carta que cree que es la de la frase, nunca la propia: una carta o dos distintas.
rules-vote-party = Cada cual tiene un voto verde para la carta que más gente vaya a elegir; la propia vale. Quien cuenta tiene además un voto rojo, que estropea una carta.
rules-vote-team = Quien no ha dado carta vota por su equipo, en secreto. No sabes qué carta ha puesto tu pareja.
rules-reveal = Se muestran la carta de quien ha contado, de quién es cada una de las otras y los votos. Los conejos saltan, se roba hasta completar la mano y cuenta quien está a la izquierda.
rules-reveal-party = Se muestran los votos y los conejos saltan. Se roba hasta completar la mano y cada mano pasa bocabajo a la izquierda. Luego cuenta quien está a la izquierda.

## Points

rules-col-what = Qué pasa
rules-col-teller = Cuenta­cuentos
rules-col-finder = Quien acierta
rules-col-others = El resto
rules-col-each = Cada cual
rules-col-team-teller = Equipo que cuenta
rules-col-team-finder = Equipo que acierta
rules-col-team-others = Otros equipos
rules-pt-some = Acierta parte de la mesa, no toda
rules-pt-all = Acierta todo el mundo, o nadie
rules-pt-votes = Por cada voto en una carta tuya{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno como máximo
    }
rules-pt-sure-table = Acertar con un solo voto
rules-pt-lone-table = Acierta exactamente una persona
rules-pt-team-lone-table = Acierta exactamente un voto
rules-pt-sure = Con siete o más: acertar con un solo voto
rules-pt-lone = Opción «acierto en solitario»: acierta exactamente una persona
rules-pt-two = Dos en la misma carta
rules-pt-three = Tres en la misma carta
rules-pt-four = Cuatro en la misma carta
rules-pt-five = Cinco o más en la misma carta
rules-pt-alone = Nadie más en la carta
rules-pt-red = En la carta con el voto rojo
rules-pt-team-some = Aciertan algunos votos, pero no todos
rules-pt-team-all = Aciertan todos los votos, o ninguno
rules-pt-team-mate = Por cada voto en la carta de la pareja de quien cuenta{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno como máximo
    }
rules-pt-team-votes = Por cada voto de otro equipo en la carta del equipo{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno como máximo
    }
rules-pt-team-lone = Opción «acierto en solitario»: acierta exactamente un voto

## Examples

rules-example-classic = Ben acierta la carta 3. Dos votos se desvían a la carta de Ben y uno a la de Dao.
rules-example-three = Ada acierta, Chloé se desvía a una carta de Ada.
rules-example-odyssey = Ada lo ve claro y vota una vez, Ben acierta con uno de sus dos votos. En la carta de Ada hay cinco votos, cuentan tres.
rules-example-party = Tres coinciden en la carta 3. La carta 5 tiene el voto rojo, así que sus dos votantes no ganan nada. Con Elif no coincide nadie.
rules-example-team = Ben acierta la carta por su equipo, Farid se desvía a la carta de Dao.
rules-story-tell = { $name } tiene esta carta en la mano y dice: «{ $clue }»
rules-story-tell-party = Nadie ha visto aún una carta. { $name } dice: «{ $clue }»
rules-story-give = { $names } buscan en su mano una imagen que podría ser esa y la ponen.
rules-story-give-two = { $names } ponen dos imágenes por persona que podrían ser esa.
rules-story-give-party = Ahora se levantan las cartas, y cada cual pone una que pega.
rules-story-give-team = { $partner }, del equipo de { $name }, pone una carta, y también una persona de cada otro equipo: { $names }.
rules-story-vote = Barajadas y numeradas, las cartas están a la vista. ¿Cuál es la de { $name }? { $names } votan en secreto.
rules-story-vote-party = Barajadas y numeradas, las cartas están a la vista. ¿Cuál elegirá más gente? Toda la mesa vota verde en secreto, y { $name } estropea una con el rojo.
rules-story-next = { $name } está a la izquierda de { $teller } y cuenta a continuación.

## Good to know

rules-note-three = Con tres jugadores
rules-text-three = Las manos tienen siete cartas. Quien cuenta pone una carta y las otras dos personas ponen dos cada una, así que hay cinco en la mesa. No puedes votar ninguna de las tuyas.
rules-note-first = Quién empieza
rules-text-first = El primer turno lo cuenta quien tenga antes una frase. Quien dirige la mesa puede elegir a alguien o dejarlo al azar.
rules-note-win = Quién gana
rules-text-win = Gana quien tiene más puntos. Con los mismos puntos se comparte la victoria.
rules-note-pile-ends = El fin del mazo
rules-text-pile-ends = Cuando se roba la última carta del mazo, la partida termina. Los descartes no vuelven a usarse. Arriba en la pantalla pone cuántos turnos hay.
rules-note-pile-shuffled = Cuando el mazo no alcanza
rules-text-pile-shuffled = Si faltan cartas para completar las manos, los descartes se barajan y van debajo del mazo. Entonces vuelven imágenes ya vistas.
rules-note-options = Variantes
rules-text-options = Una mesa puede jugar con el acierto en solitario, con otro límite para los puntos por votos o sin él, a otra puntuación, hasta que cada cual haya contado varias veces o hasta que se acabe el mazo. Las frases también pueden ser sonidos o mímica si la mesa lo permite.
rules-note-options-party = Variantes
rules-text-options-party = Una mesa puede hacer que cada cual cuente más veces, jugar a una puntuación o hasta que se acabe el mazo. Las frases también pueden ser sonidos o mímica si la mesa lo permite.
rules-note-pass = Las manos viajan
rules-text-pass = Después de cada turno tus cartas pasan a quien tienes a la izquierda, sin que se vean. Hasta que hay una frase nadie mira su mano.
rules-note-talk = Hablar en pareja
rules-text-talk = Las parejas se sientan frente a frente. Pueden acordar quién da y quién vota, pero en voz alta, para que lo oiga toda la mesa, y sin hablar nunca de lo que hay en una carta.
rules-note-own = La carta propia
rules-text-own = Puedes votar sin querer la carta de tu pareja. Entonces no has acertado, y tu equipo no gana nada por ese voto.
