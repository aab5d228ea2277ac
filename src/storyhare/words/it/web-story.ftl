### Awards of a finished game, each with the fact behind it.

award-fooled = L’esca
    .fact = { $count ->
        [one] { $names }: un voto attirato in trappola.
       *[other] { $names }: { $count } voti attirati in trappola.
    }
award-loved = Le carte più amate
    .fact = { $count ->
        [one] Un voto per le carte di { $names }.
       *[other] { $count } voti per le carte di { $names }.
    }
award-found = Il miglior fiuto
    .fact = { $count ->
        [one] { $names }: 1 carta trovata su { $of }.
       *[other] { $names }: { $count } carte trovate su { $of }.
    }
award-told = Il giusto equilibrio
    .fact = { $of ->
        [1] { $names }: carta trovata da alcuni, non da tutti.
       *[other] { $names }: carta trovata da alcuni, non da tutti, { $count ->
            [one] una volta
           *[other] { $count } volte
        } su { $of }.
    }
award-leap = Il salto più lungo
    .fact = { $count ->
        [one] { $names }: un passo in un turno.
       *[other] { $names }: { $count } passi in un turno.
    }
award-contrary = Spirito libero
    .fact = { $count ->
        [one] { $names }: una volta senza nessun altro sulla carta.
       *[other] { $names }: { $count } volte senza nessun altro sulla carta.
    }
award-crowd = In sintonia
    .fact = { $of ->
        [1] { $names }: voto insieme ad altri.
       *[other] { $names }: voto insieme ad altri { $count ->
            [one] una volta
           *[other] { $count } volte
        } su { $of }.
    }
