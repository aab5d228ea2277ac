### Starting the server.

serve-here = Auf diesem Rechner: { $address }
serve-there = In deinem Heimnetz: { $address }
serve-data = Tische, Decks und Aufnahmen liegen in { $folder }
serve-data-from-before = Tische, Decks und Aufnahmen liegen in { $folder }, dem Ordner früherer Versionen
where-tables = Tische: { $place }
where-decks = Decks: { $place }
where-recordings = Aufnahmen: { $place }
serve-stop = Strg+C beendet den Server. Die Tische bleiben erhalten.
serve-cannot-start = Der Server kann nicht starten: { $reason }.
serve-folder-in-use = Ein anderer Server benutzt { $folder }. Halte ihn an, oder gib diesem mit --data einen eigenen Ordner.
serve-port-taken = Port { $port } lässt sich nicht benutzen ({ $reason }). Wähle mit --port einen anderen.
serve-wrong-root-path = „{ $path }“ kann kein Unterpfad sein. Gib --root-path so an wie /hare: Buchstaben ohne Akzente und Umlaute, Ziffern und - . _ ~, mit Schrägstrichen zwischen den Teilen.
serve-wrong-host = „{ $host }“ ist keine Adresse dieses Rechners ({ $reason }). Gib --host so an wie 127.0.0.1, oder 0.0.0.0 für alle.
serve-wrong-public-url = „{ $url }“ kann nicht die Adresse des Servers sein. Gib --public-url so an wie https://play.example.org.
serve-wrong-proxy = „{ $proxy }“ ist weder eine Adresse noch ein Netz. Gib --trusted-proxies so an wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt, oder * für alle.
serve-wrong-name = „{ $name }“ ist kein Rechnername. Gib --allowed-hosts so an wie hare.example.org, durch Kommas getrennt, ohne https:// und Port.
serve-wrong-link = „{ $url }“ ist keine Adresse einer Seite. Gib { $option } so an wie https://example.org/impressum.
serve-wrong-contact = „{ $contact }“ ist weder eine E-Mail-Adresse noch die einer Seite. Gib --contact so an wie host@example.org.
serve-wrong-vision-url = „{ $url }“ kann nicht die Adresse eines Modells sein. Gib --vision-url so an wie http://127.0.0.1:11434/v1.
serve-no-vision-files = Den Ordner { $folder } gibt es nicht. Gib mit --vision-files den Ordner des Modells an.
serve-reach-here = Nur dieser Rechner erreicht den Server; --host 0.0.0.0 öffnet ihn für dein Netz.
serve-reach-all = Alle in deinem Netz erreichen den Server jetzt; mit --host 127.0.0.1 bleibt er auf diesem Rechner.
secret-twice = { $variable } und { $name } sind beide gesetzt. Behalte eine davon.
secret-unreadable = { $name } nennt die Datei { $file }, die sich nicht lesen lässt: { $reason }.
pages-not-built = Die Seiten dieses Servers sind noch nicht gebaut: Führ im Quellordner „make run“ oder „pip install .“ aus.
