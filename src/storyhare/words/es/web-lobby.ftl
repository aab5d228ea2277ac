### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = La mesa de { $name }
lobby-title-mine = Tu mesa
lobby-title-none = La mesa
lobby-tv = Ver en una tele

## Coming in

lobby-come-in = Cómo entrar
lobby-code = Código de mesa
lobby-qr = Escanea para entrar en la mesa { $code }
lobby-invite = Invitar a gente
lobby-invitation = Ven a mi mesa
lobby-copy = Copiar el enlace
lobby-copied = Enlace copiado
lobby-by-hand = Copia este enlace
lobby-locked = La mesa está cerrada: no puede entrar nadie más, ni a jugar ni a mirar. Las pantallas que ya la muestran siguen ahí.
lobby-only-here = Este enlace solo funciona en este dispositivo. Para los móviles, abre Storyhare con la dirección de tu red de casa e invita desde ahí.

## Seats

lobby-seats = En la mesa
lobby-seated = { $seats } de { $most }
lobby-you = { $name } (tú)
lobby-change-me = { $name }, cambia tu conejo y tu nombre
lobby-host = organiza
lobby-bot = bot
lobby-away = ausente
lobby-add-bot = Añadir un bot
lobby-change-bot = { $name }, cambiar este bot
lobby-fill-bots = { $bots ->
        [one] Completar con un bot
       *[other] Completar con { $bots } bots
    }
lobby-bots-blind = Aquí los bots no pueden jugar con estas imágenes.
lobby-strength = Cómo juega
lobby-strength-easy = Fácil
lobby-strength-easy-hint = Se equivoca a menudo, fácil de engañar.
lobby-strength-medium = Medio
lobby-strength-medium-hint = Acierta más o menos como una persona.
lobby-strength-sharp = Difícil
lobby-strength-sharp-hint = Lo adivina casi todo y tiende buenas trampas.
lobby-character-proverbs = Le encantan los refranes
lobby-character-books = Piensa en libros y películas
lobby-character-tales = Se sabe todos los cuentos
lobby-character-myths = Vive entre viejos mitos
lobby-character-songs = Piensa en canciones
lobby-character-feelings = Se guía por lo que siente
lobby-character-journeys = Sueña con viajes
lobby-character-people = Siempre piensa en la gente
lobby-character-time = Mira pasar el tiempo
lobby-character-everyday = Disfruta de lo cotidiano
lobby-character-science = Mira las estrellas
lobby-character-ideas = Se hace grandes preguntas
lobby-bot-name = El nombre del bot
lobby-bot-remove = Quitar a { $name }
lobby-sit = Sentarme
lobby-stand = Solo mirar
lobby-watching = Público: { $names }
lobby-came = { $name } ha llegado.
lobby-arrange = Ordenar los sitios
lobby-arranged = Listo
lobby-earlier = Mover a { $name } hacia arriba
lobby-later = Mover a { $name } hacia abajo
lobby-shuffle = Mezclar los sitios
lobby-mix = Mezclar los equipos
lobby-partners = Las parejas se sientan frente a frente. Una persona da una carta, la otra vota sin saber cuál es.
lobby-one-rabbit = { $rabbit }, un conejo para dos
lobby-other-partner = Cambiar de equipo a { $name }

## Oneself

lobby-you-title = Tú
lobby-rabbits = Tu conejo
lobby-name = Tu nombre
lobby-sign = Mostrar mi nombre en el libro
lobby-sign-hint = Quien juega lo ve, salvo que digas que no. El resto solo ve nombres si acepta todo el mundo.
lobby-rabbit-0 = amapola
lobby-rabbit-1 = caléndula
lobby-rabbit-2 = trigo
lobby-rabbit-3 = musgo
lobby-rabbit-4 = helecho
lobby-rabbit-5 = laguna
lobby-rabbit-6 = cielo
lobby-rabbit-7 = cobalto
lobby-rabbit-8 = ciruela
lobby-rabbit-9 = peonía
lobby-rabbit-10 = castaña
lobby-rabbit-11 = ceniza

## Rulesets

lobby-rules = Reglas
lobby-ruleset-classic = Clásico
lobby-ruleset-odyssey = Odyssey
lobby-ruleset-party = Party
lobby-ruleset-team = En equipo
lobby-players-classic = De 3 a 6 jugadores
lobby-players-odyssey = De 3 a 12 jugadores
lobby-players-party = De 6 a 12 jugadores
lobby-players-team = 6, 8, 10 o 12 jugadores
lobby-how-classic = El juego original.
lobby-how-odyssey = Con siete jugadores o más hay dos votos.
lobby-how-party = Primero la frase, después las cartas. Vota como la mayoría.
lobby-how-team = Por parejas: una persona da una carta, la otra vota.
lobby-ends-classic = Termina cuando se acaba el mazo.
lobby-ends-odyssey = Termina a los 30 puntos.
lobby-misfit-too_few_players = { $missing ->
        [one] Falta una persona
       *[other] Faltan { $missing } personas
    }
lobby-misfit-too_many_players = { $extra ->
        [one] Sobra una persona
       *[other] Sobran { $extra } personas
    }
lobby-misfit-players_without_partner = Por parejas: falta una persona

## Options

lobby-options = Opciones
lobby-usual = Por defecto: { $usual }
lobby-end = La partida termina
lobby-end-pile = cuando se acaba el mazo
    .whole = Termina cuando se acaba el mazo
lobby-end-score = { $score ->
        [one] con un punto
       *[other] a los { $score } puntos
    }
    .whole = { $score ->
        [one] Termina con un punto
       *[other] Termina a los { $score } puntos
    }
lobby-end-tellings = { $times ->
        [one] cuando cada cual ha sido cuentacuentos una vez
        [2] cuando cada cual ha sido cuentacuentos dos veces
       *[other] cuando cada cual ha sido cuentacuentos { $times } veces
    }
    .whole = { $times ->
        [one] Termina cuando cada cual ha sido cuentacuentos una vez
        [2] Termina cuando cada cual ha sido cuentacuentos dos veces
       *[other] Termina cuando cada cual ha sido cuentacuentos { $times } veces
    }
lobby-first = Quién empieza
lobby-first-clue = Empieza quien diga antes una frase
lobby-first-random = Empieza alguien al azar
lobby-first-person = Empieza { $name }
lobby-language = Idioma de las frases
lobby-language-hint = Cada cual ve el juego en su idioma.
lobby-clues-in = Frases en { $language }
lobby-lone = Acierto en solitario
lobby-lone-hint = Cuando solo una persona acierta la carta, ella y quien dijo la frase ganan cuatro puntos cada una.
lobby-bonus = Puntos por votos a tu carta
lobby-bonus-hint = El máximo de puntos por turno.
lobby-cap = { $points ->
        [one] un punto
       *[other] { $points } puntos
    } como máximo
    .whole = { $points ->
        [one] Un punto extra
       *[other] { $points } puntos extra
    } como máximo
lobby-cap-none = sin límite
    .whole = Puntos extra sin límite
lobby-double = Dos votos con siete jugadores o más
lobby-double-hint = Vota una carta o dos. Un solo voto, si acierta, da un punto más.
lobby-double-off = Siempre un voto
lobby-kind-sound = Sonidos y canciones
lobby-kind-sound-hint = Cantar, tararear, hacer un ruido: en vivo para toda la mesa, o grabado.
lobby-kind-mime = Mímica
lobby-kind-mime-hint = Actuar sin una palabra: en vivo para toda la mesa, o en vídeo.
lobby-caption = Subtítulos para sonidos y mímica
lobby-caption-hint = Quien canta o hace mímica añade unas palabras para quien no puede oírlo o verlo.
lobby-remarks = Los bots dicen lo que piensan
lobby-remarks-hint = Tras algunos turnos, un bot dice en el chat en qué pensaba.
lobby-remarks-off = Los bots se guardan lo que piensan
lobby-led-reveal = Revelación paso a paso
lobby-led-reveal-hint = Cada paso espera a quien organiza la mesa, en todas las pantallas.

## Clocks

lobby-clocks = Tiempo límite
lobby-no-clock = Sin límite de tiempo
lobby-no-clock-but = Sin límite de tiempo; tras la revelación se sigue al cabo de { $time }
lobby-clock-none = sin límite
lobby-clock-tell = Para la frase
lobby-clock-give = Para las cartas
lobby-clock-vote = Para la votación
lobby-clock-reveal = Tras la revelación
lobby-clock-reveal-none = hasta que toda la mesa quiera seguir
lobby-clock-tell-is = { $time } para la frase
lobby-clock-give-is = { $time } para las cartas
lobby-clock-vote-is = { $time } para la votación
lobby-seconds = { $seconds } segundos
lobby-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
lobby-minutes-seconds = { $minutes } min y { $seconds } s

## Pictures

lobby-decks = Barajas
lobby-decks-change = Cambiar baraja
lobby-decks-look = Ver las cartas
lobby-decks-hide = Ocultar las cartas
lobby-decks-remove = Borrar baraja
lobby-decks-remove-sure = ¿Borrar { $title } para siempre?
lobby-decks-keep = Conservarla
lobby-cards = { $cards ->
        [one] Una carta
       *[other] { $cards } cartas
    }
lobby-upload = Tus propias imágenes
lobby-upload-hint = PNG, JPEG, WebP o AVIF, o todas en un zip. Solo se ven en tu mesa.
lobby-upload-title = Imágenes de { $name }
lobby-upload-choose = Elegir imágenes
lobby-upload-part = { $pictures ->
        [0] Subido el { $percent } %
        [one] Subiendo una imagen: { $percent } %
       *[other] Subiendo { $pictures } imágenes: { $percent } %
    }
lobby-upload-left-out = { $files ->
        [one] No se ha podido usar un archivo. Los demás ya son cartas.
       *[other] No se han podido usar { $files } archivos. Los demás ya son cartas.
    }
lobby-upload-waiting =
    { $before ->
        [one] En espera: hay una baraja antes
       *[other] En espera: hay { $before } barajas antes
    }
lobby-upload-making = Haciendo las cartas
lobby-upload-cards = Cartas hechas: { $done } de { $cards }
lobby-upload-stop = Cancelar la subida
lobby-upload-unreadable = Una de las imágenes no se puede leer. Elígelas otra vez.

## The start

lobby-start = { $players ->
        [one] Empezar con un jugador
       *[other] Empezar con { $players } jugadores
    }
lobby-start-teams = Empezar con { $teams } equipos
lobby-host-starts = Esperando a que { $name } empiece
lobby-no-host = Nadie organiza: hazlo tú en el menú
lobby-not-yet = Aún no
lobby-rounds = { $rounds ->
        [one] Un turno
       *[other] { $rounds } turnos
    }
lobby-rounds-about = { $rounds ->
        [one] Alrededor de un turno
       *[other] Unos { $rounds } turnos
    }
