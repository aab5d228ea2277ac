### Why something does not answer or is damaged, for operators: the part of a sentence after a colon or in brackets,
### which begins in lower case and has no full stop.

reason-net_taken = lo sta usando un altro programma
reason-net_no_address = questo computer non ha quell’indirizzo
reason-net_refused = la connessione è stata rifiutata
reason-net_timeout = nessuna risposta in tempo
reason-net_unreachable = nessuna rete arriva fin lì
reason-net_lost = la connessione è caduta
reason-net_unknown_name = non si conosce nessun computer con quel nome
reason-net_status = la risposta è HTTP { $status }
reason-net_closed = la connessione è stata chiusa con { $status }
reason-db_no_database = non è un database
reason-db_inconsistent = il contenuto è incoerente
reason-db_cannot_open = non si può aprire
reason-db_disk = il disco è pieno o non si può scrivere
reason-line_missing = manca la riga { $line }
reason-line_damaged = la riga { $line } è danneggiata
reason-line_newer = la riga { $line } viene da una versione più recente di Storyhare
reason-line_senseless = la riga { $line } non ha senso ({ $detail })
reason-line_impossible = ciò che dice la riga { $line } non può essere successo ({ $detail })
reason-row_differs = la sua voce non corrisponde alle sue righe
reason-db_format = il formato { $format } non esiste
reason-db_not_empty = contiene già dei tavoli
reason-db_closed = è già chiuso
reason-backup_strange_files = contiene file che nessun backup ha
reason-part_damaged = «{ $name }» è danneggiato
reason-no_line_left = nessuna riga è leggibile
reason-orphan_lines = { $number ->
    [one] una riga non appartiene a nessun tavolo
   *[other] { $number } righe non appartengono a nessun tavolo
}
reason-codes_differ = { $number ->
    [one] un codice non corrisponde al suo tavolo
   *[other] { $number } codici non corrispondono ai loro tavoli
}
