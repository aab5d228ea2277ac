### Starting the server.

serve-here = Auf diesem Rechner: { $address }
serve-there = Für alle im Haus: { $address }
serve-stop = Strg-C beendet. Die Tische bleiben erhalten.
serve-cannot-start = Der Server kann nicht starten: { $reason }.
serve-port-taken = Port { $port } lässt sich nicht benutzen ({ $reason }). Wähle mit --port einen anderen.
serve-wrong-root-path = „{ $path }“ kann kein Unterpfad sein. Gib --root-path so an wie /hare: Buchstaben ohne Akzente und Umlaute, Ziffern und - . _ ~, mit Schrägstrichen zwischen den Teilen.
serve-wrong-node-address = „{ $address }“ ist keine Adresse für andere Server. Gib --node-address so an wie 10.0.0.5:8081, oder nur :8081, oder off.
serve-wrong-bus = Das ist keine Adresse eines NATS-Servers. Gib --bus so an wie nats://benutzer:passwort@rechner:4222, oder lass es weg: Dann trägt die Datenbank die Hinweise weiter.
pages-not-built = Die Seiten dieses Servers sind noch nicht gebaut: Führ im Quellordner „make run“ oder „pip install .“ aus.
