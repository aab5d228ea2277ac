### Starting the server.

serve-here = Na tym komputerze: { $address }
serve-there = W sieci domowej: { $address }
serve-data = Stoły, zestawy kart i nagrania są w { $folder }
serve-data-from-before = Stoły, zestawy kart i nagrania są w { $folder }, w folderze wcześniejszych wersji
where-tables = Stoły: { $place }
where-decks = Zestawy kart: { $place }
where-recordings = Nagrania: { $place }
serve-stop = Ctrl+C zatrzymuje serwer. Stoły zostają zachowane.
serve-cannot-start = Serwer nie może wystartować: { $reason }.
serve-folder-in-use = Inny serwer używa { $folder }. Zatrzymaj go albo wskaż temu własny folder za pomocą --data.
serve-port-taken = Portu { $port } nie można użyć ({ $reason }). Wybierz inny przez --port.
serve-wrong-root-path = „{ $path }” nie może być podścieżką. Podaj --root-path w postaci takiej jak /hare: litery bez znaków diakrytycznych, cyfry oraz - . _ ~, z ukośnikami między częściami.
pages-not-built = Strony tego serwera nie są zbudowane: uruchom „make run” albo „pip install .” w jego folderze ze źródłami.
