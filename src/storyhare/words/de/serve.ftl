### Starting the server.

serve-here = Auf diesem Rechner: { $address }
serve-there = Für alle im Haus: { $address }
serve-stop = Strg-C beendet. Die Tische bleiben erhalten.
serve-port-taken = Port { $port } lässt sich nicht benutzen ({ $reason }). Wähle mit --port einen anderen.
pages-not-built = Die Seiten dieses Servers sind noch nicht gebaut: Führ im Quellordner „make run“ oder „pip install .“ aus.
