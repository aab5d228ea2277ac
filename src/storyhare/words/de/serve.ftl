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
pages-not-built = Die Seiten dieses Servers sind noch nicht gebaut: Führ im Quellordner „make run“ oder „pip install .“ aus.
