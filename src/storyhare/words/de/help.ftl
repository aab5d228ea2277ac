### Hilfe zu den Befehlen, und was an den Optionen nicht stimmt.

## Überschriften und Hinweise

help-usage = Aufruf:
help-commands = Befehle:
help-arguments = Argumente:
help-options = Optionen:
help-example = Beispiel:
help-default = Standard: { $value }
help-at-least = mindestens { $least }
help-between = { $least } bis { $most }
help-variable = Variable: { $name }
help-required = nötig
help-word =
    .options = OPTIONEN
    .command = BEFEHL
    .number = ZAHL
    .text = TEXT
    .file = DATEI
    .folder = ORDNER

## Optionen mehrerer Befehle

help-shared =
    .help = Diese Hilfe anzeigen.
    .as_json = Das Ergebnis als JSON ausgeben.
    .data = Datenordner des Servers.
    .data-word = ORDNER
    .database = URL einer PostgreSQL-Datenbank, statt --data.
    .database-word = URL
    .deck = Kennung des Decks, wie „storyhare deck list“ sie zeigt.
    .deck-word = ID
    .seed = Startwert: Derselbe Startwert spielt gleich.
    .rules = Regeln: classic, odyssey, party oder team.
    .cache = Ordner, in dem der Encoder seine Ergebnisse aufhebt.
    .cache-word = ORDNER

## Die Befehle

help-storyhare = Dixit und Dixit Odyssey online spielen: einen Server starten, Decks verwalten, Punkte zählen.
    .version = Die Version anzeigen.
    .install_completion = Die Shell unsere Befehle ergänzen lassen: Tab zeigt, was passt.
    .show_completion = Das Skript zum Ergänzen ausgeben, um es selbst einzurichten.

help-serve =
    Den Server auf diesem Rechner starten.

    Andere Geräte im selben Netz benutzen die zweite Adresse oder ihren QR-Code. Jede Option lässt sich auch durch die Umgebungsvariable daneben setzen.
    .host = Adresse, an der der Server wartet.
    .host-word = ADRESSE
    .port = Port, an dem der Server wartet.
    .data = Ordner für Tische, Decks und Aufnahmen.
    .data-word = ORDNER
    .database = URL einer PostgreSQL-Datenbank, statt einer Datei in --data.
    .public_url = Adresse, unter der der Server zu erreichen ist.
    .public_url-word = URL
    .allowed_hosts = Weitere Hostnamen des Servers, durch Kommas getrennt.
    .allowed_hosts-word = NAMEN
    .root_path = Unterpfad hinter einem Proxy, wie /hare.
    .root_path-word = PFAD
    .trusted_proxies = Adressen oder Netze vertrauter Reverse-Proxys, durch Kommas getrennt.
    .trusted_proxies-word = ADRESSEN
    .imprint_url = Adresse deines Impressums, die auf der Seite zum Datenschutz steht.
    .imprint_url-word = URL
    .privacy_url = Adresse deiner Datenschutzerklärung, die ebenfalls dort steht.
    .privacy_url-word = URL
    .contact = E-Mail-Adresse oder Seite, über die man dich erreicht; steht ebenfalls dort.
    .contact-word = KONTAKT
    .metrics = /metrics für alle anbieten, die den Server erreichen.
    .log_format = Protokoll in einfachen Zeilen oder mit einem JSON-Objekt pro Zeile.
    .uploads = Wer Decks hochladen darf.
    .archive_after_days = Tage, nach denen unbenutzte Tische archiviert werden.
    .keep_uploads_days = Tage, nach denen unbenutzte hochgeladene Decks gelöscht werden.
    .decks_quota = Megabyte für alle hochgeladenen Decks.
    .keep_recordings = Tage, nach denen Aufnahmen gelöscht werden, wenn nicht alle am Tisch sie behalten wollten.
    .recordings_quota = Megabyte für alle Aufnahmen.
    .recordings_per_table = Megabyte für die Aufnahmen eines Tisches.
    .disk_reserve = Megabyte, die beim Hochladen auf der Festplatte frei bleiben.
    .tables_per_address = Neue Tische, die eine Adresse auf einmal eröffnen darf.
    .joins_per_address = Personen von einer Adresse, die auf einmal an einen Tisch kommen dürfen.
    .sockets_per_address = Offene WebSockets pro Adresse.
    .commands_per_minute = Befehle pro Minute und Gerät.
    .misses_per_address = Falsche Tischcodes, die eine Adresse auf einmal probieren darf.
    .uploads_per_address = Decks, die eine Adresse auf einmal hochladen darf.
    .silence_seconds = Sekunden Stille, nach denen ein Client getrennt wird.
    .request_seconds = Sekunden, nach denen eine stockende Anfrage abgebrochen wird.
    .push = Mitteilungen im Browser, wenn an einem Tisch über mehrere Tage jemand dran ist.
    .webhooks = Webhooks, die eine Tischleitung mit einem Tisch verbinden darf; 0: keine.
    .private_targets = Mitteilungen und Webhooks auch in private Netze und ohne HTTPS.
    .smtp_url = Mailserver für E-Mails an die Spielenden, wie smtp://hare@mail.example.org:587; STORYHARE_SMTP_PASSWORD ist das Passwort.
    .smtp_url-word = URL
    .email_from = Absender dieser E-Mails, wie hare@example.org.
    .email_from-word = ADRESSE
    .emails_per_address = E-Mails zum Bestätigen, die eine Netzadresse auf einmal anfordern darf.
    .bots = Bots: keine, die mit wenig Speicher oder die besten installierten.
    .bot_pace = Faktor für die Zeit, die Bots sich nehmen: 2 ist doppelt so lang.
    .vision_files = Ordner mit image.onnx, text.onnx und tokenizer.json: ein Modell, mit dem Bots hochgeladene Bilder sehen (braucht das Extra vision).
    .vision_files-word = ORDNER
    .vision_url = OpenAI-kompatible URL eines Modells, mit dem Bots hochgeladene Bilder sehen; STORYHARE_VISION_KEY ist der Schlüssel.
    .vision_url-word = URL
    .vision_model = Name des Modells unter --vision-url.
    .vision_model-word = NAME
    .vision_seconds = Sekunden, die eine Antwort von --vision-url dauern darf.
    .open_browser = Die Seite im Browser öffnen.
    .open_browser-default = wenn jemand am Bildschirm sitzt
    .delete_after = Tage ohne Benutzung, nach denen archivierte Tische gelöscht werden; 0: nie.
    .log_level = Dies und alles Ernstere ins Log schreiben.

help-score =
    Punkte eines Spiels mit den gedruckten Karten zählen.

    Ohne Datei wird im Terminal alles Schritt für Schritt abgefragt. Jede Zeile einer Datei ist eine Runde, wie im Beispiel. Für jede Runde kommt eine Zeile mit den Punkten und den Gründen oder mit einem Fehler. Der Exit-Status ist 1, wenn eine Runde ungültig war.
    .file = Runden als JSON-Zeilen; „-“ für die Standardeingabe.

help-replay = Das Protokoll eines Spiels prüfen und Runde für Runde ausgeben.
    .file = Ein aufgezeichnetes Spiel (JSON-Zeilen).

help-simulate = Ganze Spiele mit Zufall oder mit Bots spielen und eine Statistik ausgeben.
    .players = Wie viele mitspielen.
    .games = Wie viele Spiele.
    .cards = Wie viele Karten das Deck hat, ohne --bots.
    .options = Optionen der Regeln als JSON, wie im Beispiel.
    .options-word = JSON
    .bots = Wer spielt, durch Kommas getrennt: blind (Zufall), easy, medium, sharp oder sharp:lexicon. Sie werden reihum gesetzt und spielen mit dem gemalten Deck.
    .bots-word = NAMEN
    .record = Ordner für die Protokolle aller Spiele.

help-doctor =
    Prüfen, ob alle gespeicherten Tische lesbar sind, und nennen, was beschädigt ist oder fehlt.

    Der Server darf weiterlaufen; er bedient alle Tische, die heil sind. Der Exit-Status ist 1, wenn etwas beschädigt ist oder einem Tisch ein Deck oder eine Aufnahme fehlt.
    .salvage = Jeden noch lesbaren Tisch in diese neue Datei schreiben, für „storyhare restore“.
    .keep_recordings = Tage, nach denen der Server Aufnahmen löscht.

help-backup =
    Alle Tische, Decks und Aufnahmen in eine Datei sichern.

    Der Server darf weiterlaufen. Die Datei erscheint, wenn sie vollständig ist, und enthält jeden Zug, der vor Beginn der Sicherung bestätigt war. Nur du darfst sie lesen. Für große PostgreSQL-Datenbanken nimm pg_dump oder WAL-Archivierung, die schneller sind.
    .file = Die Sicherungsdatei, die geschrieben wird.
    .force = Die Datei überschreiben, wenn es sie gibt.

help-restore =
    Tische, Decks und Aufnahmen aus einer Sicherung wiederherstellen. Halte vorher den Server an.

    Die bisherigen Tische eines Datenordners bleiben in einer zweiten Datei daneben erhalten; seine Decks und Aufnahmen bleiben. Eine PostgreSQL-Datenbank muss leer sein.
    .file = Eine Datei, die „storyhare backup“ geschrieben hat.
    .force = Auch wiederherstellen, wenn Tische in der Datei beschädigt sind.

help-migrate =
    Eine PostgreSQL-Datenbank auf das Format dieser Version bringen. Das lässt sich nicht rückgängig machen.

    Ein Server tut das beim Start von selbst. Nimm diesen Befehl, wenn der Datenbankbenutzer des Servers keine Tabellen ändern darf, oder bevor du den ersten von mehreren Servern neu startest.
    .database = URL der Datenbank (postgresql://…).

help-copy =
    Tische, Decks und Aufnahmen von SQLite nach PostgreSQL kopieren oder zurück. Halte vorher den Server an.

    Jeder Tisch wird zurückgelesen und verglichen. Weicht einer ab oder wird der Befehl abgebrochen, ist nichts kopiert.
    .source = Von wo: eine PostgreSQL-URL (postgresql://…), ein Datenordner oder eine Datei, die auf .db endet (nur Tische).
    .source-word = VON
    .target = Wohin: eines von denselben; das Ziel muss leer sein.
    .target-word = NACH

help-where =
    Zeigen, wo „storyhare serve“ Tische, Decks und Aufnahmen ablegt.

    Mit --database liegen Tische, hochgeladene Decks und Aufnahmen in PostgreSQL; im Ordner sind Kopien von Decks und die Decks, die du installiert hast.

help-loadtest =
    Ganze Spiele auf dem eigenen Server spielen und messen, wie schnell er antwortet.

    Die Tische bleiben in der Datenbank des Servers. Der Server begrenzt Anfragen pro Adresse: Starte ihn für einen großen Test mit höherem --tables-per-address, --sockets-per-address und --commands-per-minute. Der Exit-Status ist 1, wenn ein Spiel nicht zu Ende kam oder am Ende nicht für alle gleich aussah.
    .url = Adresse des Servers, wie man sie zum Spielen öffnet.
    .url-word = URL
    .games = Wie viele Spiele.
    .seats = Plätze pro Tisch.
    .ruleset = Regeln aller Spiele.
    .at_once = Spiele zur selben Zeit.
    .moves_per_second = Züge pro Sekunde, alle Spiele zusammen.
    .moves_per_second-default = so schnell der Server antwortet
    .patience = Sekunden ohne Antwort, nach denen ein Spiel gescheitert ist.
    .own = Nötig für einen Server auf einem anderen Rechner.

help-deck = Decks aus Bildern verwalten: eigene importieren, prüfen und ansehen.

help-deck-import =
    Ein Deck aus einem Ordner oder einer ZIP-Datei mit Bildern importieren.

    Gibt es ein Manifest (deck.toml oder deck.json), beschreibt es die Karten; sonst wird jedes Bild eine Karte. Das Deck wird ganz oder gar nicht importiert.
    .source = Ordner oder ZIP-Datei mit einem Deck, oder einfach mit Bildern.
    .source-word = ORDNER|ZIP
    .deck = Kennung des Decks, statt der im Manifest.
    .title = Titel, statt dem im Manifest.
    .licence = Lizenz, statt der im Manifest.
    .public = Ob alle das Deck in der Liste sehen; ein privates bekommt eine Kennung, die niemand errät.

help-deck-list = Alle Decks auflisten: das gemalte und die installierten.

help-deck-show = Ein Deck und seine Karten zeigen.

help-deck-check =
    Ein Deck prüfen, installiert oder nicht, und auflisten, was zu verbessern ist.

    Der Exit-Status ist 1, wenn es etwas zu verbessern gibt.
    .target = Was geprüft wird.
    .target-word = ID|ORDNER|ZIP

help-deck-remove = Ein installiertes Deck entfernen.

help-deck-export = Ein Deck als ZIP-Datei schreiben, die sich anderswo importieren lässt.
    .file = Die ZIP-Datei, die geschrieben wird.
    .file-word = DATEI.zip

help-deck-gallery = Eine Webseite mit allen Karten und ihren Texten schreiben.
    .file = Die HTML-Datei, die geschrieben wird.
    .file-word = DATEI.html
    .words = Mit allen Texten jeder Karte, zum Korrekturlesen.
    .language = Mit --words: nur diese Sprache; mehrfach möglich.
    .language-word = SPRACHE

help-bots = Die Bots vermessen.

help-bots-evaluate =
    Ganze Spiele an Tischen spielen, wie die Lobby sie macht, und zeigen, was man dort erlebt.

    Wie oft alle, niemand oder manche die Karte finden; welcher Anteil der Stimmen richtig ist; wie oft zwei Stimmen übereinstimmen; welche Arten von Aussagen Bots machen. Die Begriffe stehen in docs/bots.md.
    .rounds = Runden an jeder Art von Tisch.
    .company = Wer spielt, durch Kommas getrennt: mix (wie im schnellen Spiel), easy, medium, sharp.
    .rules = Regeln, durch Kommas getrennt: classic, odyssey, party, team.
    .players = Wie viele mitspielen, durch Kommas getrennt.
    .languages = Sprachen, durch Kommas getrennt.
    .clues = TOML-Datei mit Aussagen von Menschen, für einen Gast, der sie macht.
    .encoder = Mit dem Extra storyhare[bots] urteilen, wenn es installiert ist.

help-bots-crossplay =
    Jede Art von Bot mit jeder anderen spielen lassen und messen, wie gut sie sich verstehen.

    Die wichtigste Zahl: wie oft manche, aber nicht alle die Karte des Erzählers finden. Die Begriffe stehen in docs/bots.md.
    .rounds = Runden pro Paar von Familien.
    .players = Wie viele mitspielen, durch Kommas getrennt.
    .strength = Stärke der Bots: easy, medium oder sharp.

## Was an den Optionen nicht stimmt

usage-more = „{ $command }“ sagt mehr.
usage-did-you-mean = Meinst du „{ $name }“?
usage-no-command = Den Befehl „{ $name }“ gibt es nicht.
usage-too-much = Das ist mehr, als der Befehl braucht: { $text }.
usage-no-option = Die Option { $name } gibt es nicht.
usage-no-value = { $name } hat keinen Wert.
usage-value-missing = { $name } braucht einen Wert.
usage-option-missing = Die Option { $name } fehlt.
usage-argument-missing = { $name } fehlt.
usage-choice = Für { $name } geht: { $choices }.
usage-switch = Für { $name } geht 1 oder 0.
usage-folder = { $name } muss ein Ordner sein.
usage-file = { $name } muss eine Datei sein.
usage-number = { $number ->
        [whole] { $name } muss eine ganze Zahl{ $limits ->
            [both] {" "}von { $least } bis { $most }
            [least] {" "}ab { $least }
           *[none] {""}
        } sein.
       *[any] { $name } muss eine Zahl{ $limits ->
            [both] {" "}von { $least } bis { $most }
            [least] {" "}ab { $least }
           *[none] {""}
        } sein.
    }
cli-aborted = Abgebrochen.

## Ergänzen in einer Shell

completion-installed = Die Ergänzung für { $shell } liegt in { $file }. Sie wirkt im nächsten Terminal, das du öffnest.
completion-no-shell = Ich erkenne nicht, welche Shell das ist. Die Ergänzung geht mit { $shells }.
completion-print-it = In PowerShell trägst du die Ergänzung selbst in dein Profil ein: { $command }

help-tables = Tische auflisten, zeigen, schließen und löschen.

help-tables-list = Alle Tische auflisten, die zuletzt benutzten zuerst.

help-tables-show = Zeigen, was von einem Tisch gespeichert ist: Personen, Decks, und wie viele Nachrichten und Aufnahmen.
    .table = Code oder Kennung des Tisches.
    .table-word = TISCH

help-tables-close =
    Einen Tisch jetzt archivieren, wie der Server es mit unbenutzten tut. Halte vorher den Server an.

    Sein Code ist frei für andere; wer dort einen Platz hat, kann ihn zurückholen.
    .table = Code oder Kennung des Tisches.
    .table-word = TISCH

help-tables-delete = Einen Tisch mit Zügen, Namen, Chat und Aufnahmen löschen. Halte vorher den Server an.
    .table = Code oder Kennung des Tisches.
    .table-word = TISCH

help-erase = Löschen, was von einer Person, einem Chat oder einem Tisch gespeichert ist.

help-erase-person =
    Name, Chat und Aufnahmen einer Person löschen. Halte vorher den Server an.

    Die Züge des Spiels bleiben, ohne den Namen.
    .name = Name der Person oder ihre Kennung.
    .name-word = NAME
    .table = Code oder Kennung eines Tisches.
    .table-word = TISCH
    .everywhere = Alle Personen mit diesem Namen, an allen Tischen.

help-erase-chat = Den Chat eines Tisches löschen. Halte vorher den Server an.
    .table = Code oder Kennung des Tisches.
    .table-word = TISCH

help-erase-table = Einen Tisch löschen, wie „storyhare tables delete“. Halte vorher den Server an.
    .table = Code oder Kennung des Tisches.
    .table-word = TISCH
