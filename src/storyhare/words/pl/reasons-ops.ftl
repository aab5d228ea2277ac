### Why something does not answer or is damaged, for operators: the part of a sentence after a colon or in brackets,
### which begins in lower case and has no full stop.

reason-net_taken = używa go inny program
reason-net_no_address = ten komputer nie ma takiego adresu
reason-net_refused = połączenie zostało odrzucone
reason-net_timeout = odpowiedź nie nadeszła na czas
reason-net_unreachable = nie prowadzi tam żadna sieć
reason-net_lost = połączenie zostało przerwane
reason-net_unknown_name = nie ma komputera o tej nazwie
reason-net_status = odpowiedź to HTTP { $status }
reason-net_closed = połączenie zostało zamknięte z kodem { $status }
reason-db_no_database = to nie jest baza danych
reason-db_inconsistent = jej zawartość jest niespójna
reason-db_cannot_open = nie da się jej otworzyć
reason-db_disk = dysk jest pełny albo nie da się na nim pisać
reason-line_missing = brakuje wiersza { $line }
reason-line_damaged = wiersz { $line } jest uszkodzony
reason-line_newer = wiersz { $line } pochodzi z nowszej wersji Storyhare
reason-line_senseless = wiersz { $line } nie ma sensu ({ $detail })
reason-line_impossible = to, co mówi wiersz { $line }, nie mogło się zdarzyć ({ $detail })
reason-row_differs = jego wpis nie zgadza się z wierszami
reason-db_format = nie ma formatu { $format }
reason-db_not_empty = są już w nim stoły
reason-db_closed = jest już zamknięty
reason-backup_strange_files = są w nim pliki, których nie ma w żadnej kopii zapasowej
reason-part_damaged = plik „{ $name }” jest uszkodzony
reason-no_line_left = żadnego wiersza nie da się odczytać
reason-orphan_lines = { $number ->
    [one] { $number } wiersz nie należy do żadnego stołu
    [few] { $number } wiersze nie należą do żadnego stołu
    [many] { $number } wierszy nie należy do żadnego stołu
   *[other] { $number } wiersza nie należy do żadnego stołu
}
reason-codes_differ = { $number ->
    [one] { $number } kod nie pasuje do swojego stołu
    [few] { $number } kody nie pasują do swoich stołów
    [many] { $number } kodów nie pasuje do swoich stołów
   *[other] { $number } kodu nie pasuje do swojego stołu
}
