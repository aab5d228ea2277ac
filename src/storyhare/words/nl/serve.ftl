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
pages-not-built = De pagina’s van deze server zijn nog niet gebouwd: voer “make run” of “pip install .” uit in de bronmap.
