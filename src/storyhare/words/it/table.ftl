### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = prima della partita
stage-playing = durante una partita
stage-over = dopo la partita

# Who did not agree to stand in a record by name.
record-player = Coniglio { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] Pensavo a «{ $thought }».
        [1] Per me era «{ $thought }».
       *[other] Mi è venuto in mente «{ $thought }».
    }

field-name = Un nome
field-chat = Un messaggio

## Coming in

refusal-no_such_table = Non c’è nessun tavolo con questo codice. Controlla le lettere, o chiedi il link.
refusal-table_locked = In questo momento il tavolo è bloccato. Chiedi all’host.
refusal-sent_away = L’host ti ha tolto da questo tavolo.
refusal-table_full = Questo tavolo è pieno: ci sono { $most } persone.
refusal-too_many_joins = Dalla tua rete sono già entrate molte persone a questo tavolo. Aspetta qualche minuto e riprova.
refusal-text_empty = { $field } ha bisogno di almeno un carattere.
refusal-text_too_long = { $field } può avere { $limit } caratteri; questo ne ha { $length }.
refusal-no_such_link = Questo link è già stato usato o è scaduto. Chiedine uno nuovo.
refusal-no_such_pairing = Nessuna TV mostra più questo codice. Scrivi quello che c’è ora sullo schermo.
refusal-holds_another_seat = Su questo dispositivo sei a questo tavolo come { $mine }. Prima lascia quel posto, oppure apri il link di { $theirs } su un altro dispositivo.
refusal-too_fast = Troppe cose in una volta. Aspetta un momento, poi riprova.
refusal-too_many_changes = A questo tavolo ci sono stati troppi cambiamenti. Continua a giocare, avvia la rivincita alla fine o apri un altro tavolo.
refusal-not_at_the_table = Non sei a questo tavolo.

## Sitting down

refusal-no_free_seat = I { $most } posti sono tutti occupati. Puoi guardare.
refusal-no_such_rabbit = Ci sono dodici conigli, da 0 a 11; { $rabbit } non è tra loro.
refusal-rabbit_taken = Qualcuno ha già questo coniglio.
refusal-not_seated = Stai guardando; può farlo solo chi gioca.
refusal-already_seated = Hai già un posto.
refusal-seat_not_free = A questo posto gioca già qualcuno.
refusal-seat_is_kept = Questo posto resta a chi lo aveva, che può tornare. Qualcun altro può prenderlo quando quella persona lascia il tavolo o manca da { $minutes } minuti.
refusal-owner_was_removed = L’host ha tolto dal tavolo questa persona. L’autopilota gioca al suo posto fino alla fine della partita.
refusal-already_here = Ci sei già.
refusal-nobody_asked = Nessuno ha chiesto un posto.

## Hosting

refusal-not_host = Può farlo solo l’host.
refusal-already_host = Questa persona è già l’host.
refusal-host_is_here = L’host è qui. Un’altra persona può subentrare { $seconds } secondi dopo la sua uscita.
refusal-host_may_return = L’host può ancora tornare. Chi giocava già prima della sua uscita può subentrare ora; tutti gli altri { $minutes } minuti dopo.
refusal-host_may_return_over_days = A un tavolo che gioca nell’arco di più giorni si può subentrare solo quando l’autopilota gioca per l’host.
refusal-no_such_person = Questa persona non è al tavolo.
refusal-not_yourself = Non puoi toglierti dal tavolo, ma puoi lasciarlo.
refusal-not_the_same_people = L’ordine deve contenere tutte le persone, ognuna una volta sola.
refusal-no_such_deck = Uno di questi mazzi di carte non c’è.
refusal-decks_wrong = Scegli da uno a { $most } mazzi di carte diversi.
refusal-clock_out_of_range = Scegli da { $least } a { $most } secondi, non { $value }.
refusal-away_too_long = Scegli un giorno nei prossimi { $days } giorni.
refusal-no_limit = Adesso non c’è un tempo limite da prolungare.
refusal-already_so = È già così.
refusal-no_such_step = La rivelazione non ha questo passo.
refusal-already_paused = La partita è già in pausa.
refusal-not_paused = La partita non è in pausa.

## Sharing a device

refusal-only_with_the_box = Si può condividere un dispositivo solo giocando con le carte della vostra scatola.
refusal-people_share_a_device = Qui alcune persone condividono un dispositivo: si può giocare solo con le carte della vostra scatola. Prima toglile, o dai loro un telefono.
refusal-not_on_this_device = Questa persona non gioca su questo dispositivo.
refusal-needs_own_device = Per questo le serve un telefono suo.
refusal-said_on_a_shared_device = Su un dispositivo condiviso la tua scelta resta quella fino alla rivelazione.
refusal-wait_for_the_reveal = Aspetta la rivelazione: fino ad allora la sua scelta resta segreta su questo dispositivo.

## Bots

refusal-bots_cannot_see = I bot non possono giocare con queste immagini: nessuno le ha descritte. Scegli un altro mazzo di carte, o gioca senza bot.
refusal-bots_cannot_see_the_box = I bot non vedono le carte della vostra scatola. Toglili, o scegli uno dei nostri mazzi di carte.
refusal-bots_do_not_host = Un bot non può fare da host.
refusal-too_many_bots = Possono giocare al massimo { $most } bot; qualcuno deve pur giocare con loro.
refusal-no_such_bot = Quel bot non è a questo tavolo.
notice-bots_judge_by_the_cards = I bot non sentono i suoni e non vedono i gesti. Leggono solo la didascalia; se non c’è, guardano solo le carte.

## Playing

refusal-not_at_this_stage = Non si può fare { $stage }.
refusal-table_paused = La partita è in pausa.
refusal-another_game = Valeva per una partita precedente.
refusal-moved_on = Il tavolo è già più avanti: { $phase }.
refusal-cmd_id_used = Questo identificativo è già servito per un’altra richiesta; ora non è stato fatto nulla.
refusal-seat_not_awaited = Nessuno sta aspettando questa persona.
refusal-too_early_to_hurry = Ancora un po’ di pazienza: dopo { $seconds } secondi si può continuare senza aspettare.
refusal-chat_muted = La chat è silenziata.
refusal-no_such_round = Il turno { $round } non è ancora stato svelato.
refusal-no_such_game = Qui non c’è nessuna partita finita.
refusal-no_such_picture = Quell’immagine non esiste.

## Recorded clues

refusal-too_many_recordings = In questo turno hai registrato { $most } volte. Usa una di quelle registrazioni, o scrivi la frase.
refusal-ticket_unknown = Troppo tardi: il turno è andato avanti. Registra di nuovo quando tocca a te.
refusal-ticket_used = È già stata inviata un’altra registrazione. Registra di nuovo.
refusal-recording_unknown = Questa registrazione non è al tavolo. Registra di nuovo.
refusal-caption_missing = A questo tavolo suoni e gesti hanno bisogno di una didascalia, così possono giocare tutti.
refusal-recording_too_large = Una registrazione può occupare { $most } MB; questa è più grande.
refusal-recording_too_long = Questa registrazione dura { $seconds } secondi; il limite è { $most }.
refusal-recording_too_short = In questa registrazione non c’è niente da sentire o da vedere.
refusal-recording_not_playable = I browser non riescono a riprodurre questo file. Registra qui, o invia un file WebM o MP4.
refusal-recording_wrong_kind = Un suono è senza immagini, e i gesti sono senza suono.
refusal-storage_full = Qui non c’è più posto per altre registrazioni. Puoi sempre scrivere la frase.
refusal-photos_only_of_the_box = Le foto delle carte sono per le partite con la vostra scatola.
refusal-too_many_photos = Niente più foto in questo turno. Resta l’ultima.
refusal-photo_too_large = Una foto può occupare { $most } MB; questa è più grande.
refusal-photo_no_room = Su questo server non c’è più posto per le foto. La partita continua senza.
refusal-no_such_recording = Questa registrazione non esiste.

## Trouble

refusal-not_a_frame = Il tavolo non capisce questo messaggio.
refusal-bad_request = Questa richiesta qui non ha senso.
refusal-from_elsewhere = Questa pagina è di un altro sito. Apri quella del gioco e riprova.
refusal-unknown_host = Questo server non conosce il nome «{ $host }». Se è tuo, avvialo con --allowed-hosts { $host } (o imposta STORYHARE_ALLOWED_HOSTS). Altrimenti apri il gioco all’indirizzo che ti ha dato l’host.
refusal-our_fault = Qualcosa è andato storto da parte nostra. Non è cambiato niente. Riprova.
refusal-try_again = Per ora non si può salvare niente. Riprova tra un momento.
refusal-not_over_days = A questo tavolo si gioca insieme: non serve avvisare nessuno.
refusal-no_such_zone = Questo server non conosce il tuo fuso orario.
refusal-no_such_channel = Questo server non può raggiungere il tuo browser in questo modo.
refusal-no_such_webhook = Questo server non può inviare nulla a quell’indirizzo. Quello di un webhook inizia con https:// e non è in una rete privata.
refusal-no_such_address = Non sembra un indirizzo e-mail. Controllalo.
refusal-too_many_channels = Ce ne sono già { $most }. Prima togline una.
