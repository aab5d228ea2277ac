### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = Fine
end-winner = { $who ->
        [you] Hai vinto!
        [your-team] La tua squadra ha vinto!
        [you-and] Condividi la vittoria con { $names }!
        [player] Vince { $names }!
        [team] Vincono { $names }!
       *[several] Vincono a pari merito { $names }!
    }
end-awards = Premi
end-story = { $rounds ->
        [one] La vostra storia, un turno
       *[other] La vostra storia, { $rounds } turni
    }
end-open-book = Apri il libro
end-page = Turno { $round }: { $clue }. La frase è di { $name }.

## Playing again

end-new-table = Nuovo tavolo
end-rematch = Avvia la rivincita
end-rematch-wish = Chiedi la rivincita
end-rematch-waits = In attesa che { $name } inizi
end-wishes = { $count ->
        [one] { $count } su { $of } la vuole
       *[other] { $count } su { $of } la vogliono
    }

## What to keep

end-keep = Conserva questa partita
end-keep-hint = Libro, immagine e replay
end-book = Scarica il libro
end-book-hint = Una copertina e una pagina per ogni turno, da leggere, stampare o condividere
end-book-making = Un momento…
end-book-done = Il libro è tra i tuoi download.
end-send = Condividi il libro
end-send-hint = Chi non ha giocato vede i nomi solo se siete tutti d’accordo.
end-copied = Link copiato.
end-print = Stampa il libro
end-picture = Condividi il risultato
end-picture-hint = Un’immagine con conigli, punti e la frase migliore
end-picture-done = L’immagine è tra i tuoi download.
end-replay = Guarda il replay
end-replay-hint = Va da solo, o passo per passo da ogni posto
end-share-title = Una partita di Storyhare
end-address = Link al libro
end-record = Scarica il registro della partita
end-sign = Mostra il mio nome
end-sign-hint = A chi ha giocato. Gli altri vedono i nomi solo se siete tutti d’accordo.
end-ask = Il libro può mostrare il tuo nome?
end-ask-hint = Chi ha giocato lo vede, a meno che tu non dica di no. Chiunque altro abbia il link vede i nomi solo se siete tutti d’accordo.
end-ask-yes = Sì
end-ask-no = No, senza il mio nome
end-recordings = Conserva suoni e gesti
end-photos = Conservare le foto delle carte
end-recordings-hint = Nel replay e nel libro, per tutti quelli che hanno il link.
end-recordings-kept = Tutti d’accordo: si conservano.
end-recordings-awaited = { $count ->
        [one] { $names } non ha ancora detto di sì. Si conservano solo se siete tutti d’accordo.
       *[other] { $names } non hanno ancora detto di sì. Si conservano solo se siete tutti d’accordo.
    }

## The book

end-book-title = Il nostro libro dei racconti
end-book-under = { $ruleset }, { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }, { $day }
end-book-total = Totale
end-book-made = Creato con Storyhare.
end-best-clue = La frase migliore
end-found = Trovata da { $names }.
