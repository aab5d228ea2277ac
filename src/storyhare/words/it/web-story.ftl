### Awards of a finished game, each with the fact behind it.

award-fooled = L’esca
    .fact = { $count ->
        [one] { $names }: un voto attirato.
       *[other] { $names }: { $count } voti attirati.
    }
award-loved = Le carte più amate
    .fact = { $count ->
        [one] { $names }: un voto.
       *[other] { $names }: { $count } voti.
    }
award-found = Il miglior fiuto
    .fact = { $names }: carte trovate, { $count } su { $of }.
award-told = Il filo sottile
    .fact = { $of ->
        [1] { $names }: ben raccontata, trovata da alcuni, non da tutti.
       *[other] { $names }: ben raccontate { $count } su { $of }, trovate da alcuni, non da tutti.
    }
award-leap = Il salto più lungo
    .fact = { $count ->
        [one] { $names }: un passo in un turno.
       *[other] { $names }: { $count } passi in un turno.
    }
award-contrary = La propria strada
    .fact = { $count ->
        [one] { $names }: una volta senza nessun altro sulla carta.
       *[other] { $names }: { $count } volte senza nessun altro sulla carta.
    }
award-crowd = Nel gregge
    .fact = { $names }: voti insieme ad altri, { $count } su { $of }.
