### Care for what a server has kept: doctor, backup, restore, migrate, copy.

ops-no-journal = In { $folder } gibt es keine Tische. Gib mit --data an, wo sie liegen.

ops-missing-extra = Dafür sind weitere Pakete nötig: Installiere storyhare[{ $extra }].
ops-nothing-there = In { $place } gibt es keine Tische.
ops-failed = { $place } ließ sich nicht benutzen: { $reason }.
ops-wrong-address = Das ist keine Adresse einer Datenbank. Sie sieht aus wie postgresql://benutzer:passwort@rechner:5432/name, und im Passwort werden % / ? # [ ] @ als %25 %2F %3F %23 %5B %5D %40 geschrieben.
ops-newer = { $place } stammt von einer neueren Version von Storyhare. Es ist nichts beschädigt: Starte mit jener Version oder einer späteren.
ops-older = { $place } hat das Format einer älteren Version. Es ist nichts beschädigt: „storyhare migrate“ oder der nächste Start eines Servers bringt es auf den neuen Stand.
ops-damaged = { $place } ist beschädigt: { $reason }. „storyhare doctor“ sagt mehr.
ops-full = Der Speicherplatz ist voll: { $place } lässt sich nicht schreiben. Gib Platz frei, oder leg den Datenordner auf einen größeren Datenträger; die Daten dort sind unverändert.
ops-no-access = Der Benutzer { $user } darf { $place } nicht schreiben. Übereigne ihm die Dateien (chown -R { $user } { $folder }), oder wähle mit --data einen anderen Ordner.
ops-unreachable = { $place } ist nicht zu erreichen: { $reason }. Prüf, ob die Datenbank läuft und ob Rechner und Port stimmen. Die Daten dort sind unverändert.
ops-not-let-in = { $place } verweigert die Anmeldung: { $reason }. Prüf den Benutzer, das Passwort und den Namen der Datenbank. Die Daten dort sind unverändert.
ops-no-rights = In { $place } fehlt diesem Benutzer ein Recht: { $reason }. Führ „storyhare migrate“ einmal mit einem Konto aus, das Tabellen anlegen darf, oder gib diesem Benutzer das Recht dazu.

migrate-done = { $place } hat das Format dieser Version.

copy-not-empty = In { $place } gibt es schon Tische: Kopiere an einen leeren Ort.
copy-differs = Tisch { $table } ist nicht an beiden Orten gleich. Läuft noch ein Server?
copy-interrupted = Abgebrochen: Es wurde nichts kopiert, und { $place } ist wie zuvor.
copy-progress = Kopieren
ops-copied = Tische: { $tables }, Decks: { $decks }, Aufnahmen: { $recordings }.
copy-done = { $tables ->
        [one] Ein Tisch liegt jetzt unverändert in { $place }.
       *[other] { $tables } Tische liegen jetzt unverändert in { $place }.
    }

doctor-problem = { $file } ist beschädigt: { $reason }.
doctor-table = Tisch { $code } ({ $table }) ist beschädigt: { $reason }.
doctor-missing-deck = Tisch { $code } ({ $table }) spielt mit dem Deck { $name }, das fehlt. Stell es aus einer Sicherung wieder her, oder importiere es neu mit „storyhare deck import“.
doctor-missing-recording = Tisch { $code } ({ $table }) hat die Aufnahme { $name } verloren. Nur eine Sicherung bringt sie zurück.
doctor-summary = { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }: { $problems ->
        [0] { $damaged ->
            [0] { $missing ->
                [0] alles in Ordnung.
               *[other] es fehlen Dateien.
            }
            [one] Ein Tisch ist beschädigt, der Server überspringt ihn.
           *[other] { $damaged } Tische sind beschädigt, der Server überspringt sie.
        }
       *[other] Die Datei ist beschädigt. Stell die letzte Sicherung mit „storyhare restore“ wieder her.
    }

backup-file-is-there = Die Datei { $file } gibt es schon. Mit --force wird sie überschrieben.
backup-no-folder = Den Ordner { $folder } gibt es nicht. Leg ihn zuerst an, oder wähle einen anderen.
backup-is-folder = { $folder } ist ein Ordner. Gib eine Datei darin an, zum Beispiel { $file }.
backup-done = Tische, Decks und Aufnahmen sind jetzt in { $file }.
backup-progress = Sichern
backup-interrupted = Angehalten: Nichts wurde gesichert, und { $file } ist wie vorher.
salvage-file-is-there = Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
salvage-done = In { $file } gerettete Tische: { $tables }. Prüf die Datei, halte den Server an, und stell sie mit „storyhare restore“ wieder her.
salvage-cut = Tisch { $table } hat sein Ende verloren. Gerettete Zeilen: { $lines }.
salvage-nothing = In { $file } ist nichts mehr lesbar ({ $reason }): Es bleibt die letzte Sicherung.
backup-damaged = { $file } ist beschädigt ({ $reason }), darum wurde nichts gesichert. „storyhare doctor“ sagt mehr.
backup-failed = { $file } konnte nicht geschrieben werden: { $reason }.

restore-no-file = Die Datei { $file } gibt es nicht.
restore-damaged = { $file } ist beschädigt ({ $reason }), darum wurde nichts wiederhergestellt. Versuch es mit einer älteren Sicherung.
restore-progress = Wiederherstellen
restore-interrupted = Angehalten: Nichts wurde wiederhergestellt, und { $folder } ist wie vorher.
restore-in-use = Ein Server benutzt { $file }. Halte ihn zuerst an.
restore-failed = { $file } konnte nicht wiederhergestellt werden: { $reason }.
restore-done = { $tables ->
        [one] Ein Tisch ist zurück, so wie er in { $file } war.
       *[other] { $tables } Tische sind zurück, so wie sie in { $file } waren.
    }
restore-kept = Was vorher da war, ist als { $file } aufgehoben.

loadtest-no-address = { $address } ist keine Adresse eines Servers: Sie beginnt mit http:// oder https://.
loadtest-no-answer = { $address } antwortet nicht: { $reason }.
loadtest-not-here = { $host } ist nicht dieser Rechner. Wenn er dir gehört, bestätige es mit --i-own-this-host.
loadtest-under-way = { $games ->
        [one] ein Spiel läuft
       *[other] { $games } Spiele laufen
    }
loadtest-games = Bis zum Ende gespielt: { $finished } von { $games } Spielen
loadtest-moves = { $moves ->
        [one] Ein Zug
       *[other] { $moves } Züge
    } in { $seconds } s, { $pace } pro Sekunde
loadtest-latency = Bis ein Zug bestätigt ist: die Hälfte in { $half } ms, 99 von 100 in { $most } ms, der längste in { $longest } ms
loadtest-refused = Abgelehnte Züge: { $refusals }
loadtest-came-back = Verbindungen, die abbrachen und wiederkamen: { $times }
loadtest-failed = Spiele, die nicht bis zum Ende kamen: { $reasons }
loadtest-unequal = Spiele, an deren Ende nicht alle dasselbe sahen: { $games }
loadtest-busy = Der Lasttest hat einen Kern dieses Rechners ausgelastet; der Server ist womöglich schneller.
tables-line = { $code }: { $status ->
        [live] offen
        [over] beendet
       *[archived] archiviert
    }, zuletzt benutzt { $when }, Kennung { $table }
tables-empty = Es gibt noch keine Tische.
tables-none = Einen Tisch { $table } gibt es nicht. „storyhare tables list“ zeigt alle.
tables-people = Personen: { $names }
tables-decks = Decks: { $decks }
tables-kept = Chatnachrichten: { $chat }, Aufnahmen: { $recordings }
tables-closed = Tisch { $code } ({ $table }) ist archiviert. Wer dort einen Platz hat, kann ihn zurückholen.
tables-deleted = Tisch { $code } ({ $table }) ist gelöscht, mit Zügen, Namen, Chat und Aufnahmen.
erase-where = Gib an, wo: an einem Tisch mit --table, oder an allen mit --everywhere.
erase-nobody = Dort heißt niemand { $name }. „storyhare tables show“ zeigt die Personen eines Tisches.
erase-person-done = Gelöscht, mit Name, Chat und Aufnahmen; Plätze: { $seats }.
erase-chat-done = Der Chat von Tisch { $code } ist gelöscht.
erase-copies = Diese Kopien enthalten es noch; lösch sie, wenn du sie nicht mehr brauchst: { $files }
erase-backups = Frühere Sicherungen enthalten es noch.
erase-log = Das Write-Ahead-Log von PostgreSQL und Archive davon enthalten es noch, bis sie überschrieben oder gelöscht werden.
