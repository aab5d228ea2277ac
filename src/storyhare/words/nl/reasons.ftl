### Why a file cannot be used or read: the part of a sentence after a colon or in brackets, which begins in lower case
### and has no full stop. The terminal says it and, for decks, the lobby. `reported` quotes what another program says.

reason-file_missing = zo’n bestand of map bestaat niet
reason-file_denied = er is geen toestemming voor
reason-file_exists = er bestaat al iets met die naam
reason-file_is_folder = het is een map
reason-file_not_folder = een deel van het pad is een bestand en geen map
reason-file_name_too_long = de naam is te lang
reason-file_loop = de link verwijst naar zichzelf
reason-file_in_use = een ander programma gebruikt het
reason-disk_full = de schijf is vol
reason-disk_read_only = daar kan niets worden geschreven
reason-disk_error = de schijf meldt een fout
reason-too_many_files = er staan te veel bestanden open
reason-no_memory = er is geen geheugen meer
reason-system_error = het systeem meldt fout { $number }
reason-data_wrong_type = er hoort “{ $wanted }” te staan, maar er staat “{ $found }”
reason-data_no_object = het is geen lijst van velden met hun waarden
reason-data_unknown_field = het veld “{ $name }” bestaat niet
reason-data_missing_field = het veld “{ $name }” ontbreekt
reason-data_unknown_value = “{ $found }” is geen mogelijke waarde
reason-data_too_long = het is te lang: hoogstens { $most }
reason-data_too_short = het is te kort: minstens { $least }
reason-data_wrong_length = de lengte klopt niet: die moet { $number } zijn
reason-data_out_of_range = het getal moet { $wanted } zijn
reason-data_pattern = de tekst moet voldoen aan { $wanted }
reason-data_one_end = geef óf een score óf een aantal beurten als verteller
reason-data_cut_short = het einde ontbreekt
reason-data_malformed = bij byte { $byte } staat een fout
reason-data_malformed_at = op regel { $row }, kolom { $column } staat een fout
reason-data_malformed_end = aan het einde staat een fout
reason-data_not_utf8 = het is geen UTF-8
reason-data_too_deep = er is te veel in elkaar genest
reason-reported = “{ $detail }”
