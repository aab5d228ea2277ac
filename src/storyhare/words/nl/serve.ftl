### Starting the server.

serve-here = Op deze computer: { $address }
serve-there = Voor iedereen in huis: { $address }
serve-stop = Druk op Ctrl-C om te stoppen. De tafels blijven bewaard.
serve-cannot-start = De server kan niet starten: { $reason }.
serve-port-taken = Poort { $port } kan niet gebruikt worden ({ $reason }). Kies een andere met --port.
serve-wrong-root-path = “{ $path }” kan geen subpad zijn. Geef --root-path op zoals /hare: letters zonder accenten, cijfers en - . _ ~, met schuine strepen tussen de delen.
serve-wrong-node-address = “{ $address }” is geen adres voor andere servers. Geef --node-address op zoals 10.0.0.5:8081, of alleen :8081, of off.
serve-wrong-bus = Dat is geen adres van een NATS-server. Geef --bus op zoals nats://gebruiker:wachtwoord@host:4222, of laat het weg: dan brengt de database de hints over.
pages-not-built = De pagina’s van deze server zijn nog niet gebouwd: voer “make run” of “pip install .” uit in de bronmap.
