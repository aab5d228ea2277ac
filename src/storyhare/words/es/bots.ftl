### Computer players on the command line.

bots-title = { $players } jugadores, { $rounds } turnos de cada pareja, semilla { $seed }
bots-column-teller = Cuentacuentos
bots-column-crowd = Votantes
bots-column-company = El resto son
bots-column-found = Quien vota acierta
bots-column-chance = Frente al azar
bots-column-some = Aciertan algunos, no todos
bots-column-decoy = Vota un señuelo
bots-column-time = p95 por decisión
bots-guest-title = Un invitado en la mesa de las otras familias, al decir la frase y al votar
bots-column-guest = Invitado
bots-column-finds = El invitado acierta
bots-company-self = la misma familia*
bots-company-kin = parientes*
bots-company-strangers = extraños
bots-times = { $times } × ({ $low } a { $high })
bots-share = { $mean } ({ $low } a { $high })
bots-footnote = Cada persona ve solo la mitad de lo que se puede saber. Solo valen las filas entre extraños; las marcadas con * salen mejor de lo que son. Entre paréntesis, el intervalo del 95 %.
bots-no-encoder = Aquí solo está la familia del léxico: instala storyhare[bots] para que se mida con extraños.
bots-no-such-strength = Esa fuerza no existe. Elige una de estas: { $names }.
bots-tables-title = Mesas como las forma la sala: { $rounds } turnos cada una, semilla { $seed }
bots-column-table = Mesa
bots-column-everyone = Aciertan todos
bots-column-no-one = No acierta nadie
bots-column-agree = Dos votos iguales
bots-column-meets = La mitad en una carta
bots-column-points = Puntos: cuentacuentos / el resto
bots-column-words = Varias palabras
bots-column-partners = La pareja puntúa
bots-clues-title = Frases de todos los turnos, en porcentaje
bots-column-language = Idioma
bots-column-again = Repetidas en una partida
bots-kind = { $kind ->
        [saying] Dicho
        [title] Título
        [mood] Ánimo
        [question] Pregunta
        [half] Medio refrán
        [words] Palabras
       *[word] Palabra
    }
bots-person-title = Un invitado que da frases de personas: el invitado / los bots
bots-reading = { $strength }: la carta correcta de seis con frases de personas en el { $share }
bots-tables-footnote = Las cifras son porcentajes de los turnos («Quien vota acierta» y «Dos votos iguales»: de los votos), ± el intervalo del 95 %. La mitad en una carta: al menos la mitad de los votos están en la misma carta. La pareja puntúa: gana puntos la pareja de cuentacuentos.
bots-no-such-part = { $part } no existe. Hay: { $names }.
bots-players = Elige para cuántos jugadores, de { $least } a { $most }, por ejemplo 4,6.
simulate-no-such-bot = No hay ningún bot llamado { $bot }. Hay estos: { $names }.
simulate-bots = Quién ha jugado, sitio por sitio: { $names }
