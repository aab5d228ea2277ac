### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = La mesa de { $name }
lobby-title-mine = Tu mesa
lobby-title-none = La mesa
lobby-tv = Ver en una tele

## Coming in

lobby-come-in = Cómo se entra
lobby-code = Código de mesa
lobby-qr = Escanea esto para entrar en la mesa { $code }
lobby-invite = Invitar
lobby-invitation = Ven a mi mesa
lobby-copy = Copiar el enlace
lobby-copied = Enlace copiado
lobby-by-hand = Copia este enlace
lobby-locked = La mesa está cerrada: no entra nadie más, ni a jugar ni a mirar. Las pantallas que ya la muestran se quedan.
lobby-only-here = Este enlace solo funciona en este ordenador. Para los móviles, abre Storyhare con la dirección de tu red de casa e invita desde ahí.

## Seats

lobby-seats = En la mesa
lobby-seated = { $seats } de { $most }
lobby-you = { $name } (tú)
lobby-change-me = { $name }, cambia tu conejo y tu nombre
lobby-host = dirige
lobby-bot = bot
lobby-away = ausente
lobby-add-bot = Añadir un bot
lobby-change-bot = { $name }, cambiar este bot
lobby-fill-bots = { $bots ->
        [one] Completar con un bot
       *[other] Completar con { $bots } bots
    }
lobby-bots-blind = Aquí ningún bot puede jugar con estas imágenes.
lobby-strength = Cómo juega
lobby-strength-easy = Fácil
lobby-strength-easy-hint = Se equivoca a menudo, fácil de engañar.
lobby-strength-medium = Medio
lobby-strength-medium-hint = Acierta más o menos como vosotros.
lobby-strength-sharp = Listo
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
lobby-bot-name = Su nombre
lobby-bot-remove = Echar a { $name }
lobby-sit = Tomar asiento
lobby-stand = Solo mirar
lobby-watching = Público: { $names }
lobby-came = { $name } se sienta.
lobby-arrange = Ordenar los asientos
lobby-arranged = Listo
lobby-earlier = { $name }, un asiento más arriba
lobby-later = { $name }, un asiento más abajo
lobby-shuffle = Mezclar
lobby-mix = Mezclar los equipos
lobby-partners = Las parejas se sientan frente a frente. Una persona da una carta, la otra vota sin saber cuál es.
lobby-one-rabbit = { $rabbit }, un conejo para dos
lobby-other-partner = Otra pareja para { $name }

## Oneself

lobby-you-title = Tú
lobby-rabbits = Tu conejo
lobby-name = Tu nombre
lobby-sign = Poner mi nombre en el libro
lobby-sign-hint = Quienes jugaron ven ahí tu nombre, salvo que digas que no. El resto solo ve nombres si todo el mundo está de acuerdo.
lobby-rabbit-0 = amapola
lobby-rabbit-1 = caléndula
lobby-rabbit-2 = paja
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
lobby-how-classic = El juego tal como empezó.
lobby-how-odyssey = Desde siete jugadores hay dos votos.
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
lobby-usual = Lo habitual: { $usual }
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
        [one] cuando cada cual ha contado una vez
        [2] cuando cada cual ha contado dos veces
       *[other] cuando cada cual ha contado { $times } veces
    }
    .whole = { $times ->
        [one] Termina cuando cada cual ha contado una vez
        [2] Termina cuando cada cual ha contado dos veces
       *[other] Termina cuando cada cual ha contado { $times } veces
    }
lobby-first = Quién cuenta primero
lobby-first-clue = Empieza quien tenga antes una frase
lobby-first-random = El azar decide quién empieza
lobby-first-person = Empieza { $name }
lobby-language = Se cuenta en
lobby-language-hint = Cada cual lee la página en su idioma.
lobby-clues-in = Frases en { $language }
lobby-lone = Acierto en solitario
lobby-lone-hint = Cuando solo una persona acierta la carta, ella y quien cuenta ganan cuatro puntos por cabeza.
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
lobby-double = Dos votos desde siete jugadores
lobby-double-hint = Vota por una carta o por dos. Quien la encuentra con un solo voto gana un punto más.
lobby-double-off = Siempre un voto
lobby-kind-sound = Frases cantadas
lobby-kind-sound-hint = Cantar, tararear, un ruido: ante todo el mundo, o grabado.
lobby-kind-mime = Frases con mímica
lobby-kind-mime-hint = Mímica sin una palabra: ante todo el mundo, o filmada.
lobby-caption = Palabras con sonidos y mímica
lobby-caption-hint = Quien canta o hace mímica añade unas palabras, para quien no puede oír o ver.
lobby-remarks = Los bots dicen qué pensaron
lobby-remarks-hint = Tras algunos turnos, un bot cuenta en el chat en qué pensó.
lobby-remarks-off = Los bots se guardan lo que piensan
lobby-led-reveal = Desenlace paso a paso
lobby-led-reveal-hint = Cada paso espera a quien dirige la mesa, en todas las pantallas.

## Clocks

lobby-clocks = Relojes
lobby-no-clock = Sin relojes, con calma
lobby-no-clock-but = Sin relojes para pensar; tras la revelación se sigue en { $time }
lobby-clock-none = sin reloj
lobby-clock-tell = Para la frase
lobby-clock-give = Para dar una carta
lobby-clock-vote = Para la votación
lobby-clock-reveal = Tras la revelación
lobby-clock-reveal-none = hasta que siga toda la mesa
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

lobby-decks = Imágenes
lobby-decks-change = Cambiar
lobby-decks-look = Ver
lobby-decks-hide = Ocultar
lobby-decks-remove = Borrar
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
        [0] Ha llegado el { $percent } %
        [one] Enviando una imagen: { $percent } %
       *[other] Enviando { $pictures } imágenes: { $percent } %
    }
lobby-upload-left-out = { $files ->
        [one] Un archivo no se pudo usar. Los demás ya son cartas.
       *[other] { $files } archivos no se pudieron usar. Los demás ya son cartas.
    }
lobby-upload-waiting =
    { $before ->
        [one] En espera: hay una baraja antes
       *[other] En espera: hay { $before } barajas antes
    }
lobby-upload-making = Recortando las cartas
lobby-upload-cards = { $done } de { $cards } cartas recortadas
lobby-upload-stop = Parar
lobby-upload-unreadable = Una de las imágenes no se puede leer. Elígelas otra vez.

## The start

lobby-start = { $players ->
        [one] Empezar con un jugador
       *[other] Empezar con { $players } jugadores
    }
lobby-start-teams = Empezar con { $teams } equipos
lobby-host-starts = { $name } empieza la partida
lobby-no-host = Nadie dirige la mesa: puedes hacerlo desde el menú
lobby-not-yet = Aún no
lobby-rounds = { $rounds ->
        [one] Un turno
       *[other] { $rounds } turnos
    }
lobby-rounds-about = { $rounds ->
        [one] Alrededor de un turno
       *[other] Unos { $rounds } turnos
    }
