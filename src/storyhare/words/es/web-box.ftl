### Playing with the printed box.

box-door = Tenemos la caja
box-door-hint = Vuestras cartas en la mesa, los móviles para votos y puntos
box-cards = Vuestras propias cartas
box-deal = Barajadlas y repartid { $cards } a cada persona.
box-switch = Jugamos con la caja
box-switch-hint = Las cartas impresas están en la mesa; los móviles recogen los votos y llevan los puntos. Los bots no ven las cartas y no pueden jugar.
box-tell-heading = Di tu frase en voz alta
box-tell = Elige una de tus cartas y di una frase para ella, cántala o usa mímica. Que acierte parte de la mesa, pero no toda.
box-tell-race = Elige una carta y di tu frase en voz alta. Quien hable primero es cuentacuentos.
box-tell-party = Di lo que quieras, antes de que nadie mire sus cartas.
box-tell-party-race = Di una frase antes de que nadie mire sus cartas. Quien hable primero es cuentacuentos.
box-write = Tu frase en el libro
box-write-hint = Solo si quieres. La verá todo el mundo.
box-told = Ya he dicho mi frase
box-wait-note = Escucha la frase. Tu móvil te avisará cuando te toque.
box-write-first = Escribirla antes
box-next-clue = La próxima frase empieza el turno siguiente.
box-one-for-all = Basta con que siga una persona.
box-which = { $number ->
        [one] ¿Qué carta es la tuya?
       *[other] ¿Qué { $number } cartas son las tuyas?
    }
box-look = Se están colocando las cartas
box-lay-mine = Recoge las cartas de toda la mesa, barájalas con la tuya y colócalas del 1 al { $cards }. Después toca la tuya.
box-lay-party = Recoge las cartas de toda la mesa, barájalas con la tuya y colócalas del 1 al { $cards }. El número que sobre es el tuyo.
box-lay = { $name } está barajando las cartas y colocándolas del 1 al { $cards }. Después toca la tuya: no lo verá nadie más.
box-lay-watch = { $name } está barajando las cartas y colocándolas del 1 al { $cards }.
box-clash = Dos personas han dicho { $numbers }.
box-clash-look = Vuelve a mirar: ¿cuál es de verdad la tuya?
box-row = La fila en la mesa
box-number = Carta { $number }
box-number-mine = Carta { $number }. Tuya.
box-twice = Repetida
box-needs = { $number ->
        [one] Toca el número de tu carta
       *[other] Toca tus { $number } números
    }
box-needs-none = No hace falta que toques la tuya
box-needs-again = Falta la otra persona
box-said = Has dicho: { $numbers }. Toca otra para cambiar.
box-soon = ¿Te has equivocado? Toca otra.
box-vote-hint = Un toque y ya has votado. Nadie lo ve antes de la revelación.
box-pile = El mazo de robo está vacío
box-pile-sure = ¿Seguro que el mazo de robo está vacío? Entonces este es el último turno.
box-pile-yes = Sí, último turno
box-pile-no = Todavía no
box-tv-race = Quien diga una frase primero es cuentacuentos.
box-tv-tell = Escuchad: la frase se dice en voz alta.
box-tv-lay = Colocad las cartas del 1 al { $cards } y tocad la vuestra en el móvil.
box-live-give = Las cartas están en fila. ¿Qué número es el tuyo?
box-live-wait = El resto está diciendo qué carta es la suya.

box-holder = { $name } · { $where }
box-clash-shared = Alguien más ha dicho el mismo número.
box-on-device = en el dispositivo de { $name }
box-take-away = Quitar a { $name }
box-bring = Añadir a alguien sin móvil
box-bring-hint = Jugará en este dispositivo. Id pasándolo: nadie ve lo que han elegido las demás personas.
box-bring-name = Su nombre
box-bring-yes = Añadir a la mesa
box-brought = En este dispositivo: { $names }
box-bring-done = Listo
box-pass-title = Pásalo
box-pass = Dáselo a { $name }
box-pass-look-away = { $when ->
        [vote] Es hora de votar. El resto, mirad a otro lado.
       *[give] ¿De quién es cada carta? El resto, mirad a otro lado.
    }
box-pass-me = Soy { $name }
box-pass-said = { $name } ha dicho una frase
box-pass-race = Quien diga una frase primero es cuentacuentos.
box-pass-done = Aquí ya ha terminado todo el mundo
box-ways = Votad con los móviles
box-way-phones = Cada persona con su móvil
box-way-phones-hint = Votos secretos, puntos y tablero de puntuación.
box-way-one = Un solo dispositivo
box-way-one-hint = Lo vais pasando. También pueden unirse móviles.
box-way-count = O solo anotar los puntos
box-rules = Con la caja
box-rules-deal = Elegid «{ box-door }» en la primera página y escanead el código. Repartid vuestras propias cartas como siempre. Una tele o una tableta puede ser el tablero.
box-rules-lay = Quien es cuentacuentos dice una frase y toca «{ box-told }». El resto le da una carta boca abajo. Las baraja y las coloca en fila, con el 1 a la izquierda.
box-rules-ask = Tu móvil te pregunta qué número es el tuyo y después te pide el voto. Nadie ve nada antes de la revelación, y no puedes votar tu propia carta. En Party, el número que sobra es el del cuentacuentos.
box-rules-twice = Si dos personas dicen el mismo número, sus móviles les piden que vuelvan a mirar.
box-rules-pass = ¿Alguien no tiene móvil? Antes de empezar, añadid a esa persona a un dispositivo que os vais pasando. Nunca muestra lo que ha elegido nadie.
box-rules-end = Los puntos, el tablero de puntuación y el turno siguiente van solos. Si la partida acaba con el mazo de robo, cualquiera puede decir que está vacío. La próxima frase empieza el turno siguiente.

## The photo of the row

box-photo = Fotografiar la fila
box-photo-taken = Foto hecha
box-photo-title = Una foto para el libro
box-photo-hint = Toda la mesa la ve tras la revelación. Se queda en el libro si al final acepta todo el mundo.
box-photo-corners = Toca las cuatro esquinas de la fila.
box-photo-cut = Cortar en cartas
box-photo-whole = Dejarla entera
box-photo-again = Hacer otra foto
box-photo-choose = Elegir una foto
box-photo-unreadable = Esta imagen no se puede abrir aquí. Prueba con otra.
box-photo-corner = Esquina { $number }: muévela con las flechas
box-photo-alt = Las cartas en la mesa
