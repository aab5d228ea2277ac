### Why something does not answer or is damaged, for operators: the part of a sentence after a colon or in brackets,
### which begins in lower case and has no full stop.

reason-net_taken = lo está usando otro programa
reason-net_no_address = este ordenador no tiene esa dirección
reason-net_refused = se ha rechazado la conexión
reason-net_timeout = no ha respondido a tiempo
reason-net_unreachable = ninguna red llega hasta ahí
reason-net_lost = se ha perdido la conexión
reason-net_unknown_name = no se conoce ningún equipo con ese nombre
reason-net_status = la respuesta es HTTP { $status }
reason-net_closed = la conexión se ha cerrado con { $status }
reason-db_no_database = no es una base de datos
reason-db_inconsistent = su contenido es incoherente
reason-db_cannot_open = no se puede abrir
reason-db_disk = el disco está lleno o no se puede escribir en él
reason-line_missing = falta la línea { $line }
reason-line_damaged = la línea { $line } está dañada
reason-line_newer = la línea { $line } es de una versión más reciente de Storyhare
reason-line_senseless = la línea { $line } no tiene sentido ({ $detail })
reason-line_impossible = lo que dice la línea { $line } no puede haber pasado ({ $detail })
reason-row_differs = su fila no coincide con sus líneas
reason-db_format = el formato { $format } no existe
reason-db_not_empty = ya contiene mesas
reason-db_closed = ya está cerrado
reason-backup_strange_files = tiene archivos que no son de ninguna copia de seguridad
reason-part_damaged = «{ $name }» está dañado
reason-no_line_left = no se puede leer ninguna línea
reason-orphan_lines = { $number ->
    [one] una línea no es de ninguna mesa
   *[other] { $number } líneas no son de ninguna mesa
}
reason-codes_differ = { $number ->
    [one] un código no corresponde a su mesa
   *[other] { $number } códigos no corresponden a sus mesas
}
