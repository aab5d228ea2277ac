### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = Fim
end-winner = { $who ->
        [you] Ganhaste!
        [your-team] A tua equipa ganhou!
        [you-and] Partilhas a vitória com { $names }!
        [player] Vitória de { $names }!
        [team] Vitória de { $names }!
       *[several] Vitória partilhada: { $names }!
    }
end-awards = Prémios
end-story = { $rounds ->
        [1] A nossa história, um turno
       *[other] A nossa história, { $rounds } turnos
    }
end-open-book = Abrir o livro
end-page = Turno { $round }: { $clue }. Conta { $name }.

## Playing again

end-new-table = Mesa nova
end-rematch = Desforra
end-rematch-wish = Orelhas no ar: desforra
end-rematch-waits = { $name } começa a desforra
end-wishes = { $count ->
        [0] Ainda ninguém a pediu
        [1] Uma pessoa em { $of } quer
       *[other] { $count } em { $of } querem
    }

## What to keep

end-keep = Guardar este jogo
end-keep-hint = Livro, imagem e repetição
end-book = Guardar em ficheiro
end-book-hint = Uma capa e uma página por ronda, para ler, imprimir ou enviar
end-book-making = O livro está a ser encadernado
end-book-done = O livro de histórias está nas tuas transferências.
end-send = Enviar o livro
end-send-hint = Quem não esteve lá só vê nomes se toda a gente concordar.
end-copied = A ligação foi copiada.
end-print = Imprimir
end-picture = Enviar o resultado
end-picture-hint = Uma imagem com os coelhos, os pontos e a melhor frase
end-picture-done = A imagem está nas tuas transferências.
end-replay = Ver outra vez
end-replay-hint = Sozinha, ou passo a passo de cada lugar
end-share-title = Um jogo de Storyhare
end-address = O endereço do livro
end-record = Levar o registo para programas
end-sign = Que apareça o meu nome
end-sign-hint = Para quem jogou. As outras pessoas só veem nomes se toda a gente concordar.
end-ask = O teu nome pode aparecer no livro?
end-ask-hint = Quem jogou vê-o, a não ser que digas que não. Qualquer outra pessoa com o link só vê nomes se toda a gente concordar.
end-ask-yes = Sim
end-ask-no = Não, sem o meu nome
end-recordings = Guardar sons e mímica
end-recordings-hint = Na repetição e no livro, para quem tem o link.
end-recordings-kept = Toda a gente concorda: ficam guardados.
end-recordings-awaited = { $count ->
        [one] { $names } ainda não disse que sim; sem toda a gente não ficam.
       *[other] { $names } ainda não disseram que sim; sem toda a gente não ficam.
    }

## The book

end-book-title = O nosso livro de histórias
end-book-under = { $ruleset }, { $rounds ->
        [1] um turno
       *[other] { $rounds } turnos
    }, { $day }
end-book-total = Total
end-book-made = Contado com Storyhare.
end-best-clue = A melhor frase
end-found = Descoberta por { $names }.
