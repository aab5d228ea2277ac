### Why a file cannot be used or read: the part of a sentence after a colon or in brackets, which begins in lower case
### and has no full stop. The terminal says it and, for decks, the lobby. `reported` quotes what another program says.

reason-file_missing = ce fichier ou ce dossier n’existe pas
reason-file_denied = il manque une autorisation
reason-file_exists = ce nom est déjà pris
reason-file_is_folder = c’est un dossier
reason-file_not_folder = une partie du chemin est un fichier, pas un dossier
reason-file_name_too_long = le nom est trop long
reason-file_loop = le lien tourne en rond
reason-file_in_use = un autre programme l’utilise
reason-disk_full = le disque est plein
reason-disk_read_only = on ne peut rien y écrire
reason-disk_error = le disque signale une erreur
reason-too_many_files = trop de fichiers sont ouverts
reason-no_memory = il n’y a plus de mémoire
reason-system_error = le système signale l’erreur { $number }
reason-data_wrong_type = il faut « { $wanted } », mais on y trouve « { $found } »
reason-data_no_object = ce n’est pas une liste de champs avec leurs valeurs
reason-data_unknown_field = le champ « { $name } » n’existe pas
reason-data_missing_field = le champ « { $name } » manque
reason-data_unknown_value = « { $found } » n’est pas une valeur possible
reason-data_too_long = c’est trop long : { $most } au maximum
reason-data_too_short = c’est trop court : { $least } au minimum
reason-data_wrong_length = la longueur est fausse : elle doit être de { $number }
reason-data_out_of_range = le nombre doit être { $wanted }
reason-data_pattern = le texte doit correspondre à { $wanted }
reason-data_one_end = donne soit un score, soit un nombre de tours de conteur
reason-data_cut_short = la fin manque
reason-data_malformed = il y a une faute à l’octet { $byte }
reason-data_malformed_at = il y a une faute à la ligne { $row }, colonne { $column }
reason-data_malformed_end = il y a une faute à la fin
reason-data_not_utf8 = ce n’est pas de l’UTF-8
reason-data_too_deep = trop de choses y sont imbriquées
reason-reported = « { $detail } »
