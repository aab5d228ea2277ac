### Why something does not answer or is damaged, for operators: the part of a sentence after a colon or in brackets,
### which begins in lower case and has no full stop.

reason-net_taken = ein anderes Programm benutzt ihn gerade
reason-net_no_address = dieser Rechner hat diese Adresse nicht
reason-net_refused = die Verbindung wurde abgelehnt
reason-net_timeout = die Antwort kam nicht rechtzeitig
reason-net_unreachable = kein Netz führt dorthin
reason-net_lost = die Verbindung ist abgebrochen
reason-net_unknown_name = unter diesem Namen ist kein Rechner bekannt
reason-net_status = die Antwort ist HTTP { $status }
reason-net_closed = die Verbindung wurde mit { $status } geschlossen
reason-db_no_database = es ist keine Datenbank
reason-db_inconsistent = der Inhalt ist widersprüchlich
reason-db_cannot_open = sie lässt sich nicht öffnen
reason-db_disk = der Speicher ist voll oder nicht beschreibbar
reason-line_missing = Zeile { $line } fehlt
reason-line_damaged = Zeile { $line } ist beschädigt
reason-line_newer = Zeile { $line } stammt von einer neueren Version von Storyhare
reason-line_senseless = Zeile { $line } ergibt keinen Sinn ({ $detail })
reason-line_impossible = was Zeile { $line } sagt, kann nicht passiert sein ({ $detail })
reason-row_differs = der Eintrag passt nicht zu den Zeilen
reason-db_format = das Format { $format } gibt es nicht
reason-db_not_empty = es enthält schon Tische
reason-db_closed = es ist schon geschlossen
reason-backup_strange_files = darin sind Dateien, die in keine Sicherung gehören
reason-part_damaged = „{ $name }“ ist beschädigt
reason-no_line_left = keine Zeile ist lesbar
reason-orphan_lines = { $number ->
    [one] eine Zeile gehört zu keinem Tisch
   *[other] { $number } Zeilen gehören zu keinem Tisch
}
reason-codes_differ = { $number ->
    [one] ein Code passt nicht zu seinem Tisch
   *[other] { $number } Codes passen nicht zu ihren Tischen
}
