### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = antes de la partida
stage-playing = durante una partida
stage-over = después de la partida

# Who did not agree to stand in a record by name.
record-player = Participante { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] Pensé en «{ $thought }».
        [1] Para mí era «{ $thought }».
       *[other] Me vino a la cabeza «{ $thought }».
    }

field-name = Un nombre
field-chat = Un mensaje

## Coming in

refusal-no_such_table = No hay ninguna mesa con este código. Revisa las letras o pide el enlace.
refusal-table_locked = Ahora mismo esta mesa no deja entrar a nadie. Pregunta a quien la dirige.
refusal-sent_away = Te han dicho adiós en esta mesa y ya no puedes volver a entrar.
refusal-table_full = Esta mesa está llena: hay { $most } personas.
refusal-too_many_joins = Ya ha venido mucha gente a esta mesa desde tu red. Espera unos minutos y prueba otra vez.
refusal-text_empty = { $field } necesita al menos un carácter.
refusal-text_too_long = { $field } puede tener { $limit } caracteres; este tiene { $length }.
refusal-no_such_link = Este enlace ya se ha usado o es demasiado viejo. Pide uno nuevo.
refusal-no_such_pairing = Ninguna tele muestra ya este código. Escribe el que se ve ahora en la pantalla.
refusal-holds_another_seat = En este dispositivo estás en esta mesa como { $mine }. Renuncia antes a ese sitio o abre el enlace de { $theirs } en otro dispositivo.
refusal-too_fast = Demasiadas cosas de golpe. Espera un momento y prueba otra vez.
refusal-too_many_changes = En esta mesa ha habido demasiados cambios. Sigue jugando, empieza la revancha al final o abre otra mesa.
refusal-not_at_the_table = No estás en esta mesa.

## Sitting down

refusal-no_free_seat = Los { $most } asientos están ocupados. Puedes mirar.
refusal-no_such_rabbit = Hay doce conejos, numerados del 0 al 11; { $rabbit } no es ninguno de ellos.
refusal-rabbit_taken = Alguien tiene ya este conejo.
refusal-not_seated = Estás mirando; eso solo se puede hacer desde un asiento.
refusal-already_seated = Ya tienes asiento.
refusal-seat_not_free = Alguien juega en este asiento.
refusal-seat_is_kept = Este asiento se guarda para su dueño, que puede volver. Otra persona puede seguir jugando cuando se haya ido de la mesa o lleve { $minutes } minutos ausente.
refusal-owner_was_removed = Han echado a esta persona de la mesa. El piloto automático juega en su asiento hasta que acabe la partida.
refusal-already_here = Ya estás aquí.
refusal-nobody_asked = Nadie ha pedido asiento.

## Hosting

refusal-not_host = Eso solo puede hacerlo quien dirige la mesa.
refusal-already_host = Ya es así.
refusal-host_is_here = Quien dirige la mesa está aquí. Otra persona puede tomar el relevo { $seconds } segundos después de que se vaya.
refusal-host_may_return = Quien dirige la mesa puede volver. Quienes ya estaban sentados antes pueden tomar el relevo ahora; los demás, { $minutes } minutos después.
refusal-no_such_person = Esta persona no está en la mesa.
refusal-not_yourself = No puedes echarte de la mesa; puedes irte.
refusal-not_the_same_people = El orden tiene que nombrar a cada persona sentada, una vez.
refusal-no_such_deck = Una de estas barajas no está aquí.
refusal-decks_wrong = Elige de una a { $most } barajas distintas.
refusal-clock_out_of_range = Un reloj va de { $least } a { $most } segundos, no { $value }.
refusal-already_so = Ya es así.
refusal-no_such_step = El desenlace no tiene ese paso.
refusal-already_paused = La mesa ya está en pausa.
refusal-not_paused = La mesa no está en pausa.

## Bots

refusal-bots_cannot_see = Los bots no ven estas imágenes: nadie las ha descrito. Elige otra baraja o juega sin bots.
refusal-bots_do_not_host = Un bot no puede dirigir la mesa.
refusal-too_many_bots = { $most } bots como máximo; alguien tiene que jugar con ellos.
refusal-no_such_bot = Ese bot no está en esta mesa.
notice-bots_judge_by_the_cards = Los bots no oyen sonidos ni ven mímica. Leen las palabras que los acompañan; si no hay, se guían solo por las cartas.

## Playing

refusal-not_at_this_stage = Eso no se puede hacer { $stage }.
refusal-table_paused = La mesa está en pausa.
refusal-another_game = Eso era de una partida anterior.
refusal-moved_on = La mesa ya ha avanzado: { $phase }.
refusal-cmd_id_used = Este identificador ya se usó para otra petición; ahora no se ha hecho nada.
refusal-seat_not_awaited = Nadie espera a este asiento.
refusal-too_early_to_hurry = Ten un poco más de paciencia: pasados { $seconds } segundos, cualquiera puede seguir sin esperar.
refusal-chat_muted = El chat está en silencio por ahora.
refusal-no_such_round = El turno { $round } aún no se ha revelado.
refusal-no_such_game = Aquí no hay ninguna partida terminada.
refusal-no_such_picture = Esa imagen no existe.

## Recorded clues

refusal-too_many_recordings = Has grabado { $most } veces en este turno. Elige una, o dilo con palabras.
refusal-ticket_unknown = Llegó tarde: el juego ha seguido. Graba otra vez cuando te toque.
refusal-ticket_used = Con esto ya se envió otra cosa. Graba otra vez.
refusal-recording_unknown = La mesa no conoce esta grabación. Graba otra vez.
refusal-caption_missing = En esta mesa un sonido o una mímica lleva unas palabras, para que todo el mundo pueda jugar.
refusal-recording_too_large = Una grabación puede ocupar { $most } MB; esta ocupa más.
refusal-recording_too_long = Esta grabación dura { $seconds } segundos; { $most } como mucho.
refusal-recording_too_short = En esta grabación no hay nada que oír ni que ver.
refusal-recording_not_playable = Los navegadores no pueden reproducir este archivo. Graba aquí, o envía un archivo WebM o MP4.
refusal-recording_wrong_kind = Un sonido va sin imágenes, y una mímica sin sonido.
refusal-storage_full = Aquí ya no caben más grabaciones. Las palabras siempre funcionan.
refusal-no_such_recording = Esta grabación no existe.

## Trouble

refusal-not_a_frame = La mesa no entiende este mensaje.
refusal-bad_request = Esta petición no tiene sentido aquí.
refusal-from_elsewhere = Esta página es de otro sitio. Abre la del propio juego y prueba otra vez.
refusal-unknown_host = Este servidor no conoce el nombre «{ $host }». Si es tuyo, inícialo con --allowed-hosts { $host } (o define STORYHARE_ALLOWED_HOSTS). Si no, abre el juego con la dirección que te han dado.
refusal-our_fault = Algo ha fallado por nuestra parte. No se ha cambiado nada.
refusal-try_again = Ahora mismo no se puede guardar nada. Prueba otra vez en un momento.
