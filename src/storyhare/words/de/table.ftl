### The table: coming in, sitting down, hosting, and what is refused there.

## Words of the table

stage-lobby = vor dem Spiel
stage-playing = mitten im Spiel
stage-over = nach dem Spiel

# Who did not agree to stand in a record by name.
record-player = Person { $number }

# What a bot says in the chat after a round; the thought is an idea of the lexicon.
remark = { $way ->
        [0] Ich dachte an „{ $thought }“.
        [1] Für mich war das „{ $thought }“.
       *[other] Mir kam „{ $thought }“ in den Sinn.
    }

field-name = Ein Name
field-chat = Eine Nachricht

## Coming in

refusal-no_such_table = Es gibt keinen Tisch mit diesem Code. Prüf die Buchstaben, oder lass dir den Link geben.
refusal-table_locked = Dieser Tisch ist gerade gesperrt. Frag die Tischleitung.
refusal-sent_away = Die Tischleitung hat dich von diesem Tisch entfernt.
refusal-table_full = Dieser Tisch ist voll: { $most } Leute sind da.
refusal-too_many_joins = Aus deinem Netz sind schon viele Leute an diesen Tisch gekommen. Warte ein paar Minuten und versuch es dann noch einmal.
refusal-text_empty = { $field } braucht mindestens ein Zeichen.
refusal-text_too_long = { $field } hat Platz für { $limit } Zeichen; das hier sind { $length }.
refusal-no_such_link = Dieser Link wurde schon benutzt oder ist abgelaufen. Lass dir einen neuen geben.
refusal-no_such_pairing = Diesen Code zeigt kein Fernseher mehr. Gib den ein, der jetzt auf dem Bildschirm steht.
refusal-holds_another_seat = Auf diesem Gerät sitzt du als { $mine } an diesem Tisch. Gib diesen Platz zuerst auf, oder öffne den Link von { $theirs } auf einem anderen Gerät.
refusal-too_fast = Das war viel auf einmal. Warte kurz, dann versuch es noch einmal.
refusal-too_many_changes = An diesem Tisch wurde zu viel geändert. Spiel weiter, starte am Ende eine Revanche oder eröffne einen neuen Tisch.
refusal-not_at_the_table = Du bist nicht an diesem Tisch.

## Sitting down

refusal-no_free_seat = Alle { $most } Plätze sind besetzt. Du kannst zuschauen.
refusal-no_such_rabbit = Es gibt zwölf Hasen, von 0 bis 11; { $rabbit } gehört nicht dazu.
refusal-rabbit_taken = Diesen Hasen hat schon jemand.
refusal-not_seated = Du schaust zu; das geht nur mit einem Platz am Tisch.
refusal-already_seated = Du hast schon einen Platz.
refusal-seat_not_free = Auf diesem Platz spielt schon jemand.
refusal-seat_is_kept = Dieser Platz bleibt frei für die Person, der er gehört. Jemand anderes kann einspringen, wenn sie den Tisch verlassen hat oder { $minutes } Minuten weg ist.
refusal-owner_was_removed = Die Tischleitung hat diese Person entfernt. Der Autopilot spielt ihren Platz, bis das Spiel zu Ende ist.
refusal-already_here = Du bist schon da.
refusal-nobody_asked = Niemand hat um einen Platz gebeten.

## Hosting

refusal-not_host = Das kann nur die Tischleitung.
refusal-already_host = Diese Person leitet den Tisch schon.
refusal-host_is_here = Die Tischleitung ist da. Übernehmen kannst du erst, wenn sie { $seconds } Sekunden weg ist.
refusal-host_may_return = Die Tischleitung kommt vielleicht zurück. Wer schon vorher hier saß, kann jetzt übernehmen, alle anderen { $minutes } Minuten später.
refusal-host_may_return_over_days = An einem Tisch, der über mehrere Tage spielt, kann erst jemand übernehmen, wenn der Autopilot für die Tischleitung spielt.
refusal-no_such_person = Diese Person ist nicht am Tisch.
refusal-not_yourself = Dich selbst kannst du nicht entfernen; du kannst aber gehen.
refusal-not_the_same_people = Die Reihenfolge muss alle am Tisch nennen, jede Person einmal.
refusal-no_such_deck = Eines dieser Decks ist nicht da.
refusal-decks_wrong = Wähle ein bis { $most } verschiedene Decks.
refusal-clock_out_of_range = Wähle { $least } bis { $most } Sekunden, nicht { $value }.
refusal-away_too_long = Wähle einen Tag innerhalb der nächsten { $days } Tage.
refusal-no_limit = Gerade läuft keine Bedenkzeit, die du verlängern könntest.
refusal-already_so = Das ist schon so eingestellt.
refusal-no_such_step = Diesen Schritt gibt es bei der Auflösung nicht.
refusal-already_paused = Das Spiel macht schon Pause.
refusal-not_paused = Das Spiel macht gerade keine Pause.

## Sharing a device

refusal-only_with_the_box = Ein Gerät teilen könnt ihr nur, wenn ihr mit den Karten aus eurer Schachtel spielt.
refusal-people_share_a_device = Hier teilen sich mehrere ein Gerät, und das geht nur mit den Karten aus eurer Schachtel. Entferne sie zuerst, oder gib ihnen eigene Handys.
refusal-not_on_this_device = Diese Person spielt nicht auf diesem Gerät.
refusal-needs_own_device = Dafür braucht diese Person ein eigenes Handy.
refusal-said_on_a_shared_device = Auf einem geteilten Gerät kannst du deine Wahl bis zur Auflösung nicht mehr ändern.
refusal-wait_for_the_reveal = Warte die Auflösung ab: Bis dahin bleibt die Wahl dieser Person auf diesem Gerät geheim.

## Bots

refusal-bots_cannot_see = Bots sehen diese Bilder nicht: Niemand hat sie beschrieben. Wähle ein anderes Deck oder spiel ohne Bots.
refusal-bots_cannot_see_the_box = Bots sehen die Karten aus deiner Schachtel nicht. Entferne die Bots oder spiel mit einem unserer Decks.
refusal-bots_do_not_host = Ein Bot kann den Tisch nicht leiten.
refusal-too_many_bots = Höchstens { $most } Bots: Jemand muss ja mit ihnen spielen.
refusal-no_such_bot = Diesen Bot gibt es an diesem Tisch nicht.
notice-bots_judge_by_the_cards = Bots hören keine Klänge und sehen keine Pantomime. Sie lesen die Worte dazu; ohne Worte richten sie sich nur nach den Karten.

## Playing

refusal-not_at_this_stage = Das geht { $stage } nicht.
refusal-table_paused = Das Spiel macht Pause.
refusal-another_game = Das gehörte zu einem früheren Spiel.
refusal-moved_on = Der Tisch ist schon weiter: { $phase }.
refusal-cmd_id_used = Diese Kennung hat schon eine andere Anfrage benutzt; jetzt ist nichts geschehen.
refusal-seat_not_awaited = Auf diese Person wartet niemand.
refusal-too_early_to_hurry = Warte noch etwas: Nach { $seconds } Sekunden könnt ihr ohne die Person weiterspielen.
refusal-chat_muted = Der Chat ist stummgeschaltet.
refusal-no_such_round = Runde { $round } ist noch nicht aufgedeckt.
refusal-no_such_game = Hier gibt es kein beendetes Spiel.
refusal-no_such_picture = Dieses Bild gibt es nicht.

## Recorded clues

refusal-too_many_recordings = Du hast in dieser Runde schon { $most } Aufnahmen gemacht. Nimm eine davon oder schreib deine Aussage.
refusal-ticket_unknown = Zu spät: Die Runde ist schon weiter. Nimm noch einmal auf, wenn du dran bist.
refusal-ticket_used = Es wurde schon eine andere Aufnahme geschickt. Nimm noch einmal auf.
refusal-recording_unknown = Der Tisch kennt diese Aufnahme nicht. Nimm noch einmal auf.
refusal-caption_missing = An diesem Tisch gehören zu Klang und Pantomime ein paar Worte, damit alle mitspielen können.
refusal-recording_too_large = Eine Aufnahme darf { $most } MB groß sein; diese ist größer.
refusal-recording_too_long = Diese Aufnahme dauert { $seconds } Sekunden; höchstens { $most } sind möglich.
refusal-recording_too_short = In dieser Aufnahme ist nichts zu hören oder zu sehen.
refusal-recording_not_playable = Browser können diese Datei nicht abspielen. Nimm hier auf oder schick eine WebM- oder MP4-Datei.
refusal-recording_wrong_kind = Ein Klang kommt ohne Bilder, eine Pantomime ohne Ton.
refusal-storage_full = Hier ist kein Platz mehr für Aufnahmen. Schreiben kannst du deine Aussage immer.
refusal-photos_only_of_the_box = Fotos der Karten gibt es nur, wenn ihr mit euren eigenen Karten spielt.
refusal-too_many_photos = In dieser Runde gehen keine weiteren Fotos. Das letzte bleibt.
refusal-photo_too_large = Ein Foto darf { $most } MB groß sein; dieses ist größer.
refusal-photo_no_room = Auf diesem Server ist kein Platz für weitere Fotos. Das Spiel geht ohne sie weiter.
refusal-no_such_recording = Diese Aufnahme gibt es nicht.

## Trouble

refusal-not_a_frame = Diese Nachricht versteht der Tisch nicht.
refusal-bad_request = Diese Anfrage ergibt hier keinen Sinn.
refusal-from_elsewhere = Diese Seite gehört zu einer anderen Website. Öffne die Seite des Spiels selbst und versuch es noch einmal.
refusal-unknown_host = Dieser Server kennt den Namen „{ $host }“ nicht. Wenn du ihn betreibst, starte ihn mit --allowed-hosts { $host } (oder setze STORYHARE_ALLOWED_HOSTS). Sonst öffne das Spiel über die Adresse, die du bekommen hast.
refusal-our_fault = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert. Versuch es noch einmal.
refusal-try_again = Gerade lässt sich nichts speichern. Versuch es gleich noch einmal.
refusal-not_over_days = An diesem Tisch spielen alle gleichzeitig; da braucht niemand eine Nachricht.
refusal-no_such_zone = Dieser Server kennt deine Zeitzone nicht.
refusal-no_such_channel = So kann dieser Server deinen Browser nicht erreichen.
refusal-no_such_webhook = An diese Adresse kann der Server nichts senden. Die eines Webhooks beginnt mit https:// und liegt in keinem privaten Netz.
refusal-no_such_address = Das sieht nicht nach einer E-Mail-Adresse aus. Prüf sie noch einmal.
refusal-too_many_channels = Davon gibt es schon { $most }. Entfern erst eine.
