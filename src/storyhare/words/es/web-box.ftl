### Playing with the printed box.

box-door = Tenemos la caja
box-door-hint = Vuestras cartas en la mesa, los móviles para votos y puntos
box-cards = Vuestras propias cartas
box-deal = Barajadlas y repartid { $cards } a cada persona.
box-switch = Jugamos con la caja
box-switch-hint = Las cartas impresas están en la mesa; los móviles recogen los votos y llevan los puntos. Los bots no ven las cartas y no pueden jugar.
box-tell-heading = Di tu frase en voz alta
box-tell = Elige una de tus cartas y di, canta o representa una frase para ella. Que la encuentren unos cuantos, pero no todo el mundo.
box-tell-race = Elige una carta y di tu frase en voz alta. Quien hable primero es cuentacuentos.
box-tell-party = Di lo que quieras, antes de que nadie mire sus cartas.
box-tell-party-race = Di una frase antes de que nadie mire sus cartas. Quien hable primero es cuentacuentos.
box-write = Tu frase en el libro
box-write-hint = Solo si quieres. La verá todo el mundo.
box-told = Ya he dicho mi frase
box-wait-note = Escucha la frase. Tu móvil te avisará cuando te toque.
box-which = { $number ->
        [one] ¿Qué carta es la tuya?
       *[other] ¿Qué { $number } cartas son las tuyas?
    }
box-look = Se están colocando las cartas
box-lay-mine = Recoge las cartas de todos, barájalas con la tuya y colócalas del 1 al { $cards }. Después toca la tuya.
box-lay = { $name } baraja las cartas y las coloca del 1 al { $cards }. Después toca la tuya: no lo verá nadie más.
box-lay-watch = { $name } baraja las cartas y las coloca del 1 al { $cards }.
box-clash = Dos de vosotros decís { $numbers }.
box-clash-look = Vuelve a mirar: ¿cuál es de verdad la tuya?
box-row = La fila en la mesa
box-number = Carta { $number }
box-number-mine = Carta { $number }. Tuya.
box-twice = Dicha dos veces
box-needs = { $number ->
        [one] Toca el número de tu carta
       *[other] Toca tus { $number } números
    }
box-needs-again = Falta la otra persona
box-said = Tuya: { $numbers }. Toca otra para cambiarla.
box-soon = ¿Te has equivocado? Toca otra.
box-vote-hint = Un toque es tu voto. Nadie lo ve antes de la revelación.
box-pile = El mazo de robo está vacío
box-pile-sure = ¿Seguro que el mazo de robo está vacío? Entonces este es el último turno.
box-pile-yes = Sí, último turno
box-pile-no = Todavía no
box-tv-race = Quien diga una frase primero es cuentacuentos.
box-tv-tell = Escuchad: la frase se dice en voz alta.
box-tv-lay = Colocad las cartas del 1 al { $cards } y tocad la vuestra en el móvil.
box-live-give = Las cartas están en fila. ¿Qué número es el tuyo?
box-live-wait = Los demás están diciendo qué carta es la suya.
