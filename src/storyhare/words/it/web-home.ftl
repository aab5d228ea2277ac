### The first page.

home-title =
    Di’ poco.
    Il resto lo indovinano.
home-text = Un gioco di immagini e frasi per 3–12 persone. Ognuno gioca sul proprio telefono; niente da installare, nessun account.
home-cards = Alcune delle carte
home-more = Altro
home-rules = Come si gioca
home-score = Segna i punti

## The ways in

home-doors = A un tavolo
home-start = Apri un tavolo
home-code = Hai il codice di un tavolo?
home-code-wrong = Un codice ha da quattro a sei lettere e cifre, come K7WM.
home-join = Entra
home-back = Torna al tavolo { $code }
home-back-name = Lì sei { $name }.
home-name = Come vuoi che ti chiamino?
home-open = Apri il tavolo
home-play = Gioca
home-return = Non ora
home-bots = Gioca subito con i bot
home-bots-hint = Senza aspettare, solo tu e loro

## A clue that fits more than one card

home-which = Quale carta è?
home-clue-1 = Non ha mai detto a nessuno che cosa c’era dentro
home-clue-2 = La lunga strada verso casa
home-clue-3 = A un passo dal risveglio
home-clue-4 = Troppo tardi per tornare indietro
home-clue-5 = Quello che la luna tiene per sé
home-clue-6 = Una promessa mantenuta
