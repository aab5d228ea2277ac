### Starting the server.

serve-here = Na tym komputerze: { $address }
serve-there = Dla wszystkich w domu: { $address }
serve-stop = Ctrl-C zatrzymuje serwer. Stoły zostają zachowane.
serve-port-taken = Portu { $port } nie można użyć ({ $reason }). Wybierz inny przez --port.
pages-not-built = Strony tego serwera nie są zbudowane: uruchom „make run” albo „pip install .” w jego folderze ze źródłami.
