### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = Fim
end-winner = { $who ->
        [you] Ganhaste!
        [your-team] A tua equipa ganhou!
        [you-and] Partilhas a vitória com { $names }!
        [player] { $names } ganhou!
        [team] { $names } ganharam!
       *[several] { $names } partilham a vitória!
    }
end-awards = Prémios
end-story = { $rounds ->
        [one] A nossa história, um turno
       *[other] A nossa história, { $rounds } turnos
    }
end-open-book = Abrir o livro
end-page = Turno { $round }: { $clue }. Frase de { $name }.

## Playing again

end-new-table = Mesa nova
end-rematch = Começar a desforra
end-rematch-wish = Pedir a desforra
end-rematch-waits = À espera de { $name } para começar
end-wishes = { $count ->
        [one] Uma pessoa em { $of } quer a desforra
       *[other] { $count } em { $of } querem a desforra
    }

## What to keep

end-keep = Guardar este jogo
end-keep-hint = Livro, imagem e repetição
end-book = Transferir o livro
end-book-hint = Uma capa e uma página por turno, para ler, imprimir ou partilhar
end-book-making = Um momento…
end-book-done = O livro está nas tuas transferências.
end-send = Partilhar o livro
end-send-hint = Quem não jogou só vê nomes se toda a gente aceitar.
end-copied = Ligação copiada.
end-print = Imprimir o livro
end-picture = Partilhar o resultado
end-picture-hint = Uma imagem com coelhos, pontos e a melhor frase
end-picture-done = A imagem está nas tuas transferências.
end-replay = Ver a repetição
end-replay-hint = Avança sozinha, ou passo a passo a partir de cada lugar
end-share-title = Um jogo de Storyhare
end-address = Ligação para o livro
end-record = Transferir o registo do jogo
end-sign = Mostrar o meu nome
end-sign-hint = A quem jogou. As outras pessoas só veem nomes se toda a gente aceitar.
end-ask = O livro pode mostrar o teu nome?
end-ask-hint = Quem jogou vê-o, a não ser que digas que não. Outras pessoas com a ligação só veem nomes se toda a gente aceitar.
end-ask-yes = Sim
end-ask-no = Não, sem o meu nome
end-recordings = Guardar os sons e a mímica
end-photos = Guardar as fotografias das cartas
end-recordings-hint = Na repetição e no livro, para quem tiver a ligação.
end-recordings-kept = Toda a gente aceitou: ficam guardados.
end-recordings-awaited = { $count ->
        [one] { $names } ainda não aceitou. Só ficam se toda a gente aceitar.
       *[other] { $names } ainda não aceitaram. Só ficam se toda a gente aceitar.
    }

## The book

end-book-title = O nosso livro de histórias
end-book-under = { $ruleset }, { $rounds ->
        [one] um turno
       *[other] { $rounds } turnos
    }, { $day }
end-book-total = Total
end-book-made = Feito com o Storyhare.
end-best-clue = A melhor frase
end-found = Acertos: { $names }.
