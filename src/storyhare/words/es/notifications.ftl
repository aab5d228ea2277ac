notification-turn-title = Te toca · { $code }
notification-reminder-title = La mesa te espera · { $code }
notification-first = Nadie ha dicho aún la primera frase. ¿Se te ocurre una?
notification-tell = Te toca decir la frase: elige una carta y piensa en una.
notification-give = Ya hay una frase. ¿Cuál de tus cartas encaja?
notification-vote = Las cartas están en la mesa. ¿A cuál corresponde la frase?
notification-hours =
    { $hours ->
        [one] Queda una hora más o menos.
        [many] Quedan unas { $hours } horas.
       *[other] Quedan unas { $hours } horas.
    }
notification-days =
    { $days ->
        [one] Queda un día.
        [many] Quedan { $days } días.
       *[other] Quedan { $days } días.
    }
notification-over-title = La partida ha terminado · { $code }
notification-over = Ven a ver cómo ha acabado.
notification-put_away-title = Una mesa muy tranquila · { $code }
notification-put_away = Hace tiempo que nadie juega y la mesa se archivará pronto. Ábrela una vez y se queda.
notification-table-title = Mesa { $code } · turno { $round }
notification-table-first = ¿Quién dice la primera frase? En espera de: { $names }
notification-table-tell = Falta la frase de: { $names }
notification-table-give = Ya hay frase. Faltan las cartas de: { $names }
notification-table-vote = Las cartas están en la mesa. Faltan los votos de: { $names }
notification-hello-title = La mesa { $code } está conectada
notification-hello = A partir de ahora aquí pondrá a quién le toca. Las frases y las cartas se quedan en la mesa.
notification-confirm-title = ¿Te escribimos sobre la mesa { $code }?
notification-confirm = En la mesa { $code } de Storyhare, una persona quiere recibir un correo en esta dirección cuando le toque. Si eres tú, abre este enlace y di que sí. Si no, no hagas nada y no llegará ninguno más.
notification-email-stop = No recibir más estos correos: { $link }
