### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = La fine
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
        [one] La nostra storia, un turno
       *[other] La nostra storia, { $rounds } turni
    }
end-open-book = Apri il libro
end-page = Turno { $round }: { $clue }. Racconta { $name }.

## Playing again

end-new-table = Nuovo tavolo
end-rematch = Rivincita
end-rematch-wish = Orecchie in su per la rivincita
end-rematch-waits = { $name } avvia la rivincita
end-wishes = { $count ->
        [0] Nessuno l’ha ancora chiesta
        [one] Una persona su { $of } la vuole
       *[other] { $count } su { $of } la vogliono
    }

## What to keep

end-keep = Conserva questa partita
end-keep-hint = Libro, immagine e replay
end-book = Salvalo come file
end-book-hint = Una copertina e una pagina per ogni round, da leggere, stampare o mandare
end-book-making = Il libro si sta rilegando
end-book-done = Il libro dei racconti è tra i tuoi download.
end-send = Manda il libro
end-send-hint = Chi non c’era vede i nomi solo se siete tutti d’accordo.
end-copied = Link copiato.
end-print = Stampa
end-picture = Manda il risultato
end-picture-hint = Un’immagine con conigli, punti e la frase migliore
end-picture-done = L’immagine è tra i tuoi download.
end-replay = Rivedila
end-replay-hint = Da solo, o passo per passo da ogni posto
end-share-title = Una partita di Storyhare
end-address = L’indirizzo del libro
end-record = Prendi la cronaca per programmi
end-sign = Con il mio nome
end-sign-hint = Per chi ha giocato. Gli altri vedono i nomi solo se siete tutti d’accordo.
end-ask = Il tuo nome può stare nel libro?
end-ask-hint = Chi ha giocato lo vede, a meno che tu dica di no. Chiunque altro abbia il link vede i nomi solo se siete tutti d’accordo.
end-ask-yes = Sì
end-ask-no = No, senza il mio nome
end-recordings = Conserva suoni e mimi
end-recordings-hint = Nel replay e nel libro, per chi ha il link.
end-recordings-kept = Tutti d’accordo: restano.
end-recordings-awaited = { $count ->
        [one] { $names } non ha ancora detto sì; senza tutti non restano.
       *[other] { $names } non hanno ancora detto sì; senza tutti non restano.
    }

## The book

end-book-title = Il nostro libro dei racconti
end-book-under = { $ruleset }, { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }, { $day }
end-book-total = Totale
end-book-made = Raccontato con Storyhare.
end-best-clue = La frase migliore
end-found = Trovata da { $names }.
