### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Represéntalo sin una palabra: en vivo, para quienes están en la sala o en la llamada, o en vídeo (hasta { $seconds } segundos).
       *[other] Canta, tararea, golpea, aúlla: en vivo, para quienes están en la sala o en la llamada, o grabado (hasta { $seconds } segundos).
    }
recorder-live = { $way ->
        [mime] Hacer mímica en vivo
       *[other] Cantar en vivo
    }
recorder-live-text = { $way ->
        [mime] Todo el mundo leerá que ahora haces mímica. Luego actúa donde te vean.
       *[other] Todo el mundo leerá que ahora cantas. Luego canta donde te oigan.
    }
recorder-live-tell = { $way ->
        [mime] Ahora os hago la mímica
       *[other] Ahora os canto la frase
    }
recorder-live-back = Atrás
recorder-start = { $way ->
        [mime] Grabar vídeo
       *[other] Grabar sonido
    }
recorder-retry = Probar otra vez
recorder-asking = { $way ->
        [mime] Tu navegador pregunta si esta página puede usar la cámara.
       *[other] Tu navegador pregunta si esta página puede usar el micrófono.
    }
recorder-lead = Empieza en { $seconds }
recorder-rolls = { $way ->
        [mime] Grabando sin sonido. No se envía nada hasta que tú quieras.
       *[other] Grabando. No se envía nada hasta que tú quieras.
    }
recorder-stop = { $way ->
        [mime] Parar y mirar
       *[other] Parar y escuchar
    }
recorder-again = Empezar de nuevo
recorder-copying = Convirtiendo. Tarda lo que dura la grabación.
recorder-file = { $way ->
        [mime] Subir un vídeo
       *[other] Subir una grabación
    }
recorder-no-devices = { $way ->
        [mime] En esta dirección el navegador bloquea la cámara. Graba con la app de cámara y sube aquí el vídeo.
       *[other] En esta dirección el navegador bloquea el micrófono. Graba con una app de grabación y sube aquí el resultado.
    }
recorder-trouble-refused = { $way ->
        [mime] Esta página no tiene permiso para usar la cámara. Dáselo junto a la dirección y prueba otra vez, sube un vídeo o escribe tu frase.
       *[other] Esta página no tiene permiso para usar el micrófono. Dáselo junto a la dirección y prueba otra vez, sube una grabación o escribe tu frase.
    }
recorder-trouble-no_device = { $way ->
        [mime] No se encuentra ninguna cámara. Conecta una y prueba otra vez, sube un vídeo o escribe tu frase.
       *[other] No se encuentra ningún micrófono. Conecta uno y prueba otra vez, sube una grabación o escribe tu frase.
    }
recorder-trouble-busy = { $way ->
        [mime] Otra aplicación está usando la cámara. Ciérrala y prueba otra vez.
       *[other] Otra aplicación está usando el micrófono. Ciérrala y prueba otra vez.
    }
recorder-trouble-unreadable = Este navegador no puede reproducir ese archivo. Prueba con otra grabación o escribe tu frase.
recorder-trouble-empty = Ha sido demasiado corto. Prueba otra vez.
recorder-trouble-nothing = Este navegador no ha grabado nada. Sube una grabación o escribe tu frase.
recorder-caption = { $way ->
        [mime] Unas palabras para quien no puede verlo
       *[other] Unas palabras para quien no puede oírlo
    }
recorder-caption-needed = Añade antes unas palabras
recorder-sending = Enviando, { $percent } %
recorder-kept = La grabación se queda aquí hasta que la envíes. Deja abierta esta página.

## For screen readers

recorder-live-on = Grabando. { $seconds } segundos como mucho.
recorder-live-lead = La grabación empieza en { $seconds } segundos.
recorder-live-left = Quedan { $seconds } segundos.
recorder-live-off = Parado. La grabación está lista.
