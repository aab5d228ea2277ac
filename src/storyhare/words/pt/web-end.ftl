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
end-keep-hint = Livro de histórias, repetição e registo
end-book = Levar o livro
end-book-hint = Uma página com todas as imagens, para guardar ou imprimir
end-book-making = O livro está a ser encadernado
end-book-done = O livro de histórias está nas tuas transferências.
end-replay = Ver outra vez
end-replay-hint = Passo a passo, de cada lugar
end-share = Enviar a repetição
end-share-title = Um jogo de Storyhare
end-address = O endereço da repetição
end-record = Levar o registo para programas
end-sign = Que apareça o meu nome
end-sign-hint = Na repetição, no livro e no registo. As outras pessoas só aparecem com nome se também quiserem.
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
