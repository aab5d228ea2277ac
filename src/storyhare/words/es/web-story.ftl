### Awards of a finished game, each with the fact behind it.

award-fooled = El señuelo
    .fact = { $count ->
        [one] Un voto mordió el anzuelo de { $names }.
       *[other] { $count } votos mordieron el anzuelo de { $names }.
    }
award-loved = El encanto de la mesa
    .fact = { $count ->
        [one] Un voto para las cartas de { $names }.
       *[other] { $count } votos para las cartas de { $names }.
    }
award-found = Ojo de lince
    .fact = Aciertos de { $names }: { $count } de { $of }.
award-told = En su punto
    .fact = { $of ->
        [1] Con la frase de { $names } acertó parte de la mesa, no toda.
       *[other] Con { $count } de { $of } frases de { $names } acertó parte de la mesa, no toda.
    }
award-leap = El salto más largo
    .fact = Casillas de { $names } en un solo turno: { $count }.
award-contrary = A su aire
    .fact = Votos en solitario de { $names }: { $count }.
award-crowd = En sintonía
    .fact = Votos compartidos de { $names }: { $count } de { $of }.
