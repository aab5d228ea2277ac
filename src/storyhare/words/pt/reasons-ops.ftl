### Why something does not answer or is damaged, for operators: the part of a sentence after a colon or in brackets,
### which begins in lower case and has no full stop.

reason-net_taken = está a ser usado por outro programa
reason-net_no_address = este computador não tem esse endereço
reason-net_refused = a ligação foi recusada
reason-net_timeout = não houve resposta a tempo
reason-net_unreachable = nenhuma rede chega lá
reason-net_lost = a ligação perdeu-se
reason-net_unknown_name = não se conhece nenhum computador com esse nome
reason-net_status = a resposta é HTTP { $status }
reason-net_closed = a ligação foi fechada com { $status }
reason-db_no_database = não é uma base de dados
reason-db_inconsistent = o conteúdo é incoerente
reason-db_cannot_open = não se consegue abrir
reason-db_disk = o disco está cheio ou não se pode escrever nele
reason-line_missing = falta a linha { $line }
reason-line_damaged = a linha { $line } está danificada
reason-line_newer = a linha { $line } é de uma versão mais recente do Storyhare
reason-line_senseless = a linha { $line } não faz sentido ({ $detail })
reason-line_impossible = o que a linha { $line } diz não pode ter acontecido ({ $detail })
reason-row_differs = o seu registo não corresponde às suas linhas
reason-db_format = o formato { $format } não existe
reason-db_not_empty = já tem mesas
reason-db_closed = já está fechado
reason-backup_strange_files = tem ficheiros que nenhuma cópia de segurança tem
reason-part_damaged = «{ $name }» está danificado
reason-no_line_left = não se consegue ler nenhuma linha
reason-orphan_lines = { $number ->
    [one] uma linha não pertence a nenhuma mesa
   *[other] { $number } linhas não pertencem a nenhuma mesa
}
reason-codes_differ = { $number ->
    [one] um código não corresponde à sua mesa
   *[other] { $number } códigos não correspondem às suas mesas
}
