### Why something does not answer or is damaged, for operators: the part of a sentence after a colon or in brackets,
### which begins in lower case and has no full stop.

reason-net_taken = een ander programma gebruikt hem
reason-net_no_address = deze computer heeft dat adres niet
reason-net_refused = de verbinding is geweigerd
reason-net_timeout = er kwam niet op tijd antwoord
reason-net_unreachable = er is geen netwerkverbinding mee
reason-net_lost = de verbinding is verbroken
reason-net_unknown_name = er is geen computer met die naam bekend
reason-net_status = het antwoord is HTTP { $status }
reason-net_closed = de verbinding is gesloten met { $status }
reason-db_no_database = het is geen database
reason-db_inconsistent = de inhoud klopt niet
reason-db_cannot_open = het kan niet worden geopend
reason-db_disk = de schijf is vol of kan niet worden beschreven
reason-line_missing = regel { $line } ontbreekt
reason-line_damaged = regel { $line } is beschadigd
reason-line_newer = regel { $line } komt van een nieuwere versie van Storyhare
reason-line_senseless = regel { $line } slaat nergens op ({ $detail })
reason-line_impossible = wat regel { $line } zegt, kan niet gebeurd zijn ({ $detail })
reason-row_differs = de rij past niet bij de regels
reason-db_format = formaat { $format } bestaat niet
reason-db_not_empty = er staan al tafels in
reason-db_closed = het is al gesloten
reason-backup_strange_files = er staan bestanden in die in geen enkele back-up horen
reason-part_damaged = “{ $name }” is beschadigd
reason-no_line_left = geen enkele regel is leesbaar
reason-orphan_lines = { $number ->
    [one] één regel hoort bij geen enkele tafel
   *[other] { $number } regels horen bij geen enkele tafel
}
reason-codes_differ = { $number ->
    [one] één code past niet bij zijn tafel
   *[other] { $number } codes passen niet bij hun tafels
}
