### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Cerrar
shell-home = Ir al inicio
shell-again = Probar otra vez
shell-not-done = No ha funcionado. Prueba otra vez.
shell-too-old = ¿No pasa nada aquí? Entonces este navegador es demasiado antiguo para Storyhare. Actualízalo o abre esta página en Safari o iOS { $safari }, Firefox { $firefox }, Chrome o Edge { $chrome }, o posterior.
shell-your-turn = Te toca
shell-loading = Un momento

## Addresses that lead nowhere

shell-lost-title = Aquí no hay nada
shell-lost-text = Esta página no existe. Quizá se haya perdido una letra por el camino.
shell-no-table-title = La mesa { $code } no existe
shell-trouble-title = Algo ha fallado
shell-trouble-text = Tus jugadas están guardadas. Recarga la página para seguir jugando.
shell-load-anew = Recargar
shell-offline-title = Sin conexión
shell-offline-text = No podemos llegar a la mesa. Seguimos intentándolo.

## Coming in

shell-table-title = Mesa { $code }
shell-join-title = Pasa
shell-join-text = Esta es la mesa { $code }. ¿Cómo quieres que te llamen?
shell-join-name = Tu nombre
shell-join-needs = Escribe antes tu nombre
shell-join = Sentarme a la mesa
shell-device-title = Trayendo tu sitio aquí
shell-device-moving = Un momento, tu sitio está en camino.
shell-device-whose = ¿Quién juega en este dispositivo?
shell-device-question = Estás en esta mesa como { $mine }. Si sigues aquí como { $theirs }, { $mine } deja la mesa.
shell-device-stay = Seguir siendo { $mine }
shell-device-take = Jugar como { $theirs }

## The connection

shell-away = Reconectando. Tus jugadas están guardadas.
shell-away-moves = { $moves ->
        [one] Reconectando. Tu jugada se enviará cuando vuelva la conexión.
       *[other] Reconectando. Tus { $moves } jugadas se enviarán cuando vuelva la conexión.
    }
shell-restart = El servidor se está reiniciando. Tu mesa vuelve enseguida.
shell-elsewhere-title = Estás jugando en otra parte
shell-elsewhere-text = Tienes tu sitio abierto en otra pestaña o en otro dispositivo.
shell-elsewhere-here = Jugar aquí
shell-removed-title = Te han expulsado
shell-removed-text = Ya no estás en la mesa { $code }.
shell-locked-title = La mesa { $code } está cerrada
shell-locked-text = No puede entrar nadie más, ni a jugar ni a mirar. Quien la organiza puede abrirla en el menú.
shell-reload-title = Hay una versión nueva
shell-reload-text = Recarga la página para seguir jugando. No se pierde nada.
shell-refused-title = Esta página no puede conectarse
shell-refused-text = No puede llegar a la mesa. Ábrela con la dirección que te ha dado quien la organiza.

## At the table

shell-paused-title = En pausa
shell-paused-text = { $name } ha pausado la partida. Estira las orejas.
shell-paused-mine = Has pausado la partida. Nadie puede jugar hasta que la reanudes.
shell-paused-empty = No quedaba nadie, así que la partida se ha pausado.
shell-resume = Reanudar
shell-autopilot = El piloto automático juega por ti.
shell-autopilot-back = Ya estoy aquí

## Settings

shell-settings = Ajustes
shell-language = Idioma
shell-language-browser = Como el navegador ({ $language })
shell-theme = Aspecto
shell-theme-system = Como el dispositivo
shell-theme-night = Noche
shell-theme-day = Día
shell-calm = Reducir las animaciones
shell-calm-hint = Nada vuela, gira ni salta.
shell-sound = Sonidos
shell-sound-hint = Cartas, votos y saltos, y una señal suave cuando te toca.
shell-sound-offer = ¿Con sonido?
shell-sound-yes = Sí
shell-sound-no = No, gracias
shell-reactions = Reacciones
shell-reactions-hint = Las caras de los otros conejos cruzan esta pantalla.
shell-volume = Volumen
shell-clues = Volumen de las frases grabadas
shell-digits = Votar con las teclas numéricas
shell-digits-hint = Al votar, una tecla de número elige una carta y Z la muestra de cerca.

## What the client itself refuses

refusal-no_answer = El servidor no responde. Revisa la conexión y prueba otra vez.
refusal-no_push = Tu navegador no ha podido suscribirse a los avisos. Inténtalo más tarde.
refusal-upload_stopped = Subida cancelada. No se ha guardado nada.
