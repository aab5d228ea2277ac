### Why a file cannot be used or read: the part of a sentence after a colon or in brackets, which begins in lower case
### and has no full stop. The terminal says it and, for decks, the lobby. `reported` quotes what another program says.

reason-file_missing = non esiste un file o una cartella con quel nome
reason-file_denied = manca il permesso
reason-file_exists = esiste già qualcosa con quel nome
reason-file_is_folder = è una cartella
reason-file_not_folder = una parte del percorso è un file, non una cartella
reason-file_name_too_long = il nome è troppo lungo
reason-file_loop = il collegamento rimanda a sé stesso
reason-file_in_use = lo sta usando un altro programma
reason-disk_full = il disco è pieno
reason-disk_read_only = lì non si può scrivere
reason-disk_error = il disco segnala un errore
reason-too_many_files = ci sono troppi file aperti
reason-no_memory = la memoria è esaurita
reason-system_error = il sistema segnala l’errore { $number }
reason-data_wrong_type = ci vuole «{ $wanted }», ma c’è «{ $found }»
reason-data_no_object = non è un elenco di campi con i loro valori
reason-data_unknown_field = il campo «{ $name }» non esiste
reason-data_missing_field = manca il campo «{ $name }»
reason-data_unknown_value = «{ $found }» non è un valore possibile
reason-data_too_long = è troppo lungo: al massimo { $most }
reason-data_too_short = è troppo corto: almeno { $least }
reason-data_wrong_length = la lunghezza è sbagliata: deve essere { $number }
reason-data_out_of_range = il numero deve essere { $wanted }
reason-data_pattern = il testo deve corrispondere a { $wanted }
reason-data_one_end = indica o un punteggio o un numero di turni da narratore
reason-data_cut_short = manca la fine
reason-data_malformed = c’è un errore al byte { $byte }
reason-data_malformed_at = c’è un errore alla riga { $row }, colonna { $column }
reason-data_malformed_end = c’è un errore alla fine
reason-data_not_utf8 = non è in UTF-8
reason-data_too_deep = ha troppi livelli annidati
reason-reported = «{ $detail }»
