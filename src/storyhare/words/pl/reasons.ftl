### Why a file cannot be used or read: the part of a sentence after a colon or in brackets, which begins in lower case
### and has no full stop. The terminal says it and, for decks, the lobby. `reported` quotes what another program says.

reason-file_missing = nie ma takiego pliku ani folderu
reason-file_denied = brakuje uprawnień
reason-file_exists = coś o tej nazwie już istnieje
reason-file_is_folder = to jest folder
reason-file_not_folder = część ścieżki to plik, a nie folder
reason-file_name_too_long = nazwa jest za długa
reason-file_loop = dowiązanie prowadzi do siebie samego
reason-file_in_use = używa go inny program
reason-disk_full = dysk jest pełny
reason-disk_read_only = nie da się tam nic zapisać
reason-disk_error = dysk zgłasza błąd
reason-too_many_files = otwartych jest za dużo plików
reason-no_memory = zabrakło pamięci
reason-system_error = system zgłasza błąd { $number }
reason-data_wrong_type = powinno być „{ $wanted }”, a jest „{ $found }”
reason-data_no_object = to nie jest lista pól z wartościami
reason-data_unknown_field = pole „{ $name }” nie istnieje
reason-data_missing_field = brakuje pola „{ $name }”
reason-data_unknown_value = „{ $found }” nie jest możliwą wartością
reason-data_too_long = to za długie: najwyżej { $most }
reason-data_too_short = to za krótkie: co najmniej { $least }
reason-data_wrong_length = długość się nie zgadza: powinna wynosić { $number }
reason-data_out_of_range = liczba musi być { $wanted }
reason-data_pattern = tekst musi pasować do { $wanted }
reason-data_one_end = podaj albo wynik, albo liczbę tur w roli narratora
reason-data_cut_short = brakuje końca
reason-data_malformed = w bajcie { $byte } jest błąd
reason-data_malformed_at = w wierszu { $row }, kolumnie { $column } jest błąd
reason-data_malformed_end = na końcu jest błąd
reason-data_not_utf8 = to nie jest UTF-8
reason-data_too_deep = zawiera zbyt wiele zagnieżdżeń
reason-reported = „{ $detail }”
