### Computer players on the command line.

bots-title = { $players } jugadores, { $rounds } turnos de cada pareja, semilla { $seed }
bots-column-teller = Cuentacuentos
bots-column-crowd = Votantes
bots-column-company = Son
bots-column-found = Quien vota acierta
bots-column-chance = Frente al azar
bots-column-some = Aciertan algunos, no todos
bots-column-decoy = Vota un señuelo
bots-column-time = p95 por decisión
bots-guest-title = Un invitado en la mesa de las otras familias, cuando cuenta y cuando vota
bots-column-guest = Invitado
bots-column-finds = El invitado acierta
bots-company-self = de la misma familia (favorece)
bots-company-kin = parientes (favorece)
bots-company-strangers = extraños
bots-times = { $times } × ({ $low } a { $high })
bots-share = { $mean } ({ $low } a { $high })
bots-footnote = A cada jugador se le oculta la mitad de lo que se puede saber. Solo las filas entre extraños son resultados; entre paréntesis, el intervalo del 95 %.
bots-no-encoder = Aquí solo está la familia del léxico: instala storyhare[bots] para que se mida con extraños.
bots-no-such-strength = La fuerza es una de estas: { $names }.
bots-tables-title = Mesas como las forma la sala: { $rounds } rondas cada una, semilla { $seed }
bots-column-table = Mesa
bots-column-everyone = Todos la encuentran
bots-column-no-one = Nadie la encuentra
bots-column-agree = Dos votos iguales
bots-column-meets = La mitad en una carta
bots-column-points = Puntos: narrador / los demás
bots-column-words = Varias palabras
bots-column-partners = La pareja puntúa
bots-clues-title = Pistas de todas las rondas, en tanto por ciento
bots-column-language = Idioma
bots-column-again = Repetidas en una partida
bots-kind = { $kind ->
        [saying] Dicho
        [title] Título
        [mood] Ánimo
        [question] Pregunta
        [half] Comienzo
        [words] Varias
       *[word] Una
    }
bots-person-title = Un invitado que da pistas de personas: el invitado / los bots
bots-reading = { $strength }: la carta correcta de seis con pistas de personas en el { $share }
bots-tables-footnote = Las cifras son tanto por ciento de las rondas, o de los votos cuando se trata de acertar y de coincidir, con el alcance del intervalo del 95 %. La mitad en una carta: al menos la mitad de los votos están en la misma carta. La pareja puntúa: la pareja que narra recibe puntos.
bots-no-such-part = { $part } no existe. Hay: { $names }.
bots-players = Di para cuántos jugadores, de { $least } a { $most }, por ejemplo 4,6.
simulate-no-such-bot = No hay ningún bot llamado { $bot }. Hay estos: { $names }.
simulate-bots = Quién ha jugado, asiento por asiento: { $names }
