### Why a file cannot be used or read: the part of a sentence after a colon or in brackets, which begins in lower case
### and has no full stop. The terminal says it and, for decks, the lobby. `reported` quotes what another program says.

reason-file_missing = esse ficheiro ou essa pasta não existe
reason-file_denied = falta a permissão
reason-file_exists = já existe algo com esse nome
reason-file_is_folder = é uma pasta
reason-file_not_folder = uma parte do caminho é um ficheiro, não uma pasta
reason-file_name_too_long = o nome é demasiado longo
reason-file_loop = a ligação aponta para si própria
reason-file_in_use = está a ser usado por outro programa
reason-disk_full = o disco está cheio
reason-disk_read_only = não se pode escrever aí
reason-disk_error = o disco dá um erro
reason-too_many_files = há demasiados ficheiros abertos
reason-no_memory = não há memória suficiente
reason-system_error = o sistema dá o erro { $number }
reason-data_wrong_type = é preciso «{ $wanted }», mas está lá «{ $found }»
reason-data_no_object = não é uma lista de campos com os seus valores
reason-data_unknown_field = o campo «{ $name }» não existe
reason-data_missing_field = falta o campo «{ $name }»
reason-data_unknown_value = «{ $found }» não é um valor possível
reason-data_too_long = é demasiado longo: no máximo { $most }
reason-data_too_short = é demasiado curto: no mínimo { $least }
reason-data_wrong_length = o comprimento está errado: deve ser { $number }
reason-data_out_of_range = o número tem de ser { $wanted }
reason-data_pattern = o texto tem de corresponder a { $wanted }
reason-data_one_end = indica ou uma pontuação ou um número de turnos a narrar
reason-data_cut_short = falta o fim
reason-data_malformed = há um erro no byte { $byte }
reason-data_malformed_at = há um erro na linha { $row }, coluna { $column }
reason-data_malformed_end = há um erro no fim
reason-data_not_utf8 = não está em UTF-8
reason-data_too_deep = tem demasiados níveis
reason-reported = «{ $detail }»
