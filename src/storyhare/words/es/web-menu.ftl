### The menu of a table.

menu-open = { $asking ->
        [0] Menú
        [one] Menú, alguien pide asiento
       *[other] Menú, { $asking } personas piden asiento
    }
menu-title = Menú
menu-no = Ahora no

## For everybody

menu-everyone = Para toda la mesa
menu-table = Esta mesa
menu-table-hint = Sus opciones y cuánto queda de partida
menu-table-fixed = Todo esto vale hasta el final de la partida. Antes de la siguiente puede cambiarlo quien dirige la mesa.
menu-rules = Las reglas de { $ruleset }
menu-recap = Turnos anteriores
menu-tv = Ver en una tele
menu-name = Tu nombre
menu-device = Pasar a otro dispositivo
menu-device-hint = Tu asiento va contigo
menu-device-text = Escanea esto con el otro dispositivo o abre ahí el enlace. Funciona una vez.
menu-device-link = El enlace para el otro dispositivo
menu-copy = Copiar el enlace
menu-copied = Enlace copiado
menu-leave = Dejar la mesa
menu-leave-hint = Puedes volver
menu-leave-sure = El piloto automático juega por ti hasta que vuelvas. Mientras tanto, otra persona puede ocupar tu asiento.
menu-back = Ya estoy aquí
menu-claim = Dirigir la mesa
menu-claim-hint = Quien la dirige no está
menu-claim-hint-watching = Cuando quien la dirige lleve { $minutes } minutos ausente
menu-hurry = Seguir sin { $name }
menu-hurry-some = Seguir sin alguien
menu-hurry-hint = El piloto automático juega en su lugar hasta que vuelva
menu-ask-seat = Pedir jugar por { $name }
menu-ask-seat-hint = Cuando { $name } lleve { $minutes } minutos ausente
menu-seat-kept = El piloto automático juega por { $name }, que está aquí y conserva el asiento.
menu-seat-removed = Han echado a { $name }. El piloto automático juega en este asiento hasta que acabe la partida.
menu-asked = Has pedido asiento. Responde quien dirige la mesa.

## For the host

menu-hosting = Diriges la mesa
menu-asks = { $name } quiere seguir jugando por { $seat }.
menu-admit = Dejar que juegue
menu-refuse = Ahora no
menu-pause = Pausar
menu-pause-hint = Los relojes se paran
menu-resume = Seguir
menu-last-round = Que este sea el último turno
menu-last-round-sure = La partida termina tras este turno. No se puede deshacer.
menu-last-round-is = Este es el último turno.
menu-lock = Cerrar la puerta
menu-lock-hint = No entra nadie más, ni a jugar ni a mirar. Las pantallas que ya muestran la mesa se quedan.
menu-mute = Silenciar el chat
menu-people = Personas
menu-away = ausente
menu-person = { $name }: ceder la mesa o echar
menu-hand-over = Que dirija { $name }
menu-hand-over-sure = Entonces decide { $name } y tú ya no.
menu-hand-over-yes = Ceder la mesa
menu-remove = Echar a { $name }
menu-remove-sure = { $name } pierde el asiento y no puede volver a él.
menu-remove-sure-playing = { $name } no podrá volver. El piloto automático juega en su asiento hasta que acabe la partida; nadie más puede ocuparlo.
