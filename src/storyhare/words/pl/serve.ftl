### Starting the server.

serve-here = Na tym komputerze: { $address }
serve-there = Dla wszystkich w domu: { $address }
serve-stop = Ctrl-C zatrzymuje serwer. Stoły zostają zachowane.
serve-cannot-start = Serwer nie może wystartować: { $reason }.
serve-port-taken = Portu { $port } nie można użyć ({ $reason }). Wybierz inny przez --port.
serve-wrong-root-path = „{ $path }” nie może być podścieżką. Podaj --root-path w postaci takiej jak /hare: litery bez znaków diakrytycznych, cyfry oraz - . _ ~, z ukośnikami między częściami.
serve-wrong-node-address = „{ $address }” nie jest adresem dla innych serwerów. Podaj --node-address w postaci takiej jak 10.0.0.5:8081, samo :8081 albo off.
serve-wrong-bus = To nie jest adres serwera NATS. Podaj --bus w postaci takiej jak nats://użytkownik:hasło@host:4222 albo pomiń tę opcję: wtedy wskazówki przekazuje baza danych.
pages-not-built = Strony tego serwera nie są zbudowane: uruchom „make run” albo „pip install .” w jego folderze ze źródłami.
