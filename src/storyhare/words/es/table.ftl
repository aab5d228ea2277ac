### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = antes de la partida
stage-playing = durante una partida
stage-over = después de la partida

# Who did not agree to stand in a record by name.
record-player = Persona { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] Pensaba en «{ $thought }».
        [1] Para mí era «{ $thought }».
       *[other] Me ha venido a la cabeza «{ $thought }».
    }

field-name = Un nombre
field-chat = Un mensaje

## Coming in

refusal-no_such_table = No hay ninguna mesa con este código. Revisa las letras o pide el enlace.
refusal-table_locked = Ahora mismo esta mesa está cerrada. Pregunta a quien la organiza.
refusal-sent_away = Te han expulsado de esta mesa.
refusal-table_full = Esta mesa está llena: hay { $most } personas.
refusal-too_many_joins = Ha entrado mucha gente en esta mesa desde tu red. Espera unos minutos y prueba otra vez.
refusal-text_empty = { $field } necesita al menos un carácter.
refusal-text_too_long = { $field } puede tener { $limit } caracteres; este tiene { $length }.
refusal-no_such_link = Este enlace ya se ha usado o ha caducado. Pide uno nuevo.
refusal-no_such_pairing = Ninguna tele muestra ya este código. Escribe el que se ve ahora en la pantalla.
refusal-holds_another_seat = En este dispositivo estás en esta mesa como { $mine }. Renuncia antes a ese sitio o abre el enlace de { $theirs } en otro dispositivo.
refusal-too_fast = Demasiadas cosas de golpe. Espera un momento y prueba otra vez.
refusal-too_many_changes = En esta mesa ha habido demasiados cambios. Sigue jugando, empieza la revancha al final o abre otra mesa.
refusal-not_at_the_table = No estás en esta mesa.

## Sitting down

refusal-no_free_seat = Los { $most } sitios están ocupados. Puedes mirar.
refusal-no_such_rabbit = Hay doce conejos, numerados del 0 al 11; { $rabbit } no es ninguno de ellos.
refusal-rabbit_taken = Alguien tiene ya este conejo.
refusal-not_seated = Estás mirando; eso solo puede hacerlo quien juega.
refusal-already_seated = Ya tienes un sitio.
refusal-seat_not_free = Alguien juega ya en este sitio.
refusal-seat_is_kept = Este sitio se guarda para quien lo ocupaba, por si vuelve. Cuando deje la mesa o lleve { $minutes } minutos ausente, podrá ocuparlo otra persona.
refusal-owner_was_removed = Han expulsado a esta persona. El piloto automático juega en su sitio hasta que acabe la partida.
refusal-already_here = Ya estás aquí.
refusal-nobody_asked = Nadie ha pedido un sitio.

## Hosting

refusal-not_host = Eso solo puede hacerlo quien organiza la mesa.
refusal-already_host = Esa persona ya organiza la mesa.
refusal-host_is_here = Quien organiza la mesa está aquí. Otra persona puede tomar el relevo { $seconds } segundos después de que se vaya.
refusal-host_may_return = Quien organiza la mesa puede volver. Quien jugaba antes de que se fuera puede tomar el relevo ahora; el resto, { $minutes } minutos después.
refusal-host_may_return_over_days = En una mesa que juega a lo largo de varios días, solo se puede tomar el relevo cuando el piloto automático juega por quien organiza.
refusal-no_such_person = Esta persona no está en la mesa.
refusal-not_yourself = No puedes quitarte de la mesa, pero puedes irte.
refusal-not_the_same_people = El orden tiene que incluir a cada persona que juega, una sola vez.
refusal-no_such_deck = Una de estas barajas no está aquí.
refusal-decks_wrong = Elige de una a { $most } barajas distintas.
refusal-clock_out_of_range = Elige de { $least } a { $most } segundos, no { $value }.
refusal-away_too_long = Elige un día dentro de los próximos { $days } días.
refusal-no_limit = Ahora mismo no hay tiempo límite que alargar.
refusal-already_so = Ya está así.
refusal-no_such_step = La revelación no tiene ese paso.
refusal-already_paused = La partida ya está en pausa.
refusal-not_paused = La partida no está en pausa.

## Sharing a device

refusal-only_with_the_box = Solo se puede compartir un dispositivo si jugáis con las cartas de vuestra caja.
refusal-people_share_a_device = Aquí hay personas que comparten un dispositivo, y eso solo funciona con las cartas de vuestra caja. Quítalas primero o dales un móvil propio.
refusal-not_on_this_device = Esa persona no juega en este dispositivo.
refusal-needs_own_device = Para eso necesita un móvil propio.
refusal-said_on_a_shared_device = En un dispositivo compartido tu elección no se puede cambiar hasta la revelación.
refusal-wait_for_the_reveal = Espera a la revelación: hasta entonces, su elección sigue en secreto en este dispositivo.

## Bots

refusal-bots_cannot_see = Los bots no pueden jugar con estas imágenes: nadie las ha descrito. Elige otra baraja o juega sin bots.
refusal-bots_cannot_see_the_box = Los bots no ven las cartas de vuestra caja. Quítalos o elige una de nuestras barajas.
refusal-bots_do_not_host = Un bot no puede organizar la mesa.
refusal-too_many_bots = Pueden jugar { $most } bots como máximo; alguien tiene que jugar con ellos.
refusal-no_such_bot = Ese bot no está en esta mesa.
notice-bots_judge_by_the_cards = Los bots no oyen sonidos ni ven mímica. Solo leen el subtítulo; si no lo hay, se guían por las cartas.

## Playing

refusal-not_at_this_stage = Eso no se puede hacer { $stage }.
refusal-table_paused = La partida está en pausa.
refusal-another_game = Eso era de una partida anterior.
refusal-moved_on = La mesa ya ha avanzado: { $phase }.
refusal-cmd_id_used = Este identificador ya se ha usado para otra petición; ahora no se ha hecho nada.
refusal-seat_not_awaited = Nadie espera a esta persona.
refusal-too_early_to_hurry = Un poco más de paciencia: podéis seguir sin esperar cuando pasen { $seconds } segundos.
refusal-chat_muted = El chat está silenciado.
refusal-no_such_round = El turno { $round } aún no se ha revelado.
refusal-no_such_game = Aquí no hay ninguna partida terminada.
refusal-no_such_picture = Esa imagen no existe.

## Recorded clues

refusal-too_many_recordings = Has grabado { $most } veces en este turno. Usa una de esas grabaciones o escribe tu frase.
refusal-ticket_unknown = Demasiado tarde: la partida ya ha avanzado. Graba otra vez cuando te toque.
refusal-ticket_used = Ya se ha enviado otra grabación. Graba otra vez.
refusal-recording_unknown = Esta grabación no está en la mesa. Graba otra vez.
refusal-caption_missing = En esta mesa los sonidos y la mímica necesitan un subtítulo, para que todo el mundo pueda jugar.
refusal-recording_too_large = Una grabación puede ocupar { $most } MB; esta ocupa más.
refusal-recording_too_long = Esta grabación dura { $seconds } segundos; el límite son { $most }.
refusal-recording_too_short = En esta grabación no hay nada que oír ni que ver.
refusal-recording_not_playable = Los navegadores no pueden reproducir este archivo. Graba aquí, o envía un archivo WebM o MP4.
refusal-recording_wrong_kind = Un sonido va sin imágenes, y la mímica, sin sonido.
refusal-storage_full = Aquí ya no caben más grabaciones. Aún puedes escribir tu frase.
refusal-photos_only_of_the_box = Las fotos de las cartas son para las partidas con vuestra propia caja.
refusal-too_many_photos = No caben más fotos en este turno. Se queda la última.
refusal-photo_too_large = Una foto puede ocupar { $most } MB; esta ocupa más.
refusal-photo_no_room = No queda sitio para más fotos en este servidor. La partida sigue sin ellas.
refusal-no_such_recording = Esta grabación no existe.

## Trouble

refusal-not_a_frame = La mesa no entiende este mensaje.
refusal-bad_request = Esta petición no tiene sentido aquí.
refusal-from_elsewhere = Esta página es de otro sitio web. Abre la del propio juego y prueba otra vez.
refusal-unknown_host = Este servidor no conoce el nombre «{ $host }». Si es tuyo, inícialo con --allowed-hosts { $host } (o define STORYHARE_ALLOWED_HOSTS). Si no, abre el juego con la dirección que te han dado.
refusal-our_fault = Algo ha fallado por nuestra parte. No se ha cambiado nada. Prueba otra vez.
refusal-try_again = Ahora mismo no se puede guardar nada. Prueba otra vez en un momento.
refusal-not_over_days = En esta mesa se juega a la vez: no hace falta avisar a nadie.
refusal-no_such_zone = Este servidor no conoce tu zona horaria.
refusal-no_such_channel = Este servidor no puede avisar a tu navegador de esa manera.
refusal-no_such_webhook = Este servidor no puede enviar nada a esa dirección. La de un webhook empieza por https:// y no está en una red privada.
refusal-no_such_address = Eso no parece una dirección de correo. Revísala.
refusal-too_many_channels = Ya hay { $most }. Quita una antes.
