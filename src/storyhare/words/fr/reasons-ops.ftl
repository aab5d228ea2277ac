### Why something does not answer or is damaged, for operators: the part of a sentence after a colon or in brackets,
### which begins in lower case and has no full stop.

reason-net_taken = un autre programme l’utilise
reason-net_no_address = cet ordinateur n’a pas cette adresse
reason-net_refused = la connexion a été refusée
reason-net_timeout = la réponse s’est trop fait attendre
reason-net_unreachable = aucun réseau n’y mène
reason-net_lost = la connexion a été perdue
reason-net_unknown_name = aucun ordinateur ne porte ce nom
reason-net_status = la réponse est HTTP { $status }
reason-net_closed = la connexion a été fermée avec { $status }
reason-db_no_database = ce n’est pas une base de données
reason-db_inconsistent = son contenu est incohérent
reason-db_cannot_open = impossible de l’ouvrir
reason-db_disk = le disque est plein, ou protégé en écriture
reason-line_missing = la ligne { $line } manque
reason-line_damaged = la ligne { $line } est abîmée
reason-line_newer = la ligne { $line } vient d’une version plus récente de Storyhare
reason-line_senseless = la ligne { $line } n’a pas de sens ({ $detail })
reason-line_impossible = ce que dit la ligne { $line } n’a pas pu arriver ({ $detail })
reason-row_differs = son entrée ne correspond pas à ses lignes
reason-db_format = le format { $format } n’existe pas
reason-db_not_empty = il contient déjà des tables
reason-db_closed = il est déjà fermé
reason-backup_strange_files = on y trouve des fichiers qu’aucune sauvegarde ne contient
reason-part_damaged = « { $name } » est abîmé
reason-no_line_left = aucune ligne n’est lisible
reason-orphan_lines = { $number ->
    [one] { $number } ligne n’appartient à aucune table
   *[other] { $number } lignes n’appartiennent à aucune table
}
reason-codes_differ = { $number ->
    [one] { $number } code ne correspond pas à sa table
   *[other] { $number } codes ne correspondent pas à leurs tables
}
