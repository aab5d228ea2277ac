### Awards of a finished game, each with the fact behind it.

award-fooled = O isco
    .fact = { $count ->
        [one] Um voto mordeu o isco de { $names }.
       *[other] { $count } votos morderam o isco de { $names }.
    }
award-loved = O encanto da mesa
    .fact = { $count ->
        [one] Um voto para as cartas de { $names }.
       *[other] { $count } votos para as cartas de { $names }.
    }
award-found = O melhor faro
    .fact = Acertos de { $names }: { $count } em { $of }.
award-told = Na medida certa
    .fact = { $of ->
        [1] A frase de { $names }, no ponto: acertou parte da mesa, não toda.
       *[other] Frases de { $names } no ponto: { $count } em { $of }. Acertou parte da mesa, não toda.
    }
award-leap = O salto mais longo
    .fact = Casas de { $names } num só turno: { $count }.
award-contrary = Espírito livre
    .fact = Votos a solo de { $names }: { $count }.
award-crowd = Em sintonia
    .fact = Votos partilhados de { $names }: { $count } em { $of }.
