### The menu of a table.

menu-open = { $asking ->
        [0] Menú
        [one] Menú, alguien pide un sitio
       *[other] Menú, { $asking } personas piden un sitio
    }
menu-title = Menú
menu-no = Ahora no

## For everybody

menu-everyone = Para toda la mesa
menu-table = Esta mesa
menu-table-hint = Sus opciones y cuánto durará la partida
menu-table-fixed = Esto no se puede cambiar hasta que acabe la partida. Quien organiza la mesa puede cambiarlo antes de la siguiente.
menu-rules = Las reglas de { $ruleset }
menu-recap = Turnos anteriores
menu-tv = Ver en una tele
menu-name = Tu nombre
menu-device = Pasar a otro dispositivo
menu-device-hint = Conservas tu sitio
menu-device-text = Escanea esto con el otro dispositivo o abre allí el enlace. Funciona una vez.
menu-device-link = El enlace para el otro dispositivo
menu-copy = Copiar el enlace
menu-copied = Enlace copiado
menu-leave = Dejar la mesa
menu-leave-hint = Puedes volver
menu-leave-sure = El piloto automático juega por ti hasta que vuelvas. Mientras tanto, otra persona puede ocupar tu sitio.
menu-back = Ya estoy aquí
menu-claim = Organizar la mesa
menu-claim-hint = Quien la organiza no está
menu-claim-hint-watching = Cuando quien la organiza lleve { $minutes } minutos ausente
menu-hurry = Seguir sin { $name }
menu-hurry-some = Seguir sin alguien
menu-hurry-hint = Mientras tanto juega el piloto automático
menu-ask-seat = Pedir el sitio de { $name }
menu-ask-seat-hint = Cuando { $name } lleve { $minutes } minutos ausente
menu-seat-kept = El piloto automático juega por { $name }, que está aquí y conserva su sitio.
menu-seat-removed = Han expulsado a { $name }. El piloto automático juega en su sitio hasta que acabe la partida.
menu-asked = Has pedido un sitio. Decide quien organiza la mesa.

## For the host

menu-hosting = Organizas la mesa
menu-asks = { $name } quiere seguir jugando por { $seat }.
menu-admit = Dejar que juegue
menu-refuse = Ahora no
menu-pause = Pausar la partida
menu-pause-hint = El tiempo se para
menu-resume = Reanudar la partida
menu-last-round = Que sea el último turno
menu-last-round-sure = La partida termina tras este turno. No se puede deshacer.
menu-last-round-is = Este es el último turno.
menu-lock = Cerrar la mesa
menu-lock-hint = No puede entrar nadie más, ni a jugar ni a mirar. Las pantallas que ya muestran la mesa siguen ahí.
menu-mute = Silenciar el chat
menu-people = Personas
menu-away = ausente
menu-person = { $name }: ceder la mesa o quitar
menu-hand-over = Que organice { $name }
menu-hand-over-sure = { $name } pasa a organizar la mesa en tu lugar.
menu-hand-over-yes = Ceder la mesa
menu-remove = Quitar a { $name }
menu-remove-sure = { $name } pierde su sitio y no puede volver a él.
menu-remove-sure-playing = { $name } no podrá volver. El piloto automático juega en su sitio hasta que acabe la partida; nadie más puede ocuparlo.
