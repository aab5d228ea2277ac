### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Cerrar
shell-home = Ir al inicio
shell-again = Probar otra vez
shell-not-done = Eso no ha funcionado. Prueba una vez más.
shell-your-turn = Te toca
shell-loading = Un momento

## Addresses that lead nowhere

shell-lost-title = Aquí no hay nadie
shell-lost-text = Esta dirección no lleva a ningún sitio. Quizá se perdió una letra por el camino.
shell-no-table-title = No hay mesa { $code }
shell-trouble-title = Algo se ha caído de la mesa
shell-trouble-text = La página ha tropezado. Tus jugadas están guardadas; recárgala y sigue.
shell-load-anew = Recargar
shell-offline-title = Aún sin respuesta
shell-offline-text = No se puede llegar a la mesa. La página lo sigue intentando.

## Coming in

shell-table-title = Mesa { $code }
shell-join-title = Pasa
shell-join-text = Esta es la mesa { $code }. ¿Cómo quieres que te llamen?
shell-join-name = Tu nombre
shell-join-needs = Primero, tu nombre
shell-join = Sentarme a la mesa
shell-device-title = Tu asiento viene aquí
shell-device-moving = Un momento, tu asiento está en camino.
shell-device-whose = ¿Quién juega en este dispositivo?
shell-device-question = Estás en esta mesa como { $mine }. Si { $theirs } sigue jugando aquí, { $mine } deja la mesa.
shell-device-stay = Seguir siendo { $mine }
shell-device-take = Jugar como { $theirs }

## The connection

shell-away = Reconectando. Tus jugadas están guardadas.
shell-away-moves = { $moves ->
        [one] Reconectando. Tu jugada se envía al volver.
       *[other] Reconectando. Tus { $moves } jugadas se envían al volver.
    }
shell-restart = El servidor toma aire. Tu mesa vuelve sola.
shell-elsewhere-title = Estás jugando en otro sitio
shell-elsewhere-text = Tu asiento está abierto en otra pestaña o en otro dispositivo.
shell-elsewhere-here = Jugar aquí
shell-removed-title = Te han dicho adiós
shell-removed-text = Ya no estás en la mesa { $code }.
shell-locked-title = La mesa { $code } está cerrada
shell-locked-text = No entra nadie más, ni a jugar ni a mirar. Quien la dirige puede abrir la puerta en el menú.
shell-reload-title = Hay un Storyhare más nuevo
shell-reload-text = Recarga la página y sigue jugando. No se pierde nada.
shell-refused-title = La puerta sigue cerrada
shell-refused-text = Esta página no puede hablar con la mesa. Ábrela con la dirección que te han dado.

## At the table

shell-paused-title = Una pausa
shell-paused-text = { $name } ha parado los relojes. Estira las orejas.
shell-paused-mine = Has parado los relojes. Nadie puede jugar hasta que sigas.
shell-paused-empty = No quedaba nadie, así que la mesa duerme.
shell-resume = Seguir
shell-autopilot = El piloto automático juega por ti.
shell-autopilot-back = Ya estoy aquí

## Settings

shell-settings = Ajustes
shell-language = Idioma
shell-language-browser = Como el navegador ({ $language })
shell-theme = Luz
shell-theme-system = Como el dispositivo
shell-theme-night = Noche
shell-theme-day = Día
shell-calm = Imágenes tranquilas
shell-calm-hint = Nada vuela, gira ni salta.
shell-sound = Sonidos
shell-sound-hint = Cartas, votos y saltos, y una señal suave cuando te toca.
shell-sound-offer = ¿Con sonido?
shell-sound-yes = Sí
shell-sound-no = No, gracias
shell-reactions = Reacciones
shell-reactions-hint = Las caras de los demás conejos cruzan esta pantalla.
shell-volume = Volumen
shell-clues = Volumen de las frases grabadas
shell-digits = Votar con números
shell-digits-hint = Al votar, una tecla de número elige una carta y Z la muestra en grande.

## What the client itself refuses

refusal-no_answer = El servidor no responde. Revisa la conexión y prueba otra vez.
refusal-upload_stopped = La subida se ha parado. No se ha guardado nada.
