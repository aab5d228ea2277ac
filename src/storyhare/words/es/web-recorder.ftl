### The recorder: making a sound or a mime. Fetched when somebody opens it.

recorder-hint = { $way ->
        [mime] Represéntalo sin una palabra: en vivo, ante quienes están en la sala o en la llamada, o filmado ({ $seconds } segundos).
       *[other] Canta, tararea, golpea, aúlla: en vivo, ante quienes están en la sala o en la llamada, o grabado ({ $seconds } segundos).
    }
recorder-live = { $way ->
        [mime] Hacerlo en vivo
       *[other] Cantar en vivo
    }
recorder-live-text = { $way ->
        [mime] Todo el mundo lee que ahora haces mímica. Luego actúa donde te vean.
       *[other] Todo el mundo lee que ahora cantas. Luego canta donde te oigan.
    }
recorder-live-tell = { $way ->
        [mime] Ahora os hago la mímica
       *[other] Ahora os canto la frase
    }
recorder-live-back = Atrás
recorder-start = { $way ->
        [mime] Filmar
       *[other] Grabar
    }
recorder-retry = Probar otra vez
recorder-asking = { $way ->
        [mime] Tu navegador pregunta si esta página puede usar la cámara.
       *[other] Tu navegador pregunta si esta página puede usar el micrófono.
    }
recorder-lead = Empieza en { $seconds }
recorder-rolls = { $way ->
        [mime] No se guarda ningún sonido. Nada sale hasta que lo cuentas.
       *[other] Grabando. Nada sale hasta que lo cuentas.
    }
recorder-stop = { $way ->
        [mime] Parar y mirar
       *[other] Parar y escuchar
    }
recorder-again = Empezar de nuevo
recorder-copying = Lo estamos pasando. Tarda lo que dura la grabación.
recorder-file = { $way ->
        [mime] Traer un vídeo
       *[other] Traer una grabación
    }
recorder-no-devices = { $way ->
        [mime] En esta dirección el navegador no presta la cámara. Filma con la de tu dispositivo y tráelo aquí.
       *[other] En esta dirección el navegador no presta el micrófono. Graba con tu dispositivo y tráelo aquí.
    }
recorder-trouble-refused = { $way ->
        [mime] Esta página no puede usar la cámara. Permítelo junto a la dirección y prueba otra vez, trae un vídeo o escribe.
       *[other] Esta página no puede usar el micrófono. Permítelo junto a la dirección y prueba otra vez, trae una grabación o escribe.
    }
recorder-trouble-no_device = { $way ->
        [mime] No hay cámara. Conecta una y prueba otra vez, trae un vídeo o escribe.
       *[other] No hay micrófono. Conecta uno y prueba otra vez, trae una grabación o escribe.
    }
recorder-trouble-busy = { $way ->
        [mime] Otro programa usa la cámara. Ciérralo y prueba otra vez.
       *[other] Otro programa usa el micrófono. Ciérralo y prueba otra vez.
    }
recorder-trouble-unreadable = Este navegador no puede leerlo. Prueba con otra grabación o escribe.
recorder-trouble-empty = Ha sido demasiado corto. Prueba otra vez.
recorder-caption = { $way ->
        [mime] Unas palabras para quien no puede verlo
       *[other] Unas palabras para quien no puede oírlo
    }
recorder-caption-needed = Añade antes unas palabras
recorder-sending = En camino, { $percent } %
recorder-kept = Se queda aquí hasta que se cuente. Deja abierta esta página.

## For screen readers

recorder-live-on = Grabando. { $seconds } segundos como mucho.
recorder-live-lead = Empieza en { $seconds } segundos.
recorder-live-left = Quedan { $seconds } segundos.
recorder-live-off = Parado. La grabación está lista.
