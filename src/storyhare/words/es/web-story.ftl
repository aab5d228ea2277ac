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
award-found = El mejor olfato
    .fact = Aciertos de { $names }: { $count } de { $of }.
award-told = Hilar fino
    .fact = { $of ->
        [1] Frases en su punto de { $names }. Acertó parte de la mesa, no toda.
       *[other] Frases en su punto de { $names }: { $count } de { $of }. Acertó parte de la mesa, no toda.
    }
award-leap = El salto más largo
    .fact = Casillas de { $names } en un solo turno: { $count }.
award-contrary = A su aire
    .fact = Votos en solitario de { $names }: { $count }.
award-crowd = Con la manada
    .fact = Votos compartidos de { $names }: { $count } de { $of }.
