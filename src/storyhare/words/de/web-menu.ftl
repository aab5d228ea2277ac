### The menu of a table.

menu-open = { $asking ->
        [0] Menü
        [one] Menü, jemand bittet um einen Platz
       *[other] Menü, { $asking } Leute bitten um einen Platz
    }
menu-title = Menü
menu-no = Jetzt nicht

## For everybody

menu-everyone = Für alle
menu-table = Dieser Tisch
menu-table-hint = Optionen und wie lange das Spiel noch dauert
menu-table-fixed = Das gilt bis zum Ende des Spiels. Vor dem nächsten kann es die Tischleitung ändern.
menu-rules = Die Regeln von { $ruleset }
menu-recap = Frühere Runden
menu-tv = Am Fernseher zeigen
menu-name = Dein Name
menu-device = Auf ein anderes Gerät umziehen
menu-device-hint = Dein Platz kommt mit
menu-device-text = Scanne das mit dem anderen Gerät, oder öffne dort den Link. Er gilt einmal.
menu-device-link = Der Link für das andere Gerät
menu-copy = Link kopieren
menu-copied = Link kopiert
menu-leave = Tisch verlassen
menu-leave-hint = Du kannst zurückkommen
menu-leave-sure = Der Autopilot spielt für dich, bis du zurück bist. Inzwischen kann jemand anderes deinen Platz übernehmen.
menu-back = Ich bin wieder da
menu-claim = Leitung übernehmen
menu-claim-hint = Die Tischleitung ist weg
menu-claim-hint-watching = Sobald die Tischleitung { $minutes } Minuten weg ist
menu-hurry = Ohne { $name } weiterspielen
menu-hurry-some = Ohne eine Person weiterspielen
menu-hurry-hint = Der Autopilot übernimmt so lange
menu-ask-seat = Für { $name } einspringen
menu-ask-seat-hint = Sobald { $name } { $minutes } Minuten weg ist
menu-seat-kept = Der Autopilot spielt für { $name }. { $name } ist da und behält den Platz.
menu-seat-removed = { $name } wurde entfernt. Der Autopilot spielt diesen Platz, bis das Spiel zu Ende ist.
menu-asked = Du hast um einen Platz gebeten. Die Tischleitung entscheidet.

## For the host

menu-hosting = Du leitest den Tisch
menu-asks = { $name } möchte für { $seat } weiterspielen.
menu-admit = Mitspielen lassen
menu-refuse = Jetzt nicht
menu-pause = Spiel anhalten
menu-pause-hint = Die Timer bleiben stehen
menu-resume = Weiterspielen
menu-last-round = Nach dieser Runde aufhören
menu-last-round-sure = Nach dieser Runde ist das Spiel zu Ende. Das lässt sich nicht zurücknehmen.
menu-last-round-is = Das ist die letzte Runde.
menu-lock = Tisch sperren
menu-lock-hint = Niemand kann mehr dazukommen oder zuschauen. Bildschirme, die den Tisch schon zeigen, bleiben.
menu-mute = Chat stummschalten
menu-people = Leute
menu-away = weg
menu-person = { $name }: zur Tischleitung machen oder entfernen
menu-hand-over = { $name } die Leitung übergeben
menu-hand-over-sure = Dann leitet { $name } den Tisch und nicht mehr du.
menu-hand-over-yes = Leitung übergeben
menu-remove = { $name } entfernen
menu-remove-sure = { $name } verliert den Platz und kann nicht dorthin zurück.
menu-remove-sure-playing = { $name } kann nicht zurückkommen. Der Autopilot spielt den Platz, bis das Spiel zu Ende ist; niemand sonst kann ihn übernehmen.
