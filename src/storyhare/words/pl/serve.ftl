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
serve-wrong-host = „{ $host }” nie jest adresem tego komputera ({ $reason }). Podaj --host tak jak 127.0.0.1 albo 0.0.0.0 dla wszystkich.
serve-wrong-public-url = „{ $url }” nie może być adresem serwera. Podaj --public-url tak jak https://play.example.org.
serve-wrong-proxy = „{ $proxy }” nie jest adresem ani siecią. Podaj --trusted-proxies tak jak 127.0.0.1 albo 10.0.0.0/8, po przecinku, albo * dla wszystkich.
serve-wrong-name = „{ $name }” nie jest nazwą hosta. Podaj --allowed-hosts tak jak hare.example.org, po przecinku, bez https:// i portu.
serve-wrong-link = „{ $url }” nie jest adresem strony. Podaj { $option } tak jak https://example.org/nota.
serve-wrong-contact = „{ $contact }” nie jest adresem e-mail ani adresem strony. Podaj --contact tak jak host@example.org.
serve-wrong-vision-url = „{ $url }” nie może być adresem modelu. Podaj --vision-url tak jak http://127.0.0.1:11434/v1.
serve-no-vision-files = Nie ma folderu { $folder }. Wskaż folder modelu za pomocą --vision-files.
serve-reach-here = Dostęp ma tylko ten komputer; --host 0.0.0.0 otwiera serwer dla twojej sieci.
serve-reach-all = Dostęp ma teraz cała twoja sieć; --host 127.0.0.1 ogranicza go do tego komputera.
secret-twice = Ustawiono zarówno { $variable }, jak i { $name }. Zostaw jedną z nich.
secret-unreadable = { $name } wskazuje plik { $file }, którego nie da się odczytać: { $reason }.
pages-not-built = Strony tego serwera nie są zbudowane: uruchom „make run” albo „pip install .” w jego folderze ze źródłami.
