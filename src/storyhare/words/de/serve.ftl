### Starting the server.

serve-here = Auf diesem Rechner: { $address }
serve-there = In deinem Heimnetz: { $address }
serve-stop = Strg+C beendet den Server. Die Tische bleiben erhalten.
serve-cannot-start = Der Server kann nicht starten: { $reason }.
serve-port-taken = Port { $port } lässt sich nicht benutzen ({ $reason }). Wähle mit --port einen anderen.
serve-wrong-root-path = „{ $path }“ kann kein Unterpfad sein. Gib --root-path so an wie /hare: Buchstaben ohne Akzente und Umlaute, Ziffern und - . _ ~, mit Schrägstrichen zwischen den Teilen.
pages-not-built = Die Seiten dieses Servers sind noch nicht gebaut: Führ im Quellordner „make run“ oder „pip install .“ aus.
