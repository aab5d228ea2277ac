### Starting the server.

serve-here = Op deze computer: { $address }
serve-there = In je thuisnetwerk: { $address }
serve-data = Tafels, kaartensets en opnamen staan in { $folder }
serve-data-from-before = Tafels, kaartensets en opnamen staan in { $folder }, de map van eerdere versies
where-tables = Tafels: { $place }
where-decks = Kaartensets: { $place }
where-recordings = Opnamen: { $place }
serve-stop = Druk op Ctrl+C om te stoppen. De tafels blijven bewaard.
serve-cannot-start = De server kan niet starten: { $reason }.
serve-folder-in-use = Een andere server gebruikt { $folder }. Stop die, of geef deze met --data een eigen map.
serve-port-taken = Poort { $port } kan niet gebruikt worden ({ $reason }). Kies een andere met --port.
serve-wrong-root-path = “{ $path }” kan geen subpad zijn. Geef --root-path op zoals /hare: letters zonder accenten, cijfers en - . _ ~, met schuine strepen tussen de delen.
serve-wrong-host = “{ $host }” is geen adres van deze computer ({ $reason }). Geef --host op zoals 127.0.0.1, of 0.0.0.0 voor iedereen.
serve-wrong-public-url = “{ $url }” kan niet het adres van de server zijn. Geef --public-url op zoals https://play.example.org.
serve-wrong-proxy = “{ $proxy }” is geen adres en geen netwerk. Geef --trusted-proxies op zoals 127.0.0.1 of 10.0.0.0/8, met komma’s, of * voor alle.
serve-wrong-name = “{ $name }” is geen hostnaam. Geef --allowed-hosts op zoals hare.example.org, met komma’s, zonder https:// en poort.
serve-wrong-link = “{ $url }” is geen adres van een pagina. Geef { $option } op zoals https://example.org/colofon.
serve-wrong-contact = “{ $contact }” is geen e-mailadres en geen adres van een pagina. Geef --contact op zoals host@example.org.
serve-wrong-vision-url = “{ $url }” kan niet het adres van een model zijn. Geef --vision-url op zoals http://127.0.0.1:11434/v1.
serve-no-vision-files = Er is geen map { $folder }. Geef met --vision-files de map van het model op.
serve-reach-here = Alleen deze computer kan erbij; --host 0.0.0.0 opent hem voor je netwerk.
serve-reach-all = Iedereen in je netwerk kan er nu bij; met --host 127.0.0.1 blijft hij op deze computer.
secret-twice = { $variable } en { $name } zijn allebei gezet. Houd er één.
secret-unreadable = { $name } noemt het bestand { $file }, dat niet gelezen kan worden: { $reason }.
pages-not-built = De pagina’s van deze server zijn nog niet gebouwd: voer “make run” of “pip install .” uit in de bronmap.
