### Why a file cannot be used or read: the part of a sentence after a colon or in brackets, which begins in lower case
### and has no full stop. The terminal says it and, for decks, the lobby. `reported` quotes what another program says.

reason-file_missing = no existe ese archivo ni esa carpeta
reason-file_denied = falta el permiso
reason-file_exists = ya hay algo con ese nombre
reason-file_is_folder = es una carpeta
reason-file_not_folder = una parte de la ruta es un archivo, no una carpeta
reason-file_name_too_long = el nombre es demasiado largo
reason-file_loop = el enlace lleva a sí mismo
reason-file_in_use = otro programa lo está usando
reason-disk_full = el disco está lleno
reason-disk_read_only = ahí no se puede escribir
reason-disk_error = el disco da un error
reason-too_many_files = hay demasiados archivos abiertos
reason-no_memory = no queda memoria
reason-system_error = el sistema da el error { $number }
reason-data_wrong_type = se espera «{ $wanted }», pero hay «{ $found }»
reason-data_no_object = no es una lista de campos con sus valores
reason-data_unknown_field = no hay ningún campo «{ $name }»
reason-data_missing_field = falta el campo «{ $name }»
reason-data_unknown_value = «{ $found }» no es un valor posible
reason-data_too_long = es demasiado largo: { $most } como máximo
reason-data_too_short = es demasiado corto: { $least } como mínimo
reason-data_wrong_length = la longitud está mal: debe ser { $number }
reason-data_out_of_range = el número debe ser { $wanted }
reason-data_pattern = el texto debe ajustarse a { $wanted }
reason-data_one_end = pon o bien una puntuación o bien un número de turnos de cuentacuentos
reason-data_cut_short = falta el final
reason-data_malformed = hay un error en el byte { $byte }
reason-data_malformed_at = hay un error en la línea { $row }, columna { $column }
reason-data_malformed_end = hay un error al final
reason-data_not_utf8 = no está en UTF-8
reason-data_too_deep = tiene demasiados niveles
reason-reported = «{ $detail }»
