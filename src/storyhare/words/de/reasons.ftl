### Why a file cannot be used or read: the part of a sentence after a colon or in brackets, which begins in lower case
### and has no full stop. The terminal says it and, for decks, the lobby. `reported` quotes what another program says.

reason-file_missing = es gibt keine solche Datei und keinen solchen Ordner
reason-file_denied = die Berechtigung fehlt
reason-file_exists = unter diesem Namen gibt es schon etwas
reason-file_is_folder = es ist ein Ordner
reason-file_not_folder = ein Teil des Pfads ist eine Datei und kein Ordner
reason-file_name_too_long = der Name ist zu lang
reason-file_loop = der Link führt im Kreis
reason-file_in_use = ein anderes Programm benutzt es gerade
reason-disk_full = der Speicher ist voll
reason-disk_read_only = dort kann nichts geschrieben werden
reason-disk_error = der Speicher meldet einen Fehler
reason-too_many_files = zu viele Dateien sind offen
reason-no_memory = der Arbeitsspeicher reicht nicht
reason-system_error = das System meldet Fehler { $number }
reason-data_wrong_type = erwartet wird „{ $wanted }“, da steht aber „{ $found }“
reason-data_no_object = es ist keine Liste von Feldern mit ihren Werten
reason-data_unknown_field = das Feld „{ $name }“ gibt es nicht
reason-data_missing_field = das Feld „{ $name }“ fehlt
reason-data_unknown_value = „{ $found }“ ist kein möglicher Wert
reason-data_too_long = es ist zu lang: höchstens { $most }
reason-data_too_short = es ist zu kurz: mindestens { $least }
reason-data_wrong_length = die Länge stimmt nicht: Sie muss { $number } sein
reason-data_out_of_range = die Zahl muss { $wanted } sein
reason-data_pattern = der Text muss auf { $wanted } passen
reason-data_one_end = gib entweder eine Punktzahl oder eine Zahl von Erzählrunden an
reason-data_cut_short = das Ende fehlt
reason-data_malformed = bei Byte { $byte } ist ein Fehler
reason-data_malformed_at = in Zeile { $row }, Spalte { $column } ist ein Fehler
reason-data_malformed_end = am Ende ist ein Fehler
reason-data_not_utf8 = es ist kein UTF-8
reason-data_too_deep = darin ist zu viel verschachtelt
reason-reported = „{ $detail }“
