### Starting the server.

serve-here = Op deze computer: { $address }
serve-there = Voor iedereen in huis: { $address }
serve-stop = Druk op Ctrl-C om te stoppen. De tafels blijven bewaard.
serve-port-taken = Poort { $port } kan niet gebruikt worden ({ $reason }). Kies een andere met --port.
pages-not-built = De pagina’s van deze server zijn nog niet gebouwd: voer “make run” of “pip install .” uit in de bronmap.
